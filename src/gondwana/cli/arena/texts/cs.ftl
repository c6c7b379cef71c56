## Nápověda
help-tournament = Nechá boty hrát na všech místech se stejnými semínky: hodnocení, podíly výher a kdo skončí před kým. Dohrané hry zůstávají; stejný příkaz pokračuje tam, kde byl přerušen.
help-bots = Boti; každý sedí na každém místě stejně často; vypíše je „gondwana bots“.
help-tournament-seats = Kolik míst má stůl; bez toho tolik, kolik je botů, pokud to hra dovolí.
help-tournament-games = Přibližně kolik her; zaokrouhlí se nahoru, aby se každé semínko hrálo ve všech rozesazeních.
help-results = Kde se uchovají dohrané hry (.jsonl); bez toho ve tvé složce dat.
help-anew = Zahodí uchované hry a začne znovu.
help-on = Kde hrát: ray na tomto počítači, nebo adresa clusteru, například ray://host:10001; bez toho na vláknech zde. Výsledky na tom nezávisejí.
help-rotate = Každé semínko hraje v každém pootočení míst, aby se jejich štěstí vyrušilo, a ukazuje boty místo míst; --games se zaokrouhlí nahoru na celá pootočení.
help-tournament-plot = Nakreslí hodnocení, výhry a křížovou tabulku jako .png nebo .svg.
example-tournament = zjistit, který ze dvou botů je lepší, když se štěstí rozdělí spravedlivě
example-tournament-kept = uchovat hry v souboru, zapsat tabulky a obrázek
example-tournament-ray = totéž na clusteru Ray

## Turnaj
column-rating = Hodnocení
column-finish = Pořadí
column-think = ms
tournament-title = { $game }, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $seeds ->
    [one] { $seeds } semínko
    [few] { $seeds } semínka
   *[other] { $seeds } semínek
}, počet rozesazení: { $seatings }, semínko { $seed }
tournament-playing = Hraje se
tournament-cross = Skončí před …
tournament-found = Z { $games } her už bylo hotovo { $done }: { $file }
tournament-kept = Hry jsou uchovány zde: { $file }
tournament-interrupted = Přerušeno. Z { $games } her je uchováno { $done } v { $file }; stejný příkaz odtud pokračuje.
tournament-shared = Sdílené první místo se počítá jako část výhry, sdílené pořadí jako napůl vpředu.
tournament-stopped = { $games ->
    [one] { NUMBER($games) } hra byla zastavena
    [few] { NUMBER($games) } hry byly zastaveny
   *[other] { NUMBER($games) } her bylo zastaveno
  } po kole { NUMBER($rounds) } a počítá se podle tehdejšího stavu.
tournament-timed = Boti, kteří přemýšlejí podle hodin, se nerozhodují vždy stejně: znovu to může dopadnout trochu jinak.
tournament-rating = Hodnocení: OpenSkill (Plackett–Luce); všichni začínají na 25.

## Obrázek
plot-rating = Hodnocení
plot-rating-axis = μ podle OpenSkill, s intervalem 95 %
plot-cross = Řádek skončí před sloupcem
plot-tournament = { $game }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}

## Vyváženost
help-balance = Ukáže, jakou cenu mají místa a věci ve vyhraných hrách stejných botů a jak dlouhé a těsné hry jsou: stránka pro prohlížeč.
help-balance-bot = Bot, který sedí na všech místech.
help-balance-seats = Kolik míst má stůl.
help-balance-games = Kolik her.
help-out = Kam zapsat stránku (.html); bez toho sem, balance-HRA.html.
help-balance-json = Zapíše čísla i jako JSON.
example-balance = který gen, karta nebo místo vyhrává víc, než je jeho podíl
balance-watching = Sleduje se
balance-title = Co vyhrává ve hře { $game }?
balance-sub = Počet her: { $games }, počet stejných botů ({ $bot }): { $seats }
balance-rounds-tile = kol trvá hra v průměru, od { $least } do { $most }
balance-margin-tile = bodů je v průměru mezi prvním a druhým
balance-ties-tile = her má několik vítězů
balance-seat-tile = vyhrává nejlepší místo: { $seat }; rovný podíl je { $fair }
balance-thing-tile = procentního bodu výher navíc dává: { $thing }
balance-seats-title = Místa
balance-even = Žádné místo nevyhrává víc, než dovoluje náhoda.
balance-uneven = Místa se liší víc, než dovoluje náhoda.
balance-seats-note = Podíl her, které které místo vyhraje, s intervalem 95 %. Čára je rovný podíl.
balance-seat-column = Místo
balance-share-column = Výhry
balance-points-column = Body
balance-worth-title = Jakou to má cenu?
balance-worth-note = O kolik častěji vyhrává ten, kdo to měl, než jeho místo v průměru, v procentních bodech, s intervalem. Kroužek ukazuje ty, kdo to měli v první polovině své hry; pruh, kolik jich to mělo. Kdo vede, může si dovolit víc: je vidět, co jde s výhrou ruku v ruce, ne vždy, co ji způsobuje. Intervaly počítají s tím, kolik věcí se porovnává: na 95 stránkách ze sta platí všechny; co je barevné, liší se víc, než dovolí náhoda.
balance-few = Tak málo her řekne málo: nech hrát aspoň několik set (--games).
balance-thing-column = mělo
balance-gain-column = Zisk
balance-more = a dalších { $number }, které měl jen málokdo: { $names }
balance-row = { $name }: mělo { $held } míst, v průměru { $most } najednou; zisk { $gain } procentního bodu, interval od { $low } do { $high }
balance-length-title = Jak dlouho
balance-length-note = Kola jedné hry a kolik her bylo tak dlouhých.
balance-close-title = Jak těsně
balance-close-note = Body mezi prvním a druhým.
balance-scores-title = Body
balance-scores-note = Body na konci, u vítězů a u všech ostatních, obojí jako podíl z jejich počtu.
balance-winners = vítězové
balance-others = ostatní
balance-stopped = { $games ->
    [one] { $games } hra byla zastavena
    [few] { $games } hry byly zastaveny
   *[other] { $games } her bylo zastaveno
  } po kole { $rounds } a počítá se podle tehdejšího stavu.
balance-foot = Vytvořeno příkazem { $command }, Gondwana { $version }; verze pravidel hry { $game_version }.
balance-timed = Bot přemýšlí podle hodin; znovu mohou čísla vyjít trochu jinak.

## Ladění
help-tune = Vyladí váhy, podle kterých se ve hře hodnotí pozice, hrami hladových botů mezi sebou (CMA-ES) a zapíše je do datového souboru. Odehrané zůstává; stejný příkaz pokračuje tam, kde byl přerušen.
help-generations = Kolik generací, včetně dříve odehraných.
help-tune-games = Kolik her hraje každý návrh jedné generace.
help-tune-check = Kolik her na konci ukáže, jak dobré váhy jsou.
help-tune-seed = Z čeho pocházejí návrhy a kostky: stejné semínko ladí stejně.
help-state = Kde se ladění uchová (.json); bez toho ve tvé složce dat.
help-tune-out = Kam zapsat váhy (.toml); bez toho sem, weights-HRA.toml.
example-tune = lepší váhy pro to, co si o pozici myslí hladoví a hledající boti
tune-tuning = Ladí se
tune-found = Počet generací: { $generations }. Bot s těmito vahami vyhrává { $share } ({ $low } – { $high }) z { $games } her proti botům se starými; rovný podíl by byl { $fair }.
tune-interrupted = Přerušeno. Ladění je uchováno v { $file }; stejný příkaz odtud pokračuje.
tune-kept = Ladění je uchováno zde: { $file }
