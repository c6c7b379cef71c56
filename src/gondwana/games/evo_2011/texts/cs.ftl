### Evo, druhé vydání (2011): co hráči čtou. Česky.

## Game
game-name = Evo, druhé vydání
game-blurb = Dva až pět klanů se svými dinosaury draží geny, putuje po ostrově za podnebím a bojuje o místo, dokud nepřiletí meteorit.

## Seats
seat-T = Tyranosaurus
seat-C = Ceratops
seat-S = Stegosaurus
seat-B = Brachiosaurus
seat-P = Parasaurus

## Phases
phase-setup = Příprava
phase-climate = Podnebí
phase-mutation = Mutace
phase-initiative = Iniciativa
phase-movement = Pohyb
phase-birth = Rozmnožování
phase-survival = Přežití
phase-over = Konec hry

## Terrains
terrain-yellow = žlutá
terrain-green = zelená
terrain-brown = hnědá
terrain-white = bílá
terrain-yellow-letter = Ž
terrain-green-letter = Z
terrain-brown-letter = H
terrain-white-letter = B

## Zones
zone-ideal = ideální
zone-hot = horká
zone-cold = studená
zone-deadly = smrtící

## Normal genes
gene-legs = Pár nohou
gene-legs-effect = Máš o 1 bod pohybu víc.
gene-horn = Roh
gene-horn-effect = V každém boji máš o 1 roh víc, při útoku i při obraně.
gene-thermoregulation = Termoregulační vrstva
gene-thermoregulation-effect = V horké krajině přežije o jednoho tvého dinosaura víc.
gene-fur = Vrstva srsti
gene-fur-effect = Ve studené krajině přežije o jednoho tvého dinosaura víc.
gene-egg = Vejce
gene-egg-effect = Každé kolo máš o 1 mládě víc.
gene-vial = Alchymistický lektvar
gene-vial-effect = Od příštího kola platíš za geny a karty o 1 MB méně, nejméně však 0.

## Unique genes
gene-bony-plates = Kostěné pláty
gene-bony-plates-effect = Při obraně se počítají jako 2 rohy.
gene-large-horn = Velký roh
gene-large-horn-effect = Při útoku se počítá jako 2 rohy.
gene-thick-shell = Silná skořápka
gene-thick-shell-effect = Svá mláďata můžeš umístit až 3 pole daleko.
gene-flippers = Ploutve
gene-flippers-effect = Jeden tvůj dinosaurus může za 1 bod pohybu přejít z libovolného pobřežního pole na libovolné jiné.
gene-wings = Křídla
gene-wings-effect = Jednou za fázi pohybu jde jeden tvůj dinosaurus za 1 bod pohybu o 2 pole a smí přitom přeletět jiného dinosaura.
gene-regeneration = Regenerace
gene-regeneration-effect = Nikdy neklesneš pod 3 dinosaury: máš-li 3 nebo méně, nic na ně nemůže zaútočit ani ti je vzít.
gene-killer-babies = Vražedná mláďata
gene-killer-babies-effect = Svá mláďata můžeš umístit na nepřítele; bojová kostka rozhodne, kdo z těch dvou padne.
gene-sixth-sense = Šestý smysl
gene-sixth-sense-effect = Stále vidíš příští žeton podnebí.
gene-cave-dweller = Jeskynní obyvatel
gene-cave-dweller-effect = V každé fázi přežití přežije jeden tvůj dinosaurus ve smrtící krajině.
gene-adrenaline-rush = Příval adrenalinu
gene-adrenaline-rush-effect = V každé fázi iniciativy si zvolíš své místo na stupnici iniciativy.
gene-strong-thighs = Silná stehna
gene-strong-thighs-effect = Máš o 2 body pohybu víc.
gene-chameleon-skin = Chameleoní kůže
gene-chameleon-skin-effect = Když tvůj dinosaurus prohraje jako obránce, může místo smrti uniknout na sousední volné pole.

## Event cards
card-becalmed-skies = Bezvětří
card-becalmed-skies-window = Fáze podnebí, před otočením žetonu.
card-becalmed-skies-effect = Žeton opustí hromádku, ale kotouč se nepohne; meteorit přesto ukončí hru.
card-wind-callers = Přivolávači větru
card-wind-callers-window = Fáze podnebí, po provedení žetonu.
card-wind-callers-effect = Otoč kotouč ještě o jednu výseč vpřed nebo vzad.
card-elders-bargain = Dohoda stařešinů
card-elders-bargain-window = Fáze mutace, když platíš.
card-elders-bargain-effect = Zaplať o 3 MB méně, nejméně však 0.
card-marked-totem = Označený totem
card-marked-totem-window = Fáze mutace, hned po umístění tvé nabídky.
card-marked-totem-effect = Tuto nabídku přebije jen nabídka vyšší nejméně o 3.
card-dawn-drums = Bubny úsvitu
card-dawn-drums-window = Fáze iniciativy, po seřazení.
card-dawn-drums-effect = Dej svůj žeton na první nebo poslední místo.
card-stampede = Splašené stádo
card-stampede-window = Fáze pohybu, na začátku tvého pohybu.
card-stampede-effect = V této fázi máš o 3 body pohybu víc.
card-war-paint = Válečné barvy
card-war-paint-window = Fáze pohybu, na začátku tvého pohybu.
card-war-paint-effect = V této fázi máš při útoku o 2 rohy víc.
card-ring-of-tusks = Kruh klů
card-ring-of-tusks-window = Fáze pohybu, při útoku na tvého dinosaura, před hodem.
card-ring-of-tusks-effect = Při obraně máš o 2 rohy víc, v tomto boji a do konce fáze.
card-sacred-truce = Posvátné příměří
card-sacred-truce-window = Začátek fáze pohybu.
card-sacred-truce-effect = V této fázi pohybu nesmí nikdo útočit; vražedná mláďata jsou dál dovolena.
card-mired-herd = Stádo v bažině
card-mired-herd-window = Fáze pohybu, před pohybem jiného klanu s nejméně 5 dinosaury.
card-mired-herd-effect = Tento klan má o 2 body pohybu méně, nejméně však 1.
card-great-hatching = Velké líhnutí
card-great-hatching-window = Fáze rozmnožování, když jsi poprvé na tahu.
card-great-hatching-effect = V této fázi máš o 1 vejce víc.
card-nest-carriers = Nosiči hnízd
card-nest-carriers-window = Fáze rozmnožování, když jsi na tahu, před umístěním.
card-nest-carriers-effect = V této fázi můžeš svá mláďata umístit až 3 pole daleko.
card-shade-weavers = Tkalci stínu
card-shade-weavers-window = Fáze přežití, před odebíráním.
card-shade-weavers-effect = Všichni tvoji dinosauři v horké krajině přežijí.
card-fire-keepers = Strážci ohně
card-fire-keepers-window = Fáze přežití, před odebíráním.
card-fire-keepers-effect = Všichni tvoji dinosauři ve studené krajině přežijí.
card-moon-feast = Slavnost měsíce
card-moon-feast-window = Fáze přežití, při udílení bodů.
card-moon-feast-effect = Získej 1 MB za každý druh krajiny, v němž stojíš.

## Climate tokens
token-two-forward = dvě vpřed
token-one-forward = jedna vpřed
token-stay = beze změny
token-one-back = jedna vzad
token-meteorite = meteorit

## Combat die
face-fail = neúspěch
face-success = úspěch
face-equal = úspěch s alespoň stejným počtem rohů
face-more = úspěch s více rohy
face-two-more = úspěch s alespoň o dva rohy víc

## Options
option-rulebook = Pravidla
option-rulebook-en = anglická: každý začíná se 6 MB
option-rulebook-hu = maďarská: každý začíná s 8 MB
option-start_areas = Startovní oblasti
option-start_areas-pairs = pevné dvojice, rozdělené náhodně
option-start_areas-random = každá oblast rozdělená náhodně
option-protect_two = Ochrana klanu se dvěma dinosaury
option-protect_two-on = na klan se dvěma dinosaury nelze útočit
option-protect_two-off = na klan se dvěma dinosaury lze útočit
option-fallen = Dinosauři poražení v boji
option-fallen-supply = vracejí se do zásoby majitele
option-fallen-out = jsou nadobro ze hry
option-chain_births = Mláďata platí jako sousedi
option-chain_births-on = hned, i pro další narození v téže fázi
option-chain_births-off = až od příští fáze rozmnožování
option-removal = Odebírání mrtvých
option-removal-together = všichni volí tajně, pak najednou
option-removal-in_order = v pořadí iniciativy, veřejně
option-hidden_points = Mutační body
option-hidden_points-on = do konce hry lícem dolů
option-hidden_points-off = všem na očích
option-tiny = Maličká hra pro výzkum
option-tiny-off = ne: celá hra
option-tiny-on = jediné kolo na maličkém ostrově bez karet událostí; naše vlastní, v žádných pravidlech není

## Sections of the rules
section-E2-S = Příprava
section-E2-P = Kolo
section-E2-1 = Podnebí
section-E2-2 = Mutace
section-E2-N = Běžné geny
section-E2-U = Jedinečné geny
section-E2-C = Karty událostí
section-E2-3 = Iniciativa
section-E2-4 = Pohyb a boj
section-E2-5 = Rozmnožování
section-E2-6 = Přežití
section-E2-E = Konec hry
section-E2-R = Rozhodnutí o jedinečných genech a lektvarech
section-E2-W = Kdy se hrají karty
section-E2-X = Výklad případů, které zůstaly otevřené

## Rules: setup
rule-E2-S1 = Podle krabice hrají dva, tři, čtyři nebo pět klanů a každý počet má svou stranu herního plánu. Ostrovy jsme nakreslili sami, protože tištěné mapy se nepodařilo najít.
rule-E2-S2 = Každý hráč má osm dinosaurů, žeton klanu a desku dinosaurů. Na ní jsou na začátku 2 body pohybu a 1 vejce, žádný roh, žádná termoregulační vrstva, žádná vrstva srsti a žádný lektvar.
rule-E2-S3 = Každý začíná s mutačními body, zkráceně MB: podle anglických pravidel, která jsou výchozí, se 6, podle maďarských s 8. Volí stůl.
rule-E2-S4 = V sáčku je všech 36 běžných genů a náhodně vybraných 8 z 12 jedinečných. Nikdo nevidí, které čtyři zůstaly v krabici (naše rozhodnutí).
rule-E2-S5 = Při přípravě hromádky podnebí se odloží meteorit stranou a z ostatních 12 žetonů se jeden bez prohlížení vyřadí. Dva náhodné žetony se zamíchají s meteoritem a tvoří spodní tři; zbylých devět přijde navrch. Hromádka má tedy 12 žetonů, meteorit je se stejnou pravděpodobností kterýkoli z posledních tří a hra trvá 9, 10 nebo 11 celých kol.
rule-E2-S6 = 15 karet událostí se zamíchá do balíčku lícem dolů a na začátku nikdo žádnou nemá.
rule-E2-S7 = Žetony klanů se náhodně seřadí; začíná ten nejvíc vlevo a toto pořadí platí až do fáze iniciativy v 1. kole. Každý klan dá po jednom dinosaurovi na každou ze svých dvou startovních oblastí. Oblasti tvoří pevné dvojice a ty se místo dvou nejbližších rozdělí náhodně; stůl může zvolit i náhodné rozdělení všech oblastí po jedné (naše rozhodnutí).
rule-E2-S8 = V krabici jsou dále 2 oboustranné plány, 48 žetonů genů (36 běžných a 12 jedinečných), 13 žetonů podnebí, 40 dinosaurů, 88 žetonů MB a jedna bojová kostka. Banku MB nikdy nedojdou (naše rozhodnutí).
rule-E2-S9 = Všichni vidí ostrov, geny na deskách, nabídky, platby, odhozené karty a počet karet každého hráče. Skryté jsou karty v ruce, pořadí karet i žetonů podnebí, vyřazený žeton podnebí a to, které jedinečné geny jsou v sáčku. Zda jsou skryté MB, říká pravidlo o konci hry (naše rozhodnutí).

## Rules: a round
rule-E2-P = Kolo má šest fází, vždy v tomto pořadí: podnebí, mutace, iniciativa, pohyb, rozmnožování, přežití. Každá úplně skončí, než začne další.

## Rules: climate
rule-E2-1-1 = První hráč otočí vrchní žeton podnebí. Je-li to meteorit, hra okamžitě končí.
rule-E2-1-2 = Každý jiný žeton otočí kotouč podnebí, který má šest výsečí: o dvě výseče vpřed, o jednu vpřed, o jednu vzad, nebo vůbec. Výseč, na které se zastaví, určuje pro každý ze čtyř druhů krajiny, zda je v tomto kole ideální, horká, studená, nebo smrtící. Vpřed jde pořadí žlutá, zelená, hnědá, bílá, hnědá, zelená a znovu dokola (naše rozhodnutí).

## Rules: mutation
rule-E2-2-1 = Biologická laboratoř má tolik sloupců, kolik je hráčů. Geny se losují ze sáčku po jednom a zaplňují sloupce zleva doprava, všechny kromě prvního, kde se získává karta události; ve dvou hráčích je to jediný gen. Gen, který už je vyložen, se vrátí do sáčku a vylosuje se jiný. Jen když sáček jiný druh neobsahuje, smí tentýž gen ležet dvakrát, a sloupec, na který se z prázdného sáčku nedostalo, nepřinese vítězi nic (naše rozhodnutí).
rule-E2-2-2 = V pořadí iniciativy každý hráč položí žeton klanu do některého sloupce, třeba i do prvního, na hodnotu nejvýše 6. V prázdném sloupci stačí jakákoli hodnota, v obsazeném musí být vyšší než hodnota žetonu, který tam leží. Nejnižší nabídka je 0 (naše rozhodnutí).
rule-E2-2-3 = Koho někdo přebije, ten hned a přede všemi ostatními draží znovu v jiném sloupci: v prázdném, nebo tam, kde sám někoho přebije. Když takový řetěz skončí, pokračuje další hráč, který ještě nedražil. Uzavřen je mu jen sloupec, ze kterého byl vytlačen naposledy, dokud není vytlačen z jiného; prázdný sloupec vždy zbývá.
rule-E2-2-4 = Nabídka 6 platí: nikdo ji nemůže přebít.
rule-E2-2-5 = Dražba končí, když všichni dražili a každý žeton je ve svém sloupci sám. Vítěz prvního sloupce si lízne kartu události, ostatní si vezmou gen ze svého sloupce. Potom každý zaplatí svou nabídku sníženou o 1 MB za každý lektvar, který vlastní z dřívějších kol, nejméně však 0. Z prázdného balíčku karta není a nabídka, kterou nemůžeš zaplatit, není dovolena (naše rozhodnutí).
rule-E2-2-6 = Nejdřív bereš, potom platíš. Právě získanou kartu tedy smíš od té chvíle zahrát, dohodu stařešinů i na tuto nabídku; také nový gen od té chvíle působí, nový lektvar až od příští dražby (naše rozhodnutí).

## Rules: normal genes
rule-E2-N = Běžné geny platí po celou hru. Pár nohou: o 1 bod pohybu víc. Roh: o 1 víc v každém boji, při útoku i obraně. Termoregulační vrstva: v horké krajině přežije o jednoho dinosaura víc. Vrstva srsti: ve studené krajině přežije o jednoho dinosaura víc. Vejce: o 1 mládě za kolo víc. Lektvar: geny a karty pozdějších kol stojí o 1 MB méně, nejméně však 0.

## Rules: unique genes
rule-E2-U1 = Jedinečných genů je dvanáct a také platí po celou hru. Kostěné pláty se počítají jako 2 rohy, když se tvůj dinosaurus brání.
rule-E2-U2 = Velký roh se počítá jako 2 rohy, když tvůj dinosaurus útočí.
rule-E2-U3 = Se silnou skořápkou můžeš svá mláďata umístit až 3 pole daleko.
rule-E2-U4 = S ploutvemi může jeden tvůj dinosaurus za 1 bod pohybu přejít z pobřežního pole na jiné pobřežní pole; pobřežní je pole, které sousedí s mořem. V jedné fázi pohybu to smí jen jeden dinosaurus a cílové pole je prázdné, nebo se na něj útočí jako obvykle (naše rozhodnutí).
rule-E2-U5 = S křídly jde jednou za fázi pohybu jeden tvůj dinosaurus za 1 bod pohybu o 2 pole. Na prvním z nich smí stát dinosaurus, tvůj nebo kohokoli jiného.
rule-E2-U6 = S regenerací nikdy neklesneš pod 3 dinosaury. Dokud máš 3, nelze na tebe útočit a podnebí ani nic jiného ti žádného nevezme. Totéž platí, i když máš méně než 3 (naše rozhodnutí).
rule-E2-U7 = S vražednými mláďaty můžeš mláďata umístit i na obsazená pole. Za každé hoď bojovou kostkou: při některých výsledcích padne soupeř, při ostatních mládě. Na poli musí stát nepřítel (naše rozhodnutí).
rule-E2-U8 = Se šestým smyslem se smíš kdykoli podívat na příští žeton podnebí.
rule-E2-U9 = S jeskynním obyvatelem přežije v každé fázi přežití jeden tvůj dinosaurus ve smrtící krajině.
rule-E2-U10 = S přívalem adrenalinu si ve fázi iniciativy zvolíš vlastní místo na stupnici iniciativy.
rule-E2-U11 = Se silnými stehny máš o 2 body pohybu víc.
rule-E2-U12 = S chameleoní kůží může tvůj poražený dinosaurus místo smrti přejít na sousední volné pole, ne však na to, odkud přišel útočník. Není-li takové pole, padne.

## Rules: event cards
rule-E2-C = Karty událostí se lížou náhodně a až do zahrání zůstávají tajné. V kole nebo ve fázi jich smíš zahrát libovolně mnoho, každou v její čas; účinek žádné z nich není trvalý a zahraná karta se odhodí. Těchto patnáct karet jsme vymysleli sami, protože v pravidlech vytištěny nejsou. Hrát se smějí od 1. kola a v ruce jich smíš mít, kolik jich získáš (naše rozhodnutí).

## Rules: initiative
rule-E2-3-1 = Žetony klanů se vrátí na stupnici iniciativy v pořadí sloupců, ve kterých ležely, první sloupec první. Potom se seřadí podle počtu dinosaurů na plánu od nejmenšího; klany se stejným počtem si pořadí mezi sebou ponechají.
rule-E2-3-2 = Příklad z maďarských pravidel: čtyři klany jdou za sebou s 5, 6, 7 a 5 dinosaury. Oba klany s 5 přijdou dopředu a své pořadí si ponechají, za nimi klan se 6 a nakonec se 7.
rule-E2-3-3 = Nové pořadí platí do příští fáze iniciativy, takže podnebí a dražba se ještě řídí pořadím z minulého kola, v 1. kole počátečním pořadím. V 1. kole mají všechny klany dva dinosaury, rozhodují tedy jen sloupce.

## Rules: movement and combat
rule-E2-4-1 = V pořadí každý hráč utrácí body pohybu: 2, za každý pár nohou 1, za silná stehna 2 a k tomu, co přidají nebo uberou karty. Za jeden bod jde jeden dinosaurus o jedno pole. Body smíš rozdělit jakkoli a v libovolném sledu a nemusíš je využít všechny; zbytek propadá. Se 3 body může jít jeden dinosaurus o tři pole, nebo jeden o dvě a jiný o jedno, nebo tři každý o jedno.
rule-E2-4-2 = Na obsazeném poli nesmí žádný dinosaurus zastavit ani jím projít, ať na něm stojí dinosaurus vlastního, nebo cizího klanu. Výjimkou je útok na nepřítele a křídla.
rule-E2-4-3 = Útok stojí 1 bod pohybu a hází se při něm bojovou kostkou. Ta má pět výsledků: útok neuspěje; uspěje; uspěje, máš-li alespoň tolik rohů jako obránce, tedy i když nemá rohy ani jeden; uspěje, máš-li jich víc; uspěje, máš-li alespoň o dva víc. Na šesti stěnách jsou v tomto pořadí 1krát, 1krát, 1krát, 2krát a 1krát, takže s méně rohy vyhráváš na 1 stěně ze 6, se stejným počtem na 2, s jedním navíc na 4, se dvěma a více navíc na 5 (naše rozhodnutí).
rule-E2-4-4 = Když útok uspěje, obránce padne a útočník zabere jeho pole; dokud mu stačí body, smí jít dál. Když útok neuspěje, oba zůstanou, kde jsou.
rule-E2-4-5 = Na téhož dinosaura se smí útočit znovu, i týmž útočníkem, pokaždé za 1 bod.
rule-E2-4-6 = Na klan, který má jen 2 dinosaury, nelze útočit; tištěno je to jen v maďarských pravidlech a stůl to smí vypnout, výchozí je to však u obojích. S regenerací je minimum 3 a ověřuje se před každým útokem. Žádná karta ani mládě nevezme dinosaura klanu, který je na svém minimu nebo pod ním, a mládě se na něj ani nesmí umístit; takový klan sám útočit smí. Vypnutím se uvolní jen útoky a mláďata, ne proti regeneraci a ne zastavení na minimu ve fázi přežití; klan, kterému nezbyl žádný dinosaurus, hraje dál a příští mládě umístí na libovolné volné pole (naše rozhodnutí).
rule-E2-4-7 = Dinosaurus poražený v boji opouští podle maďarských pravidel plán, podle anglických hru. Volí stůl. Výchozí je u obojích návrat do zásoby majitele. Při druhé volbě se už nikdy nenarodí a k přemístění dinosaura při rozmnožování je pak třeba prázdná zásoba místo všech osmi na plánu.

## Rules: birth
rule-E2-5-1 = V pořadí každý hráč umístí jedno mládě na volné pole sousedící s některým jeho dinosaurem. Potom totéž v pořadí zopakují hráči se dvěma a více vejci, pak se třemi a více a tak dále.
rule-E2-5-2 = Máš-li na plánu všech 8 dinosaurů, smíš za každé vejce jednoho odebrat a umístit jinam. Je to jediný úkon: ne na pole, kde stál, a v dosahu některého, který zůstává; bez odebrání se nikdo nenarodí. Každého narození se lze vzdát, u každého vejce zvlášť, a není-li žádné dovolené pole, narození propadá. Mládě platí jako soused pro další narození v téže fázi, pokud to stůl nevypnul (naše rozhodnutí).

## Rules: survival
rule-E2-6-1 = V ideální krajině přežijí všichni dinosauři, ve smrtící všichni padnou. V horké krajině přežije z tvého klanu jeden dinosaurus za každou termoregulační vrstvu, ve studené jeden za každou vrstvu srsti; volíš ty, ostatní padnou. Ve smrtící krajině vrstvy nepomáhají.
rule-E2-6-2 = Své mrtvé odebíráš v libovolném sledu a zastavíš se, když ti na plánu zbývají jen dva dinosauři, s regenerací tři, i kdyby jinak také padli.
rule-E2-6-3 = Když všichni odebrali své mrtvé, dostane každý hráč 1 MB za každého vlastního dinosaura na plánu.
rule-E2-6-4 = Jak se mrtví odebírají, volí stůl. Společně je pravidlo maďarské a výchozí u obojích pravidel: všichni volí skrytě, z plánu nic nezmizí, dokud nezvolil poslední, a kdo nemá z čeho volit, toho se neptáme. V pořadí je způsob anglický, uvedený i v úvodní větě maďarských: začíná první hráč a ostatní to vidí.

## Rules: the end
rule-E2-E1 = Vyhrává, kdo má nejvíc MB. Při shodě rozhoduje víc dinosaurů; je-li shoda i v tom, hra končí nerozhodně. Podle maďarských pravidel leží MB během hry lícem dolů, anglická je dávají jen na konci odkrýt; volí stůl, a jsou-li skryté, nevidíš do konce MB ostatních, jenže nabídky, platby a zisky jsou veřejné, takže se dají dopočítat a boti je znají. Při shodě se počítají dinosauři na plánu (naše rozhodnutí).

## Rulings on unique genes and vials
rule-E2-R1 = Velký roh a kostěné pláty přidávají 2 k běžným rohům, každý gen jen na své straně: první při útoku, druhý při obraně. Karty se přičítají k obojímu (naše rozhodnutí).
rule-E2-R2 = Křídla nesou přesně o dva kroky po souši, ne zpět na výchozí pole, celkem za 1 bod, a druhé pole je prázdné, nebo se na něj útočí. Neúspěšný útok je vyčerpá a útočník zůstane tam, odkud vyrazil (naše rozhodnutí).
rule-E2-R3 = Dinosaurus, který v dané fázi pohybu první použije ploutve, je v ní jediný, kdo je používá: z libovolného pobřežního pole na libovolné jiné, pokaždé za 1 bod. Smí tak i útočit a neúspěšný útok se počítá jako použití (naše rozhodnutí).
rule-E2-R4 = Chameleoní kůže pomáhá jen obránci, při každém prohraném boji, i znovu tam, kam utekl. Majitel volí ze sousedních prázdných polí kromě toho, na kterém útočník při útoku stál, nebo nechá dinosaura padnout; pole, které křídla jen přeletěla, je dovoleno. Nejdřív odejde obránce a útočník i tak vstoupí na jeho pole. Proti vražedným mláďatům nepomáhá (naše rozhodnutí).
rule-E2-R5 = Vražedné mládě smíš umístit jen na nepřítele, jehož klan je v tu chvíli nad svým minimem. Na čtyřech stěnách ze šesti, tedy při úspěchu, alespoň stejném počtu a více rozích, padne nepřítel a mládě zabere jeho pole; na zbylých dvou, při neúspěchu a alespoň o dva rohy víc, padne mládě. Vejce je tak či tak spotřebováno. Rohy ani kruh klů se nepočítají. Mláďata lze spojit se silnou skořápkou, s nosiči hnízd i s přemístěním dinosaura (naše rozhodnutí).
rule-E2-R6 = Silná skořápka sahá nejvýše 3 kroky po souši od tvého vlastního dinosaura. Obsazená pole lze přejít; poslední musí být volné, nebo na něm s vražednými mláďaty stojí nepřítel (naše rozhodnutí).
rule-E2-R7 = S přívalem adrenalinu smíš zvolit kterékoli místo a volíš poslední, po seřazení a po bubnech úsvitu. Ostatní si pořadí ponechají (naše rozhodnutí).
rule-E2-R8 = Platíš svou nabídku sníženou o lektvary, které máš z doby před touto dražbou, nejméně však 0, a to i ve sloupci událostí. Nabídka je dovolena, máš-li tolik MB; karty v ruce se do toho nepočítají. Nabídka 0 v prázdném sloupci je možná vždy a pasovat nesmí nikdo (naše rozhodnutí).
rule-E2-R9 = V bezpečí jsou všichni tvoji dinosauři v ideální krajině a ti, které zachrání vrstvy, karty a jeskynní obyvatel; to vše působí vždy v plné míře. Je-li jich méně než tvé minimum, tedy 2, s regenerací 3, zůstanou i odsouzení, dokud ho nedosáhneš nebo ti dinosauři nedojdou. Ty volíš, koho tvé vrstvy a geny zachrání a kteří odsouzení zůstanou (naše rozhodnutí).
rule-E2-R10 = Meteorit ukončí hru okamžitě: za to kolo nejsou žádné body a karty v ruce nemají žádnou cenu (naše rozhodnutí).
rule-E2-R11 = Každý padlý dinosaurus se vrací do zásoby majitele a může se znovu narodit; pro boje smí stůl rozhodnout jinak (naše rozhodnutí).
rule-E2-R12 = Regenerace získaná se dvěma dinosaury žádného nepřidá. Jen zvedne tvé minimum, takže ti dva jsou v bezpečí (naše rozhodnutí).
rule-E2-R13 = Od získání šestého smyslu vidí jeho majitel, a nikdo jiný, stále vrchní žeton podnebí, i meteorit. Podívat se není žádná akce a nezanechá stopu (naše rozhodnutí).

## Rules: the fifteen cards
rule-E2-C1 = Bezvětří, ve fázi podnebí před otočením žetonu: žeton opustí hromádku, ale kotouč se nepohne. Meteorit přesto ukončí hru.
rule-E2-C2 = Přivolávači větru, ve fázi podnebí po provedení žetonu, i když se kotouč nepohnul: otočíš kotouč ještě o jednu výseč vpřed nebo vzad.
rule-E2-C3 = Dohoda stařešinů, ve fázi mutace, když platíš: zaplatíš až o 3 MB méně, počítáno po lektvarech, nejméně však 0.
rule-E2-C4 = Označený totem, ve fázi mutace hned po umístění tvé nabídky, dříve než draží vytlačený hráč: tuto nabídku přebije jen nabídka vyšší nejméně o 3. Trojka pak ustoupí jen šestce, čtyřka, pětka a šestka ničemu. Karta se spotřebuje spolu s nabídkou.
rule-E2-C5 = Bubny úsvitu, ve fázi iniciativy po seřazení: dáš svůj žeton na první nebo poslední místo a ostatní si pořadí ponechají.
rule-E2-C6 = Splašené stádo, na začátku tvého pohybu: v této fázi máš o 3 body pohybu víc.
rule-E2-C7 = Válečné barvy, na začátku tvého pohybu: v této fázi máš při útoku o 2 rohy víc.
rule-E2-C8 = Kruh klů, při útoku na tvého dinosaura, před hodem: při obraně máš o 2 rohy víc, v tomto boji a do konce fáze.
rule-E2-C9 = Posvátné příměří, na začátku fáze pohybu: v této fázi pohybu nesmí nikdo útočit, ani křídly nebo ploutvemi. Vražedná mláďata jsou dál dovolena.
rule-E2-C10 = Stádo v bažině, před pohybem jiného klanu s nejméně 5 dinosaury: ten klan má o 2 body pohybu méně, nejméně však 1. Splašené stádo se přičítá až potom.
rule-E2-C11 = Velké líhnutí, když jsi ve fázi rozmnožování poprvé na tahu: v této fázi máš o jedno vejce víc.
rule-E2-C12 = Nosiči hnízd, když jsi ve fázi rozmnožování na tahu, před umístěním: tvá mláďata v této fázi smějí až 3 pole daleko, měřeno stejně jako u silné skořápky.
rule-E2-C13 = Tkalci stínu, ve fázi přežití před odebíráním: všichni tvoji dinosauři v horké krajině přežijí.
rule-E2-C14 = Strážci ohně, ve fázi přežití před odebíráním: všichni tvoji dinosauři ve studené krajině přežijí.
rule-E2-C15 = Slavnost měsíce, ve fázi přežití při udílení bodů: získáš 1 MB za každý druh krajiny, v němž v tu chvíli stojíš.

## Rules: when cards are played
rule-E2-W1 = V platném pořadí, po bubnech úsvitu v tom právě změněném, smí každý, kdo má karty, jednu zahrát nebo pasovat, dokud všichni po sobě nepasují. Karta působí ihned, karty tedy působí v tom sledu, v jakém byly zahrány. Kde karta mluví o tvém pohybu, tvé nabídce a podobně, ptáme se jen tebe, dokud nepasuješ (naše rozhodnutí).
rule-E2-W2 = Ptáme se každého, kdo má nějakou kartu, ať se hodí nebo ne, protože otázka nesmí žádnou kartu prozradit. Otázka odpadá jen tehdy, když příslušné karty vylučuje to, co vidí všichni: všechny už jsou odhozeny, nebo má u stáda v bažině klan, který je před pohybem, méně než pět dinosaurů (naše rozhodnutí).
rule-E2-W3 = Na karty se ptáme v tomto sledu. Podnebí: bezvětří, pak žeton, pak přivolávači větru. Mutace: po každé nabídce označený totem, po rozebrání genů a karty dohoda stařešinů. Iniciativa: seřazení, bubny úsvitu, pak příval adrenalinu. Pohyb: posvátné příměří; pak u každého klanu stádo v bažině od ostatních, splašené stádo a válečné barvy od toho, kdo je na tahu; při každém útoku, po zaplacení bodu, kruh klů. Rozmnožování: velké líhnutí jen když jsi na tahu poprvé, nosiči hnízd pokaždé, i když by nešlo nic umístit. Přežití: tkalci stínu a strážci ohně, odebírání, slavnost měsíce, body. Po meteoritu už se na nic neptáme (naše rozhodnutí).

## Readings for cases left open
rule-E2-X1 = Čas pro kartu končí, jakmile jsou odhozeny všechny karty, které se v něm hrají, i uprostřed. Ptát se začínáme od prvního v pořadí a pokračujeme za tím, kdo zahrál (naše rozhodnutí).
rule-E2-X2 = Dohoda stařešinů odečítá vždy plné 3, ne však pod 0. Slavnost měsíce se počítá ve chvíli zahrání; body za dinosaury přijdou potom (naše rozhodnutí).
rule-E2-X3 = Regenerace ani šestý smysl od tebe nežádají žádnou akci. Šestý smysl ti ukáže příští žeton, když si gen vezmeš, a pak znovu pokaždé, když se některý žeton otočí (naše rozhodnutí).
rule-E2-X4 = Válečné barvy a kruh klů se přičítají k rohům i ke genu, válečné barvy jen při útoku, kruh klů jen při obraně (naše rozhodnutí).
rule-E2-X5 = S křídly lze skončit i na poli sousedícím s výchozím, vedou-li tam dva kroky (naše rozhodnutí).
rule-E2-X6 = Jsou-li poražení nadobro ze hry, týká se to jen bojů; kdo padne kvůli vražedným mláďatům, vrací se do zásoby. Klan na svém minimu nesmí odebrat vlastního dinosaura, aby umístil vražedné mládě (naše rozhodnutí).
rule-E2-X7 = Klan, kterému nezbyl žádný dinosaurus, umísťuje mláďata jen na volná pole. Neplatí-li mláďata hned jako sousedi, jeho druhé vejce v té fázi propadá a při přemístění nesmí být tím, kdo zůstává, mládě z této fáze (naše rozhodnutí).
rule-E2-X8 = Při odebírání volí majitel svobodně jak to, kdo je zachráněn, tak to, kteří odsouzení zůstanou (naše rozhodnutí).
rule-E2-X9 = Na příval adrenalinu se ptáme v každém kole (naše rozhodnutí).
rule-E2-X10 = Zakazuje-li tvůj pokus víc pravidel, odpověď uvede to, které je v tomto textu první (naše rozhodnutí).

## Refusals
refusal-E2-P = Na to se v této fázi neptáme.
refusal-E2-2-1 = Takový sloupec u tohoto stolu není.
refusal-E2-2-2 = Draží se v pořadí iniciativy, od 0 do 6, a v obsazeném sloupci výš, než kde leží tamní žeton.
refusal-E2-2-3 = Sloupec, z něhož tě právě vytlačili, je ti uzavřen, dokud tě nevytlačí z jiného.
refusal-E2-2-4 = Nabídku 6 nelze přebít.
refusal-E2-U3 = Mládě smí až 3 pole daleko jen se silnou skořápkou nebo s nosiči hnízd.
refusal-E2-U4 = Podél pobřeží lze jen s ploutvemi, z jednoho pobřežního pole na jiné.
refusal-E2-U4-spent = V této fázi už ploutve použil jiný tvůj dinosaurus; znovu je smí použít jen on.
refusal-E2-U5 = O dvě pole lze letět jen s křídly a jednou za fázi pohybu.
refusal-E2-U6 = S regenerací nelze na klan s nejvýše třemi dinosaury útočit ani mu žádného vzít.
refusal-E2-U7 = Na obsazené pole smí jen vražedné mládě, a to jen na nepřítele.
refusal-E2-U8 = Příští žeton podnebí vidí jen majitel šestého smyslu.
refusal-E2-U9 = Jeskynní obyvatel zachrání ve smrtící krajině jen jednoho dinosaura.
refusal-E2-U10 = Místo na stupnici iniciativy volí jen majitel přívalu adrenalinu.
refusal-E2-U10-pass = S přívalem adrenalinu si každé kolo volíš místo; můžeš zvolit i to, které máš.
refusal-E2-U12 = S chameleoní kůží lze uniknout jen na sousední volné pole, ne na to, odkud přišel útočník.
refusal-E2-C = Tuto kartu v ruce nemáš.
refusal-E2-3-3 = Nejsi na tahu: pořadí platí do příští fáze iniciativy.
refusal-E2-4-1 = Jeden bod pohybu posune jednoho tvého dinosaura na sousední pole, a to jen ve tvém tahu a dokud body máš.
refusal-E2-4-2 = To pole je obsazené: nelze na něm zastavit ani jím projít.
refusal-E2-4-6 = Na klan se dvěma dinosaury nelze útočit ani umístit mládě.
refusal-E2-5-1 = Mládě umísťuješ, když jsi na tahu, a to na volné pole vedle některého svého dinosaura.
refusal-E2-5-2 = Dinosaura odebíráš jen s prázdnou zásobou a musí na jiné pole v dosahu některého, který zůstává.
refusal-E2-6-1 = Každá vrstva zachrání jednoho dinosaura ve své krajině, ve smrtící žádného.
refusal-E2-6-1-ideal = V ideální krajině přežijí všichni.
refusal-E2-6-1-pass = Kdo nemůže přežít, musí být odebrán; zvol kteří.
refusal-E2-6-2 = Odebíráš jen své mrtvé a na svém minimu se zastavíš.
refusal-E2-6-4 = Teď své mrtvé neodebíráš, nebo už máš zvoleno.
refusal-E2-E1 = Hra skončila.
refusal-E2-R2 = Křídla nesou přesně o dva kroky po souši, ne zpět, na prázdné pole nebo do útoku.
refusal-E2-R3 = Ploutve má v této fázi už jiný dinosaurus.
refusal-E2-R4 = Chameleoní kůže zachrání jen obránce, na sousedním prázdném poli, odkud nepřišel útočník.
refusal-E2-R5 = Vražedné mládě smí jen na nepřítele, jehož klan je nad svým minimem.
refusal-E2-R6 = To je od tvých dinosaurů dál než 3 kroky po souši, nebo pole není volné.
refusal-E2-R7 = Takové místo na stupnici iniciativy není.
refusal-E2-R8 = To nemůžeš zaplatit.
refusal-E2-R8-pass = Dražbu nelze vynechat: nabídka 0 v prázdném sloupci je možná vždycky.
refusal-E2-R9 = Kolik jich zůstane, určuje podnebí a tvé minimum; ty volíš jen kteří.
refusal-E2-C1 = Bezvětří se hraje jen ve fázi podnebí, před otočením žetonu.
refusal-E2-C2 = Přivolávači větru se hrají jen ve fázi podnebí, po provedení žetonu.
refusal-E2-C3 = Dohoda stařešinů se hraje jen ve fázi mutace, když platíš.
refusal-E2-C4 = Označený totem se hraje jen ve fázi mutace, hned po umístění tvé nabídky.
refusal-E2-C4-raise = Označený totem žádá nabídku vyšší nejméně o 3.
refusal-E2-C5 = Bubny úsvitu se hrají jen ve fázi iniciativy, po seřazení.
refusal-E2-C6 = Splašené stádo se hraje jen na začátku tvého pohybu.
refusal-E2-C7 = Válečné barvy se hrají jen na začátku tvého pohybu.
refusal-E2-C8 = Kruh klů se hraje jen při útoku na tvého dinosaura, před hodem.
refusal-E2-C9 = Posvátné příměří se hraje jen na začátku fáze pohybu.
refusal-E2-C9-truce = Platí posvátné příměří: v této fázi pohybu se neútočí.
refusal-E2-C10 = Stádo v bažině se hraje jen před pohybem jiného klanu s nejméně 5 dinosaury.
refusal-E2-C11 = Velké líhnutí se hraje jen, když jsi ve fázi rozmnožování poprvé na tahu.
refusal-E2-C12 = Nosiči hnízd se hrají jen, když jsi ve fázi rozmnožování na tahu, před umístěním.
refusal-E2-C13 = Tkalci stínu se hrají jen ve fázi přežití, před odebíráním.
refusal-E2-C14 = Strážci ohně se hrají jen ve fázi přežití, před odebíráním.
refusal-E2-C15 = Slavnost měsíce se hraje jen ve fázi přežití, při udílení bodů.
refusal-E2-W1 = Na kartu se tě teď neptáme, takže není na co pasovat.
refusal-E2-X6 = Klan na svém minimu nesmí odebrat vlastního dinosaura kvůli vražednému mláděti.
refusal-E2-X7 = Klan bez dinosaurů umísťuje jen na volná pole a mláďata z této fáze tu neplatí jako sousedi.

## Terminal and log: what is asked
ask-bid = Draž: napiš sloupec a nabídku, například 2 3. Máš { $points } MB{ $vials ->
    [0] {""}
    [one] {" "}a 1 lektvar
    [few] {" "}a { $vials } lektvary
   *[other] {" "}a { $vials } lektvarů
}.
ask-place = Které místo na stupnici iniciativy si vybíráš?
ask-move = Tvůj pohyb: { $steps ->
    [one] zbývá 1 bod pohybu
    [few] zbývají { $steps } body pohybu
   *[other] zbývá { $steps } bodů pohybu
}. Který dinosaurus půjde kam?
ask-flee = Tvůj dinosaurus na { $space } je poražen, ale chameleoní kůže ho může zachránit. Kam unikne?
ask-lay = Vejce { $egg } z { $eggs }: kam umístíš mládě?
ask-lay-again = Dinosaurus z { $space } je odebrán. Kam ho umístíš?
ask-take = Vejce { $egg } z { $eggs }: tvá zásoba je prázdná. Odebereš dinosaura, abys ho umístil jinam?
ask-remove = Podnebí ti bere { $count ->
    [one] 1 dinosaura
    [few] { $count } dinosaury
   *[other] { $count } dinosaurů
}. Kterého odebereš?
ask-window-climate-before = Než se otočí žeton podnebí: zahraješ kartu?
ask-window-climate-after = Po žetonu podnebí: zahraješ kartu?
ask-window-after-bid = Tvá nabídka leží: zahraješ kartu?
ask-window-paying = Než zaplatíš: zahraješ kartu?
ask-window-initiative = Žetony jsou seřazeny: zahraješ kartu?
ask-window-movement-start = Fáze pohybu začíná: zahraješ kartu?
ask-window-before-clan = { $seat } se chystá k pohybu: zahraješ kartu?
ask-window-own-movement = Tvůj pohyb začíná: zahraješ kartu?
ask-window-attacked = { $seat } na tebe útočí, { $start } → { $target }, a vyhrává na { $wins } stěn: zahraješ kartu?
ask-window-own-births = Jsi na tahu v rozmnožování: zahraješ kartu?
ask-window-before-removal = Než se odeberou mrtví: zahraješ kartu?
ask-window-points = Než se rozdají body: zahraješ kartu?

## Terminal: choices
action-pass-window = nehrát nic
action-pass-move = dál se nehýbat
action-pass-lay = nic neumístit
action-pass-flee = nechat ho padnout
action-move = jde
action-fly = letí
action-swim = plave
action-lay = Mládě na:
action-take = Odebrat z:
action-remove = Odebrat z:
action-flee = Uniknout na:
action-attack = útok
action-baby = vražedné mládě
action-forward = vpřed
action-back = vzad
action-first = první místo
action-last = poslední místo
verb-pass = pas
verb-bid = nabídka
verb-play = zahraj
verb-place = místo
verb-move = jdi
verb-fly = leť
verb-swim = plav
verb-lay = umísti
verb-take = přemísti
verb-remove = odeber
verb-flee = unikni
odds-attack = { $start } → { $target }, soupeř: { $seat }. Tvé rohy: { $horns }, jeho: { $against }. Vyhráváš na { $wins } stěn: { $faces }.
odds-baby = Vražedné mládě na { $space }: vyhrává na { $wins } stěn; rohy se nepočítají.
odds-tusks = Zahraje-li soupeř tuto kartu, má o 2 rohy víc: { $card }.

## Terminal: headings
label-climate = Podnebí
label-all-live = přežijí všichni
label-some-live = { $count ->
    [0] tvoji padnou
    [one] 1 tvůj přežije
    [few] { $count } tvoji přežijí
   *[other] { $count } tvých přežije
}
label-next-token = Příští žeton
label-seen-token = Tvůj šestý smysl: přijde „{ $token }“.
label-meteorite = Meteorit { $chance }: pak hra končí
label-none-fall = Teď to vypadá, že ti v tomto kole nepadne nikdo.
label-some-fall = Teď to vypadá, že v tomto kole { $count ->
    [one] padne 1 tvůj dinosaurus
    [few] padnou { $count } tvoji dinosauři
   *[other] padne { $count } tvých dinosaurů
} z { $herd }.
label-clan = Klan
label-mp = MB
label-dinosaurs = Dino
label-movement = Pohyb
label-horns = Rohy
label-eggs = Vejce
label-heat = Teplo
label-fur = Srst
label-vials = Lektv.
label-cards = Karty
label-column = Sloupec
label-bid = Nabídka
label-prize = Za
label-event-card = Karta události
label-hand = Tvé karty událostí
label-no-cards = Nemáš žádnou kartu události.
label-discarded = odhozena
command-genes = geny
command-cards = karty
help-genes = co který gen dělá a kdo ho má
help-cards = patnáct karet událostí a které už byly zahrány
example-action = jdi c4 d4
example-clause = E2.4.3
help-odds = šance všech tvých možných útoků nebo jednoho: šance c4 d4
help-words = Slova: bid SLOUPEC NABÍDKA, play KARTA, place MÍSTO, move ODKUD KAM (také fly, swim), lay, take, remove nebo flee POLE, pass. Česky: nabídka, zahraj, místo, jdi, leť, plav, umísti, přemísti, odeber, unikni, pas. Stačí začátek slova a sloveso se smí vynechat: c4 d4.
help-signs = Na mapě je nahoře jméno pole a krajina, dole dinosaurus klanu a podnebí: ✓ ideální, ☼ horká, * studená, † smrtící. V tabulce: Dino 5+3 znamená pět na plánu a tři v zásobě; Rohy 3/1 znamená tři při útoku a jeden při obraně; Teplo a Srst jsou vrstvy.

## Chance entered by hand
chance-order = Vylosuj žeton klanu na { $place }. místo: čí je?
chance-areas = Vylosuj startovní oblasti, klan: { $seat }. Které to jsou?
chance-token = Otoč vrchní žeton podnebí: co na něm je?
chance-peek = Podívej se na vrchní žeton podnebí a vrať ho; smí ho znát: { $seat }. Co na něm je?
chance-gene = Vylosuj gen do { $column }. sloupce: který to je?
chance-card = Lízni kartu události; dostane ji: { $seat }. Která to je?
chance-die = { $seat } útočí, { $start } → { $target }, vyhrává na { $wins } stěn. Hoď bojovou kostkou: co padlo?
chance-baby = Hoď bojovou kostkou za vražedné mládě: co padlo?

## Why a dinosaur fell
cause-fight = v boji
cause-baby = kvůli vražednému mláděti
cause-climate = kvůli podnebí
cause-newborn = jako mládě

## The log
event-ordered = Počáteční pořadí, { $place }. místo: { $seat }.
events-ordered = Počáteční pořadí: { $list }.
item-ordered = { $seat }
event-settled = { $seat } začíná na { $space }.
run-settled = { $seat } začíná na { $list }.
item-settled = { $space }
event-round = { $number }. kolo
event-phase = { $phase }
event-turned = Žeton podnebí: { $token }.
event-becalmed = Žeton podnebí: { $token }, ale je bezvětří.
event-wheel = Kotouč ukazuje: { $terrain }.
event-meteorite = Dopadá meteorit, hra končí.
event-peeked = { $seat } vidí příští žeton podnebí: { $token }.
event-offered = { $column }. sloupec: { $gene }.
events-offered = V nabídce: { $list }.
item-offered = { $column } { $gene }
event-bid = { $seat } nabízí { $bid } ve sloupci { $column }.
event-pushed = { $seat } je přebit.
event-took-gene = { $seat } bere gen: { $gene }.
events-took-gene = Geny: { $list }.
item-took-gene = { $seat }: { $gene }
event-took-card = { $seat } si líže kartu události.
event-drew-card = Je to { $card }.
event-took-nothing = { $seat } nedostává nic.
event-paid = { $seat } platí { $amount } MB.
events-paid = Zaplaceno: { $list }.
item-paid = { $seat } { $amount }
event-played = { $seat } hraje kartu: { $card }.
event-placed = { $seat } jde na místo { $place }.
events-placed = Nové pořadí: { $list }.
item-placed = { $seat }
event-moves = { $seat } má body pohybu: { $steps }.
event-moved = { $seat } jde { $from } → { $to }.
run-moved = { $seat } jde { $list }.
item-moved = { $from } → { $to }
event-flew = { $seat } letí { $from } → { $to }.
event-swam = { $seat } plave { $from } → { $to }.
event-attacked = { $seat } útočí { $from } → { $to }, brání se { $defender }.
event-horns = Rohy { $attack } proti { $defence }.
event-die = Kostka: { $face }.
event-won = { $seat } vítězí na { $space }.
event-held = { $seat } hájí { $space }.
event-fled = Poražený dinosaurus uniká na { $to }.
event-fell = { $seat } ztrácí dinosaura na { $space } { $cause }.
event-fell-fight = Poražený dinosaurus padá.
event-fell-baby = { $seat } ztrácí dinosaura na { $space }.
event-fell-newborn = Padá mládě.
event-fell-climate = Oběť podnebí: { $seat } { $space }.
events-fell-climate = Oběti podnebí: { $list }.
item-fell-climate = { $seat } { $space }
event-laid = Mládě: { $seat } { $space }.
events-laid = Mláďata: { $list }.
item-laid = { $seat } { $space }
event-took-off = { $seat } odebírá dinosaura z { $space }, aby ho umístil jinam.
event-baby = { $seat } klade vražedné mládě na { $space }, soupeř: { $defender }.
event-declined = { $seat } neumísťuje mládě.
event-lapsed = { $seat } nemá pro mládě žádné pole.
event-marked = { $seat } odebere dinosaura z { $space }.
run-marked = { $seat } odebere dinosaury z { $list }.
item-marked = { $space }
event-feasted = Slavnost přináší { $amount } MB.
event-scored = { $seat } dostává { $amount } MB.
events-scored = Body: { $list }.
item-scored = { $seat } +{ $amount }

## Web table
web-meteorite-in = Meteorit v kole { $rounds ->
    [1] { $last }
    [2] { $first } nebo { $last }
   *[other] { $first } až { $last }
}
web-meteorite-odds = meteorit { $chance }
web-outside = vně: příští žeton
web-seen-token = příště: { $token }
web-all-live = žijí všichni
web-traits = Vlastnosti všech klanů
web-horns-both = Rohy, útok a obrana
web-you-have = máš { $points } MB
web-event-card = událost
web-event-card-effect = Lízneš si kartu události.
web-gene-legs = nohy
web-gene-horn = roh
web-gene-thermoregulation = teplo
web-gene-fur = srst
web-gene-egg = vejce
web-gene-vial = lektvar
# The same as in gene-…, with places where a narrow column may part it.
web-column-bony-plates = Kostěné pláty
web-column-regeneration = Regene{"\u00AD"}race
web-column-killer-babies = Vražedná mláďata
web-column-cave-dweller = Jeskynní obyvatel
web-column-adrenaline-rush = Příval adrena{"\u00AD"}linu
web-column-chameleon-skin = Chame{"\u00AD"}leoní kůže
web-bids = { $seat } nabízí { $bid }, cíl: { $prize }.
web-totem = Označený totem: přebije ho jen nabídka aspoň o 3 vyšší
web-minimum = Klan si vždy nechává poslední { $count } dinosaury.
web-ask-bid = O který gen se ucházíš?
web-bid-again = Nabídni znovu: { $seat } bere sloupec „{ $prize }“.
web-bid-closed = Sloupec „{ $prize }“ je ti zavřený, dokud tě nepřebijí v jiném.
web-bid-hint = Vyšší nabídka vytlačí cizí žeton. { $vials ->
    [0] {""}
    [one] Tvůj lektvar sníží cenu o 1 MB.
   *[other] Tvé lektvary sníží cenu o { $vials } MB.
}
web-bid-leaves = Zbude ti { $points } MB.
web-ask-lay = Kam umístíš mládě?
web-ask-take = Tvá zásoba je prázdná. Odebereš dinosaura, abys ho umístil jinam?
web-egg = vejce { $egg } z { $eggs }
web-remove-hint = Stiskni jednoho ze svých dinosaurů, který nemůže přežít.
web-baby = Vražedné mládě na { $space }, soupeř { $seat }?
web-baby-odds = Rohy se nepočítají. Padne buď soupeř, nebo mládě.
web-pass-lay = Nic neumístit
web-pass-flee = Nechat ho padnout
web-points-ahead = { $points } MB. { $ahead ->
    [0] Stejně, ale méně dinosaurů: { $seat }.
   *[other] Náskok { $ahead }, druhé místo: { $seat }.
} Meteorit dopadl v { $number }. kole.
web-points-round = { $points } MB. Meteorit dopadl v { $number }. kole.
web-result = Co se komu stalo
web-stat-points = MB
web-stat-fell-baby = padlo kvůli mláďatům
web-stat-paid = placeno MB

## What would be right in maps.toml and components.toml
right-players = { $seats }, tedy počet hráčů ve jménu mapy
right-spaces = { $spaces }, tedy počet uvedených polí
right-coasts = nejvýše { $most } pobřežních polí
right-starts = dvojice polí této mapy
right-start-count = { $seats ->
    [one] jedna dvojice polí
    [few] { $seats } dvojice polí, jedna pro každého hráče
   *[other] { $seats } dvojic polí, jedna pro každého hráče
}
right-map = jako jméno každé mapy počet jejích hráčů, 2 až { $most }
right-map-for = mapa pro tento počet hráčů: { $seats }
right-fixed = { $figure }, protože s tím pravidla počítají
right-faces = stěn celkem { $faces }, jak udává box.die_faces
right-in-order = toto v tomto pořadí: { $known }
right-tokens = žetonů celkem { $count }
right-ring = terénů { $sections }
right-one-list = každý terén jen v jednom seznamu
right-some-list = seznam s terénem { $terrain }, který v žádném není
