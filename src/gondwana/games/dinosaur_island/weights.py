"""The weights of `weights.toml`: how many each has, and where they stand in a seat's row."""

WEIGHT_LAYOUT = {
    "dollar": 2, "basic": 2, "complex": 2, "limit": 1, "turned": 1, "worker": 2, "person": 1,
    "tile": 1, "eaten": 1, "growth": 1, "excitement": 1, "threat": 1, "room": 1, "near": 1,
    "haste": 1, "lost": 1,
}  # fmt: skip
WEIGHTS = sum(WEIGHT_LAYOUT.values())
(
    NEEDED_DOLLAR, SPARE_DOLLAR, BASIC_UNIT, SPARE_BASIC, COMPLEX_UNIT, SPARE_COMPLEX, LIMIT_STEP,
    TURNED_WORKER, LAB_WORKER, SPARE_WORKER, PERSON_SHARE, TILE_SHARE, EATEN, GROWTH, EXCITEMENT_UP,
    THREAT_UP, ROOM_SHARE, NEAR_SHARE, HASTE_SHARE, LOST_GOAL,
) = range(WEIGHTS)  # fmt: skip
