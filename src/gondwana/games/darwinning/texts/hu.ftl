### Darwinning!: amit a játékosok olvasnak. Magyarul.

## Game
game-name = Darwinning!
game-blurb = Két–hat faj mászik felfelé a táplálékláncon, hódít új élőhelyeket és eszi egymást: ütésekkel fejleszd a tiédet, és legyen mit ennie három vagy négy korszakon át.

## Seats
seat-R = Piros
seat-G = Zöld
seat-B = Kék
seat-P = Lila
seat-Y = Sárga
seat-K = Fekete
virtual = Virtuális faj

## Eras
era-1 = Óidő
era-2 = Középidő
era-3 = Harmadidőszak
era-4 = Negyedidőszak

## Colours of cards
colour-acorn = makk
colour-blueberry = áfonya
colour-flower = virág
colour-joker = dzsóker

## Combinations
combination-none = nem kombináció
combination-single = egy lap
combination-pair = pár
combination-flush = flöss
combination-straight = sor
combination-three = drill
combination-straight_flush = színsor
combination-four = póker
combination-single-form = egyetlen lap
combination-pair-form = két azonos szám
combination-flush-form = három egyszínű lap
combination-straight-form = három egymást követő szám
combination-three-form = három azonos szám
combination-straight_flush-form = három egymást követő szám egy színből
combination-four-form = négy azonos szám

## Environments
environment-desert = sivatag
environment-forest = erdő
environment-highlands = felföld
environment-jungle = dzsungel
environment-mountains = hegység
environment-ocean = óceán
environment-plains = síkság
environment-polar = sarkvidék
environment-underground = föld alatti világ
environment-wetlands = mocsár

## Species
species-amoeba = amőba
species-insect = rovar
species-mouse = egér
species-frog = béka
species-turtle = teknős
species-fish = hal
species-bird = madár
species-pig = disznó
species-snake = kígyó
species-elephant = elefánt
species-bear = medve
species-dinosaur = dinoszaurusz
species-dragon = sárkány

## Abilities
ability-pheromones = feromonok
ability-pheromones-effect = Eggyel több étel. Megeheted az eggyel fölötted álló fajt.
ability-symbiosis = szimbiózis
ability-symbiosis-effect = 2 étel egy olyan kirakott élőhelyről, amely egy ellenfélnek megvan, neked nincs.
ability-herd_animal = csordaállat
ability-herd_animal-effect = Eggyel kevesebb étel. Nem kettő, csak három harapás visz el egy populációt.
ability-hard_shell = kemény páncél
ability-hard_shell-effect = Senki nem ehet meg, csak akinek eszközei vannak.
ability-communication = kommunikáció
ability-communication-effect = Fölötted álló faj nem ehet meg, csak ha társas életet él.
ability-teeth = fogak
ability-teeth-effect = Eggyel több étel. Megeheted a legfeljebb két mezővel fölötted állókat.
ability-food_storage = éléskamra
ability-food_storage-effect = Hárommal több étel.
ability-mutation = mutáció
ability-mutation-effect = Elveszed egy ellenfél képességlapját: neked működik, de pontot nem ad.
ability-poison = méreg
ability-poison-effect = Aki megesz, két harapást kap, hacsak nincs vasgyomra.
ability-tools = eszközök
ability-tools-effect = Eggyel több étel. Kemény páncélú fajt is ehetsz.
ability-camouflage = álcázás
ability-camouflage-effect = A közvetlen szomszédaid a láncon nem ehetnek meg, csak ha nagyobb az agyuk.
ability-iron_stomach = vasgyomor
ability-iron_stomach-effect = A méregtől nem kapsz harapást.
ability-bigger_brain = nagyobb agy
ability-bigger_brain-effect = Megeheted a melletted álló álcázott fajt is.
ability-metamorphosis = átalakulás
ability-metamorphosis-effect = Minden túlélés végén húzol egy lapot, és képességként le kell raknod.
ability-society = társas élet
ability-society-effect = Kommunikáló fajt is ehetsz, alattad állót is.

## Options
option-eras = A játék hossza
option-eras-3 = három korszak
option-eras-4 = négy korszak, hosszabb játék
option-strict_growth = Szaporodás harapások után
option-strict_growth-on = akit kétszer megharaptak, nem szaporodik
option-strict_growth-off = a faj előbb szaporodik, a harapások csak utána fogyasztják
option-empty_hand = Kettesben: ha valaki lap nélkül marad a korszak végén
option-empty_hand-meddle = az ellenfele az ő fajára rak egy képességet
option-empty_hand-own = az ellenfele a saját fajára rak egy képességet
option-tiny = Rövid játék kutatáshoz
option-tiny-off = nem: a teljes játék
option-tiny-on = egyetlen korszak; saját, a szabályban nincs

## Sections of the rules
section-DW-S = Előkészületek
section-DW-1 = A korszak kezdete
section-DW-2 = Ütések
section-DW-3 = A korszak vége
section-DW-4 = A faj fejlesztése
section-DW-5 = Túlélés
section-DW-A = Képességek
section-DW-E = A játék vége
section-DW-T = Két játékos
section-DW-X = Döntések nyitva hagyott esetekben

## Rules: setup
rule-DW-S1 = Ketten–hatan játszhattok; kettesben külön szabályok is vannak, a DW.T1-től. A 92 lapból 90 tulajdonságlap: 1-től 15-ig három színben (makk, áfonya, virág), mindegyikből kettő. A másik kettő dzsóker, azaz bármilyen színű 0. Van még 13 faj, 10 élőhely, harapás- és populációjelzők; ha a jelzők elfogynának, nélkülük is folyik a játék (saját döntésünk). A fajokra és lapokra nyomtatottaknak csak egy részét sikerült megtalálni, a többit mi terveztük.
rule-DW-S2 = Mindenki kap egy véletlen fajt, bábuját a faj kezdőmezőjére teszi a táplálékláncon, és elveszi a faj populációját. Ha többen kezdenének egy mezőn, a legkisebb számútól felfelé rakjátok le a bábukat, az egyformákat ülésrendben, és akié foglalt, az a következő szabad mezőre kerül fölötte (saját döntésünk).
rule-DW-S3 = A táplálékláncnak 20 mezője van.
rule-DW-S4 = Egy fajnak élőhelyei vannak, mindegyik 1–3 ételt ér, továbbá két nyomtatott képessége és öt helye képességeknek. Az első két helyen vannak a nyomtatottak, és az a nullapontos keret (saját döntésünk).

## Rules: the start of an era
rule-DW-1-1 = Három korszak van: óidő, középidő és harmadidőszak. Bennük 5, 4 és 3 élőhely kerül ki véletlenül. Az asztal választhatja a hosszabb játékot is: ahhoz a negyedidőszak is hozzájön, és 5, 5, 4, majd 3 élőhely kerül ki. Az első kivételével minden korszak előtt az élőhelyeket újra összekeveritek, és minden eldobott lap visszakerül a pakliba, amelyet megkevertek. A megtartott és a fajoknál fekvő lapok maradnak (saját döntésünk).
rule-DW-1-2 = Mindenki tíz lapot húz, és titokban legfeljebb kettőt eldobhat. A tíz a megtartottakon felül jár, a kézből bármelyik eldobható, mindenki egyszerre dob, és pótlás nincs. Ha a pakli kevés, mindenki egyformán annyit húz, amennyire futja (saját döntésünk).
rule-DW-1-3 = Aki legalul áll a táplálékláncon, megnézi a lapjait, már az eldobás után (saját döntésünk), és megmondja, ki hívjon az első ütésre; önmagát is választhatja.

## Rules: tricks
rule-DW-2-1 = A hívó kijátszik egy vagy több lapot, amely kombinációt alkot. Utána az óramutató járása szerint mindenki egyszer játszik: vagy egy minden addiginál erősebb kombinációt, vagy pontosan egy tetszőleges lapot. Színre szín nem kötelező, és egyik szín sem erősebb a másiknál.
rule-DW-2-2 = A kombinációk, elöl a legerősebb: póker, azaz négy azonos szám; színsor, azaz három egymást követő szám egy színből; drill, azaz három azonos szám; sor, azaz három egymást követő szám; flöss, azaz három egyszínű lap; pár; egy lap. Ennél több lap egyikbe sem kerülhet: a 7, 8, 9, 10 lapokból a 7-8-9 vagy a 8-9-10 játszható ki.
rule-DW-2-3 = Két egyforma fajta közül az egyenlő vagy nagyobb összeg üt, vagyis két egyenlő közül a későbbi az erősebb. Ha a lapok kétfélének is megfelelnek, az erősebbnek számítanak (saját döntésünk).
rule-DW-2-4 = A dzsóker 0, a színét az mondja meg, aki kijátssza. Így lehet egyetlen 0, a másikkal pár, 0-1-2 vagy bármelyik flöss része. A szín magától alakul, a legerősebb fajtához. A 15 után nem jön a 0, és a dzsókeren nincsenek jelek, nem fejleszt semmit (saját döntésünk).
rule-DW-2-5 = Az ütés nyertese az imént kijátszott lapjai közül eggyel fejlesztheti a faját. Minden más kijátszott lap eldobásra kerül, a nyertesé is, és a nyertes hívja a következő ütést.
rule-DW-2-6 = Nem kell elárulnod, hány lapod van. Titkos az is, mit dobtál el az elején és mit tartottál meg, a számuk is, és a ki nem játszott eldobott lapok képpel lefelé fekszenek. De ha valaki az utolsó lapját játssza ki, az rögtön kiderül (saját döntésünk).

## Rules: the end of an era
rule-DW-3-1 = Az az ütés, amelyben valaki az utolsó lapját játssza ki, a korszak utolsó ütése; arra még mindenki játszik. Ez fordított: aki a legerősebb, nem fejleszthet, mindenki más viszont igen, az imént kijátszott lapjai közül eggyel, a kijátszás sorrendjében (saját döntésünk). Le is mondhatsz róla. Ha többen fogynak ki a lapból, az sem változtat ezen.
rule-DW-3-2 = Mindenki legfeljebb két ki nem játszott lapot megtarthat, a többit eldobja. Mindenki titokban és egyszerre választ, és az utolsó korszak után senki nem tart meg semmit (saját döntésünk).
rule-DW-3-3 = Ezután a túlélés jön, majd a következő korszak vagy a játék vége.
rule-DW-3-4 = A korszak vége részletesen: az utolsó ütés fejlesztései; kettesben a virtuális faj mozgása; a fel nem használt mutációk; kettesben az, amit az üres kéz enged az ellenfélnek; a lapok megtartása; evés és étel, alulról felfelé; szaporodás és harapások; átalakulás; a harapásjelzők visszakerülnek; kettesben új nyitott lapok (saját döntésünk).

## Rules: improving a species
rule-DW-4-1 = Mozgás: a lap 1 vagy 2 táplálékláncértékével lépsz felfelé vagy lefelé. Az egész lapra egy irányt választasz. Lefelé ugyanúgy ugrasz, de bónusz nincs, és az a pont, amelynek arra nem jut szabad mező, elveszik (saját döntésünk).
rule-DW-4-2 = A kis állatok bónusza: ha az 1–5. mezőről indulsz, eggyel több pontod van, de csak felfelé és mozgásonként egyszer (saját döntésünk). Minden pont a következő mezőre visz, ha szabad, különben a foglaltak fölött a következő szabadra. Ha a bábuk az 1., 4. és 9. mezőn állnak, az 1-esen álló egy 2-es lappal az 1-ről a 2-re, a 3-ra, majd a 4-est átugorva az 5-re jut.
rule-DW-4-3 = Tojás: a populációd 1-gyel vagy 2-vel nő, ahogy a lap mutatja. Felső határ nincs, de tojás nélküli lap erre nem jó.
rule-DW-4-4 = Élőhely: a lapot a fajodhoz teszed, ha az az élőhely még nincs meg neked, se nyomtatva, se szerezve. Nem kell most az asztalon lennie.
rule-DW-4-5 = Képesség: a lapot az öt hely bármelyikére teszed, akár szabad, akár nem. Amit letakar, az nem működik tovább: a lap eldobásra kerül, a nyomtatott képesség pedig kikapcsol, és feléled, ha kitakarják (saját döntésünk). Kétszer ugyanaz a képesség sosem lehet meg. Ezt a letakarás utáni állapot dönti el, a letakart nyomtatott nem számít; ha egy nyomtatott a saját fajtája mellett kerül elő, nem működik, amíg az a lap ott van (saját döntésünk). A dzsóker sosem képesség.
rule-DW-4-6 = A felhasznált lap a fajodnál marad; csak a letakart képesség kerül az eldobott lapok közé. Olyan felhasználás, amely semmit sem változtat, nem szabályos, kivéve egy képességet a saját másolatára; amelyik lapnak nincs szabályos haszna, azt eldobod (saját döntésünk).

## Rules: survival
rule-DW-5-1 = A legalul álló fajtól felfelé, egymás után mindegyik eszik, megszámolja az ételét és összeveti. Minden populációnak egy étel kell. Ha kevesebb van, rögtön elvész egy populáció; ha éppen elég, nem változik; ha több, eggyel nő, lásd DW.5.4. Az étel 0 alá nem megy (saját döntésünk).
rule-DW-5-2 = Étel négyfelől jön: egy asztalon fekvő nyomtatott élőhely a faj lapján álló 1–3-at adja, egy szerzett 2-t, minden megevett faj 2-t, a képességek pedig annyit, amennyit mondanak.
rule-DW-5-3 = Egy faj a nála lejjebb állókat eheti meg, mindegyiket egyszer; a képességek ezen változtatnak. A megevett minden evőtől kap egy harapásjelzőt. Enni nem kell: a fajod sorra kerülésekor nyíltan, prédánként döntöd el. A felajánlott választás mindet megeszi, kivéve a mérgezőt, amely annyi harapáshoz juttatna, hogy populációt vesztenél (saját döntésünk).
rule-DW-5-4 = Amikor már mindenki evett, két vagy több harapásjelző egy populációt visz el, csordaállatnál csak három. A szaporodáshoz több étel kell a szükségesnél és legfeljebb egy harapás, így egy korszakban senki sem veszít kettőnél vagy nyer egynél többet. A jelzők számítanak, a méregtől kapottak is, csordaállatnál is, és a szaporodás megvárja, míg minden harapás ismert. Az asztal másképp is választhat: akkor a faj a saját sorában szaporodik, és a harapások utána fogyasztják. Végül minden harapásjelző visszakerül (saját döntésünk).
rule-DW-5-5 = A populáció nem megy 0 alá. A 0-s faj nem eszik és nem ehető meg, de tovább játszik és pontot ér, és vissza is térhet: neki bármennyi étel több a szükségesnél, és a tojás is működik (saját döntésünk).

## Rules: abilities
rule-DW-A1 = Feromonok (1): eggyel több étel, és megeheted az eggyel fölötted álló fajt.
rule-DW-A2 = Szimbiózis (2): a túléléskor egy olyan kirakott élőhely, amely egy ellenfélnek megvan, neked nincs, a tiédnek számít. 2 ételt ad, magától megtaláljuk, és az övé lehet nyomtatott vagy szerzett is (saját döntésünk).
rule-DW-A3 = Csordaállat (3): eggyel kevesebb étel; a szabálykönyv szava itt elveszett, a szám saját döntésünk. Nem kettő, csak három harapásjelző visz el egy populációt.
rule-DW-A4 = Kemény páncél (4): nem lehet megenni, csak olyan fajnak, amelynek eszközei vannak.
rule-DW-A5 = Kommunikáció (5): csak a táplálékláncon alattad állók ehetnek meg, hacsak nincs társas életük.
rule-DW-A6 = Fogak (6): eggyel több étel, és megeheted a legfeljebb két mezővel fölötted álló fajokat.
rule-DW-A7 = Éléskamra (7): hárommal több étel.
rule-DW-A8 = Mutáció (8): elveszed egy ellenfél képességlapját, és erre a lapra teszed; lásd DW.A.mut. Az elvett lap nem ad pontot.
rule-DW-A9 = Méreg (9): aki megesz, két harapásjelzőt kap.
rule-DW-A10 = Eszközök (10): eggyel több étel, és kemény páncélú fajt is megehetsz.
rule-DW-A11 = Álcázás (11): a közvetlenül melletted álló fajok nem ehetnek meg, hacsak nem nagyobb az agyuk.
rule-DW-A12 = Vasgyomor (12): mérgező faj evéséért nem kapsz harapásjelzőt.
rule-DW-A13 = Nagyobb agy (13): álcázott fajt is megehetsz, a közvetlenül melletted állót is.
rule-DW-A14 = Átalakulás (14): minden túlélés végén húzol egy véletlen lapot, és képességként leteszed; lásd DW.A.meta. Ha nincs szabad hely, letakar valamit, akár ezt a lapot is. A dzsókert eldobod, és nem húzol helyette.
rule-DW-A15 = Társas élet (15): kommunikáló fajt is megehetsz, alattad állót is.
rule-DW-A-eat = Egy faj akkor ehet meg egy másikat, ha mindkettőnek van populációja, a préda lejjebb áll, vagy eggyel feljebb és az evőnek feromonjai vannak, vagy eggyel-kettővel feljebb és az evőnek fogai vannak, és az evő mindent legyőz, ami a prédát védi: a kemény páncélt eszközökkel, az alatta álló kommunikációját társas élettel, a közvetlen szomszéd álcázását nagyobb aggyal. A mezők számítanak, az üresek is; a fogak és a feromonok nem adódnak össze. A méreg az evőnek két harapásjelzőt ad, vasgyomorral egyet sem (saját döntésünk).
rule-DW-A-mut = Minden mutáció egy lapot vesz el: amikor lerakják, vagy egy későbbi ütés fejlesztései után, az utolsóé után is; ilyenkor az óramutató járása szerint kérdezünk végig mindenkit, a legerősebb játékostól kezdve, és aki nem él vele, később még megteheti. Az elvett lap nem lehet nyomtatott, már elvett, mutáció vagy olyan képesség, amely megvan neked, de a keretből is elvehető. A mutáció helyett működik, a mutáció megtartja a saját pontját, és továbbra is meglévőnek számít. Ha azt a helyet letakarod, mindkettő eldobásra kerül. Az ellenfél helye felszabadul, vagy feléled alatta a nyomtatott képesség (saját döntésünk).
rule-DW-A-meta = A legalul álló kezdi, az utolsó korszakban is, és mindenki egyszer kerül sorra, ha akkor van átalakulása. A lap a pakliból jön, vagy ha az üres, a megkevert eldobottakból; ha az sincs, nem történik semmi. Le kell rakni, bármelyik helyre a DW.4.5 szerint; ha már megvan neked, a saját másolatára kerül, vagy eldobod, ahogy akarod. Az így szerzett mutáció azonnal elvehet egy lapot (saját döntésünk).

## Rules: the end of the game
rule-DW-E1 = A pontszámod: a meződ száma a táplálékláncon; a kezdő populációdig minden populáció 1, afölött 2; minden nyomtatott élőhely 1, minden szerzett 2; minden 1–9-es képesség 1, minden 10–15-ös 3. A nyomtatott, az elvett és a keretben fekvő képességek nem érnek semmit, és a szimbiózis nem ad élőhelyet.
rule-DW-E2 = A legtöbb pont nyer. Egyenlőségnél a nagyobb populáció, aztán a magasabb mező dönt.
rule-DW-E3 = Példák: a zöld dinoszaurusz, amelynek 1 volt a kezdő populációja és most 4, 12 pontot kap a mezőjéért, 7-et a populációért, 5-öt az élőhelyekért és 5-öt a képességekért, összesen 29-et. A piros halé 14, 7, 5 és 3, az is 29. A kék béka nyer: 8, 12, 4 és 7, az 31; a feromonjai a keretben vannak, és nem érnek semmit.

## Rules: two players
rule-DW-T1 = Egy virtuális harmadik faj is játszik: három lap fekszik nyitva a pakli mellett, az első osztás előtt húzva (saját döntésünk), a bábuja pedig félúton áll a két játékos között, ha kell, az alsóhoz közelebb. Ha a játékosok egymás mellett állnak, közvetlenül föléjük kerül. A mezőjét ugyanúgy elfoglalja, mint bárki, és ha az foglalt, a következő szabadra kerül fölötte (saját döntésünk).
rule-DW-T2 = A második játékos mindig kijátszhat bármilyen kombinációt, gyengébbet is, vagy egy lapot.
rule-DW-T3 = Mindketten használhatják kombinációikban a nyitott lapokat, de legalább egy lapnak kézből kell jönnie. Ha a 7, a 8 és a 3 van nyitva, egy kézből játszott 3 párt ad, egy megfelelő 6 vagy 9 színsort; két kézből játszott 3 pár, vagy a nyitottal drill. Egy ütésben mindketten használhatják ugyanazt a nyitott lapot, és mind a három egyszerre csak pókerbe fér (saját döntésünk).
rule-DW-T4 = A nyertes a felhasznált nyitott lapokat is eldobja, és a kombináció bármelyik lapjával fejleszthet, a sajátjával vagy nyitottal. A vesztes csak a sajátjait dobja el, a nyitottak maradnak. A nyitott lapokat a korszakon belül nem pótoljuk. Az utolsó ütésben a vesztes is fejleszthet nyitott lappal, az akkor elkerül onnan (saját döntésünk).
rule-DW-T5 = Olyan ütés után, amelyben egyikőtök sem használt nyitott lapot, a virtuális bábu a nyitott lapok táplálékláncértékeinek összegével lép felfelé. Ez a fejlesztések után történik, az utolsó ütésben is, ugrásokkal, de bónusz nélkül, és a dzsóker 0-t ér (saját döntésünk).
rule-DW-T6 = A korszak végén a virtuális faj a nyitott lapjai képességeivel rendelkezik, és azok elvehetők. A mutációt nem használja, mindig eszik, ha tud, és megehető. A mezője szerint kerül sorra, mindig élőnek számít és 2 ételt ad, de nincs populációja és nincs pontja: a harapásjelzőnek, az átalakulásnak és a szimbiózisnak vele nincs dolga, és csak mutáció vehet el tőle, az utolsó ütés után (saját döntésünk).
rule-DW-T7 = A korszak legvégén a nyitott lapok kikerülnek a játékból, és három új kerül ki, a pakliból, még az eldobottak visszakeverése előtt, az utolsó korszak után már nem (saját döntésünk).
rule-DW-T8 = Minden harapás két jelzőt ér; a méreg marad kettő (saját döntésünk).
rule-DW-T9 = Ha valakinek a korszak végén nincs lapja, az ellenfele az eldobott lapok közül bármelyik képességet annak a játékosnak a fajára rakhatja, amelyik helyre akarja. Az asztal választhatja, hogy inkább a saját fajára rakja. Minden eldobott lap választható, a lefordítottak is, az ellenfél le is mondhat róla, és ha mindkét kéz üres, az alsó játékos ellenfele kezd. A mutáció azé, akinek a faján fekszik (saját döntésünk). Az utolsó ütés vesztese ettől még fejleszthet, mint máskor.
rule-DW-T10 = A virtuális faj nem játszik ki lapot, nem hív és nem választ. A DW.1.3-ban a két ember közül az alsó számít legalsónak (saját döntésünk).

## Rules: readings for cases left open
rule-DW-X1 = Az utolsó ütés fejlesztéseiben lerakott mutáció nyitott lapot nem vehet el, és abban az ütésben már nem kérdezünk rá újra. A virtuális faj lapjai a fel nem használt mutációk lépésétől vehetők el (saját döntésünk).
rule-DW-X2 = Ha egy nyomtatott képesség nincs letakarva, de nem működik, mert a fajon máshol fekszik a párja, akkor azt a lapot nem takarhatja le egy ugyanolyan képesség (saját döntésünk).
rule-DW-X3 = Ha egyforma lapok vannak nyitva, az utolsó ütés vesztese és nyertese külön példányt használt, és mindkettő elkerül onnan (saját döntésünk).
rule-DW-X4 = A pakli és az eldobott lapok száma rejtett, ahol elárulná, hány lapot tartott meg vagy dobott el valaki, vagyis a 2. korszaktól (saját döntésünk).
rule-DW-X5 = Az utolsó korszak után nem kerülnek ki új nyitott lapok. Ha a pakli átalakuláskor üres, az eldobottakból töltődik fel (saját döntésünk).
rule-DW-X6 = A DW.5.3 felajánlott választása a mérgező prédákat alulról felfelé veszi sorra, és összeadja a jelzőket (saját döntésünk).
rule-DW-X7 = Kettesben már egyetlen harapás, azaz két jelző megakadályozza a szaporodást, hacsak az asztal másképp nem választott (saját döntésünk).

## Phases
phase-setup = Előkészületek
phase-start = A korszak kezdete
phase-tricks = Ütések
phase-end = A korszak vége
phase-survival = Túlélés
phase-over = A játék vége

## Cards
card-name = { $colour } { $number }
trait-name = { $ability } ({ $card })

## The log
event-species = { $seat } faja: { $species }.
events-species = Fajok: { $list }.
item-species = { $seat } { $species }
event-placed = { $seat } kezdőmezője: { $space }.
events-placed = Mezők a táplálékláncon: { $list }.
item-placed = { $seat } { $space }
event-virtual = A virtuális faj kezdőmezője: { $space }.
event-round = { $number }. korszak: { $era }
event-phase = { $phase }
event-shuffled = Az eldobott lapok visszakerülnek a megkevert pakliba.
event-environment = Kirakott élőhely: { $environment }.
events-environment = Kirakott élőhelyek: { $list }.
item-environment = { $environment }
event-open = Nyitott lap: { $card }.
events-open = Nyitott lapok: { $list }.
item-open = { $card }
event-deal = Mindenki húz, ennyi lapot: { $cards }.
event-drew = { $seat } ezt húzza: { $card }.
run-drew = { $seat } ezeket húzza: { $list }.
item-drew = { $card }
event-early = { $seat } titokban eldobja: { $card }.
run-early = { $seat } titokban eldobja: { $list }.
item-early = { $card }
event-leader = { $seat } megnevezi, ki hívjon: { $leader }.
event-trick = { $number }. ütés, hív: { $leader }.
event-laid = { $seat } kijátssza: { $card }.
run-laid = { $seat } kijátssza: { $list }.
item-laid = { $card }
item-laid-open = { $card } (nyitott)
event-strongest = Eddig ez a legerősebb: { $combination }, { $sum }.
event-weaker = Nem elég erős: { $combination }, { $sum }.
event-emptied = { $seat } az utolsó lapját játszotta ki: ez a korszak utolsó ütése, és aki a legerősebb, nem fejleszthet.
event-won = { $seat } viszi az ütést.
event-won-last = { $seat } a legerősebb, ezért nem fejleszthet; mindenki más igen.
event-declined = { $seat } nem fejleszt.
event-unable = { $seat } ezekkel a lapokkal nem tud fejleszteni.
event-climbed = { $seat } felmegy, { $from } → { $to }: { $card }.
event-descended = { $seat } lemegy, { $from } → { $to }: { $card }.
event-eggs = { $seat } tojást rak, { $card }: populáció +{ $eggs }.
event-adapted = { $seat } új élőhelye, { $card }: { $environment }.
event-gained = { $seat } új képessége: { $card }, { $place }. hely.
event-covered = { $seat } letakarja és eldobja: { $card }.
event-covered-printed = { $seat } letakarja a nyomtatott képességet: { $ability }.
event-revived = { $seat } nyomtatott képessége feléled: { $ability }.
event-stole = { $seat } lapot vesz el, ellenfél: { $victim }, lap: { $card }.
event-stole-open = { $seat } lapot vesz el a virtuális fajtól: { $card }.
event-refrained = { $seat } későbbre tartogatja a mutációt.
event-drifted = A virtuális faj felmegy, { $from } → { $to }.
event-took = { $seat } az eldobott lapokból választ: { $card }. Ide kerül: { $owner }, { $place }. hely.
event-took-none = { $seat } semmit sem vesz el az eldobott lapokból.
event-kept = { $seat } megtartja: { $card }.
run-kept = { $seat } megtartja: { $list }.
item-kept = { $card }
event-unkept = { $seat } eldobja: { $card }.
run-unkept = { $seat } eldobja: { $list }.
item-unkept = { $card }
event-ate = { $seat } eszik, prédája: { $prey }.
run-ate = { $seat } eszik, prédái: { $list }.
item-ate = { $prey }
event-ate-virtual = { $seat } megeszi a virtuális fajt.
event-virtual-ate = A virtuális faj eszik, prédája: { $prey }.
events-virtual-ate = A virtuális faj eszik, prédái: { $list }.
item-virtual-ate = { $prey }
event-poisoned = { $seat } harapást kap a méregtől: { $tokens }.
run-food = { $seat } étele: { $list }.
item-food-home = { $environment } { $amount }
item-food-gained = { $environment } (szerzett) { $amount }
item-food-symbiosis = { $environment } (szimbiózis) { $amount }
item-food-prey = préda { $prey } × 2
item-food-ability = { $ability } { $amount }
item-fed = összesen { $food }, a populáció { $population }
event-starved = Kevés: egy populáció elvész.
event-surplus = Több a szükségesnél.
event-level = Éppen elég.
events-changes = A harapások után: { $list }.
item-bitten = { $seat } egyet veszít (harapás: { $tokens })
item-grew = { $seat } szaporodik, populáció { $population }
item-not-grown = { $seat } nem szaporodik (harapás: { $tokens })
event-drew-ability = Átalakulás: { $seat } ezt húzza: { $card }.
event-drew-nothing = Átalakulás: nem maradt lap, { $seat } nem húz.
event-thrown = El kell dobni.
event-open-gone = Nyitott lap kikerül a játékból: { $card }.
events-open-gone = Nyitott lapok kikerülnek a játékból: { $list }.
item-open-gone = { $card }

## Refusals
refusal-DW-1-2 = Lapot csak a korszak első ütése előtt lehet eldobni.
refusal-DW-1-2-hold = Ilyen lapod nincs, vagy nincs ennyi.
refusal-DW-1-2-most = Az első ütés előtt két lapot dobhatsz el, többet nem.
refusal-DW-1-2-last = Legalább egy lapnak a kezedben kell maradnia.
refusal-DW-1-3 = Azt, hogy ki hív, korszakonként egyszer mondja meg a láncon legalul álló, az első ütés előtt.
refusal-DW-2-1-turn = Most nem te játszol ki lapot.
refusal-DW-2-1-hold = Ilyen lapod nincs, vagy nincs ennyi.
refusal-DW-2-1-weak = Ez nem üti a legerősebb kombinációt; játssz erősebbet, vagy pontosan egy tetszőleges lapot.
refusal-DW-2-2-more = Ennél több lap egy kombinációban sincs.
refusal-DW-2-2-combination = Ezek a lapok semmivel sem adnak kombinációt, amit hozzájuk tehetnél.
refusal-DW-2-2-yet = Ezek a lapok még nem adnak kombinációt.
refusal-DW-2-4 = A dzsókeren nincsenek jelek, ezért semmit sem fejleszt.
refusal-DW-2-5-played = Az imént kijátszott kombinációd egyik lapjával fejleszthetsz.
refusal-DW-2-5-turn = Most nem te fejlesztesz.
refusal-DW-3-2 = Lapot csak a korszak végén lehet megtartani, és az utolsó után nem.
refusal-DW-3-2-hold = Ilyen lapod nincs, vagy nincs ennyi.
refusal-DW-3-2-most = Két lapot tarthatsz meg, többet nem.
refusal-DW-3-4 = Most nem ezt kérdezi tőled a játék.
refusal-DW-4-1 = Ezen a lapon nincs táplálékláncérték.
refusal-DW-4-1-stuck = Arra nincs szabad mező, így a bábud nem mozdulna.
refusal-DW-4-3 = Ezen a lapon nincs tojás.
refusal-DW-4-4 = A fajod ezt az élőhelyet már megszerezte.
refusal-DW-4-4-printed = Ez az élőhely már rá van nyomtatva a fajodra.
refusal-DW-4-5 = Ez a képesség már megvan a faj egy másik helyén; csak ott takarható le vele.
refusal-DW-4-5-joker = A dzsóker sosem képesség.
refusal-DW-5-3 = Ezt a fajt most nem lehet megenni.
refusal-DW-5-3-turn = Most nem a te fajod eszik.
refusal-DW-5-3-twice = Ezt a fajt ebben a túlélésben már megetted.
refusal-DW-5-5-dead = Populáció nélküli faj nem eszik, és nem is ehető meg.
refusal-DW-A4-shell = Kemény páncélja van, neked pedig nincsenek eszközeid.
refusal-DW-A5-below = Kommunikál és alattad áll, neked pedig nincs társas életed.
refusal-DW-A11-beside = Álcázott és közvetlenül melletted áll, neked pedig nincs nagyobb agyad.
refusal-DW-A-eat-above = Túl magasan áll neked: a feromonok egy, a fogak két mezővel érnek feljebb.
refusal-DW-A-eat-self = Egy másik fajt válassz, amely a táplálékláncon áll.
refusal-DW-A-mut = Onnan most semmit sem lehet elvenni.
refusal-DW-A-mut-none = Azon a helyen nincs képességlap.
refusal-DW-A-mut-printed = Nyomtatott képességet nem lehet elvenni.
refusal-DW-A-mut-stolen = Már elvett lapot nem lehet újra elvenni.
refusal-DW-A-mut-mutation = Mutációt nem lehet elvenni.
refusal-DW-A-mut-have = Ez a képesség már megvan neked.
refusal-DW-A-meta = Itt csak az átalakuláskor húzott lapnak választunk helyet.
refusal-DW-A-meta-must = A húzott lapot le kell rakni, az öt hely bármelyikére.
refusal-DW-A-meta-own = Ez a képesség már megvan: a lap arra a példányra kerül, vagy eldobod.
refusal-DW-E1 = A játék véget ért.
refusal-DW-T3 = Nyitott lapok csak a kétszemélyes játékban vannak.
refusal-DW-T3-own = Legalább egy lapnak a kezedből kell jönnie.
refusal-DW-T3-gone = Ott nincs nyitott lap, vagy már elvetted.
refusal-DW-T9 = Az eldobott lapokból csak kettesben lehet képességet venni, ha a korszak végén üres egy kéz.
refusal-DW-T9-pile = Ez a lap nincs az eldobottak közt.
refusal-DW-X1 = Nyitott lapot csak az utolsó ütés után lehet elvenni.
refusal-DW-X2 = Az a lap kikapcsolva tart egy ugyanolyan nyomtatott képességet, ezért ugyanolyannal nem takarható le.

## What would be right in components.toml
right-fixed = { $figure }, mert erre épülnek a szabályok
right-row = { $length } egész szám listája, { $low } és { $high } között
right-three = három élőhely, minden színnek egy
right-in-order = ezek, ebben a sorrendben: { $known }
right-species = { $number } faj, mind más névvel
right-two-abilities = két különböző képesség

## Terminal: questions
ask-discard = Eldobsz lapokat az első ütés előtt? Legfeljebb kettőt, a többiek nem látják.
ask-chosen = Kiválasztva: { $cards }.
ask-leader = Te állsz legalul a táplálékláncon: ki hívjon az első ütésre?
ask-lead = Te hívsz. Mely lapokat játszod ki?
ask-beat = Most { $name } a legerősebb: { $worth }. Üsd meg, vagy játssz ki egy tetszőleges lapot.
ask-beat-two = Most { $name } a legerősebb: { $worth }. Bármilyen kombinációt kijátszhatsz, gyengébbet is, vagy egy tetszőleges lapot.
ask-picked = { $cards }: { $worth }. { $verdict }
ask-picked-none = { $cards }: még nem kombináció; válassz hozzá, amivel az lesz.
verdict-strongest-single = Eddig ez a legerősebb; legalább { $sum } értékű lap vagy kombináció üti.
verdict-strongest = Eddig ez a legerősebb; legalább { $sum } összegű { $kind } vagy erősebb kombináció üti.
verdict-wins = Te játszol utoljára, így ez lesz az ütés legerősebbje.
verdict-weaker = Ez nem üti: { $worth }.
verdict-empties = Ezzel elfogy a lapod: ez lesz az utolsó ütés, és aki a legerősebb, nem fejleszthet.
ask-improve = Hogyan fejleszted a fajodat az imént kijátszott lapjaid egyikével?
ask-steal = Mutáció: melyik képességet veszed el?
ask-take = { $own ->
    [1] Üres egy kéz: az eldobott lapok közül melyik képességet rakod a saját fajodra, és melyik helyre?
   *[other] Üres a keze, ő az: { $name }. Az eldobott lapok közül melyik képességet rakod a fajára, és melyik helyre?
} Írd be a lapot és a helyet: 7a 3.
ask-keep = Mely lapokat tartod meg a következő korszakra? Legfeljebb kettőt, a többit eldobod.
ask-eat = Kit eszik meg a fajod?
ask-metamorphosis = Az átalakulás ezt húzta: { $card }.

## Terminal: choices
action-pass-improve = nem fejlesztek
action-pass-steal = későbbre tartogatom a mutációt
action-pass-take = nem veszek el semmit
action-pass-metamorphosis = eldobom
action-done-discard = többet nem dobok el
action-done-keep = többet nem tartok meg
action-done-eat = mást nem eszem
action-lay-play = ezeket játszom ki
action-eat-all = a felajánlottakat eszem: { $prey }
action-eat-none = mást nem eszem, ahogy fel van ajánlva
action-climb-up = fel, ide: { $space }
action-climb-down = le, ide: { $space }
action-eggs = populáció +{ $eggs }
action-adapt = új élőhely: { $environment }{ $lies ->
    [1] , most kirakva
   *[other] {""}
}
action-ability = Erre a helyre (zárójelben pont nélkül):
action-put = Melyik helyre rakod?
verb-pass = passz
verb-done = kész
verb-lay = kijátszom
verb-pick = választ
verb-discard = eldob
verb-keep = megtart
verb-lead = hívjon
verb-climb = lép
verb-eggs = tojás
verb-adapt = élőhely
verb-ability = képesség
verb-steal = elvesz
verb-take = vesz
verb-eat = eszik
verb-put = rak
word-up = fel
word-down = le
word-all = mind
word-virtual = virtuális

## Terminal: headings
label-era = { $era }, { $number }. korszak (összesen { $eras })
label-environments = Kirakva: { $names }
label-chain = Tápláléklánc
label-type = Írd
label-card = Lap
label-ability = Képesség
label-climb = Lépés
label-eggs = Tojás
label-environment = Élőhely
label-combination = Elöl a legerősebb
label-equal = Két egyforma fajta közül az egyenlő vagy nagyobb összeg az erősebb, tehát két egyenlőből a későbbi.
label-joker = bármilyen színű 0
label-no-hand = Nincs lapod.
label-discards = Eldobva, amennyire tudod:
label-no-discards = Eldobott lapról nem tudsz.
label-species = { $species }, mező: { $space }, populáció: { $population } (kezdetben { $start }), pont: { $points }
label-space = mező: { $space }
label-abilities = Képességek:
label-lives-in = Élőhelyek:
label-eats = Megeheti:
label-eaten-by = őt megeheti:
label-emptied = Elfogyott a lapja.
label-stolen = { $ability } (elvett, mutáción)
label-off = { $ability } (nem működik)
label-poison = mérgező, harapás: { $tokens }
label-trick = { $number }. ütés
label-last-trick = { $number }. ütés, az utolsó: aki a legerősebb, nem fejleszthet, mindenki más igen
label-to-play = még nem játszott
label-strongest = a legerősebb
label-worth = { $combination }, { $sum }
label-winners = Most legerősebb lenne, legfeljebb:
label-no-winners = Semmid sincs, ami most a legerősebb lenne.
label-now = Ahogy most állsz:
label-if-now = Ha most jönne a túlélés, és mindenki azt enné, ami fel van ajánlva neki:
label-food-home = { $name }
label-food-gained = { $name }, szerzett
label-food-symbiosis = { $name }, szimbiózissal
label-food-prey = préda: { $prey }
label-food-ability = { $name }
label-fate = Étel: { $food }, populáció: { $need }, tehát { $change ->
    [1] eggyel nő
    [0] nem változik
    [-1] eggyel fogy
   *[other] kettővel fogy
}.
label-bites = Harapás: { $tokens }, és { $limit } visz el egy populációt.
label-onto = hely: { $places }
label-points = Pont
label-sum = pont: { $points }
label-points-space = mező: { $space }
label-points-population = populáció: { $population }, kezdetben { $start }
label-points-environments = élőhely: { $printed } nyomtatott, { $gained } szerzett
label-points-abilities = képesség: { $list }
label-population = Populáció
label-part-space = Mező
label-part-population = Egyedek
label-part-environments = Élőhely
label-part-abilities = Képesség

## Terminal: commands and help
command-map = lánc
help-map = a tápláléklánc, az élőhelyek és minden faj
command-food = étel
help-food = minden faj étele soronként, ha most jönne a túlélés
command-points = pontok
help-points = melyik faj mire kap pontot
command-abilities = képességek
help-abilities = mit tesz a tizenöt képesség, és kinek van meg
command-combinations = kombinációk
help-combinations = a kombinációk, elöl a legerősebb
command-discards = eldobottak
help-discards = az eldobott lapok, amelyekről tudsz
example-action = választ 7a
example-clause = DW.2.3
help-odds = mennyit ér ebben az ütésben egy lap a már kiválasztottakkal: esély 7a
odds-none = Most nem ütéshez választasz lapot.
odds-none-here = Ez nem olyan lap, amelyet most kijátszhatnál.
help-words = A lapokat számmal és a szín betűjével írod: 7a a makk 7, 12b az áfonya 12, 3f a virág 3; v1–v3 a nyitott lapok. Többet egy sorban is írhatsz: 7a 8a 9a, ezután az Enter kijátssza; vagy rögtön: 7a 8a 9a kijátszom. Más döntések vesszővel kerülhetnek egy sorba. Szavak: lép 7a fel, tojás 7a, élőhely 7a, képesség 7a 3, elvesz JÁTÉKOS-BETŰ HELY, eszik JÁTÉKOS-BETŰ, rak HELY. Elég a szavak eleje, és az ige elmaradhat.
help-signs = A lapon: ↑ ennyit léphetsz a láncon, ◦ tojások, és az élőhely. A fajon: ° nyomtatott, képességként nem ér pontot; a szögletes zárójeles helyek a keret; ✓ most kirakott élőhely, mellette az étele. A zöld 1–5. mezőről a kis állatok eggyel többet lépnek felfelé. ◂ az ütés legerősebbje.

## Chance entered by hand
chance-species = Húzz egy fajt, neki: { $name }. Melyik az?
chance-environment = Fordíts fel egy élőhelyet: melyik az?
chance-card = Húzz egy lapot, neki: { $name }. Melyik az?
chance-open = Húzz egy nyitott lapot a virtuális fajnak: melyik az?
chance-metamorphosis = Húzz egy lapot az átalakuláshoz, neki: { $name }. Melyik az?
