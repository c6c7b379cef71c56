"""The numbers of the clauses: a refusal is the number of the clause that forbids an action."""

CLAUSES = (
    "",
    *(f"DW.S{n}" for n in range(1, 5)),
    *(f"DW.1.{n}" for n in range(1, 4)),
    *(f"DW.2.{n}" for n in range(1, 7)),
    *(f"DW.3.{n}" for n in range(1, 5)),
    *(f"DW.4.{n}" for n in range(1, 7)),
    *(f"DW.5.{n}" for n in range(1, 6)),
    *(f"DW.A{n}" for n in range(1, 16)),
    "DW.A.eat",
    "DW.A.mut",
    "DW.A.meta",
    *(f"DW.E{n}" for n in range(1, 4)),
    *(f"DW.T{n}" for n in range(1, 11)),
    *(f"DW.X{n}" for n in range(1, 8)),
)
_NUMBER = {clause: number for number, clause in enumerate(CLAUSES)}

# Where a clause forbids for several reasons, each has a sentence of its own.
REASONS = (
    "DW.2.1-turn",
    "DW.2.1-hold",
    "DW.2.1-weak",
    "DW.2.2-more",
    "DW.2.2-combination",
    "DW.2.2-yet",
    "DW.1.2-hold",
    "DW.1.2-most",
    "DW.1.2-last",
    "DW.3.2-hold",
    "DW.3.2-most",
    "DW.2.5-played",
    "DW.2.5-turn",
    "DW.4.1-stuck",
    "DW.4.4-printed",
    "DW.4.5-joker",
    "DW.5.3-turn",
    "DW.5.3-twice",
    "DW.5.5-dead",
    "DW.A4-shell",
    "DW.A5-below",
    "DW.A11-beside",
    "DW.A.eat-above",
    "DW.A.eat-self",
    "DW.A.mut-none",
    "DW.A.mut-printed",
    "DW.A.mut-stolen",
    "DW.A.mut-mutation",
    "DW.A.mut-have",
    "DW.A.meta-must",
    "DW.A.meta-own",
    "DW.T3-own",
    "DW.T3-gone",
    "DW.T9-pile",
)

ALLOWED = 0
# The clauses that forbid something, in the spec's order.
DW_1_2 = _NUMBER["DW.1.2"]
DW_1_3 = _NUMBER["DW.1.3"]
DW_2_4 = _NUMBER["DW.2.4"]
DW_3_2 = _NUMBER["DW.3.2"]
DW_3_4 = _NUMBER["DW.3.4"]
DW_4_1 = _NUMBER["DW.4.1"]
DW_4_3 = _NUMBER["DW.4.3"]
DW_4_4 = _NUMBER["DW.4.4"]
DW_4_5 = _NUMBER["DW.4.5"]
DW_A_MUT = _NUMBER["DW.A.mut"]
DW_A_META = _NUMBER["DW.A.meta"]
DW_E1 = _NUMBER["DW.E1"]
DW_T9 = _NUMBER["DW.T9"]
DW_X1 = _NUMBER["DW.X1"]
DW_X2 = _NUMBER["DW.X2"]
(
    DW_2_1_TURN, DW_2_1_HOLD, DW_2_1_WEAK, DW_2_2_MORE, DW_2_2_COMBINATION, DW_2_2_YET, DW_1_2_HOLD,
    DW_1_2_MOST, DW_1_2_LAST, DW_3_2_HOLD, DW_3_2_MOST, DW_2_5_PLAYED, DW_2_5_TURN, DW_4_1_STUCK,
    DW_4_4_PRINTED, DW_4_5_JOKER, DW_5_3_TURN, DW_5_3_TWICE, DW_5_5_DEAD, DW_A4_SHELL, DW_A5_BELOW,
    DW_A11_BESIDE, DW_A_EAT_ABOVE, DW_A_EAT_SELF, DW_A_MUT_NONE, DW_A_MUT_PRINTED, DW_A_MUT_STOLEN,
    DW_A_MUT_MUTATION, DW_A_MUT_HAVE, DW_A_META_MUST, DW_A_META_OWN, DW_T3_OWN, DW_T3_GONE,
    DW_T9_PILE,
) = (len(CLAUSES) + k for k in range(len(REASONS)))  # fmt: skip
