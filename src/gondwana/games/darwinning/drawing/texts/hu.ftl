### Darwinning!: amit csak a webes asztal mond. Magyar.

## Korszakok, minden játék fordulóinak szavaival
web-round = korszak
web-round-number = { $number }. korszak
web-round-phase = { $number }. korszak, { $phase }
web-chart = Pontok korszakonként: { $seats }

## A felső sáv és az élőhelyek
web-era-of = { $era }. korszak, összesen { $eras }: { $phase }
web-trick-of = { $era }. korszak, összesen { $eras }, { $number }. ütés
web-environments = Élőhelyek az asztalon
web-gives = { $food ->
    [0] neked semmi
   *[other] neked { $food }
}

## A tápláléklánc
web-chain = Tápláléklánc
web-chain-all = Tápláléklánc, { $spaces } mező
web-bonus = eggyel tovább
web-eats = { $eater } megeheti: { $prey }.
web-you-eat = { $count ->
    [0] Senkit sem ehetsz meg.
   *[other] Megeheted: { $prey }.
}
web-eat-you = { $count ->
    [0] Téged senki sem ehet meg.
   *[other] Téged megehet: { $eaters }.
}

## Lapok
web-steps = { $steps } lépés
web-eggs = { $eggs } tojás
web-joker = 0, bármilyen színű, nem fejleszt
web-joker-about = A dzsóker 0, és olyan színű, amilyen neked segít. Nem fejleszt semmit.

## A kéz
web-hand = { $cards ->
    [0] A kezed
   *[other] A kezed, { $cards } lap
}
web-hand-all = A lapjaid
web-no-cards = Nincs lap a kezedben.
web-sort = A kéz rendezése
web-sort-number = szám szerint
web-sort-colour = szín szerint

## Az ütés
web-trick = { $number }. ütés, hívó: { $seat }
web-trick-rule = erősebb kombináció vagy egy tetszőleges lap
web-made = { $combination }, { $sum }
web-strongest = eddig a legerősebb
web-beat = megütendő: { $what }
web-thinks = gondolkodik
web-your-turn = te jössz
web-last-trick = { $count ->
    [one] Elfogyott a lapja: { $seats }. Ez a korszak utolsó ütése, és fordított: a legerősebb nem fejleszthet, mindenki más igen.
   *[other] Elfogyott a lapjuk: { $seats }. Ez a korszak utolsó ütése, és fordított: a legerősebb nem fejleszthet, mindenki más igen.
}
web-virtual = a virtuális faj
web-open = A virtuális faj nyitott lapjai
web-open-rule = Mindkét játékos használhatja őket bármely kombinációban.

## Fajok
web-space = a tápláléklánc { $number }. mezője
web-population = populáció: { $number }
web-bites = harapásjelzők: { $number }
web-land-now = { $environment }: az asztalon fekszik, { $food } étel
web-land = { $environment }: nincs az asztalon, { $food } ételt adna
web-place = { $number }. hely
web-framed = nullapontos keret
web-free = szabad
web-idle = kikapcsolva
web-stolen = elvett
web-parts = mező { $space } + populáció { $population } + élőhelyek { $environments } + képességek { $abilities }

## A várható étel
web-forecast = Ha most jönne a túlélés:
web-sources = Honnan van az étel
web-food-need = { $food } étel { $need } populációnak
web-amount = { $amount }
web-fate-more = { $food } étel, kell { $need }: bőven elég.
web-fate-less = { $food } étel, kell { $need }: kevés.
web-fate-level = { $food } étel, kell { $need }: éppen elég.
web-fate-bites = { $tokens } harapásjelző, { $limit } visz el egy populációt.
web-fate = { $change ->
    [0] A populációd marad: { $after }.
    [1] A populációd nő: { $after }.
   *[other] A populációd csökken: { $after }.
}
web-source-home = { $what }
web-source-gained = { $what }, szerzett
web-source-symbiosis = { $what }, szimbiózissal
web-source-prey = préda: { $what }
web-source-ability = { $what }

## Elszámolás a túlélés után
web-account = Hogyan élték túl a fajok
web-primer = Így megy egy korszak
web-primer-tricks = Aki ütést nyer, az imént kijátszott lapjai egyikével fejlesztheti a faját. Az erősebb kombináció üti a gyengébbet; ha nem tudsz vagy nem akarsz ütni, játssz ki egy lapot.
web-primer-uses = Egy lap egyféleképpen használható: lépni a táplálékláncon, tojást rakni, megtelepedni az élőhelyén, vagy képességként.
web-primer-last = Ha valakinek elfogy a lapja, az az ütés a korszak utolsója, és fordított: a legerősebben kívül mindenki fejleszthet.
web-primer-food = Utána minden faj eszik, a legalsó elsőként. Minden populációnak egy étel kell: ha kevés, egy elvész, ha több, egy születik. Két harapás is egyet visz el.
web-primer-score = A végén a meződ, a populációd, az élőhelyeid és a képességeid érnek pontot.
web-starved = kevés: −1 populáció
web-level = éppen elég: a populáció marad
web-surplus = bőven elég
web-bitten = { $number } harapásjelző: −1 populáció
web-grew = új populáció: { $number }
web-not-grown = { $number } harapásjelző: nem szaporodhat

## Kérdések
web-wait-discard = Lapot dobhat el: { $seats }.
web-wait-leader = Megmondja, ki hív: { $seats }.
web-wait-play = Ütésbe játszik: { $seats }.
web-wait-improve = Fejleszt: { $seats }.
web-wait-steal = Képességet vehet el: { $seats }.
web-wait-take = Az eldobott lapok közül választ: { $seats }.
web-wait-keep = Lapot tarthat meg: { $seats }.
web-wait-eat = Eszik: { $seats }.
web-wait-metamorphosis = Átalakul: { $seats }.
web-chance = A lapok döntenek.
web-ask-discard = Eldobsz legfeljebb két lapot?
web-discard-more = Nyomd meg azokat a lapokat, amelyek nem kellenek. Senki sem látja őket, és helyettük nem húzol.
web-may-still = { $cards ->
    [0] többet nem
   *[other] még { $cards }
}
web-ask-leader = Ki hívjon az első ütésre?
web-leader-more = Te állsz legalul a táplálékláncon, ezért te mondod meg, ki kezdjen.
web-ask-lead = Te hívsz: mely lapokat játszod ki?
web-lead-more = Nyomj meg egy lapot, vagy olyanokat, amelyek kombinációt alkotnak.
web-ask-beat = Üsd meg ezt: { $what }, vagy adj bele egy tetszőleges lapot
web-ask-beat-two = Üsd meg ezt: { $what }, vagy játssz ki bármi gyengébbet
web-these-beat = Ezek most nyernének: { $list }.
web-with = { $combination } { $cards }
web-none-beats = Nincs erősebb a kezedben.
web-picked-none = Ez még nem kombináció
web-picked-open = Legalább egy lap a kezedből is kell hozzá
web-picked = Kijátszod ezt: { $what }?
web-picked-leads = { $seats } játékos még megütheti.
web-picked-beats = Üti ezt: { $what }.
web-picked-wins = Üti ezt: { $what }, és te játszol utoljára, tiéd az ütés.
web-picked-weak = Nem üti ezt: { $what }.
web-picked-empties = Ezzel elfogy a lapod, ezért ez a korszak utolsó ütése: a legerősebb nem fejleszthet.
web-last-strongest = De ez az utolsó ütés: a legerősebb nem fejleszthet.
web-lay = { $cards ->
    [one] Ezt a lapot játszom ki
   *[other] Ezt { AZ($cards) } { $cards } lapot játszom ki
}
web-ask-improve = Hogyan fejlődik a fajod?
web-improve-more = Az imént kijátszott lapjaid egyikét használhatod, egyféleképpen.
web-pass-improve = Nem fejlesztek
web-ask-steal = Melyik képességet veszi el a mutációd?
web-steal-more = Neked működik a mutáció helyén, de pontot nem ér.
web-pass-steal = Későbbre tartogatom
web-ask-take = Melyik képességet rakod le? A faj gazdája: { $owner }
web-take-more = Válassz egyet az eldobott lapok közül, aztán egy helyet. Amit letakar, nem működik tovább.
web-pass-take = Nem veszek el semmit
web-ask-keep = Megtartasz legfeljebb két lapot a következő korszakra?
web-keep-more = Nyomd meg, amit megtartasz. A többit eldobod.
web-ask-eat = Kit eszik meg a fajod?
web-eat-more = { $count ->
    [0] A javaslat szerint senkit: { $food } étel, kell { $need }.
   *[other] A javaslat szerint: { $prey }. Így { $food } étel, kell { $need }.
}
web-eat = { $tokens ->
    [0] Préda: { $prey }
   *[other] Préda: { $prey }, mérgező
}
web-eat-all = A javaslat szerint
web-ask-metamorphosis = Hová kerül? { $card }
web-pass-metamorphosis = Eldobom
web-done-discard = { $cards ->
    [0] Nem dobok el lapot
   *[other] { $cards } lapot eldobok
}
web-done-keep = { $cards ->
    [0] Nem tartok meg lapot
   *[other] { $cards } lapot megtartok
}
web-done-eat = Mást nem eszem
web-lead = { $seat }
web-you-lead = Én hívok

## Mire jó egy lap
web-panel-improve = Mire jók a lapjaid
web-panel-steal = Elvehető képességek
web-panel-take = Képességek az eldobott lapok közt
web-panel-metamorphosis = Ahová kerülhet
web-climb-up = Fel, ide: { $space }
web-climb-down = Le, ide: { $space }
web-climb-from = innen: { $space }
web-climb-bonus = innen: { $space }, a kis állatok bónuszával
web-grow-to = populáció: { $before } → { $after }
web-land-lies = az asztalon: most { $food } étel
web-land-away = most nincs az asztalon
web-gain = { $signed } pont
web-onto = { $number }. hely
web-onto-frame = { $number }. hely, keret
web-choose-card = Válassz egy lapot, és látod, mire jó.
web-put-back = Visszaveszem
web-place-free = szabad
web-covers = letakarja: { $ability }
web-steal = { $ability }, most övé: { $owner }

## Segédlet
web-aid = Minden lap magyarázata
web-close = Bezárás
web-combinations = Kombinációk, a legerősebb elöl
web-uses = Mire használható egy lap
web-use-up = Mozgás: ennyi mezőt lépsz fel vagy le a táplálékláncon.
web-use-egg = Tojás: ennyivel nő a populációd.
web-use-place = Élőhely: 2 étel, valahányszor az asztalon fekszik.
web-use-ability = Képesség: öt helyed egyikére.
web-abilities = Képességek
web-worth = { $points } pont.

## A vége
web-points-ahead = { $points } pont, ennyivel több: { $ahead }. Mögötte: { $seat }.
web-points-level = { $points } pont, ugyanannyi, mint a következőé: { $seat }. A nagyobb populáció dönt, aztán a magasabb mező.
web-result = Honnan jöttek a pontok
web-stat-points = pont
web-stat-space = mező
web-stat-population = populáció
web-stat-environments = élőhelyek
web-stat-abilities = képességek
web-stat-count = végső populáció
web-stat-tricks = nyert ütések
web-stat-ate = megevett fajok
web-stat-eaten = hányszor harapták

## Nevek szűk helyre, lágy elválasztójellel ott, ahol törhetők
web-soft-ability-bigger_brain = na­gyobb agy
web-soft-ability-camouflage = álcá­zás
web-soft-ability-communication = kom­mu­ni­ká­ció
web-soft-ability-food_storage = élés­kamra
web-soft-ability-hard_shell = kemény páncél
web-soft-ability-herd_animal = csor­da­állat
web-soft-ability-iron_stomach = vas­gyomor
web-soft-ability-metamorphosis = átala­kulás
web-soft-ability-mutation = mutá­ció
web-soft-ability-pheromones = fero­monok
web-soft-ability-society = társas élet
web-soft-ability-symbiosis = szim­biózis
web-soft-ability-tools = esz­közök
web-soft-environment-highlands = felföld
web-soft-environment-jungle = dzsun­gel
web-soft-environment-mountains = hegy­ség
web-soft-environment-polar = sark­vidék
web-soft-environment-underground = föld alatti világ
web-soft-environment-wetlands = mocsár
