### Darwinning!: co hráči čtou. Česky.

## Game
game-name = Darwinning!
game-blurb = Dva až šest druhů stoupá potravním řetězcem, osidluje nová prostředí a požírá se navzájem: vylepšuj svůj druh triky a uživ ho po tři nebo čtyři éry.

## Seats
seat-R = Červený
seat-G = Zelený
seat-B = Modrý
seat-P = Fialový
seat-Y = Žlutý
seat-K = Černý
virtual = Virtuální druh

## Eras
era-1 = Prvohory
era-2 = Druhohory
era-3 = Třetihory
era-4 = Čtvrtohory

## Colours of cards
colour-acorn = žalud
colour-blueberry = borůvka
colour-flower = květina
colour-joker = žolík

## Combinations
combination-none = žádná kombinace
combination-single = jedna karta
combination-pair = pár
combination-flush = fleš
combination-straight = postupka
combination-three = trojice
combination-straight_flush = čistá postupka
combination-four = čtveřice
combination-single-form = karta sama za sebe
combination-pair-form = dvě karty stejné hodnoty
combination-flush-form = tři karty jedné barvy
combination-straight-form = tři hodnoty po sobě
combination-three-form = tři karty stejné hodnoty
combination-straight_flush-form = tři hodnoty po sobě v jedné barvě
combination-four-form = čtyři karty stejné hodnoty

## Environments
environment-desert = poušť
environment-forest = les
environment-highlands = vysočina
environment-jungle = džungle
environment-mountains = hory
environment-ocean = oceán
environment-plains = pláně
environment-polar = polární oblasti
environment-underground = podzemí
environment-wetlands = mokřiny

## Species
species-amoeba = měňavka
species-insect = hmyz
species-mouse = myš
species-frog = žába
species-turtle = želva
species-fish = ryba
species-bird = pták
species-pig = prase
species-snake = had
species-elephant = slon
species-bear = medvěd
species-dinosaur = dinosaurus
species-dragon = drak

## Abilities
ability-pheromones = feromony
ability-pheromones-effect = O 1 jídlo víc. Smíš jíst druh o pole nad sebou.
ability-symbiosis = symbióza
ability-symbiosis-effect = 2 jídla z vyloženého prostředí, které má některý protihráč a ty ne.
ability-herd_animal = stádní zvíře
ability-herd_animal-effect = O 1 jídlo méně. O populaci přijdeš až při třech pokousáních, ne při dvou.
ability-hard_shell = tvrdý krunýř
ability-hard_shell-effect = Nikdo tě nesmí jíst, leda s nástroji.
ability-communication = komunikace
ability-communication-effect = Druhy nad tebou tě nesmějí jíst, leda se společností.
ability-teeth = zuby
ability-teeth-effect = O 1 jídlo víc. Smíš jíst druhy až o dvě pole nad sebou.
ability-food_storage = zásoba jídla
ability-food_storage-effect = O 3 jídla víc.
ability-mutation = mutace
ability-mutation-effect = Sebereš protihráči kartu schopnosti: funguje tobě, ale body nedává.
ability-poison = jed
ability-poison-effect = Kdo tě sní, dostane dvě pokousání, leda by měl železný žaludek.
ability-tools = nástroje
ability-tools-effect = O 1 jídlo víc. Smíš jíst i druhy s tvrdým krunýřem.
ability-camouflage = kamufláž
ability-camouflage-effect = Druhy hned vedle tebe v řetězci tě nesmějí jíst, leda s větším mozkem.
ability-iron_stomach = železný žaludek
ability-iron_stomach-effect = Z jedu nedostaneš žádné pokousání.
ability-bigger_brain = větší mozek
ability-bigger_brain-effect = Smíš jíst i druhy s kamufláží hned vedle sebe.
ability-metamorphosis = metamorfóza
ability-metamorphosis-effect = Po každém přežití si lízneš kartu a musíš ji položit jako schopnost.
ability-society = společnost
ability-society-effect = Smíš jíst i druhy s komunikací, také pod sebou.

## Options
option-eras = Délka hry
option-eras-3 = tři éry
option-eras-4 = čtyři éry, delší hra
option-strict_growth = Růst po pokousání
option-strict_growth-on = dvojí pokousání růst zakazuje
option-strict_growth-off = druh nejdřív vyroste a pokousání mu ubere potom
option-empty_hand = Ve dvou: prázdná ruka na konci éry
option-empty_hand-meddle = protihráč položí schopnost na kartu toho, kdo má prázdnou ruku
option-empty_hand-own = protihráč položí schopnost na svou vlastní kartu
option-tiny = Krátká hra pro výzkum
option-tiny-off = ne: celá hra
option-tiny-on = jediná éra; naše vlastní, v pravidlech není

## Sections of the rules
section-DW-S = Příprava hry
section-DW-1 = Začátek éry
section-DW-2 = Triky
section-DW-3 = Konec éry
section-DW-4 = Vylepšování druhu
section-DW-5 = Přežití
section-DW-A = Schopnosti
section-DW-E = Konec hry
section-DW-T = Dva hráči
section-DW-X = Výklad nejasných případů

## Rules: setup
rule-DW-S1 = Hrají dva až šest hráčů; dva mají navíc vlastní pravidla, od DW.T1. Karet je 92: 90 karet schopností s hodnotami 1 až 15 ve třech barvách (žalud, borůvka, květina), každá dvakrát, a dva žolíci, kteří platí za 0 libovolné barvy. Dále je tu 13 druhů, 10 prostředí, žetony pokousání a žetony populace; kdyby žetony došly, hraje se dál bez nich (naše rozhodnutí). Z toho, co je na druzích a kartách natištěno, se podařilo najít jen část, ostatní jsme navrhli sami.
rule-DW-S2 = Každý dostane náhodný druh, figurku postaví na jeho výchozí políčko v potravním řetězci a vezme si jeho populaci. Začíná-li na jednom políčku víc druhů, stavějí se figurky od nejnižšího čísla nahoru, stejné v pořadí míst u stolu, a čí políčko je obsazené, jde na nejbližší volné nad ním (naše rozhodnutí).
rule-DW-S3 = Potravní řetězec má 20 políček.
rule-DW-S4 = Druh má prostředí, každé za 1 až 3 jídla, dvě natištěné schopnosti a pět míst pro schopnosti. Na prvních dvou místech jsou natištěné schopnosti a to je nulobodový rámeček (naše rozhodnutí).

## Rules: the start of an era
rule-DW-1-1 = Éry jsou tři: prvohory, druhohory a třetihory. Náhodně se v nich vyloží 5, 4 a 3 prostředí. Stůl si může zvolit delší hru: ta přidá čtvrtohory a vykládá se 5, 5, 4 a 3. Před každou érou kromě první se prostředí znovu zamíchají a všechny odhozené karty se vrátí do balíčku, který se zamíchá. Ponechané karty a karty u druhů zůstávají, kde jsou (naše rozhodnutí).
rule-DW-1-2 = Každý si lízne deset karet a smí tajně odhodit až dvě. Těch deset je navíc k ponechaným, odhodit lze kterékoli z ruky, všichni odhazují zároveň a nic se nedolízne. Je-li balíček krátký, lízne si každý stejně, kolik vyjde (naše rozhodnutí).
rule-DW-1-3 = Kdo je v potravním řetězci nejníž, prohlédne si karty, a to až po odhození (naše rozhodnutí), a určí, kdo zahájí první trik; smí určit i sebe.

## Rules: tricks
rule-DW-2-1 = Začínající hráč zahraje jednu nebo více karet, které tvoří kombinaci. Po směru hodinových ručiček pak každý hraje jednou: buď kombinaci silnější než všechny dosavadní, nebo právě jednu libovolnou kartu. Barvu není třeba ctít a žádná není silnější.
rule-DW-2-2 = Kombinace od nejsilnější: čtveřice; čistá postupka, tedy tři hodnoty po sobě v jedné barvě; trojice; postupka, tři hodnoty po sobě; fleš, tři karty jedné barvy; pár; jedna karta. Víc karet v kombinaci být nemůže: ze 7, 8, 9 a 10 se hraje 7-8-9, nebo 8-9-10.
rule-DW-2-3 = U stejného druhu kombinace přebíjí stejný nebo vyšší součet, takže ze dvou stejných je silnější ta pozdější. Karty, které vyhovují dvěma kombinacím, platí za tu silnější (naše rozhodnutí).
rule-DW-2-4 = Žolík je 0 a barvu určí, kdo ho hraje. Může to tedy být jedna 0, s druhým žolíkem pár, 0-1-2 nebo část jakéhokoli fleše. Barva se určí sama, pro nejsilnější kombinaci. Po 15 nenásleduje 0 a žolík nemá žádné ikony a nic nevylepší (naše rozhodnutí).
rule-DW-2-5 = Vítěz smí jednou z právě odehraných karet vylepšit svůj druh. Všechny ostatní právě odehrané karty se odhodí, i vítězovy, a vítěz začíná další trik.
rule-DW-2-6 = Kolik karet ti zbývá, ukazovat nemusíš. Tajné je i to, co kdo na začátku odhodil a co si nechal, včetně počtu, a neodehrané odhozené karty leží lícem dolů. Prázdná ruka se však ohlásí hned (naše rozhodnutí).

## Rules: the end of an era
rule-DW-3-1 = Trik, ve kterém někdo zahraje poslední kartu z ruky, je v éře poslední a všichni do něj ještě hrají. Je obrácený: nejsilnější hráč nevylepšuje, všichni ostatní smějí, každý jednou z právě odehraných karet a v pořadí, v jakém hráli (naše rozhodnutí). Vylepšení lze odmítnout. Vyprázdní-li se víc rukou, nic se tím nemění.
rule-DW-3-2 = Každý si smí nechat až dvě neodehrané karty; zbytek se odhodí. Všichni volí tajně a zároveň a po poslední éře si nikdo nic nenechává (naše rozhodnutí).
rule-DW-3-3 = Následuje přežití a po něm další éra, nebo konec hry.
rule-DW-3-4 = Konec éry popořadě: vylepšení z posledního triku; ve dvou postup virtuálního druhu; nepoužité mutace; ve dvou to, co prázdná ruka dovolí protihráči; ponechání karet; požírání a jídlo, od nejnižšího druhu nahoru; růst a pokousání; metamorfóza; žetony pokousání se vrátí; ve dvou nové vyložené karty (naše rozhodnutí).

## Rules: improving a species
rule-DW-4-1 = Posun: o hodnotu potravního řetězce na kartě, 1 nebo 2, se posuneš nahoru nebo dolů. Pro celou kartu zvolíš jeden směr. Dolů se přeskakuje stejně, ale bez bonusu, a bod, pro který v daném směru není volné políčko, propadne (naše rozhodnutí).
rule-DW-4-2 = Bonus pro malá zvířata: posun, který začíná na políčku 1 až 5, má o bod víc, jen nahoru a jednou za posun (naše rozhodnutí). Každý bod tě posune na další políčko, je-li volné, jinak přes obsazená na nejbližší volné. Stojí-li figurky na 1, 4 a 9, dojde ta z 1 s kartou za 2 na 2, na 3 a přes 4 na 5.
rule-DW-4-3 = Vejce: populace vzroste o 1 nebo 2, podle karty. Omezena není, ale karta bez vajec se tak použít nedá.
rule-DW-4-4 = Prostředí: kartu přilož ke druhu, pokud to prostředí ještě nemáš, ani natištěné, ani získané. Ležet teď na stole nemusí.
rule-DW-4-5 = Schopnost: kartu polož na kterékoli z pěti míst, volné nebo ne. Co zakryje, přestane působit: karta se odhodí, natištěná schopnost se vypne a po odkrytí zase ožije (naše rozhodnutí). Stejnou schopnost nemáš nikdy dvakrát. Posuzuje se to po zakrytí a zakryté natištěné se nepočítají; ožije-li natištěná vedle karty téhož druhu, zůstává vypnutá, dokud tam ta karta leží (naše rozhodnutí). Žolík není nikdy schopností.
rule-DW-4-6 = Použitá karta zůstává u druhu; odhazuje se jen zakrytá schopnost. Použití, které by nic nezměnilo, dovoleno není, s výjimkou schopnosti na její vlastní kopii; karta bez dovoleného použití se odhodí (naše rozhodnutí).

## Rules: survival
rule-DW-5-1 = Od nejnižšího druhu nahoru jeden po druhém jí, spočítá si jídlo a porovná je. Každá populace potřebuje jedno jídlo. Je-li ho méně, druh hned ztratí jednu populaci; je-li akorát, nemění se; je-li ho víc, o jednu vzroste, viz DW.5.4. Pod 0 jídlo neklesá (naše rozhodnutí).
rule-DW-5-2 = Jídlo je ze čtyř zdrojů: vyložené natištěné prostředí dává 1 až 3 podle karty druhu, vyložené získané dává 2, každý snězený druh dává 2 a schopnosti dávají, co je u nich psáno.
rule-DW-5-3 = Druh smí jíst druhy pod sebou v potravním řetězci, každý jednou; schopnosti to mění. Snězený dostane žeton pokousání od každého, kdo ho jí. Jíst se nemusí a rozhoduje se otevřeně u každé kořisti, když je druh na řadě. Nabízená volba sní vše, kromě jedovaté kořisti, která by tě přivedla k tolika pokousáním, že bys ztratil populaci (naše rozhodnutí).
rule-DW-5-4 = Když dojedli všichni, dva a více žetonů pokousání stojí druh jednu populaci, stádní zvíře až tři. K růstu je třeba nadbytek jídla a nejvýš jedno pokousání, takže za éru nikdo neztratí víc než dvě a nezíská víc než jednu. Počítají se žetony, i ty z jedu a i u stádního zvířete, a s růstem se čeká, až jsou známa všechna pokousání. Stůl může zvolit jinak: pak druh roste, když je na řadě, a pokousání mu ubere potom. Nakonec se žetony pokousání vrátí (naše rozhodnutí).
rule-DW-5-5 = Populace neklesne pod 0. Druh s 0 nejí a nikdo ho nejí, ale hraje dál, boduje a může se vrátit: jakékoli jídlo je pro něj nadbytek a vejce fungují (naše rozhodnutí).

## Rules: abilities
rule-DW-A1 = Feromony (1): o jídlo víc a smíš jíst druh o políčko nad sebou.
rule-DW-A2 = Symbióza (2): při přežití platí jedno vyložené prostředí, které má některý protihráč a ty ne, za tvé. Dává 2 jídla, najde se samo a protihráč ho může mít natištěné i získané (naše rozhodnutí).
rule-DW-A3 = Stádní zvíře (3): o jídlo méně; slovo v pravidlech se ztratilo a číslo je naše rozhodnutí. Populaci ztrácíš až při třech žetonech pokousání, ne při dvou.
rule-DW-A4 = Tvrdý krunýř (4): nelze tě jíst, leda by druh měl nástroje.
rule-DW-A5 = Komunikace (5): jíst tě smějí jen druhy pod tebou v potravním řetězci, leda by měly společnost.
rule-DW-A6 = Zuby (6): o jídlo víc a smíš jíst druhy až o dvě políčka nad sebou.
rule-DW-A7 = Zásoba jídla (7): o tři jídla víc.
rule-DW-A8 = Mutace (8): seber protihráči jednu kartu schopnosti a polož ji na tuto kartu; viz DW.A.mut. Ukradená karta neboduje.
rule-DW-A9 = Jed (9): kdo tě sní, dostane dva žetony pokousání.
rule-DW-A10 = Nástroje (10): o jídlo víc a smíš jíst i druhy s tvrdým krunýřem.
rule-DW-A11 = Kamufláž (11): druhy na políčkách hned vedle tebe tě nesmějí jíst, leda by měly větší mozek.
rule-DW-A12 = Železný žaludek (12): za snědení jedovatého druhu nedostaneš žádný žeton pokousání.
rule-DW-A13 = Větší mozek (13): smíš jíst i druhy s kamufláží, a to i hned vedle sebe.
rule-DW-A14 = Metamorfóza (14): na konci každého přežití si lízni náhodnou kartu a polož ji jako schopnost; viz DW.A.meta. Není-li volné místo, něco zakryje, třeba i tuto kartu. Žolík se odhodí bez náhrady.
rule-DW-A15 = Společnost (15): smíš jíst i druhy s komunikací, také pod sebou.
rule-DW-A-eat = Druh smí jíst jiný, mají-li oba populaci, kořist stojí níž, nebo o políčko výš a jedlík má feromony, nebo o jedno či dvě výš a jedlík má zuby, a jedlík překoná vše, co kořist chrání: tvrdý krunýř nástroji, komunikaci druhu pod sebou společností, kamufláž hned vedle sebe větším mozkem. Počítají se políčka, i prázdná; zuby a feromony se nesčítají. Jed dá jedlíkovi dva žetony pokousání, se železným žaludkem žádný (naše rozhodnutí).
rule-DW-A-mut = Každá mutace ukradne jednu kartu, když je položena, nebo po vylepšeních některého pozdějšího triku, i posledního; pak se ptáme všech po směru hodinových ručiček od nejsilnějšího hráče a kdo odmítne, může později. Karta nesmí být natištěná, už ukradená, mutace ani schopnost, kterou máš, může však ležet v rámečku. Působí místo mutace, mutace si nechává svůj bod a dál platí, že ji máš. Zakrytím místa se odhodí obě. Místo oběti je volné, nebo pod ním ožije natištěná schopnost (naše rozhodnutí).
rule-DW-A-meta = Začíná nejnižší druh, i v poslední éře, každý jednou, má-li metamorfózu, když je na řadě. Karta je z balíčku, a je-li prázdný, ze zamíchaných odhozených; není-li ani tam, nestane se nic. Položit se musí, na kterékoli místo podle DW.4.5; kartu, kterou už máš, dáš na její kopii, nebo odhodíš, jak chceš. Mutace získaná takto smí krást hned (naše rozhodnutí).

## Rules: the end of the game
rule-DW-E1 = Skóre: číslo tvého políčka v potravním řetězci; 1 za každou populaci do výše počáteční a 2 za každou nad ni; 1 za každé natištěné prostředí a 2 za každé získané; 1 za každou schopnost s hodnotou 1 až 9 a 3 za každou s hodnotou 10 až 15. Natištěné, ukradené a ty v rámečku nedávají nic a symbióza prostředí nepřidává.
rule-DW-E2 = Vítězí nejvíc bodů. Při shodě rozhodne větší populace, pak vyšší políčko.
rule-DW-E3 = Příklady: zelený dinosaurus, který začínal s populací 1 a má 4, získá 12 za políčko, 7 za populaci, 5 za prostředí a 5 za schopnosti, celkem 29. Červená ryba má 14, 7, 5 a 3, také 29. Modrá žába vítězí s 8, 12, 4 a 7, tedy 31; její feromony leží v rámečku a nepočítají se.

## Rules: two players
rule-DW-T1 = Přidá se virtuální třetí druh: vedle balíčku leží tři vyložené karty, líznuté před prvním rozdáním (naše rozhodnutí), a jeho figurka stojí v půli cesty mezi hráči, je-li třeba, blíž tomu nižšímu. Stojí-li hráči vedle sebe, přijde přímo nad ně. Políčko zabírá jako každý jiný a je-li obsazené, použije se nejbližší volné nad ním (naše rozhodnutí).
rule-DW-T2 = Druhý hráč smí vždy zahrát jakoukoli kombinaci, i slabší, nebo jednu kartu.
rule-DW-T3 = Vyložené karty smějí ve svých kombinacích použít oba, alespoň jedna karta však musí být z ruky. Leží-li 7, 8 a 3, udělá 3 z ruky pár a vhodná 6 nebo 9 čistou postupku; dvě 3 z ruky jsou pár, nebo s vyloženou trojice. Tutéž vyloženou kartu smějí v jednom triku použít oba a všechny tři najednou se vejdou jen do čtveřice (naše rozhodnutí).
rule-DW-T4 = Vítěz odhodí i použité vyložené karty a vylepšit smí kteroukoli kartou kombinace, vlastní i vyloženou. Poražený odhodí jen své, vyložené zůstávají. Během éry se vyložené karty nedoplňují. V posledním triku smí vyloženou kartou vylepšit i poražený a ta pak z nabídky zmizí (naše rozhodnutí).
rule-DW-T5 = Po triku, ve kterém nikdo nepoužil vyloženou kartu, postoupí virtuální figurka o součet hodnot potravního řetězce všech vyložených karet. Stane se to po vylepšeních, i v posledním triku, s přeskakováním, ale bez bonusu, a žolík je za 0 (naše rozhodnutí).
rule-DW-T6 = Na konci éry má virtuální druh schopnosti svých vyložených karet a ty lze krást. Mutaci sám nepoužívá, jí vždy, když může, a jeden být může. Na řadu přijde podle svého políčka, vždy platí za živého a dává 2 jídla, ale nemá populaci ani skóre: žetony pokousání, metamorfóza a symbióza se ho netýkají a krást mu lze jen mutací, po posledním triku (naše rozhodnutí).
rule-DW-T7 = Úplně na konci éry odejdou vyložené karty ze hry a vyloží se tři nové, z balíčku, než se přimíchají odhozené, a ne po poslední éře (naše rozhodnutí).
rule-DW-T8 = Každé kousnutí platí za dva žetony; jed zůstává na dvou (naše rozhodnutí).
rule-DW-T9 = Nemá-li hráč na konci éry v ruce žádnou kartu, vybere protihráč z odhozených karet libovolnou schopnost a položí ji na druh toho hráče, na které místo chce. Stůl může zvolit, že ji dá na svůj vlastní. Vybírat lze ze všech odhozených, i lícem dolů, protihráč smí odmítnout, a jsou-li prázdné obě ruce, začíná protihráč toho nižšího. Mutace patří tomu, na čí kartě leží (naše rozhodnutí). Poražený v posledním triku vylepšuje jako obvykle.
rule-DW-T10 = Virtuální druh nehraje, nezačíná a nevybírá. V DW.1.3 je nejníž ten z obou lidí, kdo stojí níž (naše rozhodnutí).

## Rules: readings for cases left open
rule-DW-X1 = Mutace položená ve vylepšeních posledního triku nemůže brát vyložené karty a v tom triku se na ni už neptáme. Karty virtuálního druhu lze krást od kroku nepoužitých mutací (naše rozhodnutí).
rule-DW-X2 = Je-li natištěná schopnost odkrytá, ale vypnutá, protože její kopie leží u druhu jinde, nesmí tu kopii zakrýt další stejná (naše rozhodnutí).
rule-DW-X3 = Leží-li ve vyložených stejné karty, použili vítěz a poražený posledního triku každý jinou a odejdou obě (naše rozhodnutí).
rule-DW-X4 = Počty karet v balíčku a mezi odhozenými jsou skryté, kde by prozradily, kolik si kdo nechal nebo odhodil, tedy od 2. éry (naše rozhodnutí).
rule-DW-X5 = Po poslední éře se nové karty nevykládají. Balíček, který je při metamorfóze prázdný, se doplní z odhozených (naše rozhodnutí).
rule-DW-X6 = Nabízená volba v DW.5.3 bere jedovatou kořist od nejnižší a žetony sčítá (naše rozhodnutí).
rule-DW-X7 = Ve dvou už jedno pokousání, tedy dva žetony, růst zakazuje, nezvolil-li stůl jinak (naše rozhodnutí).

## Phases
phase-setup = Příprava hry
phase-start = Začátek éry
phase-tricks = Triky
phase-end = Konec éry
phase-survival = Přežití
phase-over = Konec hry

## Cards
card-name = { $colour } { $number }
trait-name = { $ability } ({ $card })

## The log
event-species = { $seat } má druh: { $species }.
events-species = Druhy: { $list }.
item-species = { $seat } { $species }
event-placed = { $seat } začíná na políčku { $space }.
events-placed = Políčka v potravním řetězci: { $list }.
item-placed = { $seat } { $space }
event-virtual = Virtuální druh začíná na políčku { $space }.
event-round = { $number }. éra: { $era }
event-phase = { $phase }
event-shuffled = Odhozené karty se zamíchaly zpět do balíčku.
event-environment = Vyložené prostředí: { $environment }.
events-environment = Vyložená prostředí: { $list }.
item-environment = { $environment }
event-open = Vyložená karta: { $card }.
events-open = Vyložené karty: { $list }.
item-open = { $card }
event-deal = Každý si lízne, počet karet: { $cards }.
event-drew = { $seat } si lízne: { $card }.
run-drew = { $seat } si lízne: { $list }.
item-drew = { $card }
event-early = { $seat } tajně odhazuje: { $card }.
run-early = { $seat } tajně odhazuje: { $list }.
item-early = { $card }
event-leader = { $seat } určuje, kdo začne: { $leader }.
event-trick = { $number }. trik, začíná { $leader }.
event-laid = { $seat } hraje: { $card }.
run-laid = { $seat } hraje: { $list }.
item-laid = { $card }
item-laid-open = { $card } (vyložená)
event-strongest = Zatím nejsilnější: { $combination }, { $sum }.
event-weaker = Nestačí: { $combination }, { $sum }.
event-emptied = { $seat } už nemá žádnou kartu: je to poslední trik éry a nejsilnější hráč nevylepšuje.
event-won = { $seat } vyhrává trik.
event-won-last = { $seat } má nejsilnější kombinaci a nevylepšuje; všichni ostatní smějí.
event-declined = { $seat } nic nevylepšuje.
event-unable = { $seat } nemůže těmito kartami nic vylepšit.
event-climbed = { $seat } postupuje z { $from } na { $to }: { $card }.
event-descended = { $seat } sestupuje z { $from } na { $to }: { $card }.
event-eggs = { $seat } snáší vejce, { $card }: populace +{ $eggs }.
event-adapted = { $seat } se přizpůsobuje, { $card }: { $environment }.
event-gained = { $seat } získává na { $place }. místo: { $card }.
event-covered = { $seat } zakrývá a odhazuje: { $card }.
event-covered-printed = { $seat } zakrývá natištěnou schopnost: { $ability }.
event-revived = { $seat } má zase natištěnou schopnost: { $ability }.
event-stole = { $seat } krade, oběť: { $victim }, karta: { $card }.
event-stole-open = { $seat } krade virtuálnímu druhu: { $card }.
event-refrained = { $seat } si mutaci šetří na později.
event-drifted = Virtuální druh postupuje z { $from } na { $to }.
event-took = { $seat } bere z odhozených: { $card }. Kam: { $owner }, { $place }. místo.
event-took-none = { $seat } si z odhozených nic nebere.
event-kept = { $seat } si nechává: { $card }.
run-kept = { $seat } si nechává: { $list }.
item-kept = { $card }
event-unkept = { $seat } odhazuje: { $card }.
run-unkept = { $seat } odhazuje: { $list }.
item-unkept = { $card }
event-ate = { $seat } jí, kořist: { $prey }.
run-ate = { $seat } jí, kořist: { $list }.
item-ate = { $prey }
event-ate-virtual = { $seat } jí virtuální druh.
event-virtual-ate = Virtuální druh jí, kořist: { $prey }.
events-virtual-ate = Virtuální druh jí, kořist: { $list }.
item-virtual-ate = { $prey }
event-poisoned = { $seat } dostává pokousání z jedu: { $tokens }.
run-food = { $seat } má jídlo: { $list }.
item-food-home = { $environment } { $amount }
item-food-gained = { $environment } (získané) { $amount }
item-food-symbiosis = { $environment } (symbióza) { $amount }
item-food-prey = kořist { $prey } × 2
item-food-ability = { $ability } { $amount }
item-fed = celkem { $food } na populaci { $population }
event-starved = Málo: jedna populace se ztrácí.
event-surplus = Víc, než je třeba.
event-level = Akorát.
events-changes = Po sečtení pokousání: { $list }.
item-bitten = { $seat } ztrácí jednu (pokousání: { $tokens })
item-grew = { $seat } roste na { $population }
item-not-grown = { $seat } neroste (pokousání: { $tokens })
event-drew-ability = Metamorfóza: { $seat } si lízne { $card }.
event-drew-nothing = Metamorfóza: { $seat } si nelízne, žádná karta nezbyla.
event-thrown = Karta se odhodí.
event-open-gone = Vyložená karta odchází ze hry: { $card }.
events-open-gone = Vyložené karty odcházejí ze hry: { $list }.
item-open-gone = { $card }

## Refusals
refusal-DW-1-2 = Odhazovat karty lze jen před prvním trikem éry.
refusal-DW-1-2-hold = Takovou kartu nemáš, nebo ne tolikrát.
refusal-DW-1-2-most = Před prvním trikem smíš odhodit dvě karty, víc ne.
refusal-DW-1-2-last = Aspoň jedna karta ti v ruce zůstat musí.
refusal-DW-1-3 = Kdo začne, určuje jednou za éru ten, kdo je v řetězci nejníž, a to před prvním trikem.
refusal-DW-2-1-turn = Teď karty nehraješ ty.
refusal-DW-2-1-hold = Takovou kartu nemáš, nebo ne tolikrát.
refusal-DW-2-1-weak = To nepřebije nejsilnější kombinaci; zahraj silnější, nebo právě jednu libovolnou kartu.
refusal-DW-2-2-more = Víc karet nemá žádná kombinace.
refusal-DW-2-2-combination = Tyto karty netvoří kombinaci s ničím, co k nim můžeš přidat.
refusal-DW-2-2-yet = Tyto karty zatím netvoří kombinaci.
refusal-DW-2-4 = Žolík nemá žádné ikony, takže nic nevylepší.
refusal-DW-2-5-played = Vylepšuje se kartou z právě zahrané kombinace.
refusal-DW-2-5-turn = Teď nevylepšuješ ty.
refusal-DW-3-2 = Nechat si karty lze jen na konci éry a po poslední už ne.
refusal-DW-3-2-hold = Takovou kartu nemáš, nebo ne tolikrát.
refusal-DW-3-2-most = Nechat si smíš dvě karty, víc ne.
refusal-DW-3-4 = Na to se tě hra teď neptá.
refusal-DW-4-1 = Tato karta nemá hodnotu potravního řetězce.
refusal-DW-4-1-stuck = V tom směru není volné políčko, figurka by se nepohnula.
refusal-DW-4-3 = Na této kartě nejsou vejce.
refusal-DW-4-4 = Toto prostředí už tvůj druh získal.
refusal-DW-4-4-printed = Toto prostředí už je na tvém druhu natištěné.
refusal-DW-4-5 = Druh má tuto schopnost na jiném místě; zakrýt ji lze jen tam.
refusal-DW-4-5-joker = Žolík není nikdy schopností.
refusal-DW-5-3 = Tento druh teď jíst nelze.
refusal-DW-5-3-turn = Teď nejí tvůj druh.
refusal-DW-5-3-twice = Tento druh už máš v tomto přežití sněden.
refusal-DW-5-5-dead = Druh bez populace nejí a nikdo ho nejí.
refusal-DW-A4-shell = Má tvrdý krunýř a ty nemáš nástroje.
refusal-DW-A5-below = Má komunikaci a stojí pod tebou a ty nemáš společnost.
refusal-DW-A11-beside = Má kamufláž a stojí hned vedle tebe a ty nemáš větší mozek.
refusal-DW-A-eat-above = Stojí na tebe moc vysoko: feromony dosáhnou o políčko výš, zuby o dvě.
refusal-DW-A-eat-self = Vyber jiný druh, který stojí v potravním řetězci.
refusal-DW-A-mut = Odtud teď nelze nic ukrást.
refusal-DW-A-mut-none = Na tom místě neleží karta schopnosti.
refusal-DW-A-mut-printed = Natištěnou schopnost nelze ukrást.
refusal-DW-A-mut-stolen = Už ukradenou kartu nelze ukrást znovu.
refusal-DW-A-mut-mutation = Mutaci nelze ukrást.
refusal-DW-A-mut-have = Tuto schopnost už máš.
refusal-DW-A-meta = Místo se tu volí jen pro kartu líznutou díky metamorfóze.
refusal-DW-A-meta-must = Líznutou kartu musíš položit, na kterékoli z pěti míst.
refusal-DW-A-meta-own = Tuto schopnost už máš: karta přijde na její kopii, nebo se odhodí.
refusal-DW-E1 = Hra skončila.
refusal-DW-T3 = Vyložené karty patří ke hře dvou hráčů, tady žádné nejsou.
refusal-DW-T3-own = Alespoň jedna karta musí být z tvé ruky.
refusal-DW-T3-gone = Tam žádná vyložená karta neleží, nebo už ji máš.
refusal-DW-T9 = Schopnost z odhozených se bere jen ve dvou, když je na konci éry prázdná ruka.
refusal-DW-T9-pile = Tato karta mezi odhozenými není.
refusal-DW-X1 = Vyložené karty lze krást až po posledním triku.
refusal-DW-X2 = Ta karta drží vypnutou stejnou natištěnou schopnost, takže ji další stejná zakrýt nesmí.

## What would be right in components.toml
right-fixed = { $figure }, protože na tom stojí pravidla
right-row = seznam celých čísel od { $low } do { $high }, počet: { $length }
right-three = tři prostředí, pro každou barvu jedno
right-in-order = tyto, v tomto pořadí: { $known }
right-species = druhy, každý s jiným jménem, počet: { $number }
right-two-abilities = dvě různé schopnosti

## Terminal: questions
ask-discard = Odhodíš před prvním trikem karty? Až dvě, ostatní je neuvidí.
ask-chosen = Vybráno: { $cards }.
ask-leader = Jsi v potravním řetězci nejníž: kdo zahájí první trik?
ask-lead = Začínáš. Které karty hraješ?
ask-beat = Nejsilnější má { $name }: { $worth }. Přebij to, nebo zahraj jednu libovolnou kartu.
ask-beat-two = Nejsilnější má { $name }: { $worth }. Zahraj jakoukoli kombinaci, i slabší, nebo jednu libovolnou kartu.
ask-picked = { $cards }: { $worth }. { $verdict }
ask-picked-none = { $cards }: zatím to není kombinace; vyber, co ji doplní.
verdict-strongest-single = Zatím nejsilnější; přebije to karta s hodnotou aspoň { $sum }, nebo kombinace.
verdict-strongest = Zatím nejsilnější; přebije to { $kind } se součtem aspoň { $sum }, nebo silnější kombinace.
verdict-wins = Hraješ jako poslední, takže je to v triku nejsilnější.
verdict-weaker = Tohle nepřebije: { $worth }.
verdict-empties = Tím ti dojdou karty: bude to poslední trik a nejsilnější hráč nevylepšuje.
ask-improve = Jak vylepšíš svůj druh jednou z právě zahraných karet?
ask-steal = Mutace: kterou schopnost ukradneš?
ask-take = { $own ->
    [1] Některá ruka je prázdná: kterou schopnost z odhozených položíš na svůj druh a na které místo?
   *[other] Prázdnou ruku má { $name }: kterou schopnost z odhozených položíš na ten druh a na které místo?
} Napiš kartu a místo: 7a 3.
ask-keep = Které karty si necháš do další éry? Až dvě; zbytek se odhodí.
ask-eat = Koho tvůj druh sní?
ask-metamorphosis = Metamorfóza přinesla: { $card }.

## Terminal: choices
action-pass-improve = nic nevylepšit
action-pass-steal = nechat si mutaci na později
action-pass-take = nic nebrat
action-pass-metamorphosis = odhodit
action-done-discard = dál neodhazovat
action-done-keep = dál si nic nenechat
action-done-eat = nikoho dalšího nejíst
action-lay-play = zahrát tyto karty
action-eat-all = sníst, co je nabídnuto: { $prey }
action-eat-none = nikoho dalšího nejíst, jak je nabídnuto
action-climb-up = nahoru na { $space }
action-climb-down = dolů na { $space }
action-eggs = populace +{ $eggs }
action-adapt = prostředí: { $environment }{ $lies ->
    [1] , teď vyložené
   *[other] {""}
}
action-ability = Položit na místo (v závorkách bez bodů):
action-put = Na které místo ji položíš?
verb-pass = pas
verb-done = hotovo
verb-lay = zahraj
verb-pick = vyber
verb-discard = odhoď
verb-keep = nechej
verb-lead = začni
verb-climb = posun
verb-eggs = vejce
verb-adapt = prostředí
verb-ability = schopnost
verb-steal = ukradni
verb-take = vezmi
verb-eat = sněz
verb-put = polož
word-up = nahoru
word-down = dolů
word-all = vše
word-virtual = virtuální

## Terminal: headings
label-era = { $era }, { $number }. éra z { $eras }
label-environments = Na stole: { $names }
label-chain = Potravní řetězec
label-type = Piš
label-card = Karta
label-ability = Schopnost
label-climb = Posun
label-eggs = Vejce
label-environment = Prostředí
label-combination = Od nejsilnější
label-equal = U stejné kombinace je silnější stejný nebo vyšší součet, ze dvou stejných tedy ta pozdější.
label-joker = 0 libovolné barvy
label-no-hand = Nemáš žádné karty.
label-discards = Odhozeno, pokud víš:
label-no-discards = O žádných odhozených kartách nevíš.
label-species = { $species }, políčko { $space }, populace { $population } (na začátku { $start }), body { $points }
label-space = políčko { $space }
label-abilities = Schopnosti:
label-lives-in = Prostředí:
label-eats = Smí jíst:
label-eaten-by = jíst ho smí:
label-emptied = Ruka je prázdná.
label-stolen = { $ability } (ukradeno, na mutaci)
label-off = { $ability } (vypnuto)
label-poison = jed, pokousání: { $tokens }
label-trick = { $number }. trik
label-last-trick = { $number }. trik, poslední: nejsilnější hráč nevylepšuje, všichni ostatní smějí
label-to-play = ještě bude hrát
label-strongest = nejsilnější
label-worth = { $combination }, { $sum }
label-winners = Nejsilnější by teď bylo, nejvýš:
label-no-winners = Nemáš nic, co by teď bylo nejsilnější.
label-now = Jak to stojí teď:
label-if-now = Kdyby přežití přišlo teď a každý snědl, co se mu nabízí:
label-food-home = { $name }
label-food-gained = { $name }, získané
label-food-symbiosis = { $name }, symbióza
label-food-prey = kořist: { $prey }
label-food-ability = { $name }
label-fate = Jídlo { $food } na populaci { $need }: { $change ->
    [1] vzroste o jednu
    [0] nezmění se
    [-1] o jednu klesne
   *[other] o dvě klesne
}.
label-bites = Pokousání { $tokens }, populaci stojí { $limit }.
label-onto = místo { $places }
label-points = Body
label-sum = body: { $points }
label-points-space = políčko { $space }
label-points-population = populace { $population }, na začátku { $start }
label-points-environments = prostředí: natištěná { $printed }, získaná { $gained }
label-points-abilities = schopnosti: { $list }
label-population = Populace
label-part-space = Políčko
label-part-population = Jedinci
label-part-environments = Prostředí
label-part-abilities = Schopnosti

## Terminal: commands and help
command-map = řetězec
help-map = potravní řetězec, prostředí a všechny druhy
command-food = jídlo
help-food = jídlo každého druhu řádek po řádku, kdyby přežití přišlo teď
command-points = body
help-points = odkud má který druh body
command-abilities = schopnosti
help-abilities = co dělá každá z patnácti schopností a kdo ji má
command-combinations = kombinace
help-combinations = kombinace od nejsilnější
command-discards = odhozené
help-discards = odhozené karty, o kterých víš
example-action = vyber 7a
example-clause = DW.2.3
help-odds = jakou cenu má v tomto triku karta s už vybranými: šance 7a
odds-none = Teď nevybíráš kartu do triku.
odds-none-here = Tuto kartu teď hrát nelze.
help-words = Karty se píšou číslem a písmenem barvy: 7a je žalud 7, 12b borůvka 12, 3f květina 3; v1 až v3 jsou vyložené karty. Víc karet na jednom řádku: 7a 8a 9a, Enter je pak zahraje, nebo hned 7a 8a 9a zahraj. Jiná rozhodnutí se na řádku oddělují čárkami. Slova: posun 7a nahoru, vejce 7a, prostředí 7a, schopnost 7a 3, ukradni PÍSMENO HRÁČE MÍSTO, sněz PÍSMENO HRÁČE, polož MÍSTO. Stačí začátky slov a sloveso lze vynechat.
help-signs = Na kartě: ↑ o kolik tě posune v řetězci, ◦ vejce a prostředí. U druhu: ° je natištěné a jako schopnost neboduje, místa v závorkách jsou rámeček, ✓ prostředí, které je teď na stole, s jídlem. Ze zelených políček 1 až 5 postupují malá zvířata o krok víc. ◂ je v triku nejsilnější.

## Chance entered by hand
chance-species = Lízni druh, dostane ho { $name }: který to je?
chance-environment = Otoč prostředí: které to je?
chance-card = Lízni kartu, dostane ji { $name }: která to je?
chance-open = Lízni vyloženou kartu pro virtuální druh: která to je?
chance-metamorphosis = Lízni kartu pro metamorfózu, dostane ji { $name }: která to je?
