### Evo, zweite Auflage (2011): was die Spieler lesen. Deutsch.

## Game
game-name = Evo, zweite Auflage
game-blurb = Zwei bis fünf Klans bieten mit ihren Dinosauriern um Gene, ziehen auf einer Insel dem Klima nach und kämpfen um Platz, bis der Meteorit kommt.

## Seats
seat-T = Tyrannosaurus
seat-C = Ceratops
seat-S = Stegosaurus
seat-B = Brachiosaurus
seat-P = Parasaurus

## Phases
phase-setup = Aufbau
phase-climate = Klima
phase-mutation = Mutation
phase-initiative = Initiative
phase-movement = Bewegung
phase-birth = Geburt
phase-survival = Überleben
phase-over = Spielende

## Terrains
terrain-yellow = gelb
terrain-green = grün
terrain-brown = braun
terrain-white = weiß
terrain-yellow-letter = L
terrain-green-letter = Ü
terrain-brown-letter = B
terrain-white-letter = W

## Zones
zone-ideal = ideal
zone-hot = heiß
zone-cold = kalt
zone-deadly = tödlich

## Normal genes
gene-legs = Beinpaar
gene-legs-effect = Du hast 1 Bewegungspunkt mehr.
gene-horn = Horn
gene-horn-effect = Du hast in jedem Kampf 1 Horn mehr, im Angriff wie in der Verteidigung.
gene-thermoregulation = Wärmeschicht
gene-thermoregulation-effect = Ein Dinosaurier mehr von dir überlebt in heißem Gelände.
gene-fur = Fellschicht
gene-fur-effect = Ein Dinosaurier mehr von dir überlebt in kaltem Gelände.
gene-egg = Ei
gene-egg-effect = Du hast jede Runde 1 Junges mehr.
gene-vial = Alchemistische Phiole
gene-vial-effect = Ab der nächsten Runde kosten dich Gene und Karten 1 MP weniger, nie weniger als 0.

## Unique genes
gene-bony-plates = Knochenplatten
gene-bony-plates-effect = Zählen in der Verteidigung als 2 Hörner.
gene-large-horn = Großes Horn
gene-large-horn-effect = Zählt im Angriff als 2 Hörner.
gene-thick-shell = Dicke Schale
gene-thick-shell-effect = Deine Jungen dürfen bis zu 3 Felder entfernt eingesetzt werden.
gene-flippers = Flossen
gene-flippers-effect = Einer deiner Dinosaurier darf für 1 Bewegungspunkt von einem beliebigen Küstenfeld auf ein beliebiges anderes ziehen.
gene-wings = Flügel
gene-wings-effect = Einmal pro Bewegungsphase zieht ein Dinosaurier für 1 Bewegungspunkt 2 Felder weit und darf dabei einen anderen Dinosaurier überfliegen.
gene-regeneration = Regeneration
gene-regeneration-effect = Du fällst nie unter 3 Dinosaurier: Hast du 3 oder weniger, kann nichts sie angreifen oder dir nehmen.
gene-killer-babies = Killerbabys
gene-killer-babies-effect = Deine Jungen dürfen auf Gegner gesetzt werden; der Kampfwürfel entscheidet, wer von beiden fällt.
gene-sixth-sense = Sechster Sinn
gene-sixth-sense-effect = Du siehst immer, welches Klimaplättchen als Nächstes kommt.
gene-cave-dweller = Höhlenbewohner
gene-cave-dweller-effect = In jeder Überlebensphase übersteht einer deiner Dinosaurier tödliches Gelände.
gene-adrenaline-rush = Adrenalinrausch
gene-adrenaline-rush-effect = In jeder Initiativephase wählst du deinen Platz auf der Initiativeleiste.
gene-strong-thighs = Starke Schenkel
gene-strong-thighs-effect = Du hast 2 Bewegungspunkte mehr.
gene-chameleon-skin = Chamäleonhaut
gene-chameleon-skin-effect = Wird dein Dinosaurier als Verteidiger besiegt, darf er auf ein freies Nachbarfeld entwischen, statt zu fallen.

## Event cards
card-becalmed-skies = Windstille
card-becalmed-skies-window = Klimaphase, bevor das Plättchen aufgedeckt wird.
card-becalmed-skies-effect = Das Plättchen verlässt den Stapel, aber das Rad bewegt sich nicht; ein Meteorit beendet das Spiel trotzdem.
card-wind-callers = Windrufer
card-wind-callers-window = Klimaphase, nachdem das Plättchen ausgeführt ist.
card-wind-callers-effect = Drehe das Rad noch einen Abschnitt vor oder zurück.
card-elders-bargain = Handel der Ältesten
card-elders-bargain-window = Mutationsphase, wenn du zahlst.
card-elders-bargain-effect = Zahle 3 MP weniger, nie weniger als 0.
card-marked-totem = Gezeichnetes Totem
card-marked-totem-window = Mutationsphase, gleich nachdem du dein Gebot gesetzt hast.
card-marked-totem-effect = Dieses Gebot verdrängt nur, wer mindestens 3 mehr bietet.
card-dawn-drums = Trommeln im Morgengrauen
card-dawn-drums-window = Initiativephase, nach dem Sortieren.
card-dawn-drums-effect = Setze deinen Marker auf den ersten oder letzten Platz.
card-stampede = Stampede
card-stampede-window = Bewegungsphase, zu Beginn deiner Bewegung.
card-stampede-effect = Du hast in dieser Phase 3 Bewegungspunkte mehr.
card-war-paint = Kriegsbemalung
card-war-paint-window = Bewegungsphase, zu Beginn deiner Bewegung.
card-war-paint-effect = Du hast in dieser Phase im Angriff 2 Hörner mehr.
card-ring-of-tusks = Ring der Stoßzähne
card-ring-of-tusks-window = Bewegungsphase, wenn dein Dinosaurier angegriffen wird, vor dem Wurf.
card-ring-of-tusks-effect = Du hast in der Verteidigung 2 Hörner mehr, in diesem Kampf und für den Rest der Phase.
card-sacred-truce = Heiliger Waffenstillstand
card-sacred-truce-window = Beginn der Bewegungsphase.
card-sacred-truce-effect = In dieser Bewegungsphase darf niemand angreifen; Killerbabys bleiben erlaubt.
card-mired-herd = Herde im Morast
card-mired-herd-window = Bewegungsphase, bevor ein anderer Klan mit mindestens 5 Dinosauriern zieht.
card-mired-herd-effect = Dieser Klan hat 2 Bewegungspunkte weniger, mindestens aber 1.
card-great-hatching = Großes Schlüpfen
card-great-hatching-window = Geburtsphase, wenn du zum ersten Mal am Zug bist.
card-great-hatching-effect = Du hast in dieser Phase 1 Ei mehr.
card-nest-carriers = Nestträger
card-nest-carriers-window = Geburtsphase, wenn du am Zug bist, vor dem Einsetzen.
card-nest-carriers-effect = Deine Jungen dürfen in dieser Phase bis zu 3 Felder entfernt eingesetzt werden.
card-shade-weavers = Schattenweber
card-shade-weavers-window = Überlebensphase, bevor etwas vom Plan genommen wird.
card-shade-weavers-effect = Alle deine Dinosaurier in heißem Gelände überleben.
card-fire-keepers = Feuerhüter
card-fire-keepers-window = Überlebensphase, bevor etwas vom Plan genommen wird.
card-fire-keepers-effect = Alle deine Dinosaurier in kaltem Gelände überleben.
card-moon-feast = Mondfest
card-moon-feast-window = Überlebensphase, wenn Punkte vergeben werden.
card-moon-feast-effect = Du erhältst 1 MP für jede Geländeart, auf der du stehst.

## Climate tokens
token-two-forward = zwei vor
token-one-forward = eins vor
token-stay = bleibt
token-one-back = eins zurück
token-meteorite = Meteorit

## Combat die
face-fail = misslingt
face-success = gelingt
face-equal = gelingt mit mindestens gleich vielen Hörnern
face-more = gelingt mit mehr Hörnern
face-two-more = gelingt mit mindestens zwei Hörnern mehr

## Options
option-rulebook = Regelheft
option-rulebook-en = englisch: alle beginnen mit 6 MP
option-rulebook-hu = ungarisch: alle beginnen mit 8 MP
option-start_areas = Startgebiete
option-start_areas-pairs = feste Paare, zufällig verteilt
option-start_areas-random = jedes Gebiet zufällig verteilt
option-protect_two = Schutz für Klans mit zwei Dinosauriern
option-protect_two-on = ein Klan mit zwei Dinosauriern kann nicht angegriffen werden
option-protect_two-off = ein Klan mit zwei Dinosauriern kann angegriffen werden
option-fallen = Im Kampf besiegte Dinosaurier
option-fallen-supply = kehren in den Vorrat ihres Besitzers zurück
option-fallen-out = sind endgültig aus dem Spiel
option-chain_births = Junge zählen als Nachbarn
option-chain_births-on = sofort, auch für spätere Geburten derselben Phase
option-chain_births-off = erst ab der nächsten Geburtsphase
option-removal = Tote vom Plan nehmen
option-removal-together = alle wählen geheim, dann gleichzeitig
option-removal-in_order = in Initiativereihenfolge, offen
option-hidden_points = Mutationspunkte
option-hidden_points-on = verdeckt bis zum Ende
option-hidden_points-off = für alle sichtbar
option-tiny = Winziges Spiel für die Forschung
option-tiny-off = nein: das ganze Spiel
option-tiny-on = eine einzige Runde auf einer winzigen Insel ohne Ereigniskarten; von uns, in keinem Regelheft

## Sections of the rules
section-E2-S = Aufbau
section-E2-P = Eine Runde
section-E2-1 = Klima
section-E2-2 = Mutation
section-E2-N = Gewöhnliche Gene
section-E2-U = Einzigartige Gene
section-E2-C = Ereigniskarten
section-E2-3 = Initiative
section-E2-4 = Bewegung und Kampf
section-E2-5 = Geburt
section-E2-6 = Überleben
section-E2-E = Spielende
section-E2-R = Festlegungen zu einzigartigen Genen und Phiolen
section-E2-W = Wann Karten gespielt werden
section-E2-X = Lesarten für offene Fälle

## Rules: setup
rule-E2-S1 = Laut Schachtel spielen zwei, drei, vier oder fünf Klans, und jede Anzahl hat ihre eigene Planseite. Die Inseln haben wir selbst gezeichnet, denn die gedruckten Karten waren nicht zu finden.
rule-E2-S2 = Alle haben acht Dinosaurier, einen Klanmarker und eine Dinosauriertafel. Sie beginnt mit 2 Bewegungspunkten und 1 Ei, ohne Horn, ohne Wärmeschicht, ohne Fellschicht und ohne Phiole.
rule-E2-S3 = Alle beginnen mit Mutationspunkten, kurz MP: mit 6 nach dem englischen Regelheft, das voreingestellt ist, mit 8 nach dem ungarischen. Der Tisch wählt.
rule-E2-S4 = Im Beutel liegen alle 36 gewöhnlichen Gene und 8 der 12 einzigartigen, zufällig gezogen. Niemand sieht, welche vier in der Schachtel bleiben (unsere Festlegung).
rule-E2-S5 = Für den Klimastapel wird der Meteorit beiseitegelegt und eines der anderen 12 Plättchen ungesehen weggelegt. Zwei zufällige Plättchen werden mit dem Meteoriten zu den unteren drei gemischt; die übrigen neun kommen obenauf. Der Stapel hat also 12 Plättchen, der Meteorit ist mit gleicher Wahrscheinlichkeit eines der letzten drei, und das Spiel dauert 9, 10 oder 11 volle Runden.
rule-E2-S6 = Die 15 Ereigniskarten liegen gemischt als verdeckter Stapel bereit, und zu Beginn hat niemand eine.
rule-E2-S7 = Die Klanmarker werden zufällig aufgereiht; der Marker ganz links beginnt, und diese Reihenfolge gilt bis zur Initiativephase der 1. Runde. Jeder Klan setzt je einen Dinosaurier in seine beiden Startgebiete. Die Gebiete bilden feste Paare, und diese werden anstelle der beiden nächstgelegenen zufällig verteilt; der Tisch darf auch alle Gebiete einzeln zufällig verteilen lassen (unsere Festlegung).
rule-E2-S8 = Zur Schachtel gehören außerdem 2 doppelseitige Pläne, 48 Genplättchen (36 gewöhnliche und 12 einzigartige), 13 Klimaplättchen, 40 Dinosaurier, 88 MP-Plättchen und ein Kampfwürfel. Der Bank gehen die MP nie aus (unsere Festlegung).
rule-E2-S9 = Offen sind die Insel, die Gene auf den Tafeln, die Gebote, die Zahlungen, die abgelegten Karten und wie viele Karten jeder hält. Verdeckt sind die Handkarten, die Reihenfolge der Karten und der Klimaplättchen, das weggelegte Klimaplättchen und welche einzigartigen Gene im Beutel sind. Ob die MP verdeckt sind, steht beim Spielende (unsere Festlegung).

## Rules: a round
rule-E2-P = Eine Runde hat sechs Phasen, immer in dieser Reihenfolge: Klima, Mutation, Initiative, Bewegung, Geburt, Überleben. Jede ist ganz abgeschlossen, bevor die nächste beginnt.

## Rules: climate
rule-E2-1-1 = Der Startspieler deckt das oberste Klimaplättchen auf. Ist es der Meteorit, endet das Spiel auf der Stelle.
rule-E2-1-2 = Jedes andere Plättchen dreht das Klimarad mit seinen sechs Abschnitten: zwei Abschnitte vor, einen vor, einen zurück oder gar nicht. Der erreichte Abschnitt bestimmt für jede der vier Geländearten, ob sie in dieser Runde ideal, heiß, kalt oder tödlich ist. Vorwärts heißt gelb, grün, braun, weiß, braun, grün und wieder von vorn (unsere Festlegung).

## Rules: mutation
rule-E2-2-1 = Das Biologielabor hat so viele Spalten, wie Spieler dabei sind. Gene werden einzeln aus dem Beutel gezogen und füllen die Spalten von links nach rechts, alle außer der ersten, in der es eine Ereigniskarte gibt; zu zweit ist das ein einziges Gen. Ein Gen, das schon ausliegt, kommt zurück in den Beutel, und ein anderes wird gezogen. Nur wenn der Beutel keine andere Sorte enthält, darf dasselbe Gen zweimal ausliegen, und eine Spalte, die bei leerem Beutel frei bleibt, bringt nichts ein (unsere Festlegung).
rule-E2-2-2 = In Initiativereihenfolge setzt jeder seinen Klanmarker in eine Spalte, gern auch in die erste, auf einen Wert bis 6. In einer leeren Spalte ist jeder Wert recht, in einer besetzten muss er höher sein als der des Markers dort. Das niedrigste Gebot ist 0 (unsere Festlegung).
rule-E2-2-3 = Wer überboten wird, bietet sofort und vor allen anderen neu, in einer anderen Spalte: in einer leeren oder dort, wo er selbst jemanden überbietet. Ist eine solche Kette zu Ende, geht es mit dem nächsten Spieler weiter, der noch nicht geboten hat. Gesperrt ist nur die Spalte, aus der man zuletzt verdrängt wurde, bis man aus einer anderen verdrängt wird; eine leere Spalte bleibt immer.
rule-E2-2-4 = Ein Gebot von 6 steht: Niemand kann es überbieten.
rule-E2-2-5 = Die Versteigerung ist vorbei, wenn alle geboten haben und jeder Marker allein in seiner Spalte steht. Wer die erste Spalte gewonnen hat, zieht eine Ereigniskarte, die anderen nehmen das Gen ihrer Spalte. Dann zahlt jeder sein Gebot, abzüglich 1 MP für jede Phiole aus früheren Runden, nie weniger als 0. Ein leerer Kartenstapel gibt keine Karte, und ein Gebot, das du nicht bezahlen kannst, ist nicht erlaubt (unsere Festlegung).
rule-E2-2-6 = Erst nehmen, dann zahlen. Eine eben gewonnene Karte darf also ab sofort gespielt werden, der Handel der Ältesten sogar für genau dieses Gebot; auch ein neues Gen wirkt ab sofort, eine neue Phiole erst ab der nächsten Versteigerung (unsere Festlegung).

## Rules: normal genes
rule-E2-N = Gewöhnliche Gene gelten für das ganze Spiel. Beinpaar: 1 Bewegungspunkt mehr. Horn: 1 mehr in jedem Kampf, im Angriff wie in der Verteidigung. Wärmeschicht: Ein Dinosaurier mehr überlebt in heißem Gelände. Fellschicht: Ein Dinosaurier mehr überlebt in kaltem Gelände. Ei: 1 Junges mehr pro Runde. Phiole: Gene und Karten späterer Runden kosten 1 MP weniger, nie weniger als 0.

## Rules: unique genes
rule-E2-U1 = Es gibt zwölf einzigartige Gene, und auch sie gelten für das ganze Spiel. Knochenplatten zählen als 2 Hörner, wenn einer deiner Dinosaurier sich verteidigt.
rule-E2-U2 = Das große Horn zählt als 2 Hörner, wenn einer deiner Dinosaurier angreift.
rule-E2-U3 = Mit dicker Schale darfst du deine Jungen bis zu 3 Felder entfernt einsetzen.
rule-E2-U4 = Mit Flossen darf einer deiner Dinosaurier für 1 Bewegungspunkt von einem Küstenfeld auf ein anderes Küstenfeld ziehen; ein Küstenfeld ist ein Feld, das am Meer liegt. Das darf pro Bewegungsphase nur ein Dinosaurier, und das Zielfeld ist leer oder wird wie üblich angegriffen (unsere Festlegung).
rule-E2-U5 = Mit Flügeln zieht einmal pro Bewegungsphase einer deiner Dinosaurier für 1 Bewegungspunkt 2 Felder weit. Auf dem ersten der beiden darf ein Dinosaurier stehen, ein eigener oder ein fremder.
rule-E2-U6 = Mit Regeneration fällst du nie unter 3 Dinosaurier. Solange du 3 hast, kannst du nicht angegriffen werden, und weder das Klima noch sonst etwas nimmt dir einen. Dasselbe gilt mit weniger als 3 (unsere Festlegung).
rule-E2-U7 = Mit Killerbabys darfst du Junge auf besetzte Felder setzen. Für jedes wird der Kampfwürfel geworfen: Bei manchen Ergebnissen fällt der Gegner, bei den anderen das Junge. Auf dem Feld muss ein Gegner stehen (unsere Festlegung).
rule-E2-U8 = Mit dem sechsten Sinn darfst du dir jederzeit das nächste Klimaplättchen ansehen.
rule-E2-U9 = Mit dem Höhlenbewohner übersteht in jeder Überlebensphase einer deiner Dinosaurier tödliches Gelände.
rule-E2-U10 = Mit dem Adrenalinrausch wählst du in der Initiativephase selbst deinen Platz auf der Initiativeleiste.
rule-E2-U11 = Mit starken Schenkeln hast du 2 Bewegungspunkte zusätzlich.
rule-E2-U12 = Mit Chamäleonhaut darf ein besiegter Dinosaurier von dir auf ein freies Nachbarfeld ausweichen, statt zu fallen, aber nicht dorthin, woher der Angreifer kam. Gibt es kein solches Feld, fällt er.

## Rules: event cards
rule-E2-C = Ereigniskarten werden zufällig gezogen und bleiben geheim, bis sie gespielt werden. Du darfst in einer Runde oder Phase beliebig viele spielen, jede zu ihrer Zeit; keine wirkt dauerhaft, und eine gespielte Karte wird abgelegt. Diese fünfzehn Karten sind von uns, denn in den Regelheften sind keine abgedruckt. Sie dürfen ab Runde 1 gespielt werden, und du darfst so viele auf der Hand haben, wie du gewinnst (unsere Festlegung).

## Rules: initiative
rule-E2-3-1 = Die Klanmarker kommen in der Reihenfolge ihrer Spalten, die erste zuerst, zurück auf die Initiativeleiste. Dann werden sie nach Dinosauriern auf dem Plan sortiert, die wenigsten nach vorn; bei gleicher Zahl bleibt die Reihenfolge, wie sie ist.
rule-E2-3-2 = Ein Beispiel aus dem ungarischen Regelheft: Vier Klans stehen mit 5, 6, 7 und 5 Dinosauriern hintereinander. Die beiden mit 5 kommen nach vorn und behalten ihre Reihenfolge, dann folgt der mit 6, dann der mit 7.
rule-E2-3-3 = Die neue Reihenfolge gilt bis zur nächsten Initiativephase. Klima und Versteigerung folgen also noch der Reihenfolge der Vorrunde, in Runde 1 der Startreihenfolge. In Runde 1 hat jeder Klan zwei Dinosaurier, daher entscheiden allein die Spalten.

## Rules: movement and combat
rule-E2-4-1 = Der Reihe nach gibt jeder seine Bewegungspunkte aus: 2, dazu 1 je Beinpaar, 2 für starke Schenkel und was Karten geben oder nehmen. Ein Punkt bewegt einen Dinosaurier ein Feld weit. Du darfst die Punkte beliebig und in beliebiger Folge aufteilen und musst nicht alle nutzen; der Rest verfällt. Mit 3 Punkten zieht ein Dinosaurier drei Felder, oder einer zwei und ein anderer eines, oder drei je eines.
rule-E2-4-2 = Kein Dinosaurier darf auf einem besetzten Feld anhalten oder hindurchziehen, ob dort ein eigener oder ein fremder steht. Ausnahmen sind der Angriff auf einen Gegner und die Flügel.
rule-E2-4-3 = Ein Angriff kostet 1 Bewegungspunkt und einen Wurf mit dem Kampfwürfel. Es gibt fünf Ergebnisse: Der Angriff misslingt; er gelingt; er gelingt, wenn du mindestens so viele Hörner hast wie der Verteidiger, also auch, wenn beide keine haben; er gelingt, wenn du mehr hast; er gelingt, wenn du mindestens zwei mehr hast. Auf den sechs Seiten stehen sie in dieser Folge 1-, 1-, 1-, 2- und 1-mal. Du gewinnst also mit weniger Hörnern auf 1 von 6 Seiten, mit gleich vielen auf 2, mit einem mehr auf 4, mit zwei oder mehr Vorsprung auf 5 (unsere Festlegung).
rule-E2-4-4 = Gelingt der Angriff, fällt der Verteidiger, und der Angreifer nimmt sein Feld ein; solange die Punkte reichen, darf er weiterziehen. Misslingt er, bleiben beide, wo sie sind.
rule-E2-4-5 = Derselbe Dinosaurier darf erneut angegriffen werden, auch vom selben Angreifer, für je 1 Punkt.
rule-E2-4-6 = Ein Klan mit nur 2 Dinosauriern kann nicht angegriffen werden; so steht es nur im ungarischen Regelheft, und der Tisch darf es abschalten, voreingestellt ist es aber bei beiden Heften. Das Minimum ist 3 mit Regeneration und wird vor jedem Angriff geprüft. Keine Karte und kein Baby nimmt einem Klan, der sein Minimum erreicht oder unterschritten hat, einen Dinosaurier, und ein Baby darf dort gar nicht erst eingesetzt werden; ein solcher Klan darf selbst angreifen. Abgeschaltet werden nur Angriffe und Babys frei, nicht gegen Regeneration und nicht beim Halt am Minimum in der Überlebensphase; ein Klan ohne Dinosaurier spielt weiter und setzt sein nächstes Junges auf ein beliebiges freies Feld (unsere Festlegung).
rule-E2-4-7 = Ein im Kampf besiegter Dinosaurier verlässt nach dem ungarischen Regelheft den Plan, nach dem englischen das Spiel. Der Tisch wählt. Voreingestellt ist bei beiden, dass er in den Vorrat seines Besitzers zurückkehrt. Andernfalls wird er nie wieder geboren, und das Umsetzen bei der Geburt verlangt dann einen leeren Vorrat statt aller acht auf dem Plan.

## Rules: birth
rule-E2-5-1 = Der Reihe nach setzt jeder ein Junges auf ein freies Feld neben einem eigenen Dinosaurier. Danach tun das der Reihe nach alle mit zwei oder mehr Eiern noch einmal, dann alle mit drei oder mehr und so fort.
rule-E2-5-2 = Stehen alle deine 8 Dinosaurier auf dem Plan, darfst du für jedes Ei einen wegnehmen und anderswo einsetzen. Das ist eine einzige Handlung: nicht auf das Feld, auf dem er stand, und in Reichweite eines Dinosauriers, der bleibt; ohne Wegnehmen gibt es keine Geburt. Auf jede Geburt darf verzichtet werden, bei jedem Ei für sich, und sie verfällt, wenn kein Feld erlaubt ist. Ein Junges zählt für spätere Geburten derselben Phase als Nachbar, außer der Tisch hat das abgeschaltet (unsere Festlegung).

## Rules: survival
rule-E2-6-1 = In idealem Gelände überleben alle Dinosaurier, in tödlichem fallen alle. In heißem Gelände überlebt von deinem Klan ein Dinosaurier je Wärmeschicht, in kaltem einer je Fellschicht; du wählst, welche, der Rest fällt. In tödlichem Gelände helfen Schichten nicht.
rule-E2-6-2 = Du nimmst deine Toten in beliebiger Folge vom Plan und hörst auf, sobald nur noch zwei deiner Dinosaurier dort stehen, mit Regeneration drei, auch wenn diese sonst gefallen wären.
rule-E2-6-3 = Haben alle ihre Toten vom Plan genommen, erhält jeder 1 MP je eigenem Dinosaurier auf dem Plan.
rule-E2-6-4 = Wie die Toten vom Plan kommen, wählt der Tisch. Gemeinsam ist die ungarische Regel und bei beiden Heften voreingestellt: Alle wählen verdeckt, nichts verlässt den Plan, bevor der Letzte gewählt hat, und wer keine Wahl hat, wird nicht gefragt. Der Reihe nach ist die englische Art, die auch der ungarische Einleitungssatz nennt: Der Startspieler beginnt, und die anderen sehen es.

## Rules: the end
rule-E2-E1 = Wer die meisten MP hat, gewinnt. Bei Gleichstand gewinnen mehr Dinosaurier; ist auch das gleich, endet das Spiel unentschieden. Nach dem ungarischen Regelheft liegen die MP während des Spiels verdeckt, das englische lässt sie nur am Ende aufdecken; der Tisch wählt, und verdeckt heißt, dass du die MP der anderen bis zum Ende nicht siehst, obwohl Gebote, Zahlungen und Einnahmen offen sind, sodass man sie ausrechnen kann und die Bots sie kennen. Bei Gleichstand zählen die Dinosaurier auf dem Plan (unsere Festlegung).

## Rulings on unique genes and vials
rule-E2-R1 = Großes Horn und Knochenplatten geben 2 zu deinen gewöhnlichen Hörnern dazu, beide nur auf ihrer Seite: das Horn im Angriff, die Platten in der Verteidigung. Karten kommen zu beidem hinzu (unsere Festlegung).
rule-E2-R2 = Flügel tragen genau zwei Schritte weit über Land, nicht zurück zum Start, für insgesamt 1 Punkt, und das zweite Feld ist leer oder wird angegriffen. Ein misslungener Angriff verbraucht sie, und der Angreifer bleibt, wo er gestartet ist (unsere Festlegung).
rule-E2-R3 = Der Dinosaurier, der die Flossen in einer Bewegungsphase zuerst benutzt, ist der einzige, der sie in dieser Phase benutzt: von jedem Küstenfeld auf jedes andere, für je 1 Punkt. Er darf so auch angreifen, und ein misslungener Angriff zählt als Benutzung (unsere Festlegung).
rule-E2-R4 = Chamäleonhaut hilft nur dem Verteidiger, bei jedem verlorenen Kampf, auch noch einmal dort, wohin er geflohen ist. Der Besitzer wählt unter den leeren Nachbarfeldern, außer dem, auf dem der Angreifer beim Angriff stand, oder lässt den Dinosaurier fallen; ein Feld, das Flügel nur überquert haben, ist erlaubt. Der Verteidiger geht zuerst, und der Angreifer rückt trotzdem nach. Gegen Killerbabys hilft sie nicht (unsere Festlegung).
rule-E2-R5 = Ein Killerbaby darf nur auf einen Gegner gesetzt werden, dessen Klan in diesem Moment über seinem Minimum liegt. Auf vier der sechs Seiten, nämlich gelingt, mindestens gleich viele und mehr Hörner, fällt der Gegner, und das Junge nimmt das Feld ein; auf den anderen beiden, misslingt und mindestens zwei mehr, fällt das Junge. Das Ei ist so oder so verbraucht. Hörner und Ring der Stoßzähne zählen nicht. Babys lassen sich mit dicker Schale, Nestträgern und dem Umsetzen eines Dinosauriers verbinden (unsere Festlegung).
rule-E2-R6 = Die dicke Schale reicht höchstens 3 Schritte über Land von einem eigenen Dinosaurier. Besetzte Felder dürfen überschritten werden; das letzte muss frei sein, oder mit Killerbabys steht dort ein Gegner (unsere Festlegung).
rule-E2-R7 = Mit dem Adrenalinrausch darfst du jeden Platz nehmen, und du wählst zuletzt, nach dem Sortieren und den Trommeln im Morgengrauen. Die anderen behalten ihre Reihenfolge (unsere Festlegung).
rule-E2-R8 = Du zahlst dein Gebot abzüglich der Phiolen, die du vor dieser Versteigerung hattest, nie weniger als 0, auch in der Ereignisspalte. Ein Gebot ist erlaubt, wenn du so viele MP hast; Handkarten zählen dabei nicht mit. Ein Gebot von 0 auf eine leere Spalte ist immer möglich, und passen darf niemand (unsere Festlegung).
rule-E2-R9 = Sicher sind alle deine Dinosaurier in idealem Gelände und die, die durch Schichten, Karten und Höhlenbewohner überleben; diese wirken immer in vollem Umfang. Sind es weniger als dein Minimum von 2, mit Regeneration 3, bleiben auch todgeweihte stehen, bis es erreicht ist oder du keine Dinosaurier mehr hast. Du wählst, wen deine Schichten und Gene retten und welche todgeweihten bleiben (unsere Festlegung).
rule-E2-R10 = Der Meteorit beendet das Spiel sofort: Für diese Runde gibt es keine Punkte, und Karten auf der Hand sind nichts wert (unsere Festlegung).
rule-E2-R11 = Jeder gefallene Dinosaurier kehrt in den Vorrat seines Besitzers zurück und kann wieder geboren werden; für Kämpfe darf der Tisch anders entscheiden (unsere Festlegung).
rule-E2-R12 = Regeneration, die du mit zwei Dinosauriern gewinnst, bringt keinen dazu. Sie hebt nur dein Minimum, sodass die beiden sicher sind (unsere Festlegung).
rule-E2-R13 = Sobald der sechste Sinn gewonnen ist, sieht sein Besitzer, und niemand sonst, immer das oberste Klimaplättchen, auch den Meteoriten. Das Ansehen ist keine Aktion und hinterlässt keine Spur (unsere Festlegung).

## Rules: the fifteen cards
rule-E2-C1 = Windstille, in der Klimaphase, bevor das Plättchen aufgedeckt wird: Das Plättchen verlässt den Stapel, aber das Rad bewegt sich nicht. Ein Meteorit beendet das Spiel trotzdem.
rule-E2-C2 = Windrufer, in der Klimaphase, nachdem das Plättchen ausgeführt ist, auch wenn das Rad stillstand: Du drehst das Rad noch einen Abschnitt vor oder zurück.
rule-E2-C3 = Handel der Ältesten, in der Mutationsphase, wenn du zahlst: Du zahlst bis zu 3 MP weniger, nach den Phiolen gerechnet und nie weniger als 0.
rule-E2-C4 = Gezeichnetes Totem, in der Mutationsphase, gleich nachdem du dein Gebot gesetzt hast und bevor der Verdrängte bietet: Dieses Gebot verdrängt nur, wer mindestens 3 mehr bietet. Eine 3 weicht dann nur einer 6, eine 4, 5 oder 6 gar nichts. Die Karte ist mit dem Gebot verbraucht.
rule-E2-C5 = Trommeln im Morgengrauen, in der Initiativephase nach dem Sortieren: Du setzt deinen Marker auf den ersten oder letzten Platz, die anderen behalten ihre Reihenfolge.
rule-E2-C6 = Stampede, zu Beginn deiner Bewegung: Du hast in dieser Phase 3 Bewegungspunkte mehr.
rule-E2-C7 = Kriegsbemalung, zu Beginn deiner Bewegung: Du hast in dieser Phase im Angriff 2 Hörner mehr.
rule-E2-C8 = Ring der Stoßzähne, wenn einer deiner Dinosaurier angegriffen wird, vor dem Wurf: Du hast in der Verteidigung 2 Hörner mehr, in diesem Kampf und für den Rest der Phase.
rule-E2-C9 = Heiliger Waffenstillstand, zu Beginn der Bewegungsphase: In dieser Bewegungsphase darf niemand angreifen, auch nicht mit Flügeln oder Flossen. Killerbabys bleiben erlaubt.
rule-E2-C10 = Herde im Morast, bevor ein anderer Klan mit mindestens 5 Dinosauriern zieht: Er hat 2 Bewegungspunkte weniger, mindestens aber 1. Stampede kommt erst danach hinzu.
rule-E2-C11 = Großes Schlüpfen, wenn du in der Geburtsphase zum ersten Mal am Zug bist: Du hast in dieser Phase ein Ei mehr.
rule-E2-C12 = Nestträger, wenn du in der Geburtsphase am Zug bist, vor dem Einsetzen: Deine Jungen dürfen in dieser Phase bis zu 3 Felder entfernt stehen, gemessen wie bei der dicken Schale.
rule-E2-C13 = Schattenweber, in der Überlebensphase, bevor etwas vom Plan genommen wird: Alle deine Dinosaurier in heißem Gelände überleben.
rule-E2-C14 = Feuerhüter, in der Überlebensphase, bevor etwas vom Plan genommen wird: Alle deine Dinosaurier in kaltem Gelände überleben.
rule-E2-C15 = Mondfest, in der Überlebensphase, wenn Punkte vergeben werden: Du erhältst 1 MP für jede Geländeart, auf der du in diesem Moment stehst.

## Rules: when cards are played
rule-E2-W1 = In der geltenden Reihenfolge, nach Trommeln im Morgengrauen in der frisch geänderten, darf jeder, der Karten hält, eine spielen oder passen, bis alle nacheinander gepasst haben. Eine Karte wirkt sofort, Karten wirken also in der Folge, in der sie gespielt werden. Wo eine Karte von deiner Bewegung, deinem Gebot und dergleichen spricht, wirst nur du gefragt, bis du passt (unsere Festlegung).
rule-E2-W2 = Gefragt wird jeder, der irgendeine Karte hält, ob sie passt oder nicht, denn die Frage darf keine Karte verraten. Sie entfällt nur, wenn das, was alle sehen, die fraglichen Karten ausschließt: Alle sind schon abgelegt, oder der Klan, der gleich zieht, hat bei Herde im Morast weniger als fünf Dinosaurier (unsere Festlegung).
rule-E2-W3 = Nach Karten wird in dieser Folge gefragt. Klima: Windstille, dann das Plättchen, dann Windrufer. Mutation: nach jedem Gebot Gezeichnetes Totem, nach dem Nehmen Handel der Ältesten. Initiative: das Sortieren, Trommeln im Morgengrauen, dann Adrenalinrausch. Bewegung: Heiliger Waffenstillstand; dann bei jedem Klan Herde im Morast von den anderen, Stampede und Kriegsbemalung von dem, der zieht; bei jedem Angriff, sobald der Punkt bezahlt ist, Ring der Stoßzähne. Geburt: Großes Schlüpfen nur, wenn du zum ersten Mal am Zug bist, Nestträger jedes Mal, auch wenn sich nichts einsetzen ließe. Überleben: Schattenweber und Feuerhüter, das Wegnehmen, Mondfest, die Punkte. Nach dem Meteoriten wird nichts mehr gefragt (unsere Festlegung).

## Readings for cases left open
rule-E2-X1 = Die Zeit für eine Karte endet, sobald alle Karten abgelegt sind, die in sie gehören, auch mittendrin. Gefragt wird ab dem Ersten in der Reihenfolge und weiter nach dem, der gespielt hat (unsere Festlegung).
rule-E2-X2 = Handel der Ältesten zieht immer die vollen 3 ab, aber nicht unter 0. Mondfest zählt in dem Moment, in dem es gespielt wird; die Punkte für Dinosaurier folgen danach (unsere Festlegung).
rule-E2-X3 = Regeneration und sechster Sinn verlangen keine Aktion von dir. Der sechste Sinn zeigt dir das nächste Plättchen, wenn du das Gen nimmst, und danach immer, wenn ein Plättchen aufgedeckt wird (unsere Festlegung).
rule-E2-X4 = Kriegsbemalung und Ring der Stoßzähne kommen zu den Hörnern und zum Gen hinzu, Kriegsbemalung nur im Angriff, Ring der Stoßzähne nur in der Verteidigung (unsere Festlegung).
rule-E2-X5 = Flügel dürfen neben dem Startfeld enden, wenn zwei Schritte dorthin führen (unsere Festlegung).
rule-E2-X6 = Sind Besiegte endgültig aus dem Spiel, gilt das nur für Kämpfe; wer durch Killerbabys fällt, kehrt in den Vorrat zurück. Ein Klan an seinem Minimum darf keinen eigenen Dinosaurier wegnehmen, um ein Killerbaby einzusetzen (unsere Festlegung).
rule-E2-X7 = Ein Klan ohne Dinosaurier setzt Junge nur auf freie Felder. Zählen Junge nicht sofort als Nachbarn, verfällt sein zweites Ei in dieser Phase, und beim Umsetzen darf der Dinosaurier, der bleibt, kein Junges dieser Phase sein (unsere Festlegung).
rule-E2-X8 = Beim Wegnehmen der Toten wählt der Besitzer frei, sowohl wer gerettet wird als auch welche todgeweihten bleiben (unsere Festlegung).
rule-E2-X9 = Nach dem Adrenalinrausch wird in jeder Runde gefragt (unsere Festlegung).
rule-E2-X10 = Verbieten mehrere Regeln, was du versuchst, nennt die Antwort diejenige, die in diesem Text zuerst steht (unsere Festlegung).

## Refusals
refusal-E2-P = Danach ist in dieser Phase nicht gefragt.
refusal-E2-2-1 = Diese Spalte gibt es an diesem Tisch nicht.
refusal-E2-2-2 = Geboten wird in Initiativereihenfolge, von 0 bis 6, und in einer besetzten Spalte höher als der Marker dort.
refusal-E2-2-3 = Die Spalte, aus der du gerade verdrängt wurdest, ist dir versperrt, bis du aus einer anderen verdrängt wirst.
refusal-E2-2-4 = Ein Gebot von 6 kann nicht überboten werden.
refusal-E2-U3 = Bis zu 3 Felder entfernt steht ein Junges nur mit dicker Schale oder Nestträgern.
refusal-E2-U4 = Nur mit Flossen geht es an der Küste entlang, von einem Küstenfeld zum anderen.
refusal-E2-U4-spent = In dieser Phase hat schon ein anderer deiner Dinosaurier die Flossen benutzt; nur er darf es wieder.
refusal-E2-U5 = Nur mit Flügeln geht es zwei Felder weit, und nur einmal pro Bewegungsphase.
refusal-E2-U6 = Mit Regeneration kann ein Klan mit höchstens drei Dinosauriern weder angegriffen werden noch einen verlieren.
refusal-E2-U7 = Nur Killerbabys dürfen auf ein besetztes Feld, und nur auf einen Gegner.
refusal-E2-U8 = Das nächste Klimaplättchen sieht nur, wer den sechsten Sinn hat.
refusal-E2-U9 = Der Höhlenbewohner rettet in tödlichem Gelände nur einen Dinosaurier.
refusal-E2-U10 = Einen Platz auf der Initiativeleiste wählt nur, wer den Adrenalinrausch hat.
refusal-E2-U10-pass = Mit dem Adrenalinrausch wählst du jede Runde einen Platz; auch der jetzige darf es sein.
refusal-E2-U12 = Chamäleonhaut führt nur auf ein freies Nachbarfeld, und nicht dorthin, woher der Angreifer kam.
refusal-E2-C = Diese Karte hast du nicht auf der Hand.
refusal-E2-3-3 = Du bist nicht am Zug: Die Reihenfolge gilt bis zur nächsten Initiativephase.
refusal-E2-4-1 = Ein Bewegungspunkt bringt einen deiner Dinosaurier ein Feld weiter, auf ein Nachbarfeld, in deinem Zug und solange Punkte da sind.
refusal-E2-4-2 = Das Feld ist besetzt: Kein Dinosaurier darf dort anhalten oder hindurchziehen.
refusal-E2-4-6 = Ein Klan mit zwei Dinosauriern kann nicht angegriffen werden, auch nicht von Babys.
refusal-E2-5-1 = Ein Junges setzt du ein, wenn du am Zug bist, auf ein freies Feld neben einem deiner Dinosaurier.
refusal-E2-5-2 = Nur bei leerem Vorrat wird einer weggenommen, und er kommt auf ein anderes Feld in Reichweite eines Dinosauriers, der bleibt.
refusal-E2-6-1 = Jede Schicht rettet einen Dinosaurier in ihrem Gelände, in tödlichem keinen.
refusal-E2-6-1-ideal = In idealem Gelände überleben alle.
refusal-E2-6-1-pass = Wer nicht überleben kann, muss vom Plan; wähle aus, wer.
refusal-E2-6-2 = Du nimmst nur deine Toten vom Plan und hörst bei deinem Minimum auf.
refusal-E2-6-4 = Du bist mit dem Wegnehmen nicht dran, oder du hast schon gewählt.
refusal-E2-E1 = Das Spiel ist zu Ende.
refusal-E2-R2 = Flügel tragen genau zwei Schritte über Land, nicht zurück, auf ein leeres Feld oder in einen Angriff.
refusal-E2-R3 = Die Flossen hat in dieser Phase schon ein anderer Dinosaurier.
refusal-E2-R4 = Chamäleonhaut rettet nur den Verteidiger, auf ein leeres Nachbarfeld, von dem der Angreifer nicht kam.
refusal-E2-R5 = Ein Killerbaby darf nur auf einen Gegner, dessen Klan über seinem Minimum liegt.
refusal-E2-R6 = Das ist mehr als 3 Schritte über Land von deinen Dinosauriern, oder das Feld ist nicht frei.
refusal-E2-R7 = Diesen Platz gibt es auf der Initiativeleiste nicht.
refusal-E2-R8 = Das kannst du nicht bezahlen.
refusal-E2-R8-pass = Beim Bieten darf niemand passen: ein Gebot von 0 auf eine leere Spalte geht immer.
refusal-E2-R9 = Klima und Minimum bestimmen, wie viele bleiben; du wählst nur, welche.
refusal-E2-C1 = Windstille spielt man nur in der Klimaphase, bevor das Plättchen aufgedeckt wird.
refusal-E2-C2 = Windrufer spielt man nur in der Klimaphase, nachdem das Plättchen ausgeführt ist.
refusal-E2-C3 = Handel der Ältesten spielt man nur in der Mutationsphase, beim Zahlen.
refusal-E2-C4 = Gezeichnetes Totem spielt man nur in der Mutationsphase, gleich nach dem eigenen Gebot.
refusal-E2-C4-raise = Das gezeichnete Totem verlangt ein Gebot, das mindestens 3 höher ist.
refusal-E2-C5 = Trommeln im Morgengrauen spielt man nur in der Initiativephase, nach dem Sortieren.
refusal-E2-C6 = Stampede spielt man nur zu Beginn der eigenen Bewegung.
refusal-E2-C7 = Kriegsbemalung spielt man nur zu Beginn der eigenen Bewegung.
refusal-E2-C8 = Ring der Stoßzähne spielt man nur, wenn ein eigener Dinosaurier angegriffen wird, vor dem Wurf.
refusal-E2-C9 = Heiliger Waffenstillstand spielt man nur zu Beginn der Bewegungsphase.
refusal-E2-C9-truce = Es herrscht heiliger Waffenstillstand: kein Angriff in dieser Bewegungsphase.
refusal-E2-C10 = Herde im Morast spielt man nur, bevor ein anderer Klan mit mindestens 5 Dinosauriern zieht.
refusal-E2-C11 = Großes Schlüpfen spielt man nur, wenn man in der Geburtsphase zum ersten Mal am Zug ist.
refusal-E2-C12 = Nestträger spielt man nur in der Geburtsphase, wenn man am Zug ist, vor dem Einsetzen.
refusal-E2-C13 = Schattenweber spielt man nur in der Überlebensphase, bevor etwas vom Plan genommen wird.
refusal-E2-C14 = Feuerhüter spielt man nur in der Überlebensphase, bevor etwas vom Plan genommen wird.
refusal-E2-C15 = Mondfest spielt man nur in der Überlebensphase, wenn Punkte vergeben werden.
refusal-E2-W1 = Du wirst gerade nicht nach einer Karte gefragt, also gibt es nichts zu passen.
refusal-E2-X6 = Ein Klan an seinem Minimum darf für ein Killerbaby keinen eigenen Dinosaurier wegnehmen.
refusal-E2-X7 = Ein Klan ohne Dinosaurier setzt nur auf freie Felder, und Junge dieser Phase zählen hier nicht als Nachbarn.

## Terminal and log: what is asked
ask-bid = Biete: gib Spalte und Gebot ein, zum Beispiel 2 3. Du hast { $points } MP{ $vials ->
    [0] {""}
    [one] {" "}und 1 Phiole
   *[other] {" "}und { $vials } Phiolen
}.
ask-place = Welchen Platz auf der Initiativeleiste nimmst du?
ask-move = Deine Bewegung: noch { $steps ->
    [one] 1 Bewegungspunkt
   *[other] { $steps } Bewegungspunkte
}. Welcher Dinosaurier zieht wohin?
ask-flee = Dein Dinosaurier auf { $space } ist besiegt, aber Chamäleonhaut kann ihn retten. Wohin entwischt er?
ask-lay = Ei { $egg } von { $eggs }: Wohin kommt dein Junges?
ask-lay-again = Du hast deinen Dinosaurier von { $space } weggenommen. Wohin kommt er nun?
ask-take = Ei { $egg } von { $eggs }: Dein Vorrat ist leer. Nimmst du einen Dinosaurier weg, um ihn anderswo einzusetzen?
ask-remove = { $count ->
    [one] Einer deiner Dinosaurier fällt
   *[other] { $count } deiner Dinosaurier fallen
} dem Klima zum Opfer. Welchen nimmst du vom Plan?
ask-window-climate-before = Bevor das Klimaplättchen aufgedeckt wird: Spielst du eine Karte?
ask-window-climate-after = Nach dem Klimaplättchen: Spielst du eine Karte?
ask-window-after-bid = Dein Gebot liegt: Spielst du eine Karte?
ask-window-paying = Bevor du zahlst: Spielst du eine Karte?
ask-window-initiative = Die Marker sind sortiert: Spielst du eine Karte?
ask-window-movement-start = Die Bewegungsphase beginnt: Spielst du eine Karte?
ask-window-before-clan = { $seat } ist gleich am Zug: Spielst du eine Karte?
ask-window-own-movement = Deine Bewegung beginnt: Spielst du eine Karte?
ask-window-attacked = { $seat } greift dich an, { $start } → { $target }, und gewinnt auf { $wins } Seiten: Spielst du eine Karte?
ask-window-own-births = Du bist mit Geburten am Zug: Spielst du eine Karte?
ask-window-before-removal = Bevor die Toten vom Plan kommen: Spielst du eine Karte?
ask-window-points = Bevor es Punkte gibt: Spielst du eine Karte?

## Terminal: choices
action-pass-window = nichts spielen
action-pass-move = nicht weiterziehen
action-pass-lay = nichts einsetzen
action-pass-flee = fallen lassen
action-move = zieht
action-fly = fliegt
action-swim = schwimmt
action-lay = Junges auf:
action-take = Wegnehmen von:
action-remove = Wegnehmen von:
action-flee = Entwischen nach:
action-attack = Angriff
action-baby = Killerbaby auf
action-forward = vor
action-back = zurück
action-first = erster Platz
action-last = letzter Platz
verb-pass = passen
verb-bid = bieten
verb-play = spielen
verb-place = platz
verb-move = ziehen
verb-fly = fliegen
verb-swim = schwimmen
verb-lay = einsetzen
verb-take = umsetzen
verb-remove = wegnehmen
verb-flee = entwischen
odds-attack = { $start } → { $target }, gegen { $seat }: deine Hörner { $horns }, seine { $against }. Du gewinnst auf { $wins } Seiten: { $faces }.
odds-baby = Killerbaby auf { $space }: Es gewinnt auf { $wins } Seiten; Hörner zählen nicht.
odds-tusks = Kommt diese Karte, sind es auf der anderen Seite 2 Hörner mehr: { $card }.

## Terminal: headings
label-climate = Klima
label-all-live = alle überleben
label-some-live = { $count ->
    [0] deine fallen
    [one] 1 von dir überlebt
   *[other] { $count } von dir überleben
}
label-next-token = Als Nächstes
label-seen-token = Dein sechster Sinn: Als Nächstes kommt „{ $token }“.
label-meteorite = Meteorit { $chance }: dann endet das Spiel
label-none-fall = Nach jetzigem Stand fällt diese Runde keiner von deinen.
label-some-fall = Nach jetzigem Stand { $count ->
    [one] fällt diese Runde 1
   *[other] fallen diese Runde { $count }
} deiner { $herd } Dinosaurier.
label-clan = Klan
label-mp = MP
label-dinosaurs = Dinos
label-movement = Zug
label-horns = Hörner
label-eggs = Eier
label-heat = Wärme
label-fur = Fell
label-vials = Phiole
label-cards = Karten
label-column = Spalte
label-bid = Gebot
label-prize = Für
label-event-card = Eine Ereigniskarte
label-hand = Deine Ereigniskarten
label-no-cards = Du hast keine Ereigniskarte.
label-discarded = abgelegt
command-genes = gene
command-cards = karten
help-genes = was jedes Gen bewirkt und wer es hat
help-cards = die fünfzehn Ereigniskarten und welche schon gespielt sind
example-action = ziehen c4 d4
example-clause = E2.4.3
help-odds = die Chancen aller möglichen Angriffe oder eines einzigen: chancen c4 d4
help-words = Wörter: bid SPALTE GEBOT, play KARTE, place PLATZ, move VON NACH (auch fly, swim), lay, take, remove oder flee FELD, pass. Auf Deutsch: bieten, spielen, platz, ziehen, fliegen, schwimmen, einsetzen, umsetzen, wegnehmen, entwischen, passen. Wortanfänge genügen, und das Verb darf fehlen: c4 d4.
help-signs = Auf der Karte stehen oben Name und Gelände, unten der Dinosaurier des Klans und das Klima: ✓ ideal, ☼ heiß, * kalt, † tödlich. In der Tabelle: Dinos 5+3 heißt fünf auf dem Plan und drei im Vorrat; Hörner 3/1 heißt drei im Angriff und eines in der Verteidigung; Wärme und Fell sind Schichten.

## Chance entered by hand
chance-order = Ziehe einen Klanmarker für Platz { $place }: Wem gehört er?
chance-areas = Ziehe die Startgebiete für { $seat }: Welche sind es?
chance-token = Decke das oberste Klimaplättchen auf: Was zeigt es?
chance-peek = Sieh für { $seat } das oberste Klimaplättchen an und lege es zurück: Was zeigt es?
chance-gene = Ziehe ein Gen für Spalte { $column }: Welches ist es?
chance-card = Ziehe eine Ereigniskarte für { $seat }: Welche ist es?
chance-die = { $seat } greift an, { $start } → { $target }, und gewinnt auf { $wins } Seiten. Wirf den Kampfwürfel: Was zeigt er?
chance-baby = Wirf den Kampfwürfel für das Killerbaby: Was zeigt er?

## Why a dinosaur fell
cause-fight = im Kampf
cause-baby = durch ein Killerbaby
cause-climate = durch das Klima
cause-newborn = als Junges

## The log
event-ordered = Startreihenfolge, Platz { $place }: { $seat }.
events-ordered = Startreihenfolge: { $list }.
item-ordered = { $seat }
event-settled = { $seat } beginnt auf { $space }.
run-settled = { $seat } beginnt auf { $list }.
item-settled = { $space }
event-round = Runde { $number }
event-phase = { $phase }
event-turned = Klimaplättchen: { $token }.
event-becalmed = Klimaplättchen: { $token }, aber es herrscht Windstille.
event-wheel = Das Rad steht auf { $terrain }.
event-meteorite = Der Meteorit schlägt ein, das Spiel ist vorbei.
event-peeked = { $seat } sieht das nächste Klimaplättchen: { $token }.
event-offered = Spalte { $column }: { $gene }.
events-offered = Im Angebot: { $list }.
item-offered = { $column } { $gene }
event-bid = { $seat } bietet { $bid } in Spalte { $column }.
event-pushed = { $seat } wird überboten.
event-took-gene = { $seat } nimmt ein Gen: { $gene }.
events-took-gene = Gene: { $list }.
item-took-gene = { $seat }: { $gene }
event-took-card = { $seat } zieht eine Ereigniskarte.
event-drew-card = Es ist { $card }.
event-took-nothing = { $seat } bekommt nichts.
event-paid = { $seat } zahlt { $amount } MP.
events-paid = Gezahlt: { $list }.
item-paid = { $seat } { $amount }
event-played = { $seat } spielt { $card }.
event-placed = { $seat } geht auf Platz { $place }.
events-placed = Neue Reihenfolge: { $list }.
item-placed = { $seat }
event-moves = { $seat } hat Bewegungspunkte: { $steps }.
event-moved = { $seat } zieht { $from } → { $to }.
run-moved = { $seat } zieht { $list }.
item-moved = { $from } → { $to }
event-flew = { $seat } fliegt { $from } → { $to }.
event-swam = { $seat } schwimmt { $from } → { $to }.
event-attacked = { $seat } greift { $defender } an, { $from } → { $to }.
event-horns = Hörner { $attack } gegen { $defence }.
event-die = Der Würfel: { $face }.
event-won = { $seat } gewinnt { $space }.
event-held = { $seat } hält { $space }.
event-fled = Der besiegte Dinosaurier entwischt nach { $to }.
event-fell = { $seat } verliert den Dinosaurier auf { $space } { $cause }.
event-fell-fight = Der besiegte Dinosaurier fällt.
event-fell-baby = { $seat } verliert den Dinosaurier auf { $space }.
event-fell-newborn = Das Junge fällt.
event-fell-climate = Opfer des Klimas: { $seat } { $space }.
events-fell-climate = Opfer des Klimas: { $list }.
item-fell-climate = { $seat } { $space }
event-laid = Junges: { $seat } { $space }.
events-laid = Junge: { $list }.
item-laid = { $seat } { $space }
event-took-off = { $seat } nimmt einen Dinosaurier von { $space }, um ihn anderswo einzusetzen.
event-baby = { $seat } setzt ein Killerbaby auf { $space }, gegen { $defender }.
event-declined = { $seat } setzt kein Junges ein.
event-lapsed = { $seat } hat kein Feld für ein Junges.
event-marked = { $seat } nimmt den Dinosaurier von { $space }.
run-marked = { $seat } nimmt die Dinosaurier von { $list }.
item-marked = { $space }
event-feasted = Das Mondfest bringt { $amount } MP.
event-scored = { $seat } erhält { $amount } MP.
events-scored = Punkte: { $list }.
item-scored = { $seat } +{ $amount }

## Web table
web-meteorite-in = Meteorit in Runde { $rounds ->
    [1] { $last }
    [2] { $first } oder { $last }
   *[other] { $first } bis { $last }
}
web-meteorite-odds = Meteorit { $chance }
web-outside = außen: das nächste Plättchen
web-seen-token = als Nächstes: { $token }
web-all-live = alle leben
web-traits = Eigenschaften aller Klans
web-horns-both = Hörner, Angriff und Verteidigung
web-you-have = du hast { $points } MP
web-event-card = Ereignis
web-event-card-effect = Du ziehst eine Ereigniskarte.
web-gene-legs = Beine
web-gene-horn = Horn
web-gene-thermoregulation = Wärme
web-gene-fur = Fell
web-gene-egg = Ei
web-gene-vial = Phiole
# The same as in gene-…, with places where a narrow column may part it.
web-column-bony-plates = Knochen{"\u00AD"}platten
web-column-regeneration = Regene{"\u00AD"}ration
web-column-killer-babies = Killer{"\u00AD"}babys
web-column-cave-dweller = Höhlen{"\u00AD"}bewohner
web-column-adrenaline-rush = Adrena{"\u00AD"}lin{"\u00AD"}rausch
web-column-chameleon-skin = Chamä{"\u00AD"}leon{"\u00AD"}haut
web-bids = { $seat } bietet { $bid } auf: { $prize }.
web-totem = Gezeichnetes Totem: nur ein mindestens 3 höheres Gebot kommt daran vorbei
web-minimum = Ein Klan behält seine letzten { $count }.
web-ask-bid = Auf welches Gen bietest du?
web-bid-again = Biete noch einmal: { $seat } nahm dir „{ $prize }“.
web-bid-closed = Die Spalte „{ $prize }“ ist dir verschlossen, bis du aus einer anderen verdrängt wirst.
web-bid-hint = Ein höheres Gebot verdrängt den anderen Marker. { $vials ->
    [0] {""}
    [one] Deine Phiole senkt den Preis um 1 MP.
   *[other] Deine Phiolen senken den Preis um { $vials } MP.
}
web-bid-leaves = Dir bleiben { $points } MP.
web-ask-lay = Wohin kommt dein Junges?
web-ask-take = Dein Vorrat ist leer. Nimmst du einen Dinosaurier weg, um ihn anderswo einzusetzen?
web-egg = Ei { $egg } von { $eggs }
web-remove-hint = Drücke auf einen deiner Dinosaurier, der nicht überleben kann.
web-baby = Ein Killerbaby gegen { $seat } auf { $space }?
web-baby-odds = Hörner zählen nicht. Entweder fällt der Gegner oder das Junge.
web-pass-lay = Nichts einsetzen
web-pass-flee = Fallen lassen
web-points-ahead = { $points } MP, { $ahead ->
    [0] gleichauf mit { $seat }, aber mit mehr Dinosauriern
   *[other] { $ahead } vor { $seat }
}. Der Meteorit schlug in Runde { $number } ein.
web-points-round = { $points } MP. Der Meteorit schlug in Runde { $number } ein.
web-result = Was jeder Klan erlebt hat
web-stat-points = MP
web-stat-fell-baby = durch Babys gefallen
web-stat-paid = MP gezahlt

## What would be right in maps.toml and components.toml
right-players = { $seats }, die Spielerzahl im Namen der Karte
right-spaces = { $spaces }, die Zahl der aufgeführten Felder
right-coasts = höchstens { $most } Küstenfelder
right-starts = ein Paar von Feldern dieser Karte
right-start-count = { $seats } Paare von Feldern, eins je Platz
right-map = als Name jeder Karte ihre Spielerzahl, 2 bis { $most }
right-map-for = eine Karte für { $seats } Plätze
right-fixed = { $figure }, denn darauf bauen die Regeln
right-faces = insgesamt { $faces } Seiten, wie box.die_faces sagt
right-in-order = dies in dieser Reihenfolge: { $known }
right-tokens = insgesamt { $count } Plättchen
right-ring = { $sections } Geländearten
right-one-list = jede Geländeart in nur einer Liste
right-some-list = eine Liste mit { $terrain }, das in keiner steht
