### Co říká příkazová řádka. Česky.

range = { $low } – { $high }
written = Zapsáno: { $file }
compiling = Překládám pravidla …
compiling-note = Pravidla se při prvním použití překládají do strojového kódu. Trvá to asi minutu, jednou na každém počítači.
problem-output-standard = Výstup nelze zapsat tam, kam je přesměrován; podívej se, zda je tam místo a smíš tam psát.

## Examples
example-serve = sednout si ke stolům v prohlížeči; bez příkazu se stane totéž
example-play = hrát druhé vydání hry Evo proti dvěma botům, tady v terminálu
example-simulate = nechat boty odehrát deset tisíc her a nakreslit, jak dopadly
example-rules = číst pravidla, nebo jeden jejich článek
example-replay = znovu si krok za krokem prohlédnout hru uloženou pomocí --record

## Help
metavar-file = SOUBOR
metavar-folder = SLOŽKA
metavar-game = HRA
metavar-games = [HRA…]
metavar-clause = ČLÁNEK
help-usage = Použití:
help-options-word = PŘEPÍNAČE
help-command-word = PŘÍKAZ
help-commands = Příkazy
help-examples = Příklady
help-arguments = Argumenty
help-options = Přepínače
help-default = [výchozí: { $value }]
help-help = Ukáže tuto nápovědu.
help-lang = Jazyk, kterým mluvit; bez něj jazyk tvého systému.
help-version = Ukáže verzi programu.
help-gondwana = Deskové hry o vývoji dinosaurů: hraní, simulace, přehrávání, pravidla.
help-serve = Nabídne stoly prohlížečům na tomto počítači a jeden otevře; totéž dělá samotné gondwana.
help-host = Kde naslouchat; 0.0.0.0 pustí dovnitř i ostatní z tvé sítě.
help-port = Port; 0 vezme volný.
help-database = Kde stoly uchovávat: adresa SQLAlchemy pro SQLite nebo PostgreSQL; jinak SQLite ve složce s daty.
help-data = Složka pro databázi a klíč, kterým se podepisují cookies; jinak tvá vlastní složka s daty.
help-no-browser = Neotvírat prohlížeč.
help-play = Hra tady v terminálu, s boty nebo s dalšími u stejné klávesnice.
help-simulate = Mnoho her mezi boty: kdo jak často vyhrává a s kolika body.
help-replay = Zaznamenaná hra znovu, krok za krokem.
help-check = Ověří záznam hry podle pravidel, nebo soubor TOML s mapami či herním materiálem.
help-rules = Pravidla hry: všechna, oddíl jako E2.4, nebo článek jako E2.4.6.
help-list = Jaké hry tu jsou a jaké volby mají jejich stoly.
help-warm = Přeloží hry předem, aby se na to později nečekalo.
help-bench = Změří, jak rychle hry na tomto počítači běží.
help-game = Která hra; „gondwana games“ je vypíše.
help-play-seats = Kdo kde sedí: you (ty), nebo jméno bota; více „you“ sdílí klávesnici; boty vypíše „gondwana bots“.
help-seats = Boti, jeden na každé místo; vypíše je „gondwana bots“.
help-option = Volba stolu; může být zadána vícekrát.
help-maps = Vlastní soubor map místo map hry.
help-events = Vlastní soubor událostí pro prázdné karty (Evo, první vydání).
help-seed = Z čeho se berou kostky: stejné semínko dá stejné kostky. Bez něj se vytvoří nové.
help-simulate-seed = Z čeho se berou kostky: stejné semínko dá stejné hry.
help-most-rounds = Po tolika kolech hru zastavit a říci, kolikrát se to stalo; 0: nikdy. Bez udání tam, kde ji pravidla možná neukončí.
help-record = Kam hru uložit.
help-dice = Kdo hází a losuje: program (seeded), nebo ty u stolu (mine).
help-resume = Uložená hra, která bude pokračovat tak, jak začala: týž stůl, tatáž místa a kostky.
help-games = Kolik her.
help-jobs = Kolik vláken; 0 je jedno na jádro. Výsledky na tom nezávisí.
help-json = Zapíše všechno jako JSON.
help-csv = Zapíše řádek za každou hru a místo jako CSV.
help-plot = Nakreslí rozložení bodů a výhry, jako .png nebo .svg.
help-per-game = Do souboru JSON vypíše i každou hru.
help-force = Přepíše soubory, které už existují.
help-record-file = Záznam hry.
help-plain = Vypíše celou hru a nečeká na klávesy; totéž udělá, když je nemá kdo stisknout.
help-check-file = Záznam hry, nebo soubor .toml s mapami, herním materiálem či váhami.
help-clause = Článek nebo oddíl; bez něj všechna pravidla.
help-warm-games = Které hry; bez zadání všechny.
help-bench-games = Které hry; bez zadání všechny.
help-seconds = Kolik sekund měřit každý údaj.

## Server
serve-ready = Stoly jsou na { $address }
serve-stop = Ctrl+C server zastaví; žádná hra se neztratí.
problem-serve-port = Port { $port } je obsazený, možná jinou Gondwanou; zvol jiný pomocí --port, nebo 0 pro volný.
problem-serve-host = Na { $host }, port { $port }, nelze naslouchat; zkus --host 127.0.0.1 a port nad 1023.
problem-serve-data = Složku { $folder } nelze použít; zvol jinou pomocí --data.
problem-serve-database = Databázi { $url } nelze otevřít; zadej adresu jako sqlite:///stoly.db nebo postgresql+psycopg://localhost/gondwana.

## Tables
column-seat = Místo
column-number = Č.
column-bot = Bot
column-wins = Výhry
column-interval = 95 %
column-score = Body
column-deviation = Odch.
column-spread = 5–95 %
column-rank = Pořadí
column-option = Volba
column-value = Hodnota
column-meaning = Význam
column-measure = Měření
column-figure = Údaj

## Simulate
simulate-playing = Hraje se
simulate-title = { $game }: { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}, semínko { $seed }
simulate-rounds = Kola: průměrně { $mean }, od { NUMBER($least) } do { NUMBER($most) }. Dělené první místo se počítá jako část výhry.
simulate-stopped = { $games ->
    [one] Jedna hra byla zastavena
    [few] { NUMBER($games) } hry byly zastaveny
   *[other] { NUMBER($games) } her bylo zastaveno
  } po { NUMBER($rounds) }. kole a počítá se tehdejší stav.
simulate-speed = Rozhodnutí: { $decisions }, z toho { $unforced } se skutečnou volbou, za { $seconds } s: { $rate } za sekundu.

## Plot
plot-title = { $game }: { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}
plot-seed = Semínko { $seed }
plot-scores = Body
plot-points = body na konci; výška: jak často, každý řádek zvlášť
plot-mean = průměr { $mean }
plot-wins = Výhry
plot-share = podíl her, s 95% intervalem
plot-fair = rovným dílem: { $share }

## Games
games-seats = Počet míst: { $low } až { $high }.
games-options = Volby stolu
games-default = výchozí
games-default-with = výchozí při { $choice }
games-how = Zkus: gondwana play { $game } --option { $option }

## Check
check-fine = { $file } odpovídá pravidlům od prvního řádku do posledního.
check-game = { $game }, { $lines ->
    [one] jeden tah nebo náhodná událost
    [few] { $lines } tahy a náhodné události
   *[other] { $lines } tahů a náhodných událostí
}.
check-over = Hra skončila po { $rounds ->
    [one] jednom kole
   *[other] { $rounds } kolech
}.
check-unfinished = Hra neskončila; je v { $rounds }. kole.
check-standing = { $rank }. { $seat }: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}
check-face-down = Body leží až do konce hry lícem dolů.
check-dice-verified = Kostky pocházejí ze semínka, a to je to, které bylo na začátku slíbeno.
check-dice-secret = Semínko ještě není prozrazeno, takže kostky s ním nešlo porovnat.
check-dice-hand = Kostky byly zadány ručně, takže není semínko, se kterým je porovnat.
check-components = { $file } je v pořádku: soubor { $name } pro hru { $game }.

## Replay
replay-place = Krok { $step } z { $steps }
replay-round = Kolo { $round }
replay-start = Před prvním kolem
replay-keys = Enter nebo → dál · p nebo ← zpět · číslo a Enter: to kolo · q konec
replay-go = Kolo: { $typed }
replay-no-round = Kolo { $round } tu není; tato hra má kola 1 až { $last }.
replay-end = Hra skončila.
replay-unfinished = Záznam tu končí; hra ne.

## Warm and bench
warm-compiling = Překládám { $game }
warm-done = { $game } je připravena; trvalo to { $seconds } s.
bench-measuring = Měřím { $game } …
bench-title = { $game }, počet míst: { $seats }, náhodná hra
bench-one = Přeloženo, jedno vlákno: rozhodnutí za sekundu
bench-one-unforced = … z toho se skutečnou volbou
bench-two = Přeloženo, dvě vlákna: rozhodnutí za sekundu
bench-scaling = Dvě vlákna proti jednomu
bench-decision = Jedno rozhodnutí z Pythonu, přeloženo
bench-copy = Jedna kopie z Pythonu
bench-plain = Prostý Python: rozhodnutí za sekundu

## Bots
help-ladder = Vypsat boty ke stolu: jaký který je a jak je silný.
bots-random = Kterýkoli dovolený tah, jak chce kostka.
bots-careless = Každý druhý tah, jak chce kostka, jinak ten, který vypadá nejlépe.
bots-greedy = Vždy tah, který právě vypadá nejlépe.
bots-search = Před každým tahem se tolikrát podívá dopředu, nebo se dívá tolik milisekund; stačí jakékoli číslo. Všude kromě stolu v prohlížeči.
bots-measured = Jak jsou silní: hodnocení OpenSkill a milisekundy na rozhodnutí
column-game = Hra
column-seats = Místa
column-thinking = ms
