### Evo, první vydání (2001): co hráči čtou. Česky.

## Game
game-name = Evo, první vydání
game-blurb = Tři až pět druhů dinosaurů putuje po dvou složených polovinách plánu za podnebím, bojuje, rozmnožuje se a draží geny, s kartami událostí v ruce, dokud nedopadne meteor.

## Seats
seat-T = Tyranosaurus
seat-C = Ceratops
seat-S = Stegosaurus
seat-B = Brachiosaurus
seat-P = Parasaurus

## Phases
phase-setup = Příprava
phase-initiative = Iniciativa
phase-climate = Podnebí
phase-movement = Pohyb a boj
phase-birth = Rozmnožování
phase-survival = Přežití a vývoj
phase-meteor = Meteor a dražba
phase-over = Konec hry

## Terrains
terrain-desert = poušť
terrain-plains = rovina
terrain-hills = kopce
terrain-mountains = hory
terrain-desert-letter = P
terrain-plains-letter = R
terrain-hills-letter = K
terrain-mountains-letter = H

## Zones
zone-temperate = mírno
zone-hot = horko
zone-cold = zima
zone-scorching = žár
zone-freezing = mráz

## Results of the climate roll
result-back = o pole vzad
result-stay = beze změny
result-forward = o pole vpřed

## Half boards
half-small = malý plán
half-medium_a = střední plán A
half-medium_b = střední plán B
half-large = velký plán

## Genes
gene-tail = Ocas
gene-tail-effect = Čím víc ocasů, tím dřív jsi na řadě.
gene-leg = Noha
gene-leg-effect = Máš o 1 bod pohybu víc.
gene-horn = Roh
gene-horn-effect = V každém boji máš o 1 roh víc.
gene-egg = Vejce
gene-egg-effect = Každé kolo máš o 1 mládě víc.
gene-fur = Kožich
gene-fur-effect = Zimu přežije o jednoho tvého dinosaura víc.
gene-parasol = Slunečník
gene-parasol-effect = Horko přežije o jednoho tvého dinosaura víc.
gene-mutation = Mutace
gene-mutation-effect = Od příští dražby tě gen stojí o 1 bod méně, nejméně však 0.
gene-card = Karta
gene-card-effect = Hned si lízneš kartu události a gen odejde ze hry.

## Event cards
card-sleeping-gene = Spící gen
card-sleeping-gene-window = Kdykoli, kdy se smí hrát karta.
card-sleeping-gene-effect = V tomto kole už se nesmí zahrát žádná karta.
card-accident = Nehoda
card-accident-window = Začátek 2. fáze.
card-accident-effect = Odeber jednoho dinosaura jinému hráči, který jich má na plánu aspoň 5.
card-crazy-weather = Bláznivé počasí
card-crazy-weather-window = Začátek 2. fáze, před hodem.
card-crazy-weather-effect = Stojí-li ukazatel podnebí na zelené nebo hnědé, přesuň ho na druhé pole téže barvy. Hod následuje.
card-me-first = Já jdu první
card-me-first-window = Začátek kterékoli fáze.
card-me-first-effect = Do konce kola jsi v pořadí první.
card-genetic-superiority = Genetická převaha
card-genetic-superiority-window = 6. fáze, když platíš.
card-genetic-superiority-effect = Platí za 3 body tvé ceny.
card-gene-theft = Krádež genů
card-gene-theft-window = 6. fáze, po losování nebo když tě někdo přebíjí.
card-gene-theft-effect = Kdo tě chce přebít, musí nabídnout aspoň o 3 víc než ty.
card-killing-frost = Vražedný mráz
card-killing-frost-window = Začátek 5. fáze.
card-killing-frost-effect = V tomto kole má každý druh o jeden kožich méně.
card-killing-rays = Vražedné paprsky
card-killing-rays-window = Začátek 5. fáze.
card-killing-rays-effect = V tomto kole má každý druh o jeden slunečník méně.
card-missing-link = Chybějící článek
card-missing-link-window = 6. fáze, před losováním genů.
card-missing-link-effect = Losuje se o gen méně; kdo první pasuje, nedostane žádný.
card-heat-proof-skin = Žáruvzdorná kůže
card-heat-proof-skin-window = Začátek 5. fáze.
card-heat-proof-skin-effect = V horku přežijí všichni tvoji dinosauři, v žáru však ne.
card-catastrophe = Katastrofa
card-catastrophe-window = Začátek 2. fáze.
card-catastrophe-effect = Místo hodu jde ukazatel podnebí o dvě pole vpřed.
card-tough-kids = Drsná mláďata
card-tough-kids-window = 4. fáze, před tvým rozmnožováním.
card-tough-kids-effect = Mláďata smíš umístit i na cizí dinosaury; hned bojují a mají o 1 roh víc.
card-whose-child = Po kom to dítě je?
card-whose-child-window = Konec 4. fáze.
card-whose-child-effect = Tvůj dinosaurus nahradí mládě jiného hráče, který má na plánu aspoň 5 dinosaurů.
card-weather-gene = Gen počasí
card-weather-gene-window = Začátek 2. fáze.
card-weather-gene-effect = Místo hodu určíš, zda ukazatel podnebí půjde vzad, zůstane, nebo půjde vpřed.
card-big-brother = Velký bratr
card-big-brother-window = Začátek 3. fáze.
card-big-brother-effect = V tomto kole mají tvoji napadení dinosauři o 2 rohy víc.
card-division = Dělení
card-division-window = Hned po jiné kartě.
card-division-effect = Vezmeš si právě zahranou kartu; hrát ji smíš od příštího kola.
card-giant-gene = Gen obrů
card-giant-gene-window = Začátek 3. fáze.
card-giant-gene-effect = V tomto kole mají tvoji dinosauři při útoku o 2 rohy víc.
card-primal-instincts = Prapůvodní pudy
card-primal-instincts-window = Začátek 3. fáze.
card-primal-instincts-effect = Máš tolik bodů pohybu, kolik máš na plánu dinosaurů, ať máš nohou kolik chceš.
card-pthermodactylus = Pthermodactylus
card-pthermodactylus-window = Začátek 5. fáze.
card-pthermodactylus-effect = V zimě přežijí všichni tvoji dinosauři, v mrazu však ne.
card-birth-control = Regulace porodnosti
card-birth-control-window = Začátek 4. fáze.
card-birth-control-effect = V tomto kole se nikomu nic nenarodí.
card-survival-gene = Gen přežití
card-survival-gene-window = Konec 5. fáze.
card-survival-gene-effect = Ostatní ztrácejí 1 bod za každého dinosaura, o kterého v této fázi přišli.
card-wandering-offspring = Toulavé potomstvo
card-wandering-offspring-window = 4. fáze, před tvým rozmnožováním.
card-wandering-offspring-effect = Tvá mláďata smějí i 2 nebo 3 oblasti od tvých starších dinosaurů.
card-unexpected-gene = Nečekaný gen
card-unexpected-gene-window = Když meteor ukončil hru.
card-unexpected-gene-effect = Platí za 2 body.
card-vegetarian-diet = Vegetariánská strava
card-vegetarian-diet-window = Začátek 3. fáze.
card-vegetarian-diet-effect = V tomto kole se nebojuje.
card-defence-gas = Obranný plyn
card-defence-gas-window = Začátek 3. fáze.
card-defence-gas-effect = Ty a jeden hráč, kterého zvolíš, na sebe v tomto kole nesmíte útočit.
card-flood = Potopa
card-flood-window = Začátek 2. fáze.
card-flood-effect = Každý dinosaurus na pobřeží hází kostkou a přičte slunečníky svého druhu; při 3 nebo méně zahyne.
card-blank-one = První vlastní karta
card-blank-two = Druhá vlastní karta

## Cards of your own: when they are played, as parts of a sentence
own-card-windows = { $more ->
    [0] { $last }.
   *[other] { $windows } nebo { $last }.
}
window-start-initiative = začátek 1. fáze
window-start-climate = začátek 2. fáze
window-start-movement = začátek 3. fáze
window-start-birth = začátek 4. fáze
window-own-births = před tvým rozmnožováním
window-end-birth = konec 4. fáze
window-start-survival = začátek 5. fáze
window-end-survival = konec 5. fáze
window-start-meteor = začátek 6. fáze
window-after-meteor = před losováním genů
window-after-draw = po losování genů
window-outbid = když tě někdo přebíjí
window-paying = když platíš
window-last = když meteor ukončil hru
window-answer = hned po jiné kartě

## Cards of your own: what they do
effect-sleep = V tomto kole už se nesmí zahrát žádná karta.
effect-remove = Odeber jednoho dinosaura jinému hráči, který jich má na plánu aspoň { $amount }.
effect-twin = Stojí-li ukazatel podnebí na zelené nebo hnědé, přesuň ho na druhé pole téže barvy.
effect-first = Do konce kola jsi v pořadí první.
effect-pay = Platí za { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
} tvé ceny.
effect-theft = Kdo tě chce přebít, musí nabídnout aspoň o { $amount } víc než ty.
effect-frost = V tomto kole { $whom ->
    [self] máš
    [others] mají všichni ostatní
   *[all] má každý druh
} o { $amount ->
    [one] 1 kožich
    [few] { $amount } kožichy
   *[other] { $amount } kožichů
} méně.
effect-rays = V tomto kole { $whom ->
    [self] máš
    [others] mají všichni ostatní
   *[all] má každý druh
} o { $amount ->
    [one] 1 slunečník
    [few] { $amount } slunečníky
   *[other] { $amount } slunečníků
} méně.
effect-fewer-genes = { $amount ->
    [one] Losuje se o gen méně; kdo první pasuje, nedostane žádný.
    [few] Losuje se o { $amount } geny méně; první { $amount }, kdo pasují, nedostanou žádný.
   *[other] Losuje se o { $amount } genů méně; prvních { $amount }, kdo pasují, nedostane žádný.
}
effect-heat-proof = V tomto kole přežijí v horku všichni { $whom ->
    [self] tvoji dinosauři
    [others] cizí dinosauři
   *[all] dinosauři
}.
effect-shift = Místo hodu { $amount ->
    [0] ukazatel podnebí zůstane na místě
    [1] jde ukazatel podnebí o pole vpřed
    [-1] jde ukazatel podnebí o pole vzad
   *[other] jde ukazatel podnebí { $way ->
        [back] vzad
       *[forward] vpřed
    } o { $steps ->
        [few] { $steps } pole
       *[other] { $steps } polí
    }
}.
effect-tough = { $whom ->
    [self] Mláďata smíš
    [others] Všichni ostatní smějí mláďata
   *[all] Všichni smějí mláďata
} umístit i na cizí dinosaury; hned bojují{ $amount ->
    [0] {""}
    [one] {" "}a mají o 1 roh víc
    [few] {" "}a mají o { $amount } rohy víc
   *[other] {" "}a mají o { $amount } rohů víc
}.
effect-replace = Tvůj dinosaurus nahradí mládě jiného hráče, který má na plánu dinosaurů aspoň { $amount }.
effect-foretell = Místo hodu určíš, zda ukazatel podnebí půjde vzad, zůstane, nebo půjde vpřed.
effect-defend = V tomto kole { $whom ->
    [self] máš
    [others] mají všichni ostatní
   *[all] mají všichni
} při obraně o { $amount ->
    [one] 1 roh
    [few] { $amount } rohy
   *[other] { $amount } rohů
} víc.
effect-divide = Vezmeš si právě zahranou kartu; hrát ji smíš od příštího kola.
effect-attack = V tomto kole { $whom ->
    [self] máš
    [others] mají všichni ostatní
   *[all] mají všichni
} při útoku o { $amount ->
    [one] 1 roh
    [few] { $amount } rohy
   *[other] { $amount } rohů
} víc.
effect-instincts = V tomto kole { $whom ->
    [self] máš tolik bodů pohybu, kolik máš
    [others] mají všichni ostatní tolik bodů pohybu, kolik mají
   *[all] mají všichni tolik bodů pohybu, kolik mají
} na plánu dinosaurů.
effect-cold-proof = V tomto kole přežijí v zimě všichni { $whom ->
    [self] tvoji dinosauři
    [others] cizí dinosauři
   *[all] dinosauři
}.
effect-no-births = V tomto kole se nikomu nic nenarodí.
effect-toll = { $whom ->
    [self] Ztrácíš
    [others] Všichni ostatní ztrácejí
   *[all] Všichni ztrácejí
} { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
} za každého dinosaura ztraceného v této fázi.
effect-wander = { $whom ->
    [self] Tvá mláďata
    [others] Mláďata všech ostatních
   *[all] Mláďata
} smějí až { $amount ->
    [one] 1 oblast
    [few] { $amount } oblasti
   *[other] { $amount } oblastí
} od starších dinosaurů svého druhu.
effect-points = { $whom ->
    [self] Získáváš
    [others] Všichni ostatní získávají
   *[all] Všichni získávají
} { $amount ->
    [one] 1 bod
    [few] { $amount } body
   *[other] { $amount } bodů
}.
effect-peace = V tomto kole { $whom ->
    [self] nesmíš útočit
    [others] smíš útočit jen ty
   *[all] nesmí nikdo útočit
}.
effect-truce = Ty a jeden hráč, kterého zvolíš, na sebe v tomto kole nesmíte útočit.
effect-flood = Každý dinosaurus na pobřeží hází kostkou a přičte slunečníky svého druhu; při { $amount } nebo méně zahyne.

## Options
option-variant = Varianta
option-variant-basic = gen pro každého hráče, dražit musí všichni
option-variant-advanced = o gen méně, kdo první pasuje, nedostane žádný, a meteor dvě kola čeká
option-map = Plány pro čtyři hráče
option-map-small_large = malý a velký
option-map-medium_medium = oba střední
option-map_set = Velikost plánů
option-map_set-full14 = 14 oblastí na hráče
option-map_set-compact9 = 9 oblastí na hráče: těsné a rychlé
option-start_points = Body na začátku
option-start_points-6 = 6, podle maďarských pravidel
option-start_points-10 = 10, podle anglických pravidel
option-initiative_tie = Při stejném počtu ocasů
option-initiative_tie-most = jde dřív, kdo má na plánu víc dinosaurů
option-initiative_tie-fewest = jde dřív, kdo má na plánu méně dinosaurů
option-custom_events = Vlastní karty
option-custom_events-none = žádné, jen 26 tištěných
option-custom_events-file = jedna nebo dvě, zamíchané mezi ostatní
option-tiny = Maličká hra pro výzkum
option-tiny-off = ne: celá hra
option-tiny-on = dvě kola na malých plánech (v pokročilé variantě čtyři); naše vlastní, v žádných pravidlech není

## Sections of the rules
section-E1-S = Příprava
section-E1-1 = 1. fáze: iniciativa
section-E1-2 = 2. fáze: podnebí
section-E1-3 = 3. fáze: pohyb a boj
section-E1-4 = 4. fáze: rozmnožování
section-E1-5 = 5. fáze: přežití a vývoj
section-E1-6 = 6. fáze: meteor a dražba
section-E1-C = Karty událostí
section-E1-E = Konec hry
section-E1-V = Varianta pro pokročilé
section-E1-R = Rozhodnutí o kartách událostí
section-E1-X = Výklad případů, které zůstaly otevřené

## Rules: setup
rule-E1-S1 = Hrají tři, čtyři nebo pět hráčů.
rule-E1-S2 = Ostrov tvoří dvě poloviny plánu přiložené k sobě hranou. Tři hráči hrají na malém a jednom středním plánu, pět na druhém středním a velkém; čtyři si volí mezi malým s velkým, což je výchozí, a oběma středními. Bílé hvězdy u pouští jsou startovní oblasti, pro každého hráče jedna. Stůl volí i velikost, 14 oblastí na hráče, nebo jen 9. Mapy jsme nakreslili sami, protože tištěné se nepodařilo najít.
rule-E1-S3 = Ukazatel podnebí začíná na žlutém pouštním poli vlevo nahoře na stupnici podnebí, meteor na tom poli stupnice kol, které ukazuje počet hráčů.
rule-E1-S4 = Všech 62 genů přijde do sáčku: 6 ocasů, 12 nohou, 8 rohů, 8 vajec, 8 kožichů, 8 slunečníků, 6 mutací a 6 karet.
rule-E1-S5 = 26 karet událostí, každá jiná, se zamíchá a každý dostane tři. Ostatní tvoří dobírací balíček.
rule-E1-S6 = Každý má deset dinosaurů a portrét, na kterém jsou natištěny jedno vejce, jedna noha, jeden kožich, jeden slunečník a jeden ocas, ale žádný roh. Natištěné geny nejsou z těch 62 a počítají se jako koupené.
rule-E1-S7 = Každý začíná se 6 vývojovými body, zkráceně body. Anglická pravidla dávají 10; volí stůl.
rule-E1-S8 = Startovní oblasti se rozdělí náhodně a každý dá na svou jednoho dinosaura.
rule-E1-S9 = Kolo má šest fází: iniciativu, podnebí, pohyb a boj, rozmnožování, přežití a vývoj, meteor a dražbu. Každá skončí, než začne další.
rule-E1-S10 = Dvě oblasti sousedí, mají-li společnou hranici, i tam, kde se plány dotýkají. Které leží na pobřeží a které mají hvězdu, je vyznačeno na mapě (naše rozhodnutí).

## Rules: initiative
rule-E1-1-1 = O pořadí rozhoduje počet ocasů, nejvíc jde první.
rule-E1-1-2 = Při stejném počtu ocasů jde dřív, kdo má na plánu víc dinosaurů. Je-li i to stejné, jde první nejvyšší hod: hází jen ti, kdo jsou na tom stejně, a při další shodě znovu, takže každé jejich pořadí je stejně pravděpodobné (naše rozhodnutí).
rule-E1-1-O = Podle jednoho anglického přehledu jde naopak dřív, kdo má dinosaurů méně. Volí stůl, výchozí je víc.
rule-E1-1-3 = V 1. kole tedy rozhodují jen kostky. Pořadí platí na celé kolo.

## Rules: climate
rule-E1-2-1 = Před hodem na podnebí smějí hráči v pořadí hrát karty událostí, které to dovolují.
rule-E1-2-2 = První hráč hodí kostkou. Při 1 jde ukazatel podnebí o pole vzad, při 2 zůstane, při 3 až 6 jde o pole vpřed.
rule-E1-2-3 = Krajiny jsou poušť (žlutá), rovina (zelená), kopce (hnědé) a hory (šedé). Stupnice podnebí je kruh šesti polí: žluté, zelené, hnědé, šedé, hnědé, zelené a znovu dokola. Zelená a hnědá má dvě (naše rozhodnutí).
rule-E1-2-4 = Od nejnižší jdou krajiny takto: poušť, rovina, kopce, hory. Kterou ukazatel ukazuje, tam je mírno. O stupeň níž je horko a vše pod tím je žár; o stupeň výš je zima a vše nad tím mráz. Stojí-li ukazatel na zelené, je v kopcích zima, na poušti horko a v horách mráz. Na šedé je v kopcích horko, na poušti a rovině žár a zima nikde. Na žluté je na rovině zima, v kopcích a horách mráz a horko nikde.
rule-E1-2-5 = Žár a mráz zabíjejí. Podnebí však zabíjí až v 5. fázi.

## Rules: movement and fighting
rule-E1-3-1 = V pořadí má každý tolik bodů pohybu, kolik má nohou. Bod posune jednoho dinosaura do sousední oblasti jakékoli barvy a body rozdělíš, jak chceš: se dvěma nohama jde jeden o dvě oblasti, nebo dva po jedné. Hýbat se nikdy nemusíš a jeden hráč skončí, než začne další.
rule-E1-3-2 = V oblasti je místo pro jednoho dinosaura. Kde stojí tvůj vlastní, tam vstoupit nesmíš, ani jen projít.
rule-E1-3-3 = Vstoupit tam, kde stojí cizí dinosaurus, stojí bod jako obvykle a je to útok; bojuje se hned.
rule-E1-3-4 = Při pohybu na podnebí nezáleží: smrtící krajinou smíš projít.
rule-E1-3-5 = Útočník hodí jednou kostkou. Má-li stejně rohů jako obránce, vítězí při 1 nebo 2, s jedním navíc při 1 až 4, se dvěma nebo více navíc při 1 až 5, s jedním méně jen při 1. Má-li o dva nebo víc méně, útočit nesmí. Rohy z karet se počítají.
rule-E1-3-6 = Poražený, ať útočník, nebo obránce, se vrací do zásoby svého majitele a ve 4. fázi se může znovu narodit. Vítěz drží oblast. Potom smíš v pohybu pokračovat, i s vítězem.

## Rules: birth
rule-E1-4-1 = V pořadí každý umístí tolik mláďat, kolik má vajec, všechna dřív, než přijde další hráč.
rule-E1-4-2 = Mládě přijde do prázdné oblasti vedle tvého staršího dinosaura, který stál na plánu už před touto fází. Místo jen vedle mláděte nestačí.
rule-E1-4-3 = Rozmnožování je povinné. Odpadá jen s prázdnou zásobou nebo když žádná oblast nevyhovuje; u každého mláděte se to posuzuje znovu.
rule-E1-4-4 = Nemáš-li na začátku svého rozmnožování na plánu žádného dinosaura, přijde první mládě do kterékoli prázdné oblasti a každé další z této fáze vedle některého z nich, takže tvoří jednu skupinu. První smí i tam, kde ostatní místo nenajdou (naše rozhodnutí).
rule-E1-4-5 = Oblasti, které otevírá jen toulavé potomstvo nebo drsná mláďata, jsou nabídka: zbývají-li ti jen ty, smíš skončit (naše rozhodnutí).

## Rules: survival and evolution
rule-E1-5-1 = V mírnu přežijí všichni dinosauři, v žáru a mrazu zahynou všichni. Mrtví se vracejí do zásob svých majitelů.
rule-E1-5-2 = V zimě si na všech takových oblastech dohromady necháš tolik dinosaurů, kolik máš kožichů, v horku tolik, kolik máš slunečníků. Kteří zahynou, volíš ty, ne víc, než musí; hráči volí v pořadí, nejdřív zima (naše rozhodnutí).
rule-E1-5-3 = Potom každý dostane bod za každého svého dinosaura na plánu.
rule-E1-5-4 = Příklad: ukazatel je na hnědé a hráč se dvěma kožichy a jedním slunečníkem má jednoho dinosaura na poušti, dva na rovině, pět v kopcích a dva v horách. Ten na poušti zahyne, jeden ze dvou na rovině zahyne, ostatní přežijí. Kdyby byl ukazatel na žluté, zahynulo by pět v kopcích i dva v horách a slunečník by nebyl k ničemu.

## Rules: meteor and auction
rule-E1-6-1 = Meteor jde o pole dál. Je-li na poli kostka, první hráč hodí a číslo tam uvedené hru ihned ukončí. Poslední pole ji ukončí bez hodu. Pole jdou do 15; na poli 12 končí hra při 1, na poli 13 při 1 nebo 2, na poli 14 při 1 až 3. To dává 9 až 12 kol ve třech, 8 až 11 ve čtyřech, 7 až 10 v pěti (naše rozhodnutí, protože tištěná čísla se nepodařilo najít).
rule-E1-6-2 = V posledním kole se nedraží.
rule-E1-6-3 = Ze sáčku se vylosuje tolik genů, kolik je hráčů, každý do vlastní řady. Stejné geny smějí ležet ve více řadách. Nestačí-li sáček, vylosuje se, co zbývá, a kdo pasují první, nedostanou nic; není-li v něm nic, dražba odpadá (naše rozhodnutí).
rule-E1-6-4 = V pořadí každý položí svůj žeton do některé řady a řekne cenu, třeba 0. V obsazené řadě musí být vyšší než ta, která tam stojí. Smí být i vyšší než 6.
rule-E1-6-5 = Koho přebijí, ten hned a přede všemi ostatními položí žeton znovu: výš v téže řadě, nebo do kterékoli jiné; koho přebije on, pokračuje stejně. Když už není nikdo vytlačen, jde se dál v pořadí. Vynechat nesmí nikdo a platnou nabídku nelze měnit.
rule-E1-6-6 = Dražba končí, když má každý řadu sám pro sebe. Každý zaplatí cenu sníženou o bod za každou mutaci z dřívějších kol, nejméně však 0: nabídka 5 stojí se dvěma mutacemi 3, nabídka 1 nic. Nabídnout smíš nejvýš tolik, kolik máš bodů a mutací dohromady, víc jen s genetickou převahou vyloženou k nabídce. Kdo pasovat nesmí, pro toho je vždy volná řada a stačí v ní 0 (naše rozhodnutí).
rule-E1-6-7 = Gen přijde na portrét. Za gen karty si hned lízneš kartu události a gen odejde ze hry nadobro. Víc hráčů líže v pořadí; z prázdného balíčku nic není a zahrané karty se znovu nemíchají (naše rozhodnutí).
rule-E1-6-8 = Portréty s geny vidí všichni. Otevřené jsou i body, nabídky, zahrané karty a počet karet v ruce; tajné jsou ruce a balíček, kromě karty získané dělením nebo vyložené k nabídce. V ruce smíš mít karet libovolně (naše rozhodnutí).

## Rules: event cards
rule-E1-C0 = Zahraná karta odchází ze hry a v prvních dvou kolech se nesmí hrát žádná. V jednom kole smíš zahrát víc karet. Ale kartu, která mění podnebí, smí být v kole zahrána jen jedna: bláznivé počasí, katastrofa, nebo gen počasí, a přednost má, kdo je dřív v pořadí. Nové karty dávají jen geny karty a dělení.
rule-E1-C1 = Spící gen, kdykoli, kdy se smí hrát karta: v tomto kole už žádná další. Co bylo zahráno, platí.
rule-E1-C2 = Nehoda, na začátku 2. fáze: odeber jednoho dinosaura jinému hráči, který jich má na plánu aspoň pět. Vrací se do zásoby majitele.
rule-E1-C3 = Bláznivé počasí, na začátku 2. fáze před hodem: stojí-li ukazatel podnebí na zeleném nebo hnědém poli, přejde na druhé pole téže barvy.
rule-E1-C4 = Já jdu první, na začátku kterékoli fáze: do konce kola jsi v pořadí první.
rule-E1-C5 = Genetická převaha, v 6. fázi, když platíš: platí za 3 body tvé ceny.
rule-E1-C6 = Krádež genů, v 6. fázi: kdo tě chce přebít, musí nabídnout aspoň o 3 víc než ty.
rule-E1-C7 = Vražedný mráz, v 5. fázi: každý druh má v tomto kole o jeden kožich méně.
rule-E1-C8 = Vražedné paprsky, v 5. fázi: každý druh má v tomto kole o jeden slunečník méně.
rule-E1-C9 = Chybějící článek, v 6. fázi: losuje se o gen méně, než je hráčů, a kdo první pasuje, nedostane žádný.
rule-E1-C10 = Žáruvzdorná kůže, v 5. fázi: v horku přežijí všichni tvoji dinosauři, v žáru však ne.
rule-E1-C11 = Katastrofa, na začátku 2. fáze: místo hodu jde ukazatel podnebí o dvě pole vpřed.
rule-E1-C12 = Drsná mláďata, ve 4. fázi: mláďata smíš umístit i na cizí dinosaury. Hned bojují a mají o jeden roh víc.
rule-E1-C13 = Po kom to dítě je?, na konci 4. fáze: tvůj dinosaurus nahradí mládě jiného hráče, který má na plánu aspoň pět dinosaurů.
rule-E1-C14 = Gen počasí, na začátku 2. fáze: výsledek hodu na podnebí určíš ty.
rule-E1-C15 = Velký bratr, na začátku 3. fáze: tvoji napadení dinosauři mají v tomto kole o dva rohy víc.
rule-E1-C16 = Dělení, hned po jiné kartě: vezmeš si ji, totiž naposledy zahranou. Hrát ji smíš od příštího kola.
rule-E1-C17 = Gen obrů, na začátku 3. fáze: tvoji dinosauři mají v tomto kole při útoku o dva rohy víc.
rule-E1-C18 = Prapůvodní pudy, na začátku 3. fáze: máš tolik bodů pohybu, kolik máš na plánu dinosaurů, bez ohledu na nohy.
rule-E1-C19 = Pthermodactylus, v 5. fázi: v zimě přežijí všichni tvoji dinosauři, v mrazu však ne.
rule-E1-C20 = Regulace porodnosti, na začátku 4. fáze: fáze se v tomto kole vynechá.
rule-E1-C21 = Gen přežití, na konci 5. fáze: ostatní hráči ztrácejí bod za každého dinosaura, o kterého v této fázi přišli. Pod 0 se neklesá (naše rozhodnutí).
rule-E1-C22 = Toulavé potomstvo, ve 4. fázi: tvá mláďata smějí i dvě nebo tři oblasti od tvých starších dinosaurů.
rule-E1-C23 = Nečekaný gen, na konci posledního kola: platí za 2 body.
rule-E1-C24 = Vegetariánská strava, na začátku 3. fáze: v tomto kole se nebojuje.
rule-E1-C25 = Obranný plyn, na začátku 3. fáze: příměří s hráčem, kterého zvolíš. Ani jeden z vás v tomto kole na druhého neútočí.
rule-E1-C26 = Potopa, na začátku 2. fáze: za každého dinosaura na pobřeží se hodí a přičte se jedna za každý slunečník jeho druhu. Při 3 nebo méně zahyne.
rule-E1-C27 = V krabici jsou dvě prázdné karty na vlastní události; stůl smí vyplnit jednu nebo obě.

## Rules: the end
rule-E1-E1 = Vítězí, kdo má nejvíc bodů, při shodě kdo má na plánu víc dinosaurů. Je-li i to stejné, podle pravidel se vítězové rozdělí, nebo si dají ještě jednu hru; zde se dělí (naše rozhodnutí).
rule-E1-E2 = Dva body za nečekaný gen se přičtou, než se cokoli porovná. O dalších místech rozhoduje totéž (naše rozhodnutí).

## Rules: advanced variant
rule-E1-V1 = Losuje se o gen méně, než je hráčů.
rule-E1-V2 = Dražit se nemusí. Kdo první pasuje, je z dražby venku a gen nedostane; pasovat smí i ten, koho přebili; potom platí obvyklá pravidla. Pasuješ jen tehdy, když máš položit žeton, ať je volná řada, nebo ne, a neplatíš nic. Chybí-li řad víc, kvůli variantě, chybějícímu článku nebo prázdnému sáčku, smí jich pasovat právě tolik (naše rozhodnutí).
rule-E1-V3 = V prvních dvou kolech se meteor nehýbe a nehází se na něj, takže hra je o dvě kola delší (zčásti naše rozhodnutí).

## Rulings on event cards
rule-E1-R1 = Karty mají svůj čas, viz E1.R19. Pokaždé se v pořadí ptáme všech, kdo mají kartu, ať se hodí, nebo ne, aby otázka nic neprozradila, dokud všichni po sobě nepasují. Karta působí hned. Odpovědět na ni lze jen dělením, na to se v pořadí jednou ptáme všech, kdo mají kartu, a pak začíná ptaní znovu od toho, kdo je právě první. V 1. a 2. kole a po spícím genu do konce kola se neptáme. Kartu, která musí jmenovat oblast, dinosaura nebo hráče, nelze zahrát, není-li takový. Účinky trvají do konce kola (naše rozhodnutí).
rule-E1-R2 = Karty o přežití se hrají na začátku 5. fáze, před smrtí a body. Žáruvzdorná kůže a Pthermodactylus jsou silnější než paprsky a mráz. Kožichy a slunečníky neklesnou pod 0 (naše rozhodnutí).
rule-E1-R3 = Spící gen nic nevrací a dělením ho získat nelze. V kole, které se ukáže jako poslední, zabrání i nečekanému genu (naše rozhodnutí).
rule-E1-R4 = Po bláznivém počasí se hází jako obvykle. Stojí-li ukazatel na žluté nebo šedé, zahrát ho nelze (naše rozhodnutí).
rule-E1-R5 = Po kartě Já jdu první si ostatní pořadí ponechají. Kdo ji zahrál, hází i na meteor a draží první. V 1. fázi, kde se ptáme v pořadí minulého kola, předchází ocasům, které pak řadí jen ostatní (naše rozhodnutí).
rule-E1-R6 = Genetická převaha zaplatí po odečtení mutací až 3 z ceny; co přebývá, propadá, a cena 0 kartu nepotřebuje. K nabídce vyšší než tvé body a mutace se vykládá otevřeně, smíš-li ji v tomto kole zahrát: od 3. kola, bez spícího genu a ne právě získanou dělením. Při placení ji pak zahrát musíš, ať spící gen přišel, nebo ne. Přebijí-li tě a už ji nepotřebuješ, vrací se do ruky (naše rozhodnutí).
rule-E1-R7 = Krádež genů platí celou dražbu, ať tvůj žeton stojí kdekoli. Zahraná v odpověď na nabídku nad tvou platí i pro ni: není-li aspoň o 3 vyšší, bere se zpět i s kartou, která u ní leží, a její hráč volí znovu (naše rozhodnutí).
rule-E1-R8 = Chybějící článek se hraje před losováním a pro tuto dražbu platí to, co ve variantě: kdo první pasuje, je bez genu. Ve variantě se obojí sčítá: o dva geny méně a pasují první dva (naše rozhodnutí).
rule-E1-R9 = Drsná mláďata útočí podle obvyklé tabulky i se svým rohem navíc, tedy ne se dvěma rohy méně. Musí být dost blízko, nebo tak daleko, jak dovolí toulavé potomstvo; obě karty lze spojit. Poražený se vrací do zásoby. Vejce je spotřebováno tak jako tak; poražené mládě lze za další vejce umístit znovu. Začínáš-li bez dinosaura, smí první mládě i na kteréhokoli cizího, a nezbylo-li z mláďat žádné, je další zase první (naše rozhodnutí).
rule-E1-R10 = Karta Po kom to dítě je? klade dinosaura z tvé zásoby na místo druhého, který se vrací majiteli; s prázdnou zásobou ji zahrát nelze. Nahrazený se musel narodit v této fázi a ještě tam stát (naše rozhodnutí).
rule-E1-R11 = S velkým bratrem mohou být tvoji dinosauři nenapadnutelní, i pro drsná mláďata. Gen obrů se přičítá k rohu drsných mláďat (naše rozhodnutí).
rule-E1-R12 = Prapůvodní pudy počítají tvé dinosaury na začátku tvého pohybu (naše rozhodnutí).
rule-E1-R13 = Regulace porodnosti platí pro všechny a ukončí fázi i s pozdějšími chvílemi pro karty (naše rozhodnutí).
rule-E1-R14 = Toulavé potomstvo počítá oblasti po souši a obsazenými se smí projít. Poslední je prázdná, nebo s drsnými mláďaty cizí. Kdo začíná bez dinosaura, tomu nepomůže (naše rozhodnutí).
rule-E1-R15 = Vegetariánská strava a obranný plyn zakazují i vstup do dotyčných oblastí a zastaví také boje drsných mláďat (naše rozhodnutí).
rule-E1-R16 = Potopa postihne dinosaury všech hráčů v oblastech u moře. Natištěné slunečníky se počítají. Hráči jdou v pořadí, oblasti podle mapy, jeden hod za dinosaura (naše rozhodnutí).
rule-E1-R17 = Při dělení přijde karta do ruky až po svém účinku, který zůstává. Vzít si smíš i vlastní kartu, dělení však ne. Chce-li ji víc hráčů, rozhoduje pořadí (naše rozhodnutí).
rule-E1-R18 = Vlastní karty jsou ze souboru: každá má jméno a jeden z uvedených účinků s vlastními údaji, totiž kdy se hraje, kolik činí a koho se týká. Zamíchají se před rozdáváním, takže karet je nejvýš 28. Co zakazují první dvě kola a podnebí, to nesmějí ani ony (naše rozhodnutí).
rule-E1-R19 = Toto jsou chvíle pro karty v pořadí; spící gen se hodí vždy. Začátek 1. fáze: já jdu první. Začátek 2., před hodem: já jdu první, nehoda, bláznivé počasí, katastrofa, gen počasí, potopa. Začátek 3.: já jdu první, velký bratr, gen obrů, prapůvodní pudy, vegetariánská strava, obranný plyn. Začátek 4.: já jdu první, regulace porodnosti. Před vlastním rozmnožováním, máš-li v zásobě dinosaura: drsná mláďata, toulavé potomstvo. Konec 4.: Po kom to dítě je? Začátek 5.: já jdu první, vražedný mráz, vražedné paprsky, žáruvzdorná kůže, Pthermodactylus. Konec 5., po bodech: gen přežití. Začátek 6., než se meteor pohne: já jdu první. Před losováním genů: chybějící článek. Po losování a znovu, když zazní nabídka nad tvou a ještě neplatí: krádež genů. Před placením: genetická převaha. Když meteor ukončil hru: nečekaný gen (naše rozhodnutí).
rule-E1-R20 = Katastrofa a gen počasí nahrazují hod a pohnou ukazatelem hned, jak jsou zahrány; gen počasí přitom jmenuje výsledek. Obranný plyn, nehoda a Po kom to dítě je? jmenují svůj cíl při zahrání (naše rozhodnutí).

## Readings for cases left open
rule-E1-X1 = Karta vyložená k nabídce se vrací do ruky, když je nabídka vytlačena nebo vzata zpět; k nové se musí vyložit znovu. Dokud tam leží, nepočítá se mezi karty v ruce a při placení se hraje první (naše rozhodnutí).
rule-E1-X2 = Jakmile někdo kartu dělením získal, na ni už se dalších neptáme. Spící gen nemůže být odpovědí na kartu (naše rozhodnutí).
rule-E1-X3 = Regulace porodnosti, jakmile na ni bylo možné odpovědět dělením, ukončí i ptaní na začátku 4. fáze (naše rozhodnutí).
rule-E1-X4 = Na začátku 1. fáze se ptáme v pořadí, v jakém skončilo minulé kolo (naše rozhodnutí).
rule-E1-X5 = Přežití jde hráč po hráči, nejdřív zima, pak horko, vždy jedna volba. Kde není co volit, neptáme se (naše rozhodnutí).
rule-E1-X6 = Skončíš-li, kde smíš, odpadají všechna tvá další narození, i když ti po začátku bez dinosaura zbývají jen boje (naše rozhodnutí).
rule-E1-X7 = Potopa, drsná mláďata, toulavé potomstvo a gen přežití nejmenují cíl a smějí se zahrát i bez účinku. Při potopě se hází, i když rozhodnou samy slunečníky (naše rozhodnutí).
rule-E1-X8 = Pořadí každé skupiny, která je v iniciativě na tom stejně, se určí najednou (naše rozhodnutí).
rule-E1-X9 = Nejdřív všichni zaplatí, potom se v pořadí berou geny a karty (naše rozhodnutí).
rule-E1-X10 = I dinosaurus narozený díky drsným mláďatům je mládě této fáze (naše rozhodnutí).
rule-E1-X11 = Tvůj pohyb končí bez ptaní, když se žádný tvůj dinosaurus nemůže hnout (naše rozhodnutí).

## Refusals
refusal-E1-S9 = Na to se v této fázi neptáme.
refusal-E1-3-1 = Bod pohybu posune jednoho tvého dinosaura do sousední oblasti.
refusal-E1-3-1-turn = Teď se nehýbeš ty.
refusal-E1-3-2 = Stojí tam tvůj vlastní dinosaurus, vstoupit nelze.
refusal-E1-3-5 = S dvěma rohy méně, než má obránce, útočit nesmíš.
refusal-E1-4-1 = Teď mláďata neumísťuješ ty.
refusal-E1-4-2 = Mládě přijde do prázdné oblasti vedle tvého dinosaura, který tam stál už před touto fází, pokud karta neotevře jiné.
refusal-E1-4-3-pass = Rozmnožování je povinné, dokud je koho umístit a sousední oblast je prázdná.
refusal-E1-4-4 = Tuto fázi začínáš bez dinosaura, proto toto mládě přijde vedle ostatních právě narozených.
refusal-E1-5-2 = Vyber některého ze svých dinosaurů v dotyčné krajině.
refusal-E1-5-2-pass = Podnebí si vezme své; ty volíš jen kterého.
refusal-E1-5-2-turn = Teď nevolíš ty, kdo zahyne.
refusal-E1-6-3 = V té řadě žádný gen není.
refusal-E1-6-4 = Ta řada je obsazená: nabídka tam musí být vyšší než ta, která platí.
refusal-E1-6-4-turn = Teď nedražíš ty.
refusal-E1-6-5-pass = Tuto dražbu vynechat nelze: polož žeton do některé řady, ve volné stačí 0.
refusal-E1-6-6 = To nemůžeš zaplatit: nabídnout smíš nejvýš své body a mutace dohromady a co přidá karta.
refusal-E1-C0 = V prvních dvou kolech se karty hrát nesmějí.
refusal-E1-C0-hold = Tuto kartu v ruce nemáš.
refusal-E1-C0-climate = Podnebí už v tomto kole jedna karta změnila a víc jich být nesmí.
refusal-E1-C1 = Spící gen se hraje, když se na karty ptáme, ale ne jako odpověď na kartu.
refusal-E1-C1-asleep = Platí spící gen: v tomto kole už se nesmí zahrát žádná karta.
refusal-E1-C2 = Nehoda se hraje jen na začátku 2. fáze, a to na dinosaura jiného hráče, který jich má aspoň pět.
refusal-E1-C3 = Bláznivé počasí se hraje jen na začátku 2. fáze.
refusal-E1-C4 = Já jdu první se hraje jen na začátku fáze.
refusal-E1-C5 = Genetická převaha se hraje jen při placení za gen.
refusal-E1-C6 = Krádež genů se hraje jen po losování genů, nebo když tě někdo přebíjí.
refusal-E1-C7 = Vražedný mráz se hraje jen na začátku 5. fáze.
refusal-E1-C8 = Vražedné paprsky se hrají jen na začátku 5. fáze.
refusal-E1-C9 = Chybějící článek se hraje jen v 6. fázi, před losováním genů.
refusal-E1-C10 = Žáruvzdorná kůže se hraje jen na začátku 5. fáze.
refusal-E1-C11 = Katastrofa se hraje jen na začátku 2. fáze.
refusal-E1-C12 = Drsná mláďata se hrají jen ve 4. fázi, před vlastním rozmnožováním.
refusal-E1-C13 = Po kom to dítě je? se hraje jen na konci 4. fáze, a to na mládě jiného hráče, který má aspoň pět dinosaurů.
refusal-E1-C14 = Gen počasí se hraje jen na začátku 2. fáze a říká vzad, beze změny, nebo vpřed.
refusal-E1-C15 = Velký bratr se hraje jen na začátku 3. fáze.
refusal-E1-C16 = Dělení se hraje jen hned po jiné kartě.
refusal-E1-C17 = Gen obrů se hraje jen na začátku 3. fáze.
refusal-E1-C18 = Prapůvodní pudy se hrají jen na začátku 3. fáze.
refusal-E1-C19 = Pthermodactylus se hraje jen na začátku 5. fáze.
refusal-E1-C20 = Regulace porodnosti se hraje jen na začátku 4. fáze.
refusal-E1-C21 = Gen přežití se hraje jen na konci 5. fáze.
refusal-E1-C22 = Toulavé potomstvo se hraje jen ve 4. fázi, před vlastním rozmnožováním.
refusal-E1-C23 = Nečekaný gen se hraje, jen když meteor ukončil hru.
refusal-E1-C24 = Vegetariánská strava se hraje jen na začátku 3. fáze.
refusal-E1-C24-peace = Kvůli kartě v tomto kole útočit nesmíš.
refusal-E1-C25 = Obranný plyn se hraje jen na začátku 3. fáze a jmenuje jiného hráče.
refusal-E1-C25-truce = S tímto hráčem máš v tomto kole příměří.
refusal-E1-C26 = Potopa se hraje jen na začátku 2. fáze.
refusal-E1-C27 = Vlastní karta se hraje jen tehdy a na toho, kdy a na koho to říká její text, a jen u stolu, který ji vyplnil.
refusal-E1-E1 = Hra skončila.
refusal-E1-R1 = Právě se ptáme na karty a odpovídá někdo jiný.
refusal-E1-R4 = Ukazatel podnebí stojí na žluté nebo šedé a druhé pole té barvy není.
refusal-E1-R6 = Nemáš co platit, takže není s čím pomáhat.
refusal-E1-R6-pledged = Tato karta leží u tvé nabídky a po dražbě za ni zaplatí.
refusal-E1-R7 = Tu nabídku chrání krádež genů: přebít ji lze jen o tolik, kolik karta žádá.
refusal-E1-R10 = Nahradit lze jen dinosaura narozeného v této fázi, a to jen ze tvé zásoby.
refusal-E1-R17-fresh = Tuto kartu máš v tomto kole z dělení; hrát ji smíš od příštího.

## What is asked
ask-bid = Draž: napiš řadu a cenu, například 2 3. Máš { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $mutations ->
    [0] {""}
    [one] {" "}a 1 mutaci
    [few] {" "}a { $mutations } mutace
   *[other] {" "}a { $mutations } mutací
}.
ask-bid-again = Tvá nabídka je přebita.
ask-bid-pass = Smíš pasovat, pak gen nedostaneš.
ask-move = Tvůj pohyb: { $steps ->
    [one] zbývá 1 bod pohybu
    [few] zbývají { $steps } body pohybu
   *[other] zbývá { $steps } bodů pohybu
}. Který dinosaurus půjde kam?
ask-lay = { $eggs ->
    [one] Tvé poslední mládě: kam přijde?
    [few] Ještě { $eggs } mláďata: kam přijde další?
   *[other] Ještě { $eggs } mláďat: kam přijde další?
}
ask-lay-stop = Co zbývá, je jen nabídka; smíš skončit.
ask-remove = { $zone ->
    [hot] Horko
   *[cold] Zima
} ti bere { $count ->
    [one] 1 dinosaura
    [few] { $count } dinosaury
   *[other] { $count } dinosaurů
}. Kterého?
ask-window-start-initiative = Začíná nové kolo, pořadí ještě není určeno: zahraješ kartu?
ask-window-start-climate = Před hodem na podnebí: zahraješ kartu?
ask-window-start-movement = Než se kdo pohne: zahraješ kartu?
ask-window-start-birth = Před rozmnožováním: zahraješ kartu?
ask-window-own-births = Teď se budeš rozmnožovat: zahraješ kartu?
ask-window-end-birth = Všechna mláďata jsou na místě: zahraješ kartu?
ask-window-start-survival = Než si podnebí vezme své: zahraješ kartu?
ask-window-end-survival = Body jsou rozdány: zahraješ kartu?
ask-window-start-meteor = Než se meteor pohne: zahraješ kartu?
ask-window-after-meteor = Před losováním genů: zahraješ kartu?
ask-window-after-draw = Před dražbou: zahraješ kartu?
ask-window-outbid = { $seat } nabízí { $price } v řadě { $row }, nad tebou: zahraješ kartu?
ask-window-paying = Než všichni zaplatí: zahraješ kartu?
ask-window-last = Meteor dopadl, toto je poslední příležitost: zahraješ kartu?
ask-window-answer = Právě byla zahrána karta „{ $card }“: odpovíš na ni kartou?

## Terminal: choices
action-pass-window = nehrát nic
action-pass-move = dál se nehýbat
action-pass-lay = už žádné mládě
action-pass-bid = pasovat, bez genu
action-lay = Mládě na:
action-remove = Zahyne:
action-attack = útok
action-fight = boj
action-back = vzad
action-stay = beze změny
action-forward = vpřed
verb-pass = pas
verb-bid = nabídka
verb-play = zahraj
verb-move = jdi
verb-lay = umísti
verb-remove = odeber
odds-attack = { $start } → { $target }, soupeř: { $seat }. Tvé rohy: { $horns }, jeho: { $against }. Vyhráváš na { $wins } z { $sides } čísel; poražený se vrací do zásoby.
odds-kid = Mládě na { $target }, soupeř: { $seat }. Tvé rohy: { $horns }, jeho: { $against }. Vyhrává na { $wins } z { $sides } čísel; poražený se vrací do zásoby.

## Terminal: headings
label-climate = Podnebí
label-all-live = všichni
label-some-live = { $count ->
    [0] tvoji zahynou
    [one] 1 tvůj přežije
    [few] { $count } tvoji přežijí
   *[other] { $count } tvých přežije
}
label-all-die = zahynou všichni
label-roll = Příští hod
label-no-roll = V tomto kole nahrazuje hod karta.
label-meteor = Meteor
label-meteor-risk = { $sides ->
    [0] V tomto kole hru ukončit nemůže.
    [6] Toto je poslední kolo.
   *[other] Šance, že ukončí hru v tomto kole: { $sides }/6.
}
label-meteor-next = { $sides ->
    [0] V příštím kole hru ukončit nemůže.
    [6] Příští kolo je poslední.
   *[other] Šance, že ukončí hru v příštím kole: { $sides }/6.
}
label-meteor-waits = Čeká ještě { $rounds ->
    [one] 1 kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}.
label-meteor-struck = Meteor dopadl.
label-meteor-end = Poslední bude některé z kol { $first } až { $last }.
label-meteor-last = Poslední bude { $last }. kolo.
label-none-die = Teď to vypadá, že ti v tomto kole nezahyne nikdo.
label-some-die = Teď to vypadá, že v tomto kole { $herd ->
    [one] tvůj jediný dinosaurus zahyne
   *[other] { $count ->
        [one] zahyne 1 tvůj dinosaurus
        [few] zahynou { $count } tvoji dinosauři
       *[other] zahyne { $count } tvých dinosaurů
    } z { $herd }
}.
label-species = Druh
label-points = Body
label-dinosaurs = Dino
label-tails = Ocas
label-legs = Noha
label-horns = Roh
label-eggs = Vej
label-furs = Kož
label-parasols = Slun
label-mutations = Mut
label-cards = Kart
label-row = Řada
label-price = Cena
label-gene = Gen
label-protected = přebije { $price }
label-pledged = s kartou { $card }
label-out = mimo tuto dražbu: { $seats }
label-bag = v sáčku { $count }
label-hand = Tvé karty událostí
label-no-cards = Nemáš žádnou kartu události.
label-open-cards = { $seat } má, jak všichni viděli: { $cards }.
label-played = zahrána
label-pile = V dobíracím balíčku { $count ->
    [one] je 1 karta
    [few] jsou { $count } karty
   *[other] je { $count } karet
}
label-asleep = Spící gen: v tomto kole už se nehraje žádná karta.
label-no-births = V tomto kole se nerodí.
label-peace = V tomto kole nesmí útočit: { $seats }.
label-truce = Příměří: { $seat } a { $other }.
command-genes = geny
command-cards = karty
help-genes = co který gen dělá, kolik jich kdo má a kolik jich zbývá v sáčku
help-cards = karty událostí, kdy se která hraje a které už byly zahrány
example-action = jdi s01 s02
example-clause = E1.3.5
help-odds = šance všech tvých možných útoků nebo jednoho: šance s01 s02
help-words = Slova: bid ŘADA CENA, play KARTA, move ODKUD KAM, lay OBLAST, remove OBLAST, pass. Česky: nabídka, zahraj, jdi, umísti, odeber, pas. Karta, která něco jmenuje: play accident OBLAST, play defence-gas PÍSMENO HRÁČE, play weather-gene forward. Stačí začátek slova a sloveso se smí vynechat: a04 a05.
help-signs = Na mapě je nahoře jméno oblasti a písmeno krajiny, dole dinosaurus a podnebí: ✓ mírno, ☼ horko, * zima, † žár nebo mráz. ~ značí pobřeží, ★ startovní oblast, ° mládě. Meteor končí hru při čísle v závorce a na † bez hodu. V tabulce: Dino 5+5 znamená pět na plánu a pět v zásobě; Roh 3/1 znamená tři při útoku a jeden při obraně.

## Chance entered by hand
chance-star = Vylosuj startovní oblast, dostane ji: { $seat }. Která to je?
chance-card = Lízni kartu události, dostane ji: { $seat }. Která to je?
chance-order = V iniciativě jsou na tom stejně: { $seats }. Hoďte: v jakém pořadí půjdou?
chance-climate = { $seat } hází na podnebí: co padlo?
chance-flood = Potopa, { $region }, { $seat }: co padlo?
chance-fight = { $seat } útočí, { $start } → { $target }, a vyhrává nejvýš při { $wins }: co padlo?
chance-kid = Mládě bojuje na { $target }, patří: { $seat }. Vyhrává nejvýš při { $wins }: co padlo?
chance-meteor = { $seat } hází na meteor: co padlo?
chance-gene = Vylosuj gen do řady { $row }: který to je?

## Why a dinosaur left the board
cause-fight = v boji
cause-newborn = jako mládě
cause-climate = kvůli podnebí
cause-accident = při nehodě
cause-flood = při potopě
cause-child = výměnou

## The log
event-started = { $seat } začíná na { $region }.
events-started = Startovní oblasti: { $list }.
item-started = { $seat } { $region }
event-dealt = { $seat } dostává kartu: { $card }.
run-dealt = { $seat } dostává karty: { $list }.
item-dealt = { $card }
event-round = { $number }. kolo
event-phase = { $phase }
event-placed = { $place }. místo: { $seat }.
events-placed = Pořadí: { $list }.
item-placed = { $seat }
event-played = { $seat } hraje kartu „{ $card }“.
event-named = Zasažen je { $victim }, { $region }.
event-foretold = Výsledek hodu: { $result }.
event-truce = Příměří platí s tímto hráčem: { $other }.
event-divided = { $seat } si bere „{ $card }“ do ruky.
event-first = { $seat } jde do konce kola první.
event-climate-die = Hod na podnebí: { $die }.
event-climate = Mírno je teď: { $terrain }.
event-flooded = Potopa, { $region }: { $seat } hází { $die }, slunečníky: { $parasols }.
event-moves = { $seat } má body pohybu: { $steps }.
event-moved = { $seat } jde { $from } → { $to }.
run-moved = { $seat } jde { $list }.
item-moved = { $from } → { $to }
event-attacked = { $seat } útočí { $from } → { $to }, brání se { $defender }.
event-kid = { $seat } klade mládě na { $region }, soupeř: { $defender }.
event-horns = Rohy { $attack } proti { $defence }.
event-fight-die = Kostka: { $die }, vítězí nejvýš { $wins }.
event-won = { $seat } vítězí na { $region }.
event-held = { $seat } hájí { $region }.
event-fell = { $seat } ztrácí dinosaura na { $region } { $cause }.
event-fell-fight = { $seat } ztrácí dinosaura.
event-fell-newborn = Mládě hyne.
event-fell-climate = Oběť podnebí: { $seat } { $region }.
run-fell-climate = Oběti podnebí: { $seat } { $list }.
item-fell-climate = { $region }
event-fell-accident = { $seat } ztrácí dinosaura na { $region }.
event-fell-flood = Utone.
event-fell-child = { $seat } ztrácí mládě na { $region }.
event-skipped = V tomto kole se nerodí.
event-born = Mládě: { $seat } { $region }.
run-born = Mláďata: { $seat } { $list }.
item-born = { $region }
event-stopped = { $seat } už mláďata neumísťuje; zbylá vejce: { $eggs }.
event-lapsed = { $seat } už mládě umístit nemůže; zbylá vejce: { $eggs }.
event-replaced = Na { $region } je místo mláděte nový dinosaurus: { $seat }. Přichází o ně { $victim }.
event-scored = { $seat } dostává body: { $amount }.
events-scored = Body: { $list }.
item-scored = { $seat } +{ $amount }
event-forfeited = { $seat } ztrácí body: { $amount }.
events-forfeited = Ztracené body: { $list }.
item-forfeited = { $seat } −{ $amount }
event-gained = { $seat } získává body: { $amount }.
events-gained = Získané body: { $list }.
item-gained = { $seat } +{ $amount }
event-meteor = Meteor je na poli { $space }.
event-meteor-die = Kostka: { $die }.
event-crashed = Meteor dopadá, hra končí.
event-offered = { $row }. řada: { $gene }.
events-offered = V nabídce: { $list }.
item-offered = { $row } { $gene }
event-no-genes = Sáček je prázdný, dražba odpadá.
event-bid = { $seat } nabízí { $price } v řadě { $row }.
event-pledged = { $seat } k nabídce vykládá „{ $card }“.
event-unpledged = { $seat } si „{ $card }“ bere zpět do ruky.
event-outbid = { $seat } má přebitou nabídku.
event-taken-back = { $seat } bere zpět nabídku { $price } v řadě { $row }.
event-out = { $seat } pasuje a gen nedostane.
event-paid = { $seat } platí { $amount }.
events-paid = Zaplaceno: { $list }.
item-paid = { $seat } { $amount }
event-took-gene = { $seat } bere gen: { $gene }.
events-took-gene = Geny: { $list }.
item-took-gene = { $seat }: { $gene }
event-took-card = { $seat } si líže kartu události.
event-drew-card = Je to „{ $card }“.

## What would be right in maps.toml, components.toml and a file of your own cards
right-board-once = jméno, které v sadě { $set } žádný jiný plán nemá
right-board-for = plán jménem { $name } v sadě { $set }
right-layout-for = rozložení sady { $set } pro tento počet hráčů: { $seats }, a to { $halves }
right-count = { $count }, tedy počet uvedených oblastí
right-stars = { $stars }, tedy počet oblastí s hvězdou
right-star-on-desert = hvězda jen na poušti
right-stars-players = { $stars }, tedy počet hvězd na obou plánech
right-own-names = plán, jehož oblasti se nejmenují jako na levém, dohromady s nejvýš { $most } oblastmi
right-seam = oblast levého plánu a potom oblast pravého
right-seam-beside = dvě oblasti, jejichž q a r leží hned vedle sebe
right-fixed = { $figure }, protože s tím pravidla počítají
right-ring = krajin { $spaces }
right-roll = celá čísla pro každé číslo kostky, celkem { $sides }, od -{ $most } do { $most }
right-numbers = seznam čísel kostky, 1 až { $sides }
right-windows = aspoň jedno z tohoto, každé jen jednou: { $known }
right-no-key = nic: událost s účinkem { $effect } má jen { $known }
right-in-order = toto v tomto pořadí: { $known }
right-events = jedna nebo dvě události, nejvýš { $most }
right-event-name = jméno z nejvýš { $most } znaků
right-event-names = jméno, které druhá událost nemá

## Web table
web-outside = vně: příští hod
web-hub = mírno
web-zoom = mapa zvětšená { $size }krát
web-zooms = Velikost mapy
web-coast = pobřeží
web-star = hvězda
web-newborn = narozen v tomto kole
web-traits = Geny všech druhů
web-cards = karty událostí
web-open-cards = všichni viděli: { $cards }
web-peace = nesmí útočit
web-truce = příměří: { $seat }
web-out = mimo dražbu
web-purse = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $mutations ->
    [0] { "" }
   *[other] , sleva z ceny: { $mutations }
}
web-higher = vyšší nabídky
web-ask-lay = Kam přijde tvé mládě?
web-eggs = { $eggs ->
    [one] zbývá 1 vejce
    [few] zbývají { $eggs } vejce
   *[other] zbývá { $eggs } vajec
}
web-remove-hint = Stiskni některého ze svých dinosaurů v takové krajině.
web-ask-bid = O který gen se ucházíš?
web-bid-again = Tvá nabídka je přebita. O který gen se ucházíš teď?
web-bid-hint = Vyšší nabídka vytlačí toho, kdo v řadě je. { $mutations ->
    [0] Zaplatíš, co nabídneš.
   *[other] Zaplatíš o { $mutations } méně, než nabídneš.
}
web-bid-leaves = Zbude vám bodů: { $points }.
web-pass-lay = Už žádné mládě
web-pass-bid = Pasovat, bez genu
file-custom-events = Vlastní karty událostí
web-aim = „{ $card }“: vyber koho
web-window-outbid = { $seat } tě přebíjí: { $prize } za { $price }. Zahraješ kartu?
web-points-ahead = Body: { $points }. { $ahead ->
    [0] Stejně, ale méně dinosaurů: { $seat }.
   *[other] Náskok { $ahead }, druhé místo: { $seat }.
} Meteor dopadl v { $number }. kole.
web-points-round = Body: { $points }. Meteor dopadl v { $number }. kole.
web-result = Co který druh dokázal
web-stat-points = body
web-stat-paid = zaplacené body
