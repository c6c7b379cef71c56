## Hilfe
help-tournament = Lässt Bots auf allen Plätzen mit denselben Startwerten gegeneinander antreten: Wertungen, Siegquoten, und wer vor wem liegt. Fertige Partien bleiben erhalten; derselbe Befehl macht dort weiter, wo er unterbrochen wurde.
help-bots = Die Bots; jeder sitzt auf jedem Platz gleich oft; „gondwana bots“ zählt sie auf.
help-tournament-seats = Wie viele Plätze der Tisch hat; ohne Angabe so viele wie Bots, wo das Spiel es erlaubt.
help-tournament-games = Ungefähr wie viele Partien; aufgerundet, bis jeder Startwert in allen Sitzordnungen gespielt ist.
help-results = Wo fertige Partien aufbewahrt und wiedergefunden werden (.jsonl); ohne Angabe in deinem Datenordner.
help-anew = Verwirft die aufbewahrten Partien und beginnt von vorn.
help-on = Wo gespielt wird: ray auf diesem Rechner, oder die Adresse eines Clusters wie ray://host:10001; ohne Angabe auf Threads hier. Die Ergebnisse hängen nicht davon ab.
help-rotate = Spielt jeden Startwert einmal in jeder Drehung der Plätze, sodass sich deren Glück aufhebt, und zeigt Bots statt Plätze; --games wird auf ganze Drehungen aufgerundet.
help-tournament-plot = Zeichnet Wertungen, Siege und die Kreuztabelle, als .png oder .svg.
example-tournament = herausfinden, welcher von zwei Bots besser ist, bei gerecht verteiltem Glück
example-tournament-kept = die Partien in einer Datei aufbewahren, Tabellen und ein Bild schreiben
example-tournament-ray = dasselbe auf einem Ray-Cluster

## Turnier
column-rating = Wertung
column-finish = Rang
column-think = ms
tournament-title = { $game }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $seeds ->
    [one] ein Startwert
   *[other] { $seeds } Startwerte
} in je { $seatings } Sitzordnungen, Startwert { $seed }
tournament-playing = Es wird gespielt
tournament-cross = Liegt vor …
tournament-found = { $done } von { $games } Partien waren schon da: { $file }
tournament-kept = Aufbewahrt in: { $file }
tournament-interrupted = Unterbrochen. { $done } von { $games } Partien sind aufbewahrt in { $file }; derselbe Befehl macht dort weiter.
tournament-shared = Ein geteilter erster Platz zählt als Teil eines Sieges, ein geteilter Platz als halb davor.
tournament-stopped = { $games ->
    [one] Eine Partie wurde
   *[other] { NUMBER($games) } Partien wurden
  } nach Runde { NUMBER($rounds) } abgebrochen und nach ihrem Stand gezählt.
tournament-timed = Bots, die nach der Uhr denken, entscheiden nicht immer gleich: Noch einmal gespielt, kann es etwas anders ausgehen.
tournament-rating = Wertungen: OpenSkill (Plackett-Luce); alle beginnen bei 25.

## Bild
plot-rating = Wertungen
plot-rating-axis = μ von OpenSkill, mit 95-%-Intervall
plot-cross = Zeile liegt vor Spalte
plot-tournament = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $seats } Plätze

## Balance
help-balance = Zeigt, was Plätze und Dinge in gewonnenen Partien zwischen gleichen Bots wert sind, und wie lang und knapp Partien werden: eine Seite für den Browser.
help-balance-bot = Der Bot, der auf allen Plätzen sitzt.
help-balance-seats = Wie viele Plätze der Tisch hat.
help-balance-games = Wie viele Partien.
help-out = Wohin die Seite geschrieben wird (.html); ohne Angabe balance-SPIEL.html hier.
help-balance-json = Schreibt die Zahlen auch als JSON.
example-balance = welches Gen, welche Karte, welcher Platz mehr als seinen Anteil gewinnt
balance-watching = Es wird zugeschaut
balance-title = Was gewinnt bei { $game }?
balance-sub = { $games } Partien zwischen { $seats } gleichen Bots ({ $bot })
balance-rounds-tile = Runden dauert eine Partie im Mittel, { $least } bis { $most }
balance-margin-tile = Punkte liegen im Mittel zwischen Erstem und Zweitem
balance-ties-tile = der Partien haben mehrere Sieger
balance-seat-tile = gewinnt der beste Platz: { $seat }; ein gleicher Anteil ist { $fair }
balance-thing-tile = Prozentpunkte mehr Siege mit: { $thing }
balance-seats-title = Plätze
balance-even = Kein Platz gewinnt mehr, als der Zufall erlaubt.
balance-uneven = Die Plätze unterscheiden sich um mehr, als der Zufall erlaubt.
balance-seats-note = Anteil der Partien, die jeder Platz gewinnt, mit 95-%-Intervall. Die Linie ist ein gleicher Anteil.
balance-seat-column = Platz
balance-share-column = Siege
balance-points-column = Punkte
balance-worth-title = Was ist es wert?
balance-worth-note = Um wie viel öfter gewinnt, wer es hatte, als sein Platz im Mittel, in Prozentpunkten, mit Intervall. Der Ring zeigt die, die es in der ersten Hälfte ihrer Partie hatten; der Balken, wie viele es hatten. Wer führt, kann sich mehr leisten: Das zeigt, was mit Siegen einhergeht, nicht immer, was sie bewirkt. Die Intervalle berücksichtigen, wie vieles verglichen wird: Auf 95 von hundert Seiten stimmen sie alle; was farbig ist, unterscheidet sich mehr, als der Zufall erlaubt.
balance-few = So wenige Partien sagen wenig: Lass wenigstens einige hundert spielen (--games).
balance-thing-column = hatten
balance-gain-column = Gewinn
balance-more = und { $number }, die nur wenige hatten: { $names }
balance-row = { $name }: { $held } der Plätze hatten es, im Mittel { $most } zugleich; Gewinn { $gain } Prozentpunkte, Intervall { $low } bis { $high }
balance-length-title = Wie lang
balance-length-note = Runden einer Partie, und wie viele Partien so lang waren.
balance-close-title = Wie knapp
balance-close-note = Punkte zwischen Erstem und Zweitem.
balance-scores-title = Punkte
balance-scores-note = Punkte am Ende, für Sieger und für alle anderen, jeweils als Anteil an ihrer Zahl.
balance-winners = Sieger
balance-others = die anderen
balance-stopped = { $games ->
    [one] Eine Partie wurde
   *[other] { $games } Partien wurden
  } nach Runde { $rounds } abgebrochen und nach ihrem Stand gezählt.
balance-foot = Erzeugt mit { $command } von Gondwana { $version }; Version { $game_version } der Spielregeln.
balance-timed = Der Bot denkt nach der Uhr; noch einmal erzeugt, können die Zahlen etwas anders sein.

## Abstimmen
help-tune = Passt die Gewichte der Stellungsbewertung eines Spiels durch Partien gieriger Bots gegeneinander an (CMA-ES) und schreibt sie als Datendatei. Gespieltes bleibt erhalten; derselbe Befehl macht dort weiter, wo er unterbrochen wurde.
help-generations = Wie viele Generationen, früher gespielte mitgezählt.
help-tune-games = Wie viele Partien jeder Vorschlag einer Generation spielt.
help-tune-check = Wie viele Partien am Ende zeigen, wie gut die Gewichte sind.
help-tune-seed = Woraus Vorschläge und Würfel kommen: Derselbe Startwert stimmt gleich ab.
help-state = Wo das Abstimmen aufbewahrt wird (.json); ohne Angabe in deinem Datenordner.
help-tune-out = Wohin die Gewichte geschrieben werden (.toml); ohne Angabe weights-SPIEL.toml hier.
example-tune = bessere Gewichte für das, was gierige und suchende Bots von einer Stellung halten
tune-tuning = Es wird abgestimmt
tune-found = Nach { $generations ->
    [one] einer Generation
   *[other] { $generations } Generationen
}: Ein Bot mit diesen Gewichten gewinnt { $share } ({ $low } – { $high }) von { $games } Partien gegen Bots mit den alten; gleich wären { $fair }.
tune-interrupted = Unterbrochen. Der Stand ist aufbewahrt in { $file }; derselbe Befehl macht dort weiter.
tune-kept = Der Stand ist aufbewahrt in: { $file }
