### What players of every game on an island read. German.

## Web table
web-wheel = Klimarad: jetzt { $land }. Als Nächstes: { $next }
web-live = { $count ->
    [0] keiner
    [one] 1 lebt
   *[other] { $count } leben
}
web-lives-on = Wer hier überlebt: { $land }
web-island = Die Insel, { $spaces } Felder
web-caption = Die Insel für { $seats ->
    [2] zwei
    [3] drei
    [4] vier
   *[other] fünf
}
web-spaces = { $spaces } Felder
web-fate-safe = überlebt
web-fate-risk = kann fallen, die Schichten reichen nicht für alle
web-fate-doomed = fällt dem Klima zum Opfer
web-herd = { $number } von { $all } leben
web-auction = Versteigerung
web-bid-label = Gebot { $bid }: { $prize }
web-held = { $seat } bietet { $bid }
web-steps-left = { $steps ->
    [one] noch 1 Schritt
   *[other] noch { $steps } Schritte
}
web-ask-move = Welcher Dinosaurier zieht wohin?
web-attack = { $seat } auf { $space } angreifen?
web-attack-button = { $space } angreifen
web-horns = { $horns ->
    [one] 1 Horn
   *[other] { $horns } Hörner
} gegen { $against }
web-wins = Gewinnt auf { $wins } Seiten
web-pass-window = Nichts spielen
web-pass-move = Bewegung beenden
web-wait-window = Jetzt können Karten gespielt werden. Der Tisch wartet auf { $seats }.
web-wait-bid = { $seats } bietet.
web-wait-move = { $seats } zieht.
web-wait-lay = { $seats } setzt ein Junges ein.
web-wait-remove = Wählt, wen das Klima holt: { $seats }.
web-chance = Jetzt sprechen Würfel und Beutel.
web-dice = Die Würfel
web-luck = { $won } gewonnen, { NUMBER($expected, minimumFractionDigits: 1) } erwartet
web-stat-herd = leben
web-stat-born = geboren
web-stat-fell-fight = im Kampf gefallen
web-stat-fell-climate = am Klima gestorben
web-stat-fights = Siege
web-stat-genes = Gene
web-stat-cards = Karten gespielt
file-maps = Eigene Spielpläne

## Terminal
odds-none = Jetzt gibt es nichts anzugreifen.
odds-none-here = Dafür wird nicht gewürfelt.
