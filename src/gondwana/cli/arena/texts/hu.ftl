## Súgó
help-tournament = Botok mérkőznek minden helyen, ugyanazokkal a magokkal: értékszámok, győzelmi arányok, és hogy ki végez ki előtt. A lejátszott játszmák megmaradnak; ugyanez a parancs onnan folytatja, ahol félbeszakadt.
help-bots = A botok; mindegyik ugyanannyiszor ül minden helyen.
help-tournament-seats = Hány hely van az asztalnál; nélküle annyi, ahány bot, ha a játék engedi.
help-tournament-games = Körülbelül hány játszma; felfelé kerekítve, hogy minden mag minden ülésrendben sorra kerüljön.
help-results = Hol maradjanak meg a lejátszott játszmák (.jsonl); nélküle az adatmappádban.
help-anew = Eldobja a megőrzött játszmákat, és elölről kezdi.
help-on = Hol fusson: ray esetén Ray ezen a gépen, vagy egy fürt címe, például ray://host:10001; nélküle szálakon, itt. Az eredmény nem függ tőle.
help-tournament-plot = Lerajzolja az értékszámokat, a győzelmeket és a kereszttáblát (.png vagy .svg).
example-tournament = két bot közül melyik a jobb, ha a hely és a kocka szerencséje kiegyenlítődik
example-tournament-kept = a játszmák egy fájlban maradnak, táblázatokkal és képpel
example-tournament-ray = ugyanez egy Ray-fürtön

## Torna
column-rating = Értékszám
column-fair = Egyenlő rész
column-finish = Helyezés
column-think = ms
tournament-title = { $game }, { $seats } hely: { $games } játszma, { $seeds } mag, egyenként { $seatings } ülésrendben, mag: { $seed }
tournament-playing = Játék
tournament-cross = Előbb végez, mint …
tournament-found = { $done } játszma már megvolt a(z) { $games } játszmából: { $file }
tournament-kept = A játszmák itt maradnak meg: { $file }
tournament-interrupted = Félbeszakadt. { $games } játszmából { $done } megmaradt itt: { $file }; ugyanez a parancs innen folytatja.
tournament-shared = A megosztott első hely a győzelem egy része, a megosztott helyezés félig előbb.
tournament-stopped = { NUMBER($games) } játszma a(z) { NUMBER($rounds) }. kör után abbamaradt, és az akkori állással számít.
tournament-timed = Az időre gondolkodó botok nem mindig döntenek egyformán: újra lejátszva kicsit másképp is végződhet.
tournament-rating = Értékszámok: OpenSkill (Plackett–Luce); mindenki 25-ről indul.

## Kép
plot-rating = Értékszámok
plot-rating-axis = az OpenSkill μ értéke, 95%-os intervallummal
plot-cross = Milyen gyakran végez a sor az oszlop előtt
plot-tournament = { $game }: { $games } játszma, { $seats } hely
