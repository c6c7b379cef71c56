### Dinosaur Island (2017): was die Spieler lesen. Deutsch.

## Game
game-name = Dinosaur Island
game-blurb = Ein bis vier Parks züchten Dinosaurier aus DNS, bauen Attraktionen und erweitern ihre Labore. Je attraktiver der Park, desto mehr Besucher kommen; je unsicherer er ist, desto mehr werden gefressen.

## Seats
seat-T = Tierra
seat-C = Costa
seat-S = Sierra
seat-B = Bahia

## Phases
phase-setup = Aufbau
phase-research = Forschungsphase
phase-market = Marktphase
phase-work = Arbeitsphase
phase-park = Parkphase
phase-clean-up = Aufräumphase
phase-over = Spielende

## DNA
sort-cyan = Cyan
sort-violet = Violett
sort-blue = Blau
sort-green = Grün
sort-magenta = Magenta
sort-yellow = Gelb
sort-basic = Basis nach Wahl
sort-complex = Komplex nach Wahl

## Kinds of dinosaurs
kind-herbivore = Pflanzenfresser
kind-small-carnivore = kleiner Raubsaurier
kind-large-carnivore = großer Raubsaurier

## Dinosaurs
exhibit-ankylosaurus = Ankylosaurus
exhibit-brontosaurus = Brontosaurus
exhibit-triceratops = Triceratops
exhibit-stegosaurus = Stegosaurus
exhibit-parasaurolophus = Parasaurolophus
exhibit-iguanodon = Iguanodon
exhibit-velociraptor = Velociraptor
exhibit-pteranodon = Pteranodon
exhibit-dilophosaurus = Dilophosaurus
exhibit-coelophysis = Coelophysis
exhibit-compsognathus = Compsognathus
exhibit-oviraptor = Oviraptor
exhibit-saurophaganax = Saurophaganax
exhibit-tyrannosaurus = Tyrannosaurus
exhibit-spinosaurus = Spinosaurus
exhibit-allosaurus = Allosaurus
exhibit-carnotaurus = Carnotaurus
exhibit-gallimimus = Gallimimus
exhibit-albertadromeus = Albertadromeus
exhibit-hypsilophodon = Hypsilophodon
exhibit-leaellynasaura = Leaellynasaura

## Attractions
category-food = Imbiss
category-ride = Fahrgeschäft
category-merch = Merchandise
category-none = ohne Kategorie
attraction-hat-stand = Hüte
attraction-taco-stand = Taco-Stand
attraction-ice-cream = Eisdiele
attraction-saurian-pretzel = Saurier-Brezel
attraction-lemonade-bar = Limonadenbar
attraction-sausage-lab = Würstchenlabor
attraction-pizza-plateau = Pizza-Plateau
attraction-noodle-nest = Nudelnest
attraction-burger-bones = Burger-Knochen
attraction-barbecue-pit = Grillgrube
attraction-crater-buffet = Buffet am Krater
attraction-teacup-carousel = Teetassen-Karussell
attraction-pony-ride = Ponyrunde
attraction-climbing = Kletterei
attraction-jeep-safari = Geländewagen-Safari
attraction-log-flume = Wildwasserrinne
attraction-ghost-cave = Geisterhöhle
attraction-pterosaur-swing = Flugsaurier-Schaukel
attraction-primeval-wheel = Urzeit-Riesenrad
attraction-great-coaster = Große Achterbahn
attraction-free-fall = Freifallturm
attraction-balloons = Ballonstand
attraction-plush-nest = Plüsch-Nest
attraction-t-shirts = T-Shirt-Laden
attraction-fossil-shop = Fossilienshop
attraction-photo-station = Fotostation
attraction-figurines = Sammelfiguren
attraction-amber-jewellery = Bernsteinschmuck
attraction-postcards = Postkartenkiosk
attraction-masks = Maskenladen
attraction-model-kits = Bausatzladen

## Lab tiles
tile-refine-1 = DNS-Veredelung I
tile-refine-1-effect = 2 Basis-DNS werden 1 komplexe.
tile-create-1 = Dinoforschung I
tile-create-1-effect = Erschaffe einen Dinosaurier, einmal je Einsetzfeld.
tile-bench = Werkbank
tile-bench-effect = Sicherheit +1 oder ein Gehege +1 zu seinem Preis, beliebig oft.
tile-venture = Kapitaleinlagen
tile-venture-effect = Die Einsetzfelder bringen $3, $2 und $1.
tile-create-2 = Dinoforschung II
tile-create-2-effect = Erschaffe einen Dinosaurier, einmal je Einsetzfeld. Ersetzt Dinoforschung I.
tile-refine-2 = DNS-Veredelung II
tile-refine-2-effect = 2 Basis-DNS werden 1 komplexe, einmal je Einsetzfeld. Ersetzt DNS-Veredelung I.
tile-bench-plus = Bessere Werkbank
tile-bench-plus-effect = Sicherheit +1 oder ein Gehege +1; das erste Feld ist um $2 billiger, das zweite um $1.
tile-renovate = Umbaukommission
tile-renovate-effect = Je Einsetzfeld ein Gehege +1, ohne zu zahlen.
tile-groundskeeper = Platzwarthütte
tile-groundskeeper-effect = Beim Kauf Sicherheit +1. Auf ihrem Feld zählt die Sicherheit in dieser Runde 1 mehr.
tile-security-office = Wachbüro
tile-security-office-effect = Je Einsetzfeld: bis zu 2 in dieser Runde gezogene Rowdys zurücklegen und ebenso viele Besucher neu ziehen.
tile-double-ride = Attraktion aufwerten
tile-double-ride-effect = Besucher auf einer Attraktion deiner Wahl bringen in dieser Runde je 2 Punkte.
tile-copy-lab = Kopierkammer
tile-copy-lab-effect = Führe ein Feld eines anderen Plättchens in deinem Labor aus, außer Basisaktionen.
tile-ads = Werbeabteilung
tile-ads-effect = Ziehe in dieser Runde 1 Besucher mehr, mit dem zweiten Feld 2 mehr.
tile-gene-bank = Genbank
tile-gene-bank-effect = Beim Kauf zwei Grenzen +1. Ihr Feld bringt 1 Basis-DNS nach Wahl.
tile-sponsors = Sponsorenbüro
tile-sponsors-effect = $3 je Einsetzfeld.
tile-sequencer = Sequenzierer
tile-sequencer-effect = Je Einsetzfeld werden 2 Basis-DNS einer Sorte zu 1 komplexen nach Wahl.

## Specialists
specialist-intern = Praktikantin
specialist-intern-effect = Jede Runde darf ein Besucher auf dieser Karte stehen und bringt 1 Punkt.
specialist-allrounder = Allrounder
specialist-allrounder-effect = Einmal je Runde in der Forschungsphase zählt ein Arbeiter als Wissenschaftler der Stufe 2.
specialist-union = Gewerkschafter
specialist-union-effect = Der nächste Experte, den du einstellst, ist kostenlos, einmal.
specialist-hunter = Saurierjäger
specialist-hunter-effect = Jede Runde wird ein Besucher weniger gefressen.
specialist-programmer = Programmiererin
specialist-programmer-effect = Einmal je Runde erhältst du die DNS, die ein anderer gerade von einem Würfel genommen hat.
specialist-professor = Professor
specialist-professor-effect = Zu Beginn der Runde 1 komplexe DNS nach Wahl.
specialist-hr = Personalchefin
specialist-hr-effect = Sie bringt zwei Arbeiter und sonst nichts.
specialist-guard = Sicherheitsmann
specialist-guard-effect = Einmal je Runde kommen bis zu 2 deiner Rowdys in den Beutel zurück, für je 1 Punkt.
specialist-accountant = Buchhalter
specialist-accountant-effect = Zu Beginn der Runde $2.
specialist-publicist = Werbefrau
specialist-publicist-effect = Du ziehst jede Runde 1 Besucher mehr.
specialist-buyer = Einkäufer
specialist-buyer-effect = Einmal je Runde ist eine Marktaktion um $1 billiger.
specialist-architect = Architektin
specialist-architect-effect = Attraktionen kosten $2 weniger als aufgedruckt.
specialist-labtech = Laborantin
specialist-labtech-effect = Zu Beginn der Runde 1 Basis-DNS nach Wahl.
specialist-keeper = Tierpfleger
specialist-keeper-effect = Gehege zu vergrößern kostet $1 weniger.
specialist-fencer = Zaunmeister
specialist-fencer-effect = Einmal je Arbeitsphase ein Gehege +1, kostenlos und ohne Arbeiter.
specialist-splicer = Genspleißer
specialist-splicer-effect = Einmal je Runde darf eine Basis-DNS eines Bauplans mit einer anderen Basis-Sorte bezahlt werden.
specialist-breeder = Züchterin
specialist-breeder-effect = Jeder Raubsaurier, den du erschaffst, braucht 1 Basis-DNS weniger.
specialist-cryo = Kühltechniker
specialist-cryo-effect = Beim Einstellen Grenzen um bis zu 3 Schritte anheben, beliebig verteilt.
specialist-patrol = Wachdienst
specialist-patrol-effect = Deine Sicherheit zählt bei jeder Prüfung 1 mehr.
specialist-chef = Küchenchef
specialist-chef-effect = Ein Besucher am Imbiss, den du als Geld nimmst, bringt $3.
specialist-guide = Parkführer
specialist-guide-effect = Deine Gehege fassen zusammen 1 Besucher mehr.
specialist-lawyer = Anwalt
specialist-lawyer-effect = Für einen gefressenen Besucher darfst du $1 statt 1 Punkt zahlen.

## Plot twists
twist-quiet-start = Ruhiger Beginn
twist-quiet-start-effect = Zunächst keine Rowdys; die Hälfte kommt nach Runde 1, die andere nach Runde 2.
twist-fast-market = Schneller Markt
twist-fast-market-effect = Die Aufräumphase leert die Reihen zu $2 und $3.
twist-grant = Forschungsgelder
twist-grant-effect = Wer einen Würfel nimmt, erhält auch $2.
twist-bonus = Zugabe
twist-bonus-effect = Am Ende der Runde nimmt jeder Sicherheit +1, ein Gehege +1 oder 2 Basis-DNS.
twist-staff = Mehr Personal
twist-staff-effect = Jeder beginnt mit 5 Arbeitern.
twist-big-fridge = Großes Kaltlager
twist-big-fridge-effect = Alle Grenzen im Kaltlager beginnen um 1 höher.
twist-wild-nights = Wilde Nächte
twist-wild-nights-effect = Der Bedrohungswürfel zählt 1 mehr, und 1, wenn keiner da ist.
twist-busy-market = Reger Markt
twist-busy-market-effect = Jeder hat 3 Marktaktionen.
twist-season = Hochsaison
twist-season-effect = Jeder zieht jede Runde 2 Besucher mehr.
twist-cheap-fences = Billige Zäune
twist-cheap-fences-effect = Gehege zu vergrößern kostet alle $1 weniger.
twist-new-finds = Neue Funde
twist-new-finds-effect = Beim Aufräumen kommen offene Baupläne unter ihren Stapel, und neue werden aufgedeckt.

## Objectives, as a short name
metric-lab_upgrades_bought = { $n ->
    [one] 1 Laborausbau
   *[other] { $n } Laborausbauten
} gekauft
metric-attractions_built = { $n ->
    [one] 1 Attraktion
   *[other] { $n } Attraktionen
} gebaut
metric-rides_built = { $n ->
    [one] 1 Fahrgeschäft
   *[other] { $n } Fahrgeschäfte
} gebaut
metric-food_built = { $n ->
    [one] 1 Imbiss
   *[other] { $n } Imbisse
} gebaut
metric-merch_built = { $n }-mal Merchandise gebaut
metric-each_attraction_category = von jeder Kategorie { $n ->
    [one] eine Attraktion
   *[other] { $n } Attraktionen
}
metric-species_created = { $n ->
    [one] 1 Art
   *[other] { $n } Arten
} erschaffen
metric-dinosaurs = { $n ->
    [one] 1 Dinosaurier
   *[other] { $n } Dinosaurier
}
metric-dinosaurs_in_one_exhibit = { $n } Dinosaurier in einem Gehege
metric-exhibits_with_4_dinosaurs = { $n } Gehege mit 4 Dinosauriern
metric-large_carnivores = { $n ->
    [one] 1 großer Raubsaurier
   *[other] { $n } große Raubsaurier
}
metric-one_exhibit_of_each_kind_filled = von jeder Ernährungsart { $n } Gehege mit Dinosauriern
metric-excitement = Attraktivität { $n }
metric-security = Sicherheit { $n }
metric-workers = { $n } Arbeiter
metric-specialists_at_once = { $n ->
    [one] 1 Experte
   *[other] { $n } Experten
} zugleich
metric-dna_stored = { $n } DNS im Kaltlager
metric-gate_money_in_round = ${ $n } Eintritt in einer Runde
metric-attraction_vp_in_round = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} aus Attraktionen in einer Runde

## Options
option-length = Aufträge
option-length-short = kurz: etwa 4 Runden
option-length-medium = mittel: etwa 7 Runden
option-length-long = lang: etwa 10 Runden
option-market_order = Reihenfolge in der Marktphase
option-market_order-clockwise = im Uhrzeigersinn ab dem Startspieler
option-market_order-track = nach der Spielerreihenfolge
option-plot_twists = Variationskarten
option-plot_twists-0 = keine
option-plot_twists-1 = eine
option-plot_twists-2 = zwei
option-market_pass_income = Passen in der Marktphase
option-market_pass_income-0 = bringt nichts
option-market_pass_income-2 = bringt $2
option-tiny = Kurzes Spiel für die Forschung
option-tiny-off = nein: das ganze Spiel
option-tiny-on = eine einzige Runde; von uns, nicht in den Regeln

## Sections of the rules
section-DI-S = Aufbau
section-DI-G = Runde und allgemeine Regeln
section-DI-1 = Phase 1: Forschungsphase
section-DI-2 = Phase 2: Marktphase
section-DI-3 = Phase 3: Arbeitsphase
section-DI-4 = Phase 4: Parkphase
section-DI-5 = Phase 5: Aufräumphase
section-DI-6 = Aufträge
section-DI-E = Das Ende
section-DI-O = Das Solospiel
section-DI-F = Wirkungen allgemein
section-DI-L = Laborausbauten
section-DI-X = Experten
section-DI-T = Variationskarten
section-DI-M = Was Aufträge zählen
section-DI-K = Solokarten

## Rules: setup
rule-DI-S1 = Es spielen einer bis vier; allein ist es das Solospiel. In der Mitte liegen Forschungs-, Verwaltungs- und Markttableau, und jeder hat ein Labor- und ein Parktableau.
rule-DI-S2 = 70 gelbe Besucher und 10 pinkfarbene, die Rowdys, kommen in den Beutel.
rule-DI-S3 = Von den zehn DNS-Würfeln werden doppelt so viele wie Spieler und einer dazu gezogen und das ganze Spiel verwendet: fünf, sieben oder neun; das Solospiel hat fünf. Welche Seiten auf einem Würfel zusammenstehen, haben wir selbst gewählt.
rule-DI-S4 = „Dinoforschung II“ und „DNS-Veredelung II“ liegen das ganze Spiel beim Markttableau. Plättchen für mehr Spieler, als da sind, bleiben in der Schachtel; das Solospiel zählt wie zwei. Die übrigen Laborausbauten, die Attraktionen und die Experten werden getrennt gemischt und verdeckt gestapelt, und neben jedem Preis von $2 bis $5 wird von jeder Art eines aufgedeckt. Beim Aufbau werden die vier Attraktionen nach aufgedruckten Kosten gelegt, die billigste zu $2 (unsere Festlegung).
rule-DI-S5 = Die Baupläne bilden drei gemischte Stapel: 6 Pflanzenfresser, 6 kleine und 5 große Raubsaurier, auf jedem liegt einer offen. Gedruckte Werte haben wir für Ankylosaurus, Brontosaurus, Velociraptor, Pteranodon und Saurophaganax; die übrigen sind unsere eigenen.
rule-DI-S6 = Der Tisch wählt kurze, mittlere oder lange Aufträge, voreingestellt sind mittlere. So viele wie Spieler und einer dazu werden gezogen und offen ausgelegt. Auch zwei Variationskarten werden gezogen und ausgelegt; der Tisch darf mit einer oder keiner spielen. Dreißig der 39 Aufträge sind unsere eigenen, ebenso die Variationskarten, bei denen es steht.
rule-DI-S7 = Jeder hat drei Wissenschaftler der Stufen 1, 2 und 3, acht Arbeiter, davon vier im Labor und vier im Vorrat, 10 Siegpunkte und einen Dinosaurier im vorgedruckten Gehege, das Größe 1 hat und also voll ist. Bedrohung, Sicherheit und Attraktivität beginnen bei 1; der erste Dinosaurier ist darin schon gezählt (unsere Festlegung).
rule-DI-S8 = Im Kaltlager beginnen die drei Basis-Sorten Cyan, Violett und Blau bei 1 mit Grenze 4, die drei komplexen Grün, Magenta und Gelb bei 0 mit Grenze 2; Grenzen gehen bis 10. Die Menge bleibt immer unter der Grenze, zu Beginn sind also 3 und 1 das Höchste (unsere Festlegung).
rule-DI-S9 = Der Startspieler wird zufällig bestimmt, die anderen folgen in der Spielerreihenfolge im Uhrzeigersinn (unsere Festlegung). In dieser Folge gibt es $15, $16, $17 und $18.
rule-DI-S10 = Die Spielerreihenfolge zeigt eine neunte Figur jedes Spielers an, die kein Arbeiter ist; im Vorrat bleiben vier (unsere Festlegung).
rule-DI-S11 = Ein Park hat 4 × 4 Felder. Das vorgedruckte Gehege liegt auf den ersten zwei der obersten Reihe, der Hutstand auf dem ersten der zweiten, 13 Felder sind frei. Die Tableaus unterscheiden sich nur im Namen des ersten Dinosauriers, und nichts wird je versetzt oder entfernt (unsere Festlegung).
rule-DI-S12 = Attraktionen sind Imbiss, Fahrgeschäft oder Merchandise, je zehn; zwanzig dieser dreißig sind unsere eigenen. Der Hutstand ist eine Attraktion ohne Kategorie und gilt nicht als gebaut (unsere Festlegung).
rule-DI-S13 = Geld, Dinosaurier und Gehegeplättchen gehen nie aus; Punkte, Bedrohung und Sicherheit haben nach oben kein Ende (unsere Festlegung).

## Rules: rounds and general rules
rule-DI-G1 = Eine Runde hat fünf Phasen: Forschungs-, Markt-, Arbeits-, Park- und Aufräumphase. Jede ist abgeschlossen, bevor die nächste beginnt.
rule-DI-G2 = „Der Reihe nach“ heißt nach der Spielerreihenfolge, auch in der Forschungsphase (unsere Festlegung). Nur in der Marktphase geht es in jeder Runde vom Startspieler aus im Uhrzeigersinn; der Tisch darf auch dort die Spielerreihenfolge wählen.
rule-DI-G3 = DNS über der Grenze verfällt, woher sie auch kommt. Wo die Sorte frei ist, verteilst du sie Stück für Stück, beliebig gemischt, auf erlaubte Sorten mit Platz; der Rest verfällt (unsere Festlegung).
rule-DI-G4 = Nichts ist verboten, weil der Gewinn verfiele: Einen Würfel darfst du auch nur nehmen, damit er nicht auf das Bedrohungsfeld kommt, und eine Arbeiterseite bei leerem Vorrat bringt einfach nichts. Wer aber in der Arbeitsphase ein Gehege vergrößert, braucht eines unter 4 (unsere Festlegung).
rule-DI-G5 = Geld fällt nie unter 0: Was du nicht zahlen kannst, ist nicht erlaubt. Nachlässe zählen zusammen, und kein Preis fällt unter 0 (unsere Festlegung).
rule-DI-G6 = Ein Arbeiter, den du bekommst, kommt aus deinem Vorrat und steht sofort im Labor; ein leerer Vorrat gibt keinen (unsere Festlegung).
rule-DI-G7 = Ist ein Marktstapel leer, wird sein Abwurf zu einem neuen gemischt; gibt es keinen, bleibt der Platz leer. Entlassene Experten und überdeckte Plättchen sind aus dem Spiel. Ein leerer Bauplanstapel bleibt leer (unsere Festlegung).
rule-DI-G8 = Alles ist offen außer der Reihenfolge der Stapel und, solange sie dauert, der Arbeitsphase.

## Rules: research
rule-DI-1-1 = Der Startspieler würfelt mit allen Würfeln, auch dem Bedrohungswürfel der letzten Runde. Unter jedem liegt ein Einsetzfeld; sie liegen von links nach rechts so, wie sie beim Aufbau gezogen wurden (unsere Festlegung).
rule-DI-1-2 = Der Reihe nach setzt jeder einen Wissenschaftler beliebiger Stufe ein, bis alle drei eingesetzt sind.
rule-DI-1-3 = DNS nehmen: Setze den Wissenschaftler unter einen freien Würfel. Symbole mal Stufe kommen ins Kaltlager; was über die Grenze geht, verfällt. Ein Joker ist eine beliebige Basis-Sorte und darf aufgeteilt werden, auch auf Stufe 1 (unsere Festlegung).
rule-DI-1-4 = Eine Gehegeseite vergrößert eines deiner Gehege unter 4 um 1, auch das vorgedruckte (unsere Festlegung); eine Arbeiterseite bringt einen Arbeiter aus dem Vorrat. Jeder Wissenschaftler darf sie nehmen, und die Stufe vervielfacht hier nichts.
rule-DI-1-5 = Kaltlager vergrößern: Setze den Wissenschaftler auf eines der sechs Felder. Du darfst Grenzen um insgesamt so viele Schritte anheben wie seine Stufe, beliebig verteilt, keine über 10.
rule-DI-1-6 = Bauplan erforschen: einen der drei offenen, wenn sein Feld noch frei ist. Ein Pflanzenfresser braucht Stufe 1, ein kleiner Raubsaurier Stufe 2, ein großer Stufe 3; gezahlt wird nichts. Die Anlage kommt sofort auf zwei freie Felder deines Parks, die in einer Reihe nebeneinanderliegen, mit Gehegegröße 1 und noch ohne Dinosaurier; ohne solche Felder ist es nicht erlaubt. Vor der Aufräumphase kommt kein neuer Bauplan (unsere Festlegung).
rule-DI-1-7 = Passen: Einer deiner noch nicht eingesetzten Wissenschaftler, gleich welcher, wird für die Arbeitsphase dieser Runde zum Arbeiter, auf jedem Feld, aber nicht für Aufträge. Mit den übrigen kommst du weiter an die Reihe.
rule-DI-1-8 = Am Ende kommt der nicht genommene Würfel mit den meisten Bedrohungssymbolen auf das Bedrohungsfeld. Bei gleich vielen ist es der linke; ist keiner übrig, gibt es keinen Bedrohungswürfel (unsere Festlegung).

## Rules: market
rule-DI-2-1 = Immer eine Aktion nach der anderen, zwei für jeden; auch Passen ist eine. Eine Aktion kostet den Preis ihrer Reihe, $2 bis $5.
rule-DI-2-2 = Experten einstellen; viele bringen einen Arbeiter mit. Du hast höchstens drei: Bei dreien entlässt du zuvor einen und verlierst seine Vorteile und Arbeiter. Anders lässt sich keiner entlassen; die Karte kommt aus dem Spiel, und so viele Arbeiter, wie er wirklich gebracht hat, gehen in den Vorrat zurück (unsere Festlegung).
rule-DI-2-3 = Attraktion bauen, zum Preis der Reihe und den aufgedruckten Kosten, auf ein freies Feld deines Parks. Ohne freies Feld ist es nicht erlaubt (unsere Festlegung).
rule-DI-2-4 = Labor ausbauen. Das Labor hat zwei braune Plätze, für DNS-Veredelung und Dinoforschung, und vier graue: Werkbank, Kapitaleinlagen und zwei freie. Ein Plättchen kommt auf einen grauen Platz und überdeckt, was dort liegt, auch einen früheren Ausbau, der damit unwirksam ist. Nur die Plättchen II, zu $3 und $5, kommen auf Braun: Jedes überdeckt seine Basisaktion, und du darfst von jedem eines haben. Zwei gleiche Plättchen dürfen in einem Labor liegen (unsere Festlegung).
rule-DI-2-5 = DNS kaufen: zwei beliebige Basis-DNS für $2, drei für $3, eine beliebige komplexe für $4, zwei für $5, gleiche oder verschiedene. Dann entfernst du ein Teil dieser Reihe, gleich welcher Art, nur kein Plättchen II. Ist die Reihe leer, geht es nicht (unsere Festlegung).
rule-DI-2-6 = Passen ist immer erlaubt. Nach den deutschen Regeln bringt es nichts, so ist es voreingestellt; nach einer Zusammenfassung der englischen bringt es $2, was der Tisch wählen darf.
rule-DI-2-7 = Was genommen ist, wird vor der Aufräumphase nicht ersetzt (unsere Festlegung).

## Rules: work
rule-DI-3-1 = Alle arbeiten gleichzeitig, jeder im eigenen Labor, so viel er will und in beliebiger Folge. Du stellst Arbeiter auf Einsetzfelder, so viele wie aufgedruckt, jedes Feld einmal je Runde, und die Wirkung tritt sofort ein.
rule-DI-3-2 = DNS veredeln, ein Paar je Feld: Cyan und Blau werden Grün, Violett und Cyan Magenta, Blau und Violett Gelb. Die Basisaktion hat ein Feld.
rule-DI-3-3 = Dinosaurier erschaffen, für ein Gehege, in dem weniger sind als seine Größe. Du gibst die DNS des Bauplans ab, beim vorgedruckten Gehege zwei beliebige Basis-DNS; Attraktivität, höchstens bis 20, und Bedrohung steigen um die Werte der Art. Die Basisaktion hat zwei Felder, für einen und für zwei Arbeiter.
rule-DI-3-4 = Werkbank, ein Arbeiter, beliebig oft. Entweder Sicherheit +1, zu einem Preis nach der erreichten Stufe: 2 für $1, 3 und 4 für $2, 5 und 6 für $3, 7 und 8 für $4, 9 und jede höhere für $5. Oder ein Gehege +1: auf 2 für $2, auf 3 für $3, auf 4, das Höchste, für $4.
rule-DI-3-5 = Kapitaleinlagen: drei Felder für je einen Arbeiter, $3, $2 und $1, in beliebiger Folge.
rule-DI-3-6 = Keiner stört den anderen; jeder plant für sich und kann zurücknehmen, bis er sich fertig meldet, was endgültig ist. Bis alle fertig sind, sieht man die anderen so, wie sie zu Beginn der Phase standen. Zufall gibt es in dieser Phase nicht (unsere Festlegung).

## Rules: park
rule-DI-4-1 = Der Reihe nach zieht jeder so viele Besucher, wie seine Attraktivität angibt, dazu kommen Wirkungen, auch über 20 (unsere Festlegung); ein knapper Beutel gibt, was er hat. Jeder gezogene gelbe Besucher bringt $1, auch in der Warteschlange.
rule-DI-4-2 = Besucher kommen auf Gehege, einer je Dinosaurier dort, und auf Attraktionen, so viele wie aufgedruckt; zuerst Rowdys, dann gelbe, der Rest in die Warteschlange. Solange Platz ist, muss man sie einsetzen; wo, bestimmt der Besitzer.
rule-DI-4-3 = Deine Bedrohung und die des Würfels werden mit deiner Sicherheit verglichen. Ist die Sicherheit größer oder gleich, passiert nichts. Sonst wird die Differenz in deinem Park gefressen, gelbe Besucher zuerst; du wählst, welche, und jeder kostet 1 Punkt. Ist der Park leer, ist die Warteschlange dran, gelbe zuerst, und dann ist Schluss; Punkte fallen nicht unter 0. Gefressene liegen bis zur Aufräumphase beiseite (unsere Festlegung).
rule-DI-4-4 = Dann bringt jeder gelbe Besucher, der noch im Park steht, 1 Punkt. Am Imbiss kann er stattdessen $2 bringen, für jeden einzeln. Rowdys und Warteschlange bringen nichts.
rule-DI-4-5 = Alle ziehen, bevor jemand einsetzt. Einsetzen, Gefahr und Punkte betreffen nur den eigenen Park, und alle erledigen sie gleichzeitig (unsere Festlegung).

## Rules: clean-up
rule-DI-5-1 = Die neue Spielerreihenfolge: die wenigsten Punkte zuerst; bei gleich vielen bleibt die alte.
rule-DI-5-2 = Was in der Reihe zu $2 übrig ist, wird entfernt. Von jeder Art rücken die übrigen nach oben, bis keine Lücke über ihnen ist, und alle freien Plätze werden von den Stapeln gefüllt, oben zuerst und unsortiert. Auf jedem Stapel, auf dem kein Bauplan offen liegt, wird einer aufgedeckt (unsere Festlegung).
rule-DI-5-3 = Arbeiter und Wissenschaftler kommen zurück, umgedrehte als Wissenschaftler; alle Besucher kommen wieder in den Beutel, auch die gefressenen. Dann folgen Variationskarten für das Rundenende (unsere Festlegung).
rule-DI-5-4 = Ist noch mehr als ein Auftrag offen, folgt eine weitere Runde; sonst endet das Spiel. Die letzte Runde wird zu Ende gespielt, Aufräumphase eingeschlossen.

## Rules: objectives
rule-DI-6-1 = Sobald du einen Auftrag erfüllst, wird er für dich markiert; andere können denselben nur noch in derselben Phase erfüllen. Er ist 6, 7 oder 8 Punkte wert, kurz, mittel oder lang, gezählt am Ende. Geprüft wird nach jeder Aktion, und niemand darf warten (unsere Festlegung).
rule-DI-6-2 = Wer ihn in der Phase der ersten Markierung erfüllt, erhält ihn voll, in welcher Folge auch immer; am Ende der Phase ist er vergeben. Gewinne zu Beginn der Runde gehören zur Forschungsphase, Variationskarten an ihrem Ende zur Aufräumphase (unsere Festlegung).
rule-DI-6-3 = Eine Markierung bleibt, auch wenn der Wert wieder fällt. In der Arbeitsphase hat eine zurückgenommene Aktion nichts erfüllt, und Markierungen werden gezeigt, wenn alle fertig sind (unsere Festlegung).

## Rules: the end
rule-DI-E1 = Zu den Punkten auf der Leiste kommen die der Attraktionen, die jedes Dinosauriers nach seiner Art, auch des ersten, −10 für jedes Gehege ohne Dinosaurier, die Aufträge und 1 für je volle $5. Das kann unter 0 gehen (unsere Festlegung).
rule-DI-E2 = Die meisten Punkte gewinnen, bei Gleichstand mehr Geld, alles, bevor es zu Punkten wird. Ist auch das gleich, wird der Sieg geteilt (unsere Festlegung).

## Rules: the solo game
rule-DI-O1 = Fünf Würfel, 22 gelbe und 3 pinkfarbene Besucher, genau sieben Runden und keine Programmiererin. Von den 16 Solokarten, die unsere eigenen sind, werden zehn gezogen; du wählst sieben als Aufträge, die anderen neun bilden gemischt einen verdeckten Stapel. Die gewöhnlichen Aufträge und das Ende durch sie entfallen, ebenso die Wahl von Länge und Marktreihenfolge (zum Teil unsere Festlegung).
rule-DI-O2 = Nach jedem Würfeln wird eine Karte des Stapels aufgedeckt. Sie entfernt Würfel, Baupläne und Teile der Marktauslage.
rule-DI-O3 = Gefressene Besucher, gelbe wie Rowdys, kommen am Ende der Parkphase aus dem Spiel.
rule-DI-O4 = Am Ende der Aufräumphase darfst du beliebig viele erfüllte Aufträge werten. Jeder wird entfernt und bringt in den Runden 1 und 2 je 10 Punkte, dann 8, 6, 4, 2 und 1. Wertest du keinen, wirfst du einen deiner Wahl ab. Die Schritte zwischen 10 und 1 sind unsere eigenen.
rule-DI-O5 = Hast du in jeder Runde einen Auftrag gewertet, erhältst du am Ende 10 Punkte mehr.
rule-DI-O6 = Eine Solorunde: Gewinne zu Beginn, Würfeln, Karte, drei Wissenschaftler hintereinander, Bedrohungswürfel, zwei Marktaktionen, Arbeit, Park, Aufräumen, Variationskarten für das Rundenende, Wertung. Nach Runde 7 wird wie sonst abgerechnet (unsere Festlegung).

## Rules: effects in general
rule-DI-F1 = Der Besitzer wählt. „Darfst“ und „bis zu“ kann man ungenutzt lassen; alles andere geschieht von selbst (unsere Festlegung, wie alles über Wirkungen).
rule-DI-F2 = Eine Wirkung gilt ab dem Kauf oder Einstellen, auch noch in dieser Runde, wenn ihr Zeitpunkt noch kommt; ein Nachlass nie für den eigenen Kauf. Entlassen oder überdeckt endet sie sofort; was sie einmal gegeben hat, bleibt (unsere Festlegung).
rule-DI-F3 = „Zu Beginn der Runde“ ist der Beginn der Forschungsphase, vor dem Würfeln, der Reihe nach. Von da an zählt „einmal je Runde“ (unsere Festlegung).
rule-DI-F4 = Felder eines Plättchens darf man in beliebiger Folge nutzen, und ein zweites gleiches hat eigene Felder. Was in der Parkphase wirkt, wartet bis dahin und endet mit der Runde; mehrere Nutzungen zählen zusammen (unsere Festlegung).
rule-DI-F5 = Die Gefahr ist deine Bedrohung und die des Würfels, mit Wilden Nächten 1 mehr, abzüglich deiner Sicherheit, 1 für den Wachdienst, 1 für jede Nutzung der Platzwarthütte und 1 für den Saurierjäger, mindestens aber 0 (unsere Festlegung).
rule-DI-F6 = Im Park, einer nach dem anderen: das Ziehen nach Attraktivität, Werbefrau, Hochsaison und Werbeabteilung, dann das Wachbüro, dann das Eintrittsgeld. Danach jeder für sich: Sicherheitsmann, Einsetzen, Gefahr, Anwalt, Punkte oder Imbissgeld (unsere Festlegung).

## Rules: lab tiles
rule-DI-L-refine1 = DNS-Veredelung I, ein Feld für einen Arbeiter: eine der drei Veredelungen.
rule-DI-L-refine2 = DNS-Veredelung II, drei Felder für je einen Arbeiter: je Feld eine der drei Veredelungen.
rule-DI-L-create1 = Dinoforschung I, Felder für einen und für zwei Arbeiter: je Feld ein Dinosaurier.
rule-DI-L-create2 = Dinoforschung II, drei Felder für je einen Arbeiter: je Feld ein Dinosaurier.
rule-DI-L-bench = Werkbank, ein Arbeiter je Nutzung: Sicherheit +1 oder ein Gehege +1 zu seinem Preis.
rule-DI-L-venture = Kapitaleinlagen, drei Felder für je einen Arbeiter: $3, $2 und $1.
rule-DI-L-bench_plus = Bessere Werkbank, zwei Felder für je einen Arbeiter: was die Werkbank tut, auf dem ersten Feld um $2 billiger, auf dem zweiten um $1.
rule-DI-L-renovate = Umbaukommission, Felder für einen und für zwei Arbeiter: je Feld steigt ein Gehege unter 4 kostenlos um 1.
rule-DI-L-groundskeeper = Platzwarthütte, ein Feld für einen Arbeiter: Beim Kauf steigt die Sicherheit kostenlos um 1. Auf dem Feld zählt die Sicherheit für die Gefahr dieser Runde 1 mehr; der Marker bleibt.
rule-DI-L-security_office = Wachbüro, zwei Felder für je einen Arbeiter: Jedes Feld erlaubt einen Tausch. Nach deinem Ziehen kommen bis zu zwei Rowdys in den Beutel zurück, und ebenso viele Besucher werden gezogen; ein späterer Tausch darf neue Rowdys zurücklegen. Das Eintrittsgeld gilt für die gelben, die du am Ende hast.
rule-DI-L-double_ride = Attraktion aufwerten, ein Feld für zwei Arbeiter: Du nennst eine deiner Attraktionen, auch den Hutstand, jede höchstens einmal je Runde. Ihre gelben Besucher bringen 2 Punkte statt 1; wer als Geld genommen wird, zählt nicht doppelt.
rule-DI-L-copy_lab = Kopierkammer, ein Feld für zwei Arbeiter: Sie führt ein Feld eines anderen offenen Ausbaus oder Plättchens II in deinem Labor aus, benutzt oder nicht, ohne dessen Arbeiter und ohne es zu besetzen; Geld und DNS werden bezahlt. Sie kopiert keine Basisaktion, keine Kaufwirkung und keine Kopierkammer; ohne solches Plättchen ist sie nicht erlaubt.
rule-DI-L-ads = Werbeabteilung, Felder für einen und für zwei Arbeiter: Ziehe in dieser Runde 1 Besucher mehr, auf dem zweiten Feld 2 mehr. Das Plättchen ist unser eigenes.
rule-DI-L-gene_bank = Genbank, ein Feld für einen Arbeiter: Beim Kauf steigen zwei verschiedene Grenzen um 1, keine über 10. Das Feld bringt 1 beliebige Basis-DNS. Das Plättchen ist unser eigenes.
rule-DI-L-sponsors = Sponsorenbüro, zwei Felder für je einen Arbeiter: $3 je Feld. Das Plättchen ist unser eigenes.
rule-DI-L-sequencer = Sequenzierer, zwei Felder für je einen Arbeiter: Gib je Feld 2 DNS einer Basis-Sorte ab und erhalte 1 beliebige komplexe. Das Plättchen ist unser eigenes.

## Rules: specialists
rule-DI-X-intern = Praktikantin: ein Platz mehr, nur für einen gelben Besucher. Er gehört zum Park, muss also besetzt werden, kann gefressen werden und bringt 1 Punkt, ist aber weder Gehege noch Attraktion.
rule-DI-X-allrounder = Allrounder: Einmal je Runde darfst du, wenn du in der Forschungsphase dran bist, statt eines Wissenschaftlers einen Arbeiter aus dem Labor einsetzen, mit Stufe 2, für jede Aktion außer Passen. So hast du einen Zug mehr; ohne Wissenschaftler kannst du ihn auch verfallen lassen. Der Arbeiter, der kein umgedrehter Wissenschaftler sein darf, fehlt in der Arbeitsphase dieser Runde.
rule-DI-X-union = Gewerkschafter, mit Arbeiter: Der nächste Experte, den du einstellst, kostet $0. Es bleibt eine Aktion, und danach ist er verbraucht. Wird er eben dafür oder vorher entlassen, ist der Vorteil verloren.
rule-DI-X-hunter = Saurierjäger, mit Arbeiter: Die Gefahr ist um 1 kleiner.
rule-DI-X-programmer = Programmiererin: Einmal je Runde, gleich nachdem ein anderer einen Würfel mit DNS genommen hat, darfst du sie ebenso erhalten, als hättest du ihn auf dieser Stufe genommen, mit eigenen Grenzen und Jokern nach deiner Wahl; nur DNS und keine Forschungsgelder. Du wirst jedes Mal gefragt, bis du sie nutzt. Im Solospiel ist sie nicht dabei.
rule-DI-X-professor = Professor: zu Beginn der Runde 1 beliebige komplexe DNS.
rule-DI-X-hr = Personalchefin: Sie bringt zwei Arbeiter und tut sonst nichts. Die Karte ist unsere eigene.
rule-DI-X-guard = Sicherheitsmann: Nach allem Ziehen und vor dem Einsetzen kommen bis zu zwei deiner Rowdys für je 1 Punkt in den Beutel zurück. Sie gelten nicht als gefressen und bleiben auch im Solospiel dabei. Die Karte ist unsere eigene.
rule-DI-X-accountant = Buchhalter, mit Arbeiter: zu Beginn der Runde $2. Die Karte ist unsere eigene.
rule-DI-X-publicist = Werbefrau: Du ziehst 1 Besucher mehr. Die Karte ist unsere eigene.
rule-DI-X-buyer = Einkäufer, mit Arbeiter: Jede Runde kostet deine erste Marktaktion mit einem Preis über 0 insgesamt $1 weniger, auch Plättchen II und DNS. Die Karte ist unsere eigene.
rule-DI-X-architect = Architektin: Die aufgedruckten Kosten von Attraktionen sind um $2 niedriger, nicht unter 0; der Preis der Reihe bleibt. Die Karte ist unsere eigene.
rule-DI-X-labtech = Laborantin, mit Arbeiter: zu Beginn der Runde 1 beliebige Basis-DNS. Die Karte ist unsere eigene.
rule-DI-X-keeper = Tierpfleger, mit Arbeiter: Jedes Gehege +1, das du bezahlst, kostet $1 weniger, zusätzlich zu anderen Nachlässen. Die Karte ist unsere eigene.
rule-DI-X-fencer = Zaunmeister: Einmal je Arbeitsphase darf ein Gehege unter 4 um 1 steigen, ohne Arbeiter und kostenlos. Die Karte ist unsere eigene.
rule-DI-X-splicer = Genspleißer, mit Arbeiter: Einmal je Runde darf beim Erschaffen eine Basis-DNS des Bauplans in einer anderen Basis-Sorte bezahlt werden. Die Karte ist unsere eigene.
rule-DI-X-breeder = Züchterin: Ein kleiner oder großer Raubsaurier braucht 1 Basis-DNS weniger, in einer Sorte deiner Wahl; mit dem Genspleißer zusammen. Die Karte ist unsere eigene.
rule-DI-X-cryo = Kühltechniker, mit Arbeiter: beim Einstellen Grenzen um bis zu 3 Schritte anheben, beliebig verteilt, keine über 10. Die Karte ist unsere eigene.
rule-DI-X-patrol = Wachdienst: Die Gefahr ist um 1 kleiner; der Sicherheitsmarker bleibt. Die Karte ist unsere eigene.
rule-DI-X-chef = Küchenchef: Ein Besucher am Imbiss, der als Geld genommen wird, bringt $3 statt $2. Die Karte ist unsere eigene.
rule-DI-X-guide = Parkführer: Deine Gehege fassen zusammen 1 Besucher mehr, gleich welcher Farbe. Die Karte ist unsere eigene.
rule-DI-X-lawyer = Anwalt: Von den eben gefressenen Besuchern wählst du, für wie viele du je $1 statt 1 Punkt zahlst; gefressen sind sie trotzdem, und das Imbissgeld dieser Runde kommt zu spät. Die Karte ist unsere eigene.

## Rules: plot twists
rule-DI-T-quiet_start = Ruhiger Beginn: Die Rowdys liegen beim Aufbau neben dem Beutel. Am Ende der Aufräumphase kommen nach Runde 1 fünf und nach Runde 2 fünf dazu, im Solospiel zwei und einer.
rule-DI-T-fast_market = Schneller Markt: Die Aufräumphase entfernt, was in den Reihen zu $2 und $3 übrig ist. Leere Plätze werden übergangen; Lücken schließen sich und werden wie sonst gefüllt.
rule-DI-T-grant = Forschungsgelder: $2 für jeden Würfel, den ein Wissenschaftler oder der Allrounder nimmt, gleich welche Seite, aber nicht für Kopien.
rule-DI-T-bonus = Zugabe: Am Ende jeder Runde, in der neuen Reihenfolge, muss jeder kostenlos Sicherheit +1, ein Gehege unter 4 +1 oder 2 beliebige Basis-DNS nehmen.
rule-DI-T-staff = Mehr Personal: beim Aufbau fünf Arbeiter im Labor, drei im Vorrat. Die Karte ist unsere eigene.
rule-DI-T-big_fridge = Großes Kaltlager: Die Grenzen beginnen bei 5 und 3. Die Karte ist unsere eigene.
rule-DI-T-wild_nights = Wilde Nächte: Der Bedrohungswürfel zählt 1 mehr; ohne Würfel ist es 1. Die Karte ist unsere eigene.
rule-DI-T-busy_market = Reger Markt: drei Marktaktionen. Die Karte ist unsere eigene.
rule-DI-T-season = Hochsaison: Jeder zieht 2 Besucher mehr. Die Karte ist unsere eigene.
rule-DI-T-cheap_fences = Billige Zäune: Jedes Gehege +1, das bezahlt wird, kostet $1 weniger. Die Karte ist unsere eigene.
rule-DI-T-new_finds = Neue Funde: In der Aufräumphase kommt jeder offen gebliebene Bauplan unter seinen Stapel, und der oberste wird aufgedeckt. Untergelegte kommen nach allen noch nicht gesehenen, in ihrer Folge. Die Karte ist unsere eigene.

## Rules: what objectives count
rule-DI-M-lab_upgrades_bought = Gekaufte Laborausbauten: alle Plättchen, die du im Spiel gekauft hast, auch Plättchen II und inzwischen überdeckte.
rule-DI-M-attractions_built = Gebaute Attraktionen: alle gebauten in deinem Park, also ohne den Hutstand.
rule-DI-M-rides_built = Gebaute Fahrgeschäfte: die in deinem Park.
rule-DI-M-food_built = Gebaute Imbisse: die in deinem Park.
rule-DI-M-merch_built = Gebautes Merchandise: die Plättchen in deinem Park.
rule-DI-M-each_attraction_category = Attraktionen jeder Kategorie: die kleinste der Zahlen von Imbissen, Fahrgeschäften und Merchandise.
rule-DI-M-species_created = Erschaffene Arten: Gehege mit einem Dinosaurier, das vorgedruckte ausgenommen.
rule-DI-M-dinosaurs = Dinosaurier: alle in deinem Park, auch der erste.
rule-DI-M-dinosaurs_in_one_exhibit = Dinosaurier in einem Gehege: die größte Zahl in einem, auch im vorgedruckten.
rule-DI-M-exhibits_with_4_dinosaurs = Gehege mit vier Dinosauriern: alle solchen, auch das vorgedruckte.
rule-DI-M-large_carnivores = Große Raubsaurier: alle in deinen Gehegen zusammen, als Tiere und nicht als Arten gezählt.
rule-DI-M-one_exhibit_of_each_kind_filled = Gehege jeder Ernährungsart: über Pflanzenfresser, kleine und große Raubsaurier die kleinste Zahl von Gehegen mit einem Dinosaurier, das vorgedruckte ausgenommen.
rule-DI-M-excitement = Attraktivität: der Marker allein, ohne Wirkungen auf das Ziehen.
rule-DI-M-security = Sicherheit: der Marker allein, ohne Wirkungen auf die Gefahr.
rule-DI-M-workers = Arbeiter: deine außerhalb des Vorrats, eingesetzt oder nicht; umgedrehte Wissenschaftler und die Figur der Spielerreihenfolge zählen nicht.
rule-DI-M-specialists_at_once = Experten zugleich: die du gerade hast.
rule-DI-M-dna_stored = DNS im Kaltlager: die sechs Mengen zusammen.
rule-DI-M-gate_money_in_round = Eintritt: die Dollar für die in dieser Runde gezogenen gelben Besucher, wenn sie gezahlt werden.
rule-DI-M-attraction_vp_in_round = Punkte aus Attraktionen: gelbe Besucher auf Attraktionen, auch dem Hutstand, die du in dieser Runde als Punkte nimmst, je 1; nichts für Aufwertung, Gehege oder Praktikantin. Gezählt wird, wenn du die Punkte fertig genommen hast.

## Rules: solo cards
rule-DI-K1 = Würfel auf den genannten Feldern sind in dieser Runde aus dem Spiel: Sie können nicht genommen und nicht zum Bedrohungswürfel werden.
rule-DI-K2 = Der offene Bauplan der genannten Art kommt aus dem Spiel; sein Feld bleibt bis zur Aufräumphase leer.
rule-DI-K3 = Das Teil der genannten Art neben dem genannten Preis wird abgeworfen. Was nicht da ist, entfällt.
rule-DI-K4 = Als Aufträge zählen die Karten so, wie es am Ende der Aufräumphase steht.

## Letters of DNA
sort-cyan-letter = C
sort-violet-letter = V
sort-blue-letter = B
sort-green-letter = G
sort-magenta-letter = M
sort-yellow-letter = Y
sort-basic-letter = ?

## Faces of the dice, in the log
face-cyan = { $n } Cyan{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-violet = { $n } Violett{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-blue = { $n } Blau{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-green = { $n } Grün{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-magenta = { $n } Magenta{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-yellow = { $n } Gelb{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-joker = { $n } Joker{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-paddock = { $n ->
    [one] Gehege
   *[other] { $n } Gehege
}{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-worker = { $n ->
    [one] Arbeiter
   *[other] { $n } Arbeiter
}{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}

## Refusals
refusal-DI-G1 = Danach wird jetzt nicht gefragt.
refusal-DI-G3 = Eine solche DNS-Sorte gibt es nicht.
refusal-DI-G3-room = Diese Sorte steht nicht zur Wahl, oder unter ihrer Grenze ist kein Platz mehr.
refusal-DI-G5-money = Das kannst du nicht bezahlen.
refusal-DI-F1-compulsory = Das kann man nicht weglassen.
refusal-DI-S8 = Eine solche DNS-Sorte gibt es nicht, oder ihre Grenze ist schon 10.
refusal-DI-S11 = Ein Park hat die Felder A1 bis D4, und keines heißt so.
refusal-DI-1-2 = Dieser Wissenschaftler ist nicht frei: Jeder der drei wird einmal je Runde eingesetzt.
refusal-DI-1-2-turn = In der Forschungsphase bist du gerade nicht an der Reihe.
refusal-DI-1-2-pass = Solange du einen Wissenschaftler hast, kannst du nicht aussetzen; mache stattdessen einen zum Arbeiter.
refusal-DI-1-3 = Auf diesem Feld liegt kein freier Würfel.
refusal-DI-1-4 = Wähle eines deiner Gehege unter 4.
refusal-DI-1-5 = Alle sechs Felder für das Kaltlager sind besetzt, oder diese Grenze ist schon 10.
refusal-DI-1-6 = Dort liegt kein Bauplan offen, oder sein Feld ist schon besetzt.
refusal-DI-1-6-level = Dieser Bauplan verlangt eine höhere Stufe: Pflanzenfresser 1, kleine Raubsaurier 2, große 3.
refusal-DI-1-6-zones = In deinem Park liegen keine zwei freien Felder für eine Anlage nebeneinander.
refusal-DI-1-6-place = Eine Anlage braucht zwei freie Felder nebeneinander in einer Reihe; nenne das linke.
refusal-DI-1-7 = Nur ein noch nicht eingesetzter Wissenschaftler kann Arbeiter werden.
refusal-DI-2-1-turn = In der Marktphase bist du gerade nicht an der Reihe.
refusal-DI-2-2 = In dieser Reihe liegt kein Experte.
refusal-DI-2-2-dismiss = Entlassen wird nur, wer einstellt und schon drei Experten hat, und nur ein eigener.
refusal-DI-2-3 = In dieser Reihe liegt keine Attraktion, oder dein Park hat kein freies Feld.
refusal-DI-2-3-zone = Dieses Feld deines Parks ist nicht frei.
refusal-DI-2-4 = Dort liegt kein solcher Laborausbau.
refusal-DI-2-4-space = Ausbauten kommen auf die grauen Plätze des Labors, 3 bis 6.
refusal-DI-2-4-second = Dieses Plättchen II hast du schon, und mehr als eines geht nicht.
refusal-DI-2-5 = Mit der DNS entfernst du ein Teil dieser Reihe, und ein solches liegt dort nicht.
refusal-DI-2-7 = Dieser Platz des Marktes bleibt bis zur Aufräumphase leer.
refusal-DI-3-1 = Das ist keine Aktion deines Labors.
refusal-DI-3-1-workers = Für dieses Feld hast du zu wenige Arbeiter übrig.
refusal-DI-3-1-spot = Dieses Feld ist in dieser Runde schon benutzt.
refusal-DI-3-1-tile = In deinem Labor liegt kein solches Plättchen oder Feld offen.
refusal-DI-3-2 = Veredelt werden nur Grün, Magenta und Gelb.
refusal-DI-3-2-dna = Dafür fehlen dir die zwei Basis-DNS.
refusal-DI-3-3 = Ein solches Gehege hast du nicht.
refusal-DI-3-3-full = Dieses Gehege ist voll; vergrößere es zuerst.
refusal-DI-3-3-dna = Für diesen Bauplan fehlt dir DNS.
refusal-DI-3-3-pays = Diese DNS passt nicht zum Bauplan.
refusal-DI-3-4 = Ein solches Gehege, das wachsen könnte, hast du nicht.
refusal-DI-3-4-four = Dieses Gehege hat schon die größte Größe, 4.
refusal-DI-3-5 = Die Kapitaleinlagen haben die Felder 1, 2 und 3.
refusal-DI-3-6-done = Du hast dich fertig gemeldet, und das ist endgültig.
refusal-DI-3-6-copying = Wähle zuerst, was die Kopierkammer ausführt.
refusal-DI-3-6-paying = Wähle zuerst die DNS, mit der du bezahlst.
refusal-DI-4-2 = Einen solchen Ort für Besucher gibt es in deinem Park nicht.
refusal-DI-4-2-full = Dort ist kein Platz mehr.
refusal-DI-4-2-intern = Bei der Praktikantin ist nur Platz für einen gelben Besucher.
refusal-DI-4-3 = Wähle einen deiner gelben Besucher, der gefressen wird.
refusal-DI-4-3-nobody = Dort steht kein gelber Besucher.
refusal-DI-4-4 = Nur Besucher am Imbiss kann man als Geld nehmen.
refusal-DI-4-4-food = Dort steht kein gelber Besucher mehr an einem Imbiss.
refusal-DI-4-5 = Mit deinem Park bist du in dieser Runde fertig.
refusal-DI-E1 = Das Spiel ist zu Ende.
refusal-DI-O1 = Diese Solokarte steht nicht zur Wahl.
refusal-DI-O4 = Werten kannst du gewählte Aufträge, die jetzt erfüllt sind; nur wenn du keinen wertest, wirfst du einen ab.
refusal-DI-K1 = Diesen Würfel hat eine Solokarte für diese Runde entfernt.
refusal-DI-L-security_office = Zurücklegen darfst du bis zu zwei Rowdys, und nicht mehr, als du gezogen hast.
refusal-DI-L-double_ride = Nenne eine deiner Attraktionen.
refusal-DI-L-double_ride-twice = Diese Attraktion ist in dieser Runde schon aufgewertet.
refusal-DI-L-copy_lab = Die Kopierkammer führt nur Ausbauten und Plättchen II des eigenen Labors aus, keine Basisaktion und keine Kopierkammer.
refusal-DI-L-gene_bank = Die Genbank hebt zwei verschiedene Grenzen an.
refusal-DI-X-allrounder = Du hast keinen Allrounder, keinen Arbeiter für ihn, oder er war in dieser Runde schon dran.
refusal-DI-X-guard = Der Sicherheitsmann legt bis zu zwei deiner Rowdys zurück.
refusal-DI-X-fencer = Einen Zaunmeister hast du nicht.
refusal-DI-X-fencer-once = Dein Zaunmeister hat in dieser Runde schon gearbeitet.
refusal-DI-X-lawyer = Es ist niemand mehr da, für den du zahlen könntest.
refusal-DI-T-bonus = Nimm eines von dreien: Sicherheit, ein Gehege unter 4 oder zwei Basis-DNS.

## Words of actions
word-security = Sicherheit
word-paddock = Gehege
word-worker = Arbeiter
word-dismiss = entlassen
word-nothing = nichts
word-intern = Praktikantin
word-lab = Laborausbau
word-attraction = Attraktion
word-specialist = Experte
word-dna = DNS
verb-pass = passen
verb-done = fertig
verb-auto = auto
verb-die = würfel
verb-storage = kaltlager
verb-recipe = bauplan
verb-turn = umdrehen
verb-copy-die = mitnehmen
verb-hire = einstellen
verb-build = bauen
verb-upgrade = ausbauen
verb-dna = dns
verb-buy = kaufen
verb-place = legen
verb-gain = nehmen
verb-limit = grenze
verb-paddock = gehege
verb-bonus = zugabe
verb-refine = veredeln
verb-create = erschaffen
verb-pay = zahlen
verb-bench = werkbank
verb-venture = kapital
verb-bench-plus = werkbank-plus
verb-renovate = umbauen
verb-groundskeeper = platzwart
verb-security-office = wachbüro
verb-double-ride = aufwerten
verb-copy-lab = kopieren
verb-ads = werben
verb-gene-bank = genbank
verb-sponsors = sponsoren
verb-sequence = sequenzieren
verb-return = zurücklegen
verb-visit = einsetzen
verb-eaten = gefressen
verb-lawyer = anwalt
verb-sell = imbiss
verb-keep = wählen
verb-score = werten
verb-drop = abwerfen

## What is asked
ask-research = { $levels ->
    [0] Forschungsphase: Setze den Arbeiter des Allrounders ein oder passe.
   *[other] Forschungsphase: Setze einen Wissenschaftler ein (Stufe { $levels } übrig), auf einen Würfel, ins Kaltlager oder auf einen Bauplan, oder mache einen zum Arbeiter.
}
ask-place-exhibit = { $what }: Auf welche zwei freien Felder kommt die Anlage? Nenne das linke.
ask-place-attraction = { $what }: Auf welches freie Feld?
ask-gain = Wähle { $count ->
    [one] 1
   *[other] { $count }
} { $kind ->
    [basic] Basis-DNS
   *[complex] komplexe DNS
}, Stück für Stück: Welche Sorte?
ask-limits = Kaltlager: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} übrig. Welche Grenze steigt?
ask-raise = Welches Gehege wächst um 1?
ask-copy = Deine Programmiererin darf auch nehmen, was eben von Würfel { $space } genommen wurde. Tut sie es?
ask-market = Marktphase: Nimm eine Aktion oder passe.
ask-work = Arbeitsphase: { $idle ->
    [0] kein Arbeiter übrig. Melde dich fertig, wenn dein Plan steht; zurück nimmt die letzte Tat zurück.
    [one] 1 Arbeiter übrig. Welches Feld ist das nächste? Zurück nimmt die letzte Tat zurück.
   *[other] { $idle } Arbeiter übrig. Welches Feld ist das nächste? Zurück nimmt die letzte Tat zurück.
}
ask-copying = Was führt die Kopierkammer aus?
ask-pay = { $exhibit }: Mit welcher Basis-DNS bezahlst du?
ask-exchange = Du hast { $hooligans ->
    [one] 1 Rowdy
   *[other] { $hooligans } Rowdys
} gezogen. Wie viele kommen zurück in den Beutel und werden neu gezogen?
ask-guard = Dein Sicherheitsmann darf Rowdys für je 1 Punkt zurücklegen, und du hast { $hooligans }. Wie viele?
ask-visit = Einzusetzen: { $visitor ->
    [hooligan] { $count ->
        [one] 1 Rowdy
       *[other] { $count } Rowdys
    }
   *[patron] { $count ->
        [one] 1 gelber Besucher
       *[other] { $count } gelbe Besucher
    }
}. Wohin der nächste? Auto setzt alle ein.
ask-feed = { $count ->
    [one] 1 gelber Besucher wird gefressen. Wer?
   *[other] { $count } gelbe Besucher werden gefressen. Wer ist der nächste?
} Auto nimmt die, die am wenigsten bringen.
ask-lawyer = Dein Anwalt zahlt für einen Gefressenen $1 statt 1 Punkt. Tut er es?
ask-food = Ein Besucher am Imbiss bringt auf Wunsch Geld statt eines Punktes. Welcher?
ask-bonus = Zugabe: Sicherheit, ein Gehege oder zwei Basis-DNS?
ask-choose = Wähle eine Solokarte als Auftrag, sieben insgesamt.
ask-score = Welchen Auftrag wertest du? Oder, wenn keinen, welchen wirfst du ab?

## Terminal: choices
action-pass-research = den Allrounder ruhen lassen
action-pass-limits = keine weiteren Schritte
action-pass-copy = diesmal nicht
action-pass-market = passen
action-done-work = meine Arbeit ist fertig, endgültig
action-done-lawyer = nichts mehr zahlen
action-done-food = die anderen bringen Punkte
action-done-score = keinen mehr werten
action-auto-place = alle wie vorgeschlagen einsetzen
action-auto-feed = wie vorgeschlagen
action-storage = Kaltlager vergrößern
action-turn = Wird Arbeiter
action-copy-die = auch nehmen
action-hire = Einstellen
action-dismiss = { $specialist } einstellen, entlassen:
action-build = Bauen
action-buy = Plättchen II
action-dna = { $dna }, und weg kommt
action-upgrade = { $tile }, auf Platz
action-space = #{ $space }
action-cover = #{ $space }, über { $tile }
action-refine = Veredeln
action-create = Erschaffen
action-two-workers = mit 2 Arbeitern
action-pay = Bezahlen
action-paddock = Gehege
action-use = nutzen
action-return = { $count ->
    [0] keiner
   *[other] { $count }
}
action-lawyer = $1 für einen zahlen
action-bonus-security = Sicherheit +1
action-bonus-dna = 2 Basis-DNS
action-keep = Wählen
action-score = Werten
action-drop = Abwerfen

## Terminal: headings
label-park = Park
label-points = Pkt
label-money = Geld
label-excitement = Attr
label-threat = Bedr
label-security = Sich
label-workers = Arb
label-dinosaurs = Dino
label-stalls = Bau
label-own = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, ${ $money }, Attraktivität { $excitement }, Bedrohung { $threat }, Sicherheit { $security }, Arbeiter { $idle }+{ $reserve }
label-storage = Kaltlager
label-enlarge = Felder für das Kaltlager
label-dice = Würfel
label-die = Würfel { $space }
label-ours = von uns
label-out = weg
label-threat-die = Bedrohungswürfel: { $pips }
label-scientist = Stufe { $level }
label-level = ab Stufe { $level }
label-species = A+{ $excitement } B+{ $threat } P{ $points }
label-fits = { $room } von { $gain }
label-recipe = Bauplan
label-pile = noch { $count }
label-row = Reihe
label-stall = { $spaces ->
    [0] keine Besucher
    [one] 1 Besucher
   *[other] { $spaces } Besucher
}{ $points ->
    [0] {""}
    [one] , am Ende 1 Punkt
   *[other] , am Ende { $points } Punkte
}
label-free = frei
label-lab = Labor, { $idle } Arbeiter frei
label-queue = Warteschlange
label-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
label-quoted = „{ $card }“
label-closed = vergeben
label-card = Solokarte der Runde: { $card }
label-solo = Runde { $round } von 7; Runden mit gewertetem Auftrag bisher: { $streak }.
label-account = Seit Beginn von Runde { $round }
label-track = Leiste
label-line-attractions = Attr
label-line-dinosaurs = Dino
label-line-empty = Leer
label-line-objectives = Auftr
label-line-money = $/5
label-line-streak = Bonus
label-forecast = Vorschau:
forecast-visitors = { $visitors } Besucher, Platz für { $room }, ${ $income } Eintritt, Punkte: { $gained }.
forecast-known = { $danger ->
    [0] Die Sicherheit hält: { $protection } gegen Bedrohung { $threat }.
   *[other] Gefahr: Bedrohung { $threat } gegen Sicherheit { $protection }; Gefressene: { $eaten }, verlorene Punkte: { $lost }.
}
forecast-open = { $danger ->
    [0] Stünde der Bedrohungswürfel jetzt fest, hielte die Sicherheit: { $protection } gegen { $threat }.
   *[other] Stünde der Bedrohungswürfel jetzt fest: Bedrohung { $threat } gegen Sicherheit { $protection }; Gefressene: { $eaten }, verlorene Punkte: { $lost }.
}
command-research = forschung
command-market = markt
command-parks = parks
command-goals = aufträge
command-forecast = vorschau
command-dinosaurs = dinos
command-people = experten
command-tiles = plättchen
help-research = das Forschungstableau: Würfel, Kaltlager, offene Baupläne
help-market = was im Markt liegt, was es bewirkt und was es dich kostet
help-parks = Parks, Labore und Werte der anderen
help-goals = die Aufträge, wie weit jeder ist, und die Variationskarten
help-forecast = was die Parkphase dieser Runde nach jetzigem Stand bringt
help-dinosaurs = alle Baupläne mit DNS und Werten
help-people = was jeder Experte bewirkt
help-tiles = was jedes Plättchen des Labors bewirkt
help-words = Wörter: die FELD STUFE, storage STUFE, recipe ART STUFE, turn STUFE; place FELD; hire REIHE, build REIHE, upgrade REIHE PLATZ, dna REIHE TEIL; refine SORTE, create DINOSAURIER, bench security, venture FELD; visit FELD, auto, done, pass. Deutsch: würfel, kaltlager, bauplan, umdrehen, legen, einstellen, bauen, ausbauen, dns, veredeln, erschaffen, werkbank, kapital, einsetzen, fertig, passen. Anfänge genügen, und wo nichts anderes gemeint sein kann, darf das erste Wort fehlen: 3 2. Ein ganzer Plan passt in eine Zeile: kapital 1, werkbank sicherheit, fertig.
help-signs = Im Park: ♦ ein Dinosaurier, ◇ Platz für einen; ● ein gelber Besucher, ▲ ein Rowdy, ○ ein freier Platz für Besucher, $ als Geld genommen. Auf Würfeln: die Buchstaben der DNS, ? für einen Joker und † für Bedrohung. Im Labor: □ ein freies Einsetzfeld, ■ ein benutztes, dahinter die Zahl der Arbeiter. Das Kaltlager zeigt die Menge und das, was höchstens hineinpasst. In der Tabelle: Arbeiter frei und im Vorrat, etwa 4+4. A, B und P eines Dinosauriers: Attraktivität, Bedrohung und Punkte am Ende.

## Chance entered by hand
chance-die = Ziehe einen DNS-Würfel für das nächste Feld: Welche Nummer hat er?
chance-twist = Ziehe eine Variationskarte: Welche ist es?
chance-objective = Ziehe einen Auftrag: Welcher ist es?
chance-card = Ziehe eine Solokarte: Welche ist es?
chance-starter = Wer ist Startspieler?
chance-lab = Decke einen Laborausbau auf: Welcher ist es?
chance-attraction = Decke eine Attraktion auf: Welche ist es?
chance-specialist = Decke einen Experten auf: Wer ist es?
chance-recipe = Decke einen Bauplan auf: Welcher ist es?
chance-roll = Würfle mit dem nächsten Würfel: Welche Seite, 1 bis 6, zeigt er?
chance-event = Decke die Solokarte der Runde auf: Welche ist es?
chance-visitor = { $seat } zieht { $handful } Besucher: Wie viele davon sind Rowdys?
outcome-visitor = { $hooligans ->
    [0] keiner
    [1] einer
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] sechs
}

## Names in the log
source-accountant = Buchhalter
source-grant = Forschungsgelder
source-pass = Passen
source-venture = Kapitaleinlagen
source-sponsors = Sponsorenbüro
source-gate = Eintritt
source-food = Imbiss
line-attractions = Attraktionen
line-dinosaurs = Dinosaurier
line-empty = leere Gehege
line-objectives = Aufträge
line-money = Geld
line-streak = Bonus
place-intern = Praktikantin
visitor-patron = Besucher
visitor-hooligan = Rowdy

## The log
event-twist = Variationskarte: { $twist }.
events-twist = Variationskarten: { $list }.
item-twist = { $twist }
event-goal = Auftrag: { $objective }.
events-goal = Aufträge: { $list }.
item-goal = { $objective }
event-die-in-play = Würfel im Spiel: Nummer { $die }.
events-die-in-play = Würfel im Spiel nach Nummern: { $list }.
item-die-in-play = { $die }
event-offered = Solokarte zur Wahl: { $card }.
events-offered = Solokarten zur Wahl: { $list }.
item-offered = { $card }
event-kept = { $seat } wählt als Auftrag: { $card }.
run-kept = { $seat } wählt als Aufträge: { $list }.
item-kept = { $card }
event-starter = Startspieler ist { $seat }.
event-start-money = Geld zu Beginn: { $seat } ${ $dollars }.
events-start-money = Geld zu Beginn: { $list }.
item-start-money = { $seat } ${ $dollars }
event-shelved-lab = Neuer Laborausbau im Markt: { $lab }, ${ $price }.
events-shelved-lab = Neue Laborausbauten im Markt: { $list }.
item-shelved-lab = { $lab } (${ $price })
event-shelved-stall = Neue Attraktion im Markt: { $attraction }, ${ $price }.
events-shelved-stall = Neue Attraktionen im Markt: { $list }.
item-shelved-stall = { $attraction } (${ $price })
event-shelved-person = Neuer Experte im Markt: { $specialist }, ${ $price }.
events-shelved-person = Neue Experten im Markt: { $list }.
item-shelved-person = { $specialist } (${ $price })
event-recipe = Neuer Bauplan: { $exhibit }.
events-recipe = Neue Baupläne: { $list }.
item-recipe = { $exhibit }
event-gone-lab = Aus dem Markt: { $lab } (${ $price }).
events-gone-lab = Aus dem Markt: { $list }.
item-gone-lab = { $lab } (${ $price })
event-gone-stall = Aus dem Markt: { $attraction } (${ $price }).
events-gone-stall = Aus dem Markt: { $list }.
item-gone-stall = { $attraction } (${ $price })
event-gone-person = Aus dem Markt: { $specialist } (${ $price }).
events-gone-person = Aus dem Markt: { $list }.
item-gone-person = { $specialist } (${ $price })
event-gone-recipe = Bauplan weg: { $exhibit }.
event-gone-die = Würfel { $space } ist aus dem Spiel: { $face }.
events-gone-die = Würfel aus dem Spiel: { $list }.
item-gone-die = { $space } ({ $face })
event-event = Solokarte der Runde: { $card }.
event-round = Runde { $number }
event-phase = { $phase }
event-earned = { $seat } erhält ${ $dollars }: { $source }.
event-earned-by-it = Das bringt ${ $dollars }: { $source }.
event-dna = { $seat } erhält { $amount } { $sort }.
run-dna = { $seat } erhält { $list }.
item-dna = { $amount } { $sort }
event-dna-lost = Mangels Platz verfallen: { $amount }.
event-limit = { $seat } hebt eine Grenze an: { $sort } auf { $limit }.
run-limit = { $seat } hebt Grenzen an: { $list }.
item-limit = { $sort } auf { $limit }
event-worker = Arbeiter: +{ $amount }.
event-paddock = { $seat } vergrößert ein Gehege: { $exhibit } auf { $size }.
event-security = { $seat } erhöht die Sicherheit auf { $level }.
event-rolled = Würfel { $space }: { $face }.
events-rolled = Die Würfel: { $list }.
item-rolled = ({ $space }) { $face }
event-took-die = { $seat } nimmt Würfel { $space } mit Stufe { $level }: { $face }.
event-storage = { $seat } vergrößert das Kaltlager mit Stufe { $level }.
event-researched = { $seat } erforscht mit Stufe { $level } einen Bauplan: { $exhibit }.
event-turned = { $seat } passt, und der Wissenschaftler der Stufe { $level } wird zum Arbeiter.
event-rounder-placed = { $seat } setzt den Arbeiter des Allrounders ein.
event-rounder-rests = { $seat } lässt den Allrounder ruhen.
event-copied = { $seat } lässt die Programmiererin Würfel { $space } mit Stufe { $level } kopieren.
event-not-copied = { $seat } lässt nichts kopieren.
event-threat-die = Der Bedrohungswürfel: Würfel { $space }{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}.
event-no-threat-die = Kein Würfel ist übrig, also gibt es keinen Bedrohungswürfel.
event-hired = { $seat } stellt für ${ $dollars } ein: { $specialist }.
event-dismissed = { $seat } entlässt: { $specialist }. Arbeiter zurück in den Vorrat: { $workers }.
event-built = { $seat } baut für ${ $dollars }: { $attraction }.
event-upgraded = { $seat } kauft für ${ $dollars }: { $lab }, Platz { $space }.
event-covered = Überdeckt wird: { $lab }.
event-bought-dna = { $seat } kauft DNS für ${ $dollars }.
event-passed = { $seat } passt.
event-fenced-in = Anlage ab Feld { $zone }: { $exhibit }.
event-put-up = Auf Feld { $zone }: { $attraction }.
event-refined = { $seat } gewinnt DNS: { $sort }.
event-created = { $seat } erschafft einen Dinosaurier: { $exhibit }.
event-paid = Das kostet ${ $dollars }.
event-dna-paid = Bezahlt: { $amount } { $sort }.
run-dna-paid = Bezahlt: { $list }.
item-dna-paid = { $amount } { $sort }
event-patrols = { $seat } besetzt die Platzwarthütte: Die Sicherheit zählt 1 mehr.
event-office = { $seat } besetzt das Wachbüro: ein Tausch.
event-doubled = { $seat } wertet die Attraktion auf Feld { $zone } auf.
event-copying = { $seat } nutzt die Kopierkammer.
event-ads = { $seat } wirbt; Besucher: +{ $visitors }.
event-done = { $seat } ist mit der Arbeit fertig.
events-done = Mit der Arbeit fertig: { $list }.
item-done = { $seat }
event-worked-created = { $seat } hat erschaffen: { $amount } { $exhibit }.
run-worked-created = { $seat } hat erschaffen: { $list }.
item-worked-created = { $amount } { $exhibit }
event-worked-paddock = { $seat }, Gehege: { $exhibit } { $size }.
run-worked-paddock = { $seat }, Gehege: { $list }.
item-worked-paddock = { $exhibit } { $size }
event-worked-security = { $seat }, Sicherheit: { $level }.
event-worked-money = { $seat }, Geld: ${ $before } → ${ $after }.
event-worked-dna = { $seat }, DNS: { $sort } { $before } → { $after }.
run-worked-dna = { $seat }, DNS: { $list }.
item-worked-dna = { $sort } { $before } → { $after }
event-worked-stored = { $seat }, für den Park: { $lab } +{ $amount }.
run-worked-stored = { $seat }, für den Park: { $list }.
item-worked-stored = { $lab } +{ $amount }
event-visitors = { $seat } hat Besucher: gelbe { $patrons }, Rowdys { $hooligans }.
event-exchanged = Zurückgelegte und neu gezogene Rowdys: { $amount }.
event-guarded = { $seat } lässt den Sicherheitsmann Rowdys zurücklegen, je 1 Punkt: { $amount }.
event-visited = { $seat } setzt ein: { $visitor } { $place }.
run-visited = { $seat } setzt ein: { $list }.
item-visited = { $visitor } { $place }
event-queued = { $seat } hat eine Warteschlange: gelbe { $patrons }, Rowdys { $hooligans }.
event-danger = { $seat } ist in Gefahr: Bedrohung { $threat } gegen Sicherheit { $security }; gefressen werden: { $danger }.
event-safe = { $seat } ist sicher.
event-eaten = Gefressen bei { $seat }: { $visitor } { $place }.
run-eaten = Gefressen bei { $seat }: { $list }.
item-eaten = { $visitor } { $place }
event-eaten-in-queue = In der Warteschlange von { $seat } gefressen: gelbe { $patrons }, Rowdys { $hooligans }.
event-sued = { $seat } zahlt ${ $dollars } für einen Gefressenen.
event-lost = { $seat } verliert Punkte: { $points }.
event-sold = { $seat } erhält ${ $dollars } von einem Besucher am Imbiss, { $zone }.
run-sold = { $seat } erhält Geld von Besuchern am Imbiss: { $list }.
item-sold = ${ $dollars } { $zone }
event-scored = { $seat } erhält Punkte für Besucher: { $points }.
event-marked = { $seat } erfüllt einen Auftrag: { $objective }.
event-closed = Von nun an vergeben: { $objective }.
events-closed = Von nun an vergeben: { $list }.
item-closed = { $objective }
event-place = Platz { $place }: { $seat }.
events-place = Neue Reihenfolge: { $list }.
item-place = { $seat }
event-joined = Rowdys kommen in den Beutel: { $hooligans }.
event-bonus-dna = { $seat } nimmt als Zugabe 2 Basis-DNS.
event-card-scored = { $seat } wertet „{ $card }“, Punkte: { $points }.
event-card-dropped = { $seat } wirft „{ $card }“ ab.
event-final = { $seat }, Endwertung: { $line } { $points }.
run-final = { $seat }, Endwertung: { $list }.
item-final = { $line } { $points }

## What would be right in components.toml
right-row = { $count } ganze Zahlen von { $low } bis { $high }
right-in-order = diese in dieser Reihenfolge: { $known }
right-two-sorts = zwei verschiedene Basis-Sorten
right-faces = { $sides } Seiten der Form [was sie zeigt, wie viel, Bedrohung], mit Zahlen bis { $most } und einem von diesen: { $known }
right-sort-key = eine dieser Sorten: { $known }
right-spots = 1 bis { $most } Einsetzfelder mit je 1 bis { $high } Arbeitern
right-copies = eine Liste von Spielerzahlen von 1 bis { $most }, eine für jedes Plättchen
right-spaces = eine Liste von Würfelfeldern von 1 bis { $most }
right-goods = zwei Paare aus einer Art ({ $known }) und einer Reihe von 1 bis { $most }
right-ascending = Preise, die von Reihe zu Reihe steigen
right-rows = { $count } Reihen

## Help with the game's own examples
example-action = bench security
example-clause = DI.4.3
help-odds = hier nichts: Kein Würfel entscheidet über deine Aktionen
odds-none = Über das, was du jetzt tun kannst, entscheidet kein Würfel.
odds-none-here = Darüber entscheidet kein Würfel.
command-map = park
help-map = dein Park
command-hand = labor
help-hand = dein Labor, deine Experten und dein Kaltlager
