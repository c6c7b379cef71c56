### Dinosaur Island: co stojí na jeho stránce na webu. Česky.

## Tabs, players, headings
web-tabs = Plány
web-tab-boards = Plány
web-tab-lab = Laboratoř
web-tab-park = Park
web-whose = Čí park a laboratoř jsou vidět
web-show = Ukázat park a laboratoř: { $seat }
web-your-park = Tvůj park
web-park-of = Park: { $seat }
web-your-cold = Tvá chladírna
web-cold-of = Chladírna: { $seat }
web-your-lab = Tvá laboratoř
web-lab-of = Laboratoř: { $seat }
web-dollars = dolary
web-workers = pracovníci
web-excitement = přitažlivost
web-security = bezpečnost
web-threat = hrozba
web-chance = Hází se kostkami.
web-wait-work = Ještě pracuje: { $seats }.
web-wait-visitors = Ještě je ve svém parku: { $seats }.

## Park
web-free-zones = { $count ->
    [0] žádné volné pole
    [one] 1 volné pole
    [few] { $count } volná pole
   *[other] { $count } volných polí
}
web-in-paddock = { $number } z { $all } ve výběhu
web-spaces = obsazeno { $number } z { $all } míst
web-plus-points = +{ $points } ★
web-doubled = hosté zde dávají 2 body
web-visitors = { $patrons ->
    [one] 1 host
    [few] { $patrons } hosté
   *[other] { $patrons } hostů
}, { $hooligans ->
    [one] 1 výtržník
    [few] { $hooligans } výtržníci
   *[other] { $hooligans } výtržníků
}
web-gate = U brány
web-queue = Ve frontě
web-eaten = Sežráni
web-at-place = Položit sem: { $place }
web-at-visit = Poslat návštěvníka sem: { $place }
web-at-eaten = Sežrán bude návštěvník odtud: { $place }
web-at-sell = Vzít dolary za hosta zde: { $place }
web-at-double-ride = Zdvojnásobit: { $place }

## Forecast
web-forecast = Toto kolo, jak to teď stojí
web-more-security = platí v tomto kole navíc
web-more-threat = kostkou
web-expect-visitors = { $count ->
    [one] 1 návštěvník
    [few] { $count } návštěvníci
   *[other] { $count } návštěvníků
}, míst { $room }
web-expect-income = asi { $dollars } u brány
web-expect-danger = { $count ->
    [0] nikdo nebude sežrán
    [one] sežrán bude 1 návštěvník
    [few] sežráni budou { $count } návštěvníci
   *[other] sežráno bude { $count } návštěvníků
}
web-expect-danger-open = { $count ->
    [0] nikdo nebude sežrán
    [one] sežrán bude 1 návštěvník
    [few] sežráni budou { $count } návštěvníci
   *[other] sežráno bude { $count } návštěvníků
}, zbude-li kostka s drápy: { $claws }
web-expect-points = asi { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

## The account of a round
web-account = Vyúčtování { $number }. kola
web-account-visitors = tažení návštěvníci
web-account-gate = dolary u brány
web-account-food = dolary za občerstvení
web-account-eaten = sežraní návštěvníci
web-account-scored = body za návštěvníky
web-account-total = body celkem

## Research
web-research = Výzkum
web-dice = Kostky
web-recipes = Recepty
web-your-scientists = tví vědci
web-scientist = vědec úrovně { $level }
web-rounder = pracovník všeuměla, úroveň 2
web-threat-die = kostka hrozby
web-storage = Chladírna
web-storage-spaces = Šest míst pro zvětšení chladírny
web-least-level = vědec aspoň úrovně { $level }
web-pile = { $count ->
    [one] 1 recept
    [few] { $count } recepty
   *[other] { $count } receptů
} v balíčku
web-no-recipe = žádný recept neleží otevřený

## Market
web-market = Trh
web-price = cena
web-goods-specialist = odborník
web-goods-attraction = atrakce
web-goods-lab = vylepšení
web-goods-dna = DNA
web-dna-basic = { $count }× základní DNA
web-dna-complex = { $count }× složená DNA
web-removes = navíc odstraníš jednu věc z této řady
web-taken = vzato
web-stall = { $spaces ->
    [0] žádné místo
    [one] 1 místo
    [few] { $spaces } místa
   *[other] { $spaces } míst
}
web-tiles-left = zbývá { $count }
web-lacks = chybí ti ${ $dollars }
web-remove = Odstranit: { $item }

## Cold storage and lab
web-stored = DNA celkem: { $count }
web-dna-room = { $dna }: { $count }, nejvýš { $most }
web-units = { $count }× { $dna }
web-idle = { $idle ->
    [one] 1 volný pracovník
    [few] { $idle } volní pracovníci
   *[other] { $idle } volných pracovníků
}, v záloze { $reserve }
web-spot = { $workers ->
    [one] 1 pracovník
    [few] { $workers } pracovníci
   *[other] { $workers } pracovníků
}
web-spot-used = pracovníci tu už jsou
web-empty-spaces = { $count ->
    [one] 1 volné místo pro vylepšení
    [few] { $count } volná místa pro vylepšení
   *[other] { $count } volných míst pro vylepšení
}
web-put-here = Položit na místo { $space }
web-specialists = Odborníci
web-dismiss = Propustit: { $specialist }

## Objectives
web-objectives = Úkoly
web-cards-solo = Tvé úkoly
web-points-each = { $points ->
    [one] po 1 bodu
   *[other] po { $points } bodech
}
web-event-card = Karta kola odebírá:
web-event-die = { $space }. kostka
web-event-recipe = recept: { $kind }
web-streak = Kola se zhodnoceným úkolem: { $count } z { $all }
web-streak-kept = { $points ->
    [one] +1 bod, když zhodnotíš úkol v každém kole
    [few] +{ $points } body, když zhodnotíš úkol v každém kole
   *[other] +{ $points } bodů, když zhodnotíš úkol v každém kole
}
web-streak-lost = bez bonusu: jedno kolo se nepovedlo
web-twists = Zvraty
web-marked-by = splnil: { $seats }
web-far = { $number } z { $all }

## Questions
web-ask-research = Kam půjde tvůj vědec?
web-hint-research = Vyber vědce, pak kostku, chladírnu nebo recept. Kdo pasuje, pracuje v laboratoři.
web-hint-rounder = Může jít i pracovník všeuměla, nebo odpočívat.
web-ask-place = Kam to přijde: { $what }?
web-hint-exhibit = Stiskni levé ze dvou volných polí vedle sebe ve svém parku.
web-hint-attraction = Stiskni volné pole ve svém parku.
web-ask-gain-basic = Kterou základní DNA si vezmeš?
web-ask-gain-complex = Kterou složenou DNA si vezmeš?
web-hint-gain = Co se nevejde, propadne.
web-units-left = ještě { $count }
web-ask-limits = Který limit zvedneš?
web-hint-limits = Po jednom stupni, žádný nad 10.
web-steps-left = { $count ->
    [one] zbývá 1 stupeň
    [few] zbývají { $count } stupně
   *[other] zbývá { $count } stupňů
}
web-ask-raise = Který výběh zvětšíš?
web-hint-raise = Zdarma, díky kostce.
web-ask-copy = Získáš tuto DNA také?
web-hint-copy = { $seat } vzal úrovní { $level } toto: { $face }. Tvá programátorka kopíruje jednou za kolo.
web-ask-market = Co koupíš?
web-hint-market = Stiskni něco na trhu, nebo pasuj.
web-purse = máš { $dollars }
web-ask-work = Co budou dělat tví pracovníci?
web-hint-work = Stiskni místa ve své laboratoři. Než skončíš, lze vše vzít zpět.
web-workers-left = { $count ->
    [one] 1 volný pracovník
    [few] { $count } volní pracovníci
   *[other] { $count } volných pracovníků
}
web-ask-copying = Co zopakuje kopírovna?
web-hint-copying = Stiskni místo jiného vylepšení; nestojí pracovníky.
web-ask-pay = Kterou základní DNA zaplatíš: { $species }?
web-ask-exchange = Kolik výtržníků vyměníš?
web-hint-exchange = Vytáhne se stejně návštěvníků.
web-ask-guard = Kolik výtržníků pošle tvůj hlídač pryč?
web-hint-guard = Za každého je 1 bod.
web-ask-place-visitors = Kam půjdou tví návštěvníci?
web-hint-place-visitors = Stiskni místa ve svém parku; nejdřív výtržníci.
web-ask-feed = Kdo bude sežrán?
web-hint-feed = Nejdřív hosté. Každý stojí 1 bod.
web-still = ještě { $count }
web-ask-lawyer = Zaplatíš za sežrané?
web-hint-lawyer = $1 za každého místo 1 bodu.
web-ask-food = Body, nebo dolary?
web-hint-food = Stiskni občerstvení, chceš-li za hosta dolary.
web-ask-bonus = Jaký přídavek si vezmeš?
web-hint-bonus = Nic nestojí.
web-ask-choose = Které karty budou tvé úkoly?
web-hint-choose = Z ostatních budou události.
web-cards-left = ještě { $count }
web-ask-score = Zhodnotíš teď úkol?
web-hint-score = V tomto kole { $points ->
    [one] je za něj 1 bod
    [few] jsou za něj { $points } body
   *[other] je za něj { $points } bodů
}, později méně. Nezhodnotíš-li žádný, jeden odhodíš.

## What the first press shows
web-take-die = { $face }, úroveň { $level }?
web-take = Vzít
web-product = { $count } × { $level } = { $amount }.
web-room = { $lost ->
    [0] Vejde se to.
   *[other] Vejde se { $kept }, propadlo by { $lost }.
}
web-brings-paddock = Jeden tvůj výběh vzroste o 1, bez ohledu na úroveň.
web-brings-worker = Přijde pracovník z tvé zálohy, bez ohledu na úroveň.
web-take-storage = Zvětšit chladírnu, úroveň { $level }?
web-storage-hint = Limity zvedneš celkem o tolik stupňů.
web-raise-limits = Zvednout limity
web-take-recipe = Prozkoumat úrovní { $level }: { $species }?
web-recipe-hint = Jeho výběh zabere dvě pole. Na konci stojí 10 bodů, nežije-li v něm dinosaurus.
web-research-it = Prozkoumat
web-hire-it = Najmout za { $dollars }: { $item }?
web-hire = Najmout
web-build-it = Postavit za { $dollars }: { $item }?
web-build = Postavit
web-upgrade-it = Koupit za { $dollars }: { $item }?
web-upgrade = Koupit
web-dna-it = Koupit za { $dollars }: { $item }?
web-dna = Koupit
web-finish = Skončit práci pro toto kolo?
web-then-upgrade = Stiskni místo ve své laboratoři, kam přijde.
web-then-hire = Stiskni odborníka, kterého propustíš.
web-then-dna = Stiskni věc z této řady, kterou odstraníš.
web-leaves = Zbude ti { $dollars }.

## Buttons
web-copy-die = Získat
web-pass-copy = Teď ne
web-pass-research = Pracovník odpočívá
web-pass-limits = Víc ne
web-pass-market = Pasovat
web-pass = Pasovat
web-turn = Pasovat: úroveň { $level } pracuje v laboratoři
web-done-work = Hotovo
web-done-lawyer = Víc neplatit
web-done-food = Zbytek za body
web-done-score = Víc ne
web-done = Hotovo
web-auto-place = Umístit všechny za mě
web-auto-feed = Vybrat za mě
web-auto = Udělat za mě
web-lawyer = Zaplatit $1
web-return = { $count ->
    [0] Žádného
   *[other] { $count }
}
web-bonus-security = Bezpečnost +1
web-bonus-dna = 2 základní DNA
web-pay-nothing = nic
web-raise-security = Bezpečnost { $level }
web-raise-paddock = { $species }: výběh { $size }
web-keep = { $goal }
web-score = Zhodnotit: { $goal }
web-drop = Odhodit: { $goal }

## Result
web-result = Odkud jsou body
web-stat-points = body
web-stat-track = na počítadle
web-stat-attractions = atrakce
web-stat-dinosaurs = dinosauři
web-stat-empty = prázdné výběhy
web-stat-objectives = úkoly
web-stat-money = peníze
web-stat-streak = každé kolo
web-solo-result = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
web-points-round = Bodů { $points } po { $number } kolech.
web-points-money = Bodů { $points }, stejně jako { $seat }, ale víc peněz.
web-points-ahead = Bodů { $points }, o { $ahead } víc než { $seat }, po { $number } kolech.
