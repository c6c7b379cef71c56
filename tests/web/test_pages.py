"""Pages, writes and the JSON interface over HTTP: who may do what, and what is told when not."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from served import Served

from gondwana.bots import rating, steps
from gondwana.kernel import find_game
from gondwana.kernel.comparison import comparisons
from gondwana.kernel.texts import LANGUAGES, Texts
from gondwana.web.offers import playable
from gondwana.web.people import WEB_TEXTS
from gondwana.web.safety import MOST_BYTES, MOST_BYTES_WITH_FILES, Rate
from gondwana.web.site import STATIC, static
from gondwana.web.splices import LONGEST_SEARCH, splices
from gondwana.web.stream import Told

FORM = {"game": "evo-2011", "seat-0": "me", "seat-1": "bot:greedy", "pace": "none"}
LONGEST_SCRIPT = 12_000  # bytes, all of a page together


class Guest(httpx.Client):
    """A browser as far as HTTP goes: it keeps cookies and says where a write comes from."""

    def __init__(self, server: Served) -> None:
        super().__init__(base_url=server.url, headers={"Origin": server.url}, timeout=20)

    def table(self, **fields: str) -> str:
        """Make a table; its path."""
        answer = self.post("/tables", data={**FORM, **fields})
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"])

    def tell(self, path: str, **fields: Any) -> httpx.Response:
        """Send as our script does."""
        return self.post(path, json=fields)


@pytest.fixture
def guest(server: Served) -> Iterator[Guest]:
    with Guest(server) as guest:
        yield guest


@pytest.fixture
def other(server: Served) -> Iterator[Guest]:
    with Guest(server) as guest:
        yield guest


def shown(page: str, name: str) -> str:
    """What the page's frame says under a name."""
    found = re.search(rf'data-{name}="([^"]*)"', page)
    assert found
    return found[1]


def scripts_of(page: str) -> list[str]:
    """The names of our scripts that a page loads."""
    return re.findall(r'src="/static/\w+/(\w+\.js)"', page)


def wait_for_seat(guest: Guest, path: str) -> tuple[int, str]:
    """Wait until one is asked: the version, and words that are legal."""
    for _ in range(400):
        page = guest.get(path).text
        words = re.findall(r'data-words="([^"]+)"', page)
        if words:
            return int(shown(page, "v")), words[0]
        time.sleep(0.05)
    raise AssertionError("nobody is asked")


# ---- pages ---------------------------------------------------------------------------------


def test_every_page_keeps_scripts_of_others_out(guest: Guest) -> None:
    for path in ("/", "/account", "/rules/evo-2011", guest.table(), "/nowhere"):
        policy = guest.get(path).headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "default-src 'none'" in policy
        assert not re.search(r"<script(?![^>]*src=)|\son\w+=", guest.get(path).text)


@pytest.mark.parametrize("game", playable())
def test_our_scripts_are_small(guest: Guest, game: str) -> None:
    alone = guest.post("/play", data={"game": game}).headers["location"]
    shared = guest.table(game=game, **{f"seat-{k}": "me" for k in range(3)})
    for path in (alone, f"{alone}/at/0", shared, f"{shared}/at/0"):
        names = scripts_of(guest.get(path).text)
        assert "table.js" in names
        assert sum((STATIC / name).stat().st_size for name in names) <= LONGEST_SCRIPT


def test_scripts_come_where_they_are_needed(guest: Guest) -> None:
    alone, shared = guest.table(), guest.table(**{"seat-1": "me"})
    for path, names in (
        (alone, ["table.js", "live.js"]),
        (f"{alone}/at/0", ["table.js", "past.js"]),
        (shared, ["table.js", "live.js", "peek.js"]),
        (f"{shared}/at/0", ["table.js", "past.js"]),
    ):
        assert scripts_of(guest.get(path).text) == names


def test_scripts_find_one_another_and_may_be_kept(guest: Guest) -> None:
    for name in ("live.js", "past.js", "map.js", "peek.js", "review.js"):
        script = guest.get(static(name))
        assert "immutable" in script.headers["cache-control"]
        for other in re.findall(r'from "\./([^"]+)"', script.text):
            assert guest.get(static(other)).status_code == 200
    assert guest.get("/static/0123456789/table.js").status_code == 404


def test_the_first_page_is_light(guest: Guest) -> None:
    page = guest.get("/")
    sizes = [page.num_bytes_downloaded]
    for address in re.findall(r'(?:href|src)="(/static/[^"]+)"', page.text):
        sizes.append(guest.get(address).num_bytes_downloaded)
    italic = (STATIC / "vendor" / "alegreya-latin-italic.woff2").stat().st_size
    assert sum(sizes) + italic <= 180_000


def test_files_may_be_kept_because_their_address_changes_with_them(guest: Guest) -> None:
    address = re.search(r'"(/static/site\.css\?\w+)"', guest.get("/").text)
    assert address
    assert "immutable" in guest.get(address[1]).headers["cache-control"]
    assert "immutable" not in guest.get("/static/site.css").headers.get("cache-control", "")


@pytest.mark.parametrize("path", ["/nowhere", "/t/none", "/rules/chess", "/t/none/record"])
def test_what_is_not_there_is_told_in_a_sentence(guest: Guest, path: str) -> None:
    answer = guest.get(path)
    assert answer.status_code in (400, 404)
    assert "<h1>" in answer.text
    told = guest.get(path, headers={"Accept": "application/json"}).json()
    assert told["sentence"].endswith(".")


def test_every_clause_has_an_address(guest: Guest) -> None:
    page = guest.get("/rules/evo-2011").text
    assert 'id="E2.4.6"' in page
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    told = guest.get("/rules/evo-2011/E2.4.6", headers={"Accept": "application/json"}).json()
    assert told["clause"] == "E2.4.6"
    assert "2" in told["text"]


def test_rules_lead_to_the_games_beside_them(guest: Guest) -> None:
    for compared in comparisons():
        for id_ in compared.games:
            assert f'href="/compare/{compared.id}"' in guest.get(f"/rules/{id_}").text


def test_every_topic_shows_the_clauses_of_each_game(guest: Guest) -> None:
    for compared in comparisons():
        page = guest.get(f"/compare/{compared.id}").text
        ids = re.findall(r'\sid="([^"]+)"', page)
        assert len(ids) == len(set(ids))
        assert {topic.id for topic in compared.topics} <= set(ids)
        for topic in compared.topics:
            for id_, clauses in topic.clauses.items():
                for clause in clauses:
                    assert clause in find_game(id_).clauses
                    assert f'href="/rules/{id_}#{clause}"' in page


def test_what_is_not_compared_is_not_found(guest: Guest) -> None:
    assert guest.get("/compare/chess").status_code == 404


def test_health_and_figures(guest: Guest) -> None:
    guest.table()
    assert guest.get("/healthz").json() == {"status": "ok"}
    assert "gondwana_tables_made" in guest.get("/metrics").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_is_spoken_and_told(guest: Guest, language: str) -> None:
    page = guest.get("/", headers={"Accept-Language": f"xx, {language};q=0.8, fr;q=0.9"})
    assert f'<html lang="{language}"' in page.text
    assert Texts(language, WEB_TEXTS)("play-now") in page.text


def test_a_language_is_kept_and_goes_back_only_to_pages_of_ours(guest: Guest) -> None:
    answer = guest.post("/language", data={"language": "de", "back": "//evil.example"})
    assert answer.headers["location"] == "/"
    assert '<html lang="de"' in guest.get("/").text
    assert guest.post("/language", data={"language": "tlh"}).status_code == 400


# ---- who may write -------------------------------------------------------------------------


def test_a_write_from_elsewhere_is_turned_away(guest: Guest) -> None:
    path = guest.table()
    for origin in ("http://evil.example", "null"):
        answer = guest.post(f"{path}/undo", data={"version": "1"}, headers={"Origin": origin})
        assert answer.status_code == 403
        assert answer.json()["reason"] == "web-origin"
    del guest.headers["Origin"]
    assert guest.post("/play", data={"game": "evo-2011"}).status_code == 403


def test_too_long_is_too_long(guest: Guest) -> None:
    answer = guest.post("/account/name", data={"name": "x" * MOST_BYTES})
    assert answer.status_code == 413
    answer = guest.post("/tables", data={"game": "x" * MOST_BYTES_WITH_FILES})
    assert answer.status_code == 413
    chunks = (b"x" * 1000 for _ in range(40))
    content = {"content": chunks, "headers": {"Content-Type": "application/json"}}
    answer = guest.post("/account/name", **content)
    assert answer.status_code == 413


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "chess"}, "problem-unknown-game"),
        ({"seat-0": "king"}, "web-seat-kind"),
        ({"seat-0": "bot:greedy"}, "web-no-person"),
        ({"seat-1": "nobody"}, "problem-seats"),
        ({"name-0": "x" * 25}, "table-name"),
        ({"name-0": "a\u0007b"}, "table-name"),
        ({"option-rulebook": "tlh"}, "problem-option-value"),
        ({"dice": "loaded"}, "table-dice"),
        ({"pace": "warp"}, "web-pace"),
    ],
)
def test_a_table_that_cannot_be_is_told_why(
    guest: Guest, fields: dict[str, str], reason: str
) -> None:
    answer = guest.post("/tables", data={**FORM, **fields}, headers={"Accept": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["reason"] == reason


def test_what_is_for_research_is_not_asked_of_players(guest: Guest) -> None:
    left_out = []
    for game in map(find_game, playable()):
        page = guest.get("/", params={"game": game.id}).text
        for option in game.options:
            assert (f'name="option-{option.name}"' in page) is not option.research
            left_out += [option] if option.research else []
    assert left_out


def test_only_who_sits_there_moves(guest: Guest, other: Guest) -> None:
    path = guest.table()
    version, words = wait_for_seat(guest, path)
    move = {"seat": 0, "words": words, "version": version}
    assert other.tell(f"{path}/act", **move).status_code == 403
    assert guest.tell(f"{path}/act", **{**move, "seat": 1}).status_code == 403
    assert guest.tell(f"{path}/act", **move).status_code == 204


def test_an_old_version_is_answered_with_the_new_one(guest: Guest) -> None:
    path = guest.table()
    version, words = wait_for_seat(guest, path)
    answer = guest.tell(f"{path}/act", seat=0, words=words, version=version - 1)
    assert answer.status_code == 409
    assert answer.json()["version"] == version


def test_a_refusal_names_its_clause(guest: Guest) -> None:
    path = guest.table()
    version, _ = wait_for_seat(guest, path)
    answer = guest.tell(f"{path}/act", seat=0, words="bid 9 9", version=version)
    assert answer.status_code in (400, 422)
    answer = guest.tell(f"{path}/act", seat=0, words="move a1 a2", version=version)
    assert answer.status_code == 422
    assert answer.json()["clause"].startswith("E2.")


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"seat": "x", "words": "pass", "version": 1},
        {"seat": -1, "words": "pass", "version": 1},
        {"seat": True, "words": "pass", "version": 1},
        {"seat": 0, "words": 5, "version": 1},
        {"seat": 0, "words": "p" * 81, "version": 1},
        {"seat": 0, "words": "pass", "version": 1e99},
    ],
)
def test_nonsense_is_a_sentence(guest: Guest, fields: dict[str, Any]) -> None:
    path = guest.table()
    answer = guest.tell(f"{path}/act", **fields)
    assert 400 <= answer.status_code < 500
    assert answer.json()["sentence"]


@pytest.mark.parametrize("body", [b"{", b"[]", b"\xff", b"[" * 9000])
def test_a_body_that_is_no_object_is_a_sentence(guest: Guest, body: bytes) -> None:
    headers = {"Content-Type": "application/json", "Accept": "application/json"}
    answer = guest.post(f"{guest.table()}/act", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["reason"] == "web-json"


# ---- invitations, records, accounts --------------------------------------------------------


def invitation(guest: Guest, path: str) -> str:
    found = re.search(rf"{path}/join/[\w-]+", guest.get(path).text)
    assert found
    return found[0]


def test_an_invitation_asks_before_it_seats(guest: Guest, other: Guest) -> None:
    path = guest.table(**{"seat-1": "open"})
    link = invitation(guest, path)
    assert link not in other.get(path).text
    assert "<form" in other.get(link).text
    assert "Bobolink" not in guest.get(path).text
    assert other.post(link, data={"name": "Bobolink"}).status_code == 303
    assert "Bobolink" in guest.get(path).text
    third = other.post(f"{path}/join/wrong", data={"name": "X"})
    assert third.status_code == 403


def test_an_invitation_that_is_used_or_unknown_says_so_at_once(
    server: Served, guest: Guest, other: Guest
) -> None:
    path = guest.table(**{"seat-1": "open"})
    link = invitation(guest, path)
    assert other.post(link, data={"name": "Bo"}).status_code == 303
    with Guest(server) as third:
        for late in (link, f"{path}/join/wrong"):
            answer = third.get(late)
            assert answer.status_code == 403
            assert f'href="{path}"' in answer.text
            assert "<form method" not in answer.text.split("<main")[1]


def test_a_bad_name_does_not_cost_the_invitation(guest: Guest, other: Guest) -> None:
    path = guest.table(**{"seat-1": "open"})
    link = invitation(guest, path)
    answer = other.post(link, data={"name": "B" * 25})
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text
    assert f'value="{"B" * 25}"' in answer.text
    assert other.post(link, data={"name": "Bo"}).status_code == 303


def test_the_log_of_the_past_ends_there(guest: Guest) -> None:
    path = guest.table()
    version, words = wait_for_seat(guest, path)
    early = guest.get(f"{path}/at/{version}/log").text
    assert early == guest.get(f"{path}/log").text
    assert guest.tell(f"{path}/act", seat=0, words=words, version=version).status_code == 204
    assert guest.get(f"{path}/at/{version}/log").text.count("<li") <= early.count("<li")
    assert guest.get(f"{path}/log").text.count("<li") > early.count("<li")
    assert guest.get(f"{path}/at/99999/log").status_code == 404


def test_before_the_game_nothing_is_anybodys_turn(guest: Guest) -> None:
    path = guest.table(**{"seat-1": "open"})
    told = guest.tell(f"{path}/why", seat=0, words="move a1 a2").json()
    assert told == {"sentence": Texts("en", WEB_TEXTS)("waiting-for-people")}


def test_a_rematch_is_one_table_for_all(guest: Guest, other: Guest) -> None:
    path = guest.table(**{"seat-1": "open"})
    other.post(invitation(guest, path), data={"name": "Bo"})
    tables = {who.post(f"{path}/rematch").headers["location"] for who in (guest, other, guest)}
    assert len(tables) == 1
    assert path not in tables


def test_an_open_seat_is_in_the_list_and_can_be_taken(guest: Guest, other: Guest) -> None:
    path = guest.table(**{"seat-1": "open"})
    assert path in other.get("/").text
    assert other.post(f"{path}/sit", data={"seat": "1"}).status_code == 303
    assert other.post(f"{path}/sit", data={"seat": "0"}).status_code == 403


def test_the_record_waits_for_the_end(guest: Guest) -> None:
    assert guest.get(f"{guest.table()}/record").status_code == 403


def test_an_account_comes_back_from_another_device(guest: Guest, other: Guest) -> None:
    path = guest.table()
    login = f"ann-{path[-6:]}".lower()
    account = {"login": login, "password": "correct horse"}
    assert guest.post("/account/key").status_code == 403
    assert guest.post("/account/register", data=account).status_code == 303
    wrong = other.post("/account/in", data={**account, "password": "wrong horse"})
    assert wrong.status_code == 400
    assert "correct" not in wrong.text
    assert other.post("/account/in", data=account).status_code == 303
    assert path in other.get("/").text
    assert other.post("/account/out").status_code == 303
    assert path not in other.get("/").text


def test_an_outcome_by_hand_is_chosen_and_can_be_taken_back(guest: Guest) -> None:
    path = guest.table(dice="hand")
    page = guest.get(path).text
    first, *words = re.findall(r'<option value="([^"]*)">', page.split('name="words"')[1])
    assert first == ""
    assert 'id="b-undo"' not in page
    told = {"words": words[0], "version": int(shown(page, "v"))}
    assert guest.tell(f"{path}/happen", **told).status_code == 204
    page = guest.get(path).text
    assert 'id="b-undo"' in page
    assert guest.tell(f"{path}/undo", version=int(shown(page, "v"))).status_code == 204
    assert 'id="b-undo"' not in guest.get(path).text


def test_who_signs_in_keeps_the_tables_of_the_guest(guest: Guest, other: Guest) -> None:
    old = guest.table(**{"seat-1": "open"})
    account = {"login": f"bo-{old[-6:]}".lower(), "password": "correct horse"}
    guest.post("/account/register", data=account)
    new = other.table()
    assert other.post(f"{old}/sit", data={"seat": "1"}).status_code == 303
    version, words = wait_for_seat(other, new)
    assert other.post("/account/in", data=account).status_code == 303
    page = other.get("/tables").text
    assert old in page
    assert new in page
    assert shown(other.get(old).text, "seat") == "0"  # the guest's seat there stays the guest's
    move = {"seat": 0, "words": words, "version": version}
    assert other.tell(f"{new}/act", **move).status_code == 204


def test_a_cookie_of_somebody_else_is_nobody(guest: Guest, other: Guest) -> None:
    path = guest.table()
    value = guest.cookies["gondwana"]
    other.cookies.set("gondwana", value[:-2] + ("AA" if value[-2:] != "AA" else "BB"))
    assert path not in other.get("/").text
    assert "httponly" in str(guest.post("/account/name", data={"name": "Ann"}).headers).lower()


# ---- the JSON interface --------------------------------------------------------------------


@pytest.fixture
def program(server: Served) -> Iterator[httpx.Client]:
    """A program with a key."""
    with httpx.Client(base_url=server.url, timeout=20) as client:
        key = client.post("/api/guests", json={"name": "Robot"}).json()["key"]
        client.headers["Authorization"] = f"Bearer {key}"
        yield client


def test_a_program_plays_to_the_end(program: httpx.Client) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    made = program.post("/api/tables", json={"game": "evo-2011", "seats": seats})
    assert made.status_code == 201
    path = f"/api/tables/{made.json()['id']}"
    for _ in range(5000):
        told = program.get(f"{path}/legal", params={"seat": 0}).json()
        if told["legal"]:
            move = {"seat": 0, "words": told["legal"][-1], "version": told["version"]}
            assert program.post(f"{path}/act", json=move).status_code in (200, 409)
        elif program.get(path).json()["phase"] == "over":
            break
    card = program.get(path).json()
    assert sorted(card["ranks"])[0] == 1
    assert "view" in program.get(f"{path}/view").json()
    with program.stream("GET", f"{path}/stream", params={"seat": 0}) as stream:
        line = json.loads(next(stream.iter_lines()))
    assert line["phase"] == "over"
    assert line["events"]


def test_without_a_key_nothing(program: httpx.Client) -> None:
    program.headers["Authorization"] = "Bearer nonsense"
    answer = program.get("/api/tables")
    assert answer.status_code == 401
    assert answer.json()["reason"] == "web-key"


# ---- small things --------------------------------------------------------------------------


def test_a_rate_lets_a_burst_through_and_then_so_many_a_second() -> None:
    now = 0.0
    rate = Rate(burst=3, per_second=2, callers=2)
    assert [rate.allow("a", lambda: now) for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [rate.allow("a", lambda: now) for _ in range(2)] == [True, False]
    assert rate.allow("b", lambda: now)


def spliced(before: str, after: str) -> str:
    """What a browser makes of the text before, counting as JavaScript does."""
    change = splices(before, after)
    if isinstance(change, str):
        return change
    units = before.encode("utf-16-le")
    for k in range(len(change) - 3, -1, -3):
        start, gone, comes = change[k : k + 3]
        assert isinstance(start, int)
        assert isinstance(gone, int)
        units = units[: 2 * start] + f"{comes}".encode("utf-16-le") + units[2 * (start + gone) :]
    return units.decode("utf-16-le")


@pytest.mark.parametrize(
    ("before", "after"),
    [("abc", "abc!"), ("abc", ""), ("", "abc"), ("aaaa", "aa"), ("<a>1</a>", "<a>12</a>"),
     ("őű", "őőű"), ("a🦕b", "a🦖b"), ("<i>" * 400, "<b>" + "<i>" * 398)],
)  # fmt: skip
def test_splices_make_the_new_text_as_javascript_counts(before: str, after: str) -> None:
    assert spliced(before, after) == after


@given(st.lists(st.sampled_from(("<a>", "<b>", "ő", "1", "")), max_size=30), st.data())
def test_whatever_changes_is_spliced(before: list[str], data: st.DataObject) -> None:
    after = list(before)
    for _ in range(data.draw(st.integers(0, 4))):
        at = data.draw(st.integers(0, len(after)))
        after[at : at + data.draw(st.integers(0, 2))] = data.draw(
            st.lists(st.sampled_from(("<a>", "<c>", "2")), max_size=2)
        )
    assert spliced("".join(before), "".join(after)) == "".join(after)


def test_two_changes_far_apart_are_two_pieces() -> None:
    middle = "<i>same</i>" * LONGEST_SEARCH
    assert splices(f"<b>1</b>{middle}<b>1</b>", f"<b>2</b>{middle}<b>3</b>") == [
        3, 1, "2", len(middle) + 11, 1, "3",
    ]  # fmt: skip


def test_the_first_change_of_a_part_is_sent_whole() -> None:
    told = Told({"a": "one", "b": "two"})
    assert told.changes({"a": "one", "b": "two"}) == {}
    assert told.changes({"a": "one!", "b": "two"}) == {"a": "one!"}
    assert told.changes({"a": "one!!", "b": "two"}) == {"a": [4, 0, "!"]}


def test_the_pages_say_the_same_in_every_language() -> None:
    keys = {language: Texts(language, WEB_TEXTS).keys() for language in LANGUAGES}
    assert all(found == keys["en"] for found in keys.values())


def test_every_message_of_the_pages_is_used() -> None:
    folder = WEB_TEXTS[0].parent
    sources = [*folder.glob("*.py"), *folder.glob("templates/*.html")]
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    made = ("key-", "mute-", "pace-", "stones-", "theme-", "windows-")
    unused = [
        key for key in sorted(Texts("en", WEB_TEXTS[0]).keys())
        if not key.startswith(made) and f'"{key}"' not in text and f"'{key}'" not in text
    ]  # fmt: skip
    assert unused == []


@pytest.mark.parametrize("game", playable())
def test_the_start_page_says_how_strong_the_bots_are(guest: Guest, game: str) -> None:
    """For every number of seats what was measured in the chosen game; those of the form show."""
    page = guest.get(f"/?game={game}").text
    said = re.findall(
        r'<span class="rated" data-seats="(\d)"( hidden)?>Rating (-?\d+) ± (\d+) with', page
    )
    measured = [
        (seats, found)
        for step in steps()
        for seats in find_game(game).seats
        if (found := rating(step, game, seats))
    ]
    assert [(int(seats), not hidden) for seats, hidden, _, _ in said] == [
        (seats, seats == 3) for seats, _ in measured
    ]
    for (_, _, shown, spread), (_, found) in zip(said, measured, strict=True):
        assert float(shown) == pytest.approx(found.rating, abs=0.5)
        assert float(shown) + float(spread) == pytest.approx(found.high, abs=1.1)


def test_the_start_page_says_how_long_bots_think(guest: Guest) -> None:
    for language, said in (("en", "0.2"), ("de", "0,2"), ("hu", "0,2"), ("cs", "0,2")):
        page = guest.get("/", headers={"Accept-Language": language}).text
        times = re.findall(r'<span class="rated">([^<]+)</span>', page)
        assert len(times) == len(steps())
        assert times[0] == times[1]
        assert said in times[3]


# ---- setting up ----------------------------------------------------------------------------


def form_of(page: str) -> dict[str, str]:
    """What the form of a new table has, by the names of its fields."""
    form = page[page.index('id="new-form"') :]
    chosen = {
        name: re.search(r'value="([^"]*)" selected', inside)[1]  # type: ignore[index]
        for name, inside in re.findall(r'<select name="([^"]+)"[^>]*>(.*?)</select>', form)
    }
    return chosen | dict(
        re.findall(r'<input (?:type="hidden" )?name="([^"]+)" value="([^"]*)"', form)
    )


ENTERED = {
    "seat-0": "bot:alpha", "name-0": "Ágnes & Co", "seat-1": "bot:hunter", "seat-2": "bot:alpha",
    "name-2": "Zoé", "seat-3": "nobody", "pace": "fast", "dice": "hand", "hints": "no",
}  # fmt: skip


def test_what_cannot_be_is_told_on_the_form_with_all_that_was_entered(guest: Guest) -> None:
    fields = {"game": "evo-2001", **ENTERED, "option-half-boards": "nonsense"}
    files = {"file-custom-events": ("mine.toml", b"# mine")}
    answer = guest.post("/tables", data=fields, files=files)
    assert answer.status_code == 400
    assert "At least one seat must be for a person." in answer.text
    assert "Choose your files again" in answer.text
    found = form_of(answer.text)
    assert {name: found[name] for name in ENTERED} == ENTERED | {"name-0": "Ágnes &amp; Co"}
    assert "Choose your files again" not in guest.post("/tables", data=fields).text


def test_another_game_keeps_what_was_entered_as_far_as_it_fits(guest: Guest) -> None:
    solo = {
        "game": "evo-2001",
        "seat-0": "me",
        "seat-3": "bot:king",
        "seat-5": "me",
        "pace": "warp",
    }
    found = form_of(guest.post("/", data=solo | {"name-0": "Zoé"}).text)
    assert found["game"] == "evo-2001"
    assert [found.get(f"seat-{k}") for k in range(6)] == [
        "me", "bot:forager", "bot:forager", "nobody", "nobody", None
    ]  # fmt: skip
    assert (found["name-0"], found["pace"]) == ("Zoé", "usual")
    found = form_of(guest.post("/", data={"game": "darwinning", **ENTERED}).text)
    assert found["game"] == "darwinning"
    assert found["seat-2"] == "bot:alpha"
    assert found["name-2"] == "Zoé"


def test_a_game_is_called_by_its_title(guest: Guest) -> None:
    fields = {"game": "evo-2001", "seat-0": "me"}
    answer = guest.post("/tables", data=fields, headers={"Accept-Language": "de"})
    assert "Evo, erste Auflage spielt man nicht mit einem Platz" in answer.text
