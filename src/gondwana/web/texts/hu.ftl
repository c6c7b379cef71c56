### The pages around the games. Hungarian.

language-name = Magyar
guest-name = Vendég

## Every page
nav = Nyelv, megjelenés és fiók
skip-to-content = Ugrás a tartalomhoz
skip-to-ask = Ugrás a kérdéshez
language-is = Nyelv: { $language }
theme-auto = Világos vagy sötét, a rendszered szerint
theme-light = Világos
theme-dark = Sötét
account = Fiók
account-of = { $name }, a fiókod
name = Név
close = Bezárás
go = Mehet
back-to-start = Vissza az asztalaidhoz

## Start
tagline = { $games ->
    [one] Egy játék az evolúcióról, minden szabály a helyén.
   *[other] { $games } játék az evolúcióról, minden szabály a helyén.
}
start-title = Gondwana: az asztalaid és új játszma
games = Játékok
game = Játék
play-now = Játék most
seats-from-to = { $low }–{ $high } játékos
against-bots = { $bots } géppel
rules-read = A szabályok
turn-at = Te jössz itt: { $table }
go-to-table = Az asztalhoz
your-tables = Az asztalaid
all-tables = Minden asztal
running-tables = Folyamatban
finished-tables = Befejezve
no-tables = Még nincs asztalod. Nyomd meg a „Játék most” gombot, és már ülsz is egynél.
no-finished = Még nincs befejezett játszmád.
open-tables = Nyitott asztalok
open-note = ülj le másokhoz
no-open-tables = Most senki sem vár társaságra. Nyiss asztalt szabad hellyel, és itt megjelenik.
sit-down = Leülök
sit-down-at = Leülök ide: { $table }
new-table = Új asztal
seat-number = { $seat }. hely
seat-name = Név, { $seat }. hely
me = ennél a képernyőnél
whoever-comes = aki jön
a-bot = gép, { $strength }
nobody = senki
bots-who = Milyenek a gépek?
bot-thinks = { $seconds ->
    [0] Azonnal lép.
   *[other] Lépésenként legfeljebb { $seconds } mp-ig gondolkodik.
}
bot-rated = Értékszám { $seats } hellyel: { $rating } ± { $spread }
bots-rated = Az értékszámokat gépek közti játszmákban mértük; az átlag 25. A ± után az áll, mennyit tévedhet az értékszám: ahol kettő átfedi egymást, bármelyik gép lehet az erősebb.
options = Beállítások
as-rulebook = ahogy a szabálykönyv mondja
dice = Kocka és húzás
dice-seeded = a program dob és húz
dice-hand = mi dobunk az asztalnál
pace = A gépek lépnek
pace-slow = lassan
pace-usual = kényelmesen
pace-fast = gyorsan
pace-none = azonnal
hints = Tippek
hints-usual = ha rajtad kívül csak gépek játszanak
hints-yes = mindenkinek
hints-no = nincsenek
own-files = Saját tartozékfájlok
own-files-note = TOML-fájlok, ahogyan a játék is tárolja őket, más értékekkel, kártyákkal vagy térképekkel.
own-file = Saját „{ $file }”
files-again = Válaszd ki újra a fájljaidat.
make-table = Asztalt nyitok
about-running = { $game }, { $when }: { $names }
about-open = { $game }, { $seats } helyből { $taken } foglalt: { $names }
about-over = { $game }: { $points }
your-turn = te jössz
thinking = { $name } gondolkodik
running = folyik a játék
waiting-short = társakra vár
you-won = nyertél
you-placed = { $rank }. hely
you-scored = { $points } pont

## Bots
stones-random = Kréta, Gipsz, Talkum, Márga, Lösz, Zsírkő
stones-greedy = Kova, Pala, Bazalt, Kvarc, Gránit, Achát
stones-careless = { stones-random }
stones-hatchling = { stones-random }
stones-forager = { stones-greedy }
stones-hunter = Jáspis, Gránát, Ónix, Berill, Cirkon, Turmalin
stones-alpha = Rubin, Zafír, Spinell, Smaragd, Opál, Borostyán
stones-alpha-long = Gyémánt, Korund, Moissanit, Adamant, Karbonádó, Topáz

## Joining
invited-to = Meghívtak ide: { $table }
invited-about = { $game }, velük: { $names }
your-name = A neved
only-watch = Csak nézem

## At a table
table-of = { $table }, { $seats } fős asztal
at-the-table = Az asztalnál
seat-open = Szabad hely
skip = Tovább
undo = Vissza
undo-free = Az utolsó döntésed visszavonása
undo-ask = Kérd meg a többieket, hogy visszavonhasd az utolsó döntésedet
hint = Tipp
hint-title = Te mit tennél?
hint-note = Ezt gondolja „{ $bot }”, a gép, abból, ami a te helyedről tudható.
hint-old = Az asztal azóta továbblépett; kérdezz újra.
worth-note = A szám a kilátásaidat mutatja: a 100% biztos győzelem; a második hely is számít valamennyit.
worth-alone = A szám a kilátásaidat mutatja: minél magasabb, annál jobb lesz a végeredményed.
share = { $share }%
replay = Visszajátszás
menu = Menü
keys = Billentyűk
windows = Amikor eseménykártya jöhetne
windows-always = mindig kérdezz
windows-playable = csak ha van hozzá kártyám
windows-pass-round = ebben a körben passzolok
mute = Egyes kártyákról
mute-ask = kérdezz rá
mute-round = ebben a körben ne
mute-never = soha ne
mute-short = Most ne kérdezd
mute-these = Nem játszom ki semmit, és ebben a körben erre ne kérdezz rá újra: { $cards }
reconnecting = A kapcsolat megszakadt; próbálom újra.
connected = Újra van kapcsolat.
log-and-rules = Napló, szabályok és tippek
waiting-for-people = A játék akkor kezdődik, ha minden hely foglalt.
invitation-for = Meghívó, { $seat }. hely
copy = Másolás
copied = A meghívó a vágólapra került.
new-invitation = Új meghívólink
invitation-once = A már kiosztott link továbbra is érvényes, de újra nem mutatható meg. Egy új link érvényteleníti.
undo-wanted = { $name } vissza szeretne vonni egy döntést.
undo-asked = Kérted, hogy visszavonhasd a döntésedet; a többieknek bele kell egyezniük.
undo-declined = { $name } nem egyezik bele.
agree = Rendben
decline = Inkább ne
hand-over = { $name }, te jössz. Egyedül vagy a képernyő előtt?
show-hand = Mutasd meg
hold-to-peek = Tartsd lenyomva, és kukkants bele
hide-hand = Takard le
hand-shown = Ezt most csak { $name } nézheti.
outcome = Eredmény
choose-outcome = válassz …
enter-outcome = Beírom
watching = Nézőként vagy itt.
rematch = Újra
record = Jegyzőkönyv
dice-check = Tisztességes volt a kocka?
dice-proof = A mag ez volt: { $seed }. SHA-256 lenyomata, amely a kezdettől látható: { $commitment }.
nothing-here = Itt most nincs mit tenni.
not-your-turn = Most { $name } következik.

## Replay
replay-at = { $at } / { $of }
step-back = Egy lépéssel vissza
step-on = Egy lépéssel tovább
to-the-present = A jelenhez

## Elemzés
review = Elemzés
review-of = Elemzés: { $table }
review-whose = Kinek a döntései
review-prospects = A kilátásaid döntésről döntésre
review-from-to = Az első döntésednél { $start }, a végén { $end }.
review-choices = elajándékoztad a választásaiddal
review-luck = kockák és húzások
review-others = a többiek, és amit senki sem látott előre
review-note = Minden döntésedet újra végignézte „{ $bot }”, a gép, azzal a tudással, amelyed akkor volt. Nyomj meg egy pontot, és meglátod, mit gondolt ott.
review-units = Minden szám e kilátások százalékában értendő.
review-dot = { $when }, { $number }. döntés: legfeljebb { $best }, a választásoddal { $chosen }
review-dearest = Ami a legtöbbe került
review-failed = Ezt a játszmát nem lehet elemezni; az okát a kiszolgáló naplója mondja meg.
review-nothing = Ebben a játszmában nem volt miből választanod.
review-going = { $total } döntésből { $done } már megvan; az oldal magától folytatja.
review-waits = A gép felkészül erre a játékra; első alkalommal ez néhány percig is tarthat. Az oldal magától folytatja.
review-queues = { $ahead ->
    [0] A gép elkezdi, amint ráér.
   *[other] Előtte még { $ahead } másik elemzés van soron.
} Az oldal magától folytatja.
review-ready = Kész az elemzés.
review-progress = Hol tart az elemzés
your-choice = ezt választottad
better-than = Jobb lett volna: { $better }. Ezt választottad: { $chosen }.
decision-before = Előző döntés
decision-after = Következő döntés
see-table-then = Az asztal akkor
to-the-table = Az asztalhoz
to-the-review = Az elemzéshez

## Keys
key-arrows = a szomszédos mezőre, licitre vagy lapra
key-enter = választás és megerősítés
key-escape = mégse
key-u = visszavonás
key-p = passz
key-s = siessenek a gépek
key-i = a szigetre
key-a = a licithez
key-h = a lapokhoz
key-l = tipp
key-r = a szabályok
key-help = ezek a billentyűk

## Rules
rules-of = Szabályok: { $game }
sections = Szakaszok

## Account
name-note = Ez áll majd azoknál az asztaloknál, amelyekhez ezután ülsz le.
keep-name = Megtartom
signed-in = Bejelentkezve mint { $login }
sign-out = Kijelentkezés
key-title = Kulcs programoknak
key-note = Ezzel a saját programod is leülhet az asztalokhoz.
key-make = Kulcsot kérek
key-new = Az új kulcsod
key-once = Csak most látható; őrizd úgy, mint egy jelszót.
key-since = Kulcs, készült: { $day } UTC
key-drop = Érvénytelenítés
register-title = Térj vissza másik eszközről
register-note = Felhasználónévvel és jelszóval mindenhol tieid az asztalaid. Mást nem kérdezünk.
login-name = Felhasználónév
password = Jelszó
register = Fiókot nyitok
sign-in-title = Már van fiókod
sign-in = Bejelentkezés

## What can be wrong
web-no-drawing = Ez a játék még nem játszható a böngészőben: { $game }.
web-too-long = Ez több mint { $most } kB; küldj kevesebbet.
web-origin = Ez nem ennek a kiszolgálónak az oldaláról jött; nyisd meg itt az oldalt, és próbáld újra.
web-too-many = Ez egyszerre túl sok volt; várj egy kicsit, és próbáld újra.
web-form = Az űrlap nem olvasható; töltsd be újra az oldalt, és próbáld még egyszer.
web-json = A törzs JSON-objektum legyen.
web-field-text = Kell „{ $field }”, szövegként.
web-field-number = Kell „{ $field }”, egész számként, 0-tól fölfelé.
web-field-flag = „{ $field }” értéke yes vagy no lehet.
web-no-line = A játszmának nincs ilyen állása; 0 és { $most } között vannak.
web-record-early = A jegyzőkönyv azt is elmondja, ami rejtve volt, ezért csak a játék végén érhető el.
web-pace = A tempó ezek egyike: { $known }.
web-words-long = Egy lépés legfeljebb { $most } karakter.
web-no-person = Legalább egy helyre ember kell.
web-seat-kind = Egy helyen ember vagy ismert gép ül, vagy a hely szabad.
web-seats = A „seats” lista legyen, helyenként egy objektummal.
web-options = Az „options” szövegek objektuma legyen.
web-files = A „files” szövegekből álló objektum legyen, a játék tartozékfájljainak nevével.
web-file-text = A tartozékfájl UTF-8 szöveg legyen: „{ $file }”.
web-seed = A mag 1–{ $most } látható karakter.
web-no-clause = A szabályoknak nincs ilyen pontja.
web-choice = Ezek egyike legyen: { $known }.
web-account-first = Kulcsa egy fióknak lehet; előbb nyiss egyet.
web-key = Mutass kulcsot: Authorization: Bearer KULCS.
web-not-found = Ezen a címen nincs semmi.
web-method = Ez a cím nem így használható.
web-wrong = A kérés nem érthető.
web-failure = Nálunk hiba történt. Semmi sem veszett el, amit visszaigazoltunk; próbáld újra.
