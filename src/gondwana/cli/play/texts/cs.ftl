### The game at the terminal, whatever is played. Česky.

## Beginning and going on
welcome = Napiš slova nebo, kde jsou volby očíslované, číslo; ? poradí.
seed-promised = Kostky jsou zapečetěny: SHA-256 semínka je { $commitment }
dice-by-hand = Házíte a losujete u stolu; obrazovka se ptá, co padlo.
recorded = Záznam se píše do { $file }
resume-at = Hra pokračuje v { $round }. kole.
resume-untold = Záznam neprozrazuje semínko, od teď tedy házíte a losujete u stolu.

## Asking
hand-over = Předej zařízení, ať hráč stiskne Enter ({ $name }):
which = Které z nich: { $words }
rest-dropped = Mezitím se stalo něco jiného nebo něco nesedělo, takže tohle se neprovedlo: { $words }
look-for-bot = To smí znát jediný hráč ({ $name }): ať to zadá někdo, kdo nehraje, nebo to potom zapomeň.
help-typing = Vyber slovy nebo, kde jsou volby očíslované, číslem. Víc rozhodnutí na jednom řádku se odděluje čárkami.
why-allowed = To je teď dovoleno.
why-not-yet = Zatím není co rozhodovat; nejdřív zadej, co padlo nebo přišlo.
share = { $share } %
hint-note = Tak soudí hledání podle toho, co víš: čím vyšší číslo, tím lepší vyhlídky.
rules-which = Napiš pravidlo a článek: { $known }
undo-not-free = Od tvého posledního rozhodnutí táhli jiní nebo promluvila náhoda. { $word } ho přesto vezme zpět a záznam to uvede.
undone = Vzato zpět: { $words }
saved = Uloženo do { $file }
word-anyway = přesto

## Commands
command-help = pomoc
command-why = proč
command-rules = pravidlo
command-odds = šance
command-hint = rada
command-map = mapa
command-show = stůl
command-hand = ruka
command-log = deník
command-undo = zpět
command-save = ulož
command-quit = konec
command-ask = ptej
command-skip = přeskoč
command-never = nikdy
help-help = tato nápověda
help-why = proč něco není dovoleno: proč { $action }
help-rules = článek pravidel: pravidlo { $clause }
help-hint = co by pro tebe hledání shledalo nejlepším
help-map = mapa
help-show = celý stůl
help-hand = co máš v ruce
help-log = vše, co se stalo
help-undo = vzít zpět poslední rozhodnutí
help-save = uložit hru do souboru: ulož hra.txt
help-quit = odejít, také q; hra zůstane uložena
help-ask = znovu se ptát na kartu: ptej karta; samotné na všechny jako obvykle
help-skip = v tomto kole se na kartu neptat: přeskoč karta; samotné na žádnou
help-never = neptat se na kartu, dokud si neřeknete: nikdy karta

## Okna pro karty
window-could = Teď byste mohli zahrát: { $cards }
window-anybody = { $seats }: { $count ->
    [one] když hrajete kartu, napište své písmeno; Enter, když ne, { $word }, když v tomto kole ne:
   *[other] kdo hraje kartu, napíše jméno nebo písmeno; Enter, když nikdo, { $word }, když v tomto kole nikdo:
}
window-asks = Ptáme se vždy, když můžete zahrát kartu.
window-passes = V tomto kole nic nehrajete; změní to slovo { $word }.
window-mute-round = V tomto kole se neptáme na: { $cards }.
window-mute-never = Nikdy se neptáme na: { $cards }.

## The end
end-winner = Vítězí { $names }.
end-draw = Remíza: { $names }.
end-alone = Hra skončila.
end-stopped = Hrají jen boti: zastaveno po { NUMBER($rounds) }. kole, ačkoli hra neskončila.
seed-told = Semínko bylo { $seed } a jeho SHA-256 je { $commitment }
record-done = Záznam je v { $file }
end-keep = Chceš-li záznam, napiš jméno souboru; Enter odejde:
left = Hra je uložena v { $file } a pokračuje příkazem

## What can be wrong
problem-no-terminal = { $game } se v terminálu hrát nedá.
problem-dice = „{ $value }“ není druh kostek; známé jsou { $known }.
problem-seed-mine = S --dice mine házíš a losuješ ty, takže semínko tam nemá význam; vynech --seed.
problem-sitter = „{ $sitter }“ si sednout nemůže: napiš you, you:Jméno nebo bota ({ $bots }), oddělené čárkami.
problem-name = „{ $name }“ nemůže být jméno: 1 až { $length } písmen, bez uvozovek a ne jméno bota.
problem-name-twice = Dva lidé se jmenují { $name }; dej každému vlastní jméno.
problem-resume-game = { $file } je záznam hry { $found }, ne { $asked }.
problem-resume-seats = { $file } neříká, kdo hraje; vyjmenuj { $seats ->
    [one] jedno místo
    [few] { $seats } místa
   *[other] { $seats } míst
} v --seats.
problem-resume-fixed = { $file } nezačal s { $option } { $value } a hra pokračuje tak, jak začala; vynech { $option }.
problem-resume-sealed = { $file } neprozrazuje semínko, a proto zůstane, jak je; chceš-li pokračovat s vlastními kostkami, zadej v --record nový soubor.
problem-save-where = Napiš kam: ulož hra.txt
problem-save-exists = { $file } už existuje a nepřepisuje se; zvol jiné jméno.
problem-save-is-folder = { $file } je složka; pojmenuj soubor v ní.
problem-save-folder = Složka { $folder } není a nelze ji vytvořit; zvol jinou.
problem-save-failed = { $file } nelze zapsat; zvol jiné místo.
problem-number = Volba { $number } není; { $most ->
    [one] je jen volba 1
   *[other] jdou od 1 do { $most }
}.
problem-no-numbers = „{ $number }“ samo tu není volba; napiš dvě čísla nebo slova, jak je vidět.
problem-why = Napiš, co by se mělo stát: proč { $action }
problem-clause = Článek „{ $clause }“ není; samotné { $word } je všechny vypíše.
problem-undo-nothing = Zatím není žádné rozhodnutí, které by šlo vzít zpět.
compiling-bots = Jeden bot tu přemýšlí strojovým kódem, který se při prvním použití teprve vytvoří: jeho první tah trvá minutu až dvě, jednou na každém počítači.
compiling-hint = Rada se vymýšlí strojovým kódem, který se právě vytváří: trvá to minutu až dvě, jednou na každém počítači.
problem-card = Jediná karta „{ $card }“ tu není; napište její jméno, nebo z něj dost.
problem-card-openly = Když se o obrazovku dělí víc hráčů, ptáme se všech najednou; přání o jediné kartě by prozradilo, že ji držíte. Samotné { $word } pasuje na celé kolo.
problem-never-what = Napište, na kterou kartu: { $word } karta
problem-all-look = Teď se na obrazovku díváte všichni, tohle tedy musí počkat, až u ní bude jen jeden z vás.
problem-window-who = Napište jedno z těchto jmen nebo jejich písmeno, nebo jen stiskněte Enter: { $known }.
