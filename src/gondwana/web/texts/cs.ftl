### The pages around the games. Czech.

language-name = Čeština
guest-name = Host

## Every page
nav = Jazyk, vzhled a účet
skip-to-content = Přejít k obsahu
skip-to-ask = Přejít k otázce
language-is = Jazyk: { $language }
theme-auto = Světlý nebo tmavý podle systému
theme-light = Světlý
theme-dark = Tmavý
account = Účet
account-of = { $name }, tvůj účet
name = Jméno
close = Zavřít
go = Jít
back-to-start = Ke svým stolům

## Start
tagline = { $games ->
    [one] Hra o evoluci, každé pravidlo na svém místě.
    [few] { $games } hry o evoluci, každé pravidlo na svém místě.
   *[other] { $games } her o evoluci, každé pravidlo na svém místě.
}
start-title = Gondwana: tvoje stoly a nová hra
games = Hry
game = Hra
play-now = Hrát hned
seats-from-to = { $low } až { $high } hráčů
against-bots = { $bots ->
    [one] s jedním botem
   *[other] s { $bots } boty
}
rules-read = Číst pravidla
turn-at = Jsi na tahu: { $table }
go-to-table = Ke stolu
your-tables = Tvoje stoly
all-tables = Všechny stoly
running-tables = Rozehrané
finished-tables = Dohrané
no-tables = Zatím žádný stůl. Stiskni „Hrát hned“ a u jednoho už sedíš.
no-finished = Zatím žádná dohraná hra.
open-tables = Otevřené stoly
open-note = přisedni k lidem
no-open-tables = Nikdo teď nečeká na společnost. Založ stůl s volným místem a objeví se tady.
sit-down = Přisednout
sit-down-at = Přisednout: { $table }
new-table = Nový stůl
seat-number = Místo { $seat }
seat-name = Jméno na místě { $seat }
me = u této obrazovky
whoever-comes = kdo přijde
a-bot = bot, { $strength }
nobody = nikdo
bots-who = Kdo jsou boti?
bot-thinks = { $seconds ->
    [0] Táhne hned.
   *[other] Nad tahem přemýšlí nejvýš { $seconds } s.
}
bot-rated = Hodnocení { $rating } ± { $spread } při { $seats ->
    [one] jednom místě
   *[other] { $seats } místech
}
bots-rated = Hodnocení jsou změřená v partiích mezi boty; průměr je 25. Za ± stojí, o kolik se hodnocení může mýlit: kde se dvě překrývají, může být silnější kterýkoli z obou botů.
options = Možnosti
as-rulebook = jak říkají pravidla
dice = Kostky a losování
dice-seeded = losuje program
dice-hand = házíme sami u stolu
pace = Boti táhnou
pace-slow = pomalu
pace-usual = v klidu
pace-fast = rychle
pace-none = hned
hints = Rady
hints-usual = když kromě tebe hrají jen boti
hints-yes = pro všechny
hints-no = žádné
own-files = Vlastní soubory s herním materiálem
own-files-note = Soubory TOML, jaké má hra, s jinými hodnotami, kartami nebo mapami.
own-file = Vlastní „{ $file }“
files-again = Vyber prosím své soubory znovu.
make-table = Založit stůl
about-running = { $game }, { $when }: { $names }
about-open = { $game }, obsazeno { $taken } z { $seats }: { $names }
about-over = { $game }: { $points }
your-turn = jsi na tahu
thinking = { $name } přemýšlí
running = hraje se
waiting-short = čeká na hráče
you-won = výhra
you-placed = { $rank }. místo
you-scored = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}

## Bots
stones-random = Křída, Sádrovec, Mastek, Slín, Spraš, Steatit
stones-greedy = Pazourek, Břidlice, Čedič, Křemen, Žula, Achát
stones-careless = { stones-random }
stones-hatchling = { stones-random }
stones-forager = { stones-greedy }
stones-hunter = Jaspis, Granát, Onyx, Beryl, Zirkon, Turmalín
stones-alpha = Rubín, Safír, Spinel, Smaragd, Opál, Jantar
stones-alpha-long = Diamant, Korund, Moissanit, Adamant, Karbonado, Topas

## Joining
invited-to = Pozvánka ke stolu { $table }
invited-about = { $game }, hrají { $names }
your-name = Tvoje jméno
only-watch = Jen se dívat

## At a table
table-of = { $table }, stůl pro { $seats }
at-the-table = U stolu
seat-open = Volné místo
skip = Přeskočit
undo = Zpět
undo-free = Vzít zpět poslední rozhodnutí
undo-ask = Požádat ostatní o vrácení posledního rozhodnutí
hint = Rada
hint-title = Co by se dalo udělat?
hint-note = Takto uvažuje bot „{ $bot }“ podle toho, co lze vědět z tvého místa.
hint-old = Stůl se mezitím posunul; zeptej se znovu.
worth-note = Číslo jsou tvé vyhlídky: 100 % je jistá výhra; trochu se počítá i druhé místo.
worth-alone = Číslo jsou tvé vyhlídky: čím vyšší, tím lepší výsledek na konci.
share = { $share } %
replay = Přehrát
menu = Nabídka
keys = Klávesy
windows = Když by šlo zahrát kartu události
windows-always = vždy se mě zeptat
windows-playable = jen když držím vhodnou
windows-pass-round = v tomto kole pasuji
mute = Na jednotlivé karty
mute-ask = ptát se
mute-round = v tomto kole ne
mute-never = nikdy
mute-short = V tomto kole ne
mute-these = Nic nehrát a v tomto kole se už na tohle neptat: { $cards }
reconnecting = Spojení se ztratilo; zkouší se znovu.
connected = Spojení je zpět.
log-and-rules = Deník, pravidla a rady
waiting-for-people = Hra začne, až budou všechna místa obsazena.
invitation-for = Pozvánka na místo { $seat }
copy = Kopírovat
copied = Pozvánka je zkopírována.
new-invitation = Nový odkaz s pozvánkou
invitation-once = Dřívější odkaz dál platí, ale znovu ho ukázat nejde. Nový odkaz ho zruší.
undo-wanted = { $name } chce vzít zpět své rozhodnutí.
undo-asked = O vrácení rozhodnutí je požádáno; ostatní musí souhlasit.
undo-declined = { $name } nesouhlasí.
agree = Souhlasím
decline = Raději ne
hand-over = { $name }, jsi na tahu. Nikdo jiný se nedívá?
show-hand = Ukaž mi to
hold-to-peek = Podrž a nahlédni
hide-hand = Zakrýt
hand-shown = Teď se smí dívat jen { $name }.
outcome = Výsledek
choose-outcome = vyber …
enter-outcome = Zapsat
watching = Díváš se.
rematch = Hrát znovu
record = Záznam
dice-check = Byly kostky poctivé?
dice-proof = Semínko bylo { $seed }. Jeho SHA-256, viditelné od začátku, je { $commitment }.
nothing-here = Tady teď není co dělat.
not-your-turn = Na tahu je { $name }.

## Replay
replay-at = { $at } z { $of }
step-back = O krok zpět
step-on = O krok dál
to-the-present = K přítomnosti

## Rozbor
review = Rozbor
review-of = Rozbor: { $table }
review-whose = Čí rozhodnutí
review-prospects = Tvé vyhlídky od rozhodnutí k rozhodnutí
review-from-to = Od { $start } při prvním rozhodnutí po { $end } na konci.
review-choices = ztraceno vlastní volbou
review-luck = kostky a losování
review-others = ostatní a co nikdo nepředvídal
review-note = Bot „{ $bot }“ si znovu prošel všechna tvá rozhodnutí s tím, co se tehdy na tvém místě vědělo. Stiskni bod a uvidíš, co si tam myslel.
review-units = Všechna čísla jsou procenta těchto vyhlídek.
review-dot = { $when }, { $number }. rozhodnutí: v nejlepším případě { $best }, po tvé volbě { $chosen }
review-dearest = Co tě stálo nejvíc
review-failed = Tuto partii nelze rozebrat; důvod je v záznamu serveru.
review-nothing = V této partii nebylo z čeho vybírat.
review-going = Prošlo se { $done } z { $total } rozhodnutí; stránka pokračuje sama.
review-waits = Bot se chystá na tuto hru; poprvé to může trvat několik minut. Stránka pokračuje sama.
review-queues = { $ahead ->
    [0] Bot začne, jakmile bude mít čas.
    [one] Předtím je na řadě ještě jeden jiný rozbor.
    [few] Předtím jsou na řadě ještě { $ahead } jiné rozbory.
   *[other] Předtím je na řadě ještě { $ahead } jiných rozborů.
} Stránka pokračuje sama.
review-ready = Rozbor je hotov.
review-progress = Jak daleko je rozbor
your-choice = tvá volba
better-than = Lepší: { $better }. Tvá volba: { $chosen }.
decision-before = Předchozí rozhodnutí
decision-after = Další rozhodnutí
see-table-then = Stůl v té chvíli
to-the-table = Ke stolu
to-the-review = K rozboru

## Keys
key-arrows = na sousední pole, nabídku nebo kartu
key-enter = vybrat a potvrdit
key-escape = pustit
key-u = zpět
key-p = pasovat
key-s = popohnat boty
key-i = na ostrov
key-a = k dražbě
key-h = ke kartám
key-l = rada
key-r = pravidla
key-help = tyto klávesy

## Rules
rules-of = Pravidla: { $game }
sections = Oddíly

## Account
name-note = Bude vidět u stolů, ke kterým usedneš od této chvíle.
keep-name = Uložit
signed-in = Přihlášení: { $login }
sign-out = Odhlásit
key-title = Klíč pro programy
key-note = Tvůj program s ním může sedět u stolů.
key-make = Vytvořit klíč
key-new = Tvůj nový klíč
key-once = Ukáže se jen jednou; chraň ho jako heslo.
key-since = Klíč vytvořený { $day } UTC
key-drop = Zneplatnit
register-title = Návrat z jiného zařízení
register-note = S přihlašovacím jménem a heslem jsou tvoje stoly všude tvoje. Na nic jiného se neptáme.
login-name = Přihlašovací jméno
password = Heslo
register = Založit účet
sign-in-title = Už máš účet
sign-in = Přihlásit

## What can be wrong
web-no-drawing = Tuto hru zatím nelze hrát v prohlížeči: { $game }.
web-too-long = To je víc než { $most } kB; pošli méně.
web-origin = Tohle nepřišlo ze stránky tohoto serveru; otevři stránku zde a zkus to znovu.
web-too-many = To bylo příliš najednou; chvíli počkej a zkus to znovu.
web-form = Formulář nelze přečíst; načti stránku znovu a zkus to ještě jednou.
web-json = Tělo musí být objekt JSON.
web-field-text = Chybí „{ $field }“ jako text.
web-field-number = Chybí „{ $field }“ jako celé číslo od 0 výš.
web-field-flag = „{ $field }“ musí být yes nebo no.
web-no-line = Takovou pozici hra nemá; jdou od 0 do { $most }.
web-record-early = Záznam prozrazuje, co bylo skryté, proto je k dispozici až po konci hry.
web-pace = Tempo je jedno z těchto: { $known }.
web-words-long = Tah má nejvýš { $most } znaků.
web-no-person = Aspoň jedno místo musí být pro člověka.
web-seat-kind = Místo je pro člověka, pro bota, kterého známe, nebo volné.
web-seats = „seats“ musí být seznam s jedním objektem na místo.
web-options = „options“ musí být objekt textů.
web-files = „files“ musí být objekt s texty pod názvy souborů herního materiálu.
web-file-text = Soubor s herním materiálem „{ $file }“ musí být text v UTF-8.
web-seed = Semínko má 1 až { $most } viditelných znaků.
web-no-clause = Takový článek pravidla nemají.
web-choice = Jedno z těchto, prosím: { $known }.
web-account-first = Klíč patří k účtu; nejdřív si ho založ.
web-key = Ukaž klíč: Authorization: Bearer KLÍČ.
web-not-found = Na této adrese nic není.
web-method = Tato adresa se takto nepoužívá.
web-wrong = Požadavku nelze rozumět.
web-failure = Na naší straně se něco pokazilo. Nic potvrzeného se neztratilo; zkus to znovu.
