"""Sets of small numbers as bits of a whole number."""

from ...kernel.rule import rule


@rule
def size_of(bits: int) -> int:
    """How many members a set has, of numbers below 56."""
    bits -= bits >> 1 & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    return bits * 0x0101010101010101 >> 56 & 0xFF


@rule
def lowest_in(bits: int) -> int:
    """The lowest member of a set that is not empty."""
    return size_of((bits & -bits) - 1)
