### Evo, második kiadás (2011): amit a játékosok olvasnak. Magyar.

## Game
game-name = Evo, második kiadás
game-blurb = Két–öt klán licitál a dinoszauruszaival génekre, követi az éghajlatot a szigeten, és harcol a helyért, amíg el nem jön a meteor.

## Seats
seat-T = Tirannoszaurusz
seat-C = Ceratopsz
seat-S = Sztegoszaurusz
seat-B = Brachioszaurusz
seat-P = Paraszaurusz

## Phases
phase-setup = Előkészületek
phase-climate = Éghajlat
phase-mutation = Fejlődés
phase-initiative = Kezdeményezés
phase-movement = Mozgás
phase-birth = Szaporodás
phase-survival = Túlélés
phase-over = Vége a játéknak

## Terrains
terrain-yellow = sárga
terrain-green = zöld
terrain-brown = barna
terrain-white = fehér
terrain-yellow-letter = S
terrain-green-letter = Z
terrain-brown-letter = B
terrain-white-letter = F

## Zones
zone-ideal = ideális
zone-hot = meleg
zone-cold = hideg
zone-deadly = halálos

## Normal genes
gene-legs = Láb
gene-legs-effect = 1-gyel több mozgáspontod van.
gene-horn = Szarv
gene-horn-effect = Minden harcban 1-gyel több szarvad van, támadóként és védekezőként is.
gene-thermoregulation = Hőszabályozó bőr
gene-thermoregulation-effect = Eggyel több dinoszauruszod marad életben meleg területen.
gene-fur = Prém
gene-fur-effect = Eggyel több dinoszauruszod marad életben hideg területen.
gene-egg = Tojás
gene-egg-effect = Körönként eggyel több újszülötted van.
gene-vial = Alkimista lötty
gene-vial-effect = A következő körtől 1 FP-vel kevesebbért kapod a géneket és a kártyákat, de az ár nem lehet 0-nál kevesebb.

## Unique genes
gene-bony-plates = Csontpáncél
gene-bony-plates-effect = Védekezésnél 2 szarvnak számít.
gene-large-horn = Nagy szarv
gene-large-horn-effect = Támadásnál 2 szarvnak számít.
gene-thick-shell = Vastag héj
gene-thick-shell-effect = Az újszülötteidet legfeljebb 3 területnyire is lerakhatod.
gene-flippers = Uszonyok
gene-flippers-effect = Egy dinoszauruszod 1 mozgáspontért bármelyik parti területről bármelyik másikra átmehet.
gene-wings = Szárnyak
gene-wings-effect = Mozgásfázisonként egyszer egy dinoszauruszod 1 mozgáspontért 2 területnyit megy, és közben áthaladhat egy másik dinoszaurusz fölött.
gene-regeneration = Regeneráció
gene-regeneration-effect = Sosem lesz 3-nál kevesebb dinoszauruszod: ha csak 3 vagy kevesebb van, semmi sem támadhatja meg és semmi sem viheti el őket.
gene-killer-babies = Gyilkos bébik
gene-killer-babies-effect = Az újszülötteidet ellenségre is rakhatod; a harckocka dönti el, melyikük pusztul el.
gene-sixth-sense = Hatodik érzék
gene-sixth-sense-effect = Mindig látod a soron következő éghajlatjelzőt.
gene-cave-dweller = Barlanglakó
gene-cave-dweller-effect = Minden túlélési fázisban egy dinoszauruszod életben marad halálos területen.
gene-adrenaline-rush = Adrenalinroham
gene-adrenaline-rush-effect = Minden kezdeményezési fázisban te választod meg a helyedet a sorrendsoron.
gene-strong-thighs = Erős lábak
gene-strong-thighs-effect = 2-vel több mozgáspontod van.
gene-chameleon-skin = Kaméleonbőr
gene-chameleon-skin-effect = Ha védekező dinoszauruszod veszít, elpusztulás helyett átosonhat egy szomszédos szabad területre.

## Event cards
card-becalmed-skies = Szélcsend
card-becalmed-skies-window = Éghajlatfázis, a jelző felcsapása előtt.
card-becalmed-skies-effect = A jelző lekerül az oszlopról, de a kerék nem mozdul; a meteor így is véget vet a játéknak.
card-wind-callers = Szélhívók
card-wind-callers-window = Éghajlatfázis, a jelző végrehajtása után.
card-wind-callers-effect = Fordítsd a kereket még egy hatoddal előre vagy vissza.
card-elders-bargain = A vének alkuja
card-elders-bargain-window = Fejlődésfázis, amikor fizetsz.
card-elders-bargain-effect = Fizess 3 FP-vel kevesebbet, de legalább 0-t.
card-marked-totem = Megjelölt totem
card-marked-totem-window = Fejlődésfázis, rögtön azután, hogy licitáltál.
card-marked-totem-effect = Ezt a licitet csak legalább 3-mal magasabbal lehet felüllicitálni.
card-dawn-drums = Hajnali dobok
card-dawn-drums-window = Kezdeményezési fázis, a rendezés után.
card-dawn-drums-effect = Tedd a jelződet az első vagy az utolsó helyre.
card-stampede = Megvadult csorda
card-stampede-window = Mozgásfázis, a mozgásod elején.
card-stampede-effect = Ebben a fázisban 3-mal több mozgáspontod van.
card-war-paint = Harci festés
card-war-paint-window = Mozgásfázis, a mozgásod elején.
card-war-paint-effect = Ebben a fázisban támadásnál 2-vel több szarvad van.
card-ring-of-tusks = Agyarak gyűrűje
card-ring-of-tusks-window = Mozgásfázis, amikor megtámadják egy dinoszauruszodat, a dobás előtt.
card-ring-of-tusks-effect = Védekezésnél 2-vel több szarvad van, ebben a harcban és a fázis végéig.
card-sacred-truce = Szent fegyvernyugvás
card-sacred-truce-window = A mozgásfázis eleje.
card-sacred-truce-effect = Ebben a mozgásfázisban senki sem támadhat; gyilkos bébiket azért le lehet rakni.
card-mired-herd = Sárba ragadt csorda
card-mired-herd-window = Mozgásfázis, mielőtt egy másik, legalább 5 dinoszauruszos klán mozog.
card-mired-herd-effect = Annak a klánnak 2-vel kevesebb mozgáspontja van, de legalább 1.
card-great-hatching = Nagy kikelés
card-great-hatching-window = Szaporodási fázis, amikor először kerülsz sorra.
card-great-hatching-effect = Ebben a fázisban eggyel több tojásod van.
card-nest-carriers = Fészekhordók
card-nest-carriers-window = Szaporodási fázis, amikor te jössz, a lerakás előtt.
card-nest-carriers-effect = Ebben a fázisban legfeljebb 3 területnyire is lerakhatod az újszülötteidet.
card-shade-weavers = Árnyékszövők
card-shade-weavers-window = Túlélési fázis, mielőtt bármit levesztek.
card-shade-weavers-effect = Minden dinoszauruszod életben marad meleg területen.
card-fire-keepers = Tűzőrzők
card-fire-keepers-window = Túlélési fázis, mielőtt bármit levesztek.
card-fire-keepers-effect = Minden dinoszauruszod életben marad hideg területen.
card-moon-feast = Holdünnep
card-moon-feast-window = Túlélési fázis, a pontok kiosztásakor.
card-moon-feast-effect = Kapsz 1 FP-t minden területtípusért, amelyen állsz.

## Climate tokens
token-two-forward = kettőt előre
token-one-forward = egyet előre
token-stay = marad
token-one-back = egyet vissza
token-meteorite = meteor

## Combat die
face-fail = sikertelen
face-success = sikeres
face-equal = sikeres, ha legalább annyi a szarv
face-more = sikeres, ha több a szarv
face-two-more = sikeres, ha legalább kettővel több a szarv

## Options
option-rulebook = Szabályfüzet
option-rulebook-en = angol: mindenki 6 FP-vel kezd
option-rulebook-hu = magyar: mindenki 8 FP-vel kezd
option-start_areas = Kezdőterületek
option-start_areas-pairs = állandó párok, véletlenszerűen kiosztva
option-start_areas-random = minden terület véletlenszerűen kiosztva
option-protect_two = Két dinoszauruszból álló klán védelme
option-protect_two-on = két dinoszauruszból álló klán nem támadható
option-protect_two-off = két dinoszauruszból álló klán is támadható
option-fallen = Harcban legyőzött dinoszauruszok
option-fallen-supply = visszakerülnek gazdájuk készletébe
option-fallen-out = végleg kiesnek a játékból
option-chain_births = Az újszülött szomszédnak számít
option-chain_births-on = azonnal, a fázis későbbi születéseinél is
option-chain_births-off = csak a következő szaporodási fázistól
option-removal = A halottak levétele
option-removal-together = mindenki titokban választ, aztán egyszerre
option-removal-in_order = játéksorrendben, nyíltan
option-hidden_points = Fejlődéspontok
option-hidden_points-on = a játék végéig képpel lefelé
option-hidden_points-off = mindenki láthatja
option-tiny = Apró játék kutatáshoz
option-tiny-off = nem: a teljes játék
option-tiny-on = egyetlen kör egy apró szigeten, eseménykártyák nélkül; saját, egyik szabálykönyvben sincs

## Sections of the rules
section-E2-S = Előkészületek
section-E2-P = Egy kör
section-E2-1 = Éghajlat
section-E2-2 = Fejlődés
section-E2-N = Közönséges gének
section-E2-U = Egyedi gének
section-E2-C = Eseménykártyák
section-E2-3 = Kezdeményezés
section-E2-4 = Mozgás és harc
section-E2-5 = Szaporodás
section-E2-6 = Túlélés
section-E2-E = A játék vége
section-E2-R = Döntések az egyedi génekről és a löttyről
section-E2-W = Mikor játszhatók ki a kártyák
section-E2-X = Nyitva hagyott esetek olvasata

## Rules: setup
rule-E2-S1 = A doboz szerint ketten, hárman, négyen vagy öten játszhattok, és minden játékosszámhoz külön táblaoldal tartozik. A szigeteket mi rajzoltuk, mert a nyomtatott térképeket nem sikerült megtalálni.
rule-E2-S2 = Minden játékosnak nyolc dinoszaurusza, egy klánjelzője és egy dinoszauruszlapja van. A lapon kezdetben 2 mozgáspont és 1 tojás szerepel; szarv, hőszabályozó bőr, prém és lötty nincs rajta.
rule-E2-S3 = Mindenki fejlődéspontokkal, röviden FP-vel kezd: az angol szabályfüzet szerint 6-tal, és ez az alapbeállítás, a magyar szerint 8-cal. Az asztal választ közülük.
rule-E2-S4 = A zsákban mind a 36 közönséges gén benne van, és a 12 egyedi génből 8, véletlenszerűen választva. Senki sem látja, melyik négy marad a dobozban (saját döntésünk).
rule-E2-S5 = Az éghajlatoszlophoz félre kell tenni a meteorjelzőt, a többi 12 jelző közül pedig egyet megnézés nélkül el kell tenni. Két véletlenszerű jelző a meteorral összekeverve adja az alsó hármat, a maradék kilenc kerül föléjük. Így 12 jelző van az oszlopban, a meteor egyforma eséllyel az utolsó három bármelyike, a játék pedig 9, 10 vagy 11 teljes körig tart.
rule-E2-S6 = A 15 eseménykártya megkeverve, képpel lefelé alkot paklit, és kezdetben senkinek sincs kártyája.
rule-E2-S7 = A klánjelzők véletlenszerű sorba kerülnek; a bal szélső kezd, és ez a sorrend az 1. kör kezdeményezési fázisáig érvényes. Minden klán egy-egy dinoszauruszt tesz a két kezdőterületére. A kezdőterületek állandó párokat alkotnak, és a párokat véletlenszerűen osztjuk ki a legközelebbi kettő helyett; az asztal úgy is dönthet, hogy minden terület külön-külön, véletlenszerűen talál gazdára (saját döntésünk).
rule-E2-S8 = A dobozban van még 2 kétoldalas tábla, 48 génlapka (36 közönséges és 12 egyedi), 13 éghajlatjelző, 40 dinoszaurusz, 88 FP-jelző és egy harckocka. A bank sosem fogy ki az FP-ből (saját döntésünk).
rule-E2-S9 = Mindenki láthatja a szigetet, a lapokon lévő géneket, a liciteket, a kifizetéseket, az eldobott kártyákat, és azt, hogy kinek hány kártyája van. Titkosak a kézben tartott kártyák, a kártyák és az éghajlatjelzők sorrendje, az eltett éghajlatjelző, valamint az, hogy melyik egyedi gének vannak a zsákban. Hogy az FP-k titkosak-e, az a játék végéről szóló szabályban áll (saját döntésünk).

## Rules: a round
rule-E2-P = Egy kör hat fázisból áll, mindig ebben a sorrendben: éghajlat, fejlődés, kezdeményezés, mozgás, szaporodás, túlélés. Mindegyik teljesen véget ér, mielőtt a következő elkezdődik.

## Rules: climate
rule-E2-1-1 = A kör azzal indul, hogy a kezdőjátékos megfordítja az oszlop tetején lévő éghajlatjelzőt. Ha ez a meteor, a játék azon nyomban véget ér.
rule-E2-1-2 = Minden más jelző a hat részre osztott éghajlatkereket fordítja: két hatoddal előre, eggyel előre, eggyel vissza, vagy sehogy. Az így elért hatod szabja meg, hogy a négy területtípus közül melyik ideális, meleg, hideg vagy halálos ebben a körben. Előre ez a sorrend: sárga, zöld, barna, fehér, barna, zöld, aztán elölről (saját döntésünk).

## Rules: mutation
rule-E2-2-1 = A biológialaborban annyi oszlop van használatban, ahányan játszanak. A gének egyesével kerülnek ki a zsákból, balról jobbra, minden oszlophoz egy, csak az elsőhöz nem, mert ott eseménykártya jár; két játékosnál ez egyetlen gén. Ha egy gén már kint van, a második visszakerül a zsákba, és helyette másikat kell húzni. Csak akkor lehet kétszer kint ugyanaz a gén, ha másféle nincs a zsákban; ha pedig a zsák üres, a gén nélkül maradt oszlop nyertese nem kap semmit (saját döntésünk).
rule-E2-2-2 = Játéksorrendben mindenki leteszi a klánjelzőjét egy oszlopba, akár az elsőbe is, legfeljebb 6-os értékre. Üres oszlopban bármelyik érték jó, foglaltban csak olyan, amely magasabb az ott álló jelzőénél. A legkisebb licit 0 (saját döntésünk).
rule-E2-2-3 = Akit felüllicitálnak, mindenki mást megelőzve azonnal újra licitál egy másik oszlopban: egy üresben, vagy ott, ahol ő licitál felül valakit. Ha a láncnak vége, a következő olyan játékos jön, aki még nem licitált. Csak az az oszlop zárt előtte, ahonnan utoljára kiszorították, amíg egy másikból is ki nem szorítják; üres oszlop mindig marad.
rule-E2-2-4 = A 6-os licit megáll: senki sem licitálhatja felül.
rule-E2-2-5 = Az aukció akkor ér véget, amikor mindenki licitált, és minden jelző egyedül áll az oszlopában. Az első oszlop nyertese húz egy eseménykártyát, a többiek elveszik az oszlopuk génjét. Ezután mindenki kifizeti a licitjét, korábbi körben szerzett löttyönként 1 FP-vel kevesebbet, de legalább 0-t. Üres pakliból nem jár kártya, és olyat licitálni, amit nem tudsz kifizetni, nem szabad (saját döntésünk).
rule-E2-2-6 = Előbb elveszed, amit nyertél, és utána fizetsz. Ezért a most nyert kártya onnantól kijátszható, a vének alkuja akár erre a licitre is; az új gén szintén onnantól hat, az új lötty viszont csak a következő aukciótól (saját döntésünk).

## Rules: normal genes
rule-E2-N = A közönséges gének a játék végéig hatnak. Láb: 1-gyel több mozgáspont. Szarv: minden harcban 1-gyel több, támadóként és védekezőként is. Hőszabályozó bőr: eggyel több dinoszaurusz marad életben meleg területen. Prém: eggyel több dinoszaurusz marad életben hideg területen. Tojás: körönként eggyel több újszülött. Lötty: a későbbi körök génjei és kártyái 1 FP-vel olcsóbbak, de legalább 0-ba kerülnek.

## Rules: unique genes
rule-E2-U1 = Tizenkét egyedi gén van, és ezek is a játék végéig hatnak. A csontpáncél 2 szarvnak számít, amikor a dinoszauruszod védekezik.
rule-E2-U2 = A nagy szarv 2 szarvnak számít, amikor a dinoszauruszod támad.
rule-E2-U3 = Vastag héjjal legfeljebb 3 területnyire is lerakhatod az újszülötteidet.
rule-E2-U4 = Uszonyokkal egy dinoszauruszod 1 mozgáspontért átmehet egy parti területről egy másikra; parti terület az, amelyik a tengerrel szomszédos. Mozgásfázisonként csak egy dinoszaurusz teheti ezt, és a célterület vagy üres, vagy a szokásos módon meg kell támadni (saját döntésünk).
rule-E2-U5 = Szárnyakkal mozgásfázisonként egyszer egy dinoszauruszod 1 mozgáspontért 2 területnyit megy. A kettő közül az elsőn állhat dinoszaurusz, a tiéd vagy bárki másé.
rule-E2-U6 = Regenerációval sosem lesz 3-nál kevesebb dinoszauruszod. Amíg 3 van, nem lehet megtámadni őket, és sem az éghajlat, sem más nem visz el közülük. Ugyanez áll akkor is, ha 3-nál kevesebb van (saját döntésünk).
rule-E2-U7 = Gyilkos bébikkel foglalt területre is lerakhatod az újszülötteidet. Mindegyikért dobni kell a harckockával: van olyan eredmény, amelyre az ellenfél pusztul el, és van, amelyre az újszülött. A területen ellenségnek kell állnia (saját döntésünk).
rule-E2-U8 = Hatodik érzékkel bármikor megnézheted a soron következő éghajlatjelzőt.
rule-E2-U9 = Barlanglakóval minden túlélési fázisban egy dinoszauruszod életben marad halálos területen.
rule-E2-U10 = Adrenalinrohammal a kezdeményezési fázisban te választod meg a saját helyedet a sorrendsoron.
rule-E2-U11 = Erős lábakkal 2-vel több mozgáspontod van.
rule-E2-U12 = Kaméleonbőrrel a legyőzött dinoszauruszod elpusztulás helyett egy szomszédos szabad területre léphet, de arra nem, ahonnan a támadó jött. Ha nincs ilyen terület, elpusztul.

## Rules: event cards
rule-E2-C = Az eseménykártyákat véletlenszerűen kell húzni, és kijátszásukig titkosak. Egy körben vagy fázisban akárhányat kijátszhatsz, mindegyiket a maga idejében; egyik hatása sem maradandó, és a kijátszott kártya a dobott lapok közé kerül. Ez a tizenöt kártya a sajátunk, mert a szabályfüzetek nem közlik a kártyák szövegét. Az 1. körtől kijátszhatók, és annyi lehet a kezedben, amennyit nyersz (saját döntésünk).

## Rules: initiative
rule-E2-3-1 = A klánjelzők az oszlopaik sorrendjében, az első oszloppal kezdve visszakerülnek a sorrendsorra. Ezután a táblán lévő dinoszauruszok száma szerint kell rendezni őket, a legkevesebbel elöl; egyenlőségnél marad a sorrendjük.
rule-E2-3-2 = Példa a magyar szabályfüzetből: négy klán áll sorban 5, 6, 7 és 5 dinoszaurusszal. A két ötös kerül előre, egymás közti sorrendjüket megtartva, utánuk a hatos, végül a hetes.
rule-E2-3-3 = Az új sorrend a következő kezdeményezési fázisig érvényes, így az éghajlat és az aukció még az előző kör sorrendjét követi, az 1. körben pedig a kezdeti sorrendet. Az 1. körben minden klánnak két dinoszaurusza van, ezért egyedül az oszlopok döntenek.

## Rules: movement and combat
rule-E2-4-1 = Játéksorrendben mindenki elkölti a mozgáspontjait: ez 2, lábanként még 1, erős lábakkal még 2, és amit a kártyák adnak vagy elvesznek. Egy pontért egy dinoszaurusz egy területnyit megy. A pontokat bárhogyan és bármilyen sorrendben eloszthatod, és nem kell mindet felhasználnod; ami marad, elvész. 3 pontért egy dinoszaurusz mehet három területnyit, vagy egy kettőt és egy másik egyet, vagy három egyet-egyet.
rule-E2-4-2 = Foglalt területen nem lehet megállni, és áthaladni sem lehet rajta, akár a saját klán, akár más klán dinoszaurusza áll ott. Kivétel az ellenség megtámadása és a szárnyak.
rule-E2-4-3 = Egy támadás 1 mozgáspontba kerül, és dobni kell hozzá a harckockával. Ötféle eredmény van: a támadás sikertelen; sikeres; sikeres, ha legalább annyi szarvad van, mint a védekezőnek, azaz akkor is, ha egyikteknek sincs; sikeres, ha több van; sikeres, ha legalább kettővel több van. A hat oldalon ezek ebben a sorrendben 1, 1, 1, 2 és 1 alkalommal szerepelnek, tehát kevesebb szarvval 6-ból 1, ugyanannyival 2, eggyel többel 4, legalább kettővel többel 5 oldalon győzöl (saját döntésünk).
rule-E2-4-4 = Ha a támadás sikeres, a védekező elesik, és a támadó elfoglalja a területét; amíg futja a pontokból, tovább is mehet. Ha a támadás sikertelen, mindketten ott maradnak, ahol voltak.
rule-E2-4-5 = Ugyanaz a dinoszaurusz többször is megtámadható, akár ugyanazzal a támadóval, alkalmanként 1 pontért.
rule-E2-4-6 = Amelyik klánnak már csak 2 dinoszaurusza van, az védett a támadásoktól; ez csak a magyar szabályfüzetben szerepel, és az asztal kikapcsolhatja, de mindkét szabályfüzetnél ez az alapbeállítás. Az alsó határ regenerációval 3, és minden támadás előtt ellenőrizni kell. Kártya vagy bébi nem vehet el dinoszauruszt olyan klántól, amelyik az alsó határán vagy alatta van, sőt bébit oda rakni sem szabad; az ilyen klán maga támadhat. Kikapcsolva csak a támadás és a bébik lesznek szabadok, de regeneráció ellen nem, és a túlélési fázisban is meg kell állni az alsó határnál; akinek egy dinoszaurusza sem maradt, tovább játszik, és a következő újszülöttjét bármelyik szabad területre lerakhatja (saját döntésünk).
rule-E2-4-7 = A harcban legyőzött dinoszaurusz a magyar szabályfüzet szerint a tábláról, az angol szerint a játékból kerül ki. Az asztal választ. Az alapbeállítás mindkét szabályfüzetnél az, hogy visszakerül gazdája készletébe. A másik változatban soha többé nem születhet meg, és ilyenkor a szaporodási fázisban az áthelyezéshez nem mind a nyolc dinoszaurusznak kell a táblán lennie, hanem a készletnek kell üresnek lennie.

## Rules: birth
rule-E2-5-1 = Játéksorrendben mindenki lerak egy újszülöttet egy olyan szabad területre, amely szomszédos valamelyik saját dinoszauruszával. Ezután játéksorrendben ugyanezt teszik azok, akiknek legalább két tojásuk van, majd akiknek legalább három, és így tovább.
rule-E2-5-2 = Ha mind a 8 dinoszauruszod a táblán van, tojásonként levehetsz egyet, hogy máshová rakd. Ez egyetlen lépés: nem kerülhet oda, ahonnan levetted, és elérhető távolságban kell lennie egy olyantól, amelyik marad; levétel nélkül nincs születés. Bármelyik születésről le lehet mondani, tojásonként külön, és ha nincs szabályos terület, a születés elmarad. Az újszülött szomszédnak számít a fázis későbbi születéseinél, hacsak az asztal ki nem kapcsolta (saját döntésünk).

## Rules: survival
rule-E2-6-1 = Ideális területen minden dinoszaurusz életben marad, halálos területen mind elpusztul. Meleg területen a klánodból annyi dinoszaurusz marad életben, ahány hőszabályozó bőröd van, hideg területen annyi, ahány prémed; te választod ki őket, a többi elpusztul. Halálos területen sem a bőr, sem a prém nem segít.
rule-E2-6-2 = A halott dinoszauruszaidat tetszés szerinti sorrendben veszed le, és megállsz, ha már csak kettő maradt a táblán, regenerációval három, akkor is, ha ezek is elpusztultak volna.
rule-E2-6-3 = Ha már mindenki levette a halottait, minden játékos annyi FP-t kap, ahány saját dinoszaurusza van a táblán.
rule-E2-6-4 = Az asztal választja meg a halottak levételének módját. Az egyszerre levétel a magyar szabály, és ez az alapbeállítás mindkét szabályfüzetnél: mindenki a többiek elől rejtve választ, semmi sem kerül le a tábláról, amíg az utolsó játékos nem választott, és akinek nincs miből választania, azt nem kérdezzük. A sorrendben levétel az angol mód, amely a magyar bevezető mondatában is szerepel: a kezdőjátékos kezd, és a többiek látják.

## Rules: the end
rule-E2-E1 = Az győz, akinek a legtöbb FP-je van. Egyenlőségnél az, akinek több dinoszaurusza van; ha ez is egyenlő, a játék döntetlen. A magyar szabályfüzet szerint az FP-k játék közben képpel lefelé vannak, az angol csak annyit ír, hogy a végén kell felfedni őket; az asztal választ, és ha titkosak, a végéig nem látod a többiek FP-it, bár a licitek, a kifizetések és a bevételek nyíltak, így az összegek kiszámíthatók, és a botok ismerik is őket. Egyenlőségnél a táblán lévő dinoszauruszok számítanak (saját döntésünk).

## Rulings on unique genes and vials
rule-E2-R1 = A nagy szarv és a csontpáncél 2-t ad a közönséges szarvaidhoz, mindegyik csak a maga oldalán: az egyik támadásnál, a másik védekezésnél. A kártyák mindkettőhöz hozzáadódnak (saját döntésünk).
rule-E2-R2 = A szárnyak pontosan két lépést visznek a szárazföldön, nem vissza a kiindulási területre, összesen 1 pontért, és a második terület üres, vagy meg kell támadni. A sikertelen támadás elhasználja őket, és a támadó ott marad, ahonnan indult (saját döntésünk).
rule-E2-R3 = A mozgásfázisban egyedül az a dinoszaurusz használhatja az uszonyokat, amelyik először használta őket: bármelyik parti területről bármelyik másikra, alkalmanként 1 pontért. Így támadni is lehet, és a sikertelen támadás is használatnak számít (saját döntésünk).
rule-E2-R4 = A kaméleonbőr csak a védekezőn segít, minden elvesztett harcban, akár újra ott is, ahová elmenekült. Gazdája a szomszédos üres területek közül választ, kivéve azt, amelyen a támadó a támadáskor állt, vagy hagyja elpusztulni; olyan terület, amelyen szárnyakkal csak áthaladtak, választható. Előbb ő távozik, és a támadó így is a helyére lép. Gyilkos bébik ellen nem segít (saját döntésünk).
rule-E2-R5 = Gyilkos bébit csak olyan ellenségre lehet rakni, amelynek a klánja abban a pillanatban az alsó határa fölött van. A hat oldalból négyre, vagyis a sikeres, a legalább annyi és a több szarvat mutatóra az ellenség pusztul el, és az újszülött elfoglalja a területet; a másik kettőre, a sikertelenre és a legalább kettővel többre, az újszülött pusztul el. A tojás mindenképp elhasználódik. A szarvak és az agyarak gyűrűje nem számítanak. A bébik használhatók vastag héjjal, fészekhordókkal és áthelyezett dinoszaurusszal együtt is (saját döntésünk).
rule-E2-R6 = A vastag héj legfeljebb 3 lépésre ér el a szárazföldön valamelyik saját dinoszauruszodtól. Foglalt területeken át lehet haladni; az utolsónak szabadnak kell lennie, vagy gyilkos bébikkel ellenség állhat rajta (saját döntésünk).
rule-E2-R7 = Adrenalinrohammal bármelyik helyet választhatod, és utolsóként választasz, a rendezés és a hajnali dobok után. A többiek megtartják a sorrendjüket (saját döntésünk).
rule-E2-R8 = A licitedből annyit vonsz le, ahány löttyöd ez előtt az aukció előtt volt, és legalább 0-t fizetsz, az eseménykártyák oszlopában is. Akkor licitálhatsz ennyit, ha van ennyi FP-d; a kézben tartott kártyák ebbe nem számítanak bele. Üres oszlopban 0-t mindig lehet licitálni, és passzolni senki sem passzolhat (saját döntésünk).
rule-E2-R9 = Biztonságban van minden dinoszauruszod ideális területen, és mindegyik, amelyet hőszabályozó bőr, prém, kártya vagy barlanglakó ment meg; ezek mindig teljes egészükben hatnak. Ha a biztonságban lévők kevesebben vannak az alsó határnál, amely 2, regenerációval 3, akkor halálra ítéltek is maradnak, amíg el nem éred a határt, vagy el nem fogynak a dinoszauruszaid. Te választod ki, kiket mentenek meg a génjeid, és melyik halálra ítéltek maradnak (saját döntésünk).
rule-E2-R10 = A meteor azonnal véget vet a játéknak: azért a körért nem jár pont, és a kézben maradt kártyák semmit sem érnek (saját döntésünk).
rule-E2-R11 = Minden elpusztult dinoszaurusz visszakerül gazdája készletébe, és újra megszülethet; a harcokra az asztal másképp is dönthet (saját döntésünk).
rule-E2-R12 = A két dinoszaurusszal megnyert regeneráció nem ad újat. Csak az alsó határt emeli meg, így az a kettő biztonságban van (saját döntésünk).
rule-E2-R13 = A hatodik érzék gazdája a megszerzésétől kezdve mindig látja a legfelső éghajlatjelzőt, a meteort is, rajta kívül pedig senki. A megnézés nem lépés, és nem hagy nyomot (saját döntésünk).

## Rules: the fifteen cards
rule-E2-C1 = Szélcsend, az éghajlatfázisban, a jelző felcsapása előtt: a jelző lekerül az oszlopról, de a kerék nem mozdul. A meteor így is véget vet a játéknak.
rule-E2-C2 = Szélhívók, az éghajlatfázisban, a jelző végrehajtása után, akkor is, ha a kerék nem mozdult: még egy hatoddal előre vagy vissza fordítod a kereket.
rule-E2-C3 = A vének alkuja, a fejlődésfázisban, amikor fizetsz: legfeljebb 3 FP-vel kevesebbet fizetsz, a löttyök után számolva, és legalább 0-t.
rule-E2-C4 = Megjelölt totem, a fejlődésfázisban, rögtön azután, hogy licitáltál, és mielőtt a kiszorított játékos licitál: ezt a licitet csak legalább 3-mal magasabbal lehet felüllicitálni. Így a 3-as csak a 6-osnak enged, a 4-es, az 5-ös és a 6-os semminek. A kártya a licittel együtt elhasználódik.
rule-E2-C5 = Hajnali dobok, a kezdeményezési fázisban, a rendezés után: az első vagy az utolsó helyre teszed a jelződet, a többiek megtartják a sorrendjüket.
rule-E2-C6 = Megvadult csorda, a mozgásod elején: ebben a fázisban 3-mal több mozgáspontod van.
rule-E2-C7 = Harci festés, a mozgásod elején: ebben a fázisban támadásnál 2-vel több szarvad van.
rule-E2-C8 = Agyarak gyűrűje, amikor megtámadják egy dinoszauruszodat, a dobás előtt: védekezésnél 2-vel több szarvad van, ebben a harcban és a fázis végéig.
rule-E2-C9 = Szent fegyvernyugvás, a mozgásfázis elején: ebben a mozgásfázisban senki sem támadhat, szárnyakkal vagy uszonyokkal sem. Gyilkos bébiket azért le lehet rakni.
rule-E2-C10 = Sárba ragadt csorda, mielőtt egy másik, legalább 5 dinoszauruszos klán mozog: annak a klánnak 2-vel kevesebb mozgáspontja van, de legalább 1. A megvadult csorda ezután adódik hozzá.
rule-E2-C11 = Nagy kikelés, amikor a szaporodási fázisban először kerülsz sorra: ebben a fázisban eggyel több tojásod van.
rule-E2-C12 = Fészekhordók, amikor te jössz a szaporodási fázisban, a lerakás előtt: ebben a fázisban az újszülötteid legfeljebb 3 területnyire kerülhetnek, ugyanúgy mérve, mint a vastag héjnál.
rule-E2-C13 = Árnyékszövők, a túlélési fázisban, mielőtt bármit levesztek: minden dinoszauruszod életben marad meleg területen.
rule-E2-C14 = Tűzőrzők, a túlélési fázisban, mielőtt bármit levesztek: minden dinoszauruszod életben marad hideg területen.
rule-E2-C15 = Holdünnep, a túlélési fázisban, a pontok kiosztásakor: 1 FP-t kapsz minden területtípusért, amelyen abban a pillanatban állsz.

## Rules: when cards are played
rule-E2-W1 = Az érvényes sorrendben, a hajnali dobok után a frissen módosítottban, mindenki, akinél kártya van, kijátszhat egyet vagy passzolhat, amíg sorban mindenki nem passzolt. A kártya azonnal hat, tehát a kártyák a kijátszásuk sorrendjében hatnak. Ahol a kártya a te mozgásodról, licitedről és hasonlókról szól, ott csak téged kérdezünk, amíg nem passzolsz (saját döntésünk).
rule-E2-W2 = Mindenkit megkérdezünk, akinél kártya van, akár illik oda, akár nem, mert a kérdés nem árulhat el egy kártyát sem. A kérdés csak akkor marad el, ha abból, amit mindenki lát, kiderül, hogy az oda illő kártyák nem jöhetnek szóba: mindegyiket eldobták már, vagy a sárba ragadt csordánál a mozgás előtt álló klánnak ötnél kevesebb dinoszaurusza van (saját döntésünk).
rule-E2-W3 = A kártyák ebben a sorrendben kerülhetnek elő. Éghajlat: szélcsend, aztán a jelző, aztán szélhívók. Fejlődés: minden licit után megjelölt totem, a gének és a kártya elvétele után a vének alkuja. Kezdeményezés: a rendezés, hajnali dobok, majd adrenalinroham. Mozgás: szent fegyvernyugvás; aztán klánonként sárba ragadt csorda a többiektől, megvadult csorda és harci festés a mozgó klántól; minden támadásnál, a pont kifizetése után, agyarak gyűrűje. Szaporodás: nagy kikelés csak akkor, amikor először kerülsz sorra, fészekhordók mindig, amikor te jössz, akkor is, ha nem lehetne lerakni semmit. Túlélés: árnyékszövők és tűzőrzők, a levétel, holdünnep, a pontok. A meteor után már nincs kérdés (saját döntésünk).

## Readings for cases left open
rule-E2-X1 = Egy kártya ideje rögtön lejár, amint az összes oda illő kártyát eldobták, félúton is. A kérdezés a sorrend elején kezdődik, és azután folytatódik, aki kártyát játszott ki (saját döntésünk).
rule-E2-X2 = A vének alkuja mindig a teljes 3-at levonja, de 0 alá nem visz. A holdünnep akkor számít, amikor kijátsszák; a dinoszauruszokért járó pontok utána jönnek (saját döntésünk).
rule-E2-X3 = A regeneráció és a hatodik érzék nem igényel tőled lépést. A hatodik érzék akkor mutatja meg a következő jelzőt, amikor elveszed a gént, aztán minden alkalommal, amikor felcsapnak egy jelzőt (saját döntésünk).
rule-E2-X4 = A harci festés és az agyarak gyűrűje a szarvakhoz és a génhez egyaránt hozzáadódik, a harci festés csak támadásnál, az agyarak gyűrűje csak védekezésnél (saját döntésünk).
rule-E2-X5 = Szárnyakkal a kiindulási terület szomszédjára is lehet érkezni, ha két lépés odavezet (saját döntésünk).
rule-E2-X6 = Ha a legyőzöttek végleg kiesnek, ez csak a harcokra vonatkozik; akik gyilkos bébik miatt pusztulnak el, visszakerülnek a készletbe. Az alsó határán lévő klán nem veheti le saját dinoszauruszát, hogy gyilkos bébit rakjon le (saját döntésünk).
rule-E2-X7 = Az a klán, amelyiknek nem maradt dinoszaurusza, csak szabad területre rakhat le újszülöttet. Ha az újszülött nem számít azonnal szomszédnak, e klán második tojása abban a fázisban elvész, és áthelyezésnél sem lehet a fázis újszülöttje az, amelyik marad (saját döntésünk).
rule-E2-X8 = A halottak levételekor a gazdájuk szabadon választja meg azt is, ki menekül meg, és azt is, melyik halálra ítéltek maradnak (saját döntésünk).
rule-E2-X9 = Az adrenalinrohamra minden körben rákérdezünk (saját döntésünk).
rule-E2-X10 = Ha több szabály is tiltja, amit megpróbálsz, a válasz azt nevezi meg, amelyik ebben a szövegben előbb áll (saját döntésünk).

## Refusals
refusal-E2-P = Ebben a fázisban nem erről van szó.
refusal-E2-2-1 = Ilyen oszlop nincs ennél az asztalnál.
refusal-E2-2-2 = A licit játéksorrendben megy, 0-tól 6-ig, foglalt oszlopban az ott álló jelzőnél magasabban.
refusal-E2-2-3 = Az az oszlop, ahonnan legutóbb kiszorítottak, zárt előtted, amíg máshonnan ki nem szorítanak.
refusal-E2-2-4 = A 6-os licitet nem lehet felüllicitálni.
refusal-E2-U3 = Újszülött csak vastag héjjal vagy fészekhordókkal kerülhet 3 területnyire.
refusal-E2-U4 = Csak uszonyokkal lehet a part mentén átkelni, parti területről parti területre.
refusal-E2-U4-spent = Ebben a fázisban már egy másik dinoszauruszod használta az uszonyt; csak az használhatja újra.
refusal-E2-U5 = Csak szárnyakkal lehet két területnyit repülni, mozgásfázisonként egyszer.
refusal-E2-U6 = Regenerációval három vagy kevesebb dinoszaurusznál a klán nem támadható, és nem veszíthet dinoszauruszt.
refusal-E2-U7 = Foglalt területre csak gyilkos bébi rakható, és csak ellenségre.
refusal-E2-U8 = Csak a hatodik érzék gazdája láthatja a következő éghajlatjelzőt.
refusal-E2-U9 = A barlanglakó csak egy dinoszauruszt ment meg halálos területen.
refusal-E2-U10 = Csak az adrenalinroham gazdája választhat helyet a sorrendsoron.
refusal-E2-U10-pass = Adrenalinrohammal minden körben helyet választasz; a mostani helyed is választható.
refusal-E2-U12 = Kaméleonbőrrel csak szomszédos szabad területre lehet menekülni, és arra nem, ahonnan a támadó jött.
refusal-E2-C = Ez a kártya nincs a kezedben.
refusal-E2-3-3 = Nem te jössz: a sorrend a következő kezdeményezési fázisig érvényes.
refusal-E2-4-1 = Egy mozgásponttal egy dinoszauruszod egy szomszédos területre léphet, amikor te jössz, és van még mozgáspontod.
refusal-E2-4-2 = Az a terület foglalt: megállni sem lehet rajta, és áthaladni sem.
refusal-E2-4-6 = Két dinoszauruszból álló klán nem támadható, és bébi sem rakható rá.
refusal-E2-5-1 = Újszülöttet akkor rakhatsz le, amikor te jössz, valamelyik dinoszauruszoddal szomszédos szabad területre.
refusal-E2-5-2 = Csak üres készletnél vehetsz le egyet, és máshová kell kerülnie, elérhető távolságba egy olyantól, amelyik marad.
refusal-E2-6-1 = Minden hőszabályozó bőr és prém egy dinoszauruszt ment meg a maga területén, halálos területen egyet sem.
refusal-E2-6-1-ideal = Ideális területen mind életben marad.
refusal-E2-6-1-pass = Ami nem maradhat életben, azt le kell venni; válaszd ki, melyik legyen.
refusal-E2-6-2 = Csak a halottaidat veszed le, és az alsó határnál megállsz.
refusal-E2-6-4 = Most nem te veszed le a halottaidat, vagy már választottál.
refusal-E2-E1 = A játék véget ért.
refusal-E2-R2 = A szárnyak pontosan két lépést visznek a szárazföldön, nem vissza, hanem üres területre vagy támadásba.
refusal-E2-R3 = Ebben a fázisban már egy másik dinoszauruszé az uszony.
refusal-E2-R4 = A kaméleonbőr csak védekezőt ment meg, olyan szomszédos üres területen, ahonnan nem a támadó jött.
refusal-E2-R5 = Gyilkos bébi csak olyan ellenségre rakható, amelynek a klánja az alsó határa fölött van.
refusal-E2-R6 = Az 3 lépésnél messzebb van a dinoszauruszaidtól, vagy nem szabad a terület.
refusal-E2-R7 = Ilyen hely nincs a sorrendsoron.
refusal-E2-R8 = Ezt nem tudod kifizetni.
refusal-E2-R8-pass = A licitből senki sem passzolhat ki: üres oszlopra 0-t mindig lehet tenni.
refusal-E2-R9 = Az éghajlat és az alsó határ dönti el, hányan maradnak; te csak azt választod meg, melyikek.
refusal-E2-C1 = A szélcsend csak az éghajlatfázisban játszható ki, a jelző felcsapása előtt.
refusal-E2-C2 = A szélhívók csak az éghajlatfázisban játszhatók ki, a jelző végrehajtása után.
refusal-E2-C3 = A vének alkuja csak a fejlődésfázisban játszható ki, amikor fizetsz.
refusal-E2-C4 = A megjelölt totem csak a fejlődésfázisban játszható ki, rögtön azután, hogy licitáltál.
refusal-E2-C4-raise = A megjelölt totem legalább 3-mal magasabb licitet kér.
refusal-E2-C5 = A hajnali dobok csak a kezdeményezési fázisban játszhatók ki, a rendezés után.
refusal-E2-C6 = A megvadult csorda csak a mozgásod elején játszható ki.
refusal-E2-C7 = A harci festés csak a mozgásod elején játszható ki.
refusal-E2-C8 = Az agyarak gyűrűje csak akkor játszható ki, amikor megtámadják egy dinoszauruszodat, a dobás előtt.
refusal-E2-C9 = A szent fegyvernyugvás csak a mozgásfázis elején játszható ki.
refusal-E2-C9-truce = Szent fegyvernyugvás van: ebben a mozgásfázisban nem lehet támadni.
refusal-E2-C10 = A sárba ragadt csorda csak azelőtt játszható ki, hogy egy másik, legalább 5 dinoszauruszos klán mozog.
refusal-E2-C11 = A nagy kikelés csak akkor játszható ki, amikor a szaporodási fázisban először kerülsz sorra.
refusal-E2-C12 = A fészekhordók csak akkor játszhatók ki, amikor te jössz a szaporodási fázisban, a lerakás előtt.
refusal-E2-C13 = Az árnyékszövők csak a túlélési fázisban játszhatók ki, mielőtt bármit levesztek.
refusal-E2-C14 = A tűzőrzők csak a túlélési fázisban játszhatók ki, mielőtt bármit levesztek.
refusal-E2-C15 = A holdünnep csak a túlélési fázisban játszható ki, a pontok kiosztásakor.
refusal-E2-W1 = Most nem kérünk tőled kártyát, így passzolni sincs mire.
refusal-E2-X6 = Az alsó határán lévő klán nem veheti le saját dinoszauruszát gyilkos bébiért.
refusal-E2-X7 = Dinoszaurusz nélkül csak szabad területre rakhatsz le, és itt e fázis újszülöttje nem számít szomszédnak.

## Terminal and log: what is asked
ask-bid = Licitálj: írd be az oszlopot és a licitet, például 2 3. { $points } FP-d{ $vials ->
    [0] {""}
   *[other] {" "}és { $vials } löttyöd
} van.
ask-place = Melyik helyet választod a sorrendsoron?
ask-move = Te mozogsz, még { $steps } mozgáspontod van. Melyik dinoszauruszod hová megy?
ask-flee = Legyőzték a dinoszauruszodat ({ $space }), de a kaméleonbőr megmentheti. Hová osonjon át?
ask-lay = { $egg }. tojás, összesen { $eggs }: hová rakod az újszülöttet?
ask-lay-again = Levetted a dinoszauruszodat innen: { $space }. Hová rakod?
ask-take = { $egg }. tojás, összesen { $eggs }: üres a készleted. Leveszel egy dinoszauruszt, hogy máshová rakd?
ask-remove = { $count } dinoszauruszodat viszi el az éghajlat. Melyiket veszed le?
ask-window-climate-before = Az éghajlatjelző felcsapása előtt: kijátszol egy kártyát?
ask-window-climate-after = Az éghajlatjelző után: kijátszol egy kártyát?
ask-window-after-bid = Megvan a licited: kijátszol egy kártyát?
ask-window-paying = Fizetés előtt: kijátszol egy kártyát?
ask-window-initiative = A jelzők sorban állnak: kijátszol egy kártyát?
ask-window-movement-start = Kezdődik a mozgásfázis: kijátszol egy kártyát?
ask-window-before-clan = { $seat } mozogni készül: kijátszol egy kártyát?
ask-window-own-movement = Kezdődik a mozgásod: kijátszol egy kártyát?
ask-window-attacked = { $seat } megtámad, { $start } → { $target }, és { $wins } oldalon nyer: kijátszol egy kártyát?
ask-window-own-births = Te jössz a szaporodásban: kijátszol egy kártyát?
ask-window-before-removal = A halottak levétele előtt: kijátszol egy kártyát?
ask-window-points = A pontok kiosztása előtt: kijátszol egy kártyát?

## Terminal: choices
action-pass-window = nem játszom ki semmit
action-pass-move = nem mozgok tovább
action-pass-lay = nem rakok le semmit
action-pass-flee = hagyom elesni
action-move = megy
action-fly = repül
action-swim = úszik
action-lay = Újszülött ide:
action-take = Levétel innen:
action-remove = Levétel innen:
action-flee = Átosonás ide:
action-attack = támadás
action-baby = gyilkos bébi
action-forward = előre
action-back = vissza
action-first = első hely
action-last = utolsó hely
verb-pass = passz
verb-bid = licit
verb-play = kijátszik
verb-place = hely
verb-move = lép
verb-fly = repül
verb-swim = úszik
verb-lay = lerak
verb-take = felvesz
verb-remove = levesz
verb-flee = átoson
odds-attack = { $start } → { $target }, ellenfél: { $seat }. A te szarvaid: { $horns }, az övéi: { $against }. { $wins } oldalon nyersz: { $faces }.
odds-baby = Gyilkos bébi ide: { $space }. { $wins } oldalon győz; a szarvak nem számítanak.
odds-tusks = Ha ezt kijátssza, 2-vel több szarva lesz: { $card }.

## Terminal: headings
label-climate = Éghajlat
label-all-live = mind él
label-some-live = { $count ->
    [0] a tieid elpusztulnak
   *[other] { $count } tiéd él
}
label-next-token = Következő
label-seen-token = A hatodik érzéked szerint ez jön: „{ $token }”.
label-meteorite = Meteor { $chance }: akkor vége a játéknak
label-none-fall = Most úgy áll, hogy ebben a körben egy dinoszauruszod sem pusztul el.
label-some-fall = Most úgy áll, hogy { $herd } dinoszauruszodból { $count } elpusztul ebben a körben.
label-clan = Klán
label-mp = FP
label-dinosaurs = Dinó
label-movement = Lépés
label-horns = Szarv
label-eggs = Tojás
label-heat = Bőr
label-fur = Prém
label-vials = Lötty
label-cards = Kártya
label-column = Oszlop
label-bid = Licit
label-prize = Mire
label-event-card = Egy eseménykártya
label-hand = Eseménykártyáid
label-no-cards = Nincs eseménykártyád.
label-discarded = eldobva
command-genes = gének
command-cards = kártyák
help-genes = melyik gén mire jó, és kinek van
help-cards = a tizenöt eseménykártya, és melyiket játszották már ki
example-action = lép c4 d4
example-clause = E2.4.3
help-odds = minden lehetséges támadásod esélye, vagy egyé: esély c4 d4
help-words = Szavak: bid OSZLOP LICIT, play KÁRTYA, place HELY, move HONNAN HOVÁ (fly és swim is), lay, take, remove vagy flee TERÜLET, pass. Magyarul: licit, kijátszik, hely, lép, repül, úszik, lerak, felvesz, levesz, átoson, passz. A szó eleje is elég, az ige el is maradhat: c4 d4.
help-signs = A térképen fent a terület neve és színe, lent a klán dinoszaurusza és az éghajlat: ✓ ideális, ☼ meleg, * hideg, † halálos. A táblázatban: Dinó 5+3 azt jelenti, hogy öt van a táblán és három a készletben; Szarv 3/1 azt, hogy három támadásnál, egy védekezésnél; Bőr a hőszabályozó bőr, Prém a prém.

## Chance entered by hand
chance-order = { $place }. hely: húzz egy klánjelzőt. Kié?
chance-areas = Húzd ki a kezdőterületeket, klán: { $seat }. Melyek azok?
chance-token = Csapd fel a felső éghajlatjelzőt: mi áll rajta?
chance-peek = Nézd meg a felső éghajlatjelzőt, és tedd vissza; akinek szól: { $seat }. Mi áll rajta?
chance-gene = { $column }. oszlop: húzz egy gént. Melyik az?
chance-card = Húzz egy eseménykártyát; aki kapja: { $seat }. Melyik az?
chance-die = { $seat } támad, { $start } → { $target }, { $wins } oldalon nyer. Dobj a harckockával: mi az eredmény?
chance-baby = Dobj a harckockával a gyilkos bébiért: mi az eredmény?

## Why a dinosaur fell
cause-fight = harcban
cause-baby = gyilkos bébi miatt
cause-climate = az éghajlat miatt
cause-newborn = újszülöttként

## The log
event-ordered = Kezdősorrend, { $place }. hely: { $seat }.
events-ordered = Kezdősorrend: { $list }.
item-ordered = { $seat }
event-settled = { $seat } itt kezd: { $space }.
run-settled = { $seat } itt kezd: { $list }.
item-settled = { $space }
event-round = { $number }. kör
event-phase = { $phase }
event-turned = Éghajlatjelző: { $token }.
event-becalmed = Éghajlatjelző: { $token }, de szélcsend van.
event-wheel = A kerék itt áll: { $terrain }.
event-meteorite = Becsapódik a meteor, vége a játéknak.
event-peeked = { $seat } látja a következő éghajlatjelzőt: { $token }.
event-offered = { $column }. oszlop: { $gene }.
events-offered = Kínálat: { $list }.
item-offered = { $column } { $gene }
event-bid = { $seat } licitje: { $bid }, { $column }. oszlop.
event-pushed = { $seat } kiszorul.
event-took-gene = { $seat } génje: { $gene }.
events-took-gene = Gének: { $list }.
item-took-gene = { $seat }: { $gene }
event-took-card = { $seat } húz egy eseménykártyát.
event-drew-card = A kártya: { $card }.
event-took-nothing = { $seat } nem kap semmit.
event-paid = { $seat } fizet { $amount } FP-t.
events-paid = Fizettek: { $list }.
item-paid = { $seat } { $amount }
event-played = { $seat } kijátszik egy kártyát: { $card }.
event-placed = { $seat } új helye: { $place }.
events-placed = Új sorrend: { $list }.
item-placed = { $seat }
event-moves = { $seat } mozgáspontjai: { $steps }.
event-moved = { $seat } lép: { $from } → { $to }.
run-moved = { $seat } lép: { $list }.
item-moved = { $from } → { $to }
event-flew = { $seat } repül: { $from } → { $to }.
event-swam = { $seat } úszik: { $from } → { $to }.
event-attacked = { $seat } támad: { $from } → { $to }, védekezik: { $defender }.
event-horns = Szarvak: támadó { $attack }, védekező { $defence }.
event-die = A kocka: { $face }.
event-won = { $seat } győz: { $space }.
event-held = { $seat } kitart: { $space }.
event-fled = A legyőzött dinoszaurusz átoson ide: { $to }.
event-fell = { $seat } elveszít egy dinoszauruszt { $cause }: { $space }.
event-fell-fight = A legyőzött dinoszaurusz elesik.
event-fell-baby = { $seat } elveszít egy dinoszauruszt: { $space }.
event-fell-newborn = Az újszülött pusztul el.
event-fell-climate = Az éghajlat áldozata: { $seat } { $space }.
events-fell-climate = Az éghajlat áldozatai: { $list }.
item-fell-climate = { $seat } { $space }
event-laid = Újszülött: { $seat } { $space }.
events-laid = Újszülöttek: { $list }.
item-laid = { $seat } { $space }
event-took-off = { $seat } levesz egy dinoszauruszt, hogy máshová rakja: { $space }.
event-baby = { $seat } gyilkos bébit rak ide: { $space }, ellenfél: { $defender }.
event-declined = { $seat } nem rak le újszülöttet.
event-lapsed = { $seat } nem tud hová újszülöttet rakni.
event-marked = { $seat } ezt a dinoszauruszát veszi le: { $space }.
run-marked = { $seat } ezeket a dinoszauruszait veszi le: { $list }.
item-marked = { $space }
event-feasted = A holdünnep { $amount } FP-t hoz.
event-scored = { $seat } kap { $amount } FP-t.
events-scored = Pontok: { $list }.
item-scored = { $seat } +{ $amount }

## Web table
web-meteorite-in = Meteor: { $rounds ->
    [1] { $last }. kör
    [2] { $first }. vagy { $last }. kör
   *[other] { $first }–{ $last }. kör
}
web-meteorite-odds = meteor { $chance }
web-outside = kívül: a következő jelző
web-seen-token = jön: { $token }
web-all-live = mind él
web-traits = Minden klán tulajdonságai
web-horns-both = Szarvak, támadás és védekezés
web-you-have = { $points } FP-d van
web-event-card = esemény
web-event-card-effect = Húzol egy eseménykártyát.
web-gene-legs = láb
web-gene-horn = szarv
web-gene-thermoregulation = bőr
web-gene-fur = prém
web-gene-egg = tojás
web-gene-vial = lötty
# The same as in gene-…, with places where a narrow column may part it.
web-column-bony-plates = Csont{"\u00AD"}páncél
web-column-regeneration = Regene{"\u00AD"}ráció
web-column-killer-babies = Gyilkos bébik
web-column-cave-dweller = Barlang{"\u00AD"}lakó
web-column-adrenaline-rush = Adrena{"\u00AD"}lin{"\u00AD"}roham
web-column-chameleon-skin = Kamé{"\u00AD"}leon{"\u00AD"}bőr
web-bids = { $seat } licitje: { $bid }, erre: { $prize }.
web-totem = Megjelölt totem: csak legalább 3-mal magasabb licit előzi meg
web-minimum = Egy klán utolsó { $count } dinoszaurusza mindig megmarad.
web-ask-bid = Melyik génre licitálsz?
web-bid-again = Licitálj újra: { $seat } elvitte ezt: „{ $prize }”.
web-bid-closed = Ez az oszlop zárva előtted, amíg egy másikról le nem szorulsz: „{ $prize }”.
web-bid-hint = A magasabb licit leszorítja a másik jelzőt. { $vials ->
    [0] {""}
   *[other] A löttyöd { $vials } FP-t levesz az árból.
}
web-bid-leaves = Marad { $points } FP-d.
web-ask-lay = Hová rakod az újszülöttet?
web-ask-take = Üres a készleted. Leveszel egy dinoszauruszt, hogy máshová rakd?
web-egg = { $egg }. tojás, összesen { $eggs }
web-remove-hint = Nyomj az egyik dinoszauruszodra, amelyik nem élhet meg.
web-baby = Gyilkos bébi, ellenfél: { $seat }, { $space }?
web-baby-odds = A szarvak nem számítanak. Vagy az ellenfél pusztul el, vagy az újszülött.
web-pass-lay = Nem rakok le semmit
web-pass-flee = Hagyom elesni
web-points-ahead = { $points } FP. { $ahead ->
    [0] Ugyanennyi, de kevesebb dinoszaurusz: { $seat }.
   *[other] Előny { $ahead }, a második: { $seat }.
} A meteor becsapódása: { $number }. kör.
web-points-round = { $points } FP. A meteor becsapódása: { $number }. kör.
web-result = A klánok sorsa
web-stat-points = FP
web-stat-fell-baby = bébi ölte meg
web-stat-paid = fizetett FP

## What would be right in maps.toml and components.toml
right-players = { $seats }, a térkép nevében álló játékosszám
right-spaces = { $spaces }, a felsorolt területek száma
right-coasts = legfeljebb { $most } parti terület
right-starts = ennek a térképnek két területe, párban
right-start-count = { $seats } pár terület, játékosonként egy
right-map = minden térkép neve a játékosainak száma, 2-től { $most }-ig
right-map-for = térkép { $seats } játékosnak
right-fixed = { $figure }, mert a szabályok erre épülnek
right-faces = összesen { $faces } oldal, ahogy a box.die_faces mondja
right-in-order = ezek, ebben a sorrendben: { $known }
right-tokens = összesen { $count } jelző
right-ring = { $sections } tereptípus
right-one-list = minden tereptípus csak egy listában
right-some-list = olyan lista, amelyben benne van az eddig mindenhonnan hiányzó { $terrain }
