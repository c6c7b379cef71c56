## Hilfe
help-tournament = Lässt Bots auf allen Plätzen mit denselben Startwerten gegeneinander antreten: Wertungen, Siegquoten, und wer vor wem liegt. Fertige Partien bleiben erhalten; derselbe Befehl macht dort weiter, wo er unterbrochen wurde.
help-bots = Die Bots; jeder sitzt auf jedem Platz gleich oft.
help-tournament-seats = Wie viele Plätze der Tisch hat; ohne Angabe so viele wie Bots, wo das Spiel es erlaubt.
help-tournament-games = Ungefähr wie viele Partien; aufgerundet, bis jeder Startwert in allen Sitzordnungen gespielt ist.
help-results = Wo fertige Partien aufbewahrt und wiedergefunden werden (.jsonl); ohne Angabe in deinem Datenordner.
help-anew = Verwirft die aufbewahrten Partien und beginnt von vorn.
help-on = Wo gespielt wird: ray auf diesem Rechner, oder die Adresse eines Clusters wie ray://host:10001; ohne Angabe auf Threads hier. Die Ergebnisse hängen nicht davon ab.
help-tournament-plot = Zeichnet Wertungen, Siege und die Kreuztabelle, als .png oder .svg.
example-tournament = herausfinden, welcher von zwei Bots besser ist, bei gerecht verteiltem Glück
example-tournament-kept = die Partien in einer Datei aufbewahren, Tabellen und ein Bild schreiben
example-tournament-ray = dasselbe auf einem Ray-Cluster

## Turnier
column-rating = Wertung
column-fair = Gleicher Anteil
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
plot-cross = Wie oft die Zeile vor der Spalte liegt
plot-tournament = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $seats } Plätze
