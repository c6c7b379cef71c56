### What players of every game on an island read. Hungarian.

## Web table
web-wheel = Éghajlatkerék: most { $land }. Következik: { $next }
web-live = { $count ->
    [0] egy sem él
   *[other] { $count } él
}
web-lives-on = Ki marad itt életben: { $land }
web-island = A sziget, { $spaces } mező
web-caption = A sziget { $seats ->
    [2] kettőnek
    [3] háromnak
    [4] négynek
   *[other] ötnek
}
web-spaces = { $spaces } mező
web-fate-safe = életben marad
web-fate-risk = elpusztulhat, a rétegek nem elegek mindenkire
web-fate-doomed = elviszi az éghajlat
web-herd = { $number } / { $all } él
web-auction = Licitálás
web-bid-label = Licit { $bid }: { $prize }
web-held = { $seat } licitje: { $bid }
web-steps-left = még { $steps } lépés
web-ask-move = Melyik dinoszauruszod hová megy?
web-attack = Támadás, ellenfél: { $seat }, { $space }?
web-attack-button = Támadás: { $space }
web-horns = { $horns } szarv { $against } ellen
web-wins = { $wins } oldalon nyer
web-pass-window = Nem játszom ki semmit
web-pass-move = Nem mozgok tovább
web-wait-window = Most lehet kártyát kijátszani. Az asztal rá vár: { $seats }.
web-wait-bid = { $seats } licitál.
web-wait-move = { $seats } mozog.
web-wait-lay = { $seats } újszülöttet rak le.
web-wait-remove = Azt választja ki, kit visz el az éghajlat: { $seats }.
web-chance = Most a kocka és a zsák beszél.
web-dice = A kocka
web-luck = { $won } győzelem, várható { NUMBER($expected, minimumFractionDigits: 1) }
web-stat-herd = él
web-stat-born = született
web-stat-fell-fight = harcban elesett
web-stat-fell-climate = az éghajlat vitte el
web-stat-fights = nyert támadás
web-stat-genes = gén
web-stat-cards = kijátszott kártya
file-maps = Saját térképek

## Terminal
odds-none = Most nincs mit megtámadni.
odds-none-here = Ehhez nem kell kockát dobni.
