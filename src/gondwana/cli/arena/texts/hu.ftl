## Súgó
help-tournament = Botok mérkőznek minden helyen, ugyanazokkal a magokkal: értékszámok, győzelmi arányok, és hogy ki végez ki előtt. A lejátszott játszmák megmaradnak; ugyanez a parancs onnan folytatja, ahol félbeszakadt.
help-bots = A botok; mindegyik ugyanannyiszor ül minden helyen; a „gondwana bots” felsorolja őket.
help-tournament-seats = Hány hely van az asztalnál; nélküle annyi, ahány bot, ha a játék engedi.
help-tournament-games = Körülbelül hány játszma; felfelé kerekítve, hogy minden mag minden ülésrendben sorra kerüljön.
help-results = Hol maradjanak meg a lejátszott játszmák (.jsonl); nélküle az adatmappádban.
help-anew = Eldobja a megőrzött játszmákat, és elölről kezdi.
help-on = Hol fusson: ray esetén Ray ezen a gépen, vagy egy fürt címe, például ray://host:10001; nélküle szálakon, itt. Az eredmény nem függ tőle.
help-rotate = Minden magot a helyek minden elforgatásában lejátszik, hogy a helyek szerencséje kiegyenlítődjön, és helyek helyett botokról beszél; a --games számát teljes körökre kerekíti fel.
help-tournament-plot = Lerajzolja az értékszámokat, a győzelmeket és a kereszttáblát (.png vagy .svg).
example-tournament = két bot közül melyik a jobb, ha a hely és a kocka szerencséje kiegyenlítődik
example-tournament-kept = a játszmák egy fájlban maradnak, táblázatokkal és képpel
example-tournament-ray = ugyanez egy Ray-fürtön

## Torna
column-rating = Értékszám
column-finish = Helyezés
column-think = ms
tournament-title = { $game }, { $seats } hely: { $games } játszma, { $seeds } mag, egyenként { $seatings } ülésrendben, mag: { $seed }
tournament-playing = Játék
tournament-cross = Előbb végez, mint …
tournament-found = { $done } játszma már megvolt { AZ($games) } { $games } játszmából: { $file }
tournament-kept = A játszmák itt maradnak meg: { $file }
tournament-interrupted = Félbeszakadt. { $games } játszmából { $done } megmaradt itt: { $file }; ugyanez a parancs innen folytatja.
tournament-shared = A megosztott első hely a győzelem egy része, a megosztott helyezés félig előbb.
tournament-stopped = { NUMBER($games) } játszma { AZ($rounds) } { NUMBER($rounds) }. kör után abbamaradt, és az akkori állással számít.
tournament-timed = Az időre gondolkodó botok nem mindig döntenek egyformán: újra lejátszva kicsit másképp is végződhet.
tournament-rating = Értékszámok: OpenSkill (Plackett–Luce); mindenki 25-ről indul.

## Kép
plot-rating = Értékszámok
plot-rating-axis = az OpenSkill μ értéke, 95%-os intervallummal
plot-cross = A sor végez az oszlop előtt
plot-tournament = { $game }: { $games } játszma, { $seats } hely

## Egyensúly
help-balance = Mit érnek a helyek és a dolgok egyforma botok megnyert játszmáiban, milyen hosszúak és szorosak a játszmák: egy oldal a böngészőnek.
help-balance-bot = A bot, amely minden helyen ül.
help-balance-seats = Hány hely van az asztalnál.
help-balance-games = Hány játszma legyen.
help-out = Hová kerüljön az oldal (.html); nélküle ide: balance-JÁTÉK.html.
help-balance-json = A számokat JSON-ként is kiírja.
example-balance = melyik gén, kártya vagy hely nyer többet a részénél
balance-watching = Megfigyelés
balance-title = Mi nyer itt: { $game }?
balance-sub = { $games } játszma { $seats } egyforma bot között ({ $bot })
balance-rounds-tile = kör egy játszma átlagosan, { $least } és { $most } között
balance-margin-tile = pont van átlagosan az első és a második között
balance-ties-tile = ennyi játszmának van több győztese
balance-seat-tile = ennyit nyer a legjobb hely: { $seat }; az egyenlő rész { $fair }
balance-thing-tile = százalékponttal több győzelem ezzel: { $thing }
balance-seats-title = Helyek
balance-even = Egyik hely sem nyer többet, mint amennyit a véletlen megenged.
balance-uneven = A helyek jobban különböznek, mint amennyit a véletlen megenged.
balance-seats-note = A játszmák mekkora részét nyerik az egyes helyek, 95%-os intervallummal. A vonal az egyenlő rész.
balance-seat-column = Hely
balance-share-column = Győzelem
balance-points-column = Pont
balance-worth-title = Mit ér?
balance-worth-note = Mennyivel gyakrabban nyer, akinek volt, mint a helye átlagosan, százalékpontban, intervallummal. A karika azokat mutatja, akiknek már a játszmájuk első felében megvolt; a sáv azt, hányaknál volt. Aki vezet, többet engedhet meg magának: ez azt mutatja, mi jár együtt a győzelemmel, nem mindig azt, mi okozza. Az intervallumok számolnak azzal, hány dolgot hasonlítunk össze: száz oldalból 95-ön mind igaz; ami színes, jobban eltér, mint amit a véletlen enged.
balance-few = Ilyen kevés játszma keveset mond: játszass legalább néhány százat (--games).
balance-thing-column = volt nála
balance-gain-column = Nyereség
balance-more = és még { $number }, amely csak keveseknél volt: { $names }
balance-row = { $name }: a helyek { $held } részénél volt, átlagosan egyszerre { $most }; nyereség: { $gain } százalékpont, intervallum: { $low } és { $high } között
balance-length-title = Milyen hosszú
balance-length-note = Egy játszma körei, és hogy hány játszma volt ilyen hosszú.
balance-close-title = Milyen szoros
balance-close-note = Pontok az első és a második között.
balance-scores-title = Pontok
balance-scores-note = Pontok a végén, a győztesekéi és mindenki másé, mindkettő a saját számuk arányában.
balance-winners = győztesek
balance-others = a többiek
balance-stopped = { $games } játszma { AZ($rounds) } { $rounds }. kör után abbamaradt, és az akkori állással számít.
balance-foot = Így készült: { $command }, Gondwana { $version }; a játékszabályok változata: { $game_version }.
balance-timed = A bot az időre gondolkodik; újra elkészítve a számok kicsit mások lehetnek.

## Hangolás
help-tune = Egy játék állásértékelésének súlyait igazítja mohó botok egymás elleni játszmáival (CMA-ES), és adatfájlba írja. Ami már lement, megmarad; ugyanez a parancs onnan folytatja, ahol félbeszakadt.
help-generations = Hány nemzedék, a korábban lejátszottakkal együtt.
help-tune-games = Hány játszmát játszik egy nemzedék minden javaslata.
help-tune-check = Hány játszma mutatja meg a végén, mennyire jók a súlyok.
help-tune-seed = Amiből a javaslatok és a kockák jönnek: ugyanaz a mag ugyanúgy hangol.
help-state = Hol maradjon meg a hangolás (.json); nélküle az adatmappádban.
help-tune-out = Hová kerüljenek a súlyok (.toml); nélküle ide: weights-JÁTÉK.toml.
example-tune = jobb súlyok ahhoz, mit gondolnak a mohó és a kereső botok egy állásról
tune-tuning = Hangolás
tune-found = { $generations } nemzedék után: egy bot ezekkel a súlyokkal { $games } játszmából { $share } arányban nyer ({ $low } – { $high }) a régi súlyú botok ellen; az egyenlő rész { $fair }.
tune-interrupted = Félbeszakadt. A hangolás itt marad meg: { $file }; ugyanez a parancs innen folytatja.
tune-kept = A hangolás itt marad meg: { $file }
