### The game at the terminal, whatever is played. Magyar.

## Beginning and going on
welcome = Szavakat írj be vagy, ahol a lehetőségek számozottak, számot; a ? segít.
seed-promised = A kockák le vannak pecsételve; a mag SHA-256 lenyomata: { $commitment }
dice-by-hand = Az asztalnál dobtok és húztok; a képernyő megkérdezi, mi jött ki.
recorded = A jegyzőkönyv itt készül: { $file }
resume-at = A játék innen folytatódik: { $round }. kör.
resume-untold = A jegyzőkönyvben nincs benne a mag, ezért innentől az asztalnál dobtok és húztok.

## Asking
hand-over = Add át az eszközt, és ő nyomjon Entert ({ $name }):
which = Melyik legyen: { $words }
rest-dropped = Közben más is történt, vagy valami nem illett ide, így ez elmaradt: { $words }
look-for-bot = Ez csak egy játékosra tartozik ({ $name }): olyan írja be, aki nem játszik, vagy utána felejtsd el.
help-typing = Válassz szavakkal vagy, ahol a lehetőségek számozottak, számmal. Több döntés is állhat egy sorban, vesszővel elválasztva.
why-allowed = Ez most szabályos.
why-not-yet = Még nincs miről dönteni; előbb írd be, mi jött.
share = { $share }%
hint-note = Így gondolja egy keresés abból, amit tudsz: minél magasabb a szám, annál jobbak a kilátásaid.
rules-which = Írd be: szabály, utána egy pontot: { $known }
undo-not-free = A legutóbbi döntésed óta más is lépett, vagy a véletlen is szóhoz jutott. { $word }: ezzel mégis visszavonod, de a jegyzőkönyvben nyoma marad.
undone = Visszavonva: { $words }
saved = Mentve: { $file }
word-anyway = mégis

## Commands
command-help = súgó
command-why = miért
command-rules = szabály
command-odds = esély
command-hint = tipp
command-map = térkép
command-show = asztal
command-hand = lapjaim
command-log = napló
command-undo = vissza
command-save = ment
command-quit = kilép
command-ask = kérdezz
command-skip = hagyd
command-never = soha
help-help = ez a súgó
help-why = miért nem szabad valami: miért { $action }
help-rules = a szabályok egy pontja: szabály { $clause }
help-hint = mit találna egy keresés a legjobbnak számodra
help-map = a térkép
help-show = az egész asztal
help-hand = ami a kezedben van
help-log = minden, ami eddig történt
help-undo = a legutóbbi döntésed visszavonása
help-save = a játék mentése fájlba: ment jatek.txt
help-quit = kilépés, q is; a játék megmarad
help-ask = megint kérdez egy kártyáról: kérdezz kártya; magában mindről, ahogy szokás
help-skip = ebben a körben nem kérdez egy kártyáról: hagyd kártya; magában egyikről sem
help-never = nem kérdez egy kártyáról, amíg másképp nem mondod: soha kártya

## A kártyák ideje
window-could = Most kijátszhatnád: { $cards }
window-anybody = { $seats }: { $count ->
    [one] ha kártyát játszol ki, írd be a betűjeled; Enter, ha nem, { $word }, ha ebben a körben nem:
   *[other] aki kártyát játszik ki, írja be a nevét vagy a betűjelét; Enter, ha senki, { $word }, ha ebben a körben senki:
}
window-asks = Mindig kérdezünk, amikor kártyát játszhatsz ki.
window-passes = Ebben a körben nem játszol ki semmit; ezen a { $word } szó változtat.
window-mute-round = Ebben a körben nem kérdezzük: { $cards }.
window-mute-never = Soha nem kérdezzük: { $cards }.

## The end
end-winner = A győztes: { $names }.
end-draw = Döntetlen: { $names }.
end-alone = Vége a játéknak.
end-stopped = Csak botok játszanak: { NUMBER($rounds) } kör után abbamaradt, pedig a játéknak nincs vége.
seed-told = A mag: { $seed }; SHA-256 lenyomata: { $commitment }
record-done = A jegyzőkönyv itt van: { $file }
end-keep = Ha kell a jegyzőkönyv, írj be egy fájlnevet; az Enter kilép:
left = A játék itt van: { $file }. Így folytathatod:

## What can be wrong
problem-no-terminal = { $game } nem játszható terminálban.
problem-dice = „{ $value }” nem kockafajta; ezek vannak: { $known }.
problem-seed-mine = A --dice mine mellett te dobsz és húzol, ezért a magnak ott nincs értelme; hagyd el ezt: --seed.
problem-sitter = „{ $sitter }” nem ülhet le: írd, hogy you, you:Név vagy egy bot neve ({ $bots }), vesszővel elválasztva.
problem-name = „{ $name }” nem lehet név: 1–{ $length } betű legyen, idézőjel nélkül, és ne egy bot neve.
problem-name-twice = Két embernek ugyanaz a neve: { $name }; mindenkinek adj saját nevet.
problem-resume-game = { $file } ennek a jegyzőkönyve: { $found }, nem ennek: { $asked }.
problem-resume-seats = { $file } nem mondja meg, kik játszanak; adj meg { $seats } helyet a --seats kapcsolóval.
problem-resume-fixed = { $file } nem így kezdődött: { $option } { $value }; a játék úgy folytatódik, ahogy elkezdődött, ezért hagyd el ezt: { $option }.
problem-resume-sealed = { $file } nem árulja el a magot, ezért változatlan marad; ha saját kockákkal folytatnád, adj meg új fájlt a --record kapcsolóval.
problem-save-where = Írd meg, hová: ment jatek.txt
problem-save-exists = { $file } már létezik, és nem írjuk felül; válassz más nevet.
problem-save-is-folder = { $file } mappa; egy fájlt nevezz meg benne.
problem-save-folder = { $folder }: nincs ilyen mappa, és nem is hozható létre; válassz másikat.
problem-save-failed = { $file } nem írható; válassz más helyet.
problem-number = Nincs { $number }. lehetőség; { $most ->
    [one] csak egy van, az 1
   *[other] 1-től { $most }-ig számozzuk őket
}.
problem-no-numbers = „{ $number }” magában itt nem választás; írj két számot vagy szavakat, ahogy látod.
problem-why = Írd meg, mit tennél: miért { $action }
problem-clause = Nincs „{ $clause }” szabálypont; a puszta { $word } felsorolja mindet.
problem-undo-nothing = Még nem döntöttél semmiről, amit vissza lehetne vonni.
compiling-bots = Az egyik gép itt gépi kóddal gondolkodik, amely az első használatkor készül el: az első lépése egy-két percig tart, gépenként egyszer.
compiling-hint = A tipp gépi kóddal készül, amely most jön létre: ez egy-két percig tart, gépenként egyszer.
problem-card = Nincs egyetlen olyan kártya, hogy „{ $card }”; írd be a nevét, vagy eleget belőle.
problem-card-openly = Ha többen ültök egy képernyőnél, mindenkit egyszerre kérdezünk; egyetlen kártyáról szóló kívánságod elárulná, hogy nálad van. A { $word } szó magában az egész körre passzol.
problem-never-what = Írd meg, melyik kártyáról: { $word } kártya
problem-all-look = Most mindnyájan a képernyőt nézitek, ezért ez várjon, amíg egyikőtök egyedül ül előtte.
problem-window-who = E nevek vagy a betűjelük egyikét írd be, vagy csak üss Entert: { $known }.
