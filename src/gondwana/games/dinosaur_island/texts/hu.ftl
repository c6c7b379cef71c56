### Dinosaur Island (2017): amit a játékosok olvasnak. Magyar.

## Game
game-name = Dinosaur Island
game-blurb = Egy–négy park dinoszauruszokat teremt DNS-ből, attrakciókat épít és bővíti a laborját. Minél vonzóbb a park, annál több látogató jön; minél kevésbé biztonságos, annál többet falnak fel közülük.

## Seats
seat-T = Tierra
seat-C = Costa
seat-S = Sierra
seat-B = Bahia

## Phases
phase-setup = Előkészület
phase-research = Kutatás
phase-market = Piac
phase-work = Munka
phase-park = Park
phase-clean-up = Rendrakás
phase-over = Vége a játéknak

## DNA
sort-cyan = cián
sort-violet = lila
sort-blue = kék
sort-green = zöld
sort-magenta = bíbor
sort-yellow = sárga
sort-basic = bármely alap
sort-complex = bármely összetett

## Kinds of dinosaurs
kind-herbivore = növényevő
kind-small-carnivore = kis ragadozó
kind-large-carnivore = nagy ragadozó

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
category-food = büfé
category-ride = vidámpark
category-merch = ajándékbolt
category-none = kategória nélkül
attraction-hat-stand = Kalapok
attraction-taco-stand = Tacós bódé
attraction-ice-cream = Fagyizó
attraction-saurian-pretzel = Dinóperec
attraction-lemonade-bar = Limonádébár
attraction-sausage-lab = Virslilabor
attraction-pizza-plateau = Pizzafennsík
attraction-noodle-nest = Tésztafészek
attraction-burger-bones = Hamburgercsont
attraction-barbecue-pit = Grillgödör
attraction-crater-buffet = Kráterbüfé
attraction-teacup-carousel = Teáscsésze-körhinta
attraction-pony-ride = Pónilovaglás
attraction-climbing = Mászóka
attraction-jeep-safari = Terepjárós szafari
attraction-log-flume = Vadvízi csúszda
attraction-ghost-cave = Szellembarlang
attraction-pterosaur-swing = Pteroszaurusz-hinta
attraction-primeval-wheel = Őskori óriáskerék
attraction-great-coaster = Nagy hullámvasút
attraction-free-fall = Szabadesés-torony
attraction-balloons = Léggömbárus
attraction-plush-nest = Plüssfészek
attraction-t-shirts = Pólóbolt
attraction-fossil-shop = Fosszíliabolt
attraction-photo-station = Fotósarok
attraction-figurines = Gyűjthető figurák
attraction-amber-jewellery = Borostyánékszerek
attraction-postcards = Képeslapbódé
attraction-masks = Maszkbolt
attraction-model-kits = Makettbolt

## Lab tiles
tile-refine-1 = DNS-nemesítés I
tile-refine-1-effect = 2 alap DNS-ből 1 összetett lesz.
tile-create-1 = Dinókutatás I
tile-create-1-effect = Teremts egy dinoszauruszt, helyenként egyszer.
tile-bench = Munkapad
tile-bench-effect = Biztonság +1 vagy egy kifutó +1 a maga áráért, akárhányszor.
tile-venture = Kockázati tőke
tile-venture-effect = A helyek $3-t, $2-t és $1-t hoznak.
tile-create-2 = Dinókutatás II
tile-create-2-effect = Teremts egy dinoszauruszt, helyenként egyszer. A Dinókutatás I helyébe lép.
tile-refine-2 = DNS-nemesítés II
tile-refine-2-effect = 2 alap DNS-ből 1 összetett lesz, helyenként egyszer. A DNS-nemesítés I helyébe lép.
tile-bench-plus = Jobb munkapad
tile-bench-plus-effect = Biztonság +1 vagy egy kifutó +1; az első helyen $2, a másodikon $1 kedvezménnyel.
tile-renovate = Átépítési bizottság
tile-renovate-effect = Helyenként egy kifutó +1, ingyen.
tile-groundskeeper = Parkőrkunyhó
tile-groundskeeper-effect = Vételkor biztonság +1. A helyén a biztonság ebben a körben 1-gyel többet ér.
tile-security-office = Őrszoba
tile-security-office-effect = Helyenként: tegyél vissza az e körben húzottak közül legfeljebb 2 rendbontót, és húzz ugyanannyi látogatót.
tile-double-ride = Sztárattrakció
tile-double-ride-effect = Egy választott attrakciódon a vendégek ebben a körben 2-2 pontot adnak.
tile-copy-lab = Másolószoba
tile-copy-lab-effect = Végezd el a laborod egy másik lapkájának egy helyét; alapakciót nem lehet.
tile-ads = Reklámiroda
tile-ads-effect = Ebben a körben 1 látogatóval többet húzol, a második hellyel 2-vel.
tile-gene-bank = Génbank
tile-gene-bank-effect = Vételkor két korlát +1. A helye 1 tetszőleges alap DNS-t hoz.
tile-sponsors = Szponzoriroda
tile-sponsors-effect = Helyenként $3.
tile-sequencer = Szekvenáló
tile-sequencer-effect = Helyenként 2 egyforma alap DNS-ből 1 tetszőleges összetett lesz.

## Specialists
specialist-intern = Gyakornok
specialist-intern-effect = Körönként egy vendég állhat ezen a lapon, és 1 pontot ad.
specialist-allrounder = Mindenes
specialist-allrounder-effect = Kutatáskor körönként egyszer egy dolgozód 2-es szintű tudósnak számít.
specialist-union = Szakszervezeti vezető
specialist-union-effect = A következő szakértő, akit felveszel, ingyen van, egyszer.
specialist-hunter = Dinóvadász
specialist-hunter-effect = Körönként eggyel kevesebb látogatót falnak fel.
specialist-programmer = Programozó
specialist-programmer-effect = Körönként egyszer te is megkapod a DNS-t, amit más épp elvett egy kockáról.
specialist-professor = Professzor
specialist-professor-effect = A kör elején 1 tetszőleges összetett DNS.
specialist-hr = Személyzetis
specialist-hr-effect = Két dolgozót hoz, mást nem tesz.
specialist-guard = Biztonsági őr
specialist-guard-effect = Körönként legfeljebb 2 rendbontódat visszateheted, darabonként 1 pontért.
specialist-accountant = Könyvelő
specialist-accountant-effect = A kör elején $2.
specialist-publicist = Reklámszakember
specialist-publicist-effect = Minden körben 1 látogatóval többet húzol.
specialist-buyer = Beszerző
specialist-buyer-effect = Körönként egy piaci akció $1-ral olcsóbb.
specialist-architect = Építész
specialist-architect-effect = Az attrakciók nyomtatott ára $2-ral kisebb.
specialist-labtech = Laboráns
specialist-labtech-effect = A kör elején 1 tetszőleges alap DNS.
specialist-keeper = Állatgondozó
specialist-keeper-effect = A kifutó bővítése $1-ral olcsóbb.
specialist-fencer = Kerítésmester
specialist-fencer-effect = Munkánként egyszer egy kifutó +1, ingyen és dolgozó nélkül.
specialist-splicer = Génillesztő
specialist-splicer-effect = Körönként egyszer a recept egy alap DNS-e másik alapfajtával is fizethető.
specialist-breeder = Tenyésztő
specialist-breeder-effect = Minden ragadozóhoz, amit teremtesz, 1-gyel kevesebb alap DNS kell.
specialist-cryo = Hűtőmérnök
specialist-cryo-effect = Felvételekor emeld a korlátokat összesen legfeljebb 3 lépéssel, tetszés szerint elosztva.
specialist-patrol = Járőr
specialist-patrol-effect = A biztonságod minden ellenőrzéskor 1-gyel többet ér.
specialist-chef = Séf
specialist-chef-effect = A büfében álló vendég, akit pénznek veszel, $3-t hoz.
specialist-guide = Idegenvezető
specialist-guide-effect = A kifutóidban összesen 1 látogatóval több fér el.
specialist-lawyer = Ügyvéd
specialist-lawyer-effect = Egy felfalt látogatóért 1 pont helyett $1-t is fizethetsz.

## Plot twists
twist-quiet-start = Csendes kezdet
twist-quiet-start-effect = Eleinte nincs rendbontó; a felük az 1., a másik felük a 2. kör után jön.
twist-fast-market = Pörgő piac
twist-fast-market-effect = A rendrakás a $2-os és a $3-os sort is kiüríti.
twist-grant = Kutatási támogatás
twist-grant-effect = Aki kockát vesz el, $2-t is kap.
twist-bonus = Ráadás
twist-bonus-effect = A kör végén mindenki választ: biztonság +1, egy kifutó +1 vagy 2 alap DNS.
twist-staff = Nagyobb személyzet
twist-staff-effect = Mindenki 5 dolgozóval kezd.
twist-big-fridge = Nagy hűtő
twist-big-fridge-effect = A hűtőtároló minden korlátja 1-gyel magasabbról indul.
twist-wild-nights = Vad éjszakák
twist-wild-nights-effect = A veszélykocka 1-gyel többet ér; ha nincs, akkor 1-et.
twist-busy-market = Nyüzsgő piac
twist-busy-market-effect = Mindenkinek 3 piaci akciója van.
twist-season = Főszezon
twist-season-effect = Mindenki körönként 2 látogatóval többet húz.
twist-cheap-fences = Olcsó kerítés
twist-cheap-fences-effect = A kifutó bővítése mindenkinek $1-ral olcsóbb.
twist-new-finds = Új leletek
twist-new-finds-effect = Rendrakáskor a nyitva maradt receptek a paklijuk alá kerülnek, és újak jönnek.

## Objectives, as a short name
metric-lab_upgrades_bought = { $n } megvett laborbővítés
metric-attractions_built = { $n } megépített attrakció
metric-rides_built = { $n } megépített vidámpark
metric-food_built = { $n } megépített büfé
metric-merch_built = { $n } megépített ajándékbolt
metric-each_attraction_category = kategóriánként { $n } attrakció
metric-species_created = { $n } megteremtett faj
metric-dinosaurs = { $n } dinoszaurusz
metric-dinosaurs_in_one_exhibit = { $n } dinoszaurusz egy kifutóban
metric-exhibits_with_4_dinosaurs = { $n } kifutó 4 dinoszaurusszal
metric-large_carnivores = { $n } nagy ragadozó
metric-one_exhibit_of_each_kind_filled = mindhárom csoportból { $n } benépesített kifutó
metric-excitement = vonzerő: { $n }
metric-security = biztonság: { $n }
metric-workers = { $n } dolgozó
metric-specialists_at_once = { $n } szakértő egyszerre
metric-dna_stored = { $n } DNS a hűtőtárolóban
metric-gate_money_in_round = ${ $n } belépti díj egy körben
metric-attraction_vp_in_round = { $n } pont attrakciókból egy körben

## Options
option-length = Célok
option-length-short = rövid: nagyjából 4 kör
option-length-medium = közepes: nagyjából 7 kör
option-length-long = hosszú: nagyjából 10 kör
option-market_order = Sorrend a piacon
option-market_order-clockwise = a kezdőjátékostól az óramutató járása szerint
option-market_order-track = a sorrendjelző szerint
option-plot_twists = Fordulatok
option-plot_twists-0 = egy sem
option-plot_twists-1 = egy
option-plot_twists-2 = kettő
option-market_pass_income = Passz a piacon
option-market_pass_income-0 = semmit sem hoz
option-market_pass_income-2 = $2-t hoz
option-tiny = Rövid játék kutatáshoz
option-tiny-off = nem: a teljes játék
option-tiny-on = egyetlen kör; saját, a szabályban nincs

## Sections of the rules
section-DI-S = Előkészület
section-DI-G = Kör és általános szabályok
section-DI-1 = 1. fázis: kutatás
section-DI-2 = 2. fázis: piac
section-DI-3 = 3. fázis: munka
section-DI-4 = 4. fázis: park
section-DI-5 = 5. fázis: rendrakás
section-DI-6 = Célok
section-DI-E = A játék vége
section-DI-O = Az egyszemélyes játék
section-DI-F = A hatásokról általában
section-DI-L = Laborlapkák
section-DI-X = Szakértők
section-DI-T = Fordulatok
section-DI-M = Mit számolnak a célok
section-DI-K = Egyszemélyes kártyák

## Rules: setup
rule-DI-S1 = Egytől négyig játszhattok; egyedül ez az egyszemélyes játék. Középen van a kutatási, az igazgatási és a piaci tábla, és mindenkinek van egy labortáblája és egy parktáblája.
rule-DI-S2 = A zsákba 70 vendég (sárga) és 10 rendbontó (rózsaszín) kerül, együtt ők a látogatók.
rule-DI-S3 = A tíz DNS-kockából kétszer annyit kell húzni, ahányan játszotok, és még egyet: ötöt, hetet vagy kilencet; ezek szolgálnak az egész játékban. Az egyszemélyes játékban öt van. Hogy egy kockán mely oldalak vannak együtt, azt mi választottuk.
rule-DI-S4 = A „Dinókutatás II” és a „DNS-nemesítés II” az egész játékban a piac mellett van. A több játékosnak szóló lapkák a dobozban maradnak; az egyszemélyes játék kettőnek számít. A többi laborbővítés, az attrakciók és a szakértők fajtánként keverve egy-egy lefordított pakliba kerülnek, és $2-tól $5-ig minden ár mellé mindegyikből egyet fel kell fordítani. Előkészületkor a négy attrakció a nyomtatott ár szerint kerül sorba, a legolcsóbb a $2 mellé (saját döntésünk).
rule-DI-S5 = A recepteknek három kevert pakli jut: 6 növényevő, 6 kis ragadozó és 5 nagy ragadozó, mindegyiken egy felfordítva. Nyomtatott adatunk az Ankylosaurus, a Brontosaurus, a Velociraptor, a Pteranodon és a Saurophaganax receptjéről van; a többi a sajátunk.
rule-DI-S6 = Az asztal rövid, közepes vagy hosszú célokat választ, az alapbeállítás a közepes. Eggyel többet kell húzni, mint ahányan játszotok, és nyíltan kirakni. Két fordulat is kikerül; az asztal játszhat eggyel vagy egy nélkül is. A 39 célból harminc a sajátunk, és azok a fordulatok is, amelyeknél ez áll.
rule-DI-S7 = Mindenkinek három tudósa van, 1-es, 2-es és 3-as szintű, nyolc dolgozója, négy a laborban és négy tartalékban, 10 pontja, és egy dinoszaurusza a parkra nyomtatott kifutóban, amely 1-es méretű, tehát tele van. A veszély, a biztonság és a vonzerő 1-ről indul; ebben az első dinoszaurusz már benne van (saját döntésünk).
rule-DI-S8 = A hűtőtárolóban a három alapfajta, a cián, a lila és a kék 1-ről indul 4-es korláttal, a három összetett, a zöld, a bíbor és a sárga 0-ról 2-es korláttal; a korlát 10-ig emelhető. A mennyiség mindig a korlát alatt marad, így az elején 3 és 1 a legtöbb (saját döntésünk).
rule-DI-S9 = A kezdőjátékost véletlen dönti el, a sorrendjelzőn a többiek az óramutató járása szerint követik (saját döntésünk). Ebben a sorrendben $15, $16, $17 és $18 jár.
rule-DI-S10 = A sorrendet minden játékos kilencedik bábuja jelzi, amely nem dolgozó; a tartalék négy marad (saját döntésünk).
rule-DI-S11 = A park 4 × 4 mezős. A nyomtatott kifutó a felső sor első két mezőjén van, a kalapárus a második sor elsőjén, 13 mező szabad. A táblák csak az első dinoszaurusz nevében különböznek, és lapka soha nem kerül át máshová vagy le a tábláról (saját döntésünk).
rule-DI-S12 = Az attrakció büfé, vidámpark vagy ajándékbolt, mindegyikből tíz; e harmincból húsz a sajátunk. A kalapárus kategória nélküli attrakció, és nem számít megépítettnek (saját döntésünk).
rule-DI-S13 = A pénz, a dinoszauruszok és a kifutólapkák sosem fogynak el; a pontnak, a veszélynek és a biztonságnak nincs felső határa (saját döntésünk).

## Rules: rounds and general rules
rule-DI-G1 = Egy kör öt fázisból áll: kutatás, piac, munka, park és rendrakás. Mindegyik véget ér, mielőtt a következő elkezdődik.
rule-DI-G2 = A „sorban” a sorrendjelző szerintit jelenti, kutatáskor is (saját döntésünk). Csak a piac megy minden körben a kezdőjátékostól az óramutató járása szerint; az asztal ott is választhatja a sorrendjelzőt.
rule-DI-G3 = A korláton felül szerzett DNS elvész, bárhonnan jön. Ahol a fajta szabad, egyenként osztod el, akárhogy keverve, olyan megengedett fajták közt, amelyeknek van helye; a többi elvész (saját döntésünk).
rule-DI-G4 = Semmi sem tilos azért, mert a haszna elveszne: kockát csak azért is elvehetsz, hogy ne a veszélymezőre kerüljön, és a dolgozós oldal üres tartaléknál egyszerűen nem ad semmit. De munkakor kifutót bővíteni csak 4 alattit lehet (saját döntésünk).
rule-DI-G5 = A pénz sosem megy 0 alá: amit nem tudsz kifizetni, az nem megengedett. A kedvezmények összeadódnak, és egy ár sem megy 0 alá (saját döntésünk).
rule-DI-G6 = A szerzett dolgozó a tartalékodból jön, és rögtön a laborban áll; üres tartalék nem ad (saját döntésünk).
rule-DI-G7 = Ha egy piaci pakli elfogy, a dobott lapjaiból keverve új lesz; ha azok sincsenek, a hely üres marad. Az elbocsátott szakértők és a letakart lapkák kikerülnek a játékból. Az elfogyott receptpakli üres marad (saját döntésünk).
rule-DI-G8 = Minden nyílt, kivéve a paklik sorrendjét és, amíg tart, a munkafázist.

## Rules: research
rule-DI-1-1 = A kezdőjátékos dob az összes kockával, az előző kör veszélykockájával is. Mindegyik alatt egy hely van; balról jobbra abban a sorrendben állnak, ahogy előkészületkor húztátok őket (saját döntésünk).
rule-DI-1-2 = Sorban mindenki egy-egy tudóst tesz le, tetszőleges szintűt, amíg mindhárom el nem fogy.
rule-DI-1-3 = DNS szerzése: tedd a tudóst egy szabad kocka alá. A jelek száma a szinttel szorozva a hűtőtárolóba kerül, a korláton felüli elvész. A joker bármelyik alapfajta, és el is osztható, 1-es szinten is (saját döntésünk).
rule-DI-1-4 = A kifutós oldal egy 4 alatti kifutódat 1-gyel bővíti, a nyomtatottat is (saját döntésünk); a dolgozós oldal egy dolgozót hoz a tartalékból. Bármelyik tudós elveheti, és a szint itt nem szoroz semmit.
rule-DI-1-5 = Hűtőtároló bővítése: tedd a tudóst a hat hely egyikére. A korlátokat összesen annyi lépéssel emelheted, amennyi a szintje, tetszés szerint elosztva, egyiket sem 10 fölé.
rule-DI-1-6 = Recept kutatása: a három nyitott egyike, ha a helye még szabad. Növényevőhöz 1-es, kis ragadozóhoz 2-es, nagy ragadozóhoz 3-as szint kell, fizetni nem kell. A kifutó rögtön a parkod két szabad, egy sorban egymás melletti mezőjére kerül, 1-es mérettel, dinoszaurusz még nincs benne; ilyen mezők nélkül nem megengedett. Rendrakásig nem jön új recept (saját döntésünk).
rule-DI-1-7 = Passz: egyik, még le nem tett tudósod, bármelyik, e kör munkafázisában dolgozó lesz, bármely helyen, de célokhoz nem számít. A többivel később is sorra kerülsz.
rule-DI-1-8 = A végén a megmaradt kockák közül a legtöbb veszélypontot mutató kerül a veszélymezőre. Ha több egyforma, a bal szélső; ha egy sem maradt, nincs veszélykocka (saját döntésünk).

## Rules: market
rule-DI-2-1 = Egyszerre egy akció, mindenkinek kettő jut, és a passz is egy. Egy akció a sora árába kerül, $2 és $5 között.
rule-DI-2-2 = Szakértő felvétele; sokan dolgozót is hoznak. Legfeljebb hárman lehetnek: ha már hárman vannak, előbb elbocsátasz egyet, és vele vész az előnye és a dolgozója. Másként senki sem bocsátható el; a lapja kikerül a játékból, és annyi dolgozó megy vissza a tartalékba, amennyit valóban hozott (saját döntésünk).
rule-DI-2-3 = Attrakció építése a sor áráért és a nyomtatott árért, a parkod egy szabad mezőjére. Szabad mező nélkül nem megengedett (saját döntésünk).
rule-DI-2-4 = Laborbővítés. A laborban két barna hely van, a DNS-nemesítésé és a Dinókutatásé, és négy szürke: a Munkapad, a Kockázati tőke és két szabad. A lapka szürke helyre kerül, letakarva, ami ott van, korábbi bővítést is, amely onnantól nem él. Csak a II-es lapkák ($3 és $5) kerülnek barnára: mindegyik a maga alapakcióját takarja le, és mindegyikből egy lehet nálad. Két egyforma lapka lehet egy laborban (saját döntésünk).
rule-DI-2-5 = DNS vétele: két bármely alap $2-ért, három $3-ért, egy bármely összetett $4-ért, kettő $5-ért, egyforma vagy különböző. Utána elveszel a sorból egy dolgot, bármilyet, csak II-es lapkát nem. Ha a sor üres, nem lehetséges (saját döntésünk).
rule-DI-2-6 = Passzolni mindig szabad. A német szabály szerint semmit sem hoz, ez az alapbeállítás; az angol egyik kivonata szerint $2-t, ezt is választhatja az asztal.
rule-DI-2-7 = Amit elvisznek, azt rendrakásig semmi sem pótolja (saját döntésünk).

## Rules: work
rule-DI-3-1 = Mindenki egyszerre dolgozik, a maga laborjában, annyit, amennyit akar, bármilyen sorrendben. Dolgozókat teszel a helyekre, a nyomtatott számban, egy helyre körönként egyszer, és a hatás azonnali.
rule-DI-3-2 = DNS-nemesítés, helyenként egy pár: a ciánból és a kékből zöld, a lilából és a ciánból bíbor, a kékből és a lilából sárga lesz. Az alapakciónak egy helye van.
rule-DI-3-3 = Dinoszaurusz teremtése olyan kifutóba, ahol kevesebb van, mint a mérete. Befizeted a recept DNS-ét, a nyomtatott kifutónál két bármely alapot, és a vonzerő (legfeljebb 20-ig) meg a veszély a faj adataival nő. Az alapakciónak két helye van, egy és két dolgozóé.
rule-DI-3-4 = Munkapad, egy dolgozó, akárhányszor. Vagy biztonság +1, az elért szint szerinti áron: a 2-es $1, a 3-as és 4-es $2, az 5-ös és 6-os $3, a 7-es és 8-as $4, a 9-es és minden további $5. Vagy egy kifutó +1: 2-esre $2, 3-asra $3, a legnagyobb 4-esre $4.
rule-DI-3-5 = Kockázati tőke: három egydolgozós hely, $3, $2 és $1, bármilyen sorrendben.
rule-DI-3-6 = Senki munkája nem érinti a másét, ezért mindenki magában tervez, és visszavonhat, amíg azt nem mondja, hogy kész; az végleges. Amíg mindenki kész nem lesz, a többiek úgy látszanak, ahogy a fázis elején álltak. Véletlen nincs ebben a fázisban (saját döntésünk).

## Rules: park
rule-DI-4-1 = Sorban mindenki annyi látogatót húz, amennyi a vonzereje, és ehhez jönnek a hatások, 20 fölé is (saját döntésünk); a fogyó zsák annyit ad, amennyi van benne. Minden húzott vendég $1-t hoz, a várakozó is.
rule-DI-4-2 = A látogatók kifutókhoz kerülnek, ott dinoszauruszonként egy, és attrakciókra, a nyomtatott számban; előbb a rendbontók, aztán a vendégek, a maradék sorban áll. Amíg van hely, le kell rakni őket; hogy hová, azt a tulajdonos dönti el.
rule-DI-4-3 = A veszélyedet és a veszélykockát össze kell vetni a biztonságoddal. Ha a biztonság legalább akkora, nem történik semmi. Ha kisebb, a különbségnyi látogatót felfalják a parkodban, előbb vendégeket; te választod ki, kiket, és mindegyik 1 pontba kerül. Ha a park kiürül, a várakozók következnek, előbb vendégek, és ott vége; a pont nem megy 0 alá. A felfaltak rendrakásig félre kerülnek (saját döntésünk).
rule-DI-4-4 = Ezután minden vendég, aki még a parkban van, 1 pontot ad. A büfében állók helyette $2-t adhatnak, vendégenként választva. A rendbontók és a várakozók semmit sem adnak.
rule-DI-4-5 = Mindenki húz, mielőtt bárki lerakna. A lerakás, a veszély és a pontok csak a saját parkot érintik, és mindenki egyszerre végzi (saját döntésünk).

## Rules: clean-up
rule-DI-5-1 = Az új sorrend: akinek a legkevesebb pontja van, az megy elöl; egyenlőknél a régi sorrend marad.
rule-DI-5-2 = Ami a $2-os sorban maradt, kikerül. Minden fajtából a többi feljebb csúszik, amíg nincs fölötte rés, és minden szabad helyet a paklik töltenek fel, felülről, rendezés nélkül. Minden olyan paklin, ahol nincs nyitott recept, fel kell fordítani egyet (saját döntésünk).
rule-DI-5-3 = A dolgozók és a tudósok visszajönnek, az átfordítottak tudósként; minden látogató visszakerül a zsákba, a felfaltak is. Aztán jönnek a kör végi fordulatok (saját döntésünk).
rule-DI-5-4 = Ha még egynél több cél szabad, újabb kör következik; különben vége a játéknak. Az utolsó kört végig kell játszani, a rendrakást is.

## Rules: objectives
rule-DI-6-1 = Amint teljesítesz egy célt, a jelölőd rákerül; mások ugyanazt már csak ugyanabban a fázisban érhetik el. 6, 7 vagy 8 pontot ér, ha rövid, közepes vagy hosszú, a végén számolva. Minden akció után kiderül, és várni vele nem lehet (saját döntésünk).
rule-DI-6-2 = Aki az első jelölés fázisában teljesíti, teljes egészében megkapja, bármilyen sorrendben; a fázis végével lezárul. A kör eleji szerzemények a kutatáshoz, a kör végi fordulatok a rendrakáshoz tartoznak (saját döntésünk).
rule-DI-6-3 = A jelölés megmarad, ha az érték utána csökken is. Munkakor a visszavont akció nem teljesített semmit, és a jelölések akkor látszanak, amikor mindenki kész (saját döntésünk).

## Rules: the end
rule-DI-E1 = A pontsávon lévőkhöz jönnek az attrakciók pontjai, minden dinoszauruszé a faja szerint, az elsőé is, −10 minden dinoszaurusz nélküli kifutóért, a célok és minden teljes $5 után 1. Ez 0 alá is mehet (saját döntésünk).
rule-DI-E2 = A legtöbb pont nyer; egyenlőségnél a több pénz, az egész, mielőtt pont lenne belőle. Ha az is egyforma, osztoznak a győzelmen (saját döntésünk).

## Rules: the solo game
rule-DI-O1 = Öt kocka, 22 vendég és 3 rendbontó, pontosan hét kör, és nincs programozó. A 16 egyszemélyes kártyából, amelyek a sajátjaink, tízet kell húzni; hetet célnak választasz, a többi kilenc keverve lefordított pakli. A közös célok és a velük járó befejezés elmarad, ahogy a hossz és a piaci sorrend választása is (részben saját döntésünk).
rule-DI-O2 = Minden dobás után fel kell fordítani a pakli egy lapját. Kockákat, recepteket és a piac dolgait veszi el.
rule-DI-O3 = A felfalt látogatók, vendégek és rendbontók, a parkfázis végén kikerülnek a játékból.
rule-DI-O4 = A rendrakás végén akárhány teljesült célodat értékelheted. Mindegyik kikerül, és az 1. és a 2. körben 10 pontot ad, aztán 8-at, 6-ot, 4-et, 2-t és 1-et. Ha egyet sem értékelsz, eldobsz egy általad választottat. A 10 és az 1 közti lépések a sajátjaink.
rule-DI-O5 = Ha minden körben értékeltél célt, a végén még 10 pontot kapsz.
rule-DI-O6 = Egy egyszemélyes kör: kör eleji szerzemények, dobás, kártya, három tudós egymás után, veszélykocka, két piaci akció, munka, park, rendrakás, kör végi fordulatok, értékelés. A 7. kör után a szokásos végszámolás jön (saját döntésünk).

## Rules: effects in general
rule-DI-F1 = A tulajdonos választ. Ami „lehet” vagy „legfeljebb”, az kihasználatlan is maradhat; minden más magától történik (saját döntésünk, mint minden a hatásokról).
rule-DI-F2 = A hatás a vételtől vagy felvételtől él, ebben a körben is, ha az ideje még hátravan; kedvezmény a saját vételére sosem. Elbocsátva vagy letakarva rögtön véget ér; amit egyszer adott, az megmarad (saját döntésünk).
rule-DI-F3 = A „kör eleje” a kutatás kezdete, dobás előtt, sorban. Onnan számít a „körönként egyszer” is (saját döntésünk).
rule-DI-F4 = Egy lapka helyei bármilyen sorrendben használhatók, és egy második egyforma lapkának saját helyei vannak. Ami a parkfázisban hat, az addig vár, és a körrel véget ér; több használat összeadódik (saját döntésünk).
rule-DI-F5 = A fenyegetés a veszélyed és a veszélykocka összege, vad éjszakákkal 1-gyel több, levonva a biztonságodat, járőrért 1-et, a parkőrkunyhó minden használatáért 1-et, dinóvadászért 1-et, de legalább 0 (saját döntésünk).
rule-DI-F6 = A parkban egymás után: húzás a vonzerő, a reklámszakember, a főszezon és a reklámiroda szerint, aztán az őrszoba, aztán a belépti díj. Utána mindenki magában: biztonsági őr, lerakás, veszély, ügyvéd, pontok vagy büfépénz (saját döntésünk).

## Rules: lab tiles
rule-DI-L-refine1 = DNS-nemesítés I, egy egydolgozós hely: a három nemesítés egyike.
rule-DI-L-refine2 = DNS-nemesítés II, három egydolgozós hely: helyenként a három nemesítés egyike.
rule-DI-L-create1 = Dinókutatás I, egy egydolgozós és egy kétdolgozós hely: helyenként egy dinoszaurusz.
rule-DI-L-create2 = Dinókutatás II, három egydolgozós hely: helyenként egy dinoszaurusz.
rule-DI-L-bench = Munkapad, használatonként egy dolgozó: biztonság +1 vagy egy kifutó +1, a maga áráért.
rule-DI-L-venture = Kockázati tőke, három egydolgozós hely: $3, $2 és $1.
rule-DI-L-bench_plus = Jobb munkapad, két egydolgozós hely: amit a Munkapad tud, az első helyen $2, a másodikon $1 kedvezménnyel.
rule-DI-L-renovate = Átépítési bizottság, egy egydolgozós és egy kétdolgozós hely: helyenként egy 4 alatti kifutó ingyen 1-gyel nő.
rule-DI-L-groundskeeper = Parkőrkunyhó, egy egydolgozós hely: vételkor a biztonság ingyen 1-gyel nő. A helyén a biztonság e kör fenyegetésében 1-gyel többet ér, a jelölő marad.
rule-DI-L-security_office = Őrszoba, két egydolgozós hely: mindkettő egy cserét enged. A húzásod után legfeljebb két rendbontó visszakerül a zsákba, és ugyanannyi látogatót kell húzni; egy későbbi csere új rendbontót is visszatehet. A belépti díj a végül nálad lévő vendégek után jár.
rule-DI-L-double_ride = Sztárattrakció, egy kétdolgozós hely: megnevezed egy attrakciódat, akár a kalapárust, mindegyiket körönként legfeljebb egyszer. A vendégei 1 helyett 2 pontot adnak; akit pénznek veszel, az nem duplázódik.
rule-DI-L-copy_lab = Másolószoba, egy kétdolgozós hely: elvégzi a laborod egy másik, le nem takart bővítésének vagy II-es lapkájának egy helyét, akár használták, akár nem, az ottani dolgozók nélkül és el nem foglalva; pénzt és DNS-t fizetni kell. Nem másol alapakciót, vételi hatást és Másolószobát; ilyen lapka nélkül nem megengedett.
rule-DI-L-ads = Reklámiroda, egy egydolgozós és egy kétdolgozós hely: ebben a körben 1 látogatóval többet húzol, a második hellyel 2-vel. A lapka a sajátunk.
rule-DI-L-gene_bank = Génbank, egy egydolgozós hely: vételkor két különböző korlát 1-gyel nő, egyik sem 10 fölé. A helye 1 bármely alap DNS-t hoz. A lapka a sajátunk.
rule-DI-L-sponsors = Szponzoriroda, két egydolgozós hely: helyenként $3. A lapka a sajátunk.
rule-DI-L-sequencer = Szekvenáló, két egydolgozós hely: helyenként befizetsz 2 DNS-t egy alapfajtából, és kapsz 1 bármely összetettet. A lapka a sajátunk.

## Rules: specialists
rule-DI-X-intern = Gyakornok: eggyel több hely, csak vendégnek. A parkhoz tartozik, ezért be kell tölteni, felfalhatják, és 1 pontot ad, de se nem kifutó, se nem attrakció.
rule-DI-X-allrounder = Mindenes: körönként egyszer, amikor kutatáskor rajtad a sor, tudós helyett egy dolgozót tehetsz le a laborból, 2-es szinttel, a passzon kívül bármely akcióra. Így eggyel több lépésed van; ha nincs már tudósod, le is mondhatsz róla. A dolgozó, aki nem lehet átfordított tudós, e kör munkafázisából hiányzik.
rule-DI-X-union = Szakszervezeti vezető, dolgozóval: a következő szakértő, akit felveszel, $0-ba kerül. Akciónak számít, és utána a hatás elhasználódott. Ha épp azért vagy előbb bocsátod el, elveszett.
rule-DI-X-hunter = Dinóvadász, dolgozóval: a fenyegetés 1-gyel kisebb.
rule-DI-X-programmer = Programozó: körönként egyszer, rögtön azután, hogy más DNS-t mutató kockát vett el, te is megkaphatod, mintha ugyanazon a szinten te vetted volna el, a saját korlátaiddal, a jokert magad osztva el; csak DNS-t, támogatást nem. Minden ilyen elvételkor megkérdezünk, amíg nem élsz vele. Az egyszemélyes játékban nincs benne.
rule-DI-X-professor = Professzor: a kör elején 1 bármely összetett DNS.
rule-DI-X-hr = Személyzetis: két dolgozót hoz, mást nem tesz. A lap a sajátunk.
rule-DI-X-guard = Biztonsági őr: minden húzás után, lerakás előtt legfeljebb két rendbontód visszakerül a zsákba, darabonként 1 pontért. Nem felfaltak, az egyszemélyes játékban is játékban maradnak. A lap a sajátunk.
rule-DI-X-accountant = Könyvelő, dolgozóval: a kör elején $2. A lap a sajátunk.
rule-DI-X-publicist = Reklámszakember: 1 látogatóval többet húzol. A lap a sajátunk.
rule-DI-X-buyer = Beszerző, dolgozóval: körönként az első, 0 fölötti árú piaci akciód összesen $1-ral olcsóbb, II-es lapkára és DNS-re is. A lap a sajátunk.
rule-DI-X-architect = Építész: az attrakciók nyomtatott ára $2-ral kisebb, de nem 0 alatti; a sor ára marad. A lap a sajátunk.
rule-DI-X-labtech = Laboráns, dolgozóval: a kör elején 1 bármely alap DNS. A lap a sajátunk.
rule-DI-X-keeper = Állatgondozó, dolgozóval: minden kifutó +1, amiért fizetsz, $1-ral olcsóbb, más kedvezmények mellett is. A lap a sajátunk.
rule-DI-X-fencer = Kerítésmester: munkánként egyszer egy 4 alatti kifutó 1-gyel nőhet, dolgozó nélkül, ingyen. A lap a sajátunk.
rule-DI-X-splicer = Génillesztő, dolgozóval: teremtéskor körönként egyszer a recept egy alap DNS-e másik alapfajtával is fizethető. A lap a sajátunk.
rule-DI-X-breeder = Tenyésztő: kis vagy nagy ragadozóhoz 1-gyel kevesebb alap DNS kell, az általad választott fajtából; a génillesztővel együtt is. A lap a sajátunk.
rule-DI-X-cryo = Hűtőmérnök, dolgozóval: felvételekor összesen legfeljebb 3 lépéssel emelheted a korlátokat, tetszés szerint elosztva, egyiket sem 10 fölé. A lap a sajátunk.
rule-DI-X-patrol = Járőr: a fenyegetés 1-gyel kisebb; a biztonság jelölője marad. A lap a sajátunk.
rule-DI-X-chef = Séf: a büfében álló vendég, akit pénznek veszel, $2 helyett $3-t hoz. A lap a sajátunk.
rule-DI-X-guide = Idegenvezető: a kifutóidban összesen 1 látogatóval több fér el, bármilyen színű. A lap a sajátunk.
rule-DI-X-lawyer = Ügyvéd: az épp felfalt látogatók közül te választod meg, hányért fizetsz 1 pont helyett $1-t; attól még felfalták őket, és e kör büfépénze már későn jön. A lap a sajátunk.

## Rules: plot twists
rule-DI-T-quiet_start = Csendes kezdet: előkészületkor a rendbontók a zsák mellett maradnak. A rendrakás végén az 1. kör után öt, a 2. után öt kerül bele, az egyszemélyes játékban kettő és egy.
rule-DI-T-fast_market = Pörgő piac: a rendrakás kiveszi, ami a $2-os és a $3-os sorban maradt. Az üres helyek kimaradnak; a rések bezárulnak, és a szokott módon telnek fel.
rule-DI-T-grant = Kutatási támogatás: $2 minden kockáért, amit tudós vagy mindenes elvesz, bármelyik oldala az, de másolásért nem jár.
rule-DI-T-bonus = Ráadás: minden kör végén, az új sorrendben, mindenkinek választania kell: biztonság +1, egy 4 alatti kifutó +1, vagy 2 bármely alap DNS, ingyen.
rule-DI-T-staff = Nagyobb személyzet: előkészületkor öt dolgozó a laborban, három tartalékban. A lap a sajátunk.
rule-DI-T-big_fridge = Nagy hűtő: a korlátok 5-ről és 3-ról indulnak. A lap a sajátunk.
rule-DI-T-wild_nights = Vad éjszakák: a veszélykocka 1-gyel többet ér; kocka nélkül 1-et. A lap a sajátunk.
rule-DI-T-busy_market = Nyüzsgő piac: három piaci akció. A lap a sajátunk.
rule-DI-T-season = Főszezon: mindenki 2 látogatóval többet húz. A lap a sajátunk.
rule-DI-T-cheap_fences = Olcsó kerítés: minden fizetett kifutó +1 $1-ral olcsóbb. A lap a sajátunk.
rule-DI-T-new_finds = Új leletek: rendrakáskor minden nyitva maradt recept a paklija alá kerül, és a legfelső felfordul. Az alátettek minden még nem látott után jönnek, a maguk sorrendjében. A lap a sajátunk.

## Rules: what objectives count
rule-DI-M-lab_upgrades_bought = Megvett laborbővítések: minden lapka, amit a játékban vettél, a II-esek és az azóta letakartak is.
rule-DI-M-attractions_built = Megépített attrakciók: a parkodban minden megépített, tehát a kalapárus nem.
rule-DI-M-rides_built = Megépített vidámparkok: a parkodban lévők.
rule-DI-M-food_built = Megépített büfék: a parkodban lévők.
rule-DI-M-merch_built = Megépített ajándékboltok: a parkodban lévők.
rule-DI-M-each_attraction_category = Attrakciók kategóriánként: a büfék, a vidámparkok és az ajándékboltok száma közül a legkisebb.
rule-DI-M-species_created = Megteremtett fajok: azok a kifutók, ahol van dinoszaurusz, a nyomtatott nélkül.
rule-DI-M-dinosaurs = Dinoszauruszok: mind a parkodban, az első is.
rule-DI-M-dinosaurs_in_one_exhibit = Dinoszauruszok egy kifutóban: a legtöbb, ami egyben van, akár a nyomtatottban.
rule-DI-M-exhibits_with_4_dinosaurs = Négydinós kifutók: minden ilyen, a nyomtatott is.
rule-DI-M-large_carnivores = Nagy ragadozók: az összes kifutódban együtt, állatonként és nem fajonként számolva.
rule-DI-M-one_exhibit_of_each_kind_filled = Kifutók mindhárom csoportból: növényevők, kis és nagy ragadozók közül a legkevesebb olyan kifutó, ahol van dinoszaurusz, a nyomtatott nélkül.
rule-DI-M-excitement = Vonzerő: a jelölő maga, a húzásra ható dolgok nélkül.
rule-DI-M-security = Biztonság: a jelölő maga, a fenyegetésre ható dolgok nélkül.
rule-DI-M-workers = Dolgozók: a tartalékodon kívüliek, letéve vagy sem; az átfordított tudósok és a sorrendjelző bábu nem számítanak.
rule-DI-M-specialists_at_once = Szakértők egyszerre: akik most nálad vannak.
rule-DI-M-dna_stored = DNS a hűtőtárolóban: a hat mennyiség együtt.
rule-DI-M-gate_money_in_round = Belépti díj: az e körben húzott vendégek után járó dollárok, amikor kifizetik őket.
rule-DI-M-attraction_vp_in_round = Pontok attrakciókból: az attrakciókon, a kalapárusnál is álló vendégek, akiket e körben pontnak vettél, 1-1; a duplázás, a kifutók és a gyakornok nem számít. Akkor számít, amikor a pontokkal végeztél.

## Rules: solo cards
rule-DI-K1 = A megnevezett helyeken lévő kockák ebben a körben kimaradnak: nem vehetők el, és veszélykocka sem lehet belőlük.
rule-DI-K2 = A megnevezett csoport nyitott receptje kikerül a játékból, a helye rendrakásig üres marad.
rule-DI-K3 = A megnevezett ár melletti, megnevezett fajtájú dolog a dobott lapok közé kerül. Ami nincs ott, az kimarad.
rule-DI-K4 = Célként a kártyák a rendrakás végi állást számolják.

## Letters of DNA
sort-cyan-letter = C
sort-violet-letter = L
sort-blue-letter = K
sort-green-letter = Z
sort-magenta-letter = B
sort-yellow-letter = S
sort-basic-letter = ?

## Faces of the dice, in the log
face-cyan = { $n } cián{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-violet = { $n } lila{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-blue = { $n } kék{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-green = { $n } zöld{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-magenta = { $n } bíbor{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-yellow = { $n } sárga{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-joker = { $n } joker{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-paddock = { $n ->
    [one] kifutó
   *[other] { $n } kifutó
}{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-worker = { $n ->
    [one] dolgozó
   *[other] { $n } dolgozó
}{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}

## Refusals
refusal-DI-G1 = Most nem ez a kérdés.
refusal-DI-G3 = Nincs ilyen DNS-fajta.
refusal-DI-G3-room = Ez a fajta most nem választható, vagy nincs több hely a korlátja alatt.
refusal-DI-G5-money = Erre nincs elég pénzed.
refusal-DI-F1-compulsory = Ezt nem lehet kihagyni.
refusal-DI-S8 = Nincs ilyen DNS-fajta, vagy a korlátja már 10.
refusal-DI-S11 = A park mezői A1-től D4-ig vannak, ilyen nevű nincs köztük.
refusal-DI-1-2 = Ez a tudós nem szabad: mindhármukat körönként egyszer lehet letenni.
refusal-DI-1-2-turn = A kutatásban most nem te jössz.
refusal-DI-1-2-pass = Amíg van tudósod, nem hagyhatsz ki; inkább változtasd egyiküket dolgozóvá.
refusal-DI-1-3 = Azon a helyen nincs szabad kocka.
refusal-DI-1-4 = Egy 4 alatti saját kifutót válassz.
refusal-DI-1-5 = A hűtőtároló mind a hat helye foglalt, vagy ez a korlát már 10.
refusal-DI-1-6 = Ott nincs nyitott recept, vagy a helye már foglalt.
refusal-DI-1-6-level = Ehhez a recepthez magasabb szintű tudós kell: növényevőhöz 1-es, kis ragadozóhoz 2-es, nagyhoz 3-as.
refusal-DI-1-6-zones = A parkodban nincs két szabad mező egymás mellett egy kifutónak.
refusal-DI-1-6-place = Egy kifutónak egy sorban két szomszédos szabad mező kell; a bal oldalit nevezd meg.
refusal-DI-1-7 = Csak még le nem tett tudósból lehet dolgozó.
refusal-DI-2-1-turn = A piacon most nem te jössz.
refusal-DI-2-2 = Abban a sorban nincs szakértő.
refusal-DI-2-2-dismiss = Elbocsátani csak felvételkor lehet, ha már hárman vannak, és csak saját szakértőt.
refusal-DI-2-3 = Abban a sorban nincs attrakció, vagy a parkodban nincs szabad mező.
refusal-DI-2-3-zone = A parkodnak ez a mezője nem szabad.
refusal-DI-2-4 = Ott nincs ilyen laborbővítés.
refusal-DI-2-4-space = A bővítések a labor szürke helyeire kerülnek, 3-tól 6-ig.
refusal-DI-2-4-second = Ilyen II-es lapkád már van, és csak egy lehet.
refusal-DI-2-5 = A DNS-sel együtt elveszel egy dolgot abból a sorból, és ilyen ott nincs.
refusal-DI-2-7 = A piacnak ez a helye rendrakásig üres.
refusal-DI-3-1 = Ez nem a laborod akciója.
refusal-DI-3-1-workers = Ahhoz a helyhez kevés dolgozód maradt.
refusal-DI-3-1-spot = Azt a helyet ebben a körben már használtad.
refusal-DI-3-1-tile = Nincs ilyen nyitott lapka vagy hely a laborodban.
refusal-DI-3-2 = Nemesíteni csak zöldet, bíbort és sárgát lehet.
refusal-DI-3-2-dna = Ehhez nincs meg a két alap DNS-ed.
refusal-DI-3-3 = Nincs ilyen kifutód.
refusal-DI-3-3-full = Az a kifutó tele van; előbb bővítsd.
refusal-DI-3-3-dna = Nincs meg a recept DNS-e.
refusal-DI-3-3-pays = Ez a DNS nem illik a recepthez.
refusal-DI-3-4 = Nincs ilyen bővíthető kifutód.
refusal-DI-3-4-four = Az a kifutó már 4-es méretű, nagyobb nincs.
refusal-DI-3-5 = A kockázati tőkének 1-es, 2-es és 3-as helye van.
refusal-DI-3-6-done = Azt mondtad, kész vagy, és az végleges.
refusal-DI-3-6-copying = Előbb válaszd ki, mit végez el a Másolószoba.
refusal-DI-3-6-paying = Előbb válaszd ki a DNS-t, amivel fizetsz.
refusal-DI-4-2 = Nincs ilyen hely látogatóknak a parkodban.
refusal-DI-4-2-full = Ott nincs több hely.
refusal-DI-4-2-intern = A gyakornok mellett csak vendégnek van hely.
refusal-DI-4-3 = Egy saját vendéget válassz, akit felfalnak.
refusal-DI-4-3-nobody = Ott nem áll vendég.
refusal-DI-4-4 = Csak büfében álló vendéget vehetsz pénznek.
refusal-DI-4-4-food = Ott nincs több vendég büfében.
refusal-DI-4-5 = A parkoddal ebben a körben már végeztél.
refusal-DI-E1 = A játéknak vége.
refusal-DI-O1 = Ez az egyszemélyes kártya nem választható.
refusal-DI-O4 = Választott és most teljesült célt értékelhetsz; csak ha egyet sem értékelsz, akkor dobsz el egyet.
refusal-DI-K1 = Ezt a kockát egy egyszemélyes kártya erre a körre elvette.
refusal-DI-L-security_office = Legfeljebb két rendbontót tehetsz vissza, és nem többet, mint amennyit húztál.
refusal-DI-L-double_ride = Egy saját attrakciót nevezz meg.
refusal-DI-L-double_ride-twice = Az az attrakció ebben a körben már duplán számít.
refusal-DI-L-copy_lab = A Másolószoba csak a saját laborod bővítéseit és II-es lapkáit végzi el, alapakciót és Másolószobát nem.
refusal-DI-L-gene_bank = A Génbank két különböző korlátot emel.
refusal-DI-X-allrounder = Nincs mindenesed, vagy nincs hozzá dolgozód, vagy ebben a körben már sorra került.
refusal-DI-X-guard = A biztonsági őr legfeljebb két rendbontódat teszi vissza.
refusal-DI-X-fencer = Nincs kerítésmestered.
refusal-DI-X-fencer-once = A kerítésmestered ebben a körben már dolgozott.
refusal-DI-X-lawyer = Nincs már senki, akiért fizethetnél.
refusal-DI-T-bonus = Háromból választhatsz: biztonság, egy 4 alatti kifutó vagy két alap DNS.

## Words of actions
word-security = biztonság
word-paddock = kifutó
word-worker = dolgozó
word-dismiss = elbocsát
word-nothing = semmi
word-intern = gyakornok
word-lab = laborbővítés
word-attraction = attrakció
word-specialist = szakértő
word-dna = DNS
verb-pass = passz
verb-done = kész
verb-auto = auto
verb-die = kocka
verb-storage = hűtő
verb-recipe = recept
verb-turn = átfordít
verb-copy-die = másol
verb-hire = felvesz
verb-build = épít
verb-upgrade = bővít
verb-dna = dns
verb-buy = vesz
verb-place = lerak
verb-gain = kap
verb-limit = korlát
verb-paddock = kifutó
verb-bonus = ráadás
verb-refine = nemesít
verb-create = teremt
verb-pay = fizet
verb-bench = munkapad
verb-venture = tőke
verb-bench-plus = munkapad-plusz
verb-renovate = átépít
verb-groundskeeper = parkőr
verb-security-office = őrszoba
verb-double-ride = dupláz
verb-copy-lab = másolószoba
verb-ads = reklám
verb-gene-bank = génbank
verb-sponsors = szponzorok
verb-sequence = szekvenál
verb-return = visszatesz
verb-visit = enged
verb-eaten = felfal
verb-lawyer = ügyvéd
verb-sell = büfé
verb-keep = választ
verb-score = értékel
verb-drop = eldob

## What is asked
ask-research = { $levels ->
    [0] Kutatás: tedd le a mindenes dolgozóját, vagy passzolj.
   *[other] Kutatás: tegyél le egy tudóst (maradt szint: { $levels }) kockára, a hűtőtárolóhoz vagy receptre, vagy változtasd egyiküket dolgozóvá.
}
ask-place-exhibit = { $what }: melyik két szabad mezőre kerül a kifutó? A bal oldalit nevezd meg.
ask-place-attraction = { $what }: melyik szabad mezőre kerül?
ask-gain = Válassz { $count } { $kind ->
    [basic] alap
   *[complex] összetett
} DNS-t, egyenként: melyik fajtát?
ask-limits = Hűtőtároló: még { $steps } lépés. Melyik korlát emelkedjen?
ask-raise = Melyik kifutó nőjön 1-gyel?
ask-copy = A programozód is megkaphatja, amit épp elvettek innen: { $space }. kocka. Éljen vele?
ask-market = Piac: válassz egy akciót, vagy passzolj.
ask-work = Munka: { $idle ->
    [0] nincs több dolgozó. Ha jó a terved, mondd: kész; a vissza az utolsó lépésedet vonja vissza.
   *[other] még { $idle } dolgozó. Melyik hely jön? A vissza az utolsó lépésedet vonja vissza.
}
ask-copying = Mit végezzen el a Másolószoba?
ask-pay = { $exhibit }: melyik alap DNS-sel fizetsz?
ask-exchange = { $hooligans } rendbontót húztál. Hány kerüljön vissza a zsákba, hogy helyettük mást húzz?
ask-guard = Az őröd rendbontókat tehet vissza darabonként 1 pontért, és { $hooligans } van nálad. Hányat?
ask-visit = Le kell rakni még { $count } { $visitor ->
    [hooligan] rendbontót
   *[patron] vendéget
}: hová kerül a következő? Az auto mindet lerakja.
ask-feed = { $count } vendéget felfalnak. { $count ->
    [one] Kit?
   *[other] Ki legyen a következő?
} Az auto azokat adja, akik a legkevesebbet érik.
ask-lawyer = Az ügyvéded egy felfalt látogatóért 1 pont helyett $1-t fizethet. Fizessen?
ask-food = A büfében álló vendég pont helyett pénzt is adhat. Melyik adjon?
ask-bonus = Ráadás: biztonság, egy kifutó vagy két alap DNS?
ask-choose = Válassz célnak egy egyszemélyes kártyát, összesen hetet.
ask-score = Melyik célt értékeled? Ha egyiket sem, melyiket dobod el?

## Terminal: choices
action-pass-research = a mindenes most pihen
action-pass-limits = nincs több lépés
action-pass-copy = most nem
action-pass-market = passz
action-done-work = a munkám kész, végleg
action-done-lawyer = nem fizetek többet
action-done-food = a többi pontot ad
action-done-score = nem értékelek többet
action-auto-place = mind a javaslat szerint
action-auto-feed = a javaslat szerint
action-storage = Hűtőtároló bővítése
action-turn = Dolgozó lesz
action-copy-die = megkapom én is
action-hire = Felveszem
action-dismiss = Felveszem: { $specialist }, elbocsátom:
action-build = Felépítem
action-buy = II-es lapkák
action-dna = { $dna }, és elveszem:
action-upgrade = { $tile }, ide:
action-space = #{ $space }
action-cover = #{ $space }, alatta: { $tile }
action-refine = Nemesítés
action-create = Teremtés
action-two-workers = 2 dolgozóval
action-pay = Fizetés
action-paddock = Kifutó
action-use = használom
action-return = { $count ->
    [0] egyet sem
   *[other] { $count }
}
action-lawyer = $1 egyért
action-bonus-security = biztonság +1
action-bonus-dna = 2 alap DNS
action-keep = Választom
action-score = Értékelem
action-drop = Eldobom

## Terminal: headings
label-park = Park
label-points = Pont
label-money = Pénz
label-excitement = Von
label-threat = Vesz
label-security = Bizt
label-workers = Dolg
label-dinosaurs = Dinó
label-stalls = Attr
label-own = { $points } pont, ${ $money }, vonzerő { $excitement }, veszély { $threat }, biztonság { $security }, dolgozók { $idle }+{ $reserve }
label-storage = Hűtőtároló
label-enlarge = A hűtőtároló helyei
label-dice = Kockák
label-die = { $space }. kocka
label-ours = sajátunk
label-out = kiesett
label-threat-die = Veszélykocka: { $pips }
label-scientist = szint { $level }
label-level = { $level }. szinttől
label-species = V+{ $excitement } F+{ $threat } P{ $points }
label-fits = { $room } / { $gain }
label-recipe = Recept
label-pile = még { $count }
label-row = Sor
label-stall = { $spaces ->
    [0] nincs látogató
   *[other] { $spaces } látogató
}{ $points ->
    [0] {""}
   *[other] , a végén { $points } pont
}
label-free = szabad
label-lab = Labor, { $idle } szabad dolgozó
label-queue = Sorban állnak
label-worth = { $points } pont
label-quoted = „{ $card }”
label-closed = elkelt
label-card = A kör kártyája: { $card }
label-solo = { $round }. kör a 7-ből; eddig ennyi körben volt értékelt cél: { $streak }.
label-account = { $round }. kör, változás a kezdete óta
label-track = Sáv
label-line-attractions = Attr
label-line-dinosaurs = Dinó
label-line-empty = Üres
label-line-objectives = Cél
label-line-money = $/5
label-line-streak = Bónusz
label-forecast = Előrejelzés:
forecast-visitors = { $visitors } látogató, hely: { $room }, belépti díj: ${ $income }, pont: { $gained }.
forecast-known = { $danger ->
    [0] A biztonság elég: { $protection } a veszély ellen: { $threat }.
   *[other] Baj lesz: veszély { $threat }, biztonság { $protection }; felfalt látogatók: { $eaten }, pontveszteség: { $lost }.
}
forecast-open = { $danger ->
    [0] Ha most dőlne el a veszélykocka, a biztonság elég lenne: { $protection } a veszély ellen: { $threat }.
   *[other] Ha most dőlne el a veszélykocka: veszély { $threat }, biztonság { $protection }; felfalt látogatók: { $eaten }, pontveszteség: { $lost }.
}
command-research = kutatás
command-market = piac
command-parks = parkok
command-goals = célok
command-forecast = előrejelzés
command-dinosaurs = dinók
command-people = szakértők
command-tiles = lapkák
help-research = a kutatási tábla: kockák, hűtőtároló, nyitott receptek
help-market = mi van a piacon, mit tud, és neked mennyibe kerül
help-parks = a többiek parkja, laborja és adatai
help-goals = a célok, ki mennyire áll, és a fordulatok
help-forecast = mit hoz e kör parkfázisa a mostani állás szerint
help-dinosaurs = minden recept a DNS-ével és adataival
help-people = melyik szakértő mit tud
help-tiles = melyik laborlapka mit tud
help-words = Szavak: die HELY SZINT, storage SZINT, recipe CSOPORT SZINT, turn SZINT; place MEZŐ; hire SOR, build SOR, upgrade SOR HELY, dna SOR MI; refine FAJTA, create DINÓ, bench security, venture HELY; visit MEZŐ, auto, done, pass. Magyarul: kocka, hűtő, recept, átfordít, lerak, felvesz, épít, bővít, dns, nemesít, teremt, munkapad, tőke, enged, kész, passz. A szó eleje is elég, és ahol mást nem jelenthet, az ige el is maradhat: 3 2. Egy egész terv is elfér egy sorban: tőke 1, munkapad biztonság, kész.
help-signs = A parkban: ♦ egy dinoszaurusz, ◇ hely még egynek; ● vendég, ▲ rendbontó, ○ szabad hely látogatónak, $ pénznek vett vendég. A kockán: a DNS betűi, ? a joker és † a veszély. A laborban: □ szabad hely, ■ használt hely, utána a szükséges dolgozók száma. A hűtőtároló a mennyiséget és a legtöbbet mutatja, ami belefér. A játékosok táblázatában: szabad és tartalékos dolgozók, mint 4+4. Egy dinoszaurusznál V, F és P: vonzerő, fenyegető veszély és pont a végén.

## Chance entered by hand
chance-die = Húzz egy DNS-kockát a következő helyre: hányas számú?
chance-twist = Húzz egy fordulatot: melyik az?
chance-objective = Húzz egy célt: melyik az?
chance-card = Húzz egy egyszemélyes kártyát: melyik az?
chance-starter = Ki a kezdőjátékos?
chance-lab = Fordíts fel egy laborbővítést: melyik az?
chance-attraction = Fordíts fel egy attrakciót: melyik az?
chance-specialist = Fordíts fel egy szakértőt: ki az?
chance-recipe = Fordíts fel egy receptet: melyik az?
chance-roll = Dobj a következő kockával: melyik oldalát mutatja, 1-től 6-ig?
chance-event = Fordítsd fel a kör kártyáját: melyik az?
chance-visitor = { $seat } { $handful } látogatót húz: hány köztük a rendbontó?
outcome-visitor = { $hooligans ->
    [0] egy sem
    [1] egy
    [2] kettő
    [3] három
    [4] négy
    [5] öt
   *[other] hat
}

## Names in the log
source-accountant = könyvelő
source-grant = kutatási támogatás
source-pass = passz
source-venture = Kockázati tőke
source-sponsors = Szponzoriroda
source-gate = belépti díj
source-food = büfék
line-attractions = attrakciók
line-dinosaurs = dinoszauruszok
line-empty = üres kifutók
line-objectives = célok
line-money = pénz
line-streak = bónusz
place-intern = gyakornok
visitor-patron = vendég
visitor-hooligan = rendbontó

## The log
event-twist = Fordulat: { $twist }.
events-twist = Fordulatok: { $list }.
item-twist = { $twist }
event-goal = Cél: { $objective }.
events-goal = Célok: { $list }.
item-goal = { $objective }
event-die-in-play = Játékban lévő kocka száma: { $die }.
events-die-in-play = Játékban lévő kockák száma: { $list }.
item-die-in-play = { $die }
event-offered = Választható kártya: { $card }.
events-offered = Választható kártyák: { $list }.
item-offered = { $card }
event-kept = { $seat } választott célja: { $card }.
run-kept = { $seat } választott céljai: { $list }.
item-kept = { $card }
event-starter = A kezdőjátékos: { $seat }.
event-start-money = Induló pénz: { $seat } ${ $dollars }.
events-start-money = Induló pénz: { $list }.
item-start-money = { $seat } ${ $dollars }
event-shelved-lab = Új laborbővítés a piacon: { $lab }, ${ $price }.
events-shelved-lab = Új laborbővítések a piacon: { $list }.
item-shelved-lab = { $lab } (${ $price })
event-shelved-stall = Új attrakció a piacon: { $attraction }, ${ $price }.
events-shelved-stall = Új attrakciók a piacon: { $list }.
item-shelved-stall = { $attraction } (${ $price })
event-shelved-person = Új szakértő a piacon: { $specialist }, ${ $price }.
events-shelved-person = Új szakértők a piacon: { $list }.
item-shelved-person = { $specialist } (${ $price })
event-recipe = Új recept: { $exhibit }.
events-recipe = Új receptek: { $list }.
item-recipe = { $exhibit }
event-gone-lab = Lekerül a piacról: { $lab } (${ $price }).
events-gone-lab = Lekerül a piacról: { $list }.
item-gone-lab = { $lab } (${ $price })
event-gone-stall = Lekerül a piacról: { $attraction } (${ $price }).
events-gone-stall = Lekerül a piacról: { $list }.
item-gone-stall = { $attraction } (${ $price })
event-gone-person = Lekerül a piacról: { $specialist } (${ $price }).
events-gone-person = Lekerül a piacról: { $list }.
item-gone-person = { $specialist } (${ $price })
event-gone-recipe = Kikerül a recept: { $exhibit }.
event-gone-die = Kimaradó kocka: { $space } ({ $face }).
events-gone-die = Kimaradó kockák: { $list }.
item-gone-die = { $space } ({ $face })
event-event = A kör kártyája: { $card }.
event-round = { $number }. kör
event-phase = { $phase }
event-earned = { $seat } bevétele ${ $dollars }: { $source }.
event-earned-by-it = Ez ${ $dollars } bevétel: { $source }.
event-dna = { $seat } új DNS-e: { $amount } { $sort }.
run-dna = { $seat } új DNS-e: { $list }.
item-dna = { $amount } { $sort }
event-dna-lost = Hely híján elvész: { $amount }.
event-limit = { $seat } korlátot emel: { $sort } { $limit }.
run-limit = { $seat } korlátokat emel: { $list }.
item-limit = { $sort } { $limit }
event-worker = Dolgozók: +{ $amount }.
event-paddock = { $seat } kifutót bővít: { $exhibit }, méret: { $size }.
event-security = { $seat } növeli a biztonságot: { $level }.
event-rolled = { $space }. kocka: { $face }.
events-rolled = A kockák: { $list }.
item-rolled = ({ $space }) { $face }
event-took-die = { $seat } kockát vesz el ({ $space }., szint: { $level }): { $face }.
event-storage = { $seat } bővíti a hűtőtárolót, szint: { $level }.
event-researched = { $seat } receptet kutat, szint: { $level }. A recept: { $exhibit }.
event-turned = { $seat } passzol, és egy tudósa dolgozó lesz, szint: { $level }.
event-rounder-placed = { $seat } leteszi a mindenes dolgozóját.
event-rounder-rests = { $seat } mindenese pihen.
event-copied = { $seat } programozója másol: { $space }. kocka, szint: { $level }.
event-not-copied = { $seat } nem másoltat.
event-threat-die = A veszélykocka száma { $space }, veszély: { $pips }.
event-no-threat-die = Nem maradt kocka, ezért nincs veszélykocka.
event-hired = { $seat } szakértőt vesz fel, ára ${ $dollars }: { $specialist }.
event-dismissed = { $seat } elbocsátja: { $specialist }. Tartalékba menő dolgozók: { $workers }.
event-built = { $seat } épít, ára ${ $dollars }: { $attraction }.
event-upgraded = { $seat } vesz, ára ${ $dollars }: { $lab }, { $space }. hely.
event-covered = Letakarva: { $lab }.
event-bought-dna = { $seat } DNS-t vesz, ára ${ $dollars }.
event-passed = { $seat } passzol.
event-fenced-in = A kifutó bal mezője { $zone }: { $exhibit }.
event-put-up = Mezője { $zone }: { $attraction }.
event-refined = { $seat } DNS-t készít: { $sort }.
event-created = { $seat } dinoszauruszt teremt: { $exhibit }.
event-paid = Ára ${ $dollars }.
event-dna-paid = Befizetve: { $amount } { $sort }.
run-dna-paid = Befizetve: { $list }.
item-dna-paid = { $amount } { $sort }
event-patrols = { $seat } parkőre vigyáz: a biztonság 1-gyel többet ér.
event-office = { $seat } őrszobája készen áll egy cserére.
event-doubled = { $seat } attrakciója duplán számít, mezője { $zone }.
event-copying = { $seat } használja a Másolószobát.
event-ads = { $seat } reklámoz, látogatók: +{ $visitors }.
event-done = { $seat } kész a munkával.
events-done = Kész a munkával: { $list }.
item-done = { $seat }
event-worked-created = { $seat } új dinoszauruszai: { $amount } { $exhibit }.
run-worked-created = { $seat } új dinoszauruszai: { $list }.
item-worked-created = { $amount } { $exhibit }
event-worked-paddock = { $seat }, kifutó: { $exhibit } { $size }.
run-worked-paddock = { $seat }, kifutók: { $list }.
item-worked-paddock = { $exhibit } { $size }
event-worked-security = { $seat }, biztonság: { $level }.
event-worked-money = { $seat }, pénz: ${ $before } → ${ $after }.
event-worked-dna = { $seat }, DNS: { $sort } { $before } → { $after }.
run-worked-dna = { $seat }, DNS: { $list }.
item-worked-dna = { $sort } { $before } → { $after }
event-worked-stored = { $seat }, a parkra: { $lab } +{ $amount }.
run-worked-stored = { $seat }, a parkra: { $list }.
item-worked-stored = { $lab } +{ $amount }
event-visitors = { $seat } látogatói: { $patrons } vendég, { $hooligans } rendbontó.
event-exchanged = Visszatett és újrahúzott rendbontók: { $amount }.
event-guarded = { $seat } őre rendbontókat tesz vissza, darabonként 1 pont: { $amount }.
event-visited = { $seat } lerakja: { $visitor } { $place }.
run-visited = { $seat } lerakja: { $list }.
item-visited = { $visitor } { $place }
event-queued = { $seat } sorában állnak: { $patrons } vendég, { $hooligans } rendbontó.
event-danger = { $seat } bajban van: veszély { $threat }, biztonság { $security }; felfalnak: { $danger }.
event-safe = { $seat } biztonságban van.
event-eaten = Felfalták, { $seat }: { $visitor } { $place }.
run-eaten = Felfalták, { $seat }: { $list }.
item-eaten = { $visitor } { $place }
event-eaten-in-queue = Felfalták a sorból, { $seat }: { $patrons } vendég, { $hooligans } rendbontó.
event-sued = { $seat } fizet egy felfaltért: ${ $dollars }.
event-lost = { $seat } pontot veszít: { $points }.
event-sold = { $seat } pénzt kap egy büfés vendégtől: ${ $dollars } { $zone }.
run-sold = { $seat } pénzt kap büfés vendégektől: { $list }.
item-sold = ${ $dollars } { $zone }
event-scored = { $seat } pontjai a vendégekért: { $points }.
event-marked = { $seat } célt teljesít: { $objective }.
event-closed = Mostantól elkelt: { $objective }.
events-closed = Mostantól elkelt: { $list }.
item-closed = { $objective }
event-place = { $place }. hely: { $seat }.
events-place = Új sorrend: { $list }.
item-place = { $seat }
event-joined = Rendbontók kerülnek a zsákba: { $hooligans }.
event-bonus-dna = { $seat } ráadásként 2 alap DNS-t vesz el.
event-card-scored = { $seat } értékeli: „{ $card }”, pont: { $points }.
event-card-dropped = { $seat } eldobja: „{ $card }”.
event-final = { $seat }, végszámolás: { $line } { $points }.
run-final = { $seat }, végszámolás: { $list }.
item-final = { $line } { $points }

## What would be right in components.toml
right-row = { $count } egész szám { $low } és { $high } között
right-in-order = ezek, ebben a sorrendben: { $known }
right-two-sorts = két különböző alapfajta
right-faces = { $sides } oldal, mindegyik [mit mutat, mennyit, veszély] alakban, legfeljebb { $most } nagyságú számokkal, és ezek egyikével: { $known }
right-sort-key = e fajták egyike: { $known }
right-spots = 1–{ $most } hely, mindegyiken 1–{ $high } dolgozóval
right-copies = játékosszámok listája 1-től eddig: { $most }, lapkánként egy
right-spaces = kockahelyek listája 1-től eddig: { $most }
right-goods = két pár, mindegyik egy fajta ({ $known }) és egy sor 1-től eddig: { $most }
right-ascending = sorról sorra növekvő árak
right-rows = { $count } sor

## Help with the game's own examples
example-action = bench security
example-clause = DI.4.3
help-odds = itt nincs mit mutatnia: akcióidról nem dönt kocka
odds-none = Arról, amit most tehetsz, nem dönt kocka.
odds-none-here = Erről nem dönt kocka.
command-map = park
help-map = a parkod
command-hand = labor
help-hand = a laborod, a szakértőid és a hűtőtárolód
