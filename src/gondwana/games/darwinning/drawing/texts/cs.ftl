### Darwinning!: co říká jen webový stůl. Česky.

## Éry, slovy kol každé hry
web-round = éra
web-round-number = { $number }. éra
web-round-phase = { $number }. éra, { $phase }
web-chart = Body po érách: { $seats }

## Lišta a prostředí
web-era-of = { $era }. éra z { $eras }: { $phase }
web-trick-of = { $era }. éra z { $eras }, { $number }. trik
web-environments = Prostředí na stole
web-gives = { $food ->
    [0] nic pro tebe
   *[other] { $food } pro tebe
}

## Potravní řetězec
web-chain = Potravní řetězec
web-chain-all = Potravní řetězec, políček: { $spaces }
web-bonus = o krok dál
web-eats = { $eater } smí jíst: { $prey }.
web-you-eat = { $count ->
    [0] Nesmíš jíst nikoho.
   *[other] Smíš jíst: { $prey }.
}
web-eat-you = { $count ->
    [0] Tebe nesmí jíst nikdo.
   *[other] Tebe smí jíst: { $eaters }.
}

## Karty
web-steps = { $steps ->
    [one] 1 krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}
web-eggs = { $eggs ->
    [one] 1 vejce
    [few] { $eggs } vejce
   *[other] { $eggs } vajec
}
web-joker = 0 libovolné barvy, nic nevylepší
web-joker-about = Žolík je 0 té barvy, která se ti hodí. Nic nevylepší.

## Ruka
web-hand = { $cards ->
    [0] Tvá ruka
    [one] Tvá ruka, 1 karta
    [few] Tvá ruka, { $cards } karty
   *[other] Tvá ruka, { $cards } karet
}
web-hand-all = Tvé karty
web-no-cards = V ruce nemáš žádnou kartu.
web-sort = Řazení ruky
web-sort-number = podle hodnoty
web-sort-colour = podle barvy

## Trik
web-trick = { $number }. trik, začíná { $seat }
web-trick-rule = silnější kombinace, nebo jedna libovolná karta
web-made = { $combination }, { $sum }
web-strongest = zatím nejsilnější
web-beat = přebij: { $what }
web-thinks = přemýšlí
web-your-turn = jsi na řadě
web-last-trick = Bez karet v ruce: { $seats }. Je to poslední trik éry a je obrácený: nejsilnější nevylepšuje, všichni ostatní smějí.
web-virtual = virtuální druh
web-open = Vyložené karty virtuálního druhu
web-open-rule = Oba hráči je smějí použít v kterékoli kombinaci.

## Druhy
web-space = { $number }. políčko potravního řetězce
web-population = populace: { $number }
web-bites = žetony pokousání: { $number }
web-land-now = { $environment }: leží na stole, jídlo: { $food }
web-land = { $environment }: na stole neleží, dalo by jídlo: { $food }
web-place = { $number }. místo
web-framed = nulobodový rámeček
web-free = volné
web-idle = vypnuto
web-stolen = ukradená
web-parts = políčko { $space } + populace { $population } + prostředí { $environments } + schopnosti { $abilities }

## Jídlo, které čeká
web-forecast = Kdyby teď přišlo přežití:
web-sources = Odkud je jídlo
web-food-need = jídlo { $food }, populace { $need }
web-amount = { $amount }
web-fate-more = jídlo { $food }, je třeba { $need }: víc než dost.
web-fate-less = jídlo { $food }, je třeba { $need }: málo.
web-fate-level = jídlo { $food }, je třeba { $need }: akorát.
web-fate-bites = Žetony pokousání: { $tokens }, populaci stojí { $limit }.
web-fate = { $change ->
    [0] Populace zůstane { $after }.
    [1] Populace vzroste na { $after }.
   *[other] Populace klesne na { $after }.
}
web-source-home = { $what }
web-source-gained = { $what }, získané
web-source-symbiosis = { $what }, symbiózou
web-source-prey = kořist: { $what }
web-source-ability = { $what }

## Účet po přežití
web-account = Jak druhy přežily
web-primer = Jak probíhá éra
web-primer-tricks = Kdo vyhraje trik, smí jednou z právě odehraných karet vylepšit svůj druh. Silnější kombinace přebíjí slabší; když nemůžeš nebo nechceš, přihoď jednu kartu.
web-primer-uses = Karta se použije jedním způsobem: k posunu v potravním řetězci, na vejce, k osídlení svého prostředí, nebo jako schopnost.
web-primer-last = Dojdou-li někomu karty, je to poslední trik éry a je obrácený: vylepšují všichni kromě nejsilnějšího.
web-primer-food = Potom všechny druhy jedí, nejnižší první. Každá populace potřebuje jedno jídlo: málo jednu stojí, nadbytek jednu přinese. Jednu stojí i dvě pokousání.
web-primer-score = Na konci bodují tvé políčko, populace, prostředí a schopnosti.
web-starved = málo: −1 populace
web-level = akorát: populace zůstává
web-surplus = víc než dost
web-bitten = pokousání: { $number }, −1 populace
web-grew = roste na { $number }
web-not-grown = pokousání: { $number }, neroste

## Otázky
web-wait-discard = Karty smí odhodit: { $seats }.
web-wait-leader = Kdo začne, určí: { $seats }.
web-wait-play = Hraje do triku: { $seats }.
web-wait-improve = Vylepšuje: { $seats }.
web-wait-steal = Schopnost smí ukrást: { $seats }.
web-wait-take = Z odhozených vybírá: { $seats }.
web-wait-keep = Karty si smí nechat: { $seats }.
web-wait-eat = Jí: { $seats }.
web-wait-metamorphosis = Metamorfóza: { $seats }.
web-chance = Rozhodují karty.
web-ask-discard = Odhodíš až dvě karty?
web-discard-more = Stiskni karty, bez kterých se obejdeš. Nikdo je neuvidí a nové za ně nedostaneš.
web-may-still = { $cards ->
    [0] víc ne
   *[other] ještě { $cards }
}
web-ask-leader = Kdo zahájí první trik?
web-leader-more = Stojíš v potravním řetězci nejníž, a tak určíš, kdo začne.
web-ask-lead = Začínáš: které karty zahraješ?
web-lead-more = Stiskni jednu kartu, nebo karty, které tvoří kombinaci.
web-ask-beat = Přebij: { $what }, nebo přihoď jednu libovolnou kartu
web-ask-beat-two = Přebij: { $what }, nebo zahraj cokoli slabšího
web-these-beat = Teď by vyhrálo: { $list }.
web-with = { $combination } { $cards }
web-none-beats = Nic silnějšího nemáš.
web-picked-none = Kombinaci to zatím netvoří
web-picked-open = Přidej aspoň jednu kartu z ruky
web-picked = Zahraješ tohle: { $what }?
web-picked-leads = { $seats ->
    [one] Přebít to ještě může 1 hráč.
    [few] Přebít to ještě mohou { $seats } hráči.
   *[other] Přebít to ještě může { $seats } hráčů.
}
web-picked-beats = Přebíjí: { $what }.
web-picked-wins = Přebíjí: { $what }, a hraješ poslední, trik je tvůj.
web-picked-weak = Nepřebíjí: { $what }.
web-picked-empties = Tím ti dojdou karty, je to tedy poslední trik éry: nejsilnější nevylepšuje.
web-last-strongest = Je to však poslední trik: nejsilnější nevylepšuje.
web-lay = { $cards ->
    [one] Zahrát tuto kartu
    [few] Zahrát tyto { $cards }
   *[other] Zahrát těchto { $cards }
}
web-ask-improve = Jak se tvůj druh vylepší?
web-improve-more = Použít smíš jednu z právě odehraných karet, a to jedním způsobem.
web-pass-improve = Nevylepšovat
web-ask-steal = Kterou schopnost ukradne tvá mutace?
web-steal-more = Působí u tebe místo mutace, ale neboduje.
web-pass-steal = Nechat na později
web-ask-take = Kterou schopnost položíš? Majitel druhu: { $owner }
web-take-more = Vyber kartu z odhozených, potom místo. Co zakryje, přestane působit.
web-pass-take = Nic si nevzít
web-ask-keep = Necháš si až dvě karty do další éry?
web-keep-more = Stiskni karty, které si necháš. Ostatní se odhodí.
web-ask-eat = Koho tvůj druh sní?
web-eat-more = { $count ->
    [0] Podle návrhu nikoho: jídlo { $food }, je třeba { $need }.
   *[other] Podle návrhu: { $prey }. Jídlo { $food }, je třeba { $need }.
}
web-eat = { $tokens ->
    [0] Kořist: { $prey }
   *[other] Kořist: { $prey }, jed
}
web-eat-all = Jíst podle návrhu
web-ask-metamorphosis = Kam přijde { $card }?
web-pass-metamorphosis = Odhodit ji
web-done-discard = { $cards ->
    [0] Neodhazovat
   *[other] Odhodit { $cards }
}
web-done-keep = { $cards ->
    [0] Nic si nenechat
   *[other] Nechat si { $cards }
}
web-done-eat = Už nejíst
web-lead = { $seat }
web-you-lead = Začnu já

## K čemu se karta hodí
web-panel-improve = Co tvé karty umějí
web-panel-steal = Schopnosti ke krádeži
web-panel-take = Schopnosti mezi odhozenými
web-panel-metamorphosis = Kam může přijít
web-climb-up = Nahoru na { $space }
web-climb-down = Dolů na { $space }
web-climb-from = z { $space }
web-climb-bonus = z { $space }, s bonusem pro malá zvířata
web-grow-to = populace { $before } → { $after }
web-land-lies = leží na stole: teď jídlo { $food }
web-land-away = teď na stole neleží
web-gain = { $points ->
    [one] { $signed } bod
    [few] { $signed } body
   *[other] { $signed } bodů
}
web-onto = { $number }. místo
web-onto-frame = { $number }. místo, rámeček
web-choose-card = Vyber kartu a uvidíš, co umí.
web-put-back = Vrátit zpět
web-place-free = volné
web-covers = zakryje: { $ability }
web-steal = { $ability }, má ji { $owner }

## Přehled
web-aid = Výklad všech karet
web-close = Zavřít
web-combinations = Kombinace, nejsilnější první
web-uses = K čemu se karta použije
web-use-up = Posun: o tolik políček nahoru nebo dolů v potravním řetězci.
web-use-egg = Vejce: o tolik vzroste populace.
web-use-place = Prostředí: 2 jídla, kdykoli leží na stole.
web-use-ability = Schopnost: na jedno z tvých pěti míst.
web-abilities = Schopnosti
web-worth = { $points ->
    [one] 1 bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}

## Konec
web-points-ahead = Body: { $points }, náskok { $ahead }. Další: { $seat }.
web-points-level = Body: { $points }, stejně má { $seat }. Rozhoduje větší populace, potom vyšší políčko.
web-result = Odkud jsou body
web-stat-points = body
web-stat-space = políčko
web-stat-population = populace
web-stat-environments = prostředí
web-stat-abilities = schopnosti
web-stat-count = populace na konci
web-stat-tricks = vyhrané triky
web-stat-ate = snězené druhy
web-stat-eaten = kolikrát pokousán

## Jména do úzkých míst, s měkkým rozdělovníkem v místě zlomu
web-soft-ability-bigger_brain = větší mozek
web-soft-ability-camouflage = kamuf­láž
web-soft-ability-communication = ko­mu­ni­ka­ce
web-soft-ability-food_storage = zásoba jídla
web-soft-ability-hard_shell = tvrdý kru­nýř
web-soft-ability-herd_animal = stád­ní zvíře
web-soft-ability-iron_stomach = že­lez­ný ža­lu­dek
web-soft-ability-metamorphosis = meta­mor­fóza
web-soft-ability-mutation = mutace
web-soft-ability-pheromones = fero­mony
web-soft-ability-society = společ­nost
web-soft-ability-symbiosis = sym­bióza
web-soft-ability-tools = nás­troje
web-soft-environment-highlands = vyso­čina
web-soft-environment-jungle = džungle
web-soft-environment-mountains = hory
web-soft-environment-polar = po­lární ob­lasti
web-soft-environment-underground = podzemí
web-soft-environment-wetlands = mokřiny
