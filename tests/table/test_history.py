"""Versions of a table: what of the past still stands, and for whom something was taken back."""

from gondwana.table.history import History, revoke_words, undo_words

LINES = [(0, "take 1"), (1, "take 2"), (0, "pass"), (None, "die two")]


def test_lines_that_only_follow_leave_the_past_as_it_was() -> None:
    history = History(LINES)
    assert [history.left(version, 0) for version in range(5)] == [(False, n) for n in range(5)]
    assert history.stood(3, 2)
    assert not history.stood(2, 2)


def test_an_undo_is_told_to_whoever_knew_what_it_took() -> None:
    history = History(LINES)
    history.add([(None, undo_words(2)), (1, "pass")])
    assert history.left(4, 0) == (True, 2)
    assert history.left(2, 0) == (False, 2)
    assert history.left(5, None) == (False, 2)
    assert not history.stood(4, 2)
    assert history.stood(4, 1) is False
    assert history.stood(2, 1)


def test_a_line_taken_out_of_the_middle_is_told_to_its_seat_alone() -> None:
    history = History(LINES[:2])
    history.add([(None, revoke_words(0, 0)), (1, "pass")])
    assert history.left(2, 0) == (True, 1)
    assert history.left(2, 1) == (False, 1)
    assert history.left(2, None) == (False, 1)
    assert history.left(3, 0) == (False, 1)
    assert not history.stood(2, 1)
