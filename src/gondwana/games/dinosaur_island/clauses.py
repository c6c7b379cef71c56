"""The numbers of the clauses: a refusal is the number of the clause that forbids an action."""

from .state import METRICS, SPECIALISTS, TWISTS

_LAB = (
    "refine1", "refine2", "create1", "create2", "bench", "venture", "bench_plus", "renovate",
    "groundskeeper", "security_office", "double_ride", "copy_lab", "ads", "gene_bank", "sponsors",
    "sequencer",
)  # fmt: skip

CLAUSES = (
    "",
    *(f"DI.S{n}" for n in range(1, 14)),
    *(f"DI.G{n}" for n in range(1, 9)),
    *(f"DI.1.{n}" for n in range(1, 9)),
    *(f"DI.2.{n}" for n in range(1, 8)),
    *(f"DI.3.{n}" for n in range(1, 7)),
    *(f"DI.4.{n}" for n in range(1, 6)),
    *(f"DI.5.{n}" for n in range(1, 5)),
    *(f"DI.6.{n}" for n in range(1, 4)),
    *(f"DI.E{n}" for n in range(1, 3)),
    *(f"DI.O{n}" for n in range(1, 7)),
    *(f"DI.F{n}" for n in range(1, 7)),
    *(f"DI.L.{name}" for name in _LAB),
    *(f"DI.X.{name}" for name in SPECIALISTS),
    *(f"DI.T.{name.replace('-', '_')}" for name in TWISTS),
    *(f"DI.M.{name}" for name in METRICS),
    *(f"DI.K{n}" for n in range(1, 5)),
)
_NUMBER = {clause: number for number, clause in enumerate(CLAUSES)}

# Where a clause forbids for several reasons, each has a sentence of its own.
REASONS = (
    "DI.1.2-turn",  # another's turn in research
    "DI.1.2-pass",  # while scientists are left
    "DI.1.6-level",  # the scientist's level is too low
    "DI.1.6-zones",  # no two free zones side by side
    "DI.1.6-place",  # these two zones are not free and side by side
    "DI.2.1-turn",  # another's turn in the market
    "DI.2.3-zone",  # this zone is not free
    "DI.2.4-space",  # not on this space of the lab
    "DI.2.4-second",  # a II tile is already in the lab
    "DI.2.2-dismiss",  # with three specialists one must be named, and an own one
    "DI.G5-money",  # cannot be paid
    "DI.G3-room",  # this sort has no room, or is not among those to be gained
    "DI.F1-compulsory",  # what must be done cannot be left out
    "DI.3.6-done",  # said done already
    "DI.3.6-copying",  # first choose what is copied
    "DI.3.6-paying",  # first choose what pays
    "DI.3.1-workers",  # not enough workers left
    "DI.3.1-spot",  # the spot has workers already
    "DI.3.1-tile",  # no such tile in the lab
    "DI.3.2-dna",  # the two sorts are not in store
    "DI.3.3-full",  # the paddock is full
    "DI.3.3-dna",  # the recipe's DNA is not in store
    "DI.3.3-pays",  # the DNA named does not fit the recipe
    "DI.3.4-four",  # the paddock is as large as can be
    "DI.4.2-full",  # no space left there
    "DI.4.2-intern",  # for patrons only
    "DI.4.3-nobody",  # no patron there
    "DI.4.4-food",  # no patron left on a food stand there
    "DI.L.double_ride-twice",  # this attraction is doubled already
    "DI.X.fencer-once",  # used already this round
)

ALLOWED = 0
# The clauses that forbid something, in the spec's order.
DI_S8 = _NUMBER["DI.S8"]
DI_G1 = _NUMBER["DI.G1"]
DI_G4 = _NUMBER["DI.G4"]
DI_1_2 = _NUMBER["DI.1.2"]
DI_1_3 = _NUMBER["DI.1.3"]
DI_1_4 = _NUMBER["DI.1.4"]
DI_1_5 = _NUMBER["DI.1.5"]
DI_1_6 = _NUMBER["DI.1.6"]
DI_1_7 = _NUMBER["DI.1.7"]
DI_2_1 = _NUMBER["DI.2.1"]
DI_2_2 = _NUMBER["DI.2.2"]
DI_2_3 = _NUMBER["DI.2.3"]
DI_2_4 = _NUMBER["DI.2.4"]
DI_2_5 = _NUMBER["DI.2.5"]
DI_2_7 = _NUMBER["DI.2.7"]
DI_3_1 = _NUMBER["DI.3.1"]
DI_3_2 = _NUMBER["DI.3.2"]
DI_3_3 = _NUMBER["DI.3.3"]
DI_3_4 = _NUMBER["DI.3.4"]
DI_3_5 = _NUMBER["DI.3.5"]
DI_3_6 = _NUMBER["DI.3.6"]
DI_4_2 = _NUMBER["DI.4.2"]
DI_4_3 = _NUMBER["DI.4.3"]
DI_4_4 = _NUMBER["DI.4.4"]
DI_4_5 = _NUMBER["DI.4.5"]
DI_E1 = _NUMBER["DI.E1"]
DI_O1 = _NUMBER["DI.O1"]
DI_O4 = _NUMBER["DI.O4"]
DI_K1 = _NUMBER["DI.K1"]
DI_L_BENCH_PLUS = _NUMBER["DI.L.bench_plus"]
DI_L_RENOVATE = _NUMBER["DI.L.renovate"]
DI_L_GROUNDSKEEPER = _NUMBER["DI.L.groundskeeper"]
DI_L_SECURITY_OFFICE = _NUMBER["DI.L.security_office"]
DI_L_DOUBLE_RIDE = _NUMBER["DI.L.double_ride"]
DI_L_COPY_LAB = _NUMBER["DI.L.copy_lab"]
DI_L_ADS = _NUMBER["DI.L.ads"]
DI_L_GENE_BANK = _NUMBER["DI.L.gene_bank"]
DI_L_SPONSORS = _NUMBER["DI.L.sponsors"]
DI_L_SEQUENCER = _NUMBER["DI.L.sequencer"]
DI_X_ALLROUNDER = _NUMBER["DI.X.allrounder"]
DI_X_PROGRAMMER = _NUMBER["DI.X.programmer"]
DI_X_GUARD = _NUMBER["DI.X.guard"]
DI_X_CRYO = _NUMBER["DI.X.cryo"]
DI_X_FENCER = _NUMBER["DI.X.fencer"]
DI_X_LAWYER = _NUMBER["DI.X.lawyer"]
DI_T_BONUS = _NUMBER["DI.T.bonus"]
(
    DI_1_2_TURN, DI_1_2_PASS, DI_1_6_LEVEL, DI_1_6_ZONES, DI_1_6_PLACE, DI_2_1_TURN, DI_2_3_ZONE,
    DI_2_4_SPACE, DI_2_4_SECOND, DI_2_2_DISMISS, DI_G5_MONEY, DI_G3_ROOM, DI_F1_COMPULSORY,
    DI_3_6_DONE, DI_3_6_COPYING, DI_3_6_PAYING, DI_3_1_WORKERS, DI_3_1_SPOT, DI_3_1_TILE,
    DI_3_2_DNA, DI_3_3_FULL, DI_3_3_DNA, DI_3_3_PAYS, DI_3_4_FOUR, DI_4_2_FULL, DI_4_2_INTERN,
    DI_4_3_NOBODY, DI_4_4_FOOD, DI_L_DOUBLE_RIDE_TWICE, DI_X_FENCER_ONCE,
) = (len(CLAUSES) + k for k in range(len(REASONS)))  # fmt: skip
