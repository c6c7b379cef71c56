"""The numbers of the clauses: a refusal is the number of the clause that forbids an action."""

CLAUSES = (
    "",
    *(f"E1.S{n}" for n in range(1, 11)),
    "E1.1.1",
    "E1.1.2",
    "E1.1.O",
    "E1.1.3",
    *(f"E1.2.{n}" for n in range(1, 6)),
    *(f"E1.3.{n}" for n in range(1, 7)),
    *(f"E1.4.{n}" for n in range(1, 6)),
    *(f"E1.5.{n}" for n in range(1, 5)),
    *(f"E1.6.{n}" for n in range(1, 9)),
    *(f"E1.C{n}" for n in range(28)),
    *(f"E1.E{n}" for n in range(1, 3)),
    *(f"E1.V{n}" for n in range(1, 4)),
    *(f"E1.R{n}" for n in range(1, 21)),
    *(f"E1.X{n}" for n in range(1, 12)),
)
_NUMBER = {clause: number for number, clause in enumerate(CLAUSES)}

# Where a clause forbids for several reasons, each has a sentence of its own.
REASONS = (
    "E1.3.1-turn",
    "E1.4.3-pass",
    "E1.5.2-pass",
    "E1.5.2-turn",
    "E1.6.5-pass",
    "E1.6.4-turn",
    "E1.C0-hold",
    "E1.C0-climate",
    "E1.C24-peace",
    "E1.C25-truce",
    "E1.R17-fresh",
    "E1.C1-asleep",
    "E1.R6-pledged",
)

ALLOWED = 0
# The clauses that forbid something, in the spec's order.
E1_S9 = _NUMBER["E1.S9"]
E1_3_1 = _NUMBER["E1.3.1"]
E1_3_2 = _NUMBER["E1.3.2"]
E1_3_5 = _NUMBER["E1.3.5"]
E1_4_1 = _NUMBER["E1.4.1"]
E1_4_2 = _NUMBER["E1.4.2"]
E1_4_4 = _NUMBER["E1.4.4"]
E1_5_2 = _NUMBER["E1.5.2"]
E1_6_3 = _NUMBER["E1.6.3"]
E1_6_4 = _NUMBER["E1.6.4"]
E1_6_6 = _NUMBER["E1.6.6"]
E1_C0 = _NUMBER["E1.C0"]
E1_C1 = _NUMBER["E1.C1"]  # card k's clause is E1_C1 + k
E1_C27 = _NUMBER["E1.C27"]
E1_E1 = _NUMBER["E1.E1"]
E1_R1 = _NUMBER["E1.R1"]
E1_R4 = _NUMBER["E1.R4"]
E1_R6 = _NUMBER["E1.R6"]
E1_R7 = _NUMBER["E1.R7"]
E1_R10 = _NUMBER["E1.R10"]
(
    E1_3_1_TURN, E1_4_3_PASS, E1_5_2_PASS, E1_5_2_TURN, E1_6_5_PASS, E1_6_4_TURN, E1_C0_HOLD,
    E1_C0_CLIMATE, E1_C24_PEACE, E1_C25_TRUCE, E1_R17_FRESH, E1_C1_ASLEEP, E1_R6_PLEDGED,
) = (len(CLAUSES) + k for k in range(len(REASONS)))  # fmt: skip
