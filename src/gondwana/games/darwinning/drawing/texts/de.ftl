### Darwinning!: was nur der Tisch im Web sagt. Deutsch.

## Zeitalter, in den Worten der Runden jedes Spiels
web-round = Zeitalter
web-round-number = Zeitalter { $number }
web-round-phase = Zeitalter { $number }, { $phase }
web-chart = Punkte nach Zeitaltern: { $seats }

## Die Leiste und die Lebensräume
web-era-of = Zeitalter { $era } von { $eras }: { $phase }
web-trick-of = Zeitalter { $era } von { $eras }, Stich { $number }
web-environments = Ausliegende Lebensräume
web-gives = { $food ->
    [0] nichts für dich
   *[other] { $food } für dich
}

## Die Nahrungskette
web-chain = Nahrungskette
web-chain-all = Nahrungskette, { $spaces } Felder
web-bonus = einen Schritt mehr
web-eats = { $eater } darf fressen: { $prey }.
web-you-eat = { $count ->
    [0] Du darfst niemanden fressen.
   *[other] Du darfst fressen: { $prey }.
}
web-eat-you = { $count ->
    [0] Dich darf niemand fressen.
    [one] Dich darf fressen: { $eaters }.
   *[other] Dich dürfen fressen: { $eaters }.
}

## Karten
web-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
web-eggs = { $eggs ->
    [one] 1 Ei
   *[other] { $eggs } Eier
}
web-joker = 0 in jeder Farbe, verbessert nichts
web-joker-about = Ein Joker ist eine 0 in der Farbe, die dir hilft. Er verbessert nichts.

## Die Hand
web-hand = { $cards ->
    [0] Deine Hand
    [one] Deine Hand, 1 Karte
   *[other] Deine Hand, { $cards } Karten
}
web-hand-all = Deine Karten
web-no-cards = Deine Hand ist leer.
web-sort = Die Hand ordnen
web-sort-number = nach Zahl
web-sort-colour = nach Farbe

## Der Stich
web-trick = Stich { $number }, angespielt von { $seat }
web-trick-rule = eine stärkere Kombination oder eine beliebige Karte
web-made = { $combination }, { $sum }
web-strongest = bisher am stärksten
web-beat = schlage { $what }
web-thinks = überlegt
web-your-turn = du bist dran
web-last-trick = Keine Karte mehr: { $seats }. Das ist der letzte Stich des Zeitalters, und er gilt umgekehrt: Wer am stärksten ist, verbessert nichts, alle anderen dürfen.
web-virtual = die virtuelle Art
web-open = Offene Karten der virtuellen Art
web-open-rule = Beide dürfen sie in jeder Kombination benutzen.

## Arten
web-space = Feld { $number } der Nahrungskette
web-population = Population { $number }
web-bites = Bissmarker: { $number }
web-land-now = { $environment }: liegt aus, { $food } Nahrung
web-land = { $environment }: liegt nicht aus, gäbe { $food } Nahrung
web-place = Platz { $number }
web-framed = Nullpunkterahmen
web-free = frei
web-idle = aus
web-stolen = gestohlen
web-parts = Feld { $space } + Population { $population } + Lebensräume { $environments } + Fähigkeiten { $abilities }

## Die kommende Nahrung
web-forecast = Käme jetzt das Überleben:
web-sources = Woher die Nahrung kommt
web-food-need = { $food } Nahrung für Population { $need }
web-amount = { $amount }
web-fate-more = { $food } Nahrung für { $need }: mehr als genug.
web-fate-less = { $food } Nahrung für { $need }: zu wenig.
web-fate-level = { $food } Nahrung für { $need }: genau genug.
web-fate-bites = { $tokens } Bissmarker, { $limit } kosten eine Population.
web-fate = { $change ->
    [0] Deine Population bleibt bei { $after }.
    [1] Deine Population wächst auf { $after }.
   *[other] Deine Population fällt auf { $after }.
}
web-source-home = { $what }
web-source-gained = { $what }, gewonnen
web-source-symbiosis = { $what }, durch Symbiose
web-source-prey = frisst { $what }
web-source-ability = { $what }

## Die Abrechnung nach dem Überleben
web-account = Wie es den Arten erging
web-primer = So läuft ein Zeitalter
web-primer-tricks = Wer einen Stich gewinnt, darf mit einer der eben gespielten Karten die eigene Art verbessern. Stärkere Kombinationen schlagen schwächere; wer nicht kann oder will, wirft eine Karte ab.
web-primer-uses = Eine Karte nützt auf eine Weise: zum Aufstieg in der Nahrungskette, als Eier, als Lebensraum oder als Fähigkeit.
web-primer-last = Wird eine Hand leer, ist der Stich der letzte des Zeitalters und gilt umgekehrt: Alle außer dem stärksten verbessern.
web-primer-food = Dann fressen alle Arten, die tiefste zuerst. Jede Population braucht eine Nahrung: Zu wenig kostet eine, mehr bringt eine. Auch zwei Bisse kosten eine.
web-primer-score = Am Ende zählen dein Feld, deine Population, deine Lebensräume und deine Fähigkeiten.
web-starved = zu wenig: −1 Population
web-level = genau genug: Population bleibt
web-surplus = mehr als genug
web-bitten = { $number } Bissmarker: −1 Population
web-grew = wächst auf { $number }
web-not-grown = { $number } Bissmarker: zu viele zum Wachsen

## Fragen
web-wait-discard = Karten darf ablegen: { $seats }.
web-wait-leader = Wer anspielt, sagt: { $seats }.
web-wait-play = Am Zug: { $seats }.
web-wait-improve = Verbessert: { $seats }.
web-wait-steal = Darf eine Fähigkeit stehlen: { $seats }.
web-wait-take = Wählt aus dem Ablagestapel: { $seats }.
web-wait-keep = Darf Karten behalten: { $seats }.
web-wait-eat = Frisst: { $seats }.
web-wait-metamorphosis = Metamorphose: { $seats }.
web-chance = Die Karten entscheiden.
web-ask-discard = Legst du bis zu zwei Karten ab?
web-discard-more = Drücke die Karten, auf die du verzichten kannst. Niemand sieht sie, und du ziehst keine dafür.
web-may-still = { $cards ->
    [0] keine mehr
   *[other] noch { $cards }
}
web-ask-leader = Wer spielt zum ersten Stich an?
web-leader-more = Du stehst in der Nahrungskette am tiefsten, also sagst du, wer beginnt.
web-ask-lead = Du spielst an: Welche Karten spielst du?
web-lead-more = Drücke eine Karte oder Karten, die eine Kombination bilden.
web-ask-beat = Schlage { $what } oder wirf eine beliebige Karte ab
web-ask-beat-two = Schlage { $what } oder spiele irgendetwas Schwächeres
web-these-beat = Jetzt gewänne: { $list }.
web-with = { $combination } { $cards }
web-none-beats = Du hast nichts Stärkeres.
web-picked-none = Das ist noch keine Kombination
web-picked-open = Eine Karte aus deiner Hand muss dazu
web-picked = { $what } spielen?
web-picked-leads = { $seats ->
    [one] 1 Spieler kann es noch schlagen.
   *[other] { $seats } Spieler können es noch schlagen.
}
web-picked-beats = Das schlägt { $what }.
web-picked-wins = Das schlägt { $what }, und du spielst als Letzter: Der Stich gehört dir.
web-picked-weak = Das schlägt { $what } nicht.
web-picked-empties = Damit ist deine Hand leer, und der Stich ist der letzte des Zeitalters: Wer am stärksten ist, verbessert nichts.
web-last-strongest = Aber es ist der letzte Stich: Wer am stärksten ist, verbessert nichts.
web-lay = { $cards ->
    [one] Diese Karte spielen
   *[other] Diese { $cards } spielen
}
web-ask-improve = Wie verbessert sich deine Art?
web-improve-more = Eine der eben gespielten Karten darfst du benutzen, auf eine Weise.
web-pass-improve = Nichts verbessern
web-ask-steal = Welche Fähigkeit stiehlt deine Mutation?
web-steal-more = Sie wirkt bei dir anstelle der Mutation, zählt aber keine Punkte.
web-pass-steal = Für später aufheben
web-ask-take = Welche Fähigkeit legst du? Art von: { $owner }
web-take-more = Wähle eine abgelegte Karte, dann einen Platz. Was sie verdeckt, wirkt nicht mehr.
web-pass-take = Nichts nehmen
web-ask-keep = Behältst du bis zu zwei Karten für das nächste Zeitalter?
web-keep-more = Drücke die Karten, die du behältst. Alle anderen werden abgelegt.
web-ask-eat = Wen frisst deine Art?
web-eat-more = { $count ->
    [0] Der Vorschlag frisst niemanden: { $food } Nahrung für { $need }.
   *[other] Der Vorschlag frisst { $prey }: { $food } Nahrung für { $need }.
}
web-eat = { $tokens ->
    [0] { $prey } fressen
   *[other] { $prey } fressen, giftig
}
web-eat-all = Wie vorgeschlagen
web-ask-metamorphosis = Wohin kommt { $card }?
web-pass-metamorphosis = Ablegen
web-done-discard = { $cards ->
    [0] Keine ablegen
   *[other] { $cards } ablegen
}
web-done-keep = { $cards ->
    [0] Keine behalten
   *[other] { $cards } behalten
}
web-done-eat = Nichts mehr fressen
web-lead = { $seat }
web-you-lead = Ich selbst

## Wozu eine Karte taugt
web-panel-improve = Was deine Karten können
web-panel-steal = Fähigkeiten zum Stehlen
web-panel-take = Fähigkeiten im Ablagestapel
web-panel-metamorphosis = Wohin sie kann
web-climb-up = Hinauf auf { $space }
web-climb-down = Hinab auf { $space }
web-climb-from = von { $space }
web-climb-bonus = von { $space }, mit dem Bonus für kleine Tiere
web-grow-to = Population { $before } → { $after }
web-land-lies = liegt aus: jetzt { $food } Nahrung
web-land-away = liegt jetzt nicht aus
web-gain = { $points ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}
web-onto = Platz { $number }
web-onto-frame = Platz { $number }, Rahmen
web-choose-card = Wähle eine Karte, dann siehst du, was sie kann.
web-put-back = Zurücklegen
web-place-free = frei
web-covers = verdeckt { $ability }
web-steal = { $ability } von { $owner }

## Die Übersicht
web-aid = Alle Karten erklärt
web-close = Schließen
web-combinations = Kombinationen, die stärkste zuerst
web-uses = Wozu eine Karte taugt
web-use-up = Bewegen: so viele Felder hinauf oder hinab in der Nahrungskette.
web-use-egg = Eier: um so viel wächst die Population.
web-use-place = Lebensraum: 2 Nahrung, wann immer er ausliegt.
web-use-ability = Fähigkeit: auf einen deiner fünf Plätze.
web-abilities = Fähigkeiten
web-worth = { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}

## Das Ende
web-points-ahead = { $points } Punkte, { $ahead } mehr als { $seat }.
web-points-level = { $points } Punkte, so viele wie { $seat }: Die größere Population entscheidet, dann das höhere Feld.
web-result = Woher die Punkte kommen
web-stat-points = Punkte
web-stat-space = Feld
web-stat-population = Population
web-stat-environments = Lebensräume
web-stat-abilities = Fähigkeiten
web-stat-count = Population am Ende
web-stat-tricks = gewonnene Stiche
web-stat-ate = gefressene Arten
web-stat-eaten = gebissen

## Namen für schmale Stellen, mit weichen Trennstrichen
web-soft-ability-bigger_brain = größe­res Ge­hirn
web-soft-ability-camouflage = Tar­nung
web-soft-ability-communication = Kom­mu­ni­ka­tion
web-soft-ability-food_storage = Vor­rats­lager
web-soft-ability-hard_shell = harter Panzer
web-soft-ability-herd_animal = Herden­tier
web-soft-ability-iron_stomach = Eisen­magen
web-soft-ability-metamorphosis = Meta­mor­phose
web-soft-ability-mutation = Muta­tion
web-soft-ability-pheromones = Phero­mone
web-soft-ability-society = Ge­sell­schaft
web-soft-ability-symbiosis = Sym­biose
web-soft-ability-tools = Werk­zeuge
web-soft-environment-highlands = Hoch­land
web-soft-environment-jungle = Dschun­gel
web-soft-environment-mountains = Ge­birge
web-soft-environment-polar = Polar­gebiet
web-soft-environment-underground = Unter­grund
web-soft-environment-wetlands = Feucht­gebiet
