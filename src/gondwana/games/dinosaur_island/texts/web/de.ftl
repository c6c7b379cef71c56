### Dinosaur Island: was auf seiner Seite im Web steht. Deutsch.

## Tabs, players, headings
web-tabs = Tableaus
web-tab-boards = Tableaus
web-tab-lab = Labor
web-tab-park = Park
web-whose = Wessen Park und Labor zu sehen sind
web-show = Park und Labor zeigen: { $seat }
web-your-park = Dein Park
web-park-of = Park: { $seat }
web-your-cold = Dein Kaltlager
web-cold-of = Kaltlager: { $seat }
web-your-lab = Dein Labor
web-lab-of = Labor: { $seat }
web-dollars = Dollar
web-workers = Arbeiter
web-excitement = Attraktivität
web-security = Sicherheit
web-threat = Bedrohung
web-chance = Die Würfel rollen.
web-wait-work = Noch bei der Arbeit: { $seats }.
web-wait-visitors = Noch im Park: { $seats }.

## Park
web-free-zones = { $count ->
    [0] kein freies Feld
    [one] 1 freies Feld
   *[other] { $count } freie Felder
}
web-in-paddock = { $number } von { $all } im Gehege
web-spaces = { $number } von { $all } Plätzen belegt
web-plus-points = +{ $points } ★
web-doubled = gelbe Besucher bringen hier 2 Punkte
web-visitors = { $patrons ->
    [one] 1 gelber Besucher
   *[other] { $patrons } gelbe Besucher
}, { $hooligans ->
    [one] 1 Rowdy
   *[other] { $hooligans } Rowdys
}
web-gate = Am Tor
web-queue = In der Warteschlange
web-eaten = Gefressen
web-at-place = Hierher legen: { $place }
web-at-visit = Einen Besucher hierher: { $place }
web-at-eaten = Hier wird ein Besucher gefressen: { $place }
web-at-sell = Dollar für einen Besucher nehmen: { $place }
web-at-double-ride = Doppelt zählen: { $place }

## Forecast
web-forecast = Diese Runde, wie es jetzt steht
web-more-security = zählt in dieser Runde mehr
web-more-threat = durch den Würfel
web-expect-visitors = { $count } Besucher, Platz für { $room }
web-expect-income = etwa { $dollars } am Tor
web-expect-danger = { $count ->
    [0] niemand wird gefressen
    [one] 1 Besucher wird gefressen
   *[other] { $count } Besucher werden gefressen
}
web-expect-danger-open = { $count ->
    [0] niemand wird gefressen
    [one] 1 Besucher wird gefressen
   *[other] { $count } Besucher werden gefressen
}, wenn der Würfel mit { $claws ->
    [one] 1 Kralle
   *[other] { $claws } Krallen
} bleibt
web-expect-points = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## The account of a round
web-account = Abrechnung der Runde { $number }
web-account-visitors = gezogene Besucher
web-account-gate = Dollar am Tor
web-account-food = Dollar am Imbiss
web-account-eaten = gefressene Besucher
web-account-scored = Punkte für Besucher
web-account-total = Punkte insgesamt

## Research
web-research = Forschung
web-dice = Würfel
web-recipes = Baupläne
web-your-scientists = deine Wissenschaftler
web-scientist = Wissenschaftler der Stufe { $level }
web-rounder = Arbeiter des Allrounders, Stufe 2
web-threat-die = Bedrohungswürfel
web-storage = Kaltlager
web-storage-spaces = Sechs Felder zum Vergrößern des Kaltlagers
web-least-level = Wissenschaftler mindestens der Stufe { $level }
web-pile = { $count ->
    [one] 1 Bauplan
   *[other] { $count } Baupläne
} im Stapel
web-no-recipe = kein Bauplan liegt offen

## Market
web-market = Markt
web-price = Preis
web-goods-specialist = Experte
web-goods-attraction = Attraktion
web-goods-lab = Laborausbau
web-goods-dna = DNS
web-dna-basic = { $count } Basis-DNS
web-dna-complex = { $count } komplexe DNS
web-removes = du entfernst dazu etwas aus dieser Reihe
web-taken = vergeben
web-stall = { $spaces ->
    [0] kein Platz
    [one] 1 Platz
   *[other] { $spaces } Plätze
}
web-tiles-left = noch { $count }
web-lacks = dir fehlen ${ $dollars }
web-remove = Entfernen: { $item }

## Cold storage and lab
web-stored = { $count } DNS
web-dna-room = { $dna }: { $count }, höchstens { $most }
web-units = { $count } { $dna }
web-idle = { $idle ->
    [one] 1 freier Arbeiter
   *[other] { $idle } freie Arbeiter
}, { $reserve } im Vorrat
web-spot = { $workers } Arbeiter
web-spot-used = hier stehen schon Arbeiter
web-empty-spaces = { $count ->
    [one] 1 freier Platz für einen Ausbau
   *[other] { $count } freie Plätze für Ausbauten
}
web-put-here = Auf Platz { $space } legen
web-specialists = Experten
web-dismiss = Entlassen: { $specialist }

## Objectives
web-objectives = Aufträge
web-cards-solo = Deine Aufträge
web-points-each = { $points ->
    [one] je 1 Punkt
   *[other] je { $points } Punkte
}
web-event-card = Die Karte der Runde entfernt:
web-event-die = Würfel { $space }
web-event-recipe = Bauplan: { $kind }
web-streak = Runden mit gewertetem Auftrag: { $count } von { $all }
web-streak-kept = { $points ->
    [one] +1 Punkt, wenn du in jeder Runde wertest
   *[other] +{ $points } Punkte, wenn du in jeder Runde wertest
}
web-streak-lost = kein Bonus: eine Runde blieb ohne
web-twists = Variationskarten
web-marked-by = erfüllt von { $seats }
web-far = { $number } von { $all }

## Questions
web-ask-research = Wohin geht dein Wissenschaftler?
web-hint-research = Wähle einen Wissenschaftler, dann Würfel, Kaltlager oder Bauplan. Wer passt, arbeitet im Labor.
web-hint-rounder = Auch der Arbeiter des Allrounders darf gehen, oder ruhen.
web-ask-place = Wohin kommt das: { $what }?
web-hint-exhibit = Drücke das linke von zwei freien Feldern nebeneinander in deinem Park.
web-hint-attraction = Drücke ein freies Feld in deinem Park.
web-ask-gain-basic = Welche Basis-DNS nimmst du?
web-ask-gain-complex = Welche komplexe DNS nimmst du?
web-hint-gain = Was keinen Platz hat, verfällt.
web-units-left = noch { $count }
web-ask-limits = Welche Grenze hebst du an?
web-hint-limits = Schritt für Schritt, keine über 10.
web-steps-left = { $count ->
    [one] noch 1 Schritt
   *[other] noch { $count } Schritte
}
web-ask-raise = Welches Gehege vergrößerst du?
web-hint-raise = Kostenlos, durch den Würfel.
web-ask-copy = Nimmst du diese DNS auch?
web-hint-copy = { $seat } nahm mit Stufe { $level }: { $face }. Deine Programmiererin kopiert einmal je Runde.
web-ask-market = Was kaufst du?
web-hint-market = Drücke etwas im Markt, oder passe.
web-purse = du hast { $dollars }
web-ask-work = Was tun deine Arbeiter?
web-hint-work = Drücke die Einsetzfelder in deinem Labor. Bis du fertig bist, lässt sich alles zurücknehmen.
web-workers-left = { $count ->
    [one] 1 Arbeiter frei
   *[other] { $count } Arbeiter frei
}
web-ask-copying = Was wiederholt die Kopierkammer?
web-hint-copying = Drücke ein Feld eines anderen Ausbaus; es kostet keine Arbeiter.
web-ask-pay = Mit welcher Basis-DNS zahlst du: { $species }?
web-ask-exchange = Wie viele Rowdys tauschst du?
web-hint-exchange = Ebenso viele Besucher werden neu gezogen.
web-ask-guard = Wie viele Rowdys schickt dein Sicherheitsmann fort?
web-hint-guard = Jeder bringt 1 Punkt.
web-ask-place-visitors = Wohin gehen deine Besucher?
web-hint-place-visitors = Drücke Plätze in deinem Park; Rowdys zuerst.
web-ask-feed = Wer wird gefressen?
web-hint-feed = Gelbe Besucher zuerst. Jeder kostet 1 Punkt.
web-still = noch { $count }
web-ask-lawyer = Zahlst du für die Gefressenen?
web-hint-lawyer = Je $1 statt 1 Punkt.
web-ask-food = Punkte oder Dollar?
web-hint-food = Drücke einen Imbiss, um für einen Besucher dort Dollar zu nehmen.
web-ask-bonus = Welche Zugabe nimmst du?
web-hint-bonus = Sie kostet nichts.
web-ask-choose = Welche Karten sind deine Aufträge?
web-hint-choose = Aus den anderen werden Ereignisse.
web-cards-left = noch { $count }
web-ask-score = Wertest du jetzt einen Auftrag?
web-hint-score = Er bringt in dieser Runde { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, später weniger. Wertest du keinen, wirfst du einen ab.

## What the first press shows
web-take-die = { $face }, Stufe { $level }?
web-take = Nehmen
web-product = { $count } × { $level } = { $amount }.
web-room = { $lost ->
    [0] Dafür ist Platz.
   *[other] Platz ist für { $kept }, { $lost } würde verfallen.
}
web-brings-paddock = Eines deiner Gehege wächst um 1, gleich welche Stufe.
web-brings-worker = Ein Arbeiter kommt aus deinem Vorrat, gleich welche Stufe.
web-take-storage = Kaltlager vergrößern, Stufe { $level }?
web-storage-hint = Du hebst Grenzen um insgesamt so viele Schritte an.
web-raise-limits = Grenzen anheben
web-take-recipe = Mit Stufe { $level } erforschen: { $species }?
web-recipe-hint = Das Gehege belegt zwei Felder. Am Ende kostet es 10 Punkte, wenn dort kein Dinosaurier lebt.
web-research-it = Erforschen
web-hire-it = Für { $dollars } einstellen: { $item }?
web-hire = Einstellen
web-build-it = Für { $dollars } bauen: { $item }?
web-build = Bauen
web-upgrade-it = Für { $dollars } kaufen: { $item }?
web-upgrade = Kaufen
web-dna-it = Für { $dollars } kaufen: { $item }?
web-dna = Kaufen
web-finish = Mit der Arbeit dieser Runde fertig?
web-then-upgrade = Drücke den Platz in deinem Labor, auf den es kommt.
web-then-hire = Drücke den Experten, den du entlässt.
web-then-dna = Drücke das Plättchen dieser Reihe, das du entfernst.
web-leaves = Dir bleiben { $dollars }.

## Buttons
web-copy-die = Auch nehmen
web-pass-copy = Jetzt nicht
web-pass-research = Den Arbeiter ruhen lassen
web-pass-limits = Nicht mehr
web-pass-market = Passen
web-pass = Passen
web-turn = Passen: Stufe { $level } arbeitet im Labor
web-done-work = Fertig
web-done-lawyer = Nicht mehr zahlen
web-done-food = Den Rest als Punkte
web-done-score = Nicht mehr
web-done = Fertig
web-auto-place = Alle für mich setzen
web-auto-feed = Für mich wählen
web-auto = Für mich erledigen
web-lawyer = $1 zahlen
web-return = { $count ->
    [0] Keinen
   *[other] { $count }
}
web-bonus-security = Sicherheit +1
web-bonus-dna = 2 Basis-DNS
web-pay-nothing = nichts
web-raise-security = Sicherheit { $level }
web-raise-paddock = { $species }: Gehege { $size }
web-keep = { $goal }
web-score = Werten: { $goal }
web-drop = Abwerfen: { $goal }

## Result
web-result = Woher die Punkte kamen
web-stat-points = Punkte
web-stat-track = auf der Leiste
web-stat-attractions = Attraktionen
web-stat-dinosaurs = Dinosaurier
web-stat-empty = leere Gehege
web-stat-objectives = Aufträge
web-stat-money = Geld
web-stat-streak = jede Runde
web-solo-result = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-points-round = { $points } Punkte nach { $number } Runden.
web-points-money = { $points } Punkte, so viele wie { $seat }, und mehr Geld.
web-points-ahead = { $points } Punkte, { $ahead } vor { $seat }, nach { $number } Runden.
