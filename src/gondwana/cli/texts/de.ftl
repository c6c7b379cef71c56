### Was die Kommandozeile sagt. Deutsch.

range = { $low } – { $high }
written = Geschrieben: { $file }
compiling = Die Regeln werden übersetzt …
compiling-note = Die Regeln werden beim ersten Gebrauch in Maschinencode übersetzt. Das dauert etwa eine Minute, einmal je Rechner.
problem-output-standard = Die Ausgabe lässt sich nicht dorthin schreiben, wohin sie geleitet wird; sieh nach, ob dort Platz ist und du schreiben darfst.

## Examples
example-serve = sich im Browser an Tische setzen; ohne Befehl geschieht dasselbe
example-play = die zweite Auflage von Evo gegen zwei Bots spielen, hier im Terminal
example-simulate = Bots zehntausend Partien spielen lassen und zeichnen, was herauskam
example-rules = die Spielregeln lesen, oder eine davon
example-replay = eine Partie, die du mit --record gespeichert hast, Schritt für Schritt ansehen

## Help
metavar-file = DATEI
metavar-folder = ORDNER
metavar-game = SPIEL
metavar-games = [SPIEL…]
metavar-clause = REGEL
help-usage = Aufruf:
help-options-word = OPTIONEN
help-command-word = BEFEHL
help-commands = Befehle
help-examples = Beispiele
help-arguments = Argumente
help-options = Optionen
help-default = [sonst: { $value }]
help-help = Zeigt diese Hilfe.
help-lang = Die Sprache; ohne Angabe die deines Systems.
help-version = Zeigt die Version des Programms.
help-gondwana = Die Brettspiele von der Evolution der Dinosaurier: spielen, simulieren, nachspielen, Regeln lesen.
help-serve = Bietet Browsern auf diesem Rechner Tische an und öffnet einen; gondwana allein tut dasselbe.
help-host = Wo gelauscht wird; 0.0.0.0 lässt auch andere aus deinem Netz herein.
help-port = Der Port; 0 nimmt einen freien.
help-database = Wo die Tische liegen: eine SQLAlchemy-Adresse von SQLite oder PostgreSQL; sonst SQLite im Datenordner.
help-data = Der Ordner für die Datenbank und den Schlüssel, der Cookies signiert; sonst dein eigener Datenordner.
help-no-browser = Keinen Browser öffnen.
help-play = Hier im Terminal spielen, mit Bots oder mit anderen an derselben Tastatur.
help-simulate = Bots viele Partien spielen lassen: wer wie oft gewinnt, und mit wie vielen Punkten.
help-replay = Eine aufgezeichnete Partie Schritt für Schritt ansehen.
help-check = Eine Spielaufzeichnung an den Regeln prüfen, oder eine TOML-Datei mit Karten, Material oder Gewichten.
help-rules = Die Regeln eines Spiels lesen: alle, einen Abschnitt wie E2.4 oder eine Regel wie E2.4.6.
help-list = Welche Spiele es gibt, und die Optionen ihrer Tische.
help-warm = Spiele im Voraus übersetzen, damit später nichts darauf wartet.
help-bench = Messen, wie schnell die Spiele auf diesem Rechner laufen.
help-game = Welches Spiel; „gondwana games“ zählt sie auf.
help-play-seats = Wer wo sitzt: you (du) oder der Name eines Bots; mehrere „you“ teilen sich die Tastatur; „gondwana bots“ zählt die Bots auf.
help-seats = Die Bots, einer je Platz; „gondwana bots“ zählt sie auf.
help-option = Eine Option des Tisches; mehrfach möglich.
help-maps = Eine eigene Kartendatei statt der des Spiels.
help-events = Eine eigene Ereignisdatei für die leeren Karten (Evo, erste Auflage).
help-seed = Woher die Würfel kommen: Derselbe Startwert gibt dieselben Würfel. Ohne Angabe ein neuer.
help-simulate-seed = Woher die Würfel kommen: Derselbe Startwert gibt dieselben Partien.
help-most-rounds = Eine Partie nach so vielen Runden abbrechen und sagen, wie oft das geschah; 0: nie. Ohne Angabe: wo die Regeln sie vielleicht nicht beenden.
help-record = Wohin die Partie gespeichert wird.
help-dice = Wer würfelt und zieht: das Programm (seeded) oder du am Tisch (mine).
help-resume = Eine gespeicherte Partie, die so weitergeht, wie sie begann: mit demselben Tisch, denselben Plätzen und Würfeln.
help-games = Wie viele Partien.
help-jobs = Wie viele Threads; 0 ist einer je Kern. Die Ergebnisse hängen nicht davon ab.
help-json = Schreibt alles als JSON.
help-csv = Schreibt eine Zeile je Partie und Platz als CSV.
help-plot = Zeichnet Punkteverteilungen und Siege, als .png oder .svg.
help-per-game = Zählt in der JSON-Datei auch jede Partie auf.
help-force = Überschreibt Dateien, die es schon gibt.
help-record-file = Die Spielaufzeichnung.
help-plain = Gibt die ganze Partie aus und wartet auf keine Taste; so auch, wenn niemand eine drücken kann.
help-check-file = Eine Spielaufzeichnung oder eine .toml-Datei mit Karten, Material oder Gewichten.
help-clause = Eine Regel oder ein Abschnitt; ohne Angabe alle Regeln.
help-warm-games = Welche Spiele; ohne Angabe alle.
help-bench-games = Welche Spiele; ohne Angabe alle.
help-seconds = Wie viele Sekunden jeder Wert gemessen wird.

## Server
serve-ready = Die Tische stehen unter { $address }
serve-stop = Strg+C hält an; kein Spiel geht verloren.
problem-serve-port = Port { $port } ist belegt, vielleicht von einem anderen Gondwana; wähle mit --port einen anderen, oder 0 für einen freien.
problem-serve-host = Auf { $host }, Port { $port }, lässt sich nicht lauschen; versuche --host 127.0.0.1 und einen Port über 1023.
problem-serve-data = Der Ordner { $folder } lässt sich nicht benutzen; wähle mit --data einen anderen.
problem-serve-database = Die Datenbank { $url } lässt sich nicht öffnen; gib eine Adresse wie sqlite:///tische.db oder postgresql+psycopg://localhost/gondwana an.

## Tables
column-seat = Platz
column-number = Nr.
column-bot = Bot
column-wins = Siege
column-interval = 95 %
column-score = Punkte
column-deviation = Abw.
column-spread = 5–95 %
column-rank = Rang
column-option = Option
column-value = Wert
column-meaning = Bedeutung
column-measure = Gemessen
column-figure = Wert

## Simulate
simulate-playing = Gespielt
simulate-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Startwert { $seed }
simulate-rounds = Runden: { $mean } im Mittel, { NUMBER($least) } bis { NUMBER($most) }. Ein geteilter erster Platz zählt als Teil eines Sieges.
simulate-stopped = { $games ->
    [one] Eine Partie wurde nach Runde { NUMBER($rounds) } abgebrochen und zählt, wie sie stand.
   *[other] { NUMBER($games) } Partien wurden nach Runde { NUMBER($rounds) } abgebrochen und zählen, wie sie standen.
  }
simulate-speed = { $decisions } Entscheidungen, davon { $unforced } mit einer Wahl, in { $seconds } s: { $rate } in der Sekunde.

## Plot
plot-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
plot-seed = Startwert { $seed }
plot-scores = Punkte
plot-points = Punkte am Ende; Höhe: wie oft, jede Zeile für sich
plot-mean = Mittel { $mean }
plot-wins = Siege
plot-share = Anteil der Partien, mit 95-%-Intervall
plot-fair = gleiche Anteile: { $share }

## Games
games-seats = { $low } bis { $high } Plätze.
games-options = Optionen des Tisches
games-default = Vorgabe
games-default-with = Vorgabe bei { $choice }
games-how = Zum Beispiel: gondwana play { $game } --option { $option }

## Check
check-fine = { $file } stimmt von der ersten bis zur letzten Zeile mit den Regeln überein.
check-game = { $game }, { $lines ->
    [one] ein Zug oder Zufallsereignis
   *[other] { $lines } Züge und Zufallsereignisse
}.
check-over = Die Partie endete nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}.
check-unfinished = Die Partie ist nicht zu Ende; sie steht in Runde { $rounds }.
check-standing = { $rank }. { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
check-face-down = Die Punkte liegen bis zum Ende des Spiels verdeckt.
check-dice-verified = Die Würfel kommen vom Startwert, und er ist der zu Beginn versprochene.
check-dice-secret = Der Startwert ist noch geheim, also waren die Würfel nicht mit ihm zu vergleichen.
check-dice-hand = Die Würfel wurden von Hand eingegeben, also gibt es keinen Startwert zum Vergleich.
check-components = { $file } ist in Ordnung: eine Datei { $name } für { $game }.

## Replay
replay-place = Schritt { $step } von { $steps }
replay-round = Runde { $round }
replay-start = Vor der ersten Runde
replay-keys = Enter oder → weiter · p oder ← zurück · eine Zahl und Enter: diese Runde · q Ende
replay-go = Runde: { $typed }
replay-no-round = Eine Runde { $round } gibt es nicht; diese Partie hat die Runden 1 bis { $last }.
replay-end = Die Partie ist zu Ende.
replay-unfinished = Die Aufzeichnung endet hier; die Partie ist nicht zu Ende.

## Warm and bench
warm-compiling = { $game } wird übersetzt
warm-done = { $game } ist bereit; es dauerte { $seconds } s.
bench-measuring = { $game } wird gemessen …
bench-title = { $game }, { $seats } Plätze, Zufallsspiel
bench-one = Übersetzt, ein Thread: Entscheidungen in der Sekunde
bench-one-unforced = … davon mit einer Wahl
bench-two = Übersetzt, zwei Threads: Entscheidungen in der Sekunde
bench-scaling = Zwei Threads gegen einen
bench-decision = Eine Entscheidung aus Python, übersetzt
bench-copy = Eine Kopie aus Python
bench-plain = Reines Python: Entscheidungen in der Sekunde

## Bots
help-ladder = Die Bots für den Tisch aufzählen: wie jeder ist und wie stark.
bots-random = Irgendein erlaubter Zug, wie der Würfel will.
bots-careless = Jeder zweite Zug, wie der Würfel will, sonst der, der am besten aussieht.
bots-greedy = Immer der Zug, der gerade am besten aussieht.
bots-search = Schaut vor jedem Zug so oft voraus, oder so viele Millisekunden lang; jede Zahl ist recht. Überall außer am Tisch im Browser.
bots-measured = Wie stark sie sind: OpenSkill-Wertungen und Millisekunden je Entscheidung
column-game = Spiel
column-seats = Plätze
column-thinking = ms
