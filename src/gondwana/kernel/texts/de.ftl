### Was an dem falsch sein kann, was man uns gab: je ein Satz. Deutsch.

## Matches
problem-no-seat = Einen Platz { $seat } gibt es nicht; diese Partie hat die Plätze 1 bis { $seats }.
problem-outcome = „{ $outcome }“ kann jetzt kein Ergebnis von { $chance } sein.
problem-outcome-words = „{ $words }“ ist hier kein mögliches Ergebnis; möglich sind: { $known }.
problem-undo = Zurück geht es nur bis zu einer Stelle zwischen dem Anfang und Zeile { $lines }.
problem-revoke = Platz { $seat } hat nichts zurückzunehmen: er hat nicht zuletzt gehandelt oder schon entschieden.
problem-words = „{ $words }“ ist kein Zug dieses Spiels; ? zeigt, was du schreiben kannst.

## Games and tables
problem-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; installiert sind: { $known }.
problem-seats = { $game } spielt man nicht mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}; es müssen { $low } bis { $high } sein.
problem-unknown-option = { $game } hat keine Option „{ $option }“; seine Optionen sind: { $known }.
problem-option-value = Die Option { $option } kann nicht „{ $value }“ sein; möglich sind: { $known }.
problem-no-maps = { $game } hat keine Karten; lass --maps weg.
problem-no-custom-events = { $game } hat keine Karten zum Ausfüllen; lass --events weg.

## Records
problem-record-at = { $file }, Zeile { NUMBER($line, useGrouping: 0) }:
problem-record-tag = Eine solche Marke kann hier nicht stehen; eine Marke sieht aus wie [Seats "4"] und steht nur einmal da.
problem-record-missing = { $file } ist keine Spielaufzeichnung: Ihr fehlt die Marke [{ $tag } "…"], die jede braucht.
problem-record-version = { $file } wurde mit Version { $found } der Spielregeln gespielt; dieses Programm spielt Version { $ours }.
problem-record-seats = { $file } nennt „{ $found }“ als Zahl der Plätze; es muss eine ganze Zahl sein.
problem-record-file = { $file } wurde mit anderen Materialdateien gespielt, darunter { $name }; gib dieselbe Datei { $name } wieder an, oder keine, wenn es keine gab.
problem-record-player = { $file } nennt jemanden für Platz { $mark }, aber die Plätze dieses Tisches sind { $known }.
problem-record-dice = { $file } sagt, die Würfel seien „{ $found }“; es muss seeded oder hand sein.
problem-record-seed = { $file } verrät einen anderen Startwert als den versprochenen: Er und die Marke Commitment passen nicht zusammen.
problem-record-hash = Runde und Fingerabdruck des Spielstands sind nicht die, zu denen die Zeilen davor führen; also wurde eine Zeile geändert oder fehlt.
problem-record-chance = Danach fragt das Spiel den Zufall hier nicht.
problem-record-no-chance = Hier wartet das Spiel auf den Zufall, also auf eine Zeile mit *, und auf niemanden sonst.
problem-record-drawn = Das zieht der Startwert der Aufzeichnung hier nicht.
problem-record-line = Diese Zeile lässt sich nicht lesen; eine Zeile beginnt mit einem Platzbuchstaben, mit * für Zufall, = für eine Runde oder ; für eine Bemerkung.

## Files
problem-file-missing = Eine Datei { $file } gibt es nicht.
problem-file-folder = { $file } ist ein Ordner; gib eine Datei an.
problem-file-unreadable = { $file } lässt sich nicht lesen; gib eine Datei an, die es gibt und die du öffnen darfst.
problem-file-not-text = { $file } ist keine Textdatei in UTF-8.
problem-toml = { $file }, Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }: Was hier steht, ist kein gültiges TOML.
problem-toml-too-much = { $file } enthält für eine Materialdatei eine zu lange Zahl oder zu tief verschachtelte Listen.
problem-toml-stranger = { $file } ist keine Materialdatei eines installierten Spiels: Auf der obersten Ebene steht keiner ihrer Schlüssel.
problem-figure = { $file }: Der Schlüssel { $key } ist { $found }; richtig wäre: { $right }.
problem-figure-missing = { $file }: Der Schlüssel { $key } fehlt; dort wird erwartet: { $right }.
problem-output-suffix = { $file } hat die falsche Endung; hier muss es { $right } sein.
problem-output-folder = { $file } lässt sich nicht schreiben, denn einen Ordner { $folder } gibt es nicht.
problem-output-exists = { $file } gibt es schon; wähle einen anderen Namen, oder überschreib sie mit --force.
problem-output-unwritable = { $file } lässt sich nicht schreiben; wähle einen Ort, an dem du schreiben darfst.
problem-output-full = Die Platte ist voll, darum ließ sich { $file } nicht schreiben; schaff Platz und gib denselben Befehl noch einmal.
problem-output-twice = { $file } ist für zwei Ausgaben angegeben; gib jeder eine eigene Datei.

## What would be right in a component file, in the place of $right above
right-format = { $format }
right-whole = eine ganze Zahl
right-whole-between = eine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }
right-text = ein Text
right-one-of = eins davon: { $known }
right-flag = true oder false
right-texts = eine Liste von Texten
right-each-of = eine Liste, in der jedes eins davon ist: { $known }
right-list = eine Liste
right-table = eine Tabelle
right-tables = eine Liste von Tabellen

## Bots and simulations
problem-unknown-bot = „{ $bot }“ kann hier nicht Platz nehmen; Platz nehmen können: { $known }.
problem-bots = { $bots ->
    [one] Angegeben ist ein Bot
   *[other] Angegeben sind { $bots } Bots
} für { $seats } Plätze; gib für jeden Platz einen an.
problem-games = Eine Simulation braucht mindestens 1 Partie, nicht { $games }.
problem-jobs = Die Zahl der Threads kann nicht { $jobs } sein; 0 heißt einer je Kern, sonst gib eine größere Zahl an.
problem-most-rounds = Nach { $rounds } Runden kann keine Partie abgebrochen werden; 0 heißt: keine Grenze, sonst eine größere Zahl.

## The command line
problem-language = Die Sprache „{ $language }“ gibt es hier nicht; es gibt: { $known }.
problem-whole-number = { $option } kann nicht „{ $value }“ sein; gib eine ganze Zahl von { $low } bis { $high } an.
problem-seed = „{ $value }“ kann kein Startwert sein; gib 1 bis { $length } Buchstaben, Ziffern oder andere Zeichen in einer Zeile an, ohne Anführungszeichen.
problem-option-form = --option { $value } lässt sich nicht lesen; schreib --option Name=Wert, Namen und Werte zeigt „gondwana games“.
problem-option-twice = Die Option { $option } ist zweimal angegeben; gib sie einmal an.
problem-unknown-clause = { $game } hat keine Regel „{ $clause }“; ähnlich sind: { $near }.
problem-usage = In diesem Befehl steht ein Wort zu viel oder eines, das nicht passt; „{ $command } --help“ zeigt, was er nimmt.
problem-usage-command = Diesen Befehl gibt es nicht; es gibt: { $known }.
problem-usage-missing = „{ $command }“ braucht noch { $name }; „{ $command } --help“ zeigt, wie.
problem-usage-option = „{ $command }“ hat keine Option { $option }; vielleicht meinst du: { $known }.
problem-usage-no-value = Die Option { $option } nimmt keinen Wert; lass weg, was hinter dem Gleichheitszeichen steht.
problem-usage-value = Hinter der Option { $option } muss ein Wert stehen.
problem-dice = Würfel sind „seeded“ (das Programm wirft) oder „hand“ (du trägst ein), nicht „{ $dice }“.
problem-record-no-hash = Hier beginnt eine Runde oder endet das Spiel, und die Zeile mit Nummer und Prüfsumme fehlt.
problem-record-name = { $file }: der Name eines Spielers hat höchstens { $most } sichtbare Zeichen.

## Arena
problem-tournament-small = Ein Turnier braucht mindestens zwei Bots und zwei Plätze am Tisch.
problem-tournament-one-bot = Alle Bots heißen „{ $bot }“; ein Turnier braucht zwei verschiedene.
problem-tournament-many = { $bots } Bots haben an { $seats } Plätzen mehr als { $most } Sitzordnungen; gib weniger Bots an.
problem-place = „{ $place }“ ist kein Ort zum Spielen; gib ray an, oder die Adresse eines Clusters wie ray://host:10001.
problem-no-ray = Ray ist nicht installiert; installiere es mit „{ $command }“.
problem-cluster-unreachable = Der Ray-Cluster { $address } ist nicht erreichbar; sieh nach, ob er läuft und die Adresse stimmt.
problem-cluster-code = Der Cluster hat eine andere Version von Gondwana oder seinen Bibliotheken; installiere dort dasselbe wie hier.
problem-results-foreign = { $file } ist keine Datei mit Turnierergebnissen; gib mit --results eine andere an.
problem-results-plan = { $file } enthält Partien eines anderen Turniers ({ $what }: dort { $found }, hier { $wanted }); gib mit --results eine andere Datei an, oder verwirf sie mit --anew.
problem-results-line = Zeile { NUMBER($line, useGrouping: 0) } von { $file } ist keine fertige Partie dieses Turniers; gib mit --results eine andere Datei an, oder verwirf alle ihre Partien mit --anew.
problem-results-busy = { $file } ist gerade in einem anderen Lauf offen; warte auf dessen Ende, oder gib mit --results eine andere Datei an.
problem-no-holdings = { $game } verrät nicht, was die Plätze haben; darum lässt sich nichts über dessen Wert sagen.
problem-one-bot = Gib einen Bot an, der alle Plätze besetzt, nicht { $bots }.
problem-tune-game = Die Stellungsbewertung von { $game } hat keine Gewichte, die sich anpassen ließen.
problem-tune-state = { $file } ist nicht der Stand dieses Abstimmens; gib mit --state eine andere Datei an.
problem-weights = { $file } enthält nicht die Gewichte der Stellungsbewertung eines Spiels: Alle Namen seiner weights.toml müssen da sein, mit je so vielen ganzen Zahlen.
problem-no-cma = Zum Abstimmen fehlt die Bibliothek cma; installiere sie mit „{ $command }“.

## Worin sich die Pläne zweier Turniere unterscheiden können, anstelle von $what oben
plan-gondwana = Version von Gondwana
plan-game = Spiel
plan-game_version = Version der Regeln
plan-seats = Plätze
plan-options = Option { $name }
plan-files = Datei { $name }
plan-bots = Bots
plan-seeds = Zahl der Startwerte
plan-seed = Startwert
plan-most_rounds = --most-rounds
plan-code = Programm
