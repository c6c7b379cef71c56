### The pages around the games. German.

language-name = Deutsch
guest-name = Gast

## Every page
nav = Sprache, Aussehen und Konto
skip-to-content = Zum Inhalt
skip-to-ask = Zur Frage
language-is = Sprache: { $language }
theme-auto = Hell oder dunkel, wie dein System
theme-light = Hell
theme-dark = Dunkel
account = Konto
account-of = { $name }, dein Konto
name = Name
close = Schließen
go = Los
back-to-start = Zu deinen Tischen

## Start
tagline = { $games ->
    [one] Ein Spiel der Evolution, jede Regel an ihrem Platz.
   *[other] { $games } Spiele der Evolution, jede Regel an ihrem Platz.
}
start-title = Gondwana: deine Tische und ein neues Spiel
games = Spiele
game = Spiel
play-now = Jetzt spielen
seats-from-to = { $low } bis { $high }
against-bots = { $bots ->
    [one] mit einem Bot
   *[other] mit { $bots } Bots
}
rules-read = Die Regeln lesen
turn-at = Du bist dran: { $table }
go-to-table = Zum Tisch
your-tables = Deine Tische
all-tables = Alle Tische
running-tables = Im Gang
finished-tables = Beendet
no-tables = Noch kein Tisch. Drücke „Jetzt spielen“, und schon sitzt du an einem.
no-finished = Noch kein Spiel beendet.
open-tables = Offene Tische
open-note = setz dich zu anderen
no-open-tables = Gerade wartet niemand auf Gesellschaft. Stell einen Tisch mit einem offenen Platz auf, dann steht er hier.
sit-down = Hinsetzen
sit-down-at = Hinsetzen: { $table }
new-table = Neuer Tisch
seat-number = Platz { $seat }
seat-name = Name an Platz { $seat }
me = an diesem Bildschirm
whoever-comes = wer kommt
a-bot = Bot, { $strength }
nobody = niemand
bots-who = Wer sind die Bots?
bot-thinks = { $seconds ->
    [0] Zieht sofort.
   *[other] Denkt je Zug bis zu { $seconds } s nach.
}
bot-rated = Wertung { $rating } ± { $spread } bei { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}
bots-rated = Die Wertungen stammen aus Partien zwischen Bots; der Durchschnitt ist 25. Hinter ± steht, wie weit eine Wertung danebenliegen kann: Wo sich zwei überschneiden, kann jeder der beiden Bots der stärkere sein.
options = Einstellungen
as-rulebook = wie das Regelheft es sagt
dice = Würfeln und Ziehen
dice-seeded = das Programm würfelt und zieht
dice-hand = wir würfeln am Tisch
pace = Bots ziehen
pace-slow = langsam
pace-usual = in Ruhe
pace-fast = schnell
pace-none = sofort
hints = Tipps
hints-usual = wenn sonst nur Bots spielen
hints-yes = für alle
hints-no = keine
own-files = Eigene Materialdateien
own-files-note = TOML-Dateien, wie das Spiel sie hat, mit anderen Zahlen, Spielkarten oder Plänen.
own-file = Eigene Datei „{ $file }“
files-again = Wähle deine Dateien bitte noch einmal aus.
make-table = Tisch aufstellen
about-running = { $game }, { $when }: { $names }
about-open = { $game }, { $taken } von { $seats } besetzt: { $names }
about-over = { $game }: { $points }
your-turn = du bist dran
thinking = { $name } überlegt
running = wird gespielt
waiting-short = wartet auf Mitspieler
you-won = du hast gewonnen
you-placed = Platz { $rank }
you-scored = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Bots
stones-random = Kreide, Gips, Talk, Mergel, Löss, Speckstein
stones-greedy = Flint, Schiefer, Basalt, Quarz, Granit, Achat
stones-careless = { stones-random }
stones-hatchling = { stones-random }
stones-forager = { stones-greedy }
stones-hunter = Jaspis, Granatstein, Onyx, Beryll, Zirkon, Turmalin
stones-alpha = Rubin, Saphir, Spinell, Smaragd, Opal, Bernstein
stones-alpha-long = Diamant, Korund, Moissanit, Adamant, Carbonado, Topas

## Joining
invited-to = Du bist eingeladen: { $table }
invited-about = { $game }, mit { $names }
your-name = Dein Name
only-watch = Nur zusehen

## At a table
table-of = { $table }, { $seats } am Tisch
at-the-table = Am Tisch
seat-open = Offener Platz
skip = Weiter
undo = Zurück
undo-free = Deine letzte Entscheidung zurücknehmen
undo-ask = Die anderen bitten, deine letzte Entscheidung zurücknehmen zu dürfen
hint = Tipp
hint-title = Was würdest du tun?
hint-note = So denkt der Bot „{ $bot }“, mit dem, was man auf deinem Platz wissen kann.
hint-old = Der Tisch ist seitdem weiter; frag noch einmal.
worth-note = Die Zahl sind deine Aussichten: 100 % sind ein sicherer Sieg; auch ein zweiter Platz zählt ein wenig.
worth-alone = Die Zahl sind deine Aussichten: je höher, desto besser das Ergebnis am Ende.
share = { $share } %
replay = Rückblick
menu = Menü
keys = Tasten
windows = Wenn eine Ereigniskarte gespielt werden könnte
windows-always = immer fragen
windows-playable = nur, wenn ich eine passende halte
windows-pass-round = in dieser Runde passen
mute = Nach einzelnen Karten
mute-ask = fragen
mute-round = diese Runde nicht
mute-never = nie
mute-short = Diese Runde nicht
mute-these = Nichts spielen und in dieser Runde nicht mehr danach fragen: { $cards }
reconnecting = Die Verbindung ist weg; wir versuchen es weiter.
connected = Wieder verbunden.
log-and-rules = Verlauf, Regeln und Tipps
waiting-for-people = Das Spiel beginnt, wenn alle Plätze besetzt sind.
invitation-for = Einladung zu Platz { $seat }
copy = Kopieren
copied = Die Einladung ist kopiert.
new-invitation = Neuer Einladungslink
invitation-once = Der Link, den du schon verschickt hast, gilt weiter, kann aber nicht noch einmal gezeigt werden. Ein neuer macht ihn ungültig.
undo-wanted = { $name } möchte eine Entscheidung zurücknehmen.
undo-asked = Du hast gebeten, deine Entscheidung zurücknehmen zu dürfen; die anderen müssen zustimmen.
undo-declined = { $name } lehnt ab.
agree = Einverstanden
decline = Lieber nicht
hand-over = { $name }, du bist dran. Bist du allein am Bildschirm?
show-hand = Zeig es mir
hold-to-peek = Gedrückt halten und spähen
hide-hand = Zudecken
hand-shown = Nur für die Augen von { $name }.
outcome = Ergebnis
choose-outcome = wählen …
enter-outcome = Eintragen
watching = Du siehst zu.
rematch = Noch einmal
record = Aufzeichnung
dice-check = Waren die Würfel ehrlich?
dice-proof = Der Startwert war { $seed }. Sein SHA-256, seit Beginn zu sehen, ist { $commitment }.
nothing-here = Hier ist gerade nichts zu tun.
not-your-turn = Gerade ist { $name } dran.

## Replay
replay-at = { $at } von { $of }
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
to-the-present = Zur Gegenwart

## Analyse
review = Analyse
review-of = Analyse: { $table }
review-whose = Wessen Entscheidungen
review-prospects = Deine Aussichten, Entscheidung für Entscheidung
review-from-to = Von { $start } bei deiner ersten Entscheidung bis { $end } am Ende.
review-choices = durch deine Wahl verschenkt
review-luck = Würfel und Karten
review-others = die anderen, und was niemand vorhersah
review-note = Der Bot „{ $bot }“ hat sich alle deine Entscheidungen noch einmal angesehen, mit dem, was du damals wusstest. Drücke einen Punkt, um zu sehen, was er dort dachte.
review-units = Alle Zahlen sind Prozent dieser Aussichten.
review-dot = { $when }, Entscheidung { $number }: bestenfalls { $best }, wie gewählt { $chosen }
review-dearest = Was dich am meisten gekostet hat
review-failed = Diese Partie lässt sich nicht analysieren; das Protokoll des Servers sagt, warum.
review-nothing = In dieser Partie hattest du keine Wahl.
review-going = { $done } von { $total } Entscheidungen sind angesehen; die Seite geht von selbst weiter.
review-waits = Der Bot macht sich für dieses Spiel bereit; beim ersten Mal kann das einige Minuten dauern. Die Seite geht von selbst weiter.
review-queues = { $ahead ->
    [0] Der Bot beginnt, sobald er Zeit hat.
    [one] Eine andere Analyse kommt vorher dran.
   *[other] { $ahead } andere Analysen kommen vorher dran.
} Die Seite geht von selbst weiter.
review-ready = Die Analyse ist fertig.
review-progress = Wie weit die Analyse ist
your-choice = deine Wahl
better-than = Besser: { $better }. Gewählt: { $chosen }.
decision-before = Entscheidung davor
decision-after = Nächste Entscheidung
see-table-then = Der Tisch von damals
to-the-table = Zum Tisch
to-the-review = Zur Analyse

## Keys
key-arrows = zum nächsten Feld, Gebot oder zur nächsten Karte
key-enter = wählen und bestätigen
key-escape = loslassen
key-u = zurücknehmen
key-p = passen
key-s = die Bots eilen lassen
key-i = zur Insel
key-a = zur Versteigerung
key-h = zu den Karten
key-l = ein Tipp
key-r = die Regeln
key-help = diese Tasten

## Rules
rules-of = Regeln: { $game }
sections = Abschnitte

## Account
name-note = Er steht an den Tischen, an die du dich von nun an setzt.
keep-name = Behalten
signed-in = Angemeldet als { $login }
sign-out = Abmelden
key-title = Ein Schlüssel für Programme
key-note = Damit kann sich ein Programm von dir an Tische setzen.
key-make = Schlüssel machen
key-new = Dein neuer Schlüssel
key-once = Er wird nur dieses eine Mal gezeigt; hüte ihn wie ein Passwort.
key-since = Schlüssel vom { $day } UTC
key-drop = Ungültig machen
register-title = Von einem anderen Gerät zurückkommen
register-note = Mit Anmeldename und Passwort gehören deine Tische überall dir. Mehr fragen wir nicht.
login-name = Anmeldename
password = Passwort
register = Konto anlegen
sign-in-title = Du hast ein Konto
sign-in = Anmelden

## What can be wrong
web-no-drawing = { $game } kann man noch nicht im Browser spielen.
web-too-long = Das sind mehr als { $most } kB; schicke weniger.
web-origin = Das kam nicht von einer Seite dieses Servers; öffne die Seite hier und versuche es noch einmal.
web-too-many = Das war zu viel auf einmal; warte einen Augenblick und versuche es noch einmal.
web-form = Das Formular lässt sich nicht lesen; lade die Seite neu und versuche es noch einmal.
web-json = Der Inhalt muss ein JSON-Objekt sein.
web-field-text = „{ $field }“ muss als Text dabei sein.
web-field-number = „{ $field }“ muss als ganze Zahl ab 0 dabei sein.
web-field-flag = „{ $field }“ muss yes oder no sein.
web-no-line = So eine Stellung hat das Spiel nicht; sie gehen von 0 bis { $most }.
web-record-early = Die Aufzeichnung verrät, was verborgen war, darum gibt es sie erst nach dem Spiel.
web-pace = Das Tempo ist eines von diesen: { $known }.
web-words-long = Ein Zug hat höchstens { $most } Zeichen.
web-no-person = Mindestens ein Platz muss für einen Menschen sein.
web-seat-kind = Ein Platz ist für einen Menschen, für einen Bot, den wir kennen, oder offen.
web-seats = „seats“ muss eine Liste mit einem Objekt je Platz sein.
web-options = „options“ muss ein Objekt aus Texten sein.
web-files = „files“ muss ein Objekt aus Texten sein, unter den Namen der Materialdateien des Spiels.
web-file-text = Die Materialdatei „{ $file }“ muss Text in UTF-8 sein.
web-seed = Ein Startwert hat 1 bis { $most } sichtbare Zeichen.
web-no-clause = Eine solche Regel gibt es nicht.
web-choice = Eines von diesen bitte: { $known }.
web-account-first = Ein Schlüssel gehört zu einem Konto; lege zuerst eines an.
web-key = Zeige einen Schlüssel: Authorization: Bearer SCHLÜSSEL.
web-not-found = Unter dieser Adresse ist nichts.
web-method = So wird diese Adresse nicht benutzt.
web-wrong = Die Anfrage ist nicht zu verstehen.
web-failure = Bei uns ist etwas schiefgegangen. Nichts Bestätigtes ist verloren; versuche es noch einmal.
