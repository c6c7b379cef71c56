"""What is kept besides moves: wishes, offers, paces, rematches, component files of one's own."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from gondwana.kernel import Match, Problem, find_game, read_record
from gondwana.kernel.record import write_record
from gondwana.kernel.windows import Wishes, cards_in, is_window
from gondwana.table import Host, Live, NewTable, SeatPlan, TableError, migrating, store
from stories import run_story

from .test_table import BOT, my_turn, run, sit_down

GAME = find_game("evo-2011")


def restarted(path: Path, *stories: Callable[[Host], Awaitable[None]]) -> None:
    """Tell stories one after the other, each at a host that was started anew."""
    for story in stories:
        run(path, story)


async def to_a_window(live: Live, seat: int = 0) -> list[str]:
    """Play on until the seat is asked in a window with a card that it could play; the words."""
    await live.prefer(seat, "always")
    for _ in range(3000):
        if seat in live.match.waiting and not live.match.state.chance:
            words = live.legal(seat)
            if is_window(words) and cards_in(words):
                return words
            await live.act(seat, words[-1] if is_window(words) else words[0], live.version)
        await asyncio.sleep(0)
        await my_turn(live, seat)
    raise AssertionError("no window in this game")


def test_wishes_pace_and_offers_are_there_after_a_restart(tmp_path: Path) -> None:
    kept: dict[str, object] = {}

    async def before(host: Host) -> None:
        bo = await host.people.create_guest("Bo")
        _, live = await sit_down(host, SeatPlan("person", "Bo", person=bo.id))
        first = live.match.waiting[0]
        await live.act(first, live.legal(first)[0], live.version)
        await live.undo(first, live.version)
        await live.prefer(0, "pass-round")
        first_two = sorted(cards_in(live.match.table.words))[:2]
        await live.mute(1, dict(zip(first_two, ("round", "never"), strict=True)))
        await live.set_pace(1.4)
        kept.update(id=live.id, offer=live.offer, muted=live.muted(1), first=first)

    async def after(host: Host) -> None:
        live = await host.table(str(kept["id"]))
        assert live.offer == kept["offer"]
        assert live.preference(0) == "pass-round"
        assert live.muted(1) == kept["muted"] != frozenset()
        assert live.pace == 1.4
        first = int(str(kept["first"]))
        version = live.version
        await live.answer_undo(1 - first, True)
        assert live.version == version + 1
        assert live.offer is None

    async def later(host: Host) -> None:
        live = await host.table(str(kept["id"]))
        assert live.offer is None

    restarted(tmp_path, before, after, later)


def test_two_processes_that_answer_an_offer_at_once_both_count(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        people = [await host.people.create_guest(name) for name in ("Bo", "Cy")]
        plans = [SeatPlan("person", p.name, person=p.id) for p in people]
        _, live = await sit_down(host, *plans)
        first = live.match.waiting[0]
        before = live.match.state_hash()
        await live.act(first, live.legal(first)[0], live.version)
        await live.undo(first, live.version)
        other = await Host.open(f"sqlite:///{tmp_path / 'tables.db'}")
        twin = await other.table(live.id)
        one, two = sorted({0, 1, 2} - {first})
        await live.answer_undo(one, True)
        await twin.answer_undo(two, True)  # it has not heard of the first answer
        assert twin.match.state_hash() == before
        await other.close()

    run(tmp_path, story)


def test_a_move_ends_what_was_to_be_taken_back(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        bo = await host.people.create_guest("Bo")
        _, live = await sit_down(host, SeatPlan("person", "Bo", person=bo.id))
        first = live.match.waiting[0]
        await live.act(first, live.legal(first)[0], live.version)
        await live.undo(first, live.version)
        twin = await (other := await Host.open(f"sqlite:///{tmp_path / 'tables.db'}")).table(
            live.id
        )
        seat = live.match.waiting[0]
        await live.act(seat, live.legal(seat)[0], live.version)
        with pytest.raises(TableError):
            await twin.answer_undo(1 - first, True)
        assert (await host.call("whole", live.id)).row["offer"] is None
        await other.close()

    run(tmp_path, story)


def test_what_others_do_meanwhile_does_not_change_what_is_taken_back(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        _, live = await sit_down(host, BOT)
        seen = before = -1
        while live.version <= seen or seen < 0:  # until the bot moves between two of Ann's
            await my_turn(live)
            before = len(live.match.lines)
            await live.act(0, live.legal(0)[0], live.version)
            seen = live.version
            await my_turn(live)
        await live.undo(0, seen)
        assert len(live.match.lines) == before
        with pytest.raises(Problem):
            await live.undo(0, seen)  # what was seen then is gone

    run(tmp_path, story)


def test_a_rematch_asked_for_at_two_processes_is_one_table(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        ann, live = await sit_down(host)
        other = await Host.open(f"sqlite:///{tmp_path / 'tables.db'}")
        twin = await other.table(live.id)
        one, two = await asyncio.gather(live.rematch(ann), twin.rematch(ann))
        assert one.id == two.id
        assert len(await host.call("match_ids", ("running",), ann, 9)) == 2
        await other.close()

    run(tmp_path, story)


# ---- cards of which one does not want to hear ----------------------------------------------


def test_a_card_that_is_muted_asks_no_more_in_this_round(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        _, live = await sit_down(host, BOT)
        words = await to_a_window(live)
        cards, now = cards_in(words), live.match.round_number
        await live.pass_quietly(0, live.version)
        assert live.muted(0) == cards
        assert live.match.lines[-1].seat is not None
        assert live.passes(0, words)
        assert not live.passes(0, ["pass", "play something-else"])
        with pytest.raises(TableError):
            await live.mute(0, {"no-such-card": "round"})
        with pytest.raises(TableError):
            await live.mute(0, {min(cards): "sometimes"})
        while live.match.round_number == now and not live.match.over:
            await my_turn(live)
            if live.match.round_number == now:
                legal = live.legal(0)
                assert not is_window(legal) or not cards_in(legal) or cards_in(legal) - cards
                await live.act(0, legal[0], live.version)
        assert live.muted(0) == frozenset()

    run(tmp_path, story)


def test_a_card_that_never_asks_is_mute_in_later_rounds_too(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        _, live = await sit_down(host, BOT)
        words = await to_a_window(live)
        wanted = min(cards_in(words))
        await live.mute(0, {wanted: "never"})
        await live.pass_quietly(0, live.version)
        assert live.mute_of(0, wanted) == "never"
        now = live.match.round_number
        while live.match.round_number == now and not live.match.over:
            await my_turn(live)
            await live.act(0, live.legal(0)[0], live.version)
        assert live.muted(0) == {wanted}

    run(tmp_path, story)


@pytest.mark.parametrize(
    ("wishes", "usual", "asked"),
    [
        (Wishes(), "always", {"none", "one", "both"}),
        (Wishes(), "playable", {"one", "both"}),
        (Wishes("pass-round", 3), "always", set()),
        (Wishes("pass-round", 2), "always", {"one", "both"}),
        (Wishes(None, 0, frozenset({"a"}), 3), "always", {"none", "both"}),
        (Wishes(None, 0, frozenset({"a"}), 3), "playable", {"both"}),
        (Wishes(None, 0, frozenset({"a"}), 2), "playable", {"one", "both"}),
        (Wishes("always", 0, frozenset({"a", "b"}), 3), "playable", {"none"}),
        (Wishes(never=frozenset({"a"})), "playable", {"both"}),
        (Wishes(None, 0, frozenset({"b"}), 3, frozenset({"a"})), "playable", set()),
        (Wishes(None, 0, frozenset({"b"}), 2, frozenset({"a"})), "playable", {"both"}),
    ],
)
def test_wishes_answer_as_they_say(wishes: Wishes, usual: str, asked: set[str]) -> None:
    windows = {
        "none": ["pass"],
        "one": ["pass", "play a"],
        "both": ["pass", "play a", "play b c4"],
    }
    assert {name for name, w in windows.items() if not wishes.passes(w, 3, usual)} == asked
    assert not wishes.passes(["pass", "move a1 a2"], 3, usual)
    assert Wishes.read(wishes.as_kept()) == wishes


def test_nobody_can_tell_from_the_time_why_a_wish_has_passed(tmp_path: Path) -> None:
    """Among people a wish hesitates as long whatever the seat holds."""

    async def story(host: Host) -> None:
        bo = await host.people.create_guest("Bo")
        _, live = await sit_down(host, SeatPlan("person", "Bo", person=bo.id))
        playing = live._playing
        assert {playing._pause_before(0, "pass") > 0 for _ in range(20)} == {True}
        assert len({playing._pause_before(0, "pass") for _ in range(20)}) == 20
        _, live = await sit_down(host, BOT)
        assert live._playing._pause_before(0, "pass") == 0

    run(tmp_path, story)


# ---- component files of one's own ----------------------------------------------------------


def own_maps() -> str:
    """The box's maps with one letter that nobody else has."""
    return GAME.components["maps"].read_text(encoding="utf-8") + "\n# ours\n"


def test_own_components_are_kept_with_the_table_and_its_record(tmp_path: Path) -> None:
    kept: dict[str, object] = {}
    maps = own_maps()

    async def before(host: Host) -> None:
        ann, live = await sit_down(host, BOT, files={"maps": maps})
        await my_turn(live)
        assert live.files == {"maps": maps}
        assert (await live.rematch(ann)).files == {"maps": maps}
        kept.update(id=live.id, hash=live.match.state_hash(), record=write_record(live.match))

    async def after(host: Host) -> None:
        live = await host.table(str(kept["id"]))
        assert live.match.table.own_files == ["maps"]
        assert live.match.state_hash() == kept["hash"]

    restarted(tmp_path, before, after)
    file = tmp_path / "maps.toml"
    file.write_text(maps, encoding="utf-8")
    found = read_record(str(kept["record"]), files={"maps": file})
    assert isinstance(found, Match)
    with pytest.raises(Problem):
        read_record(str(kept["record"]))


@pytest.mark.parametrize(
    ("files", "says"),
    [
        ({"rules": "x"}, "components, maps"),
        ({"maps": "format = 1\nthis is no TOML"}, "maps.toml"),
        ({"maps": ""}, "maps.toml"),
        ({"components": "format = 2"}, "components.toml"),
        ({"maps": "#" * 200_000}, "128"),
    ],
)
def test_wrong_components_are_said_on_arrival(
    tmp_path: Path, files: dict[str, str], says: str
) -> None:
    async def story(host: Host) -> None:
        with pytest.raises(Problem) as problem:
            await host.create(NewTable("evo-2011", (BOT, BOT), files=files))
        assert says in problem.value.say("en")
        assert "/" not in problem.value.say("en").replace("and/or", "")
        assert await host.open_cards() == []

    run(tmp_path, story)


# ---- databases made before -----------------------------------------------------------------


def test_only_a_database_that_is_behind_is_migrated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str | None] = []
    upgrade = migrating._upgrade

    def noted(connection: sa.Connection) -> None:
        done.append(migrating.revision(connection))
        upgrade(connection)

    monkeypatch.setattr(migrating, "_upgrade", noted)
    for _ in range(2):
        store.Store(f"sqlite:///{tmp_path / 'tables.db'}").close()
    assert done == [None]


def test_the_newest_revision_is_the_last_of_the_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrating.MIGRATIONS))
    head = ScriptDirectory.from_config(config).get_current_head()
    assert migrating.newest_revision() == head


def test_a_database_of_the_first_version_loses_nothing(tmp_path: Path) -> None:
    """Rows stay, and who has played again finds the same table."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    engine = sa.create_engine(url)
    sa.event.listen(engine, "connect", store._prepare_sqlite)
    config = Config()
    config.set_main_option("script_location", str(migrating.MIGRATIONS))
    moment = datetime.now(UTC)
    ids = ["a" * 22, "b" * 22]
    old = Match("evo-2011", 2, seed="7")
    with engine.begin() as db:
        config.attributes["connection"] = db
        command.upgrade(config, "001")
        meta = sa.MetaData()
        meta.reflect(db)
        person, match, seat, line = (meta.tables[n] for n in ("person", "match", "seat", "line"))
        db.execute(person.insert().values(id="ann", name="Ann", created=moment))
        for id_, again in zip(ids, (ids[1], None), strict=True):
            told = {"round": 1, "waiting": [0], "points": None, "ranks": None}
            if again:
                told["again"] = again
            db.execute(
                match.insert().values(
                    id=id_, game="evo-2011", game_version=1, options=dict(old.table.options),
                    seed="7", dice="seeded", pace=0.5, phase="running", summary=told,
                    created=moment, changed=moment,
                )
            )  # fmt: skip
            for number in range(2):
                db.execute(
                    seat.insert().values(
                        match=id_, seat=number, kind="person", name="Ann", person="ann"
                    )
                )
            for number, one in enumerate(old.lines):
                db.execute(
                    line.insert().values(
                        match=id_, number=number, seat=one.seat, words=one.words, at=moment
                    )
                )
    engine.dispose()

    async def story() -> None:
        host = await Host.open(url)
        live = await host.table(ids[0])
        assert live.match.state_hash() == old.state_hash()
        assert live.seats_of("ann") == (0, 1)
        assert (await live.rematch("ann")).id == ids[1]
        assert {card.id for card in await host.cards("ann")} == set(ids)
        await host.close()

    run_story(story())
    engine = sa.create_engine(url)
    with engine.begin() as db:
        config.attributes["connection"] = db
        command.downgrade(config, "001")
        assert db.execute(sa.text("SELECT count(*) FROM line")).scalar_one() == 2 * len(old.lines)
    engine.dispose()
