"""Tables: nothing acknowledged is lost, nothing is played twice, nothing is taken that is taken."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from gondwana.kernel import Problem, Refused
from gondwana.table import Host, Live, NewTable, NoSeat, SeatPlan, Stale, TableError, UnknownTable
from gondwana.table.store import Conflict
from stories import run_story

BOT = SeatPlan("bot", bot="random")


def run(path: Path, story: Callable[[Host], Awaitable[None]]) -> None:
    """Tell a story at a host over a database file."""

    async def main() -> None:
        host = await Host.open(f"sqlite:///{path / 'tables.db'}")
        try:
            await asyncio.wait_for(story(host), 60)
        finally:
            await host.close()

    run_story(main())


async def sit_down(host: Host, *others: SeatPlan, **plan: object) -> tuple[str, Live]:
    """Ann at a new table with others; her id and the table."""
    ann = await host.people.create_guest("Ann")
    me = SeatPlan("person", "Ann", person=ann.id)
    table = NewTable("evo-2011", (me, *(others or (BOT, BOT))), seed="7", pace=0, **plan)  # type: ignore[arg-type]
    return ann.id, await host.create(table)


async def my_turn(live: Live, seat: int = 0) -> None:
    async for _ in live.watch():
        if live.match.over or seat in live.match.waiting:
            return


async def play_to_the_end(live: Live, seat: int = 0) -> None:
    while not live.match.over:
        await my_turn(live, seat)
        if not live.match.over:
            await live.act(seat, live.legal(seat)[-1], live.version)


def test_a_game_against_bots_is_the_same_after_a_restart(tmp_path: Path) -> None:
    kept: dict[str, object] = {}

    async def play(host: Host) -> None:
        ann, live = await sit_down(host)
        await play_to_the_end(live)
        kept.update(ann=ann, id=live.id, hash=live.match.state_hash(), version=live.version)

    async def come_back(host: Host) -> None:
        live = await host.table(str(kept["id"]))
        assert (live.match.state_hash(), live.version) == (kept["hash"], kept["version"])
        assert [card.id for card in await host.finished_cards(str(kept["ann"]))] == [kept["id"]]
        assert live.card.ranks is not None
        assert min(live.card.ranks) == 1

    run(tmp_path, play)
    run(tmp_path, come_back)


def test_bots_go_on_after_a_restart_in_their_turn(tmp_path: Path) -> None:
    kept: dict[str, str] = {}

    async def stop_in_the_middle(host: Host) -> None:
        _, live = await sit_down(host)
        await my_turn(live)
        live.pace = 60.0  # the next bot is still thinking when the host closes
        await live.act(0, live.legal(0)[0], live.version)
        kept["id"] = live.id
        assert 0 not in live.match.waiting

    async def come_back(host: Host) -> None:
        live = await host.table(kept["id"])
        await my_turn(live)
        assert 0 in live.match.waiting

    run(tmp_path, stop_in_the_middle)
    run(tmp_path, come_back)


def test_an_old_version_is_stale_and_changes_nothing(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        _, live = await sit_down(host)
        await my_turn(live)
        before = live.match.state_hash()
        with pytest.raises(Stale) as stale:
            await live.act(0, live.legal(0)[0], live.version - 1)
        assert stale.value.version == live.version
        assert live.match.state_hash() == before

    run(tmp_path, story)


def test_a_refused_action_is_not_stored(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        _, live = await sit_down(host)
        await my_turn(live)
        version = live.version
        with pytest.raises(Refused):
            await live.act(0, "lay a1", version)
        with pytest.raises(Problem):
            await live.act(0, "dance", version)
        assert live.version == version
        assert len((await host.call("whole", live.id)).lines) == version

    run(tmp_path, story)


def test_two_writers_of_one_line_do_not_double_it(tmp_path: Path) -> None:
    """A second server process has written meanwhile: the first reads anew."""

    async def story(host: Host) -> None:
        _, live = await sit_down(host, SeatPlan("person", "Bo", person=None))
        await my_turn(live, live.match.waiting[0])
        seat = live.match.waiting[0]
        other = await Host.open(f"sqlite:///{tmp_path / 'tables.db'}")
        twin = await other.table(live.id)
        words, version = twin.legal(seat)[0], twin.version
        await twin.act(seat, words, version)
        with pytest.raises(Stale):
            await live.act(seat, live.legal(seat)[1], version)
        assert live.match.state_hash() == twin.match.state_hash()
        assert live.version == twin.version
        await other.close()

    run(tmp_path, story)


def test_who_decides_at_once_with_others_is_not_held_up_by_them(tmp_path: Path) -> None:
    """Several must take dinosaurs off: all act on the version that they saw."""

    async def story(host: Host) -> None:
        people = [await host.people.create_guest(f"P{k}") for k in range(4)]
        seats = tuple(SeatPlan("person", p.name, person=p.id) for p in people)
        live = await host.create(NewTable("evo-2011", seats, seed="5"))
        while len(live.match.waiting) < 2 and not live.match.over:
            seat = live.match.waiting[0]
            words = [w for w in live.legal(seat) if w != "pass"] or ["pass"]
            await live.act(seat, words[len(live.match.lines) % len(words)], live.version)
        assert len(live.match.waiting) >= 2
        seen, seats_asked = live.version, live.match.waiting
        for seat in seats_asked:
            await live.act(seat, live.legal(seat)[0], seen)
        with pytest.raises(Stale):
            await live.act(seats_asked[0], "pass", seen)

    run(tmp_path, story)


def test_a_line_is_unique(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        _, live = await sit_down(host)
        with pytest.raises(Conflict):
            await host.call("append", live.id, 0, [(0, "pass")], "running", {})

    run(tmp_path, story)


def test_an_invitation_gives_its_seat_once(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        _, live = await sit_down(host, SeatPlan("open"), SeatPlan("open"))
        assert live.phase == "open"
        assert live.legal(live.match.waiting[0]) == []
        with pytest.raises(TableError):
            await live.act(live.match.waiting[0], "bid 1 0", live.version)
        bo, cy = [await host.people.create_guest(name) for name in ("Bo", "Cy")]
        token = live.invitations[1]
        assert await live.sit(bo.id, "Bo", token) == 1
        assert await live.sit(bo.id, "Bo", token) == 1
        with pytest.raises(NoSeat):
            await live.sit(cy.id, "Cy", token)
        with pytest.raises(NoSeat):
            await live.sit(cy.id, "Cy", "no such token")
        assert await live.sit_open(2, cy.id, "Cy") == 2
        assert live.phase == "running"
        assert live.seats_of(cy.id) == (2,)
        row = (await host.call("whole", live.id)).seats[1]
        assert token not in str(row)

    run(tmp_path, story)


def test_who_sits_there_can_make_a_new_invitation_and_the_old_one_is_void(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        ann, live = await sit_down(host, SeatPlan("open"))
        bo = await host.people.create_guest("Bo")
        old = live.invitations[1]
        new = await live.invite(ann, 1)
        with pytest.raises(NoSeat):
            await live.sit(bo.id, "Bo", old)
        with pytest.raises(NoSeat):
            await live.invite(bo.id, 1)
        assert await live.sit(bo.id, "Bo", new) == 1
        with pytest.raises(NoSeat):
            await live.invite(ann, 1)

    run(tmp_path, story)


def test_undo_inside_the_own_turn_is_free_and_kept_in_the_log(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        _, live = await sit_down(host)
        while live.match.view(0).ask.step != "move" or 0 not in live.match.waiting:
            await my_turn(live)
            if live.match.view(0).ask.step != "move":
                await live.act(0, live.legal(0)[0], live.version)
        before, version = live.match.state_hash(), live.version
        step = next(
            words
            for words in live.legal(0)
            if words.startswith("move ") and len(live.match.copy().play(0, words)) == 1
        )
        await live.act(0, step, version)
        assert live.free_undo(0)
        await live.undo(0, live.version)
        assert live.match.state_hash() == before
        assert live.version == version + 2
        assert [words for _, words in live.undone] == [step]
        await host.reload(live)
        assert (live.match.state_hash(), live.version) == (before, version + 2)

    run(tmp_path, story)


def test_undo_of_what_others_have_seen_is_offered_to_them(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        bo = await host.people.create_guest("Bo")
        _, live = await sit_down(host, SeatPlan("person", "Bo", person=bo.id))
        first = live.match.waiting[0]
        second = 1 - first
        before = live.match.state_hash()
        await live.act(first, live.legal(first)[0], live.version)
        await live.undo(first, live.version)
        assert live.offer is not None
        assert live.offer.asked == {second}
        with pytest.raises(TableError):
            await live.answer_undo(first, True)
        await live.answer_undo(second, False)
        assert live.offer is not None
        assert (live.offer.seat, live.offer.declined) == (first, second)
        with pytest.raises(TableError):
            await live.answer_undo(second, True)
        await live.undo(first, live.version)
        await live.answer_undo(second, True)
        assert live.match.state_hash() == before

    run(tmp_path, story)


def test_dice_by_hand_are_entered_and_kept(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        _, live = await sit_down(host, dice="hand")
        while live.match.chances():
            outcome, _ = live.match.chances()[0]
            await live.happen(live.match.outcome_words(outcome), live.version)
        assert live.match.waiting
        with pytest.raises(TableError):
            await live.happen("fail", live.version)
        state = live.match.state_hash()
        await host.reload(live)
        assert live.match.state_hash() == state

    run(tmp_path, story)


def test_an_outcome_entered_wrongly_is_taken_back(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        _, live = await sit_down(host, dice="hand")
        with pytest.raises(TableError):
            await live.undo(0, live.version)
        before, chances = live.match.state_hash(), live.match.chances()
        await live.happen(live.match.outcome_words(chances[-1][0]), live.version)
        assert live.match.state_hash() != before
        await live.undo(0, live.version)
        assert live.match.state_hash() == before
        assert live.match.chances() == chances
        await host.reload(live)
        assert live.match.state_hash() == before

    run(tmp_path, story)


def test_only_people_are_a_reason_to_be_asked_in_every_window(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        _, live = await sit_down(host)
        assert live.preference(0) == "playable"
        await live.prefer(0, "always")
        assert live.preference(0) == "always"
        _, live = await sit_down(host, BOT, SeatPlan("open"))
        assert live.preference(0) == "always"

    run(tmp_path, story)


def test_a_pass_by_standing_wish_is_not_what_is_taken_back(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        _, live = await sit_down(host, BOT)
        await live.prefer(0, "playable")
        decided = 0
        for _ in range(4000):
            await asyncio.sleep(0.001)
            if any(line.seat == 0 for line in live.match.lines[decided + 1 :]) and decided:
                break
            if 0 in live.match.waiting and live.automatic() is None:
                decided = len(live.match.lines)
                await live.act(0, live.legal(0)[0], live.version)
        else:
            raise AssertionError("nothing was passed by itself")
        await my_turn(live)  # the bot has played on
        while live.automatic() is not None:
            await asyncio.sleep(0.001)
        await live.undo(0, live.version)
        assert len(live.match.lines) == decided

    run(tmp_path, story)


def test_who_wants_it_passes_card_windows_without_being_asked(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        _, live = await sit_down(host, BOT)
        await my_turn(live)
        live.match.state.card[0] = 0  # becalmed skies, whose window opens before each token
        seen: list[tuple[str, str]] = []
        await live.prefer(0, "pass-round")
        async for _ in live.watch():
            if live.match.round_number == 3:
                break
            if 0 in live.match.waiting and live.automatic() is None:
                seen.append((live.match.view(0).ask.step, live.preference(0)))
                await live.act(0, live.legal(0)[0], live.version)
                await live.prefer(0, "pass-round")
        assert ("window", "pass-round") not in seen
        assert ("window", "playable") in seen  # a new round: the card could be played
        with pytest.raises(TableError):
            await live.prefer(0, "never")

    run(tmp_path, story)


def test_a_rematch_seats_everybody_again(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        ann, live = await sit_down(host)
        again = await live.rematch(ann)
        assert again.id != live.id
        assert [seat.name for seat in again.seats] == [seat.name for seat in live.seats]
        assert await live.rematch(ann) is again
        await host.reload(live)
        assert (await live.rematch(ann)).id == again.id
        with pytest.raises(NoSeat):
            await live.rematch("a stranger")

    run(tmp_path, story)


def test_my_tables_come_first_where_it_is_my_turn(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        ann, first = await sit_down(host)
        await my_turn(first)
        bo = await host.people.create_guest("Bo")
        for _ in range(4):
            seats = (SeatPlan("person", "Bo", person=bo.id), SeatPlan("person", "Ann", person=ann))
            live = await host.create(NewTable("evo-2011", seats))
        cards = await host.cards(ann)
        turns = [any(card.seats[k].person == ann for k in card.waiting) for card in cards]
        assert turns == sorted(turns, reverse=True)
        assert True in turns
        assert live.id in [card.id for card in cards]

    run(tmp_path, story)


def test_accounts_come_back_with_their_password_only(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        ann = await host.people.create_guest("  Ann   B ")
        assert ann.name == "Ann B"
        await host.people.register(ann.id, "Ann@Home", "long enough")
        assert (await host.people.login("ann@home", "long enough")).id == ann.id
        for login, password in (("ann@home", "wrong one"), ("nobody", "long enough")):
            with pytest.raises(TableError, match="do not match"):
                await host.people.login(login, password)
        bo = await host.people.create_guest("Bo")
        with pytest.raises(TableError, match="taken"):
            await host.people.register(bo.id, "ANN@home", "long enough")
        key = await host.people.create_key(ann.id)
        owner = await host.people.by_key(key)
        assert owner is not None
        assert owner.id == ann.id
        assert await host.people.by_key(key + "x") is None

    run(tmp_path, story)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "tab\x07bell"])
def test_names_are_short_and_visible(tmp_path: Path, name: str) -> None:
    async def story(host: Host) -> None:
        with pytest.raises(TableError):
            await host.people.create_guest(name)

    run(tmp_path, story)


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        with pytest.raises(UnknownTable):
            await host.table("nowhere")
        with pytest.raises(Problem):
            await host.create(NewTable("evo-1999", (BOT, BOT)))
        with pytest.raises(Problem):
            await host.create(NewTable("evo-2011", (BOT,)))
        with pytest.raises(Problem):
            await host.create(NewTable("evo-2011", (BOT, SeatPlan("bot", bot="godzilla"))))

    run(tmp_path, story)


@pytest.mark.parametrize("url", ["sqlite:////no/such/folder/x.db", "gopher://x", "not a url"])
def test_a_database_that_cannot_be_had_is_said(url: str) -> None:
    with pytest.raises(TableError, match="atabase"):
        run_story(Host.open(url))
