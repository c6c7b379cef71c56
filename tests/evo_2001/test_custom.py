"""Events of one's own on the blank cards (E1.C27, E1.R18)."""

import pytest

from gondwana.games.evo_2001.box import SCOPES
from gondwana.games.evo_2001.components import FILES
from gondwana.games.evo_2001.state import EFFECTS
from gondwana.games.evo_2001.telling import MANNER
from gondwana.kernel import Match, Problem, Table, find_game
from gondwana.kernel.telling import Sentences
from gondwana.kernel.texts import Texts

from .helpers import HERDS, Scene

GAME = find_game("evo-2001")


def event(name="Event", **figures):
    """An event as a file has it."""
    lines = ["[[event]]", f'name = "{name}"']
    for key, value in figures.items():
        told = f'"{value}"' if isinstance(value, str) else str(value).replace("'", '"')
        lines.append(f"{key} = {told}")
    return "\n".join(lines) + "\n"


def written(folder, *events):
    path = folder / "own.toml"
    path.write_text("format = 1\n\n" + "\n".join(events), encoding="utf-8")
    return path


def scene(folder, *events, **cards):
    made = Scene.with_events(written(folder, *events)).herds(**HERDS)
    for mark, names in cards.items():
        made.cards(mark, *names.split())
    return made


@pytest.mark.clause("E1.C27")
def test_by_default_the_blank_cards_stay_in_the_box():
    scene = Scene().begin("movement")
    assert scene.view("T").blanks == ()
    assert scene.view("T").pile == 26
    assert scene.forbids("T", "play blank-one") == "E1.C27"


@pytest.mark.clause("E1.R18")
def test_they_are_shuffled_in_before_the_deal():
    table = Table(GAME, 3, {"custom_events": "file"})
    match = Match(table, dice="hand")
    while match.chance_name() != "card":
        match.happen(match.chances()[0][0])
    words = {match.outcome_words(outcome) for outcome, _ in match.chances()}
    assert {"blank-one", "blank-two"} < words
    assert len(words) == 28
    match.happen(match.read_outcome("blank-two"))
    assert match.view(0).hand == ("blank-two",)


@pytest.mark.clause("E1.R18", "E1.C27")
def test_the_example_file_is_played(tmp_path):
    made = Scene.with_events(FILES["custom-events"]).herds(**HERDS).cards("T", "blank-one")
    blank = made.view("T").blanks[0]
    assert (blank.name, blank.effect, blank.amount) == ("Early thaw", "shift", -1)
    made.begin("climate").play("T", "play blank-one")
    assert made.view("C").climate == 5
    assert made.now == "movement"
    events = made.match.events(None, made.start)
    texts = Texts("en", *GAME.texts)
    say = Sentences(made.match.table, texts, MANNER, lambda seat: "TCS"[seat])
    told = [say(fold) for fold in say.folds(events)]
    assert any("Early thaw" in sentence for sentence in told)


@pytest.mark.clause("E1.R18", "E1.C0")
def test_general_rules_hold_for_them_by_their_effect(tmp_path):
    thaw = event(effect="shift", window=["start-climate"], amount=-1)
    made = scene(tmp_path, thaw, T="blank-one", C="catastrophe").begin("climate")
    made.play(
        "T",
        "play blank-one",
    ).play("C", "pass")
    assert made.reason("C", "play catastrophe") == "refusal-E1-C0-climate"
    early = scene(tmp_path, thaw, T="blank-one").round(2).begin("climate")
    assert early.forbids("T", "play blank-one") == "E1.C0"


@pytest.mark.clause("E1.R18")
@pytest.mark.parametrize(
    ("whom", "attack"), [("self", (1, 0, 0)), ("others", (0, 1, 1)), ("all", (1, 1, 1))]
)
def test_whom_it_concerns(tmp_path, whom, attack):
    feud = event(effect="attack", window=["start-movement"], amount=1, whom=whom)
    made = scene(tmp_path, feud, T="blank-one").begin("movement").play("T", "play blank-one")
    assert tuple(made.player(mark).attack for mark in "TCS") == attack


@pytest.mark.clause("E1.R18")
def test_another_accident_has_its_own_figure_and_slot(tmp_path):
    mishap = event(effect="remove", window=["start-movement"], amount=2)
    made = scene(tmp_path, mishap, T="blank-one").herds(T="s01", C="b15 b14", S="b16")
    made.begin("movement")
    assert made.legal("T") == {"pass", "play blank-one b15", "play blank-one b14"}
    assert made.play("T", "play blank-one b14").stand("C") == "b15"


@pytest.mark.clause("E1.R18", "E1.R6")
def test_another_superiority_adds_to_a_pledge(tmp_path):
    gift = event(effect="pay", window=["paying"], amount=2)
    made = scene(tmp_path, gift, T="blank-one genetic-superiority").points(T=1)
    made.begin("meteor")
    made.decline()
    made.happen("gene leg", "gene egg", "gene fur")
    made.decline()
    assert made.forbids("T", "bid 1 7") == "E1.6.6"
    made.play("T", "bid 1 4")
    assert made.player("T").pledged == ("genetic-superiority",)
    made.play("C", "bid 1 5").play("T", "pass", "bid 1 6")
    assert set(made.player("T").pledged) == {"genetic-superiority", "blank-one"}


@pytest.mark.clause("E1.R18", "E1.R13")
def test_birth_control_played_early_skips_the_whole_phase(tmp_path):
    none = event(effect="no-births", window=["start-climate"])
    made = scene(tmp_path, none, T="blank-one", C="me-first").begin("climate")
    made.play("T", "play blank-one").play("C", "pass")
    made.decline()
    made.happen("climate 2")
    made.decline()
    for mark in "TCS":
        made.play(mark, "pass")
    assert (made.now, made.window) == ("survival", "start-survival")


@pytest.mark.clause("E1.R18", "E1.R17")
def test_a_custom_card_may_be_divided(tmp_path):
    feud = event(effect="attack", window=["start-movement"], amount=1, whom="all")
    made = scene(tmp_path, feud, T="blank-one", C="division").begin("movement")
    made.play("T", "play blank-one").play("C", "play division")
    assert made.hand("C") == ("blank-one",)


@pytest.mark.clause("E1.R18")
@pytest.mark.parametrize("effect", EFFECTS)
def test_every_effect_can_stand_on_a_blank_card_in_its_windows(tmp_path, effect):
    scope = SCOPES[effect]
    for window in {scope.windows[0], scope.windows[-1]}:
        figures = {"effect": effect, "window": [window]}
        if scope.high:
            figures["amount"] = scope.high
        if scope.whom:
            figures["whom"] = "all"
        path = written(tmp_path, event(**figures), event("Other", **figures))
        table = Table(
            GAME, 3, {"custom_events": "file", "map_set": "compact9"}, {"custom-events": path}
        )
        match = Match(table, seed=f"{effect} {window}")
        while not match.over:
            seat = match.waiting[0]
            legal = match.legal(seat)
            ours = [action for action in legal if "blank" in match.table.words[action]]
            match.play(seat, (ours or legal)[-1])
        assert all(match.points(seat) >= 0 for seat in range(3))


WRONG = [
    ({"effect": "sleeping"}, "event 1.effect", "right-one-of"),
    ({"effect": "toll", "window": ["paying"], "amount": 1, "whom": "all"}, "event 1.window",
     "right-each-of"),
    ({"effect": "toll", "window": [], "amount": 1, "whom": "all"}, "event 1.window",
     "right-windows"),
    ({"effect": "toll", "window": ["end-survival"], "amount": 99, "whom": "all"},
     "event 1.amount", "right-whole-between"),
    ({"effect": "toll", "window": ["end-survival"], "amount": 1, "whom": "me"}, "event 1.whom",
     "right-one-of"),
    ({"effect": "toll", "window": ["end-survival"], "whom": "me"}, "event 1.amount",
     "right-whole-between"),
    ({"effect": "first", "window": ["start-birth"], "amount": 1}, "event 1.amount",
     "right-no-key"),
    ({"effect": "first", "window": ["start-birth"], "name": " "}, "event 1.name",
     "right-event-name"),
    ({"effect": "first", "window": ["start-birth"], "name": "x" * 41}, "event 1.name",
     "right-event-name"),
]  # fmt: skip


@pytest.mark.clause("E1.R18")
@pytest.mark.parametrize("number", range(len(WRONG)))
def test_what_is_wrong_in_the_file_is_named(tmp_path, number):
    figures, key, right = WRONG[number]
    path = written(tmp_path, event(**figures))
    with pytest.raises(Problem) as caught:
        Table(GAME, 3, {"custom_events": "file"}, {"custom-events": path})
    details = caught.value.details
    assert (details["file"], details["key"], details["right"].key) == (str(path), key, right)


@pytest.mark.clause("E1.R18")
def test_one_or_two_events_with_different_names(tmp_path):
    first = event("Wind", effect="first", window=["start-birth"])
    for events, right in (
        ([first, first], "right-event-names"),
        ([first, event("Rain", effect="sleep", window=["last"]), first], "right-events"),
    ):
        with pytest.raises(Problem) as caught:
            Table(GAME, 3, {"custom_events": "file"}, {"custom-events": written(tmp_path, *events)})
        assert caught.value.details["right"].key == right


@pytest.mark.clause("E1.R18")
def test_a_record_knows_its_file(tmp_path):
    path = written(tmp_path, event("Wind", effect="first", window=["start-birth"]))
    table = Table(GAME, 3, {"custom_events": "file"}, {"custom-events": path})
    text = Match(table, seed="1").save()
    assert "custom-events" in text
    with pytest.raises(Problem):
        Match.load(text)
