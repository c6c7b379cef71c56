### Amit a parancssor mond. Magyar.

range = { $low } – { $high }
written = Kiírva: { $file }
compiling = A szabályok fordítása …
compiling-note = A szabályok az első használatkor gépi kóddá alakulnak. Ez nagyjából egy percig tart, gépenként egyszer.
problem-output-standard = A kimenet nem írható oda, ahová irányítva van; nézd meg, van-e ott hely, és írhatsz-e oda.

## Examples
example-serve = asztalhoz ülhetsz a böngészőben; parancs nélkül is ez történik
example-play = játszhatsz egy Evo, második kiadást két bot ellen, itt a terminálban
example-simulate = tízezer játszmát játszathatsz a botokkal, és lerajzolhatod az eredményt
example-rules = elolvashatod a szabályokat, vagy csak egy pontjukat
example-replay = lépésről lépésre újranézhetsz egy játszmát, amelyet a --record mentett el

## Help
metavar-file = FÁJL
metavar-folder = MAPPA
metavar-game = JÁTÉK
metavar-games = [JÁTÉK…]
metavar-clause = PONT
help-usage = Használat:
help-options-word = KAPCSOLÓK
help-command-word = PARANCS
help-commands = Parancsok
help-examples = Példák
help-arguments = Argumentumok
help-options = Kapcsolók
help-default = [alapérték: { $value }]
help-help = Ezt a súgót mutatja.
help-lang = Milyen nyelven szóljon; nélküle a rendszered nyelvén.
help-version = A program változatát mutatja.
help-gondwana = A dinoszauruszok evolúciójáról szóló társasjátékok: játék, szimuláció, visszajátszás, szabályok.
help-serve = Asztalok a böngészőnek ezen a gépen, és meg is nyit egyet; a gondwana magában ugyanezt teszi.
help-host = Hol figyeljen; 0.0.0.0 esetén a hálózatodból mások is bejöhetnek.
help-port = A port; 0 esetén egy szabad.
help-database = Hol legyenek az asztalok: SQLite vagy PostgreSQL SQLAlchemy-címe; nélküle SQLite az adatmappában.
help-data = Az adatbázis és a sütiket aláíró kulcs mappája; nélküle a saját adatmappád.
help-no-browser = Ne nyisson böngészőt.
help-play = Játék itt a terminálban, botokkal vagy másokkal ugyanannál a billentyűzetnél.
help-simulate = Sok játszma botokkal: ki milyen gyakran nyer, és hány ponttal.
help-replay = Egy feljegyzett játszma visszanézése, lépésről lépésre.
help-check = Egy jegyzőkönyv ellenőrzése a szabályok szerint, vagy egy térképeket vagy tartozékokat leíró TOML-fájlé.
help-rules = Egy játék szabályai: mind, egy szakasz (például E2.4) vagy egy pont (például E2.4.6).
help-list = Milyen játékok vannak, és mik az asztaluk beállításai.
help-warm = Játékok lefordítása előre, hogy később ne kelljen várni rá.
help-bench = Megméri, milyen gyorsan futnak a játékok ezen a gépen.
help-game = Melyik játék; a „gondwana games” felsorolja őket.
help-play-seats = Ki hol ül: you (te), vagy egy bot neve; több „you” közös billentyűzeten játszik; a botokat a „gondwana bots” sorolja fel.
help-seats = A botok, helyenként egy; a „gondwana bots” felsorolja őket.
help-option = Az asztal egy beállítása; többször is megadható.
help-maps = Saját térképfájl a játéké helyett.
help-events = Saját eseményfájl az üres kártyákhoz (Evo, első kiadás).
help-seed = Amiből a kockák jönnek: ugyanabból a magból ugyanazok a kockák. Nélküle új mag készül.
help-simulate-seed = Amiből a kockák jönnek: ugyanabból a magból ugyanazok a játszmák.
help-most-rounds = Ennyi kör után abbahagyja a játszmát, és megmondja, hányszor történt ez; 0: soha. Nélküle: ahol a szabályok talán nem vetnek véget neki.
help-record = Ide menti a játszmát.
help-dice = Ki dob és húz: a program (seeded), vagy te az asztalnál (mine).
help-resume = Egy elmentett játszma, amely úgy folytatódik, ahogy elkezdődött: ugyanaz az asztal, ugyanazok a helyek és kockák.
help-games = Hány játszma legyen.
help-jobs = Hány szálon; 0: magonként egy. Az eredmény nem függ tőle.
help-json = Mindent kiír JSON-ként.
help-csv = Játszmánként és helyenként egy sort ír ki CSV-ként.
help-plot = Lerajzolja a pontok eloszlását és a győzelmeket (.png vagy .svg).
help-per-game = A JSON-fájlban minden játszmát is felsorol.
help-force = Felülírja a már létező fájlokat.
help-record-file = A jegyzőkönyv.
help-plain = Kiírja az egész játszmát, és nem vár billentyűre; így tesz akkor is, ha nincs, aki lenyomja.
help-check-file = Egy jegyzőkönyv, vagy egy térképeket, tartozékokat vagy súlyokat leíró .toml fájl.
help-clause = Egy pont vagy egy szakasz; nélküle az összes szabály.
help-warm-games = Mely játékok; ha egy sincs megadva, mind.
help-bench-games = Mely játékok; ha egy sincs megadva, mind.
help-seconds = Hány másodpercig mérje az egyes értékeket.

## Kiszolgálás
serve-ready = Az asztalok itt vannak: { $address }
serve-stop = Ctrl+C állítja le; egy játszma sem vész el.
problem-serve-port = Foglalt port: { $port }, talán egy másik Gondwana használja; válassz másikat a --port kapcsolóval, vagy 0-val egy szabadot.
problem-serve-host = Itt nem lehet figyelni: { $host }, { $port } port; próbáld így: --host 127.0.0.1, 1023 feletti porttal.
problem-serve-data = Ez a mappa nem használható: { $folder }; válassz másikat a --data kapcsolóval.
problem-serve-database = Ez az adatbázis nem nyitható meg: { $url }; adj meg ilyen címet: sqlite:///asztalok.db vagy postgresql+psycopg://localhost/gondwana.

## Tables
column-seat = Hely
column-number = Ssz.
column-bot = Bot
column-wins = Győzelem
column-interval = 95%
column-score = Pont
column-deviation = Szórás
column-spread = 5–95%
column-rank = Helyezés
column-option = Beállítás
column-value = Érték
column-meaning = Jelentés
column-measure = Mérés
column-figure = Érték

## Simulate
simulate-playing = Játék
simulate-title = { $game }: { $games } játszma, mag: { $seed }
simulate-rounds = Körök: átlagosan { $mean }, { NUMBER($least) } és { NUMBER($most) } között. A megosztott első hely a győzelem egy része.
simulate-stopped = { NUMBER($games) } játszma { AZ($rounds) } { NUMBER($rounds) }. kör után abbamaradt, és az akkori állással számít.
simulate-speed = { $decisions } döntés, ebből { $unforced } valódi választás, { $seconds } mp alatt: másodpercenként { $rate }.

## Plot
plot-title = { $game }: { $games } játszma
plot-seed = Mag: { $seed }
plot-scores = Pontok
plot-points = pont a játszma végén; magasság: milyen gyakran, soronként külön
plot-mean = átlag { $mean }
plot-wins = Győzelmek
plot-share = a játszmák hányada, 95%-os intervallummal
plot-fair = egyenlő rész: { $share }

## Games
games-seats = { $low }–{ $high } hely.
games-options = Az asztal beállításai
games-default = alapérték
games-default-with = alapérték ezzel: { $choice }
games-how = Próbáld ki: gondwana play { $game } --option { $option }

## Check
check-fine = { $file } az első sortól az utolsóig megfelel a szabályoknak.
check-game = { $game }, { $lines } cselekvés és véletlen esemény.
check-over = A játszma { $rounds } kör után ért véget.
check-unfinished = A játszma nem ért véget; most ez a kör folyik: { $rounds }.
check-standing = { $rank }. { $seat }: { $points } pont
check-face-down = A pontok a játék végéig lefelé fordítva fekszenek.
check-dice-verified = A kockák a magból jönnek, és a mag az, amelyet az elején megígértek.
check-dice-secret = A mag még titok, ezért a kockákat nem lehetett összevetni vele.
check-dice-hand = A kockákat kézzel adták meg, így nincs mag, amellyel össze lehetne vetni őket.
check-components = { $file } rendben van: { $name } fájl ehhez: { $game }.

## Replay
replay-place = { $step }. lépés, összesen { $steps }
replay-round = { $round }. kör
replay-start = Az első kör előtt
replay-keys = Enter vagy → tovább · p vagy ← vissza · egy szám és Enter: az a kör · q kilépés
replay-go = Kör: { $typed }
replay-no-round = Nincs { $round }. kör; ebben a játszmában az 1.-től { AZ($last) } { $last }.-ig vannak.
replay-end = A játszma véget ért.
replay-unfinished = A jegyzőkönyv itt véget ér; a játszma nem.

## Warm and bench
warm-compiling = Fordítás: { $game }
warm-done = { $game } készen áll; { $seconds } mp kellett hozzá.
bench-measuring = Mérés: { $game } …
bench-title = { $game }, { $seats } hely, véletlenszerű játék
bench-one = Lefordítva, egy szál: döntés másodpercenként
bench-one-unforced = … ebből valódi választás
bench-two = Lefordítva, két szál: döntés másodpercenként
bench-scaling = Két szál az egyhez képest
bench-decision = Egy döntés Pythonból, lefordítva
bench-copy = Egy másolat Pythonból
bench-plain = Sima Python: döntés másodpercenként

## Bots
help-ladder = Az asztalhoz ültethető gépek: melyik milyen, és milyen erős.
bots-random = Bármelyik megengedett lépés, ahogy a kocka akarja.
bots-careless = Minden második lépés a kockáé, a többi az, amelyik a legjobbnak látszik.
bots-greedy = Mindig az a lépés, amely éppen a legjobbnak látszik.
bots-search = Minden lépés előtt ennyiszer, vagy ennyi ezredmásodpercig néz előre; bármilyen szám jó. Mindenhol, csak a böngészős asztalnál nem.
bots-measured = Milyen erősek: OpenSkill-értékszámok és ezredmásodpercek döntésenként
column-game = Játék
column-seats = Helyek
column-thinking = ms
