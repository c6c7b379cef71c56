### What players of every game on an island read. Czech.

## Web table
web-wheel = Kotouč podnebí, teď: { $land }. Příště: { $next }
web-live = { $count ->
    [0] nikdo
    [one] žije 1
    [few] žijí { $count }
   *[other] žije { $count }
}
web-lives-on = Kdo tu přežije: { $land }
web-island = Ostrov, { $spaces } polí
web-caption = Ostrov pro { $seats ->
    [2] dva
    [3] tři
    [4] čtyři
   *[other] pět
}
web-spaces = { $spaces } polí
web-fate-safe = přežije
web-fate-risk = může padnout, vrstvy nestačí na všechny
web-fate-doomed = padne kvůli podnebí
web-herd = { $number } z { $all } žije
web-auction = Dražba
web-bid-label = Nabídka { $bid }: { $prize }
web-held = { $seat } nabízí { $bid }
web-steps-left = { $steps ->
    [one] zbývá 1 krok
    [few] zbývají { $steps } kroky
   *[other] zbývá { $steps } kroků
}
web-ask-move = Který dinosaurus půjde kam?
web-attack = Zaútočit na { $space }, soupeř { $seat }?
web-attack-button = Útok na { $space }
web-horns = rohy { $horns } proti { $against }
web-wins = Vyhrává na { $wins } stěn
web-pass-window = Nehrát nic
web-pass-move = Ukončit pohyb
web-wait-window = Teď se mohou hrát karty. Stůl čeká: { $seats }.
web-wait-bid = { $seats } draží.
web-wait-move = { $seats } je v pohybu.
web-wait-lay = { $seats } umísťuje mládě.
web-wait-remove = Vybírá, koho vezme podnebí: { $seats }.
web-chance = Teď rozhoduje kostka a pytlík.
web-dice = Kostka
web-luck = výher { $won }, očekáváno { NUMBER($expected, minimumFractionDigits: 1) }
web-stat-herd = žije
web-stat-born = narozeno
web-stat-fell-fight = padlo v boji
web-stat-fell-climate = padlo kvůli podnebí
web-stat-fights = vyhrané útoky
web-stat-genes = geny
web-stat-cards = zahrané karty
file-maps = Vlastní mapy

## Terminal
odds-none = Teď není na co útočit.
odds-none-here = Kvůli tomu se nehází.
