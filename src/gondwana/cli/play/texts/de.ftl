### The game at the terminal, whatever is played. Deutsch.

## Beginning and going on
welcome = Gib Wörter ein oder, wo die Möglichkeiten nummeriert sind, eine Zahl; ? hilft.
seed-promised = Die Würfel sind versiegelt: SHA-256 des Startwerts ist { $commitment }
dice-by-hand = Ihr würfelt und zieht am Tisch; der Bildschirm fragt, was kam.
recorded = Die Aufzeichnung steht in { $file }
resume-at = Das Spiel geht in Runde { $round } weiter.
resume-untold = Die Aufzeichnung verrät ihren Startwert nicht, also würfelt und zieht ihr von nun an am Tisch.

## Asking
hand-over = Gib das Gerät weiter, und drücke dann Enter ({ $name }):
which = Was davon: { $words }
rest-dropped = Inzwischen ist etwas anderes geschehen oder etwas passte nicht, deshalb bleibt dies ungetan: { $words }
look-for-bot = Das geht nur einen an ({ $name }): Lass es jemanden eingeben, der nicht mitspielt, oder vergiss es danach.
help-typing = Wähle mit Wörtern oder, wo die Möglichkeiten nummeriert sind, mit der Zahl. Mehrere Entscheidungen in einer Zeile trennt ein Komma.
why-allowed = Das ist jetzt erlaubt.
why-not-yet = Noch gibt es nichts zu entscheiden; gib erst ein, was gekommen ist.
share = { $share } %
hint-note = So denkt eine Suche nach dem, was du weißt: je höher die Zahl, desto besser deine Aussichten.
rules-which = Gib regel und eine Nummer ein: { $known }
undo-not-free = Seit deiner letzten Entscheidung haben andere gezogen, oder der Zufall hat gesprochen. { $word } nimmt sie trotzdem zurück; die Aufzeichnung vermerkt es.
undone = Zurückgenommen: { $words }
saved = Gespeichert in { $file }
word-anyway = trotzdem

## Commands
command-help = hilfe
command-why = warum
command-rules = regel
command-odds = chancen
command-hint = tipp
command-map = karte
command-show = tisch
command-hand = hand
command-log = verlauf
command-undo = zurück
command-save = speichern
command-quit = ende
command-ask = frag
command-skip = übergeh
command-never = nie
help-help = diese Hilfe
help-why = warum etwas nicht erlaubt ist: warum { $action }
help-rules = eine Regel: regel { $clause }
help-hint = was eine Suche für dich am besten findet
help-map = die Karte der Insel
help-show = der ganze Tisch
help-hand = was du auf der Hand hast
help-log = alles, was geschehen ist
help-undo = deine letzte Entscheidung zurücknehmen
help-save = das Spiel in einer Datei speichern: speichern spiel.txt
help-quit = gehen, auch q; das Spiel bleibt erhalten
help-ask = wieder nach einer Karte fragen: frag Karte; allein nach allen wie üblich
help-skip = in dieser Runde nicht nach einer Karte fragen: übergeh Karte; allein nach keiner
help-never = nicht nach einer Karte fragen, bis du es anders sagst: nie Karte

## Fenster für Karten
window-could = Jetzt könntest du spielen: { $cards }
window-anybody = { $seats }: { $count ->
    [one] Wenn du eine Karte spielst, schreib deinen Buchstaben; Enter, wenn nicht, { $word }, wenn in dieser Runde nicht:
   *[other] Wer eine Karte spielt, schreibt Namen oder Buchstaben; Enter, wenn niemand, { $word }, wenn in dieser Runde niemand:
}
window-asks = Du wirst überall gefragt, wo du eine Karte spielen kannst.
window-passes = Du spielst in dieser Runde nichts; { $word } ändert das.
window-mute-round = In dieser Runde nicht gefragt nach: { $cards }.
window-mute-never = Nie gefragt nach: { $cards }.

## The end
end-winner = Es gewinnt { $names }.
end-draw = Unentschieden: { $names }.
end-alone = Das Spiel ist zu Ende.
end-stopped = Es spielen nur Bots: nach Runde { NUMBER($rounds) } abgebrochen, obwohl das Spiel nicht zu Ende ist.
seed-told = Der Startwert war { $seed }, und sein SHA-256 ist { $commitment }
record-done = Die Aufzeichnung liegt in { $file }
end-keep = Um die Aufzeichnung zu behalten, gib einen Dateinamen ein; Enter beendet:
left = Das Spiel liegt in { $file } und geht weiter mit

## What can be wrong
problem-no-terminal = { $game } kann man nicht im Terminal spielen.
problem-dice = „{ $value }“ ist keine Art von Würfeln; bekannt sind { $known }.
problem-seed-mine = Mit --dice mine würfelst und ziehst du selbst, darum hat ein Startwert dort keinen Sinn; lass --seed weg.
problem-sitter = „{ $sitter }“ kann nicht mitspielen: Schreib you, you:Name oder einen Bot ({ $bots }), durch Kommas getrennt.
problem-name = „{ $name }“ kann kein Name sein: 1 bis { $length } Buchstaben, kein Anführungszeichen und kein Name eines Bots.
problem-name-twice = Zwei Leute heißen { $name }; gib jedem einen eigenen Namen.
problem-resume-game = { $file } ist eine Aufzeichnung von { $found }, nicht von { $asked }.
problem-resume-seats = { $file } sagt nicht, wer mitspielt; nenne { $seats } Plätze mit --seats.
problem-resume-fixed = { $file } wurde nicht mit { $option } { $value } begonnen, und ein Spiel geht so weiter, wie es begann; lass { $option } weg.
problem-resume-sealed = { $file } verrät den Startwert nicht und bleibt deshalb, wie sie ist; um mit eigenen Würfeln weiterzuspielen, nenne mit --record eine neue Datei.
problem-save-where = Sag, wohin: speichern spiel.txt
problem-save-exists = { $file } gibt es schon und wird nicht überschrieben; nimm einen anderen Namen.
problem-save-is-folder = { $file } ist ein Ordner; nenne eine Datei darin.
problem-save-folder = Den Ordner { $folder } gibt es nicht, und er lässt sich nicht anlegen; nimm einen anderen.
problem-save-failed = { $file } lässt sich nicht schreiben; nimm einen anderen Ort.
problem-number = Die Wahl { $number } gibt es nicht; { $most ->
    [one] es gibt nur die 1
   *[other] sie gehen von 1 bis { $most }
}.
problem-no-numbers = „{ $number }“ allein ist hier keine Wahl; gib zwei Zahlen oder Wörter ein, wie gezeigt.
problem-why = Sag, was du tun möchtest: warum { $action }
problem-clause = Die Regel „{ $clause }“ gibt es nicht; { $word } allein zählt alle auf.
problem-undo-nothing = Du hast noch nichts entschieden, was man zurücknehmen könnte.
compiling-bots = Ein Bot denkt hier mit Maschinencode, der beim ersten Mal erzeugt wird: Sein erster Zug dauert ein bis zwei Minuten, einmal pro Rechner.
compiling-hint = Der Tipp wird mit Maschinencode gedacht, der jetzt erzeugt wird: Das dauert ein bis zwei Minuten, einmal pro Rechner.
problem-card = Eine einzige Karte „{ $card }“ gibt es nicht; schreib ihren Namen oder genug davon.
problem-card-openly = Wo mehrere vor einem Bildschirm sitzen, werden alle zugleich gefragt; ein Wunsch zu einer einzelnen Karte würde verraten, dass du sie hast. { $word } allein passt für diese Runde.
problem-never-what = Sag, nach welcher Karte: { $word } Karte
problem-all-look = Gerade sehen alle auf den Bildschirm, das muss also warten, bis einer allein davor sitzt.
problem-window-who = Schreib einen dieser Namen oder den Buchstaben, oder drück nur Enter: { $known }.
