"""Creating dinosaurs (DI.3.3): where there is room, and which DNA may be paid for them."""

from typing import Any

from .....kernel.chance import add
from .....kernel.events import note
from .....kernel.rule import rule
from ...actions import A_PAY, PAID
from ...clauses import ALLOWED, DI_3_3, DI_3_3_DNA, DI_3_3_FULL, DI_3_3_PAYS
from ...happenings import E_CREATED, E_DNA_PAID
from ...players import audience, holds
from ...state import ALL_SORTS, BASICS, BREEDER, EXHIBITS, HERBIVORE, NONE, SPLICER

# ---- what must be paid ---------------------------------------------------------------------


@rule
def basic_needed(s: Any, t: Any, seat: int, exhibit: int) -> int:
    """DI.3.3, DI.X.breeder: how much basic DNA a dinosaur takes; one fewer for a carnivore."""
    needed = int(t.need_any[exhibit])
    for sort in range(BASICS):
        needed += t.need[exhibit, sort]
    if needed > 0 and t.kind[exhibit] != HERBIVORE and holds(s, seat, BREEDER):
        needed -= 1
    return needed


@rule
def swaps(s: Any, seat: int) -> int:
    """DI.X.splicer: once a round one basic DNA may be of another sort."""
    return 1 if s.spliced[seat] == 0 and holds(s, seat, SPLICER) else 0


@rule
def swapped(t: Any, exhibit: int, payment: int) -> int:
    """How much of a payment is in other sorts than the recipe's."""
    over = 0
    for sort in range(BASICS):
        over += max(0, paid(payment, sort) - t.need[exhibit, sort])
    return max(0, over - int(t.need_any[exhibit]))


@rule
def paid(payment: int, sort: int) -> int:
    """How much of a basic sort a payment has: it is three digits, cyan, violet and blue."""
    for _ in range(BASICS - 1 - sort):
        payment //= PAID
    return payment % PAID


@rule
def payment_refusal(s: Any, t: Any, seat: int, exhibit: int, payment: int) -> int:
    """DI.3.3, DI.X.breeder, DI.X.splicer: the basic DNA that is paid, all of it in store."""
    total = 0
    for sort in range(BASICS):
        total += paid(payment, sort)
        if paid(payment, sort) > s.dna[seat, sort]:
            return DI_3_3_DNA
    if total != basic_needed(s, t, seat, exhibit):
        return DI_3_3_PAYS
    return ALLOWED if swapped(t, exhibit, payment) <= swaps(s, seat) else DI_3_3_PAYS


@rule
def next_payment(s: Any, t: Any, seat: int, exhibit: int, last: int) -> int:
    """The first payment above `last` that is allowed, or NONE."""
    needed = basic_needed(s, t, seat, exhibit)
    for cyan in range(min(needed, int(s.dna[seat, 0]), PAID - 1) + 1):
        for violet in range(min(needed - cyan, int(s.dna[seat, 1]), PAID - 1) + 1):
            blue = needed - cyan - violet
            if blue < PAID and blue <= s.dna[seat, 2]:
                payment = (cyan * PAID + violet) * PAID + blue
                if payment > last and swapped(t, exhibit, payment) <= swaps(s, seat):
                    return payment
    return NONE


# ---- may it be created? --------------------------------------------------------------------


@rule
def create_refusal(s: Any, t: Any, seat: int, exhibit: int) -> int:
    """DI.3.3: an own exhibit with fewer dinosaurs than its paddock holds, and the recipe's DNA."""
    if exhibit < 0 or exhibit >= EXHIBITS or s.owner[exhibit] != seat:
        return DI_3_3
    if s.dinosaurs[exhibit] >= s.paddock[exhibit]:
        return DI_3_3_FULL
    for sort in range(BASICS, ALL_SORTS):
        if s.dna[seat, sort] < t.need[exhibit, sort]:
            return DI_3_3_DNA
    return DI_3_3_DNA if next_payment(s, t, seat, exhibit, NONE) == NONE else ALLOWED


@rule
def create(s: Any, t: Any, seat: int, exhibit: int) -> None:
    """DI.3.3: a dinosaur, more excitement up to the cap, more threat; basic DNA as one chooses."""
    s.dinosaurs[exhibit] += 1
    more = s.excitement[seat] + t.exhibit_excitement[exhibit]
    s.excitement[seat] = min(t.most_excitement, more)
    s.threat[seat] += t.exhibit_threat[exhibit]
    note(s, E_CREATED, audience(s, seat), seat, exhibit)
    for sort in range(BASICS, ALL_SORTS):
        pay_dna(s, seat, sort, int(t.need[exhibit, sort]))
    payment = next_payment(s, t, seat, exhibit, NONE)
    if next_payment(s, t, seat, exhibit, payment) == NONE:
        pay(s, t, seat, exhibit, payment)
    else:
        s.paying[seat] = exhibit


@rule
def legal_payments(s: Any, t: Any, seat: int, choices: Any) -> None:
    """DI.3.3: every way to pay for the dinosaur at hand."""
    exhibit = int(s.paying[seat])
    payment = next_payment(s, t, seat, exhibit, NONE)
    while payment != NONE:
        add(choices, A_PAY + payment)
        payment = next_payment(s, t, seat, exhibit, payment)


@rule
def pay(s: Any, t: Any, seat: int, exhibit: int, payment: int) -> None:
    """DI.3.3, DI.X.splicer: the basic DNA leaves cold storage."""
    if swapped(t, exhibit, payment) > 0:
        s.spliced[seat] = 1
    for sort in range(BASICS):
        pay_dna(s, seat, sort, paid(payment, sort))
    s.paying[seat] = NONE


@rule
def pay_dna(s: Any, seat: int, sort: int, amount: int) -> None:
    """DNA leaves cold storage."""
    if amount > 0:
        s.dna[seat, sort] -= amount
        note(s, E_DNA_PAID, audience(s, seat), seat, amount, sort)
