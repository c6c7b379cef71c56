### Was die Spieler jedes Spiels lesen. Deutsch.

## Tisch im Web
web-round = Runde
web-round-number = Runde { $number }
web-round-phase = Runde { $number }, { $phase }
web-after = nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
web-order = Reihenfolge: { $seats }
web-your-place = du, Platz { $number } von { $seats }
web-of = { $number } von { $all }
web-now = jetzt
web-next = dann
web-asked = { $seat }: { $question }
web-back = Zurück
web-play = { $card } spielen
web-card-way = { $card }: { $way }
file-components = Eigene Zahlen
web-wait = Der Tisch wartet auf { $seats }.
web-bots-think = { $bots ->
    [one] der Bot denkt nach
   *[other] { $bots } Bots denken nach
}
web-players = Am Tisch
web-you = du
web-bot = Bot, { $strength }
web-points = Punkte
web-log = Verlauf
web-whole-log = das ganze Spiel
web-since = seit deinem letzten Zug
web-winner = { $seat } gewinnt
web-draw = Unentschieden: { $seats }
web-chart = Punkte nach Runden: { $seats }
web-start = Start

## Terminal
label-rank = Rang
label-nothing = nichts

## Was bei den Feldern einer Kartendatei richtig wäre
right-space-name = ein Name aus Buchstaben und Ziffern, für jedes Feld ein anderer
right-own-place = ein Ort, den { $other } noch nicht hat
right-neighbours = 1 bis { $most } Felder
right-once = jedes Feld einmal
right-other-space = ein anderes Feld dieser Karte
right-beside = ein Feld, dessen q und r gleich neben { $space } liegen
right-both-ways = ein Feld, das seinerseits { $space } als Nachbarn nennt

## Was ein Platz haben kann, als Überschriften
holding-gene = Gene
holding-card = Ereigniskarten
holding-species = Arten
holding-ability = Fähigkeiten
holding-environment = Lebensräume
holding-exhibit = Dinosaurier
holding-attraction = Attraktionen
holding-tile = Laborausbauten
holding-specialist = Experten
