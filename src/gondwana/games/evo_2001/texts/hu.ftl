### Evo, első kiadás (2001): amit a játékosok olvasnak. Magyar.

## Game
game-name = Evo, első kiadás
game-blurb = Három–öt dinófaj követi az éghajlatot két összeillesztett fél játéktáblán, harcol, szaporodik és génekre licitál, eseménykártyákkal a kezében, amíg be nem csapódik a meteor.

## Seats
seat-T = Tirannoszaurusz
seat-C = Ceratopsz
seat-S = Sztegoszaurusz
seat-B = Brachioszaurusz
seat-P = Paraszaurusz

## Phases
phase-setup = Előkészületek
phase-initiative = Kezdeményezés
phase-climate = Éghajlat
phase-movement = Mozgás és harc
phase-birth = Szaporodás
phase-survival = Túlélés és fejlődés
phase-meteor = Meteor és licitálás
phase-over = Vége a játéknak

## Terrains
terrain-desert = sivatag
terrain-plains = síkság
terrain-hills = dombság
terrain-mountains = hegység
terrain-desert-letter = S
terrain-plains-letter = K
terrain-hills-letter = D
terrain-mountains-letter = H

## Zones
zone-temperate = mérsékelt
zone-hot = meleg
zone-cold = hideg
zone-scorching = forró
zone-freezing = fagyos

## Results of the climate roll
result-back = egy mezőt vissza
result-stay = a jelző marad
result-forward = egy mezőt előre

## Half boards
half-small = kicsi tábla
half-medium_a = közepes tábla, A
half-medium_b = közepes tábla, B
half-large = nagy tábla

## Genes
gene-tail = Farok
gene-tail-effect = Minél több farkad van, annál előbb kerülsz sorra.
gene-leg = Láb
gene-leg-effect = 1-gyel több mozgáspontod van.
gene-horn = Szarv
gene-horn-effect = Minden harcban 1-gyel több szarvad van.
gene-egg = Tojás
gene-egg-effect = Körönként 1-gyel több dinód születik.
gene-fur = Bunda
gene-fur-effect = Eggyel több dinód éli túl a hideget.
gene-parasol = Napernyő
gene-parasol-effect = Eggyel több dinód éli túl a meleget.
gene-mutation = Mutáció
gene-mutation-effect = A következő licittől 1 ponttal kevesebbe kerül neked egy gén, de legalább 0-ba.
gene-card = Kártya
gene-card-effect = Azonnal húzol egy eseménykártyát, a gén pedig kikerül a játékból.

## Event cards
card-sleeping-gene = Alvógén
card-sleeping-gene-window = Bármikor, amikor kártyát lehet kijátszani.
card-sleeping-gene-effect = Ebben a körben több kártya már nem játszható ki.
card-accident = Baleset
card-accident-window = A 2. fázis elején.
card-accident-effect = Vedd le egy másik játékos egyik dinóját, ha legalább 5 dinója van a táblán.
card-crazy-weather = Bolond időjárás
card-crazy-weather-window = A 2. fázis elején, a dobás előtt.
card-crazy-weather-effect = Ha az éghajlatjelző zöldön vagy barnán áll, tedd át a másik ugyanolyan színű mezőre. Ezután jön a dobás.
card-me-first = Én jövök előbb
card-me-first-window = Bármelyik fázis elején.
card-me-first-effect = A kör végéig te vagy az első a sorrendben.
card-genetic-superiority = Genetikai fölény
card-genetic-superiority-window = A 6. fázisban, amikor fizetsz.
card-genetic-superiority-effect = 3 pontot ér az árból.
card-gene-theft = Génorzás
card-gene-theft-window = A 6. fázisban, a húzás után, vagy amikor túllicitálnak.
card-gene-theft-effect = Aki túl akar licitálni téged, annak legalább 3-mal többet kell kínálnia.
card-killing-frost = Gyilkos fagy
card-killing-frost-window = Az 5. fázis elején.
card-killing-frost-effect = Ebben a körben minden fajnak eggyel kevesebb bundája van.
card-killing-rays = Gyilkos sugarak
card-killing-rays-window = Az 5. fázis elején.
card-killing-rays-effect = Ebben a körben minden fajnak eggyel kevesebb napernyője van.
card-missing-link = Hiányzó láncszem
card-missing-link-window = A 6. fázisban, a gének húzása előtt.
card-missing-link-effect = Eggyel kevesebb gént kell húzni; az elsőként passzoló játékosnak nem jut.
card-heat-proof-skin = Hőálló bőr
card-heat-proof-skin-window = Az 5. fázis elején.
card-heat-proof-skin-effect = Meleg területen minden dinód túléli a kört, forrón nem.
card-catastrophe = Katasztrófa
card-catastrophe-window = A 2. fázis elején.
card-catastrophe-effect = Dobás helyett az éghajlatjelző két mezőt lép előre.
card-tough-kids = Kemény kölykök
card-tough-kids-window = A 4. fázisban, a szaporodásod előtt.
card-tough-kids-effect = Új dinóidat idegen dinókra is lerakhatod; azonnal harcolnak, az új dinó 1-gyel több szarvval.
card-whose-child = Kire ütött ez a gyerek?
card-whose-child-window = A 4. fázis végén.
card-whose-child-effect = Egy most született dinót cserélj ki a sajátodra, ha a gazdájának legalább 5 dinója van a táblán.
card-weather-gene = Meteorológus-gén
card-weather-gene-window = A 2. fázis elején.
card-weather-gene-effect = Dobás helyett te mondod meg, hogy az éghajlatjelző vissza lép, marad vagy előre lép.
card-big-brother = Nagy testvér
card-big-brother-window = A 3. fázis elején.
card-big-brother-effect = Ebben a körben a megtámadott dinóidnak 2-vel több szarvuk van.
card-division = Osztódás
card-division-window = Közvetlenül egy másik kártya után.
card-division-effect = Tiéd az imént kijátszott kártya; a következő körtől játszhatod ki.
card-giant-gene = Óriásgén
card-giant-gene-window = A 3. fázis elején.
card-giant-gene-effect = Ebben a körben a támadó dinóidnak 2-vel több szarvuk van.
card-primal-instincts = Ősi ösztönök
card-primal-instincts-window = A 3. fázis elején.
card-primal-instincts-effect = Annyi mozgáspontod van, ahány dinód a táblán, bármennyi a lábad.
card-pthermodactylus = Pthermodactylus
card-pthermodactylus-window = Az 5. fázis elején.
card-pthermodactylus-effect = Hideg területen minden dinód túléli a kört, fagyoson nem.
card-birth-control = Születés-túlszabályozás
card-birth-control-window = A 4. fázis elején.
card-birth-control-effect = Ebben a körben senkinek sem születnek dinói.
card-survival-gene = Túlélőgén
card-survival-gene-window = Az 5. fázis végén.
card-survival-gene-effect = A többi játékos 1 pontot veszít minden dinóért, amelyet ebben a fázisban vesztett el.
card-wandering-offspring = Vándorló ivadékok
card-wandering-offspring-window = A 4. fázisban, a szaporodásod előtt.
card-wandering-offspring-effect = Új dinóid a régebbiektől 2 vagy 3 régiónyira is kerülhetnek.
card-unexpected-gene = Váratlan gén
card-unexpected-gene-window = Amikor a meteor véget vetett a játéknak.
card-unexpected-gene-effect = 2 pontot ér.
card-vegetarian-diet = Vegetáriánus étrend
card-vegetarian-diet-window = A 3. fázis elején.
card-vegetarian-diet-effect = Ebben a körben senki sem harcolhat.
card-defence-gas = Védelmi gáz
card-defence-gas-window = A 3. fázis elején.
card-defence-gas-effect = Ebben a körben te és egy választott játékos nem támadhatjátok meg egymást.
card-flood = Vízözön
card-flood-window = A 2. fázis elején.
card-flood-effect = Minden tengerparti dinó dob, és hozzáadja a faja napernyőit; 3-nál vagy kevesebbnél elpusztul.
card-blank-one = Első saját kártya
card-blank-two = Második saját kártya

## Cards of your own: when they are played, as parts of a sentence
own-card-windows = { $more ->
    [0] { $last }.
   *[other] { $windows } vagy { $last }.
}
window-start-initiative = az 1. fázis elején
window-start-climate = a 2. fázis elején
window-start-movement = a 3. fázis elején
window-start-birth = a 4. fázis elején
window-own-births = a szaporodásod előtt
window-end-birth = a 4. fázis végén
window-start-survival = az 5. fázis elején
window-end-survival = az 5. fázis végén
window-start-meteor = a 6. fázis elején
window-after-meteor = a gének húzása előtt
window-after-draw = a gének húzása után
window-outbid = amikor túllicitálnak
window-paying = amikor fizetsz
window-last = amikor a meteor véget vetett a játéknak
window-answer = közvetlenül egy másik kártya után

## Cards of your own: what they do
effect-sleep = Ebben a körben több kártya már nem játszható ki.
effect-remove = Vedd le egy másik játékos egyik dinóját, ha legalább { $amount } dinója van a táblán.
effect-twin = Ha az éghajlatjelző zöldön vagy barnán áll, tedd át a másik ugyanolyan színű mezőre.
effect-first = A kör végéig te vagy az első a sorrendben.
effect-pay = { $amount } pontot ér az árból.
effect-theft = Aki túl akar licitálni téged, annak legalább ennyivel többet kell kínálnia: { $amount }.
effect-frost = Ebben a körben { $whom ->
    [self] { $amount } bundával kevesebb védi a dinóidat
    [others] minden más fajnak { $amount } bundával kevesebb számít
   *[all] minden fajnak { $amount } bundával kevesebb számít
}.
effect-rays = Ebben a körben { $whom ->
    [self] { $amount } napernyővel kevesebb védi a dinóidat
    [others] minden más fajnak { $amount } napernyővel kevesebb számít
   *[all] minden fajnak { $amount } napernyővel kevesebb számít
}.
effect-fewer-genes = { $amount ->
    [one] Eggyel kevesebb gént kell húzni; az elsőként passzoló játékosnak nem jut.
   *[other] Ennyivel kevesebb gént kell húzni: { $amount }; ennyi elsőként passzoló játékosnak nem jut.
}
effect-heat-proof = Ebben a körben meleg területen { $whom ->
    [self] minden dinód életben marad
    [others] minden más faj összes dinója életben marad
   *[all] minden dinó életben marad
}.
effect-shift = Dobás helyett az éghajlatjelző { $amount ->
    [0] ott marad, ahol van
    [1] egy mezőt lép előre
    [-1] egy mezőt lép vissza
   *[other] { $steps } mezőt lép { $way ->
        [back] vissza
       *[forward] előre
    }
}.
effect-tough = { $whom ->
    [self] Új dinóidat
    [others] Mindenki más az új dinóit
   *[all] Mindenki az új dinóit
} idegen dinókra is { $whom ->
    [self] lerakhatod
   *[other] lerakhatja
}; azonnal harcolnak{ $amount ->
    [0] {""}
   *[other] , és az új dinónak ennyivel több szarva van: { $amount }
}.
effect-replace = Egy most született dinót cserélj ki a sajátodra, ha a gazdájának legalább { $amount } dinója van a táblán.
effect-foretell = Dobás helyett te mondod meg, hogy az éghajlatjelző vissza lép, marad vagy előre lép.
effect-defend = Ebben a körben { $whom ->
    [self] neked
    [others] mindenki másnak
   *[all] mindenkinek
} ennyivel több szarva számít védekezésnél: { $amount }.
effect-divide = Tiéd az imént kijátszott kártya; a következő körtől játszhatod ki.
effect-attack = Ebben a körben { $whom ->
    [self] neked
    [others] mindenki másnak
   *[all] mindenkinek
} ennyivel több szarva számít támadásnál: { $amount }.
effect-instincts = Ebben a körben { $whom ->
    [self] annyi mozgáspontod van, ahány dinód
    [others] mindenki másnak annyi mozgáspontja van, ahány dinója
   *[all] mindenkinek annyi mozgáspontja van, ahány dinója
} a táblán.
effect-cold-proof = Ebben a körben hideg területen { $whom ->
    [self] minden dinód életben marad
    [others] minden más faj összes dinója életben marad
   *[all] minden dinó életben marad
}.
effect-no-births = Ebben a körben senkinek sem születnek dinói.
effect-toll = { $whom ->
    [self] { $amount } pontot veszítesz minden dinódért, amely
    [others] Mindenki más { $amount } pontot veszít minden dinójáért, amely
   *[all] Mindenki { $amount } pontot veszít minden dinójáért, amely
} ebben a fázisban pusztult el.
effect-wander = { $whom ->
    [self] Új dinóid
    [others] Mindenki más új dinói
   *[all] Az új dinók
} a fajuk régebbi dinóitól legfeljebb { $amount } régiónyira is kerülhetnek.
effect-points = { $whom ->
    [self] Kapsz
    [others] Mindenki más kap
   *[all] Mindenki kap
} { $amount } pontot.
effect-peace = Ebben a körben { $whom ->
    [self] nem támadhatsz
    [others] csak te támadhatsz
   *[all] senki sem támadhat
}.
effect-truce = Ebben a körben te és egy választott játékos nem támadhatjátok meg egymást.
effect-flood = Minden tengerparti dinó dob, és hozzáadja a faja napernyőit; { $amount } vagy kevesebb esetén elpusztul.

## Options
option-variant = Változat
option-variant-basic = minden játékosra jut egy gén, és mindenkinek licitálnia kell
option-variant-advanced = eggyel kevesebb a gén, az elsőként passzolónak nem jut, és a meteor két kört vár
option-map = Táblák négy játékosnak
option-map-small_large = a kicsi és a nagy
option-map-medium_medium = a két közepes
option-map_set = A táblák mérete
option-map_set-full14 = játékosonként 14 régió
option-map_set-compact9 = játékosonként 9 régió: szűk és gyors
option-start_points = Kezdő pontok
option-start_points-6 = 6, a magyar szabály szerint
option-start_points-10 = 10, az angol szabály szerint
option-initiative_tie = Azonos farokszámnál
option-initiative_tie-most = akinek több dinója van a táblán, az megy előbb
option-initiative_tie-fewest = akinek kevesebb dinója van a táblán, az megy előbb
option-custom_events = Saját kártyák
option-custom_events-none = nincsenek, csak a 26 nyomtatott
option-custom_events-file = egy vagy kettő, a többi közé keverve
option-tiny = Apró játék kutatáshoz
option-tiny-off = nem: a teljes játék
option-tiny-on = két kör a kis táblákon (a haladó változatban négy); saját, egyik szabálykönyvben sincs

## Sections of the rules
section-E1-S = Előkészületek
section-E1-1 = 1. fázis: kezdeményezés
section-E1-2 = 2. fázis: éghajlat
section-E1-3 = 3. fázis: mozgás és harc
section-E1-4 = 4. fázis: szaporodás
section-E1-5 = 5. fázis: túlélés és fejlődés
section-E1-6 = 6. fázis: meteor és licitálás
section-E1-C = Eseménykártyák
section-E1-E = A játék vége
section-E1-V = Variáns
section-E1-R = Döntések az eseménykártyákról
section-E1-X = Nyitva hagyott esetek olvasata

## Rules: setup
rule-E1-S1 = Hárman, négyen vagy öten játszhattok.
rule-E1-S2 = A sziget két, élével egymáshoz illesztett fél táblából áll. Hárman a kicsi és az egyik közepes, öten a másik közepes és a nagy táblán játszotok; négyen választhattok a kicsi és a nagy (ez az alapbeállítás) vagy a két közepes között. A sivatagok melletti fehér csillagok a kezdőrégiók, minden játékosnak egy. Az asztal a méretet is megválasztja: játékosonként 14 vagy csak 9 régió. A térképeket mi rajzoltuk, mert a nyomtatottakat nem sikerült megtalálni.
rule-E1-S3 = Az éghajlatjelző az éghajlati táblázat bal felső, sárga sivatagmezőjéről indul, a meteor a körjelző táblázat azon mezőjéről, amelyik a játékosok számát mutatja.
rule-E1-S4 = Mind a 62 gén a zsákba kerül: 6 farok, 12 láb, 8 szarv, 8 tojás, 8 bunda, 8 napernyő, 6 mutáció és 6 kártya.
rule-E1-S5 = A 26 eseménykártya mind más; keverés után mindenki hármat kap, a többi a húzópakli.
rule-E1-S6 = Mindenkinek tíz dinója és egy portréja van, amelyre egy tojás, egy láb, egy bunda, egy napernyő és egy farok van nyomtatva, szarv viszont nincs. A nyomtatott gének nem a 62 közül valók, de ugyanúgy számítanak, mint a vásároltak.
rule-E1-S7 = Mindenki 6 fejlődésponttal, röviden ponttal kezd. Az angol szabály 10-et ad; az asztal választ.
rule-E1-S8 = A kezdőrégiókat véletlenszerűen kell kiosztani, és mindenki egy dinót tesz a magáéra.
rule-E1-S9 = Egy kör hat fázisból áll: kezdeményezés, éghajlat, mozgás és harc, szaporodás, túlélés és fejlődés, meteor és licitálás. Mindegyik véget ér, mielőtt a következő elkezdődik.
rule-E1-S10 = Két régió akkor szomszédos, ha közös a határuk, ott is, ahol a két tábla összeér. Hogy melyik régió fekszik tengerparton és melyiknek van csillaga, az a térképen látható (saját döntésünk).

## Rules: initiative
rule-E1-1-1 = A sorrendet a farkak száma dönti el, a legtöbb megy elöl.
rule-E1-1-2 = Azonos farokszámnál az megy előbb, akinek több dinója van a táblán. Ha az is egyforma, a legnagyobb dobás dönt: csak az egyenlők dobnak, és ha megint egyenlők, újra, így bármelyik sorrendjük egyformán valószínű (saját döntésünk).
rule-E1-1-O = Egy angol összefoglaló szerint ilyenkor az megy előbb, akinek kevesebb dinója van. Az asztal választ, az alapbeállítás a több.
rule-E1-1-3 = Az 1. körben tehát csak a dobás számít. A sorrend az egész körre érvényes.

## Rules: climate
rule-E1-2-1 = Az éghajlat kidobása előtt a játékosok sorban kijátszhatják az erre szóló eseménykártyáikat.
rule-E1-2-2 = A kezdőjátékos dob. 1-re az éghajlatjelző egy mezőt visszalép, 2-re marad, 3–6-ra egy mezőt előrelép.
rule-E1-2-3 = A tereptípusok: sivatag (sárga), síkság (zöld), dombság (barna) és hegység (szürke). Az éghajlati táblázat hat mezőből álló gyűrű: sárga, zöld, barna, szürke, barna, zöld, aztán elölről. Két zöld és két barna mezője van (saját döntésünk).
rule-E1-2-4 = Alulról fölfelé a terepek: sivatag, síkság, dombság, hegység. Amelyiket a jelző mutatja, az mérsékelt. Az eggyel alacsonyabb meleg, ami az alatt van, forró; az eggyel magasabb hideg, ami a fölött van, fagyos. Ha a jelző zöldön áll, a dombság hideg, a sivatag meleg, a hegység fagyos. Szürkén a dombság meleg, a sivatag és a síkság forró, hideg pedig nincs. Sárgán a síkság hideg, a dombság és a hegység fagyos, meleg pedig nincs.
rule-E1-2-5 = A forró és a fagyos régió halálos. De az éghajlat csak az 5. fázisban öl.

## Rules: movement and fighting
rule-E1-3-1 = Sorban mindenkinek annyi mozgáspontja van, ahány lába. Egy ponttal egy dinó egy szomszédos régióba lép, bármilyen színű is az, és a pontokat tetszés szerint elosztod: két lábbal egy dinó mehet két régiónyit, vagy kettő egyet-egyet. Mozogni sosem kötelező, és egy játékos befejezi, mielőtt a következő elkezdi.
rule-E1-3-2 = Egy régióban egy dinó fér el. Olyanba, ahol saját dinód áll, nem léphetsz, átmenni sem lehet rajta.
rule-E1-3-3 = Ha olyan régióba lépsz, ahol másnak a dinója áll, az a szokásos pontba kerül és támadás; a harc azonnal lezajlik.
rule-E1-3-4 = Mozgás közben az éghajlat nem számít: halálos régión át is mehetsz.
rule-E1-3-5 = A támadó egy kockával dob. Ugyanannyi szarvval, mint a védekezőé, 1-re vagy 2-re győz, eggyel többel 1–4-re, legalább kettővel többel 1–5-re, eggyel kevesebbel csak 1-re. Ha kettővel vagy még többel kevesebb a szarva, nem támadhat. A kártyák adta szarvak is számítanak.
rule-E1-3-6 = A vesztes, akár támadó, akár védekező, visszakerül a gazdája készletébe, ahonnan a 4. fázisban újra megszülethet. A győztesé a régió. Utána tovább mozoghatsz, a győztessel is.

## Rules: birth
rule-E1-4-1 = Sorban mindenki annyi új dinót rak le, ahány tojása van, mindet, mielőtt a következő játékos jön.
rule-E1-4-2 = Új dinó olyan üres régióba kerül, amely szomszédos egy régebbi, már e fázis előtt is a táblán álló saját dinóddal. Egy most született dinó melletti hely nem elég.
rule-E1-4-3 = A szaporodás kötelező. Csak akkor marad el, ha üres a készleted, vagy egyetlen régió sem jó; ezt minden új dinónál újra kell nézni.
rule-E1-4-4 = Ha a szaporodásod kezdetén nincs dinód a táblán, az első új dinó bármelyik üres régióba kerülhet, a fázis többi új dinója pedig ezek valamelyike mellé, hogy egy csoportot alkossanak. Az első oda is mehet, ahol a többinek nem lesz helye (saját döntésünk).
rule-E1-4-5 = Amit csak a vándorló ivadékok vagy a kemény kölykök nyitnak meg, az ajánlat: ha már csak ilyen régiód van, abbahagyhatod (saját döntésünk).

## Rules: survival and evolution
rule-E1-5-1 = Mérsékelt régióban minden dinó életben marad, forróban és fagyosban mind elpusztul. Az elpusztultak visszakerülnek gazdájuk készletébe.
rule-E1-5-2 = Az összes hideg régióban együtt annyi dinód marad meg, ahány bundád van, az összes melegben annyi, ahány napernyőd. Te választod ki, melyik pusztul el, de nem több, mint muszáj; a játékosok sorban választanak, előbb a hideget (saját döntésünk).
rule-E1-5-3 = Ezután mindenki egy pontot kap minden dinójáért, amely a táblán van.
rule-E1-5-4 = Példa: a jelző barnán áll, és egy játékosnak két bundával és egy napernyővel egy dinója van sivatagon, kettő síkságon, öt dombságon és kettő hegységen. A sivatagi elpusztul, a két síkságiból az egyik elpusztul, a többi megmarad. Ha a jelző sárgán állna, az öt dombsági és a két hegységi pusztulna el, és a napernyő nem érne semmit.

## Rules: meteor and auction
rule-E1-6-1 = A meteor egy mezőt lép. Ha a mezőn kocka látható, a kezdőjátékos dob, és ha a dobott szám ott szerepel, a játék azonnal véget ér. Az utolsó mező dobás nélkül véget vet neki. A mezők 15-ig mennek; a 12. mezőn az 1-es, a 13.-on az 1-es és a 2-es, a 14.-en az 1–3 vet véget a játéknak. Ez hárman 9–12, négyen 8–11, öten 7–10 kör (saját döntésünk, mert a nyomtatott számokat nem sikerült megtalálni).
rule-E1-6-2 = Az utolsó körben nincs licit.
rule-E1-6-3 = Annyi gént kell húzni a zsákból, ahányan játszotok, mindegyiket külön sorba. Egyforma gének több sorban is lehetnek. Ha a zsákból nem telik, annyit kell húzni, amennyi van, és akik elsőként passzolnak, azoknak nem jut; ha egy sincs, elmarad a licit (saját döntésünk).
rule-E1-6-4 = Sorban mindenki leteszi a jelzőjét egy sorba, és árat mond, amely 0 is lehet. Foglalt sorban magasabb árat kell kínálni az ott állónál. 6 fölé is lehet menni.
rule-E1-6-5 = Ha túllicitálnak, mindenki mást megelőzve azonnal újra leteszed a jelződet: magasabban ugyanott, vagy bármelyik másik sorba; akit ezzel túllicitálsz, ugyanígy tesz. Ha már senki sincs kiszorítva, megy tovább a sorrend. Kimaradni nem lehet, és az érvényes licitet nem lehet megváltoztatni.
rule-E1-6-6 = A licitnek akkor van vége, amikor mindenki egyedül áll egy sorban. Mindenki kifizeti az árat, korábbi körben szerzett mutációnként eggyel kevesebbet, de legalább 0-t: 5-ös licit két mutációval 3-ba kerül, 1-es semmibe. Legfeljebb annyit kínálhatsz, amennyi pontod és mutációd együtt, többet csak a licit mellé kiterített genetikai fölénnyel. Annak, aki nem passzolhat, mindig van szabad sor, és ott elég a 0 (saját döntésünk).
rule-E1-6-7 = A gén a portréra kerül. A kártyagénért azonnal húzol egy eseménykártyát, és a gén végleg kikerül a játékból. Többen sorban húznak; üres pakliból nem jár semmi, és a kijátszott kártyákat nem kell visszakeverni (saját döntésünk).
rule-E1-6-8 = A portrékat és a géneket mindenki láthatja. A pontok, a licitek, a kijátszott kártyák és a kézben lévő kártyák száma szintén nyílt; titkos a kéz és a húzópakli, kivéve az osztódással szerzett vagy a licit mellé kiterített kártyát. A kézben akárhány kártya lehet (saját döntésünk).

## Rules: event cards
rule-E1-C0 = A kijátszott kártya kikerül a játékból, és az első két körben nem lehet kártyát kijátszani. Egy körben többet is kijátszhatsz. De olyat, amely az éghajlatot módosítja, körönként csak egyet lehet: bolond időjárást, katasztrófát vagy meteorológus-gént, és a sorrend dönti el, kié az elsőbbség. Új kártya csak kártyagénből és osztódásból jön.
rule-E1-C1 = Alvógén, bármikor, amikor kártyát lehet kijátszani: ebben a körben több kártya nem jöhet. Amit már kijátszottak, az hat.
rule-E1-C2 = Baleset, a 2. fázis elején: vedd le egy olyan játékos egyik dinóját, akinek legalább öt van a táblán. A gazdája készletébe kerül.
rule-E1-C3 = Bolond időjárás, a 2. fázis elején, a dobás előtt: ha az éghajlatjelző zöld vagy barna mezőn áll, a másik ugyanolyan színű mezőre kerül.
rule-E1-C4 = Én jövök előbb, bármelyik fázis elején: a kör végéig te vagy az első a sorrendben.
rule-E1-C5 = Genetikai fölény, a 6. fázisban, amikor fizetsz: 3 pontot ér az árból.
rule-E1-C6 = Génorzás, a 6. fázisban: aki túl akar licitálni téged, annak legalább 3-mal többet kell kínálnia.
rule-E1-C7 = Gyilkos fagy, az 5. fázisban: ebben a körben minden fajnak eggyel kevesebb bundája van.
rule-E1-C8 = Gyilkos sugarak, az 5. fázisban: ebben a körben minden fajnak eggyel kevesebb napernyője van.
rule-E1-C9 = Hiányzó láncszem, a 6. fázisban: eggyel kevesebb gént kell húzni, mint ahányan játszotok, és az elsőként passzoló játékosnak nem jut.
rule-E1-C10 = Hőálló bőr, az 5. fázisban: meleg régióban minden dinód életben marad, forróban nem.
rule-E1-C11 = Katasztrófa, a 2. fázis elején: dobás helyett az éghajlatjelző két mezőt lép előre.
rule-E1-C12 = Kemény kölykök, a 4. fázisban: új dinóidat idegen dinókra is lerakhatod. Azonnal harcolnak, az új dinó eggyel több szarvval.
rule-E1-C13 = Kire ütött ez a gyerek?, a 4. fázis végén: egy olyan játékos most született dinóját, akinek legalább öt van a táblán, kicseréled a sajátodra.
rule-E1-C14 = Meteorológus-gén, a 2. fázis elején: te döntöd el, mi a dobás eredménye.
rule-E1-C15 = Nagy testvér, a 3. fázis elején: ebben a körben a megtámadott dinóidnak kettővel több szarvuk van.
rule-E1-C16 = Osztódás, közvetlenül egy másik kártya után: a legutóbb kijátszott kártya a tiéd. A következő körtől játszhatod ki.
rule-E1-C17 = Óriásgén, a 3. fázis elején: ebben a körben a támadó dinóidnak kettővel több szarvuk van.
rule-E1-C18 = Ősi ösztönök, a 3. fázis elején: annyi mozgáspontod van, ahány dinód a táblán, bármennyi a lábad.
rule-E1-C19 = Pthermodactylus, az 5. fázisban: hideg régióban minden dinód életben marad, fagyosban nem.
rule-E1-C20 = Születés-túlszabályozás, a 4. fázis elején: ebben a körben a fázis elmarad.
rule-E1-C21 = Túlélőgén, az 5. fázis végén: a többi játékos egy pontot veszít minden dinóért, amely ebben a fázisban pusztult el. A pontok 0-nál megállnak (saját döntésünk).
rule-E1-C22 = Vándorló ivadékok, a 4. fázisban: új dinóid a régebbiektől két vagy három régiónyira is kerülhetnek.
rule-E1-C23 = Váratlan gén, az utolsó kör végén: 2 pontot ér.
rule-E1-C24 = Vegetáriánus étrend, a 3. fázis elején: ebben a körben nincs harc.
rule-E1-C25 = Védelmi gáz, a 3. fázis elején: fegyverszünet egy választott játékossal. Ebben a körben egyikőtök sem támadja meg a másikat.
rule-E1-C26 = Vízözön, a 2. fázis elején: minden tengerparti dinóért dobni kell, és a fajának minden napernyője eggyel növeli a dobást. 3-nál vagy kevesebbnél elpusztul.
rule-E1-C27 = A dobozban két üres kártya van saját eseményekhez; az asztal az egyiket vagy mindkettőt kitöltheti.

## Rules: the end
rule-E1-E1 = A legtöbb pont nyer; egyenlőségnél az, akinek több dinója van a táblán. Ha az is egyforma, a szabályfüzet szerint a nyertesek osztoznak vagy még egy partit játszanak; itt osztoznak (saját döntésünk).
rule-E1-E2 = A váratlan gén két pontját minden összehasonlítás előtt hozzá kell adni. A további helyeket ugyanez a szabály dönti el (saját döntésünk).

## Rules: advanced variant
rule-E1-V1 = Eggyel kevesebb gént kell húzni, mint ahányan játszotok.
rule-E1-V2 = Nem kötelező licitálni. Az első, aki passzol, kiesik a licitből, és nem kap gént; túllicitált játékos is passzolhat; utána a rendes szabályok érvényesek. Csak akkor passzolhatsz, amikor te teszel, akár van szabad sor, akár nincs, és nem fizetsz semmit. Ha a variáns, a hiányzó láncszem vagy a fogyó zsák miatt több sor hiányzik, annyian passzolhatnak (saját döntésünk).
rule-E1-V3 = A meteor az első két körben nem mozog, és dobni sem kell érte, így a játék két körrel hosszabb (részben saját döntésünk).

## Rulings on event cards
rule-E1-R1 = A kártyáknak megvan a maguk ideje, lásd E1.R19. Ilyenkor sorban mindenkit megkérdezünk, akinek van kártyája, akár illik oda, akár nem, hogy a kérdés ne áruljon el semmit, addig, amíg mindenki egymás után nem passzol. A kártya azonnal hat. Utána csak osztódással lehet rá válaszolni, erre sorban egyszer kérdezünk meg mindenkit, akinek van kártyája, aztán a kérdezés elölről kezdődik azzal, aki éppen az első. Az 1. és a 2. körben, valamint alvógén után a kör végéig nincs kérdés. Az a kártya, amelynek régiót, dinót vagy játékost kell megneveznie, nem játszható ki, ha nincs ilyen. A hatások a kör végéig tartanak (saját döntésünk).
rule-E1-R2 = A túlélésről szóló kártyákat az 5. fázis elején, a pusztulás és a pontok előtt kell kijátszani. A hőálló bőr és a Pthermodactylus erősebb a sugaraknál és a fagynál. A bundák és a napernyők száma nem megy 0 alá (saját döntésünk).
rule-E1-R3 = Az alvógén semmit sem von vissza, és osztódással nem szerezhető meg. Abban a körben, amelyik utolsónak bizonyul, a váratlan gént is megakadályozza (saját döntésünk).
rule-E1-R4 = Bolond időjárás után a szokásos dobás következik. Sárgán vagy szürkén álló jelzőnél nem játszható ki (saját döntésünk).
rule-E1-R5 = Az én jövök előbb után a többiek sorrendje marad. Aki kijátssza, az dob a meteorért is, és ő licitál először. Az 1. fázisban, ahol az előző kör sorrendjében kérdezünk, megelőzi a farkakat, amelyek akkor csak a többieket rendezik (saját döntésünk).
rule-E1-R6 = A genetikai fölény a mutációk levonása után legfeljebb 3-at fizet az árból; ami marad, elvész, és 0-s árhoz nem kell kártya. A pontjaidnál és mutációidnál magasabb licit mellé nyíltan ki kell teríteni, ha ebben a körben kijátszhatod: a 3. körtől, alvógén előtt, és ha nem most szerezted osztódással. Fizetéskor akkor ki kell játszani, akár volt azóta alvógén, akár nem. Ha túllicitálnak, és már nincs rá szükség, visszakerül a kezedbe (saját döntésünk).
rule-E1-R7 = A génorzás az egész licit alatt érvényes, bárhol áll a jelződ. Ha válaszul játszod ki arra, hogy fölé licitálnak a tiédnek, arra a licitre is vonatkozik: ha nem legalább 3-mal magasabb, vissza kell venni a mellé terített kártyával együtt, és a játékosa újra választ (saját döntésünk).
rule-E1-R8 = A hiányzó láncszemet a húzás előtt kell kijátszani, és arra a licitre úgy hat, mint a variáns: az elsőként passzolónak nem jut gén. A variánsban a kettő összeadódik: két génnel kevesebb, és az első két passzoló marad ki (saját döntésünk).
rule-E1-R9 = A kemény kölykök a szokásos táblázat szerint támadnak, a plusz szarvukkal együtt, tehát kettővel kevesebb szarvval nem. Elég közel kell lenniük, vagy olyan közel, ahogy a vándorló ivadékok engedi; a két kártya együtt is kijátszható. A vesztes visszakerül a készletbe. A tojás mindenképp elhasználódik; egy vesztes új dinó a következő tojásnál újra lerakható. Ha dinó nélkül kezdesz, az első új dinó bárkinek a dinójára is kerülhet, és ha az újakból egy sem maradt, a következő megint elsőnek számít (saját döntésünk).
rule-E1-R10 = A Kire ütött ez a gyerek? a készletedből tesz dinót a másik helyére, az pedig a gazdájához kerül vissza; üres készlettel nem játszható ki. A kicserélt dinónak ebben a fázisban kellett születnie, és még ott kell állnia (saját döntésünk).
rule-E1-R11 = A nagy testvértől a dinóid megtámadhatatlanná válhatnak, kemény kölykök számára is. Az óriásgén hozzáadódik a kemény kölykök szarvához (saját döntésünk).
rule-E1-R12 = Az ősi ösztönök azokat a dinóidat számolja, amelyek a mozgásod kezdetén a táblán vannak (saját döntésünk).
rule-E1-R13 = A születés-túlszabályozás mindenkire vonatkozik, és véget vet a fázisnak, a későbbi kártyaidőkkel együtt (saját döntésünk).
rule-E1-R14 = A vándorló ivadékok a szárazföldön számolja a régiókat, és a foglaltakon át lehet haladni. Az utolsó üres, vagy kemény kölykökkel idegen dinóé. Annak, aki dinó nélkül kezd, nem ad semmit (saját döntésünk).
rule-E1-R15 = A vegetáriánus étrend és a védelmi gáz az érintett régiókba való belépést is tiltja, és a kemény kölykök harcait is megakadályozza (saját döntésünk).
rule-E1-R16 = A vízözön mindenkinek azokat a dinóit éri, amelyek a tengerrel szomszédos régiókban állnak. A nyomtatott napernyők is számítanak. A játékosok sorban jönnek, a régiók a térkép sorrendjében, dinónként egy dobással (saját döntésünk).
rule-E1-R17 = Osztódásnál a kártya a hatása után kerül a kezedbe, a hatás megmarad. Saját kártyát is elvehetsz, de osztódást nem. Ha többen is akarják, a sorrend dönt (saját döntésünk).
rule-E1-R18 = A saját kártyák egy fájlból jönnek: mindegyiknek neve van, és a fenti hatások egyike, saját adatokkal: mikor játszható ki, mennyi a hatása és kire vonatkozik. Osztás előtt a többi közé keveredik, így legfeljebb 28 kártya van. Amit az első két kör és az éghajlat szabálya tilt, az nekik is tilos (saját döntésünk).
rule-E1-R19 = A kártyák ideje sorban; az alvógén mindegyikben kijátszható. Az 1. fázis elején: én jövök előbb. A 2. elején, a dobás előtt: én jövök előbb, baleset, bolond időjárás, katasztrófa, meteorológus-gén, vízözön. A 3. elején: én jövök előbb, nagy testvér, óriásgén, ősi ösztönök, vegetáriánus étrend, védelmi gáz. A 4. elején: én jövök előbb, születés-túlszabályozás. A saját szaporodásod előtt, ha van dinó a készletedben: kemény kölykök, vándorló ivadékok. A 4. végén: Kire ütött ez a gyerek? Az 5. elején: én jövök előbb, gyilkos fagy, gyilkos sugarak, hőálló bőr, Pthermodactylus. Az 5. végén, a pontok után: túlélőgén. A 6. elején, mielőtt a meteor mozdul: én jövök előbb. A gének húzása előtt: hiányzó láncszem. A húzás után, és amikor a tiédnél magasabb licit hangzik el, mielőtt érvényes lenne: génorzás. Fizetés előtt: genetikai fölény. Amikor a meteor véget vetett a játéknak: váratlan gén (saját döntésünk).
rule-E1-R20 = A katasztrófa és a meteorológus-gén a dobás helyébe lép, és rögtön mozdítja a jelzőt; a meteorológus-gén akkor nevezi meg az eredményt. A védelmi gáz, a baleset és a Kire ütött ez a gyerek? kijátszásakor nevezi meg, kire vagy mire vonatkozik (saját döntésünk).

## Readings for cases left open
rule-E1-X1 = A licit mellé kiterített kártya visszakerül a kézbe, ha a licitet kiszorítják vagy visszaveszik; új licithez újra ki kell teríteni. Amíg ott fekszik, nem számít a kézben lévők közé, és fizetéskor először ezt kell kijátszani (saját döntésünk).
rule-E1-X2 = Ha egy kártyát osztódással elvettek, arról mást már nem kérdezünk. Az alvógén nem lehet válasz egy kártyára (saját döntésünk).
rule-E1-X3 = A születés-túlszabályozás, miután osztódással lehetett rá válaszolni, a 4. fázis elején is lezárja a kérdezést (saját döntésünk).
rule-E1-X4 = Az 1. fázis elején abban a sorrendben kérdezünk, ahogyan az előző kör véget ért (saját döntésünk).
rule-E1-X5 = A túlélés játékosonként halad, előbb a hideg, aztán a meleg, egyszerre egy választással. Ahol nincs mit választani, ott nem kérdezünk (saját döntésünk).
rule-E1-X6 = Ha abbahagyod, ahol lehet, minden további születésed elmarad, akkor is, ha dinó nélkül kezdtél, és már csak harc maradt (saját döntésünk).
rule-E1-X7 = A vízözön, a kemény kölykök, a vándorló ivadékok és a túlélőgén nem nevez meg célt, és hatás nélkül is kijátszható. A vízözönért akkor is dobni kell, ha a napernyők már eldöntik (saját döntésünk).
rule-E1-X8 = A kezdeményezésben egyenlők sorrendje csoportonként egyszerre dől el (saját döntésünk).
rule-E1-X9 = Előbb mindenki fizet, utána sorban veszik el a géneket és a kártyákat (saját döntésünk).
rule-E1-X10 = A kemény kölykökkel született dinó is most születettnek számít (saját döntésünk).
rule-E1-X11 = A mozgásod kérdés nélkül véget ér, ha egyik dinód sem tud lépni (saját döntésünk).

## Refusals
refusal-E1-S9 = Ebben a fázisban nem erről van szó.
refusal-E1-3-1 = Egy mozgásponttal egy saját dinód egy szomszédos régióba léphet.
refusal-E1-3-1-turn = Most nem te mozogsz.
refusal-E1-3-2 = Ott saját dinód áll, oda nem léphetsz.
refusal-E1-3-5 = Kettővel kevesebb szarvval, mint a védekezőé, nem támadhatsz.
refusal-E1-4-1 = Most nem te raksz le új dinókat.
refusal-E1-4-2 = Új dinó olyan üres régióba kerül, amely e fázis előtt is ott álló dinóddal szomszédos, hacsak kártya nem nyit meg mást.
refusal-E1-4-3-pass = A szaporodás kötelező, amíg van dinó a készletedben és szomszédos üres régió.
refusal-E1-4-4 = Dinó nélkül kezdted ezt a fázist, ezért ez az új dinó a többi most született mellé kerül.
refusal-E1-5-2 = Az érintett régiókban álló saját dinóid közül válassz.
refusal-E1-5-2-pass = Az éghajlat elveszi, ami jár neki; te csak azt választod ki, melyik legyen.
refusal-E1-5-2-turn = Most nem te választod ki, melyik dinó pusztul el.
refusal-E1-6-3 = Abban a sorban nincs gén.
refusal-E1-6-4 = Az a sor foglalt: ott magasabb licit kell annál, ami áll.
refusal-E1-6-4-turn = Most nem te licitálsz.
refusal-E1-6-5-pass = Ebből a licitből nem lehet kimaradni: tedd le a jelződet egy sorba, szabad sorban a 0 is elég.
refusal-E1-6-6 = Ezt nem tudod kifizetni: legfeljebb annyit kínálhatsz, amennyi pontod és mutációd együtt, meg amit egy kártya hozzátesz.
refusal-E1-C0 = Az első két körben nem játszható ki kártya.
refusal-E1-C0-hold = Ez a kártya nincs a kezedben.
refusal-E1-C0-climate = Az éghajlatot ebben a körben már módosította egy kártya, és csak egy teheti.
refusal-E1-C1 = Az alvógén akkor játszható ki, amikor kártyát kérdezünk, de nem egy kártyára adott válaszként.
refusal-E1-C1-asleep = Alvógén van érvényben: ebben a körben több kártya nem játszható ki.
refusal-E1-C2 = A baleset csak a 2. fázis elején játszható ki, és olyan játékos dinójára, akinek legalább öt van.
refusal-E1-C3 = A bolond időjárás csak a 2. fázis elején játszható ki.
refusal-E1-C4 = Az én jövök előbb csak egy fázis elején játszható ki.
refusal-E1-C5 = A genetikai fölény csak akkor játszható ki, amikor génért fizetsz.
refusal-E1-C6 = A génorzás csak a gének húzása után játszható ki, vagy amikor túllicitálnak.
refusal-E1-C7 = A gyilkos fagy csak az 5. fázis elején játszható ki.
refusal-E1-C8 = A gyilkos sugarak csak az 5. fázis elején játszható ki.
refusal-E1-C9 = A hiányzó láncszem csak a 6. fázisban, a gének húzása előtt játszható ki.
refusal-E1-C10 = A hőálló bőr csak az 5. fázis elején játszható ki.
refusal-E1-C11 = A katasztrófa csak a 2. fázis elején játszható ki.
refusal-E1-C12 = A kemény kölykök csak a 4. fázisban, a saját szaporodásod előtt játszható ki.
refusal-E1-C13 = A Kire ütött ez a gyerek? csak a 4. fázis végén játszható ki, és olyan játékos most született dinójára, akinek legalább öt van.
refusal-E1-C14 = A meteorológus-gén csak a 2. fázis elején játszható ki, és vissza, marad vagy előre lehet az eredménye.
refusal-E1-C15 = A nagy testvér csak a 3. fázis elején játszható ki.
refusal-E1-C16 = Az osztódás csak közvetlenül egy másik kártya után játszható ki.
refusal-E1-C17 = Az óriásgén csak a 3. fázis elején játszható ki.
refusal-E1-C18 = Az ősi ösztönök csak a 3. fázis elején játszható ki.
refusal-E1-C19 = A Pthermodactylus csak az 5. fázis elején játszható ki.
refusal-E1-C20 = A születés-túlszabályozás csak a 4. fázis elején játszható ki.
refusal-E1-C21 = A túlélőgén csak az 5. fázis végén játszható ki.
refusal-E1-C22 = A vándorló ivadékok csak a 4. fázisban, a saját szaporodásod előtt játszható ki.
refusal-E1-C23 = A váratlan gén csak akkor játszható ki, amikor a meteor véget vetett a játéknak.
refusal-E1-C24 = A vegetáriánus étrend csak a 3. fázis elején játszható ki.
refusal-E1-C24-peace = Egy kártya miatt ebben a körben nem támadhatsz.
refusal-E1-C25 = A védelmi gáz csak a 3. fázis elején játszható ki, és egy másik játékost nevez meg.
refusal-E1-C25-truce = Azzal a játékossal ebben a körben fegyverszünetben vagy.
refusal-E1-C26 = A vízözön csak a 2. fázis elején játszható ki.
refusal-E1-C27 = Saját kártya csak akkor és arra játszható ki, amikor és akire a szövege mondja, és csak olyan asztalnál, amelyik kitöltötte.
refusal-E1-E1 = A játék véget ért.
refusal-E1-R1 = Éppen kártyát kérdezünk, és nem te válaszolsz.
refusal-E1-R4 = Az éghajlatjelző sárgán vagy szürkén áll, és abból a színből nincs másik mező.
refusal-E1-R6 = Nincs mit kifizetned, így segíteni sem kell rajta.
refusal-E1-R6-pledged = Ez a kártya a licited mellett fekszik, és a végén azért fizet.
refusal-E1-R7 = Azt a licitet génorzás védi: annyival kell túlmenned rajta, amennyit a kártya kíván.
refusal-E1-R10 = Csak ebben a fázisban született dinó cserélhető ki, és csak a készletedből.
refusal-E1-R17-fresh = Ezt a kártyát ebben a körben szerezted osztódással; a következőtől játszhatod ki.

## What is asked
ask-bid = Licitálj: írd be a sort és az árat, például 2 3. Van { $points } pontod{ $mutations ->
    [0] {""}
   *[other] {" "}és { $mutations } mutációd
}.
ask-bid-again = Túllicitáltak.
ask-bid-pass = Passzolhatsz is, akkor nem kapsz gént.
ask-move = A te mozgásod: még { $steps } mozgáspont. Melyik dinó hová megy?
ask-lay = { $eggs ->
    [one] Az utolsó új dinód
   *[other] Még { $eggs } új dinód van
}: hová kerül{ $eggs ->
    [one] {""}
   *[other] {" "}a következő
}?
ask-lay-stop = Ami maradt, az csak ajánlat; abbahagyhatod.
ask-remove = { $zone ->
    [hot] Meleg
   *[cold] Hideg
} régiók: { $count } dinódnak el kell pusztulnia. Melyik legyen az?
ask-window-start-initiative = Új kör kezdődik, a sorrend még nincs meg: kijátszol egy kártyát?
ask-window-start-climate = Az éghajlat kidobása előtt: kijátszol egy kártyát?
ask-window-start-movement = Mielőtt bárki mozogna: kijátszol egy kártyát?
ask-window-start-birth = A szaporodás előtt: kijátszol egy kártyát?
ask-window-own-births = Te szaporodsz következőnek: kijátszol egy kártyát?
ask-window-end-birth = Minden új dinó a helyén van: kijátszol egy kártyát?
ask-window-start-survival = Mielőtt az éghajlat szedi áldozatait: kijátszol egy kártyát?
ask-window-end-survival = A pontok megvannak: kijátszol egy kártyát?
ask-window-start-meteor = Mielőtt a meteor mozdul: kijátszol egy kártyát?
ask-window-after-meteor = A gének húzása előtt: kijátszol egy kártyát?
ask-window-after-draw = A licit előtt: kijátszol egy kártyát?
ask-window-outbid = { $seat } fölötted licitál, { $row }. sor, ár: { $price }. Kijátszol egy kártyát?
ask-window-paying = Mielőtt mindenki fizet: kijátszol egy kártyát?
ask-window-last = Becsapódott a meteor, ez az utolsó alkalom: kijátszol egy kártyát?
ask-window-answer = Az imént ezt játszották ki: „{ $card }”. Válaszolsz rá kártyával?

## Terminal: choices
action-pass-window = nem játszom ki semmit
action-pass-move = nem mozgok tovább
action-pass-lay = nincs több új dinó
action-pass-bid = passz, gén nélkül
action-lay = Új dinó helye:
action-remove = Elpusztul:
action-attack = támadás
action-fight = harc
action-back = vissza
action-stay = marad
action-forward = előre
verb-pass = passz
verb-bid = licit
verb-play = kijátszik
verb-move = lép
verb-lay = lerak
verb-remove = levesz
odds-attack = { $start } → { $target }, ellenfél: { $seat }. A te szarvaid: { $horns }, az övéi: { $against }. A { $sides } számból ennyire nyersz: { $wins }; a vesztes visszakerül a készletébe.
odds-kid = Új dinó ide: { $target }, ellenfél: { $seat }. A te szarvaid: { $horns }, az övéi: { $against }. A { $sides } számból ennyire nyer: { $wins }; a vesztes visszakerül a készletébe.

## Terminal: headings
label-climate = Éghajlat
label-all-live = mind él
label-some-live = { $count ->
    [0] a tieid elpusztulnak
   *[other] { $count } tiéd él
}
label-all-die = mind elpusztul
label-roll = Következő dobás
label-no-roll = Ebben a körben kártya áll a dobás helyén.
label-meteor = Meteor
label-meteor-risk = { $sides ->
    [0] Ebben a körben nem vethet véget a játéknak.
    [6] Ez az utolsó kör.
   *[other] Ebben a körben { $sides }/6 eséllyel véget vet a játéknak.
}
label-meteor-next = { $sides ->
    [0] A következő körben nem vethet véget a játéknak.
    [6] A következő kör az utolsó.
   *[other] A következő körben { $sides }/6 eséllyel véget vet a játéknak.
}
label-meteor-waits = Még { $rounds } kört vár.
label-meteor-struck = Becsapódott a meteor.
label-meteor-end = Legkorábban { AZ($first) } { $first }., legkésőbb { AZ($last) } { $last }. kör lesz az utolsó.
label-meteor-last = Az utolsó kör { AZ($last) } { $last }. lesz.
label-none-die = Most úgy áll, hogy ebben a körben egy dinód sem pusztul el.
label-some-die = Most úgy áll, hogy { $herd ->
    [one] az egyetlen dinód elpusztul
   *[other] { $herd } dinódból { $count } elpusztul
} ebben a körben.
label-species = Faj
label-points = Pont
label-dinosaurs = Dinó
label-tails = Farok
label-legs = Láb
label-horns = Szarv
label-eggs = Toj
label-furs = Bunda
label-parasols = Erny
label-mutations = Mut
label-cards = Lap
label-row = Sor
label-price = Licit
label-gene = Gén
label-protected = túl: { $price }
label-pledged = ezzel: { $card }
label-out = kiszállt a licitből: { $seats }
label-bag = a zsákban: { $count }
label-hand = Eseménykártyáid
label-no-cards = Nincs eseménykártyád.
label-open-cards = { $seat } kezében, mindenki tudtával: { $cards }.
label-played = kijátszva
label-pile = { $count } lap van a húzópakliban
label-asleep = Alvógén: ebben a körben több kártya nem játszható ki.
label-no-births = Ebben a körben nincs szaporodás.
label-peace = Ebben a körben nem támadhat: { $seats }.
label-truce = Fegyverszünet: { $seat } és { $other }.
command-genes = gének
command-cards = kártyák
help-genes = melyik gén mire jó, kinek hány van belőle, és mennyi maradt a zsákban
help-cards = az eseménykártyák, mikor játszhatók ki, és melyiket játszották már ki
example-action = lép s01 s02
example-clause = E1.3.5
help-odds = minden lehetséges támadásod esélye, vagy egyé: esély s01 s02
help-words = Szavak: bid SOR ÁR, play KÁRTYA, move HONNAN HOVÁ, lay RÉGIÓ, remove RÉGIÓ, pass. Magyarul: licit, kijátszik, lép, lerak, levesz, passz. Ha a kártya megnevez valamit: play accident RÉGIÓ, play defence-gas A JÁTÉKOS BETŰJE, play weather-gene forward. A szó eleje is elég, az ige el is maradhat: a04 a05.
help-signs = A térképen fent a régió neve és a terep betűje, lent a dinó és az éghajlat: ✓ mérsékelt, ☼ meleg, * hideg, † forró vagy fagyos. A ~ tengerpartot jelent, a ★ kezdőrégiót, a ° új dinót. A meteor zárójeles számra vet véget a játéknak, a † mezőn dobás nélkül. A táblázatban: Dinó 5+5 azt jelenti, hogy öt van a táblán és öt a készletben; Szarv 3/1 azt, hogy három támadásnál, egy védekezésnél.

## Chance entered by hand
chance-star = Húzz egy kezdőrégiót, akié: { $seat }. Melyik az?
chance-card = Húzz egy eseménykártyát, akié: { $seat }. Melyik az?
chance-order = A kezdeményezésben egyenlők: { $seats }. Dobjanak: milyen sorrendben következnek?
chance-climate = { $seat } dob az éghajlatért: mit mutat a kocka?
chance-flood = Vízözön, { $region }, { $seat }: mit mutat a kocka?
chance-fight = { $seat } támad, { $start } → { $target }, és legfeljebb ekkora dobásra nyer: { $wins }. Mit mutat a kocka?
chance-kid = { $seat } új dinója harcol itt: { $target }, és legfeljebb ekkora dobásra nyer: { $wins }. Mit mutat a kocka?
chance-meteor = { $seat } dob a meteorért: mit mutat a kocka?
chance-gene = { $row }. sor: húzz egy gént. Melyik az?

## Why a dinosaur left the board
cause-fight = harcban
cause-newborn = új dinóként
cause-climate = az éghajlat miatt
cause-accident = balesetben
cause-flood = a vízözönben
cause-child = csere miatt

## The log
event-started = { $seat } itt kezd: { $region }.
events-started = Kezdőrégiók: { $list }.
item-started = { $seat } { $region }
event-dealt = { $seat } kapott kártyája: { $card }.
run-dealt = { $seat } kapott kártyái: { $list }.
item-dealt = { $card }
event-round = { $number }. kör
event-phase = { $phase }
event-placed = { $place }. hely: { $seat }.
events-placed = Sorrend: { $list }.
item-placed = { $seat }
event-played = { $seat } kijátssza: „{ $card }”.
event-named = A célpont: { $victim }, { $region }.
event-foretold = A dobás eredménye: { $result }.
event-truce = Fegyverszünet vele: { $other }.
event-divided = { $seat } kezébe kerül: „{ $card }”.
event-first = { $seat } a kör végéig első.
event-climate-die = Dobás az éghajlatért: { $die }.
event-climate = Mérsékelt most: { $terrain }.
event-flooded = Vízözön, { $region }: { $seat } dobása { $die }, napernyői: { $parasols }.
event-moves = { $seat } mozgáspontjai: { $steps }.
event-moved = { $seat } lép: { $from } → { $to }.
run-moved = { $seat } lép: { $list }.
item-moved = { $from } → { $to }
event-attacked = { $seat } támad: { $from } → { $to }, védekezik: { $defender }.
event-kid = { $seat } új dinót rak ide: { $region }, ellenfél: { $defender }.
event-horns = Szarvak: támadó { $attack }, védekező { $defence }.
event-fight-die = A kocka: { $die }, legfeljebb ennyi nyer: { $wins }.
event-won = { $seat } győz: { $region }.
event-held = { $seat } kitart: { $region }.
event-fell = { $seat } elveszít egy dinót { $cause }: { $region }.
event-fell-fight = { $seat } elveszít egy dinót.
event-fell-newborn = Az új dinó elpusztul.
event-fell-climate = Az éghajlat áldozata: { $seat } { $region }.
run-fell-climate = Az éghajlat áldozatai: { $seat } { $list }.
item-fell-climate = { $region }
event-fell-accident = { $seat } elveszít egy dinót: { $region }.
event-fell-flood = Vízbe fúl.
event-fell-child = { $seat } elveszíti az új dinót: { $region }.
event-skipped = Ebben a körben nincs szaporodás.
event-born = Új dinó: { $seat } { $region }.
run-born = Új dinók: { $seat } { $list }.
item-born = { $region }
event-stopped = { $seat } nem rak le több új dinót; megmaradt tojás: { $eggs }.
event-lapsed = { $seat } nem tud több új dinót lerakni; megmaradt tojás: { $eggs }.
event-replaced = { $region }: { $victim } dinója helyére { $seat } dinója kerül.
event-scored = { $seat } pontot kap: { $amount }.
events-scored = Pontok: { $list }.
item-scored = { $seat } +{ $amount }
event-forfeited = { $seat } pontot veszít: { $amount }.
events-forfeited = Elveszített pontok: { $list }.
item-forfeited = { $seat } −{ $amount }
event-gained = { $seat } pontot szerez: { $amount }.
events-gained = Szerzett pontok: { $list }.
item-gained = { $seat } +{ $amount }
event-meteor = A meteor új mezője: { $space }.
event-meteor-die = A kocka: { $die }.
event-crashed = Becsapódik a meteor, vége a játéknak.
event-offered = { $row }. sor: { $gene }.
events-offered = Kínálat: { $list }.
item-offered = { $row } { $gene }
event-no-genes = Üres a zsák, elmarad a licit.
event-bid = { $seat } licitje: { $price }, { $row }. sor.
event-pledged = { $seat } a licit mellé teríti: „{ $card }”.
event-unpledged = { $seat } visszaveszi: „{ $card }”.
event-outbid = Túllicitálva: { $seat }.
event-taken-back = { $seat } visszaveszi a licitjét: { $price }, { $row }. sor.
event-out = { $seat } passzol, és nem kap gént.
event-paid = { $seat } fizet: { $amount }.
events-paid = Fizettek: { $list }.
item-paid = { $seat } { $amount }
event-took-gene = { $seat } génje: { $gene }.
events-took-gene = Gének: { $list }.
item-took-gene = { $seat }: { $gene }
event-took-card = { $seat } húz egy eseménykártyát.
event-drew-card = A kártya: „{ $card }”.

## What would be right in maps.toml, components.toml and a file of your own cards
right-board-once = olyan név, amelyet e készlet egyik másik táblája sem visel: { $set }
right-board-for = { $name } nevű tábla ebben a készletben: { $set }
right-layout-for = e készlet elrendezése { $seats } játékosnak: { $set }; { $halves }
right-count = { $count }, a felsorolt régiók száma
right-stars = { $stars }, a csillagos régiók száma
right-star-on-desert = csillag csak sivatagon
right-stars-players = { $stars }, a két tábla csillagainak száma
right-own-names = olyan tábla, amelynek régiónevei a bal oldalin nem szerepelnek, összesen legfeljebb { $most } régióval
right-seam = a bal tábla egy régiója, aztán a jobb tábláé
right-seam-beside = két régió, amelyek q és r értéke egymás melletti helyet ad
right-fixed = { $figure }, mert a szabályok erre épülnek
right-ring = { $spaces } tereptípus
right-roll = { $sides } egész szám, a kocka minden számához egy, -{ $most } és { $most } között
right-numbers = a kocka számainak listája, 1-től { $sides }-ig
right-windows = ezek közül legalább egy, mindegyik csak egyszer: { $known }
right-no-key = semmi: { $effect } hatású eseménynél csak ezek állhatnak: { $known }
right-in-order = ezek, ebben a sorrendben: { $known }
right-events = egy vagy két esemény, legfeljebb { $most }
right-event-name = legfeljebb { $most } karakterből álló név
right-event-names = olyan név, amelyet a másik esemény nem visel

## Web table
web-outside = kívül: a következő dobás
web-hub = enyhe
web-zoom = a térkép nagyítása: { $size }×
web-zooms = A térkép mérete
web-coast = part
web-star = csillag
web-newborn = ebben a körben született
web-traits = Minden faj génjei
web-cards = eseménykártya
web-open-cards = mindenki látta: { $cards }
web-peace = nem támadhat
web-truce = fegyverszünet vele: { $seat }
web-out = nem licitál tovább
web-purse = { $points } pont{ $mutations ->
    [0] { "" }
   *[other] , az árból levonva: { $mutations }
}
web-higher = magasabb licitek
web-ask-lay = Hová kerül az új dinód?
web-eggs = még { $eggs } tojás
web-remove-hint = Nyomj egy ilyen terepen álló dinódra.
web-ask-bid = Melyik génre licitálsz?
web-bid-again = Túllicitáltak. Most melyik génre licitálsz?
web-bid-hint = A magasabb licit kiszorítja az ott állót. { $mutations ->
    [0] Annyit fizetsz, amennyit licitálsz.
   *[other] { $mutations } ponttal kevesebbet fizetsz, mint amennyit licitálsz.
}
web-bid-leaves = { $points } pontod marad.
web-pass-lay = Nincs több új dinó
web-pass-bid = Passz, gén nélkül
file-custom-events = Saját eseménykártyák
web-aim = „{ $card }”: válassz célpontot
web-window-outbid = { $seat } rálicitál a tiédre ({ $prize }, ár: { $price }). Kijátszol egy kártyát?
web-points-ahead = { $points } pont. { $ahead ->
    [0] Ugyanennyi, de kevesebb dinó: { $seat }.
   *[other] Előny { $ahead }, a második: { $seat }.
} A meteor becsapódása: { $number }. kör.
web-points-round = { $points } pont. A meteor becsapódása: { $number }. kör.
web-result = A fajok sorsa
web-stat-points = pont
web-stat-paid = kifizetett pont
