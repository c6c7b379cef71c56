"""The numbers of the clauses: a refusal is the number of the clause that forbids an action."""

CLAUSES = (
    "",
    *(f"E2.S{n}" for n in range(1, 10)),
    "E2.P",
    *(f"E2.1.{n}" for n in range(1, 3)),
    *(f"E2.2.{n}" for n in range(1, 7)),
    "E2.N",
    *(f"E2.U{n}" for n in range(1, 13)),
    "E2.C",
    *(f"E2.3.{n}" for n in range(1, 4)),
    *(f"E2.4.{n}" for n in range(1, 8)),
    *(f"E2.5.{n}" for n in range(1, 3)),
    *(f"E2.6.{n}" for n in range(1, 5)),
    "E2.E1",
    *(f"E2.R{n}" for n in range(1, 14)),
    *(f"E2.C{n}" for n in range(1, 16)),
    *(f"E2.W{n}" for n in range(1, 4)),
    *(f"E2.X{n}" for n in range(1, 11)),
)
_NUMBER = {clause: number for number, clause in enumerate(CLAUSES)}

# Where a clause forbids for several reasons, each has a sentence of its own.
REASONS = (
    "E2.C4-raise",
    "E2.C9-truce",
    "E2.R8-pass",
    "E2.U10-pass",
    "E2.6.1-pass",
    "E2.6.1-ideal",
    "E2.U4-spent",
)

ALLOWED = 0
# The clauses that forbid something, in the spec's order.
E2_P = _NUMBER["E2.P"]
E2_2_1 = _NUMBER["E2.2.1"]
E2_2_2 = _NUMBER["E2.2.2"]
E2_2_3 = _NUMBER["E2.2.3"]
E2_U4 = _NUMBER["E2.U4"]
E2_U5 = _NUMBER["E2.U5"]
E2_U6 = _NUMBER["E2.U6"]
E2_U7 = _NUMBER["E2.U7"]
E2_U10 = _NUMBER["E2.U10"]
E2_U12 = _NUMBER["E2.U12"]
E2_C = _NUMBER["E2.C"]
E2_4_1 = _NUMBER["E2.4.1"]
E2_4_2 = _NUMBER["E2.4.2"]
E2_4_6 = _NUMBER["E2.4.6"]
E2_5_1 = _NUMBER["E2.5.1"]
E2_5_2 = _NUMBER["E2.5.2"]
E2_6_1 = _NUMBER["E2.6.1"]
E2_6_2 = _NUMBER["E2.6.2"]
E2_6_4 = _NUMBER["E2.6.4"]
E2_E1 = _NUMBER["E2.E1"]
E2_R7 = _NUMBER["E2.R7"]
E2_R8 = _NUMBER["E2.R8"]
E2_C1 = _NUMBER["E2.C1"]  # card k's clause is E2_C1 + k
E2_C4_RAISE, E2_C9_TRUCE, E2_R8_PASS, E2_U10_PASS, E2_6_1_PASS, E2_6_1_IDEAL, E2_U4_SPENT = (
    len(CLAUSES) + k for k in range(len(REASONS))
)
E2_W1 = _NUMBER["E2.W1"]
E2_X6 = _NUMBER["E2.X6"]
E2_X7 = _NUMBER["E2.X7"]
