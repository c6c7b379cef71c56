"""The agenda is a stack; who is asked is a bit set."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gondwana.kernel.agenda import answered, ask, ask_seat, first_asked, is_asked, pop, push
from gondwana.kernel.state import AGENDA_DEPTH, StateError, checked, state_dtype

STATE = state_dtype([])
STEP = st.tuples(st.integers(1, 127), st.integers(-1, 4), st.integers(-128, 127))


@given(st.lists(st.one_of(STEP, st.none()), max_size=60))
def test_what_was_pushed_last_happens_next(steps: list[tuple[int, int, int] | None]) -> None:
    s, model = checked(STATE), []
    for step in steps:
        if step is not None and len(model) < AGENDA_DEPTH:
            push(s, *step)
            model.append(step)
        elif step is None and model:
            popped = pop(s)
            fields = tuple(s.agenda[s.agenda_n, i] for i in range(3))
            assert (popped, *fields[1:]) == model.pop()
        assert s.agenda_n == len(model)


def test_a_full_agenda_and_an_empty_one_are_noticed_by_the_checked_state() -> None:
    s = checked(STATE)
    with pytest.raises(StateError):
        pop(s)
    s = checked(STATE)
    for _ in range(AGENDA_DEPTH):
        push(s, 1, 0, 0)
    with pytest.raises(StateError):
        push(s, 1, 0, 0)


@given(st.sets(st.integers(0, 4), min_size=1))
def test_everybody_asked_must_answer(seats: set[int]) -> None:
    s = checked(STATE)
    ask(s, 7, sum(1 << seat for seat in seats))
    left = set(seats)
    while left:
        assert s.asking == 7
        assert {seat for seat in range(5) if is_asked(s, seat)} == left
        assert first_asked(s) == min(left)
        answered(s, max(left))
        left.remove(max(left))
    assert (s.asking, s.waiting) == (0, 0)


def test_one_seat_is_asked() -> None:
    s = checked(STATE)
    ask_seat(s, 3, 2)
    assert (s.asking, s.waiting, first_asked(s)) == (3, 0b100, 2)
