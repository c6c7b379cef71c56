### Evo, erste Auflage (2001): was die Spieler lesen. Deutsch.

## Game
game-name = Evo, erste Auflage
game-blurb = Drei bis fünf Dinosaurierarten ziehen über zwei aneinandergelegte Planhälften dem Klima nach, kämpfen, vermehren sich und bieten um Gene, mit Ereigniskarten auf der Hand, bis der Meteor einschlägt.

## Seats
seat-T = Tyrannosaurus
seat-C = Ceratops
seat-S = Stegosaurus
seat-B = Brachiosaurus
seat-P = Parasaurus

## Phases
phase-setup = Aufbau
phase-initiative = Initiative
phase-climate = Klima
phase-movement = Bewegung und Kampf
phase-birth = Geburt
phase-survival = Überleben und Entwicklung
phase-meteor = Meteor und Versteigerung
phase-over = Spielende

## Terrains
terrain-desert = Wüste
terrain-plains = Ebene
terrain-hills = Hügel
terrain-mountains = Gebirge
terrain-desert-letter = W
terrain-plains-letter = E
terrain-hills-letter = H
terrain-mountains-letter = G

## Zones
zone-temperate = gemäßigt
zone-hot = heiß
zone-cold = kalt
zone-scorching = sengend
zone-freezing = eisig

## Results of the climate roll
result-back = ein Feld zurück
result-stay = der Marker bleibt
result-forward = ein Feld vor

## Half boards
half-small = kleiner Plan
half-medium_a = mittlerer Plan A
half-medium_b = mittlerer Plan B
half-large = großer Plan

## Genes
gene-tail = Schwanz
gene-tail-effect = Je mehr Schwänze, desto früher bist du an der Reihe.
gene-leg = Bein
gene-leg-effect = Du hast 1 Bewegungspunkt mehr.
gene-horn = Horn
gene-horn-effect = Du hast in jedem Kampf 1 Horn mehr.
gene-egg = Ei
gene-egg-effect = Du hast jede Runde 1 Junges mehr.
gene-fur = Fell
gene-fur-effect = Ein Dinosaurier mehr von dir übersteht die Kälte.
gene-parasol = Sonnenschirm
gene-parasol-effect = Ein Dinosaurier mehr von dir übersteht die Hitze.
gene-mutation = Mutation
gene-mutation-effect = Ab der nächsten Versteigerung kostet dich ein Gen 1 Punkt weniger, nie weniger als 0.
gene-card = Karte
gene-card-effect = Du ziehst sofort eine Ereigniskarte, und das Gen kommt aus dem Spiel.

## Event cards
card-sleeping-gene = Schlafgen
card-sleeping-gene-window = Jederzeit, wenn Karten gespielt werden dürfen.
card-sleeping-gene-effect = In dieser Runde darf keine Karte mehr gespielt werden.
card-accident = Unfall
card-accident-window = Beginn von Phase 2.
card-accident-effect = Nimm einen Dinosaurier eines anderen Spielers vom Plan, der dort mindestens 5 hat.
card-crazy-weather = Wetterumschwung
card-crazy-weather-window = Beginn von Phase 2, vor dem Wurf.
card-crazy-weather-effect = Steht der Klimamarker auf Grün oder Braun, setze ihn auf das andere Feld dieser Farbe. Der Wurf folgt.
card-me-first = Ich zuerst
card-me-first-window = Beginn einer beliebigen Phase.
card-me-first-effect = Bis zum Ende der Runde bist du als Erster an der Reihe.
card-genetic-superiority = Genetischer Überflieger
card-genetic-superiority-window = Phase 6, wenn du zahlst.
card-genetic-superiority-effect = Zählt 3 Punkte für deinen Preis.
card-gene-theft = Genteilung
card-gene-theft-window = Phase 6, nach dem Ziehen oder wenn dich jemand überbietet.
card-gene-theft-effect = Wer dich überbieten will, muss mindestens 3 mehr bieten als du.
card-killing-frost = Eiskalt
card-killing-frost-window = Beginn von Phase 5.
card-killing-frost-effect = Jede Art hat in dieser Runde ein Fell weniger.
card-killing-rays = Nichts anbrennen lassen
card-killing-rays-window = Beginn von Phase 5.
card-killing-rays-effect = Jede Art hat in dieser Runde einen Sonnenschirm weniger.
card-missing-link = Missratene Entwicklung
card-missing-link-window = Phase 6, bevor die Gene gezogen werden.
card-missing-link-effect = Es wird ein Gen weniger gezogen; wer zuerst passt, geht leer aus.
card-heat-proof-skin = Zusätzlicher Sonnenschutz
card-heat-proof-skin-window = Beginn von Phase 5.
card-heat-proof-skin-effect = In heißem Gelände überleben alle deine Dinosaurier, in sengendem nicht.
card-catastrophe = Katastrophe
card-catastrophe-window = Beginn von Phase 2.
card-catastrophe-effect = Statt des Wurfs rückt der Klimamarker zwei Felder vor.
card-tough-kids = Robuste Jugend
card-tough-kids-window = Phase 4, vor deinen Geburten.
card-tough-kids-effect = Du darfst Junge auf fremde Dinosaurier setzen; sie kämpfen sofort und haben 1 Horn mehr.
card-whose-child = Mein Mann kommt
card-whose-child-window = Ende von Phase 4.
card-whose-child-effect = Einer deiner Dinosaurier tritt an die Stelle eines Jungen von jemandem, der mindestens 5 Dinosaurier auf dem Plan hat.
card-weather-gene = Wettergen
card-weather-gene-window = Beginn von Phase 2.
card-weather-gene-effect = Statt des Wurfs bestimmst du, ob der Klimamarker zurückgeht, bleibt oder vorrückt.
card-big-brother = Großer Bruder
card-big-brother-window = Beginn von Phase 3.
card-big-brother-effect = Deine Dinosaurier haben in dieser Runde 2 Hörner mehr, wenn sie angegriffen werden.
card-division = Verdopplung
card-division-window = Gleich nach einer anderen Karte.
card-division-effect = Du nimmst die eben gespielte Karte; ab der nächsten Runde darfst du sie spielen.
card-giant-gene = Riesengen
card-giant-gene-window = Beginn von Phase 3.
card-giant-gene-effect = Deine Dinosaurier haben in dieser Runde im Angriff 2 Hörner mehr.
card-primal-instincts = Urtrieb
card-primal-instincts-window = Beginn von Phase 3.
card-primal-instincts-effect = Du hast so viele Bewegungspunkte wie Dinosaurier auf dem Plan, gleich wie viele Beine.
card-pthermodactylus = Neopren
card-pthermodactylus-window = Beginn von Phase 5.
card-pthermodactylus-effect = In kaltem Gelände überleben alle deine Dinosaurier, in eisigem nicht.
card-birth-control = Entwicklung der Verhütung
card-birth-control-window = Beginn von Phase 4.
card-birth-control-effect = In dieser Runde gibt es keine Geburten.
card-survival-gene = Überlebensgen
card-survival-gene-window = Ende von Phase 5.
card-survival-gene-effect = Die anderen verlieren 1 Punkt für jeden Dinosaurier, den diese Phase sie gekostet hat.
card-wandering-offspring = Sportlicher Nachwuchs
card-wandering-offspring-window = Phase 4, vor deinen Geburten.
card-wandering-offspring-effect = Deine Jungen dürfen auch 2 oder 3 Regionen von deinen älteren Dinosauriern entfernt stehen.
card-unexpected-gene = Unerwartetes Gen
card-unexpected-gene-window = Wenn der Meteor das Spiel beendet hat.
card-unexpected-gene-effect = Zählt 2 Punkte.
card-vegetarian-diet = Friedfertige Dinos
card-vegetarian-diet-window = Beginn von Phase 3.
card-vegetarian-diet-effect = In dieser Runde wird nicht gekämpft.
card-defence-gas = Verteidigungsgas
card-defence-gas-window = Beginn von Phase 3.
card-defence-gas-effect = Du und ein anderer deiner Wahl dürft einander in dieser Runde nicht angreifen.
card-flood = Flut
card-flood-window = Beginn von Phase 2.
card-flood-effect = Für jeden Dinosaurier an der Küste wird gewürfelt, die Sonnenschirme seiner Art zählen dazu; bei 3 oder weniger stirbt er.
card-blank-one = Erste eigene Karte
card-blank-two = Zweite eigene Karte

## Cards of your own: when they are played, as parts of a sentence
own-card-windows = { $more ->
    [0] { $last }.
   *[other] { $windows } oder { $last }.
}
window-start-initiative = Beginn von Phase 1
window-start-climate = Beginn von Phase 2
window-start-movement = Beginn von Phase 3
window-start-birth = Beginn von Phase 4
window-own-births = vor deinen Geburten
window-end-birth = Ende von Phase 4
window-start-survival = Beginn von Phase 5
window-end-survival = Ende von Phase 5
window-start-meteor = Beginn von Phase 6
window-after-meteor = bevor die Gene gezogen werden
window-after-draw = nachdem die Gene gezogen sind
window-outbid = wenn dich jemand überbietet
window-paying = wenn du zahlst
window-last = wenn der Meteor das Spiel beendet hat
window-answer = gleich nach einer anderen Karte

## Cards of your own: what they do
effect-sleep = In dieser Runde darf keine Karte mehr gespielt werden.
effect-remove = Nimm einen Dinosaurier eines anderen Spielers vom Plan, der dort mindestens { $amount } hat.
effect-twin = Steht der Klimamarker auf Grün oder Braun, setze ihn auf das andere Feld dieser Farbe.
effect-first = Bis zum Ende der Runde bist du als Erster an der Reihe.
effect-pay = Zählt { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} für deinen Preis.
effect-theft = Wer dich überbieten will, muss mindestens { $amount } mehr bieten als du.
effect-frost = In dieser Runde { $whom ->
    [self] hast du
    [others] haben alle anderen
   *[all] hat jede Art
} { $amount ->
    [one] ein Fell
   *[other] { $amount } Felle
} weniger.
effect-rays = In dieser Runde { $whom ->
    [self] hast du
    [others] haben alle anderen
   *[all] hat jede Art
} { $amount ->
    [one] einen Sonnenschirm
   *[other] { $amount } Sonnenschirme
} weniger.
effect-fewer-genes = { $amount ->
    [one] Es wird ein Gen weniger gezogen; wer zuerst passt, geht leer aus.
   *[other] Es werden { $amount } Gene weniger gezogen; die ersten { $amount }, die passen, gehen leer aus.
}
effect-heat-proof = In dieser Runde überleben in heißem Gelände alle { $whom ->
    [self] deine Dinosaurier
    [others] fremden Dinosaurier
   *[all] Dinosaurier
}.
effect-shift = Statt des Wurfs { $amount ->
    [0] bleibt der Klimamarker, wo er ist
    [1] rückt der Klimamarker ein Feld vor
    [-1] geht der Klimamarker ein Feld zurück
   *[other] { $way ->
        [back] geht der Klimamarker { $steps } Felder zurück
       *[forward] rückt der Klimamarker { $steps } Felder vor
    }
}.
effect-tough = { $whom ->
    [self] Du darfst
    [others] Alle anderen dürfen
   *[all] Alle dürfen
} Junge auf fremde Dinosaurier setzen; sie kämpfen sofort{ $amount ->
    [0] {""}
    [one] {" "}und haben 1 Horn mehr
   *[other] {" "}und haben { $amount } Hörner mehr
}.
effect-replace = Einer deiner Dinosaurier tritt an die Stelle eines Jungen von jemandem, der mindestens { $amount } Dinosaurier auf dem Plan hat.
effect-foretell = Statt des Wurfs bestimmst du, ob der Klimamarker zurückgeht, bleibt oder vorrückt.
effect-defend = In dieser Runde { $whom ->
    [self] hast du
    [others] haben alle anderen
   *[all] haben alle
} in der Verteidigung { $amount ->
    [one] 1 Horn
   *[other] { $amount } Hörner
} mehr.
effect-divide = Du nimmst die eben gespielte Karte; ab der nächsten Runde darfst du sie spielen.
effect-attack = In dieser Runde { $whom ->
    [self] hast du
    [others] haben alle anderen
   *[all] haben alle
} im Angriff { $amount ->
    [one] 1 Horn
   *[other] { $amount } Hörner
} mehr.
effect-instincts = In dieser Runde { $whom ->
    [self] hast du
    [others] haben alle anderen
   *[all] haben alle
} so viele Bewegungspunkte wie Dinosaurier auf dem Plan.
effect-cold-proof = In dieser Runde überleben in kaltem Gelände alle { $whom ->
    [self] deine Dinosaurier
    [others] fremden Dinosaurier
   *[all] Dinosaurier
}.
effect-no-births = In dieser Runde gibt es keine Geburten.
effect-toll = { $whom ->
    [self] Du verlierst
    [others] Alle anderen verlieren
   *[all] Alle verlieren
} { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} für jeden Dinosaurier, der in dieser Phase verloren ging.
effect-wander = { $whom ->
    [self] Deine Jungen
    [others] Die Jungen aller anderen
   *[all] Alle Jungen
} dürfen bis zu { $amount ->
    [one] 1 Region
   *[other] { $amount } Regionen
} von älteren Dinosauriern ihrer Art entfernt stehen.
effect-points = { $whom ->
    [self] Du erhältst
    [others] Alle anderen erhalten
   *[all] Alle erhalten
} { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}.
effect-peace = In dieser Runde { $whom ->
    [self] darfst du nicht angreifen
    [others] darfst nur du angreifen
   *[all] darf niemand angreifen
}.
effect-truce = Du und ein anderer deiner Wahl dürft einander in dieser Runde nicht angreifen.
effect-flood = Für jeden Dinosaurier an der Küste wird gewürfelt, die Sonnenschirme seiner Art zählen dazu; bei { $amount } oder weniger stirbt er.

## Options
option-variant = Variante
option-variant-basic = ein Gen je Platz, und alle müssen bieten
option-variant-advanced = ein Gen weniger, wer zuerst passt, geht leer aus, und der Meteor wartet zwei Runden
option-map = Pläne zu viert
option-map-small_large = der kleine und der große
option-map-medium_medium = die beiden mittleren
option-map_set = Größe der Pläne
option-map_set-full14 = 14 Regionen je Platz
option-map_set-compact9 = 9 Regionen je Platz: eng und schnell
option-start_points = Punkte zu Beginn
option-start_points-6 = 6, nach dem ungarischen Regelheft
option-start_points-10 = 10, nach dem englischen Regelheft
option-initiative_tie = Bei gleich vielen Schwänzen
option-initiative_tie-most = mehr Dinosaurier auf dem Plan gehen vor
option-initiative_tie-fewest = weniger Dinosaurier auf dem Plan gehen vor
option-custom_events = Eigene Karten
option-custom_events-none = keine, nur die 26 gedruckten
option-custom_events-file = eine oder zwei, unter die anderen gemischt
option-tiny = Winziges Spiel für die Forschung
option-tiny-off = nein: das ganze Spiel
option-tiny-on = zwei Runden auf den kleinen Plänen (vier in der Variante für Fortgeschrittene); von uns, in keinem Regelheft

## Sections of the rules
section-E1-S = Aufbau
section-E1-1 = Phase 1: Initiative
section-E1-2 = Phase 2: Klima
section-E1-3 = Phase 3: Bewegung und Kampf
section-E1-4 = Phase 4: Geburt
section-E1-5 = Phase 5: Überleben und Entwicklung
section-E1-6 = Phase 6: Meteor und Versteigerung
section-E1-C = Ereigniskarten
section-E1-E = Das Ende
section-E1-V = Variante für Fortgeschrittene
section-E1-R = Festlegungen zu Ereigniskarten
section-E1-X = Lesarten für offene Fälle

## Rules: setup
rule-E1-S1 = Es spielen drei, vier oder fünf.
rule-E1-S2 = Die Insel besteht aus zwei Planhälften, die mit einer Kante aneinanderliegen. Zu dritt sind es der kleine und ein mittlerer Plan, zu fünft der andere mittlere und der große; zu viert wählt man den kleinen mit dem großen, wie voreingestellt, oder die beiden mittleren. Weiße Sterne neben Wüsten sind die Startregionen, eine für jeden Spieler. Der Tisch wählt auch die Größe, 14 Regionen je Platz oder nur 9. Die Karten haben wir selbst gezeichnet, denn die gedruckten waren nicht zu finden.
rule-E1-S3 = Der Klimamarker beginnt auf dem gelben Wüstenfeld links oben auf der Klimaleiste, der Meteor auf dem Feld der Rundenleiste, das die Zahl der Spieler zeigt.
rule-E1-S4 = Alle 62 Gene kommen in den Beutel: 6 Schwänze, 12 Beine, 8 Hörner, 8 Eier, 8 Felle, 8 Sonnenschirme, 6 Mutationen und 6 Karten.
rule-E1-S5 = Die 26 Ereigniskarten, jede anders, werden gemischt, und jeder erhält drei. Der Rest ist der Nachziehstapel.
rule-E1-S6 = Jeder hat zehn Dinosaurier und ein Porträt, auf dem ein Ei, ein Bein, ein Fell, ein Sonnenschirm und ein Schwanz aufgedruckt sind, aber kein Horn. Aufgedruckte Gene gehören nicht zu den 62 und zählen wie gekaufte.
rule-E1-S7 = Jeder beginnt mit 6 Entwicklungspunkten, kurz Punkten. Das englische Regelheft gibt 10; der Tisch wählt.
rule-E1-S8 = Die Startregionen werden zufällig verteilt, und jeder setzt einen Dinosaurier auf seine.
rule-E1-S9 = Eine Runde hat sechs Phasen: Initiative, Klima, Bewegung und Kampf, Geburt, Überleben und Entwicklung, Meteor und Versteigerung. Jede ist abgeschlossen, bevor die nächste beginnt.
rule-E1-S10 = Zwei Regionen sind benachbart, wenn sie eine Grenze teilen, auch dort, wo die Pläne aneinanderstoßen. Welche Regionen an der Küste liegen oder einen Stern haben, ist auf der Karte zu sehen (unsere Festlegung).

## Rules: initiative
rule-E1-1-1 = Die Reihenfolge richtet sich nach den Schwänzen, die meisten zuerst.
rule-E1-1-2 = Bei gleich vielen Schwänzen gehen mehr Dinosaurier auf dem Plan vor. Ist auch das gleich, geht der höchste Wurf vor: Nur die Gleichen würfeln, und bei erneutem Gleichstand wieder, sodass jede Reihenfolge unter ihnen gleich wahrscheinlich ist (unsere Festlegung).
rule-E1-1-O = Nach einer englischen Übersicht gehen stattdessen weniger Dinosaurier vor; der Tisch wählt, voreingestellt sind mehr.
rule-E1-1-3 = In Runde 1 entscheiden also allein die Würfel. Die Reihenfolge gilt für die ganze Runde.

## Rules: climate
rule-E1-2-1 = Vor dem Klimawurf dürfen die Spieler der Reihe nach Ereigniskarten spielen, die das sagen.
rule-E1-2-2 = Der Startspieler würfelt. Bei 1 geht der Klimamarker ein Feld zurück, bei 2 bleibt er, bei 3 bis 6 rückt er ein Feld vor.
rule-E1-2-3 = Die Geländearten sind Wüste (gelb), Ebene (grün), Hügel (braun) und Gebirge (grau). Die Klimaleiste ist ein Ring aus sechs Feldern: gelb, grün, braun, grau, braun, grün und wieder von vorn. Grün und Braun kommen zweimal vor (unsere Festlegung).
rule-E1-2-4 = Von unten nach oben heißen die Geländearten Wüste, Ebene, Hügel, Gebirge. Was der Marker zeigt, ist gemäßigt. Eine Stufe tiefer ist es heiß, alles darunter sengend; eine Stufe höher ist es kalt, alles darüber eisig. Steht der Marker auf Grün, sind die Hügel kalt, die Wüste heiß und das Gebirge eisig. Auf Grau sind die Hügel heiß, Wüste und Ebene sengend, und kalt ist nichts. Auf Gelb ist die Ebene kalt, Hügel und Gebirge sind eisig, und heiß ist nichts.
rule-E1-2-5 = Sengendes und eisiges Gelände ist tödlich. Doch das Klima tötet erst in Phase 5.

## Rules: movement and fighting
rule-E1-3-1 = Der Reihe nach hat jeder so viele Bewegungspunkte wie Beine. Ein Punkt bringt einen Dinosaurier in eine Nachbarregion, gleich welcher Farbe, und du teilst deine Punkte beliebig auf: Mit zwei Beinen geht einer zwei Regionen weit, oder zwei gehen je eine. Ziehen muss niemand, und einer ist fertig, bevor der Nächste beginnt.
rule-E1-3-2 = In einer Region steht ein Dinosaurier. Wo ein eigener steht, darfst du nicht hinein, auch nicht zum Durchziehen.
rule-E1-3-3 = In eine Region mit einem fremden Dinosaurier zu ziehen, kostet den Punkt wie sonst und ist ein Angriff; gekämpft wird sofort.
rule-E1-3-4 = Beim Ziehen spielt das Klima keine Rolle: Tödliches Gelände darf durchquert werden.
rule-E1-3-5 = Der Angreifer wirft einen Würfel. Mit gleich vielen Hörnern wie der Verteidiger gewinnt er bei 1 oder 2, mit einem mehr bei 1 bis 4, mit zwei oder mehr Vorsprung bei 1 bis 5, mit einem weniger nur bei 1. Mit zwei oder mehr weniger darf er nicht angreifen. Hörner durch Karten zählen mit.
rule-E1-3-6 = Der Verlierer, Angreifer oder Verteidiger, kommt in den Vorrat seines Besitzers zurück und kann in Phase 4 wieder geboren werden. Der Sieger hält die Region. Danach darfst du weiterziehen, auch mit dem Sieger.

## Rules: birth
rule-E1-4-1 = Der Reihe nach setzt jeder so viele Junge ein, wie er Eier hat, alle vor dem nächsten Spieler.
rule-E1-4-2 = Ein Junges kommt in eine leere Region neben einem deiner älteren Dinosaurier, der schon vor dieser Phase auf dem Plan stand. Nur neben einem Jungen reicht nicht.
rule-E1-4-3 = Geburten sind Pflicht. Sie entfallen nur, wenn dein Vorrat leer ist oder keine Region in Frage kommt; das wird für jedes Junge neu geprüft.
rule-E1-4-4 = Hast du zu Beginn deiner Geburten keinen Dinosaurier auf dem Plan, kommt das erste Junge in eine beliebige leere Region und jedes weitere dieser Phase neben eines von ihnen, sodass sie eine Gruppe bilden. Das erste darf auch dorthin, wo die anderen keinen Platz finden (unsere Festlegung).
rule-E1-4-5 = Regionen, die nur Sportlicher Nachwuchs oder Robuste Jugend öffnen, sind ein Angebot: Bleiben dir nur solche, darfst du aufhören (unsere Festlegung).

## Rules: survival and evolution
rule-E1-5-1 = In gemäßigtem Gelände überleben alle Dinosaurier, in sengendem und eisigem sterben alle. Die Toten kommen in den Vorrat ihrer Besitzer zurück.
rule-E1-5-2 = Im ganzen kalten Gelände zusammen behältst du so viele Dinosaurier, wie du Felle hast, im ganzen heißen so viele, wie du Sonnenschirme hast. Du wählst, welche sterben, nicht mehr als nötig; gewählt wird der Reihe nach, kaltes Gelände zuerst (unsere Festlegung).
rule-E1-5-3 = Dann erhält jeder einen Punkt für jeden eigenen Dinosaurier auf dem Plan.
rule-E1-5-4 = Ein Beispiel: Der Marker steht auf Braun, und jemand mit zwei Fellen und einem Sonnenschirm hat einen Dinosaurier in der Wüste, zwei auf der Ebene, fünf in den Hügeln und zwei im Gebirge. Der in der Wüste stirbt, einer der zwei auf der Ebene stirbt, die anderen überleben. Stünde der Marker auf Gelb, stürben die fünf in den Hügeln und die zwei im Gebirge, und der Sonnenschirm nützte nichts.

## Rules: meteor and auction
rule-E1-6-1 = Der Meteor rückt ein Feld weiter. Zeigt das Feld einen Würfel, würfelt der Startspieler, und eine dort genannte Zahl beendet das Spiel sofort. Das letzte Feld beendet es ohne Wurf. Die Felder gehen bis 15; Feld 12 beendet das Spiel bei 1, Feld 13 bei 1 oder 2, Feld 14 bei 1 bis 3. Das ergibt zu dritt 9 bis 12 Runden, zu viert 8 bis 11, zu fünft 7 bis 10 (unsere Festlegung, denn die gedruckten Zahlen waren nicht zu finden).
rule-E1-6-2 = In der letzten Runde wird nicht versteigert.
rule-E1-6-3 = Es werden so viele Gene aus dem Beutel gezogen, wie Spieler dabei sind, jedes in eine eigene Reihe. Gleiche Gene dürfen in mehreren Reihen liegen. Reicht der Beutel nicht, wird gezogen, was da ist, und wer zuerst passt, geht leer aus; ist er leer, entfällt die Versteigerung (unsere Festlegung).
rule-E1-6-4 = Der Reihe nach setzt jeder seinen Marker in eine Reihe und nennt einen Preis, der 0 sein darf. In einer besetzten Reihe muss er höher sein als der dort. Preise über 6 sind erlaubt.
rule-E1-6-5 = Wer überboten wird, setzt seinen Marker sofort und vor allen anderen neu: höher in derselben Reihe oder in eine beliebige andere; wen er dabei überbietet, der ist ebenso dran. Ist niemand mehr verdrängt, geht es der Reihe nach weiter. Niemand darf aussetzen, und ein stehendes Gebot darf nicht geändert werden.
rule-E1-6-6 = Die Versteigerung endet, wenn jeder eine Reihe für sich hat. Jeder zahlt den Preis abzüglich 1 für jede Mutation aus früheren Runden, nie weniger als 0: Ein Gebot von 5 kostet mit zwei Mutationen 3, ein Gebot von 1 nichts. Du darfst höchstens so viel bieten, wie du Punkte und Mutationen zusammen hast, mehr nur mit dem Genetischen Überflieger offen neben dem Gebot. Wer nicht passen darf, findet immer eine freie Reihe, und dort genügt 0 (unsere Festlegung).
rule-E1-6-7 = Ein Gen kommt auf das Porträt. Für ein Kartengen ziehst du sofort eine Ereigniskarte, und das Gen kommt endgültig aus dem Spiel. Mehrere ziehen der Reihe nach; ein leerer Stapel gibt nichts, und gespielte Karten werden nicht wieder eingemischt (unsere Festlegung).
rule-E1-6-8 = Die Porträts mit ihren Genen sind für alle offen. Offen sind auch Punkte, Gebote, gespielte Karten und wie viele Karten jeder hält; geheim sind die Hände und der Stapel, außer einer Karte, die durch Verdopplung kam oder neben einem Gebot liegt. Die Hand darf beliebig groß sein (unsere Festlegung).

## Rules: event cards
rule-E1-C0 = Gespielte Karten kommen aus dem Spiel, und in den ersten beiden Runden darf niemand eine spielen. Du darfst mehrere in einer Runde spielen. Doch von den Karten, die das Klima ändern, darf es in einer Runde nur eine sein: Wetterumschwung, Katastrophe oder Wettergen, und wer früher an der Reihe ist, hat den Vortritt. Neue Karten bringen nur Kartengene und Verdopplung.
rule-E1-C1 = Schlafgen, jederzeit, wenn Karten gespielt werden dürfen: in dieser Runde keine weitere Karte. Was gespielt ist, wirkt weiter.
rule-E1-C2 = Unfall, zu Beginn von Phase 2: Nimm einen Dinosaurier eines anderen Spielers vom Plan, der dort mindestens fünf hat. Er kommt in den Vorrat seines Besitzers.
rule-E1-C3 = Wetterumschwung, zu Beginn von Phase 2 vor dem Wurf: Steht der Klimamarker auf einem grünen oder braunen Feld, kommt er auf das andere Feld dieser Farbe.
rule-E1-C4 = Ich zuerst, zu Beginn einer beliebigen Phase: Bis zum Ende der Runde bist du als Erster an der Reihe.
rule-E1-C5 = Genetischer Überflieger, in Phase 6, wenn du zahlst: Er zählt 3 Punkte für deinen Preis.
rule-E1-C6 = Genteilung, in Phase 6: Wer dich überbieten will, muss mindestens 3 mehr bieten als du.
rule-E1-C7 = Eiskalt, in Phase 5: Jede Art hat in dieser Runde ein Fell weniger.
rule-E1-C8 = Nichts anbrennen lassen, in Phase 5: Jede Art hat in dieser Runde einen Sonnenschirm weniger.
rule-E1-C9 = Missratene Entwicklung, in Phase 6: Es wird ein Gen weniger gezogen, als Spieler dabei sind, und wer zuerst passt, geht leer aus.
rule-E1-C10 = Zusätzlicher Sonnenschutz, in Phase 5: In heißem Gelände überleben alle deine Dinosaurier, in sengendem nicht.
rule-E1-C11 = Katastrophe, zu Beginn von Phase 2: Statt des Wurfs rückt der Klimamarker zwei Felder vor.
rule-E1-C12 = Robuste Jugend, in Phase 4: Du darfst Junge auf fremde Dinosaurier setzen. Sie kämpfen sofort und haben ein Horn mehr.
rule-E1-C13 = Mein Mann kommt, am Ende von Phase 4: Einer deiner Dinosaurier tritt an die Stelle eines Jungen von jemandem, der mindestens fünf Dinosaurier auf dem Plan hat.
rule-E1-C14 = Wettergen, zu Beginn von Phase 2: Du bestimmst das Ergebnis des Klimawurfs.
rule-E1-C15 = Großer Bruder, zu Beginn von Phase 3: Deine Dinosaurier haben in dieser Runde zwei Hörner mehr, wenn sie angegriffen werden.
rule-E1-C16 = Verdopplung, gleich nach einer anderen Karte: Du nimmst diese Karte, die zuletzt gespielte. Ab der nächsten Runde darfst du sie spielen.
rule-E1-C17 = Riesengen, zu Beginn von Phase 3: Deine Dinosaurier haben in dieser Runde im Angriff zwei Hörner mehr.
rule-E1-C18 = Urtrieb, zu Beginn von Phase 3: Du hast so viele Bewegungspunkte wie Dinosaurier auf dem Plan, gleich wie viele Beine.
rule-E1-C19 = Neopren, in Phase 5: In kaltem Gelände überleben alle deine Dinosaurier, in eisigem nicht.
rule-E1-C20 = Entwicklung der Verhütung, zu Beginn von Phase 4: Die Phase entfällt in dieser Runde.
rule-E1-C21 = Überlebensgen, am Ende von Phase 5: Die anderen verlieren einen Punkt für jeden Dinosaurier, den diese Phase sie gekostet hat. Bei 0 ist Schluss (unsere Festlegung).
rule-E1-C22 = Sportlicher Nachwuchs, in Phase 4: Deine Jungen dürfen auch zwei oder drei Regionen von deinen älteren Dinosauriern entfernt stehen.
rule-E1-C23 = Unerwartetes Gen, am Ende der letzten Runde: Es zählt 2 Punkte.
rule-E1-C24 = Friedfertige Dinos, zu Beginn von Phase 3: In dieser Runde wird nicht gekämpft.
rule-E1-C25 = Verteidigungsgas, zu Beginn von Phase 3: ein Waffenstillstand mit jemandem deiner Wahl. Keiner greift in dieser Runde den anderen an.
rule-E1-C26 = Flut, zu Beginn von Phase 2: Für jeden Dinosaurier an der Küste wird gewürfelt, und jeder Sonnenschirm seiner Art zählt eins dazu. Bei 3 oder weniger stirbt er.
rule-E1-C27 = In der Schachtel liegen zwei leere Karten für eigene Ereignisse; der Tisch darf eine oder beide ausfüllen.

## Rules: the end
rule-E1-E1 = Die meisten Punkte gewinnen, bei Gleichstand mehr Dinosaurier auf dem Plan. Ist auch das gleich, teilen sich die Sieger laut Regelheft den Sieg oder spielen noch einmal darum; hier teilen sie (unsere Festlegung).
rule-E1-E2 = Die zwei Punkte des Unerwarteten Gens kommen dazu, bevor verglichen wird. Die weiteren Plätze folgen derselben Regel (unsere Festlegung).

## Rules: advanced variant
rule-E1-V1 = Es wird ein Gen weniger gezogen, als Spieler dabei sind.
rule-E1-V2 = Bieten ist freiwillig. Wer zuerst passt, scheidet aus der Versteigerung aus und bekommt kein Gen; auch wer überboten wurde, darf passen; danach gelten die üblichen Regeln. Passen kannst du nur, wenn du setzen sollst, ob Reihen frei sind oder nicht, und du zahlst nichts. Fehlen durch die Variante, Missratene Entwicklung oder einen knappen Beutel mehrere Reihen, dürfen ebenso viele passen (unsere Festlegung).
rule-E1-V3 = In den ersten beiden Runden rückt der Meteor nicht vor, und es wird nicht für ihn gewürfelt; das Spiel dauert also zwei Runden länger (zum Teil unsere Festlegung).

## Rulings on event cards
rule-E1-R1 = Karten haben ihre Zeiten, siehe E1.R19. Jedes Mal werden der Reihe nach alle gefragt, die eine Karte halten, ob sie passt oder nicht, damit die Frage nichts verrät, bis alle hintereinander gepasst haben. Eine Karte wirkt sofort. Dann darf nur Verdopplung antworten, dazu werden alle mit einer Karte der Reihe nach einmal gefragt, und das Fragen beginnt von vorn mit dem, der dann der Erste ist. In den Runden 1 und 2 und nach einem Schlafgen für den Rest der Runde wird nicht gefragt. Eine Karte, die eine Region, einen Dinosaurier oder einen Spieler nennen muss, kann ohne einen solchen nicht gespielt werden. Wirkungen dauern bis zum Ende der Runde (unsere Festlegung).
rule-E1-R2 = Karten zum Überleben werden zu Beginn von Phase 5 gespielt, vor den Toten und den Punkten. Zusätzlicher Sonnenschutz und Neopren sind stärker als Nichts anbrennen lassen und Eiskalt. Felle und Sonnenschirme fallen nicht unter 0 (unsere Festlegung).
rule-E1-R3 = Ein Schlafgen macht nichts rückgängig, und Verdopplung kann es nicht nehmen. In der Runde, die sich als letzte erweist, verhindert es auch das Unerwartete Gen (unsere Festlegung).
rule-E1-R4 = Nach dem Wetterumschwung wird wie üblich gewürfelt. Steht der Marker auf Gelb oder Grau, kann er nicht gespielt werden (unsere Festlegung).
rule-E1-R5 = Bei Ich zuerst behalten die anderen ihre Reihenfolge. Wer die Karte spielt, würfelt auch für den Meteor und bietet zuerst. In Phase 1, wo in der Reihenfolge der Vorrunde gefragt wird, kommt sie vor den Schwänzen, die dann nur die anderen ordnen (unsere Festlegung).
rule-E1-R6 = Der Genetische Überflieger zahlt nach Abzug der Mutationen bis zu 3 des Preises; was übrig bleibt, verfällt, und ein Preis von 0 braucht keine Karte. Ein Gebot über deinen Punkten und Mutationen legt ihn offen daneben, wenn du ihn in dieser Runde spielen darfst: ab Runde 3, ohne Schlafgen bisher, nicht eben durch Verdopplung genommen. Beim Zahlen muss er dann gespielt werden, Schlafgen hin oder her. Wirst du überboten und brauchst ihn nicht mehr, kommt er auf die Hand zurück (unsere Festlegung).
rule-E1-R7 = Genteilung gilt für die ganze Versteigerung, wo immer dein Marker steht. Als Antwort auf ein Gebot über deinem trifft sie auch dieses: Ist es nicht mindestens 3 höher, wird es zurückgenommen, samt der Karte daneben, und der Bieter wählt neu (unsere Festlegung).
rule-E1-R8 = Missratene Entwicklung wird vor dem Ziehen gespielt, und in dieser Versteigerung geht leer aus, wer zuerst passt, wie in der Variante. In der Variante kommt beides zusammen: zwei Gene weniger, und die ersten zwei passen (unsere Festlegung).
rule-E1-R9 = Mit Robuster Jugend greifen Junge nach der üblichen Tabelle an, ihr zusätzliches Horn eingerechnet, also nicht mit zwei Hörnern weniger. Sie müssen nahe genug sein, oder so nahe, wie Sportlicher Nachwuchs es erlaubt; beide Karten lassen sich verbinden. Der Verlierer kommt in den Vorrat zurück. Das Ei ist in jedem Fall verbraucht; ein Junges, das verloren hat, darf für das nächste Ei wieder eingesetzt werden. Beginnst du ohne Dinosaurier, darf das erste Junge auch auf einen beliebigen fremden, und ist von den Jungen keines übrig, gilt das nächste wieder als erstes (unsere Festlegung).
rule-E1-R10 = Mein Mann kommt setzt einen Dinosaurier aus deinem Vorrat an die Stelle des anderen, der zu seinem Besitzer zurückkehrt; bei leerem Vorrat geht es nicht. Der ersetzte muss in dieser Phase geboren sein und noch dort stehen (unsere Festlegung).
rule-E1-R11 = Großer Bruder kann deine Dinosaurier unangreifbar machen, auch für Robuste Jugend. Das Riesengen kommt zum Horn der Robusten Jugend hinzu (unsere Festlegung).
rule-E1-R12 = Urtrieb zählt deine Dinosaurier, wenn deine Bewegung beginnt (unsere Festlegung).
rule-E1-R13 = Entwicklung der Verhütung gilt für alle und beendet die Phase samt ihren späteren Zeiten für Karten (unsere Festlegung).
rule-E1-R14 = Sportlicher Nachwuchs zählt Regionen über Land, und besetzte darf man überqueren. Die letzte ist leer, oder mit Robuster Jugend fremd. Wer ohne Dinosaurier beginnt, hat nichts davon (unsere Festlegung).
rule-E1-R15 = Friedfertige Dinos und Verteidigungsgas verbieten auch das Betreten der betreffenden Regionen und verhindern auch die Kämpfe der Robusten Jugend (unsere Festlegung).
rule-E1-R16 = Die Flut trifft die Dinosaurier aller in den Regionen am Meer. Aufgedruckte Sonnenschirme zählen. Die Spieler kommen der Reihe nach, die Regionen nach der Karte, ein Wurf für jeden Dinosaurier (unsere Festlegung).
rule-E1-R17 = Bei Verdopplung kommt die Karte nach ihrer Wirkung auf die Hand, die Wirkung bleibt. Du darfst eine eigene Karte nehmen, aber keine Verdopplung. Wollen sie mehrere, entscheidet die Reihenfolge (unsere Festlegung).
rule-E1-R18 = Eigene Karten kommen aus einer Datei: Jede hat einen Namen und eine der obigen Wirkungen mit eigenen Angaben, nämlich wann sie gespielt wird, wie viel sie bewirkt und wen sie betrifft. Sie werden vor dem Austeilen eingemischt, zusammen höchstens 28 Karten. Was die ersten beiden Runden und das Klima verbieten, ist auch ihnen verboten (unsere Festlegung).
rule-E1-R19 = Das sind die Zeiten für Karten der Reihe nach; das Schlafgen passt zu allen. Beginn von Phase 1: Ich zuerst. Beginn von Phase 2, vor dem Wurf: Ich zuerst, Unfall, Wetterumschwung, Katastrophe, Wettergen, Flut. Beginn von Phase 3: Ich zuerst, Großer Bruder, Riesengen, Urtrieb, Friedfertige Dinos, Verteidigungsgas. Beginn von Phase 4: Ich zuerst, Entwicklung der Verhütung. Vor den eigenen Geburten, wenn ein Dinosaurier im Vorrat ist: Robuste Jugend, Sportlicher Nachwuchs. Ende von Phase 4: Mein Mann kommt. Beginn von Phase 5: Ich zuerst, Eiskalt, Nichts anbrennen lassen, Zusätzlicher Sonnenschutz, Neopren. Ende von Phase 5, nach den Punkten: Überlebensgen. Beginn von Phase 6, bevor der Meteor vorrückt: Ich zuerst. Bevor die Gene gezogen werden: Missratene Entwicklung. Nach dem Ziehen und wieder, wenn ein Gebot über deinem genannt ist und noch nicht gilt: Genteilung. Vor dem Zahlen: Genetischer Überflieger. Wenn der Meteor das Spiel beendet hat: Unerwartetes Gen (unsere Festlegung).
rule-E1-R20 = Katastrophe und Wettergen stehen anstelle des Wurfs und bewegen den Marker, sobald sie gespielt werden; das Wettergen nennt dabei sein Ergebnis. Verteidigungsgas, Unfall und Mein Mann kommt nennen ihr Ziel beim Ausspielen (unsere Festlegung).

## Readings for cases left open
rule-E1-X1 = Eine Karte neben einem Gebot kommt auf die Hand zurück, wenn das Gebot verdrängt oder zurückgenommen wird; für ein neues muss sie neu dazugelegt werden. Solange sie dort liegt, zählt sie nicht zu den Handkarten, und beim Zahlen wird sie zuerst gespielt (unsere Festlegung).
rule-E1-X2 = Hat Verdopplung eine Karte genommen, wird zu dieser Karte niemand mehr gefragt. Ein Schlafgen kann keine Antwort auf eine Karte sein (unsere Festlegung).
rule-E1-X3 = Entwicklung der Verhütung beendet, sobald Verdopplung antworten konnte, auch das Fragen zu Beginn von Phase 4 (unsere Festlegung).
rule-E1-X4 = Zu Beginn von Phase 1 wird in der Reihenfolge gefragt, mit der die Vorrunde endete (unsere Festlegung).
rule-E1-X5 = Überlebt wird Spieler für Spieler, erst kalt, dann heiß, eine Wahl nach der anderen. Wo es nichts zu wählen gibt, wird nicht gefragt (unsere Festlegung).
rule-E1-X6 = Hörst du auf, wo du darfst, entfallen alle deine restlichen Geburten, auch wenn du ohne Dinosaurier begonnen hast und nur noch Kämpfe offen sind (unsere Festlegung).
rule-E1-X7 = Flut, Robuste Jugend, Sportlicher Nachwuchs und Überlebensgen nennen kein Ziel und dürfen auch ohne Wirkung gespielt werden. Bei der Flut wird auch gewürfelt, wenn die Sonnenschirme allein entscheiden (unsere Festlegung).
rule-E1-X8 = Für jede Gruppe mit gleicher Initiative wird die Reihenfolge auf einmal bestimmt (unsere Festlegung).
rule-E1-X9 = Erst zahlen alle, dann werden der Reihe nach Gene und Karten genommen (unsere Festlegung).
rule-E1-X10 = Auch ein Dinosaurier, der durch Robuste Jugend geboren ist, ist ein Junges dieser Phase (unsere Festlegung).
rule-E1-X11 = Deine Bewegung endet ungefragt, wenn keiner deiner Dinosaurier ziehen kann (unsere Festlegung).

## Refusals
refusal-E1-S9 = Danach ist in dieser Phase nicht gefragt.
refusal-E1-3-1 = Ein Bewegungspunkt bringt einen deiner Dinosaurier in eine Nachbarregion.
refusal-E1-3-1-turn = Du bist nicht mit Ziehen dran.
refusal-E1-3-2 = Dort steht ein eigener Dinosaurier, da darf keiner von dir hinein.
refusal-E1-3-5 = Mit zwei Hörnern weniger als der Verteidiger darfst du nicht angreifen.
refusal-E1-4-1 = Du bist nicht mit dem Einsetzen dran.
refusal-E1-4-2 = Ein Junges kommt in eine leere Region neben einem deiner Dinosaurier, der schon vor dieser Phase dort stand, sofern keine Karte mehr erlaubt.
refusal-E1-4-3-pass = Geburten sind Pflicht, solange dein Vorrat und eine leere Nachbarregion sie zulassen.
refusal-E1-4-4 = Du hast diese Phase ohne Dinosaurier begonnen, also kommt dieses Junge neben die anderen, die jetzt geboren sind.
refusal-E1-5-2 = Wähle einen deiner eigenen Dinosaurier im betreffenden Gelände.
refusal-E1-5-2-pass = Das Klima nimmt sich seinen Teil; du wählst nur, welcher es ist.
refusal-E1-5-2-turn = Du wählst gerade nicht, wer stirbt.
refusal-E1-6-3 = In dieser Reihe liegt kein Gen.
refusal-E1-6-4 = Diese Reihe ist besetzt: Ein Gebot dort muss höher sein als das, was steht.
refusal-E1-6-4-turn = Du bist nicht mit Bieten dran.
refusal-E1-6-5-pass = Bei dieser Versteigerung darf niemand aussetzen: Setze deinen Marker in eine Reihe, in einer freien genügt 0.
refusal-E1-6-6 = Das kannst du nicht bezahlen: Mehr als deine Punkte und Mutationen und was eine Karte dazugibt, geht nicht.
refusal-E1-C0 = In den ersten beiden Runden darf keine Karte gespielt werden.
refusal-E1-C0-hold = Diese Karte hast du nicht auf der Hand.
refusal-E1-C0-climate = Eine Karte hat das Klima in dieser Runde schon geändert, und mehr als eine darf es nicht.
refusal-E1-C1 = Das Schlafgen spielt man, wenn nach Karten gefragt wird, aber nicht als Antwort auf eine Karte.
refusal-E1-C1-asleep = Ein Schlafgen ist gespielt: in dieser Runde keine weitere Karte.
refusal-E1-C2 = Unfall spielt man nur zu Beginn von Phase 2, und auf einen Dinosaurier von jemandem, der mindestens fünf hat.
refusal-E1-C3 = Wetterumschwung spielt man nur zu Beginn von Phase 2.
refusal-E1-C4 = Ich zuerst spielt man nur zu Beginn einer Phase.
refusal-E1-C5 = Den Genetischen Überflieger spielt man nur, wenn man für ein Gen zahlt.
refusal-E1-C6 = Genteilung spielt man nur, nachdem die Gene gezogen sind, oder wenn man überboten wird.
refusal-E1-C7 = Eiskalt spielt man nur zu Beginn von Phase 5.
refusal-E1-C8 = Nichts anbrennen lassen spielt man nur zu Beginn von Phase 5.
refusal-E1-C9 = Missratene Entwicklung spielt man nur in Phase 6, bevor die Gene gezogen werden.
refusal-E1-C10 = Zusätzlichen Sonnenschutz spielt man nur zu Beginn von Phase 5.
refusal-E1-C11 = Katastrophe spielt man nur zu Beginn von Phase 2.
refusal-E1-C12 = Robuste Jugend spielt man nur in Phase 4, vor den eigenen Geburten.
refusal-E1-C13 = Mein Mann kommt spielt man nur am Ende von Phase 4, und auf ein Junges von jemandem, der mindestens fünf Dinosaurier hat.
refusal-E1-C14 = Das Wettergen spielt man nur zu Beginn von Phase 2, und es sagt zurück, bleibt oder vor.
refusal-E1-C15 = Großer Bruder spielt man nur zu Beginn von Phase 3.
refusal-E1-C16 = Verdopplung spielt man nur gleich nach einer anderen Karte.
refusal-E1-C17 = Das Riesengen spielt man nur zu Beginn von Phase 3.
refusal-E1-C18 = Urtrieb spielt man nur zu Beginn von Phase 3.
refusal-E1-C19 = Neopren spielt man nur zu Beginn von Phase 5.
refusal-E1-C20 = Entwicklung der Verhütung spielt man nur zu Beginn von Phase 4.
refusal-E1-C21 = Das Überlebensgen spielt man nur am Ende von Phase 5.
refusal-E1-C22 = Sportlichen Nachwuchs spielt man nur in Phase 4, vor den eigenen Geburten.
refusal-E1-C23 = Das Unerwartete Gen spielt man nur, wenn der Meteor das Spiel beendet hat.
refusal-E1-C24 = Friedfertige Dinos spielt man nur zu Beginn von Phase 3.
refusal-E1-C24-peace = Wegen einer Karte darfst du in dieser Runde nicht angreifen.
refusal-E1-C25 = Verteidigungsgas spielt man nur zu Beginn von Phase 3, und es nennt jemand anderen.
refusal-E1-C25-truce = Zwischen euch beiden herrscht in dieser Runde Waffenstillstand.
refusal-E1-C26 = Flut spielt man nur zu Beginn von Phase 2.
refusal-E1-C27 = Eine eigene Karte spielt man nur, wann und auf wen ihr Text es sagt, und nur, wenn der Tisch sie ausgefüllt hat.
refusal-E1-E1 = Das Spiel ist zu Ende.
refusal-E1-R1 = Gerade wird nach Karten gefragt, und zu antworten hat jemand anderes.
refusal-E1-R4 = Der Klimamarker steht auf Gelb oder Grau, und ein anderes Feld dieser Farbe gibt es nicht.
refusal-E1-R6 = Du hast nichts zu zahlen, also gibt es nichts zu helfen.
refusal-E1-R6-pledged = Diese Karte liegt neben deinem Gebot und zahlt dafür, wenn die Versteigerung vorbei ist.
refusal-E1-R7 = Genteilung schützt dieses Gebot: Du musst so viel darüber gehen, wie die Karte verlangt.
refusal-E1-R10 = Ersetzt wird nur ein Dinosaurier, der in dieser Phase geboren ist, und nur aus deinem Vorrat.
refusal-E1-R17-fresh = Diese Karte hast du in dieser Runde durch Verdopplung genommen; ab der nächsten darfst du sie spielen.

## What is asked
ask-bid = Biete: gib Reihe und Preis ein, zum Beispiel 2 3. Du hast { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $mutations ->
    [0] {""}
    [one] {" "}und 1 Mutation
   *[other] {" "}und { $mutations } Mutationen
}.
ask-bid-again = Du bist überboten.
ask-bid-pass = Du darfst passen und gehst dann leer aus.
ask-move = Deine Bewegung: noch { $steps ->
    [one] 1 Bewegungspunkt
   *[other] { $steps } Bewegungspunkte
}. Welcher Dinosaurier zieht wohin?
ask-lay = { $eggs ->
    [one] Dein letztes Junges: Wohin kommt es?
   *[other] Noch { $eggs } Junge: Wohin kommt das nächste?
}
ask-lay-stop = Was bleibt, ist nur ein Angebot; du darfst aufhören.
ask-remove = { $zone ->
    [hot] Heißes
   *[cold] Kaltes
} Gelände: { $count ->
    [one] Einer deiner Dinosaurier muss
   *[other] { $count } deiner Dinosaurier müssen
} sterben. Welcher?
ask-window-start-initiative = Eine neue Runde beginnt, die Reihenfolge steht noch nicht fest: Spielst du eine Karte?
ask-window-start-climate = Vor dem Klimawurf: Spielst du eine Karte?
ask-window-start-movement = Bevor jemand zieht: Spielst du eine Karte?
ask-window-start-birth = Vor den Geburten: Spielst du eine Karte?
ask-window-own-births = Deine Geburten kommen jetzt: Spielst du eine Karte?
ask-window-end-birth = Alle Jungen sind eingesetzt: Spielst du eine Karte?
ask-window-start-survival = Bevor das Klima sich seinen Teil nimmt: Spielst du eine Karte?
ask-window-end-survival = Die Punkte sind vergeben: Spielst du eine Karte?
ask-window-start-meteor = Bevor der Meteor vorrückt: Spielst du eine Karte?
ask-window-after-meteor = Bevor die Gene gezogen werden: Spielst du eine Karte?
ask-window-after-draw = Vor dem Bieten: Spielst du eine Karte?
ask-window-outbid = { $seat } bietet { $price } in Reihe { $row }, über dich hinweg: Spielst du eine Karte?
ask-window-paying = Bevor alle zahlen: Spielst du eine Karte?
ask-window-last = Der Meteor ist eingeschlagen, das ist die letzte Gelegenheit: Spielst du eine Karte?
ask-window-answer = Eben wurde „{ $card }“ gespielt: Antwortest du mit einer Karte?

## Terminal: choices
action-pass-window = nichts spielen
action-pass-move = nicht weiterziehen
action-pass-lay = kein Junges mehr
action-pass-bid = passen, kein Gen
action-lay = Junges auf:
action-remove = Es stirbt:
action-attack = Angriff
action-fight = Kampf
action-back = zurück
action-stay = bleibt
action-forward = vor
verb-pass = passen
verb-bid = bieten
verb-play = spielen
verb-move = ziehen
verb-lay = einsetzen
verb-remove = wegnehmen
odds-attack = { $start } → { $target }, gegen { $seat }: deine Hörner { $horns }, seine { $against }. Du gewinnst bei { $wins } von { $sides } Zahlen; der Verlierer kommt in den Vorrat zurück.
odds-kid = Junges auf { $target }, gegen { $seat }: deine Hörner { $horns }, seine { $against }. Es gewinnt bei { $wins } von { $sides } Zahlen; der Verlierer kommt in den Vorrat zurück.

## Terminal: headings
label-climate = Klima
label-all-live = alle leben
label-some-live = { $count ->
    [0] deine sterben
    [one] 1 von dir überlebt
   *[other] { $count } von dir überleben
}
label-all-die = alle sterben
label-roll = Nächster Wurf
label-no-roll = In dieser Runde steht eine Karte anstelle des Wurfs.
label-meteor = Meteor
label-meteor-risk = { $sides ->
    [0] In dieser Runde kann er das Spiel nicht beenden.
    [6] Das ist die letzte Runde.
   *[other] Mit der Chance { $sides }/6 beendet er das Spiel in dieser Runde.
}
label-meteor-next = { $sides ->
    [0] In der nächsten Runde kann er das Spiel nicht beenden.
    [6] Die nächste Runde ist die letzte.
   *[other] Mit der Chance { $sides }/6 beendet er das Spiel in der nächsten Runde.
}
label-meteor-waits = Er wartet noch { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}.
label-meteor-struck = Der Meteor ist eingeschlagen.
label-meteor-end = Die letzte Runde wird eine von { $first } bis { $last }.
label-meteor-last = Die letzte Runde wird { $last }.
label-none-die = Nach jetzigem Stand stirbt diese Runde keiner von deinen.
label-some-die = Nach jetzigem Stand { $herd ->
    [one] stirbt diese Runde dein einziger Dinosaurier
   *[other] { $count ->
        [one] stirbt diese Runde 1 deiner { $herd } Dinosaurier
       *[other] sterben diese Runde { $count } deiner { $herd } Dinosaurier
    }
}.
label-species = Art
label-points = Pkt
label-dinosaurs = Dinos
label-tails = Schw
label-legs = Bein
label-horns = Horn
label-eggs = Ei
label-furs = Fell
label-parasols = Schi
label-mutations = Mut
label-cards = Kart
label-row = Reihe
label-price = Gebot
label-gene = Gen
label-protected = { $price } überbietet
label-pledged = mit { $card }
label-out = nicht mehr dabei: { $seats }
label-bag = { $count } im Beutel
label-hand = Deine Ereigniskarten
label-no-cards = Du hast keine Ereigniskarte.
label-open-cards = { $seat } hält, wie alle gesehen haben: { $cards }.
label-played = gespielt
label-pile = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} im Nachziehstapel
label-asleep = Schlafgen: in dieser Runde keine weitere Karte.
label-no-births = In dieser Runde gibt es keine Geburten.
label-peace = Kein Angriff in dieser Runde von { $seats }.
label-truce = Waffenstillstand: { $seat } und { $other }.
command-genes = gene
command-cards = karten
help-genes = was jedes Gen bewirkt, wer wie viele hat und was noch im Beutel ist
help-cards = die Ereigniskarten, wann jede gespielt werden darf und welche schon gespielt sind
example-action = ziehen s01 s02
example-clause = E1.3.5
help-odds = die Chancen aller möglichen Angriffe oder eines einzigen: chancen s01 s02
help-words = Wörter: bid REIHE PREIS, play KARTE, move VON NACH, lay REGION, remove REGION, pass. Auf Deutsch: bieten, spielen, ziehen, einsetzen, wegnehmen, passen. Eine Karte, die etwas nennt: play accident REGION, play defence-gas BUCHSTABE DES SPIELERS, play weather-gene forward. Wortanfänge genügen, und das Verb darf fehlen: a04 a05.
help-signs = Auf der Karte stehen oben Name und Buchstabe des Geländes, unten der Dinosaurier und das Klima: ✓ gemäßigt, ☼ heiß, * kalt, † sengend oder eisig. ~ heißt Küste, ★ Startregion, ° Junges. Der Meteor beendet das Spiel bei einer Zahl in Klammern und auf † ohne Wurf. In der Tabelle: Dinos 5+5 heißt fünf auf dem Plan und fünf im Vorrat; Horn 3/1 heißt drei im Angriff und eines in der Verteidigung; Schw sind Schwänze, Schi Sonnenschirme.

## Chance entered by hand
chance-star = Ziehe eine Startregion für { $seat }: Welche ist es?
chance-card = Ziehe eine Ereigniskarte für { $seat }: Welche ist es?
chance-order = In der Initiative sind gleich: { $seats }. Sie würfeln: In welcher Reihenfolge kommen sie?
chance-climate = { $seat } würfelt für das Klima: Was zeigt der Würfel?
chance-flood = Flut auf { $region }, { $seat }: Was zeigt der Würfel?
chance-fight = { $seat } greift an, { $start } → { $target }, und gewinnt bis { $wins }: Was zeigt der Würfel?
chance-kid = Ein Junges von { $seat } kämpft auf { $target } und gewinnt bis { $wins }: Was zeigt der Würfel?
chance-meteor = { $seat } würfelt für den Meteor: Was zeigt der Würfel?
chance-gene = Ziehe ein Gen für Reihe { $row }: Welches ist es?

## Why a dinosaur left the board
cause-fight = im Kampf
cause-newborn = als Junges
cause-climate = an das Klima
cause-accident = durch einen Unfall
cause-flood = in der Flut
cause-child = durch Tausch

## The log
event-started = { $seat } beginnt auf { $region }.
events-started = Startregionen: { $list }.
item-started = { $seat } { $region }
event-dealt = { $seat } erhält { $card }.
run-dealt = { $seat } erhält: { $list }.
item-dealt = { $card }
event-round = Runde { $number }
event-phase = { $phase }
event-placed = Platz { $place }: { $seat }.
events-placed = Reihenfolge: { $list }.
item-placed = { $seat }
event-played = { $seat } spielt „{ $card }“.
event-named = Es trifft { $victim } auf { $region }.
event-foretold = Der Wurf soll sagen: { $result }.
event-truce = Der Waffenstillstand gilt mit { $other }.
event-divided = { $seat } nimmt „{ $card }“ auf die Hand.
event-first = { $seat } ist bis zum Ende der Runde zuerst an der Reihe.
event-climate-die = Der Klimawurf: { $die }.
event-climate = Gemäßigt ist jetzt: { $terrain }.
event-flooded = Flut auf { $region }: { $seat } würfelt { $die }, Sonnenschirme: { $parasols }.
event-moves = { $seat } hat Bewegungspunkte: { $steps }.
event-moved = { $seat } zieht { $from } → { $to }.
run-moved = { $seat } zieht { $list }.
item-moved = { $from } → { $to }
event-attacked = { $seat } greift { $defender } an, { $from } → { $to }.
event-kid = { $seat } setzt ein Junges auf { $region }, gegen { $defender }.
event-horns = Hörner { $attack } gegen { $defence }.
event-fight-die = Der Würfel: { $die }, bis { $wins } gewinnt der Angriff.
event-won = { $seat } gewinnt { $region }.
event-held = { $seat } hält { $region }.
event-fell = { $seat } verliert den Dinosaurier auf { $region } { $cause }.
event-fell-fight = { $seat } verliert einen Dinosaurier.
event-fell-newborn = Das Junge stirbt.
event-fell-climate = Opfer des Klimas: { $seat } { $region }.
run-fell-climate = Opfer des Klimas: { $seat } { $list }.
item-fell-climate = { $region }
event-fell-accident = { $seat } verliert den Dinosaurier auf { $region }.
event-fell-flood = Er ertrinkt.
event-fell-child = { $seat } verliert das Junge auf { $region }.
event-skipped = In dieser Runde gibt es keine Geburten.
event-born = Junges: { $seat } { $region }.
run-born = Junge: { $seat } { $list }.
item-born = { $region }
event-stopped = { $seat } setzt keine Jungen mehr ein; übrige Eier: { $eggs }.
event-lapsed = { $seat } kann keine Jungen mehr einsetzen; übrige Eier: { $eggs }.
event-replaced = Auf { $region } tritt ein Dinosaurier von { $seat } an die Stelle von { $victim }.
event-scored = { $seat } erhält Punkte: { $amount }.
events-scored = Punkte: { $list }.
item-scored = { $seat } +{ $amount }
event-forfeited = { $seat } verliert Punkte: { $amount }.
events-forfeited = Verlorene Punkte: { $list }.
item-forfeited = { $seat } −{ $amount }
event-gained = { $seat } gewinnt Punkte: { $amount }.
events-gained = Gewonnene Punkte: { $list }.
item-gained = { $seat } +{ $amount }
event-meteor = Der Meteor kommt auf Feld { $space }.
event-meteor-die = Der Würfel: { $die }.
event-crashed = Der Meteor schlägt ein, das Spiel ist vorbei.
event-offered = Reihe { $row }: { $gene }.
events-offered = Im Angebot: { $list }.
item-offered = { $row } { $gene }
event-no-genes = Der Beutel ist leer, die Versteigerung entfällt.
event-bid = { $seat } bietet { $price } in Reihe { $row }.
event-pledged = { $seat } legt „{ $card }“ neben das Gebot.
event-unpledged = { $seat } nimmt „{ $card }“ auf die Hand zurück.
event-outbid = { $seat } wird überboten.
event-taken-back = { $seat } muss das Gebot von { $price } in Reihe { $row } zurücknehmen.
event-out = { $seat } passt und bekommt kein Gen.
event-paid = { $seat } zahlt { $amount }.
events-paid = Gezahlt: { $list }.
item-paid = { $seat } { $amount }
event-took-gene = { $seat } nimmt ein Gen: { $gene }.
events-took-gene = Gene: { $list }.
item-took-gene = { $seat }: { $gene }
event-took-card = { $seat } zieht eine Ereigniskarte.
event-drew-card = Es ist „{ $card }“.

## What would be right in maps.toml, components.toml and a file of your own cards
right-board-once = ein Name, den kein anderer Plan des Satzes { $set } hat
right-board-for = ein Plan namens { $name } im Satz { $set }
right-layout-for = ein Aufbau des Satzes { $set } für { $seats } Plätze: { $halves }
right-count = { $count }, die Zahl der aufgeführten Regionen
right-stars = { $stars }, die Zahl der Regionen mit einem Stern
right-star-on-desert = ein Stern nur in einer Wüste
right-stars-players = { $stars }, die Zahl der Sterne auf den beiden Plänen
right-own-names = ein Plan, dessen Regionen nicht wie die des linken heißen, zusammen höchstens { $most } Regionen
right-seam = eine Region des linken Plans, dann eine des rechten
right-seam-beside = zwei Regionen, deren q und r gleich nebeneinander liegen
right-fixed = { $figure }, denn darauf bauen die Regeln
right-ring = { $spaces } Geländearten
right-roll = { $sides } ganze Zahlen, eine für jede Zahl des Würfels, von -{ $most } bis { $most }
right-numbers = eine Liste von Zahlen des Würfels, 1 bis { $sides }
right-windows = mindestens eines davon, jedes einmal: { $known }
right-no-key = nichts: ein Ereignis mit der Wirkung { $effect } hat nur { $known }
right-in-order = dies in dieser Reihenfolge: { $known }
right-events = ein oder zwei Ereignisse, höchstens { $most }
right-event-name = ein Name aus höchstens { $most } Zeichen
right-event-names = ein Name, den das andere Ereignis nicht hat

## Web table
web-outside = außen: der nächste Wurf
web-hub = mild
web-zoom = Karte { $size }-fach vergrößert
web-zooms = Größe der Karte
web-coast = Küste
web-star = Stern
web-newborn = in dieser Runde geboren
web-traits = Gene aller Arten
web-cards = Ereigniskarten
web-open-cards = allen bekannt: { $cards }
web-peace = darf nicht angreifen
web-truce = Waffenstillstand mit { $seat }
web-out = aus der Versteigerung ausgeschieden
web-purse = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $mutations ->
    [0] { "" }
   *[other] , Preis um { $mutations } gesenkt
}
web-higher = höhere Gebote
web-ask-lay = Wohin kommt dein Junges?
web-eggs = { $eggs ->
    [one] noch 1 Ei
   *[other] noch { $eggs } Eier
}
web-remove-hint = Drücke auf einen deiner Dinosaurier in solchem Gelände.
web-ask-bid = Auf welches Gen bietest du?
web-bid-again = Du bist überboten. Auf welches Gen bietest du jetzt?
web-bid-hint = Ein höheres Gebot verdrängt, wer dort steht. { $mutations ->
    [0] Du zahlst, was du bietest.
   *[other] Du zahlst { $mutations } weniger, als du bietest.
}
web-bid-leaves = { $points ->
    [one] Dir bleibt 1 Punkt.
   *[other] Dir bleiben { $points } Punkte.
}
web-pass-lay = Keine Jungen mehr
web-pass-bid = Passen, kein Gen
file-custom-events = Eigene Ereigniskarten
web-aim = „{ $card }“: Wen trifft es?
web-window-outbid = { $seat } bietet { $price } für { $prize }, über dich hinweg: Spielst du eine Karte?
web-points-ahead = { $points } Punkte, { $ahead ->
    [0] gleichauf mit { $seat }, aber mit mehr Dinosauriern
   *[other] { $ahead } vor { $seat }
}. Der Meteor schlug in Runde { $number } ein.
web-points-round = { $points } Punkte. Der Meteor schlug in Runde { $number } ein.
web-result = Was jede Art erlebt hat
web-stat-points = Punkte
web-stat-paid = gezahlte Punkte
