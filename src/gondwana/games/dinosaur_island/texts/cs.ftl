### Dinosaur Island (2017): co čtou hráči. Česky.

## Game
game-name = Dinosaur Island
game-blurb = Jeden až čtyři parky tvoří z DNA dinosaury, stavějí atrakce a vylepšují laboratoře. Čím je park přitažlivější, tím víc návštěvníků přijde; čím je méně bezpečný, tím víc jich bude sežráno.

## Seats
seat-T = Tierra
seat-C = Costa
seat-S = Sierra
seat-B = Bahia

## Phases
phase-setup = Příprava
phase-research = Výzkum
phase-market = Trh
phase-work = Práce
phase-park = Park
phase-clean-up = Úklid
phase-over = Konec hry

## DNA
sort-cyan = azurová
sort-violet = fialová
sort-blue = modrá
sort-green = zelená
sort-magenta = purpurová
sort-yellow = žlutá
sort-basic = základní dle volby
sort-complex = složená dle volby

## Kinds of dinosaurs
kind-herbivore = býložravec
kind-small-carnivore = malý dravec
kind-large-carnivore = velký dravec

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
category-food = občerstvení
category-ride = pouťová atrakce
category-merch = obchod
category-none = bez kategorie
attraction-hat-stand = Klobouky
attraction-taco-stand = Stánek s tacos
attraction-ice-cream = Zmrzlinárna
attraction-saurian-pretzel = Dinopreclíky
attraction-lemonade-bar = Limonádový bar
attraction-sausage-lab = Párková laboratoř
attraction-pizza-plateau = Pizza na plošině
attraction-noodle-nest = Nudlové hnízdo
attraction-burger-bones = Burgerová kost
attraction-barbecue-pit = Grilovací jáma
attraction-crater-buffet = Bufet u kráteru
attraction-teacup-carousel = Šálkový kolotoč
attraction-pony-ride = Jízda na ponících
attraction-climbing = Prolézačky
attraction-jeep-safari = Safari v džípu
attraction-log-flume = Divoká voda
attraction-ghost-cave = Jeskyně duchů
attraction-pterosaur-swing = Ptakoještěří houpačka
attraction-primeval-wheel = Pravěké ruské kolo
attraction-great-coaster = Velká horská dráha
attraction-free-fall = Věž volného pádu
attraction-balloons = Stánek s balonky
attraction-plush-nest = Plyšové hnízdo
attraction-t-shirts = Obchod s tričky
attraction-fossil-shop = Obchod se zkamenělinami
attraction-photo-station = Fotokoutek
attraction-figurines = Sběratelské figurky
attraction-amber-jewellery = Jantarové šperky
attraction-postcards = Kiosek s pohlednicemi
attraction-masks = Obchod s maskami
attraction-model-kits = Obchod se stavebnicemi

## Lab tiles
tile-refine-1 = Zušlechťování DNA I
tile-refine-1-effect = Ze 2 základních DNA bude 1 složená.
tile-create-1 = Dinovýzkum I
tile-create-1-effect = Stvoř dinosaura, na každém místě jednou.
tile-bench = Ponk
tile-bench-effect = Bezpečnost +1 nebo výběh +1 za svou cenu, kolikrát chceš.
tile-venture = Rizikový kapitál
tile-venture-effect = Místa dávají $3, $2 a $1.
tile-create-2 = Dinovýzkum II
tile-create-2-effect = Stvoř dinosaura, na každém místě jednou. Nahrazuje Dinovýzkum I.
tile-refine-2 = Zušlechťování DNA II
tile-refine-2-effect = Ze 2 základních DNA bude 1 složená, na každém místě jednou. Nahrazuje Zušlechťování DNA I.
tile-bench-plus = Lepší ponk
tile-bench-plus-effect = Bezpečnost +1 nebo výběh +1; na prvním místě o $2 levněji, na druhém o $1.
tile-renovate = Přestavbová komise
tile-renovate-effect = Na každém místě jeden výběh +1 zdarma.
tile-groundskeeper = Chata správce
tile-groundskeeper-effect = Při koupi bezpečnost +1. Na jejím místě platí bezpečnost v tomto kole o 1 víc.
tile-security-office = Strážnice
tile-security-office-effect = Na každém místě: vrať až 2 výtržníky tažené v tomto kole a vytáhni stejně návštěvníků.
tile-double-ride = Hvězdná atrakce
tile-double-ride-effect = Hosté na zvolené atrakci dají v tomto kole po 2 bodech.
tile-copy-lab = Kopírovna
tile-copy-lab-effect = Proveď místo jiné destičky ve své laboratoři, základní akce ne.
tile-ads = Reklamní oddělení
tile-ads-effect = V tomto kole táhneš o 1 návštěvníka víc, na druhém místě o 2 víc.
tile-gene-bank = Genová banka
tile-gene-bank-effect = Při koupi dva limity +1. Její místo dává 1 libovolnou základní DNA.
tile-sponsors = Kancelář sponzorů
tile-sponsors-effect = $3 za každé místo.
tile-sequencer = Sekvenátor
tile-sequencer-effect = Na každém místě ze 2 stejných základních DNA bude 1 libovolná složená.

## Specialists
specialist-intern = Stážistka
specialist-intern-effect = V každém kole smí na této kartě stát jeden host a dá 1 bod.
specialist-allrounder = Všeuměl
specialist-allrounder-effect = Jednou za kolo při výzkumu platí pracovník za vědce úrovně 2.
specialist-union = Odborář
specialist-union-effect = Příští odborník, kterého najmeš, je zdarma, jednou.
specialist-hunter = Lovec dinosaurů
specialist-hunter-effect = V každém kole je sežrán o jednoho návštěvníka méně.
specialist-programmer = Programátorka
specialist-programmer-effect = Jednou za kolo získáš DNA, kterou si jiný hráč právě vzal z kostky.
specialist-professor = Profesor
specialist-professor-effect = Na začátku kola 1 libovolná složená DNA.
specialist-hr = Personalistka
specialist-hr-effect = Přivádí dva pracovníky a nic víc.
specialist-guard = Hlídač
specialist-guard-effect = Jednou za kolo vrať až 2 své výtržníky, každého za 1 bod.
specialist-accountant = Účetní
specialist-accountant-effect = Na začátku kola $2.
specialist-publicist = Reklamní agentka
specialist-publicist-effect = V každém kole táhneš o 1 návštěvníka víc.
specialist-buyer = Nákupčí
specialist-buyer-effect = Jednou za kolo je akce na trhu o $1 levnější.
specialist-architect = Architektka
specialist-architect-effect = Natištěná cena atrakcí je o $2 nižší.
specialist-labtech = Laborantka
specialist-labtech-effect = Na začátku kola 1 libovolná základní DNA.
specialist-keeper = Ošetřovatel
specialist-keeper-effect = Zvětšení výběhu je o $1 levnější.
specialist-fencer = Plotař
specialist-fencer-effect = Jednou za práci jeden výběh +1, zdarma a bez pracovníka.
specialist-splicer = Genový střihač
specialist-splicer-effect = Jednou za kolo smí být jedna základní DNA receptu zaplacena jiným základním druhem.
specialist-breeder = Chovatelka
specialist-breeder-effect = Každý dravec, kterého stvoříš, potřebuje o 1 základní DNA méně.
specialist-cryo = Mrazírenský technik
specialist-cryo-effect = Při najmutí zvedni limity celkem až o 3 stupně, libovolně rozdělené.
specialist-patrol = Hlídka
specialist-patrol-effect = Tvá bezpečnost platí při každé kontrole o 1 víc.
specialist-chef = Šéfkuchař
specialist-chef-effect = Host u občerstvení, kterého bereš jako peníze, dá $3.
specialist-guide = Průvodce
specialist-guide-effect = Do tvých výběhů se vejde celkem o 1 návštěvníka víc.
specialist-lawyer = Právník
specialist-lawyer-effect = Za sežraného návštěvníka smíš místo 1 bodu zaplatit $1.

## Plot twists
twist-quiet-start = Klidný začátek
twist-quiet-start-effect = Zprvu žádní výtržníci; polovina přijde po 1. kole, druhá po 2. kole.
twist-fast-market = Rychlý trh
twist-fast-market-effect = Úklid vyprázdní řady za $2 a $3.
twist-grant = Výzkumný grant
twist-grant-effect = Kdo si vezme kostku, dostane i $2.
twist-bonus = Přídavek
twist-bonus-effect = Na konci kola si každý vezme bezpečnost +1, výběh +1, nebo 2 základní DNA.
twist-staff = Víc personálu
twist-staff-effect = Každý začíná s 5 pracovníky.
twist-big-fridge = Velká chladírna
twist-big-fridge-effect = Všechny limity chladírny začínají o 1 výš.
twist-wild-nights = Divoké noci
twist-wild-nights-effect = Kostka hrozby platí o 1 víc, a není-li žádná, platí 1.
twist-busy-market = Rušný trh
twist-busy-market-effect = Každý má na trhu 3 akce.
twist-season = Hlavní sezona
twist-season-effect = Každý táhne v každém kole o 2 návštěvníky víc.
twist-cheap-fences = Levné ploty
twist-cheap-fences-effect = Zvětšení výběhu je pro všechny o $1 levnější.
twist-new-finds = Nové nálezy
twist-new-finds-effect = Při úklidu jdou otevřené recepty pod své balíčky a otočí se nové.

## Objectives, as a short name
metric-lab_upgrades_bought = koupit { $n } vylepšení laboratoře
metric-attractions_built = postavit { $n ->
    [one] 1 atrakci
    [few] { $n } atrakce
   *[other] { $n } atrakcí
}
metric-rides_built = postavit { $n ->
    [one] 1 pouťovou atrakci
    [few] { $n } pouťové atrakce
   *[other] { $n } pouťových atrakcí
}
metric-food_built = postavit { $n ->
    [one] 1 stánek s občerstvením
    [few] { $n } stánky s občerstvením
   *[other] { $n } stánků s občerstvením
}
metric-merch_built = postavit { $n ->
    [one] 1 obchod
    [few] { $n } obchody
   *[other] { $n } obchodů
}
metric-each_attraction_category = z každé kategorie { $n ->
    [one] jedna atrakce
    [few] { $n } atrakce
   *[other] { $n } atrakcí
}
metric-species_created = stvořit { $n ->
    [one] 1 druh
    [few] { $n } druhy
   *[other] { $n } druhů
}
metric-dinosaurs = mít { $n ->
    [one] 1 dinosaura
    [few] { $n } dinosaury
   *[other] { $n } dinosaurů
}
metric-dinosaurs_in_one_exhibit = v jednom výběhu { $n ->
    [one] 1 dinosaurus
    [few] { $n } dinosauři
   *[other] { $n } dinosaurů
}
metric-exhibits_with_4_dinosaurs = { $n ->
    [one] 1 výběh
    [few] { $n } výběhy
   *[other] { $n } výběhů
} se 4 dinosaury
metric-large_carnivores = { $n ->
    [one] 1 velký dravec
    [few] { $n } velcí dravci
   *[other] { $n } velkých dravců
}
metric-one_exhibit_of_each_kind_filled = od každé skupiny { $n ->
    [one] 1 obydlený výběh
    [few] { $n } obydlené výběhy
   *[other] { $n } obydlených výběhů
}
metric-excitement = přitažlivost { $n }
metric-security = bezpečnost { $n }
metric-workers = { $n ->
    [one] 1 pracovník
    [few] { $n } pracovníci
   *[other] { $n } pracovníků
}
metric-specialists_at_once = { $n ->
    [one] 1 odborník
    [few] { $n } odborníci
   *[other] { $n } odborníků
} najednou
metric-dna_stored = { $n } DNA v chladírně
metric-gate_money_in_round = ${ $n } na vstupném v jednom kole
metric-attraction_vp_in_round = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
} z atrakcí v jednom kole

## Options
option-length = Úkoly
option-length-short = krátké: asi 4 kola
option-length-medium = střední: asi 7 kol
option-length-long = dlouhé: asi 10 kol
option-market_order = Pořadí na trhu
option-market_order-clockwise = od prvního hráče po směru hodin
option-market_order-track = podle stupnice pořadí
option-plot_twists = Zvraty
option-plot_twists-0 = žádný
option-plot_twists-1 = jeden
option-plot_twists-2 = dva
option-market_pass_income = Pasování na trhu
option-market_pass_income-0 = nic nepřináší
option-market_pass_income-2 = přináší $2
option-tiny = Krátká hra pro výzkum
option-tiny-off = ne: celá hra
option-tiny-on = jediné kolo; naše vlastní, v pravidlech není

## Sections of the rules
section-DI-S = Příprava
section-DI-G = Kolo a obecná pravidla
section-DI-1 = 1. fáze: výzkum
section-DI-2 = 2. fáze: trh
section-DI-3 = 3. fáze: práce
section-DI-4 = 4. fáze: park
section-DI-5 = 5. fáze: úklid
section-DI-6 = Úkoly
section-DI-E = Konec
section-DI-O = Sólová hra
section-DI-F = Účinky obecně
section-DI-L = Laboratorní destičky
section-DI-X = Odborníci
section-DI-T = Zvraty
section-DI-M = Co úkoly počítají
section-DI-K = Sólové karty

## Rules: setup
rule-DI-S1 = Hrají jeden až čtyři hráči; v jednom je to sólová hra. Uprostřed leží plány výzkumu, správy a trhu a každý má plán laboratoře a plán parku.
rule-DI-S2 = Do sáčku přijde 70 hostů (žlutí) a 10 výtržníků (růžoví), dohromady návštěvníci.
rule-DI-S3 = Z deseti kostek DNA se vylosuje dvakrát tolik, kolik je hráčů, a jedna navíc: pět, sedm nebo devět; ty slouží celou hru. Sólová hra jich má pět. Které strany jsou spolu na jedné kostce, jsme zvolili sami.
rule-DI-S4 = „Dinovýzkum II“ a „Zušlechťování DNA II“ leží u trhu celou hru. Destičky pro více hráčů, než kolik hraje, zůstanou v krabici; sólová hra platí za dva. Ostatní vylepšení laboratoře, atrakce a odborníci se zamíchají, každý druh zvlášť, do balíčků lícem dolů a ke každé ceně od $2 do $5 se z každého jeden otočí. Při přípravě se čtyři atrakce seřadí podle natištěné ceny, nejlevnější k $2 (naše rozhodnutí).
rule-DI-S5 = Recepty tvoří tři zamíchané balíčky: 6 býložravců, 6 malých a 5 velkých dravců, na každém leží jeden lícem nahoru. Natištěné údaje máme pro Ankylosaurus, Brontosaurus, Velociraptor, Pteranodon a Saurophaganax; ostatní jsou naše.
rule-DI-S6 = Stůl volí krátké, střední nebo dlouhé úkoly, výchozí jsou střední. Vylosuje se o jeden víc, než je hráčů, a vyloží se. Vyloží se i dva zvraty; stůl smí hrát s jedním nebo bez nich. Třicet z 39 úkolů je našich, stejně jako zvraty, u nichž to stojí.
rule-DI-S7 = Každý má tři vědce úrovní 1, 2 a 3, osm pracovníků, čtyři v laboratoři a čtyři v záloze, 10 bodů a jednoho dinosaura ve výběhu natištěném v parku, který má velikost 1, a je tedy plný. Hrozba, bezpečnost a přitažlivost začínají na 1; první dinosaurus je v tom už započten (naše rozhodnutí).
rule-DI-S8 = V chladírně začínají tři základní druhy, azurová, fialová a modrá, na 1 s limitem 4, tři složené, zelená, purpurová a žlutá, na 0 s limitem 2; limity jdou do 10. Množství je vždy pod limitem, na začátku tedy nejvýš 3 a 1 (naše rozhodnutí).
rule-DI-S9 = První hráč se určí náhodně, ostatní jdou na stupnici pořadí po směru hodin (naše rozhodnutí). V tomto pořadí dostanou $15, $16, $17 a $18.
rule-DI-S10 = Pořadí značí devátá figurka každého hráče, která není pracovník; v záloze zůstávají čtyři (naše rozhodnutí).
rule-DI-S11 = Park má 4 × 4 pole. Natištěný výběh leží na prvních dvou polích horní řady, stánek s klobouky na prvním poli druhé řady, 13 polí je volných. Plány se liší jen jménem prvního dinosaura a žádná destička se nikdy nepřesouvá ani neodstraňuje (naše rozhodnutí).
rule-DI-S12 = Atrakce jsou občerstvení, pouťové atrakce a obchody, po deseti; dvacet z těch třiceti je našich. Stánek s klobouky je atrakce bez kategorie a neplatí za postavenou (naše rozhodnutí).
rule-DI-S13 = Peníze, dinosauři a destičky výběhů nikdy nedojdou; body, hrozba a bezpečnost nemají horní mez (naše rozhodnutí).

## Rules: rounds and general rules
rule-DI-G1 = Kolo má pět fází: výzkum, trh, práci, park a úklid. Každá skončí, než začne další.
rule-DI-G2 = „V pořadí“ znamená podle stupnice pořadí, i při výzkumu (naše rozhodnutí). Jen na trhu se jde v každém kole od prvního hráče po směru hodin; stůl smí i tam zvolit stupnici.
rule-DI-G3 = DNA nad limit propadá, ať přišla odkudkoli. Kde je druh volný, přiděluješ ji po jedné, libovolně smíšenou, povoleným druhům, kde je místo; zbytek propadá (naše rozhodnutí).
rule-DI-G4 = Nic není zakázáno proto, že by zisk propadl: kostku smíš vzít jen proto, aby nepřišla na pole hrozby, a strana s pracovníkem při prázdné záloze prostě nic nedá. Ale kdo při práci zvětšuje výběh, potřebuje nějaký pod 4 (naše rozhodnutí).
rule-DI-G5 = Peníze neklesnou pod 0: co nemůžeš zaplatit, není dovoleno. Slevy se sčítají a žádná cena neklesne pod 0 (naše rozhodnutí).
rule-DI-G6 = Získaný pracovník přijde z tvé zálohy a hned stojí v laboratoři; prázdná záloha nedá nikoho (naše rozhodnutí).
rule-DI-G7 = Dojde-li balíček trhu, zamíchají se jeho odhozené do nového; nejsou-li žádné, místo zůstane prázdné. Propuštění odborníci a zakryté destičky jsou mimo hru. Prázdný balíček receptů zůstane prázdný (naše rozhodnutí).
rule-DI-G8 = Vše je otevřené kromě pořadí balíčků a fáze práce, dokud trvá.

## Rules: research
rule-DI-1-1 = První hráč hodí všemi kostkami, i kostkou hrozby z minulého kola. Pod každou je jedno místo; leží zleva doprava tak, jak byly vylosovány při přípravě (naše rozhodnutí).
rule-DI-1-2 = V pořadí každý umístí po jednom vědci libovolné úrovně, dokud nejsou použiti všichni tři.
rule-DI-1-3 = Vzít DNA: polož vědce pod volnou kostku. Symboly krát úroveň přijdou do chladírny, co je nad limit, propadá. Žolík je kterýkoli základní druh a smí se rozdělit, i při úrovni 1 (naše rozhodnutí).
rule-DI-1-4 = Strana s výběhem zvětší jeden tvůj výběh menší než 4 o 1, i natištěný (naše rozhodnutí); strana s pracovníkem přivede pracovníka ze zálohy. Vzít je smí kterýkoli vědec a úroveň tu nic nenásobí.
rule-DI-1-5 = Zvětšit chladírnu: polož vědce na jedno ze šesti míst. Smíš zvednout limity celkem o tolik stupňů, jaká je jeho úroveň, libovolně rozdělených, žádný nad 10.
rule-DI-1-6 = Prozkoumat recept: jeden ze tří otevřených, je-li jeho místo ještě volné. Býložravec potřebuje úroveň 1, malý dravec 2, velký dravec 3 a nic se neplatí. Výběh přijde hned na dvě volná pole parku vedle sebe v jedné řadě, s velikostí 1 a zatím bez dinosaura; bez takových polí to není dovoleno. Nový recept přijde až při úklidu (naše rozhodnutí).
rule-DI-1-7 = Pasovat: jeden tvůj ještě neumístěný vědec, kterýkoli, se pro práci v tomto kole stane pracovníkem, na kterémkoli místě, ale ne pro úkoly. Se zbylými jsi na řadě i dál.
rule-DI-1-8 = Na konci přijde nevzatá kostka s nejvíce body hrozby na pole hrozby. Je-li jich víc stejných, ta nejvíc vlevo; nezbyla-li žádná, kostka hrozby není (naše rozhodnutí).

## Rules: market
rule-DI-2-1 = Vždy po jedné akci, každý má dvě a pasování je jedna z nich. Akce stojí cenu své řady, $2 až $5.
rule-DI-2-2 = Najmout odborníka; mnozí přivedou pracovníka. Smíš mít nejvýš tři: máš-li tři, nejdřív jednoho propustíš a jeho výhody i pracovníci odejdou. Jinak propustit nelze; karta je mimo hru a do zálohy se vrátí tolik pracovníků, kolik jich opravdu přivedl (naše rozhodnutí).
rule-DI-2-3 = Postavit atrakci za cenu řady a natištěnou cenu, na jedno volné pole parku. Bez volného pole to není dovoleno (naše rozhodnutí).
rule-DI-2-4 = Vylepšit laboratoř. Laboratoř má dvě hnědá místa, pro Zušlechťování DNA a Dinovýzkum, a čtyři šedá: Ponk, Rizikový kapitál a dvě volná. Destička přijde na šedé místo a zakryje, co tam je, i dřívější vylepšení, které tím přestane platit. Jen destičky II, za $3 a $5, přijdou na hnědá: každá zakryje svou základní akci a od každé smíš mít jednu. Dvě stejné destičky smějí být v jedné laboratoři (naše rozhodnutí).
rule-DI-2-5 = Koupit DNA: dvě libovolné základní za $2, tři za $3, jednu libovolnou složenou za $4, dvě za $5, stejné nebo různé. Potom odstraníš jednu věc z té řady, jakoukoli, jen ne destičku II. Je-li řada prázdná, nejde to (naše rozhodnutí).
rule-DI-2-6 = Pasovat smíš vždy. Podle německých pravidel to nic nepřináší, to je výchozí; podle výtahu z anglických to dá $2, což smí stůl zvolit.
rule-DI-2-7 = Co je vzato, se před úklidem nenahrazuje (naše rozhodnutí).

## Rules: work
rule-DI-3-1 = Všichni pracují najednou, každý ve své laboratoři, kolik chce a v libovolném pořadí. Na místa dáváš pracovníky v natištěném počtu, na každé jednou za kolo, a účinek nastane hned.
rule-DI-3-2 = Zušlechťování DNA, na místo jedna dvojice: z azurové a modré bude zelená, z fialové a azurové purpurová, z modré a fialové žlutá. Základní akce má jedno místo.
rule-DI-3-3 = Stvořit dinosaura do výběhu, kde je jich méně, než je jeho velikost. Zaplatíš DNA receptu, u natištěného výběhu dvě libovolné základní, a přitažlivost, nejvýš do 20, a hrozba stoupnou o údaje druhu. Základní akce má dvě místa, pro jednoho a pro dva pracovníky.
rule-DI-3-4 = Ponk, jeden pracovník, kolikrát chceš. Buď bezpečnost +1, za cenu podle dosaženého stupně: 2 za $1, 3 a 4 za $2, 5 a 6 za $3, 7 a 8 za $4, 9 a každý další za $5. Nebo výběh +1: na 2 za $2, na 3 za $3, na 4, což je nejvíc, za $4.
rule-DI-3-5 = Rizikový kapitál: tři místa po jednom pracovníkovi, za $3, $2 a $1, v libovolném pořadí.
rule-DI-3-6 = Práce jednoho se netýká druhého, proto každý plánuje sám a smí brát zpět, dokud neřekne, že je hotov, což je konečné. Dokud nejsou hotovi všichni, vypadají ostatní jako na začátku fáze. Náhoda v této fázi není (naše rozhodnutí).

## Rules: park
rule-DI-4-1 = V pořadí táhne každý tolik návštěvníků, kolik má přitažlivosti, a k tomu účinky, i nad 20 (naše rozhodnutí); docházející sáček dá, co má. Za každého taženého hosta je $1, i za toho ve frontě.
rule-DI-4-2 = Návštěvníci jdou k výběhům, jeden za každého dinosaura, a na atrakce v natištěném počtu; nejdřív výtržníci, pak hosté, zbytek do fronty. Dokud je místo, je to povinné; kam, určuje majitel.
rule-DI-4-3 = Tvá hrozba a kostka hrozby se porovnají s tvou bezpečností. Je-li bezpečnost stejná nebo vyšší, nic se nestane. Je-li nižší, je v tvém parku sežráno tolik návštěvníků, kolik činí rozdíl, nejdřív hosté; kteří, volíš ty, a každý stojí 1 bod. Vyprázdní-li se park, přijde na řadu fronta, nejdřív hosté, a tím to končí; body neklesnou pod 0. Sežraní leží do úklidu stranou (naše rozhodnutí).
rule-DI-4-4 = Potom každý host, který je ještě v parku, dá 1 bod. U občerstvení smí místo toho dát $2, host po hostu. Výtržníci a fronta nedají nic.
rule-DI-4-5 = Všichni táhnou dřív, než kdo umisťuje. Umisťování, nebezpečí a body se týkají jen vlastního parku a všichni je řeší najednou (naše rozhodnutí).

## Rules: clean-up
rule-DI-5-1 = Nové pořadí: nejméně bodů jde první; při shodě platí staré pořadí.
rule-DI-5-2 = Co zbylo v řadě za $2, odejde. V každém druhu se ostatní posunou nahoru, dokud nad nimi není mezera, a všechna volná místa se doplní z balíčků, shora a bez řazení. Na každém balíčku bez otevřeného receptu se jeden otočí (naše rozhodnutí).
rule-DI-5-3 = Pracovníci a vědci se vracejí, otočení jako vědci; všichni návštěvníci jdou zpět do sáčku, i sežraní. Pak přijdou zvraty konce kola (naše rozhodnutí).
rule-DI-5-4 = Je-li volný ještě víc než jeden úkol, následuje další kolo; jinak hra končí. Poslední kolo se dohraje celé, i s úklidem.

## Rules: objectives
rule-DI-6-1 = Jakmile úkol splníš, je ti označen; jiní ho smějí splnit už jen v téže fázi. Má hodnotu 6, 7 nebo 8 bodů, krátký, střední nebo dlouhý, a počítá se na konci. Kontroluje se po každé akci a čekat se nesmí (naše rozhodnutí).
rule-DI-6-2 = Kdo ho splní ve fázi prvního označení, dostane ho celý, ať v jakémkoli pořadí; koncem fáze se uzavře. Zisky na začátku kola patří k výzkumu, zvraty na jeho konci k úklidu (naše rozhodnutí).
rule-DI-6-3 = Označení zůstává, i když hodnota zase klesne. Při práci akce vzatá zpět nic nesplnila a označení se ukážou, až jsou hotovi všichni (naše rozhodnutí).

## Rules: the end
rule-DI-E1 = K bodům na stupnici přijdou body atrakcí, body každého dinosaura podle druhu, i prvního, −10 za každý výběh bez dinosaura, úkoly a 1 za každých plných $5. Smí to klesnout pod 0 (naše rozhodnutí).
rule-DI-E2 = Nejvíc bodů vítězí, při shodě víc peněz, všechny, než se změní v body. Je-li i to stejné, o vítězství se dělí (naše rozhodnutí).

## Rules: the solo game
rule-DI-O1 = Pět kostek, 22 hostů a 3 výtržníci, přesně sedm kol a bez programátorky. Z 16 sólových karet, které jsou naše, se vylosuje deset; sedm si zvolíš jako úkoly, ostatních devět je zamíchaný balíček lícem dolů. Společné úkoly a konec podle nich neplatí, ani volba délky a pořadí na trhu (zčásti naše rozhodnutí).
rule-DI-O2 = Po každém hodu se otočí jedna karta balíčku. Odstraní kostky, recepty a věci z trhu.
rule-DI-O3 = Sežraní návštěvníci, hosté i výtržníci, odejdou na konci fáze parku ze hry.
rule-DI-O4 = Na konci úklidu smíš zhodnotit libovolně mnoho splněných úkolů. Každý se odstraní a dá v 1. a 2. kole 10 bodů, pak 8, 6, 4, 2 a 1. Nezhodnotíš-li žádný, jeden podle své volby odhodíš. Stupně mezi 10 a 1 jsou naše.
rule-DI-O5 = Zhodnotíš-li úkol v každém kole, dostaneš na konci 10 bodů navíc.
rule-DI-O6 = Sólové kolo: zisky na začátku, hod, karta, tři vědci po sobě, kostka hrozby, dvě akce na trhu, práce, park, úklid, zvraty konce kola, hodnocení. Po 7. kole se počítá jako obvykle (naše rozhodnutí).

## Rules: effects in general
rule-DI-F1 = Volí majitel. „Smíš“ a „až“ lze nevyužít; vše ostatní se děje samo (naše rozhodnutí, jako vše o účincích).
rule-DI-F2 = Účinek platí od koupě nebo najmutí, i v tomto kole, má-li jeho chvíle teprve přijít; sleva nikdy na vlastní koupi. Propuštěním nebo zakrytím hned končí; co jednou dal, zůstává (naše rozhodnutí).
rule-DI-F3 = „Na začátku kola“ je začátek výzkumu, před hodem, v pořadí. Odtud se počítá i „jednou za kolo“ (naše rozhodnutí).
rule-DI-F4 = Místa jedné destičky lze použít v libovolném pořadí a druhá stejná má vlastní místa. Co působí ve fázi parku, do té doby čeká a s kolem končí; více použití se sčítá (naše rozhodnutí).
rule-DI-F5 = Nebezpečí je tvá hrozba a kostka hrozby, s divokými nocemi o 1 víc, minus tvá bezpečnost, 1 za hlídku, 1 za každé použití chaty správce a 1 za lovce dinosaurů, nejméně však 0 (naše rozhodnutí).
rule-DI-F6 = V parku jeden po druhém: tah podle přitažlivosti, reklamní agentky, hlavní sezony a reklamního oddělení, pak strážnice, pak vstupné. Potom každý sám: hlídač, umisťování, nebezpečí, právník, body nebo peníze za občerstvení (naše rozhodnutí).

## Rules: lab tiles
rule-DI-L-refine1 = Zušlechťování DNA I, jedno místo pro jednoho pracovníka: jedno ze tří zušlechtění.
rule-DI-L-refine2 = Zušlechťování DNA II, tři místa po jednom pracovníkovi: na každém jedno ze tří zušlechtění.
rule-DI-L-create1 = Dinovýzkum I, místa pro jednoho a pro dva pracovníky: na každém jeden dinosaurus.
rule-DI-L-create2 = Dinovýzkum II, tři místa po jednom pracovníkovi: na každém jeden dinosaurus.
rule-DI-L-bench = Ponk, jeden pracovník na použití: bezpečnost +1 nebo výběh +1 za svou cenu.
rule-DI-L-venture = Rizikový kapitál, tři místa po jednom pracovníkovi: $3, $2 a $1.
rule-DI-L-bench_plus = Lepší ponk, dvě místa po jednom pracovníkovi: co umí Ponk, na prvním místě o $2 levněji, na druhém o $1.
rule-DI-L-renovate = Přestavbová komise, místa pro jednoho a pro dva pracovníky: na každém jeden výběh menší než 4 stoupne zdarma o 1.
rule-DI-L-groundskeeper = Chata správce, jedno místo pro jednoho pracovníka: při koupi bezpečnost zdarma stoupne o 1. Na místě platí bezpečnost pro nebezpečí tohoto kola o 1 víc; ukazatel zůstává.
rule-DI-L-security_office = Strážnice, dvě místa po jednom pracovníkovi: každé dovolí jednu výměnu. Po tvém tahu jdou až dva výtržníci zpět do sáčku a stejně návštěvníků se vytáhne; pozdější výměna smí vrátit i nové výtržníky. Vstupné je za hosty, které nakonec máš.
rule-DI-L-double_ride = Hvězdná atrakce, jedno místo pro dva pracovníky: jmenuješ jednu svou atrakci, i stánek s klobouky, každou nejvýš jednou za kolo. Její hosté dají místo 1 bodu 2; koho bereš jako peníze, ten se nezdvojuje.
rule-DI-L-copy_lab = Kopírovna, jedno místo pro dva pracovníky: provede jedno místo jiného nezakrytého vylepšení nebo destičky II v tvé laboratoři, použité či ne, bez jeho pracovníků a bez obsazení; peníze a DNA se platí. Nekopíruje základní akci, účinek koupě ani Kopírovnu; bez takové destičky není dovolena.
rule-DI-L-ads = Reklamní oddělení, místa pro jednoho a pro dva pracovníky: v tomto kole táhneš o 1 návštěvníka víc, na druhém místě o 2 víc. Destička je naše.
rule-DI-L-gene_bank = Genová banka, jedno místo pro jednoho pracovníka: při koupi dva různé limity stoupnou o 1, žádný nad 10. Místo dá 1 libovolnou základní DNA. Destička je naše.
rule-DI-L-sponsors = Kancelář sponzorů, dvě místa po jednom pracovníkovi: za každé $3. Destička je naše.
rule-DI-L-sequencer = Sekvenátor, dvě místa po jednom pracovníkovi: na každém zaplať 2 DNA jednoho základního druhu a získej 1 libovolnou složenou. Destička je naše.

## Rules: specialists
rule-DI-X-intern = Stážistka: o jedno místo víc, jen pro hosta. Patří k parku, takže se musí zaplnit, host může být sežrán a dá 1 bod, ale není to výběh ani atrakce.
rule-DI-X-allrounder = Všeuměl: jednou za kolo, když jsi při výzkumu na řadě, smíš místo vědce umístit pracovníka z laboratoře, s úrovní 2, na kteroukoli akci kromě pasování. Máš tak o tah víc; nemáš-li už vědce, smíš ho i nechat propadnout. Pracovník, jímž nesmí být otočený vědec, chybí při práci v tomto kole.
rule-DI-X-union = Odborář, s pracovníkem: příští odborník, kterého najmeš, stojí $0. Je to stále akce a pak je účinek spotřebován. Propustíš-li ho právě kvůli tomu nebo dřív, propadá.
rule-DI-X-hunter = Lovec dinosaurů, s pracovníkem: nebezpečí je o 1 menší.
rule-DI-X-programmer = Programátorka: jednou za kolo, hned poté, co si jiný hráč vzal kostku s DNA, smíš získat totéž, jako bys ji na té úrovni vzal ty, podle vlastních limitů a s žolíky podle své volby; jen DNA, grant ne. Ptáme se při každém takovém vzetí, dokud ji nevyužiješ. V sólové hře není.
rule-DI-X-professor = Profesor: na začátku kola 1 libovolná složená DNA.
rule-DI-X-hr = Personalistka: přivádí dva pracovníky a nic víc nedělá. Karta je naše.
rule-DI-X-guard = Hlídač: po všech tazích a před umisťováním jdou až dva tvoji výtržníci zpět do sáčku, každý za 1 bod. Neplatí za sežrané a v sólové hře zůstávají ve hře. Karta je naše.
rule-DI-X-accountant = Účetní, s pracovníkem: na začátku kola $2. Karta je naše.
rule-DI-X-publicist = Reklamní agentka: táhneš o 1 návštěvníka víc. Karta je naše.
rule-DI-X-buyer = Nákupčí, s pracovníkem: v každém kole je tvá první akce na trhu s cenou nad 0 celkem o $1 levnější, i destičky II a DNA. Karta je naše.
rule-DI-X-architect = Architektka: natištěná cena atrakcí je o $2 nižší, ne pod 0; cena řady zůstává. Karta je naše.
rule-DI-X-labtech = Laborantka, s pracovníkem: na začátku kola 1 libovolná základní DNA. Karta je naše.
rule-DI-X-keeper = Ošetřovatel, s pracovníkem: každý placený výběh +1 je o $1 levnější, vedle jiných slev. Karta je naše.
rule-DI-X-fencer = Plotař: jednou za práci smí jeden výběh menší než 4 stoupnout o 1, bez pracovníka a zdarma. Karta je naše.
rule-DI-X-splicer = Genový střihač, s pracovníkem: jednou za kolo smí být při tvoření jedna základní DNA receptu zaplacena jiným základním druhem. Karta je naše.
rule-DI-X-breeder = Chovatelka: malý nebo velký dravec potřebuje o 1 základní DNA méně, z druhu podle tvé volby; i spolu s genovým střihačem. Karta je naše.
rule-DI-X-cryo = Mrazírenský technik, s pracovníkem: při najmutí zvedni limity celkem až o 3 stupně, libovolně rozdělené, žádný nad 10. Karta je naše.
rule-DI-X-patrol = Hlídka: nebezpečí je o 1 menší; ukazatel bezpečnosti zůstává. Karta je naše.
rule-DI-X-chef = Šéfkuchař: host u občerstvení, kterého bereš jako peníze, dá místo $2 $3. Karta je naše.
rule-DI-X-guide = Průvodce: do tvých výběhů se dohromady vejde o 1 návštěvníka víc, jakékoli barvy. Karta je naše.
rule-DI-X-lawyer = Právník: z právě sežraných návštěvníků zvolíš, za kolik zaplatíš po $1 místo 1 bodu; sežraní jsou stejně a peníze za občerstvení z tohoto kola přijdou pozdě. Karta je naše.

## Rules: plot twists
rule-DI-T-quiet_start = Klidný začátek: při přípravě leží výtržníci vedle sáčku. Na konci úklidu jich po 1. kole přijde pět a po 2. kole pět, v sólové hře dva a jeden.
rule-DI-T-fast_market = Rychlý trh: úklid odstraní, co zbylo v řadách za $2 a $3. Prázdná místa se přeskočí; mezery se zavřou a doplní jako obvykle.
rule-DI-T-grant = Výzkumný grant: $2 za každou kostku, kterou si vezme vědec nebo všeuměl, ať ukazuje cokoli, ale ne za kopie.
rule-DI-T-bonus = Přídavek: na konci každého kola, v novém pořadí, si každý musí zdarma vzít bezpečnost +1, jeden výběh menší než 4 +1, nebo 2 libovolné základní DNA.
rule-DI-T-staff = Víc personálu: při přípravě pět pracovníků v laboratoři, tři v záloze. Karta je naše.
rule-DI-T-big_fridge = Velká chladírna: limity začínají na 5 a 3. Karta je naše.
rule-DI-T-wild_nights = Divoké noci: kostka hrozby platí o 1 víc; bez kostky je to 1. Karta je naše.
rule-DI-T-busy_market = Rušný trh: tři akce na trhu. Karta je naše.
rule-DI-T-season = Hlavní sezona: každý táhne o 2 návštěvníky víc. Karta je naše.
rule-DI-T-cheap_fences = Levné ploty: každý placený výběh +1 je o $1 levnější. Karta je naše.
rule-DI-T-new_finds = Nové nálezy: při úklidu jde každý zbylý otevřený recept pod svůj balíček a otočí se vrchní. Podložené přijdou až po všech neviděných, ve svém pořadí. Karta je naše.

## Rules: what objectives count
rule-DI-M-lab_upgrades_bought = Koupená vylepšení laboratoře: všechny destičky koupené za hru, i destičky II a mezitím zakryté.
rule-DI-M-attractions_built = Postavené atrakce: všechny postavené v tvém parku, tedy bez stánku s klobouky.
rule-DI-M-rides_built = Postavené pouťové atrakce: ty v tvém parku.
rule-DI-M-food_built = Postavená občerstvení: ta v tvém parku.
rule-DI-M-merch_built = Postavené obchody: ty v tvém parku.
rule-DI-M-each_attraction_category = Atrakce každé kategorie: nejmenší z počtů občerstvení, pouťových atrakcí a obchodů.
rule-DI-M-species_created = Stvořené druhy: výběhy s dinosaurem, bez natištěného.
rule-DI-M-dinosaurs = Dinosauři: všichni v tvém parku, i první.
rule-DI-M-dinosaurs_in_one_exhibit = Dinosauři v jednom výběhu: největší počet v některém, i v natištěném.
rule-DI-M-exhibits_with_4_dinosaurs = Výběhy se čtyřmi dinosaury: všechny takové, i natištěný.
rule-DI-M-large_carnivores = Velcí dravci: všichni v tvých výbězích dohromady, počítáno na zvířata, ne na druhy.
rule-DI-M-one_exhibit_of_each_kind_filled = Výběhy každé skupiny: z býložravců, malých a velkých dravců nejmenší počet výběhů s dinosaurem, bez natištěného.
rule-DI-M-excitement = Přitažlivost: ukazatel sám, bez účinků na tah.
rule-DI-M-security = Bezpečnost: ukazatel sám, bez účinků na nebezpečí.
rule-DI-M-workers = Pracovníci: tvoji mimo zálohu, umístění i neumístění; otočení vědci a figurka pořadí se nepočítají.
rule-DI-M-specialists_at_once = Odborníci najednou: ti, které teď máš.
rule-DI-M-dna_stored = DNA v chladírně: všech šest množství dohromady.
rule-DI-M-gate_money_in_round = Vstupné: dolary za hosty tažené v tomto kole, když jsou vyplaceny.
rule-DI-M-attraction_vp_in_round = Body z atrakcí: hosté na atrakcích, i na stánku s klobouky, které jsi v tomto kole vzal jako body, po 1; nic za zdvojení, výběhy ani stážistku. Počítá se, až máš body hotové.

## Rules: solo cards
rule-DI-K1 = Kostky na jmenovaných místech jsou v tomto kole mimo: nelze je vzít a nemohou být kostkou hrozby.
rule-DI-K2 = Otevřený recept jmenované skupiny odejde ze hry a jeho místo zůstane do úklidu prázdné.
rule-DI-K3 = Věc jmenovaného druhu u jmenované ceny se odhodí. Co tam není, se přeskočí.
rule-DI-K4 = Jako úkoly platí karty podle stavu na konci úklidu.

## Letters of DNA
sort-cyan-letter = A
sort-violet-letter = F
sort-blue-letter = M
sort-green-letter = Z
sort-magenta-letter = P
sort-yellow-letter = Ž
sort-basic-letter = ?

## Faces of the dice, in the log
face-cyan = { $n }× azurová{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-violet = { $n }× fialová{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-blue = { $n }× modrá{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-green = { $n }× zelená{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-magenta = { $n }× purpurová{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-yellow = { $n }× žlutá{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-joker = { $n }× žolík{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-paddock = { $n ->
    [one] výběh
    [few] { $n } výběhy
   *[other] { $n } výběhů
}{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-worker = { $n ->
    [one] pracovník
    [few] { $n } pracovníci
   *[other] { $n } pracovníků
}{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}

## Refusals
refusal-DI-G1 = Na to se teď nikdo neptá.
refusal-DI-G3 = Takový druh DNA není.
refusal-DI-G3-room = Tento druh teď na výběr není, nebo pod jeho limitem už není místo.
refusal-DI-G5-money = Na to nemáš peníze.
refusal-DI-F1-compulsory = To nelze vynechat.
refusal-DI-S8 = Takový druh DNA není, nebo je jeho limit už 10.
refusal-DI-S11 = Park má pole A1 až D4 a žádné se tak nejmenuje.
refusal-DI-1-2 = Tento vědec není volný: každého ze tří umístíš jednou za kolo.
refusal-DI-1-2-turn = Při výzkumu teď nejsi na řadě.
refusal-DI-1-2-pass = Dokud máš vědce, nesmíš vynechat; udělej raději z jednoho pracovníka.
refusal-DI-1-3 = Na tom místě není volná kostka.
refusal-DI-1-4 = Vyber svůj výběh menší než 4.
refusal-DI-1-5 = Všech šest míst pro chladírnu je obsazeno, nebo je tento limit už 10.
refusal-DI-1-6 = Neleží tam otevřený recept, nebo je jeho místo obsazené.
refusal-DI-1-6-level = Tento recept žádá vyšší úroveň vědce: býložravec 1, malý dravec 2, velký dravec 3.
refusal-DI-1-6-zones = V tvém parku nejsou vedle sebe dvě volná pole pro výběh.
refusal-DI-1-6-place = Výběh potřebuje dvě volná pole vedle sebe v jedné řadě; jmenuj levé.
refusal-DI-1-7 = Pracovníkem se může stát jen vědec, který ještě není umístěn.
refusal-DI-2-1-turn = Na trhu teď nejsi na řadě.
refusal-DI-2-2 = V té řadě není odborník.
refusal-DI-2-2-dismiss = Propouští se jen při najímání, když už máš tři, a jen vlastní odborník.
refusal-DI-2-3 = V té řadě není atrakce, nebo tvůj park nemá volné pole.
refusal-DI-2-3-zone = Toto pole tvého parku není volné.
refusal-DI-2-4 = Takové vylepšení laboratoře tam neleží.
refusal-DI-2-4-space = Vylepšení přijdou na šedá místa laboratoře, 3 až 6.
refusal-DI-2-4-second = Tuto destičku II už máš a víc než jednu mít nesmíš.
refusal-DI-2-5 = S DNA odstraníš věc z té řady a taková tam neleží.
refusal-DI-2-7 = Toto místo trhu je do úklidu prázdné.
refusal-DI-3-1 = To není akce tvé laboratoře.
refusal-DI-3-1-workers = Na to místo máš málo pracovníků.
refusal-DI-3-1-spot = To místo už bylo v tomto kole použito.
refusal-DI-3-1-tile = Taková destička nebo takové místo v tvé laboratoři není.
refusal-DI-3-2 = Zušlechťuje se jen zelená, purpurová a žlutá.
refusal-DI-3-2-dna = Nemáš na to dvě základní DNA.
refusal-DI-3-3 = Takový výběh nemáš.
refusal-DI-3-3-full = Ten výběh je plný; nejdřív ho zvětši.
refusal-DI-3-3-dna = Nemáš DNA toho receptu.
refusal-DI-3-3-pays = Tato DNA se k receptu nehodí.
refusal-DI-3-4 = Takový výběh, který by mohl růst, nemáš.
refusal-DI-3-4-four = Ten výběh už má největší velikost, 4.
refusal-DI-3-5 = Rizikový kapitál má místa 1, 2 a 3.
refusal-DI-3-6-done = Už je řečeno, že máš hotovo, a to je konečné.
refusal-DI-3-6-copying = Nejdřív vyber, co provede Kopírovna.
refusal-DI-3-6-paying = Nejdřív vyber DNA, kterou platíš.
refusal-DI-4-2 = Takové místo pro návštěvníky v tvém parku není.
refusal-DI-4-2-full = Tam už není místo.
refusal-DI-4-2-intern = U stážistky je místo jen pro hosta.
refusal-DI-4-3 = Vyber svého hosta, který bude sežrán.
refusal-DI-4-3-nobody = Tam žádný host nestojí.
refusal-DI-4-4 = Jako peníze lze brát jen hosty u občerstvení.
refusal-DI-4-4-food = Tam už u občerstvení žádný host není.
refusal-DI-4-5 = Se svým parkem máš v tomto kole hotovo.
refusal-DI-E1 = Hra skončila.
refusal-DI-O1 = Tuto sólovou kartu vybrat nelze.
refusal-DI-O4 = Hodnotit lze zvolené úkoly, které teď splňuješ; jen když nehodnotíš žádný, jeden odhodíš.
refusal-DI-K1 = Tuto kostku na toto kolo odstranila sólová karta.
refusal-DI-L-security_office = Vrátit smíš až dva výtržníky a ne víc, než bylo taženo.
refusal-DI-L-double_ride = Jmenuj svou atrakci.
refusal-DI-L-double_ride-twice = Tato atrakce už v tomto kole platí dvojnásob.
refusal-DI-L-copy_lab = Kopírovna provádí jen vylepšení a destičky II tvé laboratoře, žádnou základní akci ani Kopírovnu.
refusal-DI-L-gene_bank = Genová banka zvedá dva různé limity.
refusal-DI-X-allrounder = Nemáš všeuměla, nebo pro něj pracovníka, nebo už v tomto kole pracoval.
refusal-DI-X-guard = Hlídač vrací až dva tvé výtržníky.
refusal-DI-X-fencer = Plotaře nemáš.
refusal-DI-X-fencer-once = Tvůj plotař už v tomto kole pracoval.
refusal-DI-X-lawyer = Už není nikdo, za koho by šlo zaplatit.
refusal-DI-T-bonus = Vezmi si jedno ze tří: bezpečnost, výběh menší než 4, nebo dvě základní DNA.

## Words of actions
word-security = bezpečnost
word-paddock = výběh
word-worker = pracovník
word-dismiss = propustit
word-nothing = nic
word-intern = stážistka
word-lab = vylepšení
word-attraction = atrakce
word-specialist = odborník
word-dna = DNA
verb-pass = pas
verb-done = hotovo
verb-auto = auto
verb-die = kostka
verb-storage = chladírna
verb-recipe = recept
verb-turn = otoč
verb-copy-die = okopíruj
verb-hire = najmi
verb-build = postav
verb-upgrade = vylepši
verb-dna = dna
verb-buy = kup
verb-place = polož
verb-gain = vezmi
verb-limit = limit
verb-paddock = výběh
verb-bonus = přídavek
verb-refine = zušlechti
verb-create = stvoř
verb-pay = zaplať
verb-bench = ponk
verb-venture = kapitál
verb-bench-plus = ponk-plus
verb-renovate = přestav
verb-groundskeeper = správce
verb-security-office = strážnice
verb-double-ride = zdvoj
verb-copy-lab = kopírovna
verb-ads = reklama
verb-gene-bank = banka
verb-sponsors = sponzoři
verb-sequence = sekvenuj
verb-return = vrať
verb-visit = umísti
verb-eaten = sežrán
verb-lawyer = právník
verb-sell = občerstvení
verb-keep = zvol
verb-score = zhodnoť
verb-drop = odhoď

## What is asked
ask-research = { $levels ->
    [0] Výzkum: umísti pracovníka všeuměla, nebo pasuj.
   *[other] Výzkum: umísti vědce (zbývá úroveň { $levels }) na kostku, do chladírny nebo na recept, nebo z něj udělej pracovníka.
}
ask-place-exhibit = { $what }: na která dvě volná pole přijde výběh? Jmenuj levé.
ask-place-attraction = { $what }: na které volné pole?
ask-gain = Vyber { $count ->
    [one] { $kind ->
        [basic] 1 základní
       *[complex] 1 složenou
    }
    [few] { $kind ->
        [basic] { $count } základní
       *[complex] { $count } složené
    }
   *[other] { $kind ->
        [basic] { $count } základních
       *[complex] { $count } složených
    }
} DNA, po jedné: který druh?
ask-limits = Chladírna: { $steps ->
    [one] zbývá 1 stupeň
    [few] zbývají { $steps } stupně
   *[other] zbývá { $steps } stupňů
}. Který limit stoupne?
ask-raise = Který výběh se zvětší o 1?
ask-copy = Tvá programátorka smí získat i to, co bylo právě vzato z kostky { $space }. Chceš?
ask-market = Trh: vyber akci, nebo pasuj.
ask-work = Práce: { $idle ->
    [0] žádný pracovník nezbývá. Když plán platí, napiš hotovo; zpět vezme poslední čin zpět.
    [one] zbývá 1 pracovník. Které místo teď? Zpět vezme poslední čin zpět.
    [few] zbývají { $idle } pracovníci. Které místo teď? Zpět vezme poslední čin zpět.
   *[other] zbývá { $idle } pracovníků. Které místo teď? Zpět vezme poslední čin zpět.
}
ask-copying = Co provede Kopírovna?
ask-pay = { $exhibit }: kterou základní DNA platíš?
ask-exchange = Počet tažených výtržníků: { $hooligans }. Kolik se jich vrátí do sáčku, aby se táhlo znovu?
ask-guard = Tvůj hlídač smí vracet výtržníky, každého za 1 bod; máš jich { $hooligans }. Kolik?
ask-visit = K umístění: { $visitor ->
    [hooligan] { $count ->
        [one] 1 výtržník
        [few] { $count } výtržníci
       *[other] { $count } výtržníků
    }
   *[patron] { $count ->
        [one] 1 host
        [few] { $count } hosté
       *[other] { $count } hostů
    }
}. Kam přijde další? Auto umístí všechny.
ask-feed = { $count ->
    [one] 1 host bude sežrán. Kdo?
    [few] { $count } hosté budou sežráni. Kdo je další?
   *[other] { $count } hostů bude sežráno. Kdo je další?
} Auto dá ty, kteří mají nejmenší cenu.
ask-lawyer = Tvůj právník smí za sežraného zaplatit $1 místo 1 bodu. Má?
ask-food = Host u občerstvení dá na přání peníze místo bodu. Který?
ask-bonus = Přídavek: bezpečnost, výběh, nebo dvě základní DNA?
ask-choose = Zvol sólovou kartu jako úkol, celkem sedm.
ask-score = Který úkol hodnotíš? A když žádný, který odhodíš?

## Terminal: choices
action-pass-research = všeuměl odpočívá
action-pass-limits = už žádný stupeň
action-pass-copy = teď ne
action-pass-market = pasovat
action-done-work = má práce je hotova, nevratně
action-done-lawyer = už neplatit
action-done-food = ostatní dají body
action-done-score = už nehodnotit
action-auto-place = všichni podle návrhu
action-auto-feed = podle návrhu
action-storage = Zvětšit chladírnu
action-turn = Pracovníkem bude
action-copy-die = získat také
action-hire = Najmout
action-dismiss = Najmout: { $specialist }, propustit:
action-build = Postavit
action-buy = Destičky II
action-dna = { $dna } a odstranit
action-upgrade = { $tile }, na místo
action-space = #{ $space }
action-cover = #{ $space }, přes: { $tile }
action-refine = Zušlechtit
action-create = Stvořit
action-two-workers = se 2 pracovníky
action-pay = Zaplatit
action-paddock = Výběh
action-use = použít
action-return = { $count ->
    [0] žádný
   *[other] { $count }
}
action-lawyer = $1 za jednoho
action-bonus-security = bezpečnost +1
action-bonus-dna = 2 základní DNA
action-keep = Zvolit
action-score = Zhodnotit
action-drop = Odhodit

## Terminal: headings
label-park = Park
label-points = Body
label-money = Peníze
label-excitement = Přit
label-threat = Hroz
label-security = Bezp
label-workers = Prac
label-dinosaurs = Dino
label-stalls = Atr
label-own = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}, ${ $money }, přitažlivost { $excitement }, hrozba { $threat }, bezpečnost { $security }, pracovníci { $idle }+{ $reserve }
label-storage = Chladírna
label-enlarge = Místa chladírny
label-dice = Kostky
label-die = kostka { $space }
label-ours = naše
label-out = mimo
label-threat-die = Kostka hrozby: { $pips }
label-scientist = úroveň { $level }
label-level = úroveň { $level }+
label-species = P+{ $excitement } H+{ $threat } B{ $points }
label-fits = { $room } z { $gain }
label-recipe = Recept
label-pile = ještě { $count }
label-row = Řada
label-stall = { $spaces ->
    [0] bez návštěvníků
    [one] 1 návštěvník
    [few] { $spaces } návštěvníci
   *[other] { $spaces } návštěvníků
}{ $points ->
    [0] {""}
    [one] , na konci 1 bod
    [few] , na konci { $points } body
   *[other] , na konci { $points } bodů
}
label-free = volné
label-lab = Laboratoř, { $idle ->
    [one] 1 volný pracovník
    [few] { $idle } volní pracovníci
   *[other] { $idle } volných pracovníků
}
label-queue = Fronta
label-worth = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
label-quoted = „{ $card }“
label-closed = zadáno
label-card = Karta kola: { $card }
label-solo = { $round }. kolo ze 7; kol se zhodnoceným úkolem zatím: { $streak }.
label-account = Od začátku { $round }. kola
label-track = Dráha
label-line-attractions = Atr
label-line-dinosaurs = Dino
label-line-empty = Prázd
label-line-objectives = Úkoly
label-line-money = $/5
label-line-streak = Bonus
label-forecast = Předpověď:
forecast-visitors = { $visitors ->
    [one] 1 návštěvník
    [few] { $visitors } návštěvníci
   *[other] { $visitors } návštěvníků
}, míst: { $room }, vstupné ${ $income }, body: { $gained }.
forecast-known = { $danger ->
    [0] Bezpečnost stačí: { $protection } proti hrozbě { $threat }.
   *[other] Nebezpečí: hrozba { $threat } proti bezpečnosti { $protection }; sežraných: { $eaten }, ztráta bodů: { $lost }.
}
forecast-open = { $danger ->
    [0] Kdyby se o kostce hrozby rozhodlo teď, bezpečnost stačí: { $protection } proti { $threat }.
   *[other] Kdyby se o kostce hrozby rozhodlo teď: hrozba { $threat } proti bezpečnosti { $protection }; sežraných: { $eaten }, ztráta bodů: { $lost }.
}
command-research = výzkum
command-market = trh
command-parks = parky
command-goals = úkoly
command-forecast = předpověď
command-dinosaurs = dinosauři
command-people = odborníci
command-tiles = destičky
help-research = plán výzkumu: kostky, chladírna, otevřené recepty
help-market = co leží na trhu, co to umí a co tě to stojí
help-parks = parky, laboratoře a údaje ostatních
help-goals = úkoly, jak na tom kdo je, a zvraty
help-forecast = co přinese fáze parku v tomto kole podle současného stavu
help-dinosaurs = všechny recepty s DNA a údaji
help-people = co který odborník umí
help-tiles = co která destička laboratoře umí
help-words = Slova: die MÍSTO ÚROVEŇ, storage ÚROVEŇ, recipe SKUPINA ÚROVEŇ, turn ÚROVEŇ; place POLE; hire ŘADA, build ŘADA, upgrade ŘADA MÍSTO, dna ŘADA VĚC; refine DRUH, create DINOSAURUS, bench security, venture MÍSTO; visit POLE, auto, done, pass. Česky: kostka, chladírna, recept, otoč, polož, najmi, postav, vylepši, dna, zušlechti, stvoř, ponk, kapitál, umísti, hotovo, pas. Stačí začátky, a kde to nemůže znamenat nic jiného, smí první slovo chybět: 3 2. Celý plán se vejde na jeden řádek: kapitál 1, ponk bezpečnost, hotovo.
help-signs = V parku: ♦ dinosaurus, ◇ místo pro dalšího; ● host, ▲ výtržník, ○ volné místo pro návštěvníka, $ host vzatý jako peníze. Na kostkách: písmena DNA, ? je žolík a † hrozba. V laboratoři: □ volné místo, ■ použité, za ním počet pracovníků. Chladírna ukazuje množství a nejvyšší, které se vejde. V tabulce hráčů: pracovníci volní a v záloze, třeba 4+4. P, H a B u dinosaura: přitažlivost, hrozba a body na konci.

## Chance entered by hand
chance-die = Vylosuj kostku DNA na další místo: jaké má číslo?
chance-twist = Vylosuj zvrat: který to je?
chance-objective = Vylosuj úkol: který to je?
chance-card = Vylosuj sólovou kartu: která to je?
chance-starter = Kdo je první hráč?
chance-lab = Otoč vylepšení laboratoře: které to je?
chance-attraction = Otoč atrakci: která to je?
chance-specialist = Otoč odborníka: kdo to je?
chance-recipe = Otoč recept: který to je?
chance-roll = Hoď další kostkou: kterou stranu, 1 až 6, ukazuje?
chance-event = Otoč sólovou kartu kola: která to je?
chance-visitor = { $seat } táhne { $handful ->
    [one] 1 návštěvníka
    [few] { $handful } návštěvníky
   *[other] { $handful } návštěvníků
}: kolik z nich jsou výtržníci?
outcome-visitor = { $hooligans ->
    [0] žádný
    [1] jeden
    [2] dva
    [3] tři
    [4] čtyři
    [5] pět
   *[other] šest
}

## Names in the log
source-accountant = účetní
source-grant = výzkumný grant
source-pass = pasování
source-venture = Rizikový kapitál
source-sponsors = Kancelář sponzorů
source-gate = vstupné
source-food = občerstvení
line-attractions = atrakce
line-dinosaurs = dinosauři
line-empty = prázdné výběhy
line-objectives = úkoly
line-money = peníze
line-streak = bonus
place-intern = stážistka
visitor-patron = host
visitor-hooligan = výtržník

## The log
event-twist = Zvrat: { $twist }.
events-twist = Zvraty: { $list }.
item-twist = { $twist }
event-goal = Úkol: { $objective }.
events-goal = Úkoly: { $list }.
item-goal = { $objective }
event-die-in-play = Kostka ve hře má číslo { $die }.
events-die-in-play = Kostky ve hře podle čísel: { $list }.
item-die-in-play = { $die }
event-offered = Sólová karta na výběr: { $card }.
events-offered = Sólové karty na výběr: { $list }.
item-offered = { $card }
event-kept = { $seat } si volí úkol: { $card }.
run-kept = { $seat } si volí úkoly: { $list }.
item-kept = { $card }
event-starter = První hráč: { $seat }.
event-start-money = Peníze na začátku: { $seat } ${ $dollars }.
events-start-money = Peníze na začátku: { $list }.
item-start-money = { $seat } ${ $dollars }
event-shelved-lab = Nové vylepšení na trhu: { $lab }, ${ $price }.
events-shelved-lab = Nová vylepšení na trhu: { $list }.
item-shelved-lab = { $lab } (${ $price })
event-shelved-stall = Nová atrakce na trhu: { $attraction }, ${ $price }.
events-shelved-stall = Nové atrakce na trhu: { $list }.
item-shelved-stall = { $attraction } (${ $price })
event-shelved-person = Nový odborník na trhu: { $specialist }, ${ $price }.
events-shelved-person = Noví odborníci na trhu: { $list }.
item-shelved-person = { $specialist } (${ $price })
event-recipe = Nový recept: { $exhibit }.
events-recipe = Nové recepty: { $list }.
item-recipe = { $exhibit }
event-gone-lab = Z trhu odchází: { $lab } (${ $price }).
events-gone-lab = Z trhu odchází: { $list }.
item-gone-lab = { $lab } (${ $price })
event-gone-stall = Z trhu odchází: { $attraction } (${ $price }).
events-gone-stall = Z trhu odchází: { $list }.
item-gone-stall = { $attraction } (${ $price })
event-gone-person = Z trhu odchází: { $specialist } (${ $price }).
events-gone-person = Z trhu odchází: { $list }.
item-gone-person = { $specialist } (${ $price })
event-gone-recipe = Recept odchází: { $exhibit }.
event-gone-die = Kostka { $space } je mimo: { $face }.
events-gone-die = Kostky mimo: { $list }.
item-gone-die = { $space } ({ $face })
event-event = Karta kola: { $card }.
event-round = { $number }. kolo
event-phase = { $phase }
event-earned = { $seat } dostává ${ $dollars }: { $source }.
event-earned-by-it = To dává ${ $dollars }: { $source }.
event-dna = { $seat } získává DNA: { $amount }× { $sort }.
run-dna = { $seat } získává DNA: { $list }.
item-dna = { $amount }× { $sort }
event-dna-lost = Bez místa propadá: { $amount }.
event-limit = { $seat } zvedá limit: { $sort } na { $limit }.
run-limit = { $seat } zvedá limity: { $list }.
item-limit = { $sort } na { $limit }
event-worker = Pracovníci: +{ $amount }.
event-paddock = { $seat } zvětšuje výběh: { $exhibit } na { $size }.
event-security = { $seat } zvyšuje bezpečnost na { $level }.
event-rolled = Kostka { $space }: { $face }.
events-rolled = Kostky: { $list }.
item-rolled = ({ $space }) { $face }
event-took-die = { $seat } bere kostku { $space } s úrovní { $level }: { $face }.
event-storage = { $seat } zvětšuje chladírnu s úrovní { $level }.
event-researched = { $seat } zkoumá recept s úrovní { $level }: { $exhibit }.
event-turned = { $seat } pasuje a vědec úrovně { $level } se stává pracovníkem.
event-rounder-placed = { $seat } umisťuje pracovníka všeuměla.
event-rounder-rests = { $seat } nechává všeuměla odpočívat.
event-copied = { $seat } nechává programátorku kopírovat kostku { $space } s úrovní { $level }.
event-not-copied = { $seat } nenechává kopírovat nic.
event-threat-die = Kostka hrozby: kostka { $space }{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}.
event-no-threat-die = Žádná kostka nezbyla, kostka hrozby tedy není.
event-hired = { $seat } najímá za ${ $dollars }: { $specialist }.
event-dismissed = { $seat } propouští: { $specialist }. Pracovníci zpět do zálohy: { $workers }.
event-built = { $seat } staví za ${ $dollars }: { $attraction }.
event-upgraded = { $seat } kupuje za ${ $dollars }: { $lab }, místo { $space }.
event-covered = Zakryto: { $lab }.
event-bought-dna = { $seat } kupuje DNA za ${ $dollars }.
event-passed = { $seat } pasuje.
event-fenced-in = Výběh začíná na poli { $zone }: { $exhibit }.
event-put-up = Na poli { $zone }: { $attraction }.
event-refined = { $seat } vyrábí DNA: { $sort }.
event-created = { $seat } tvoří dinosaura: { $exhibit }.
event-paid = Stojí to ${ $dollars }.
event-dna-paid = Zaplaceno: { $amount }× { $sort }.
run-dna-paid = Zaplaceno: { $list }.
item-dna-paid = { $amount }× { $sort }
event-patrols = { $seat } má správce na stráži: bezpečnost platí o 1 víc.
event-office = { $seat } má strážnici připravenou na jednu výměnu.
event-doubled = { $seat } zdvojuje atrakci na poli { $zone }.
event-copying = { $seat } používá Kopírovnu.
event-ads = { $seat } dělá reklamu; návštěvníci: +{ $visitors }.
event-done = { $seat } má práci hotovou.
events-done = Práci mají hotovou: { $list }.
item-done = { $seat }
event-worked-created = { $seat }, noví dinosauři: { $amount }× { $exhibit }.
run-worked-created = { $seat }, noví dinosauři: { $list }.
item-worked-created = { $amount }× { $exhibit }
event-worked-paddock = { $seat }, výběh: { $exhibit } { $size }.
run-worked-paddock = { $seat }, výběhy: { $list }.
item-worked-paddock = { $exhibit } { $size }
event-worked-security = { $seat }, bezpečnost: { $level }.
event-worked-money = { $seat }, peníze: ${ $before } → ${ $after }.
event-worked-dna = { $seat }, DNA: { $sort } { $before } → { $after }.
run-worked-dna = { $seat }, DNA: { $list }.
item-worked-dna = { $sort } { $before } → { $after }
event-worked-stored = { $seat }, pro park: { $lab } +{ $amount }.
run-worked-stored = { $seat }, pro park: { $list }.
item-worked-stored = { $lab } +{ $amount }
event-visitors = { $seat }, návštěvníci: hosté { $patrons }, výtržníci { $hooligans }.
event-exchanged = Vrácení a znovu tažení výtržníci: { $amount }.
event-guarded = { $seat } dává hlídačem vrátit výtržníky, každého za 1 bod: { $amount }.
event-visited = { $seat } umisťuje: { $visitor } { $place }.
run-visited = { $seat } umisťuje: { $list }.
item-visited = { $visitor } { $place }
event-queued = { $seat }, fronta: hosté { $patrons }, výtržníci { $hooligans }.
event-danger = { $seat } je v nebezpečí: hrozba { $threat } proti bezpečnosti { $security }; k sežrání: { $danger }.
event-safe = { $seat } je v bezpečí.
event-eaten = { $seat }, sežráni: { $visitor } { $place }.
run-eaten = { $seat }, sežráni: { $list }.
item-eaten = { $visitor } { $place }
event-eaten-in-queue = { $seat }, sežráni ve frontě: hosté { $patrons }, výtržníci { $hooligans }.
event-sued = { $seat } platí za sežraného ${ $dollars }.
event-lost = { $seat } ztrácí body: { $points }.
event-sold = { $seat } dostává od hosta u občerstvení ${ $dollars }, { $zone }.
run-sold = { $seat } dostává peníze od hostů u občerstvení: { $list }.
item-sold = ${ $dollars } { $zone }
event-scored = { $seat } dostává body za hosty: { $points }.
event-marked = { $seat } splňuje úkol: { $objective }.
event-closed = Odteď zadáno: { $objective }.
events-closed = Odteď zadáno: { $list }.
item-closed = { $objective }
event-place = { $place }. místo: { $seat }.
events-place = Nové pořadí: { $list }.
item-place = { $seat }
event-joined = Výtržníci přicházejí do sáčku: { $hooligans }.
event-bonus-dna = { $seat } si bere jako přídavek 2 základní DNA.
event-card-scored = { $seat } hodnotí „{ $card }“, body: { $points }.
event-card-dropped = { $seat } odhazuje „{ $card }“.
event-final = { $seat }, závěrečné body: { $line } { $points }.
run-final = { $seat }, závěrečné body: { $list }.
item-final = { $line } { $points }

## What would be right in components.toml
right-row = { $count } celých čísel od { $low } do { $high }
right-in-order = tyto v tomto pořadí: { $known }
right-two-sorts = dva různé základní druhy
right-faces = { $sides } stran tvaru [co ukazuje, kolik, hrozba], s čísly do { $most } a s jedním z těchto: { $known }
right-sort-key = jeden z těchto druhů: { $known }
right-spots = 1 až { $most } míst, na každém 1 až { $high } pracovníků
right-copies = seznam počtů hráčů od 1 do { $most }, jeden pro každou destičku
right-spaces = seznam míst kostek od 1 do { $most }
right-goods = dvě dvojice z druhu ({ $known }) a řady od 1 do { $most }
right-ascending = ceny, které od řady k řadě rostou
right-rows = { $count } řad

## Help with the game's own examples
example-action = bench security
example-clause = DI.4.3
help-odds = tady nic: o tvých akcích kostka nerozhoduje
odds-none = O tom, co teď můžeš dělat, kostka nerozhoduje.
odds-none-here = O tom kostka nerozhoduje.
command-map = park
help-map = tvůj park
command-hand = laboratoř
help-hand = tvá laboratoř, odborníci a chladírna
