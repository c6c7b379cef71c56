### Darwinning!: was die Spieler lesen. Deutsch.

## Game
game-name = Darwinning!
game-blurb = Zwei bis sechs Arten steigen in der Nahrungskette auf, erobern neue Lebensräume und fressen einander: Verbessere deine Art mit Stichen und ernähre sie drei oder vier Erdzeitalter lang.

## Seats
seat-R = Rot
seat-G = Grün
seat-B = Blau
seat-P = Lila
seat-Y = Gelb
seat-K = Schwarz
virtual = Virtuelle Art

## Eras
era-1 = Paläozoikum
era-2 = Mesozoikum
era-3 = Tertiär
era-4 = Quartär

## Colours of cards
colour-acorn = Eichel
colour-blueberry = Heidelbeere
colour-flower = Blume
colour-joker = Joker

## Combinations
combination-none = keine Kombination
combination-single = Einzelkarte
combination-pair = Paar
combination-flush = Flush
combination-straight = Straße
combination-three = Drilling
combination-straight_flush = Straight Flush
combination-four = Vierling
combination-single-form = eine Karte allein
combination-pair-form = zwei gleiche Zahlen
combination-flush-form = drei Karten einer Farbe
combination-straight-form = drei Zahlen in Folge
combination-three-form = drei gleiche Zahlen
combination-straight_flush-form = drei Zahlen in Folge in einer Farbe
combination-four-form = vier gleiche Zahlen

## Environments
environment-desert = Wüste
environment-forest = Wald
environment-highlands = Hochland
environment-jungle = Dschungel
environment-mountains = Gebirge
environment-ocean = Ozean
environment-plains = Ebene
environment-polar = Polargebiet
environment-underground = Untergrund
environment-wetlands = Feuchtgebiet

## Species
species-amoeba = Amöbe
species-insect = Insekt
species-mouse = Maus
species-frog = Frosch
species-turtle = Schildkröte
species-fish = Fisch
species-bird = Vogel
species-pig = Schwein
species-snake = Schlange
species-elephant = Elefant
species-bear = Bär
species-dinosaur = Dinosaurier
species-dragon = Drache

## Abilities
ability-pheromones = Pheromone
ability-pheromones-effect = 1 Nahrung mehr. Du darfst die Art ein Feld über dir fressen.
ability-symbiosis = Symbiose
ability-symbiosis-effect = 2 Nahrung aus einem ausliegenden Lebensraum, den ein Gegner hat und du nicht.
ability-herd_animal = Herdentier
ability-herd_animal-effect = 1 Nahrung weniger. Erst drei Bisse, nicht zwei, kosten dich eine Population.
ability-hard_shell = harter Panzer
ability-hard_shell-effect = Niemand darf dich fressen, außer mit Werkzeugen.
ability-communication = Kommunikation
ability-communication-effect = Arten über dir dürfen dich nicht fressen, außer mit Gesellschaft.
ability-teeth = Zähne
ability-teeth-effect = 1 Nahrung mehr. Du darfst Arten bis zu zwei Felder über dir fressen.
ability-food_storage = Vorratslager
ability-food_storage-effect = 3 Nahrung mehr.
ability-mutation = Mutation
ability-mutation-effect = Stiehl einem Gegner eine Fähigkeitskarte: Sie wirkt für dich, zählt aber keine Punkte.
ability-poison = Gift
ability-poison-effect = Wer dich frisst, erhält zwei Bisse, außer mit Eisenmagen.
ability-tools = Werkzeuge
ability-tools-effect = 1 Nahrung mehr. Du darfst Arten mit hartem Panzer fressen.
ability-camouflage = Tarnung
ability-camouflage-effect = Arten direkt neben dir in der Kette dürfen dich nicht fressen, außer mit größerem Gehirn.
ability-iron_stomach = Eisenmagen
ability-iron_stomach-effect = Vom Gift erhältst du keine Bisse.
ability-bigger_brain = größeres Gehirn
ability-bigger_brain-effect = Du darfst getarnte Arten direkt neben dir fressen.
ability-metamorphosis = Metamorphose
ability-metamorphosis-effect = Nach jedem Überleben ziehst du eine Karte und musst sie als Fähigkeit legen.
ability-society = Gesellschaft
ability-society-effect = Du darfst Arten mit Kommunikation fressen, auch unter dir.

## Options
option-eras = Länge
option-eras-3 = drei Erdzeitalter
option-eras-4 = vier Erdzeitalter, das längere Spiel
option-strict_growth = Wachsen nach Bissen
option-strict_growth-on = zwei Bisse verbieten das Wachsen
option-strict_growth-off = eine Art wächst zuerst, und Bisse kosten sie danach
option-empty_hand = Zu zweit: leere Hand am Ende eines Zeitalters
option-empty_hand-meddle = der Gegner legt eine Fähigkeit auf die Art mit der leeren Hand
option-empty_hand-own = der Gegner legt eine Fähigkeit auf die eigene Art
option-tiny = Kurzes Spiel für die Forschung
option-tiny-off = nein: das ganze Spiel
option-tiny-on = ein einziges Erdzeitalter; von uns, nicht in den Regeln

## Sections of the rules
section-DW-S = Aufbau
section-DW-1 = Beginn eines Zeitalters
section-DW-2 = Stiche
section-DW-3 = Ende eines Zeitalters
section-DW-4 = Verbessern einer Art
section-DW-5 = Überleben
section-DW-A = Fähigkeiten
section-DW-E = Spielende
section-DW-T = Zwei Spieler
section-DW-X = Lesarten für offene Fälle

## Rules: setup
rule-DW-S1 = Es spielen zwei bis sechs; zu zweit gelten zusätzlich eigene Regeln, ab DW.T1. Es gibt 92 Karten: 90 Eigenschaftskarten von 1 bis 15 in drei Farben (Eichel, Heidelbeere, Blume), jede zweimal, und zwei Joker, die eine 0 beliebiger Farbe sind. Dazu kommen 13 Arten, 10 Lebensräume, Bissmarker und Populationsmarker; gehen Marker aus, spielt man ohne sie weiter (unsere Festlegung). Von dem, was auf Arten und Karten gedruckt ist, war nur ein Teil zu finden; der Rest ist unser eigener Entwurf.
rule-DW-S2 = Jeder erhält eine zufällige Art, stellt die Figur auf deren Startfeld der Nahrungskette und nimmt ihre Population. Beginnen mehrere auf einem Feld, wird von der kleinsten Zahl aufwärts aufgestellt, gleiche in Sitzreihenfolge, und wessen Feld besetzt ist, der kommt auf das nächste freie darüber (unsere Festlegung).
rule-DW-S3 = Die Nahrungskette hat 20 Felder.
rule-DW-S4 = Eine Art hat Lebensräume, die je 1 bis 3 Nahrung wert sind, zwei aufgedruckte Fähigkeiten und fünf Plätze für Fähigkeiten. Auf den ersten beiden Plätzen stehen die aufgedruckten, und sie sind der Nullpunkterahmen (unsere Festlegung).

## Rules: the start of an era
rule-DW-1-1 = Es gibt drei Zeitalter: Paläozoikum, Mesozoikum und Tertiär. In ihnen werden zufällig 5, 4 und 3 Lebensräume aufgedeckt. Der Tisch kann das längere Spiel wählen: Dann kommt das Quartär hinzu, und es sind 5, 5, 4 und 3. Vor jedem Zeitalter außer dem ersten werden die Lebensräume neu gemischt, und alle abgelegten Karten kommen zurück in den Stapel, der gemischt wird. Behaltene Karten und solche, die bei einer Art liegen, bleiben, wo sie sind (unsere Festlegung).
rule-DW-1-2 = Jeder zieht zehn Karten und darf heimlich bis zu zwei ablegen. Die zehn kommen zu den behaltenen hinzu, abgelegt werden darf jede Karte der Hand, alle legen gleichzeitig ab, und nichts wird ersetzt. Reicht der Stapel nicht, ziehen alle gleich viele, so weit er reicht (unsere Festlegung).
rule-DW-1-3 = Wer in der Nahrungskette am tiefsten steht, sieht sich die Karten an, und zwar nach dem Ablegen (unsere Festlegung), und bestimmt, wer den ersten Stich anspielt, gern auch sich selbst.

## Rules: tricks
rule-DW-2-1 = Wer anspielt, spielt eine oder mehrere Karten, die eine Kombination bilden. Im Uhrzeigersinn spielen dann alle einmal: entweder eine Kombination, die stärker ist als alle bisherigen, oder genau eine beliebige Karte. Farbe muss nicht bedient werden, und keine Farbe ist stärker.
rule-DW-2-2 = Die Kombinationen, die stärkste zuerst: Vierling; Straight Flush, also drei Zahlen in Folge in einer Farbe; Drilling; Straße, drei Zahlen in Folge; Flush, drei Karten einer Farbe; Paar; Einzelkarte. Mehr Karten hat keine Kombination: Aus 7, 8, 9 und 10 spielt man 7-8-9 oder 8-9-10.
rule-DW-2-3 = Bei gleicher Kombination schlägt die gleiche oder höhere Summe, von zwei gleichen ist also die spätere stärker. Karten, auf die zwei Kombinationen passen, zählen als die stärkere (unsere Festlegung).
rule-DW-2-4 = Ein Joker ist eine 0, und wer ihn spielt, nennt die Farbe. So ist er eine einzelne 0, mit dem anderen ein Paar, 0-1-2 oder Teil jedes Flushs. Die Farbe ergibt sich von selbst, für die stärkste Kombination. Nach 15 folgt keine 0, und ein Joker hat keine Zeichen und verbessert nichts (unsere Festlegung).
rule-DW-2-5 = Wer den Stich gewinnt, darf mit einer der eben gespielten Karten die eigene Art verbessern. Alle anderen eben gespielten Karten werden abgelegt, auch die eigenen, und der Gewinner spielt den nächsten Stich an.
rule-DW-2-6 = Niemand muss zeigen, wie viele Karten noch auf der Hand sind. Geheim sind auch die anfangs abgelegten und die behaltenen Karten, selbst ihre Zahl, und nicht gespielte Karten liegen verdeckt in der Ablage. Eine leere Hand wird aber sofort angesagt (unsere Festlegung).

## Rules: the end of an era
rule-DW-3-1 = Der Stich, in dem jemand die letzte Handkarte spielt, ist der letzte des Zeitalters, und alle spielen noch dazu. Er gilt umgekehrt: Der stärkste Spieler darf nicht verbessern, alle anderen dürfen es, jeder mit einer der eben gespielten Karten und in der Reihenfolge des Ausspielens (unsere Festlegung). Man darf verzichten. Werden mehrere Hände leer, ändert das nichts.
rule-DW-3-2 = Jeder darf bis zu zwei nicht gespielte Karten behalten; der Rest wird abgelegt. Alle wählen heimlich und gleichzeitig, und nach dem letzten Zeitalter behält niemand etwas (unsere Festlegung).
rule-DW-3-3 = Danach kommt das Überleben, dann das nächste Zeitalter oder das Spielende.
rule-DW-3-4 = Das Ende eines Zeitalters im Einzelnen: Verbesserungen des letzten Stichs; zu zweit der Aufstieg der virtuellen Art; ungenutzte Mutationen; zu zweit, was die leere Hand dem Gegner erlaubt; Karten behalten; Fressen und Nahrung, von unten nach oben; Wachsen und Bisse; Metamorphose; Bissmarker zurück; zu zweit neue offene Karten (unsere Festlegung).

## Rules: improving a species
rule-DW-4-1 = Bewegen: Der Nahrungskettenwert der Karte, 1 oder 2, bewegt die Figur nach oben oder unten. Für die ganze Karte gilt eine Richtung. Abwärts wird ebenso gesprungen, aber ohne Bonus, und ein Punkt, der dort kein freies Feld mehr findet, verfällt (unsere Festlegung).
rule-DW-4-2 = Bonus für kleine Tiere: Eine Bewegung, die auf Feld 1 bis 5 beginnt, hat einen Punkt mehr, nur aufwärts und einmal je Bewegung (unsere Festlegung). Jeder Punkt führt auf das nächste Feld, wenn es frei ist, sonst über die besetzten auf das nächste freie. Stehen Figuren auf 1, 4 und 9, kommt die von der 1 mit einer Karte für 2 auf die 2, die 3 und über die 4 hinweg auf die 5.
rule-DW-4-3 = Eier: Die Population wächst um 1 oder 2, wie die Karte zeigt. Eine Grenze gibt es nicht, doch eine Karte ohne Eier taugt dazu nicht.
rule-DW-4-4 = Lebensraum: Lege die Karte zu deiner Art, wenn sie diesen Lebensraum noch nicht hat, weder aufgedruckt noch gewonnen. Er muss jetzt nicht ausliegen.
rule-DW-4-5 = Fähigkeit: Lege die Karte auf einen der fünf Plätze, frei oder nicht. Was sie verdeckt, wirkt nicht mehr: Eine Karte wird abgelegt, eine aufgedruckte Fähigkeit ist aus und lebt auf, sobald sie wieder frei liegt (unsere Festlegung). Dieselbe Fähigkeit hast du nie zweimal. Das gilt nach dem Verdecken, und verdeckte aufgedruckte zählen nicht; eine aufgedruckte, die neben ihresgleichen wieder erscheint, bleibt aus, solange jene Karte liegt (unsere Festlegung). Ein Joker ist nie eine Fähigkeit.
rule-DW-4-6 = Die benutzte Karte bleibt bei der Art; nur eine verdeckte Fähigkeit kommt zur Ablage. Eine Verwendung, die nichts ändert, ist nicht erlaubt, außer eine Fähigkeit auf ihre eigene Kopie zu legen; eine Karte ohne erlaubte Verwendung wird abgelegt (unsere Festlegung).

## Rules: survival
rule-DW-5-1 = Von der tiefsten Art aufwärts frisst eine nach der anderen, zählt ihre Nahrung und vergleicht. Jede Population braucht eine Nahrung. Bei weniger verliert sie sofort eine Population, bei genau so viel bleibt sie, bei mehr wächst sie um eine, siehe DW.5.4. Unter 0 sinkt die Nahrung nicht (unsere Festlegung).
rule-DW-5-2 = Nahrung kommt aus vier Quellen: Ein aufgedruckter Lebensraum, der ausliegt, gibt die 1 bis 3, die bei der Art stehen, ein gewonnener 2, jede gefressene Art 2, und Fähigkeiten geben, was bei ihnen steht.
rule-DW-5-3 = Eine Art darf die Arten fressen, die in der Nahrungskette unter ihr stehen, jede einmal; Fähigkeiten ändern das. Die gefressene erhält von jedem Fresser einen Bissmarker. Fressen muss man nicht, und man entscheidet es offen für jede Beute, wenn die Art an der Reihe ist. Der Vorschlag frisst alles, außer giftiger Beute, deren Bisse dich eine Population kosten würden (unsere Festlegung).
rule-DW-5-4 = Haben alle gefressen, kosten zwei oder mehr Bissmarker eine Population, ein Herdentier erst drei. Zum Wachsen braucht es mehr Nahrung als nötig und höchstens einen Biss, sodass in einem Zeitalter niemand mehr als zwei verliert oder mehr als eine gewinnt. Gezählt werden Marker, auch die vom Gift und auch beim Herdentier, und das Wachsen wartet, bis alle Bisse feststehen. Der Tisch kann es anders wählen: Dann wächst eine Art, wenn sie an der Reihe ist, und Bisse kosten sie danach. Zum Schluss gehen alle Bissmarker zurück (unsere Festlegung).
rule-DW-5-5 = Die Population sinkt nie unter 0. Mit 0 frisst eine Art nicht und wird nicht gefressen, spielt aber weiter, zählt Punkte und kann zurückkommen: Jede Nahrung ist dann mehr als nötig, und Eier wirken wie sonst (unsere Festlegung).

## Rules: abilities
rule-DW-A1 = Pheromone (1): eine Nahrung mehr, und du darfst die Art ein Feld über dir fressen.
rule-DW-A2 = Symbiose (2): Beim Überleben gilt ein ausliegender Lebensraum, den ein Gegner hat und du nicht, als deiner. Er gibt 2 Nahrung, wird von selbst gefunden und kann beim Gegner aufgedruckt oder gewonnen sein (unsere Festlegung).
rule-DW-A3 = Herdentier (3): eine Nahrung weniger; das Wort im Regelheft ist verloren, die Zahl unsere Festlegung. Erst drei Bissmarker, nicht zwei, kosten eine Population.
rule-DW-A4 = Harter Panzer (4): Du kannst nicht gefressen werden, außer von einer Art mit Werkzeugen.
rule-DW-A5 = Kommunikation (5): Nur Arten unter dir in der Nahrungskette dürfen dich fressen, es sei denn, sie haben Gesellschaft.
rule-DW-A6 = Zähne (6): eine Nahrung mehr, und du darfst Arten bis zu zwei Felder über dir fressen.
rule-DW-A7 = Vorratslager (7): drei Nahrung mehr.
rule-DW-A8 = Mutation (8): Nimm einem Gegner eine Fähigkeitskarte und lege sie auf diese Karte; siehe DW.A.mut. Die gestohlene Karte zählt keine Punkte.
rule-DW-A9 = Gift (9): Wer dich frisst, erhält zwei Bissmarker.
rule-DW-A10 = Werkzeuge (10): eine Nahrung mehr, und du darfst Arten mit hartem Panzer fressen.
rule-DW-A11 = Tarnung (11): Arten auf den Feldern direkt neben dir dürfen dich nicht fressen, es sei denn, sie haben ein größeres Gehirn.
rule-DW-A12 = Eisenmagen (12): Für das Fressen einer giftigen Art erhältst du keine Bissmarker.
rule-DW-A13 = Größeres Gehirn (13): Du darfst getarnte Arten fressen, auch direkt neben dir.
rule-DW-A14 = Metamorphose (14): Ziehe am Ende jedes Überlebens eine zufällige Karte und lege sie als Fähigkeit; siehe DW.A.meta. Ist kein Platz frei, verdeckt sie etwas, auch diese Karte darf es sein. Ein Joker wird ersatzlos abgelegt.
rule-DW-A15 = Gesellschaft (15): Du darfst Arten mit Kommunikation fressen, auch unter dir.
rule-DW-A-eat = Eine Art darf eine andere fressen, wenn beide noch Population haben, die Beute tiefer steht, oder ein Feld höher und der Fresser hat Pheromone, oder ein bis zwei Felder höher und der Fresser hat Zähne, und der Fresser alles überwindet, was die Beute schützt: einen harten Panzer mit Werkzeugen, die Kommunikation einer tieferen mit Gesellschaft, die Tarnung einer direkt neben ihm mit größerem Gehirn. Es zählen Felder, auch leere; Zähne und Pheromone addieren sich nicht. Gift gibt dem Fresser zwei Bissmarker, mit Eisenmagen keinen (unsere Festlegung).
rule-DW-A-mut = Jede Mutation stiehlt eine Karte, wenn sie gelegt wird oder nach den Verbesserungen eines späteren Stichs, auch des letzten; dann werden alle im Uhrzeigersinn gefragt, angefangen beim stärksten Spieler, und wer verzichtet, behält es sich vor. Die Karte darf nicht aufgedruckt, schon gestohlen, eine Mutation oder eine Fähigkeit sein, die du hast, im Rahmen darf sie aber liegen. Sie wirkt anstelle der Mutation, die ihren eigenen Punkt behält und weiter als vorhanden gilt. Wird der Platz verdeckt, werden beide abgelegt. Der Platz des Opfers ist frei, oder die aufgedruckte Fähigkeit darunter lebt auf (unsere Festlegung).
rule-DW-A-meta = Die tiefste Art beginnt, auch im letzten Zeitalter, jede einmal, wenn sie an der Reihe Metamorphose hat. Die Karte kommt vom Stapel, oder ist der leer, aus der gemischten Ablage; ist auch die leer, geschieht nichts. Sie muss gelegt werden, auf irgendeinen Platz nach DW.4.5; eine, die du schon hast, kommt auf ihre eigene Kopie oder wird abgelegt, wie du willst. Eine so erhaltene Mutation darf sofort stehlen (unsere Festlegung).

## Rules: the end of the game
rule-DW-E1 = Deine Punkte: die Zahl deines Felds der Nahrungskette; 1 für jede Population bis zur anfänglichen und 2 für jede darüber; 1 für jeden aufgedruckten Lebensraum und 2 für jeden gewonnenen; 1 für jede Fähigkeit von 1 bis 9 und 3 für jede von 10 bis 15. Aufgedruckte, gestohlene und solche im Rahmen zählen nichts, und Symbiose fügt keinen Lebensraum hinzu.
rule-DW-E2 = Die meisten Punkte gewinnen. Bei Gleichstand entscheidet die größere Population, dann das höhere Feld.
rule-DW-E3 = Beispiele: Der grüne Dinosaurier, der mit Population 1 begann und nun 4 hat, erhält 12 für sein Feld, 7 für Population, 5 für Lebensräume und 5 für Fähigkeiten, zusammen 29. Der rote Fisch hat 14, 7, 5 und 3, auch 29. Der blaue Frosch gewinnt mit 8, 12, 4 und 7, also 31; seine Pheromone liegen im Rahmen und zählen nichts.

## Rules: two players
rule-DW-T1 = Eine virtuelle dritte Art spielt mit: Drei Karten liegen offen neben dem Stapel, gezogen vor dem ersten Austeilen (unsere Festlegung), und ihre Figur steht in der Mitte zwischen den Spielern, wenn nötig näher am tieferen. Stehen die Spieler nebeneinander, kommt sie direkt über sie. Sie besetzt ihr Feld wie jede andere, und ist es belegt, gilt das nächste freie darüber (unsere Festlegung).
rule-DW-T2 = Der zweite Spieler darf immer jede Kombination spielen, auch eine schwächere, oder eine Einzelkarte.
rule-DW-T3 = Beide dürfen die offenen Karten in ihren Kombinationen benutzen, doch mindestens eine Karte muss aus der Hand kommen. Liegen 7, 8 und 3 offen, macht eine 3 aus der Hand ein Paar und eine passende 6 oder 9 einen Straight Flush; zwei 3en aus der Hand sind ein Paar oder mit der offenen ein Drilling. Beide dürfen in einem Stich dieselbe offene Karte benutzen, und alle drei zugleich passen nur in einen Vierling (unsere Festlegung).
rule-DW-T4 = Der Gewinner legt auch die benutzten offenen Karten ab und darf mit jeder Karte der Kombination verbessern, eigener oder offener. Der Verlierer legt nur die eigenen ab, die offenen bleiben. Innerhalb eines Zeitalters werden offene Karten nicht ersetzt. Im letzten Stich darf auch der Verlierer mit einer offenen Karte verbessern, die dann aus der Auslage kommt (unsere Festlegung).
rule-DW-T5 = Nach einem Stich, in dem niemand eine offene Karte benutzt hat, steigt die virtuelle Figur um die Nahrungskettenwerte aller offenen Karten zusammen. Das geschieht nach den Verbesserungen, auch im letzten Stich, mit Sprüngen, aber ohne Bonus, und ein Joker zählt 0 (unsere Festlegung).
rule-DW-T6 = Am Ende eines Zeitalters hat die virtuelle Art die Fähigkeiten ihrer offenen Karten, und diese können gestohlen werden. Mutation nutzt sie selbst nie, sie frisst immer, wenn sie kann, und darf gefressen werden. Sie kommt nach ihrem Feld an die Reihe, gilt immer als lebend und gibt 2 Nahrung, hat aber keine Population und keine Punkte: Bissmarker, Metamorphose und Symbiose berühren sie nicht, und nur Mutation stiehlt von ihr, nach dem letzten Stich (unsere Festlegung).
rule-DW-T7 = Ganz am Ende eines Zeitalters verlassen die offenen Karten das Spiel, und drei neue werden ausgelegt, vom Stapel, bevor die Ablage eingemischt wird, und nicht nach dem letzten Zeitalter (unsere Festlegung).
rule-DW-T8 = Jeder Biss zählt zwei Marker; Gift bleibt bei zwei (unsere Festlegung).
rule-DW-T9 = Hat ein Spieler am Ende eines Zeitalters keine Karte mehr, nimmt der Gegner eine beliebige Fähigkeit aus der Ablage und legt sie auf die Art jenes Spielers, auf welchen Platz er will. Der Tisch kann wählen, dass sie auf die eigene Art kommt. Die ganze Ablage steht zur Wahl, auch verdeckte Karten, der Gegner darf verzichten, und sind beide Hände leer, beginnt der Gegner des tieferen Spielers. Eine Mutation gehört dem, auf dessen Art sie liegt (unsere Festlegung). Der Verlierer des letzten Stichs verbessert wie sonst.
rule-DW-T10 = Die virtuelle Art spielt nie aus, spielt nie an und wählt nie. In DW.1.3 ist der tiefere der beiden Menschen der tiefste (unsere Festlegung).

## Rules: readings for cases left open
rule-DW-X1 = Eine Mutation, die in den Verbesserungen des letzten Stichs gelegt wird, kann keine offenen Karten nehmen und wird in diesem Stich nicht noch einmal gefragt. Die Karten der virtuellen Art können ab dem Schritt der ungenutzten Mutationen gestohlen werden (unsere Festlegung).
rule-DW-X2 = Liegt eine aufgedruckte Fähigkeit frei, ist aber aus, weil ihresgleichen anderswo bei der Art liegt, darf jene Karte nicht von einer gleichen verdeckt werden (unsere Festlegung).
rule-DW-X3 = Liegen gleiche Karten offen, haben Verlierer und Gewinner des letzten Stichs verschiedene benutzt, und beide kommen weg (unsere Festlegung).
rule-DW-X4 = Wie viele Karten in Stapel und Ablage sind, bleibt verborgen, wo es verriete, wie viele jemand behalten oder abgelegt hat, also ab dem 2. Zeitalter (unsere Festlegung).
rule-DW-X5 = Nach dem letzten Zeitalter werden keine neuen offenen Karten gelegt. Ein Stapel, der bei einer Metamorphose leer ist, wird aus der Ablage aufgefüllt (unsere Festlegung).
rule-DW-X6 = Der Vorschlag in DW.5.3 nimmt giftige Beute von unten nach oben und zählt die Marker zusammen (unsere Festlegung).
rule-DW-X7 = Zu zweit verbietet schon ein Biss, also zwei Marker, das Wachsen, wenn der Tisch es nicht anders gewählt hat (unsere Festlegung).

## Phases
phase-setup = Aufbau
phase-start = Beginn des Zeitalters
phase-tricks = Stiche
phase-end = Ende des Zeitalters
phase-survival = Überleben
phase-over = Spielende

## Cards
card-name = { $colour } { $number }
trait-name = { $ability } ({ $card })

## The log
event-species = { $seat } hat die Art: { $species }.
events-species = Arten: { $list }.
item-species = { $seat } { $species }
event-placed = { $seat } beginnt auf Feld { $space }.
events-placed = Felder der Nahrungskette: { $list }.
item-placed = { $seat } { $space }
event-virtual = Die virtuelle Art beginnt auf Feld { $space }.
event-round = { $number }. Zeitalter: { $era }
event-phase = { $phase }
event-shuffled = Die abgelegten Karten werden zurück in den Stapel gemischt.
event-environment = Ausliegender Lebensraum: { $environment }.
events-environment = Ausliegende Lebensräume: { $list }.
item-environment = { $environment }
event-open = Offene Karte: { $card }.
events-open = Offene Karten: { $list }.
item-open = { $card }
event-deal = Karten, die jeder zieht: { $cards }.
event-drew = { $seat } zieht { $card }.
run-drew = { $seat } zieht { $list }.
item-drew = { $card }
event-early = { $seat } legt verdeckt ab: { $card }.
run-early = { $seat } legt verdeckt ab: { $list }.
item-early = { $card }
event-leader = { $seat } bestimmt, wer anspielt: { $leader }.
event-trick = Stich { $number }: { $leader } spielt an.
event-laid = { $seat } spielt { $card }.
run-laid = { $seat } spielt { $list }.
item-laid = { $card }
item-laid-open = { $card } (offen)
event-strongest = Bisher am stärksten: { $combination }, { $sum }.
event-weaker = Nicht stark genug: { $combination }, { $sum }.
event-emptied = { $seat } hat keine Karte mehr: Dieser Stich ist der letzte des Zeitalters, und wer am stärksten ist, darf nicht verbessern.
event-won = { $seat } gewinnt den Stich.
event-won-last = { $seat } ist am stärksten und darf nicht verbessern; alle anderen dürfen es.
event-declined = { $seat } verbessert nichts.
event-unable = { $seat } kann mit diesen Karten nichts verbessern.
event-climbed = { $seat } steigt von { $from } auf { $to } mit { $card }.
event-descended = { $seat } geht hinab von { $from } auf { $to } mit { $card }.
event-eggs = { $seat } legt Eier mit { $card }: Population +{ $eggs }.
event-adapted = { $seat } passt sich an mit { $card }: { $environment }.
event-gained = { $seat } gewinnt auf Platz { $place }: { $card }.
event-covered = { $seat } verdeckt und legt ab: { $card }.
event-covered-printed = { $seat } verdeckt die aufgedruckte Fähigkeit: { $ability }.
event-revived = { $seat } hat die aufgedruckte Fähigkeit wieder: { $ability }.
event-stole = { $seat } stiehlt von { $victim }: { $card }.
event-stole-open = { $seat } stiehlt von der virtuellen Art: { $card }.
event-refrained = { $seat } spart die Mutation für später.
event-drifted = Die virtuelle Art steigt von { $from } auf { $to }.
event-took = { $seat } nimmt aus der Ablage { $card }, für { $owner }, Platz { $place }.
event-took-none = { $seat } nimmt nichts aus der Ablage.
event-kept = { $seat } behält { $card }.
run-kept = { $seat } behält { $list }.
item-kept = { $card }
event-unkept = { $seat } legt { $card } ab.
run-unkept = { $seat } legt ab: { $list }.
item-unkept = { $card }
event-ate = { $seat } frisst { $prey }.
run-ate = { $seat } frisst { $list }.
item-ate = { $prey }
event-ate-virtual = { $seat } frisst die virtuelle Art.
event-virtual-ate = Die virtuelle Art frisst { $prey }.
events-virtual-ate = Die virtuelle Art frisst { $list }.
item-virtual-ate = { $prey }
event-poisoned = Gift bringt { $seat } Bisse: { $tokens }.
run-food = Nahrung für { $seat }: { $list }.
item-food-home = { $environment } { $amount }
item-food-gained = { $environment } (gewonnen) { $amount }
item-food-symbiosis = { $environment } (Symbiose) { $amount }
item-food-prey = Beute { $prey } × 2
item-food-ability = { $ability } { $amount }
item-fed = zusammen { $food } für Population { $population }
event-starved = Zu wenig: eine Population geht verloren.
event-surplus = Mehr als nötig.
event-level = Gerade genug.
events-changes = Nach Zählung der Bisse: { $list }.
item-bitten = { $seat } verliert eine (Bisse: { $tokens })
item-grew = { $seat } wächst auf { $population }
item-not-grown = { $seat } wächst nicht (Bisse: { $tokens })
event-drew-ability = Metamorphose: { $seat } zieht { $card }.
event-drew-nothing = Metamorphose: für { $seat } ist keine Karte mehr da.
event-thrown = Sie wird abgelegt.
event-open-gone = Offene Karte aus dem Spiel: { $card }.
events-open-gone = Offene Karten aus dem Spiel: { $list }.
item-open-gone = { $card }

## Refusals
refusal-DW-1-2 = Karten werden nur vor dem ersten Stich eines Zeitalters abgelegt.
refusal-DW-1-2-hold = Diese Karte hast du nicht, oder nicht so oft.
refusal-DW-1-2-most = Vor dem ersten Stich darfst du zwei Karten ablegen, mehr nicht.
refusal-DW-1-2-last = Mindestens eine Karte muss auf der Hand bleiben.
refusal-DW-1-3 = Wer anspielt, bestimmt einmal je Zeitalter, vor dem ersten Stich, wer am tiefsten in der Kette steht.
refusal-DW-2-1-turn = Du bist nicht an der Reihe, Karten zu spielen.
refusal-DW-2-1-hold = Diese Karte hast du nicht, oder nicht so oft.
refusal-DW-2-1-weak = Das schlägt die stärkste Kombination nicht; spiele eine stärkere oder genau eine beliebige Karte.
refusal-DW-2-2-more = Mehr Karten hat keine Kombination.
refusal-DW-2-2-combination = Diese Karten bilden mit nichts, was du hinzufügen kannst, eine Kombination.
refusal-DW-2-2-yet = Diese Karten bilden noch keine Kombination.
refusal-DW-2-4 = Ein Joker hat keine Zeichen und verbessert deshalb nichts.
refusal-DW-2-5-played = Verbessert wird mit einer Karte der Kombination, die du eben gespielt hast.
refusal-DW-2-5-turn = Du bist nicht an der Reihe, deine Art zu verbessern.
refusal-DW-3-2 = Karten behält man nur am Ende eines Zeitalters, und nach dem letzten nicht mehr.
refusal-DW-3-2-hold = Diese Karte hast du nicht, oder nicht so oft.
refusal-DW-3-2-most = Du darfst zwei Karten behalten, mehr nicht.
refusal-DW-3-4 = Danach fragt dich das Spiel jetzt nicht.
refusal-DW-4-1 = Diese Karte hat keinen Nahrungskettenwert.
refusal-DW-4-1-stuck = In dieser Richtung ist kein Feld frei, deine Figur bliebe stehen.
refusal-DW-4-3 = Auf dieser Karte sind keine Eier.
refusal-DW-4-4 = Diesen Lebensraum hat deine Art schon gewonnen.
refusal-DW-4-4-printed = Dieser Lebensraum ist deiner Art schon aufgedruckt.
refusal-DW-4-5 = Die Art hat diese Fähigkeit auf einem anderen Platz; nur dort darf sie verdeckt werden.
refusal-DW-4-5-joker = Ein Joker ist nie eine Fähigkeit.
refusal-DW-5-3 = Diese Art kann jetzt nicht gefressen werden.
refusal-DW-5-3-turn = Deine Art ist nicht an der Reihe zu fressen.
refusal-DW-5-3-twice = Diese Art hast du in diesem Überleben schon gefressen.
refusal-DW-5-5-dead = Eine Art ohne Population frisst nicht und wird nicht gefressen.
refusal-DW-A4-shell = Sie hat einen harten Panzer, und du hast keine Werkzeuge.
refusal-DW-A5-below = Sie hat Kommunikation und steht unter dir, und du hast keine Gesellschaft.
refusal-DW-A11-beside = Sie ist getarnt und direkt neben dir, und du hast kein größeres Gehirn.
refusal-DW-A-eat-above = Sie steht zu hoch für dich: Pheromone reichen ein Feld hinauf, Zähne zwei.
refusal-DW-A-eat-self = Wähle eine andere Art, die in der Nahrungskette steht.
refusal-DW-A-mut = Von dort kann jetzt nichts gestohlen werden.
refusal-DW-A-mut-none = Auf diesem Platz liegt keine Fähigkeitskarte.
refusal-DW-A-mut-printed = Eine aufgedruckte Fähigkeit kann nicht gestohlen werden.
refusal-DW-A-mut-stolen = Eine gestohlene Karte kann nicht noch einmal gestohlen werden.
refusal-DW-A-mut-mutation = Eine Mutation kann nicht gestohlen werden.
refusal-DW-A-mut-have = Diese Fähigkeit hast du schon.
refusal-DW-A-meta = Ein Platz wird hier nur für die Karte gewählt, die durch Metamorphose gezogen wurde.
refusal-DW-A-meta-must = Die gezogene Karte muss gelegt werden, auf einen der fünf Plätze.
refusal-DW-A-meta-own = Diese Fähigkeit hast du schon: Die Karte kommt auf diese Kopie oder wird abgelegt.
refusal-DW-E1 = Das Spiel ist aus.
refusal-DW-T3 = Offene Karten gibt es nur im Spiel zu zweit.
refusal-DW-T3-own = Mindestens eine Karte muss aus deiner Hand kommen.
refusal-DW-T3-gone = Dort liegt keine offene Karte, oder du hast sie schon genommen.
refusal-DW-T9 = Aus der Ablage nimmt man nur zu zweit eine Fähigkeit, wenn am Ende eines Zeitalters eine Hand leer ist.
refusal-DW-T9-pile = Diese Karte ist nicht in der Ablage.
refusal-DW-X1 = Offene Karten können erst nach dem letzten Stich gestohlen werden.
refusal-DW-X2 = Jene Karte hält eine aufgedruckte Fähigkeit ihrer Art aus, deshalb darf keine gleiche sie verdecken.

## What would be right in components.toml
right-fixed = { $figure }, denn darauf bauen die Regeln
right-row = eine Liste von { $length } ganzen Zahlen von { $low } bis { $high }
right-three = drei Lebensräume, einer für jede Farbe
right-in-order = diese in dieser Reihenfolge: { $known }
right-species = { $number } Arten, jede mit anderem Namen
right-two-abilities = zwei verschiedene Fähigkeiten

## Terminal: questions
ask-discard = Legst du vor dem ersten Stich Karten ab? Bis zu zwei, von den anderen ungesehen.
ask-chosen = Gewählt: { $cards }.
ask-leader = Du stehst in der Nahrungskette am tiefsten: Wer spielt den ersten Stich an?
ask-lead = Du spielst an. Welche Karten spielst du?
ask-beat = Am stärksten ist { $name }: { $worth }. Schlag das oder spiele eine beliebige Karte.
ask-beat-two = Am stärksten ist { $name }: { $worth }. Spiele irgendeine Kombination, auch eine schwächere, oder eine beliebige Karte.
ask-picked = { $cards }: { $worth }. { $verdict }
ask-picked-none = { $cards }: noch keine Kombination; wähle, was sie vervollständigt.
verdict-strongest-single = Bisher am stärksten; das schlägt nur eine Karte ab { $sum } oder eine Kombination.
verdict-strongest = Bisher am stärksten; das schlagen nur: { $kind } ab { $sum } oder eine stärkere Kombination.
verdict-wins = Du bist zuletzt an der Reihe, also ist das im Stich am stärksten.
verdict-weaker = Das schlägt nicht: { $worth }.
verdict-empties = Damit ist deine Hand leer: Dies wird der letzte Stich, und wer am stärksten ist, darf nicht verbessern.
ask-improve = Wie verbesserst du deine Art mit einer der eben gespielten Karten?
ask-steal = Mutation: Welche Fähigkeit stiehlst du?
ask-take = { $own ->
    [1] Eine Hand ist leer: Welche Fähigkeit aus der Ablage legst du auf deine eigene Art, und auf welchen Platz?
   *[other] Die Hand von { $name } ist leer: Welche Fähigkeit aus der Ablage legst du auf jene Art, und auf welchen Platz?
} Tippe Karte und Platz: 7a 3.
ask-keep = Welche Karten behältst du für das nächste Zeitalter? Bis zu zwei; der Rest wird abgelegt.
ask-eat = Wen frisst deine Art?
ask-metamorphosis = Die Metamorphose hat { $card } gezogen.

## Terminal: choices
action-pass-improve = nichts verbessern
action-pass-steal = die Mutation für später sparen
action-pass-take = nichts nehmen
action-pass-metamorphosis = ablegen
action-done-discard = nichts weiter ablegen
action-done-keep = nichts weiter behalten
action-done-eat = sonst niemanden fressen
action-lay-play = diese Karten spielen
action-eat-all = den Vorschlag fressen: { $prey }
action-eat-none = sonst niemanden fressen, wie vorgeschlagen
action-climb-up = hinauf auf { $space }
action-climb-down = hinab auf { $space }
action-eggs = Population +{ $eggs }
action-adapt = Lebensraum: { $environment }{ $lies ->
    [1] , liegt aus
   *[other] {""}
}
action-ability = Auf Platz (in Klammern ohne Punkte):
action-put = Auf welchen Platz legst du sie?
verb-pass = passen
verb-done = fertig
verb-lay = ausspielen
verb-pick = wähle
verb-discard = ablegen
verb-keep = behalte
verb-lead = anspiel
verb-climb = ziehe
verb-eggs = eier
verb-adapt = lebensraum
verb-ability = fähigkeit
verb-steal = stiehl
verb-take = nimm
verb-eat = friss
verb-put = lege
word-up = hinauf
word-down = hinab
word-all = alle
word-virtual = virtuelle

## Terminal: headings
label-era = { $era }, Zeitalter { $number } von { $eras }
label-environments = Es liegen aus: { $names }
label-chain = Nahrungskette
label-type = Tippe
label-card = Karte
label-ability = Fähigkeit
label-climb = Zug
label-eggs = Eier
label-environment = Lebensraum
label-combination = Die stärkste zuerst
label-equal = Bei gleicher Kombination ist die gleiche oder höhere Summe stärker, von zwei gleichen also die spätere.
label-joker = 0 beliebiger Farbe
label-no-hand = Du hast keine Karten.
label-discards = Abgelegt, soweit du weißt:
label-no-discards = Du weißt von keinen abgelegten Karten.
label-species = { $species }, Feld { $space }, Population { $population } (anfangs { $start }), Punkte { $points }
label-space = Feld { $space }
label-abilities = Fähigkeiten:
label-lives-in = Lebensräume:
label-eats = Frisst:
label-eaten-by = gefressen von:
label-emptied = Die Hand ist leer.
label-stolen = { $ability } (gestohlen, auf Mutation)
label-off = { $ability } (aus)
label-poison = Gift: { $tokens } Bisse
label-trick = Stich { $number }
label-last-trick = Stich { $number }, der letzte: Wer am stärksten ist, darf nicht verbessern, alle anderen dürfen es
label-to-play = spielt noch
label-strongest = am stärksten
label-worth = { $combination }, { $sum }
label-winners = Am stärksten wäre jetzt, höchstens:
label-no-winners = Du hast nichts, was jetzt am stärksten wäre.
label-now = Wie es steht:
label-if-now = Käme das Überleben jetzt, und alle fräßen, was ihnen vorgeschlagen ist:
label-food-home = { $name }
label-food-gained = { $name }, gewonnen
label-food-symbiosis = { $name }, durch Symbiose
label-food-prey = frisst: { $prey }
label-food-ability = { $name }
label-fate = Nahrung { $food } für Population { $need }: { $change ->
    [1] sie wächst um eine
    [0] sie bleibt
    [-1] sie verliert eine
   *[other] sie verliert zwei
}.
label-bites = Bisse { $tokens }, und { $limit } kosten eine Population.
label-onto = Platz { $places }
label-points = Punkte
label-sum = Punkte: { $points }
label-points-space = Feld { $space }
label-points-population = Population { $population }, anfangs { $start }
label-points-environments = Lebensräume: { $printed } aufgedruckt, { $gained } gewonnen
label-points-abilities = Fähigkeiten: { $list }
label-population = Population
label-part-space = Feld
label-part-population = Bestand
label-part-environments = Räume
label-part-abilities = Fähigkeiten

## Terminal: commands and help
command-map = kette
help-map = die Nahrungskette, die Lebensräume und alle Arten
command-food = nahrung
help-food = die Nahrung jeder Art Zeile für Zeile, käme das Überleben jetzt
command-points = punkte
help-points = woher die Punkte jeder Art kommen
command-abilities = fähigkeiten
help-abilities = was jede der fünfzehn Fähigkeiten tut, und wer sie hat
command-combinations = kombinationen
help-combinations = die Kombinationen, die stärkste zuerst
command-discards = ablage
help-discards = die abgelegten Karten, von denen du weißt
example-action = wähle 7a
example-clause = DW.2.3
help-odds = was eine Karte mit den schon gewählten in diesem Stich wert ist: chancen 7a
odds-none = Du wählst jetzt keine Karte für einen Stich.
odds-none-here = Das ist keine Karte, die du jetzt spielen könntest.
help-words = Karten tippst du mit Zahl und Farbbuchstaben: 7a ist die Eichel 7, 12b die Heidelbeere 12, 3f die Blume 3; v1 bis v3 sind offene Karten. Mehrere in einer Zeile: 7a 8a 9a, dann spielt Enter sie aus, oder gleich 7a 8a 9a ausspielen. Andere Entscheidungen trennt in einer Zeile ein Komma. Wörter: ziehe 7a hinauf, eier 7a, lebensraum 7a, fähigkeit 7a 3, stiehl SPIELERBUCHSTABE PLATZ, friss SPIELERBUCHSTABE, lege PLATZ. Wortanfänge genügen, und das Verb kann wegfallen.
help-signs = Auf einer Karte: ↑ wie weit sie dich in der Kette bewegt, ◦ Eier, und der Lebensraum. Bei einer Art: ° ist aufgedruckt und zählt als Fähigkeit keine Punkte, Plätze in Klammern sind der Rahmen, ✓ ein Lebensraum, der jetzt ausliegt, mit seiner Nahrung. Von den grünen Feldern 1 bis 5 steigen kleine Tiere einen Schritt weiter. ◂ ist im Stich am stärksten.

## Chance entered by hand
chance-species = Ziehe eine Art für { $name }: Welche ist es?
chance-environment = Decke einen Lebensraum auf: Welcher ist es?
chance-card = Ziehe eine Karte für { $name }: Welche ist es?
chance-open = Ziehe eine offene Karte für die virtuelle Art: Welche ist es?
chance-metamorphosis = Ziehe eine Karte für die Metamorphose von { $name }: Welche ist es?
