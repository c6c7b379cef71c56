### Mi lehet a baj azzal, amit kaptunk: mindegyikről egy mondat. Magyar.

## Matches
problem-no-seat = Nincs { $seat }. hely; ebben a játszmában az 1.–{ $seats }. hely van.
problem-outcome = „{ $outcome }”: ilyen eredménye most nem lehet ennek: { $chance }.
problem-outcome-words = „{ $words }”: ez itt nem lehetséges eredmény; lehetséges: { $known }.
problem-undo = Csak a kezdet és e sor közé lehet visszalépni: { $lines }.
problem-revoke = Itt nincs mit visszavonni ({ $seat }. hely): nem az lépett utoljára, vagy már döntött.
problem-words = „{ $words }”: ilyen cselekvés nincs ebben a játékban; a ? megmutatja, mit lehet írni.

## Games and tables
problem-unknown-game = Nincs „{ $game }” nevű játék; telepítve van: { $known }.
problem-seats = Ezt a játékot ({ $game }) nem lehet { $seats } hellyel játszani; { $low } és { $high } közötti szám kell.
problem-unknown-option = Ennek a játéknak ({ $game }) nincs „{ $option }” nevű beállítása; a beállításai: { $known }.
problem-option-value = A beállítás ({ $option }) értéke nem lehet „{ $value }”; lehetséges: { $known }.
problem-no-maps = Ennek a játéknak ({ $game }) nincsenek térképei, ezért hagyd el a --maps kapcsolót.
problem-no-custom-events = Ebben a játékban ({ $game }) nincs kitölthető kártya, ezért hagyd el az --events kapcsolót.

## Records
problem-record-at = { $file }, { NUMBER($line, useGrouping: 0) }. sor:
problem-record-tag = Ilyen címke itt nem állhat; egy címke így néz ki: [Seats "4"], és csak egyszer szerepel.
problem-record-missing = { $file } nem jegyzőkönyv: hiányzik belőle a [{ $tag } "…"] címke, amely mindegyikbe kell.
problem-record-version = { $file } a szabályok { $found }. változatával készült; ez a program ezt játssza: { $ours }. változat.
problem-record-seats = { $file } szerint a helyek száma „{ $found }”; egész számnak kell lennie.
problem-record-file = { $file } más tartozékfájlokkal készült, köztük ezzel: { $name }; add meg ugyanazt a fájlt újra, vagy egyet se, ha nem volt.
problem-record-player = { $file } ide is megnevez egy játékost: { $mark }; ennek az asztalnak a helyei: { $known }.
problem-record-dice = { $file } szerint a kockák módja „{ $found }”; seeded vagy hand lehet.
problem-record-seed = { $file } nem azt a magot árulja el, amelyet megígért: a mag és a Commitment címke nem illik össze.
problem-record-hash = A kör és az állás ujjlenyomata nem az, amelyhez az előző sorok vezetnek, tehát egy sor megváltozott vagy hiányzik.
problem-record-chance = A játék itt nem ezt kérdezi a véletlentől.
problem-record-no-chance = Itt a játék a véletlenre vár, egy *-gal kezdődő sorra, nem pedig egy játékosra.
problem-record-drawn = A jegyzőkönyv magja itt nem ezt húzza.
problem-record-line = Ez a sor nem olvasható; egy sor a játékos betűjével kezdődik, vagy *-gal, ha véletlen, =-lel, ha kör, ;-vel, ha megjegyzés.

## Files
problem-file-missing = Nincs ilyen fájl: { $file }.
problem-file-folder = { $file }: ez egy mappa; fájlt adj meg.
problem-file-unreadable = { $file } nem olvasható; olyan fájlt adj meg, amely létezik, és amelyet megnyithatsz.
problem-file-not-text = { $file } nem UTF-8 kódolású szövegfájl.
problem-toml = { $file }, { NUMBER($line, useGrouping: 0) }. sor, { NUMBER($column, useGrouping: 0) }. oszlop: ami itt áll, nem érvényes TOML.
problem-toml-too-much = { $file } tartozékfájlhoz túl hosszú számot vagy túl mélyen egymásba ágyazott listákat tartalmaz.
problem-toml-stranger = { $file } egyik telepített játéknak sem tartozékfájlja: a legfelső szinten egyik kulcsuk sincs meg benne.
problem-figure = { $file }: { $key } értéke { $found }; helyesen: { $right }.
problem-figure-missing = { $file }: hiányzik ez a kulcs: { $key }; ez kellene oda: { $right }.
problem-output-suffix = { $file }: rossz a végződés; itt ez kell: { $right }.
problem-output-folder = { $file } nem írható, mert nincs ilyen mappa: { $folder }.
problem-output-exists = { $file } már létezik; válassz más nevet, vagy írd felül a --force kapcsolóval.
problem-output-unwritable = { $file } nem írható; olyan helyet válassz, ahová írhatsz.
problem-output-full = A lemez megtelt, ezért { $file } nem írható; szabadíts fel helyet, aztán add ki újra ugyanezt a parancsot.
problem-output-twice = { $file } két kimenethez is meg van adva; mindegyiknek külön fájlt adj.

## What would be right in a component file, in the place of $right above
right-format = { $format }
right-whole = egész szám
right-whole-between = egész szám, legalább { NUMBER($low, useGrouping: 0) }, legfeljebb { NUMBER($high, useGrouping: 0) }
right-text = szöveg
right-one-of = ezek egyike: { $known }
right-flag = true vagy false
right-texts = szövegek listája
right-each-of = lista, amelynek minden tagja ezek egyike: { $known }
right-list = lista
right-table = táblázat
right-tables = táblázatok listája

## Bots and simulations
problem-unknown-bot = „{ $bot }” nem ülhet az asztalhoz; aki leülhet: { $known }.
problem-bots = { $bots } bot van megadva { $seats } helyhez; minden helyhez egyet adj meg.
problem-games = Egy szimulációhoz legalább 1 játszma kell, nem { $games }.
problem-jobs = A szálak száma nem lehet { $jobs }; 0 annyit jelent, hogy magonként egy, vagy adj meg nagyobb számot.
problem-most-rounds = Egy játszma nem hagyható abba { $rounds } kör után; a 0 azt jelenti, nincs korlát, különben nagyobb szám kell.

## The command line
problem-language = Itt nincs „{ $language }” nyelv; van: { $known }.
problem-whole-number = { $option } értéke nem lehet „{ $value }”; { $low } és { $high } közötti egész számot adj meg.
problem-seed = „{ $value }” nem lehet mag; adj meg 1–{ $length } betűt, számjegyet vagy más karaktert egy sorban, idézőjel nélkül.
problem-option-form = --option { $value } nem olvasható; így írd: --option név=érték; a neveket és az értékeket a „gondwana games” mutatja meg.
problem-option-twice = Ez a beállítás kétszer van megadva: { $option }; egyszer add meg.
problem-unknown-clause = Ennek a játéknak ({ $game }) nincs „{ $clause }” pontja; közel van hozzá: { $near }.
problem-usage = Ebben a parancsban eggyel több a szó, vagy valamelyik nem illik bele; a „{ $command } --help” megmutatja, mi kell neki.
problem-usage-command = Nincs ilyen parancs; van: { $known }.
problem-usage-missing = „{ $command }” után még kell: { $name }; a „{ $command } --help” megmutatja, hogyan.
problem-usage-option = „{ $command }” után nem állhat { $option }; talán ezt keresed: { $known }.
problem-usage-no-value = Ennek a kapcsolónak nincs értéke: { $option }; hagyd el, ami az egyenlőségjel után áll.
problem-usage-value = Ez a kapcsoló értéket vár maga után: { $option }.
problem-dice = A kocka „seeded” (a program dobja) vagy „hand” (te írod be), nem „{ $dice }”.
problem-record-no-hash = Itt kör kezdődik vagy a játék véget ér, és hiányzik a számát és a hash-ét adó sor.
problem-record-name = { $file }: egy játékos neve legfeljebb { $most } látható karakter.

## Aréna
problem-tournament-small = Egy tornához legalább két bot és két hely kell az asztalnál.
problem-tournament-one-bot = Minden bot „{ $bot }”; egy tornához két különböző kell.
problem-tournament-many = { $bots } botnak { $seats } helyen több mint { $most } ülésrendje van; adj meg kevesebb botot.
problem-place = „{ $place }” nem hely, ahol játszani lehet; a ray szót add meg, vagy egy fürt címét, például ray://host:10001.
problem-no-ray = A Ray nincs telepítve; így telepítheted: „{ $command }”.
problem-cluster-unreachable = Ez a Ray-fürt nem érhető el: { $address }; nézd meg, hogy fut-e, és jó-e a címe.
problem-cluster-code = A fürtön más változatú a Gondwana vagy valamelyik könyvtára; ugyanazt telepítsd oda, ami itt van.
problem-results-foreign = { $file } nem torna eredményeit tartalmazza; adj meg másik fájlt a --results kapcsolóval.
problem-results-plan = { $file } egy másik torna játszmáit tartalmazza ({ $what }: ott { $found }, itt { $wanted }); adj meg másik fájlt a --results kapcsolóval, vagy dobd el őket az --anew kapcsolóval.
problem-results-line = { $file }, { NUMBER($line, useGrouping: 0) }. sor: ez nem ennek a tornának egy lejátszott játszmája; adj meg másik fájlt a --results kapcsolóval, vagy dobd el a játszmáit az --anew kapcsolóval.
problem-results-busy = { $file } fájlba éppen egy másik futás ír; várd meg a végét, vagy adj meg másik fájlt a --results kapcsolóval.
problem-no-holdings = { $game } nem mondja meg, mi van az egyes helyeknél, ezért az értékükről sem mondható semmi.
problem-one-bot = Egyetlen botot adj meg, amely minden helyre leül; ez több: { $bots }.
problem-tune-game = { $game }: az állásértékelésnek nincsenek hangolható súlyai.
problem-tune-state = { $file } nem ennek a hangolásnak az állapota; adj meg másik fájlt a --state kapcsolóval.
problem-weights = { $file } egyik játék állásértékelésének súlyait sem tartalmazza: a játék weights.toml fájljának minden neve kell bele, mindegyik ugyanannyi egész számmal.
problem-no-cma = A hangoláshoz a cma könyvtár kell; így telepítheted: „{ $command }”.

## Miben térhet el két torna terve, a fenti $what helyén
plan-gondwana = a Gondwana változata
plan-game = játék
plan-game_version = a szabályok változata
plan-seats = helyek
plan-options = a(z) { $name } beállítás
plan-files = a(z) { $name } fájl
plan-bots = botok
plan-seeds = a magok száma
plan-seed = mag
plan-most_rounds = --most-rounds
plan-code = program
