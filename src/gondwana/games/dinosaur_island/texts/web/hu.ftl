### Dinosaur Island: ami a webes oldalán áll. Magyar.

## Tabs, players, headings
web-tabs = Táblák
web-tab-boards = Táblák
web-tab-lab = Labor
web-tab-park = Park
web-whose = Kinek a parkja és laborja látszik
web-show = Park és labor: { $seat }
web-your-park = A parkod
web-park-of = Park: { $seat }
web-your-cold = A hűtőtárolód
web-cold-of = Hűtőtároló: { $seat }
web-your-lab = A laborod
web-lab-of = Labor: { $seat }
web-dollars = dollár
web-workers = dolgozó
web-excitement = vonzerő
web-security = biztonság
web-threat = veszély
web-chance = Gurulnak a kockák.
web-wait-work = Még dolgozik: { $seats }.
web-wait-visitors = Még a parkjában jár: { $seats }.

## Park
web-free-zones = { $count ->
    [0] nincs szabad mező
   *[other] { $count } szabad mező
}
web-in-paddock = { $number } / { $all } a kifutóban
web-spaces = { $number } / { $all } hely foglalt
web-plus-points = +{ $points } ★
web-doubled = a vendégek itt 2 pontot adnak
web-visitors = { $patrons } vendég, { $hooligans } rendbontó
web-gate = A kapunál
web-queue = A sorban
web-eaten = Felfalva
web-at-place = Ide kerül: { $place }
web-at-visit = Látogató ide: { $place }
web-at-eaten = Innen falnak fel egy látogatót: { $place }
web-at-sell = Dollár egy itteni vendégért: { $place }
web-at-double-ride = Ez számít duplán: { $place }

## Forecast
web-forecast = Ez a kör, ahogy most áll
web-more-security = ennyivel többet ér ebben a körben
web-more-threat = a kockával
web-expect-visitors = { $count } látogató, { $room } hely
web-expect-income = kb. { $dollars } a kapunál
web-expect-danger = { $count ->
    [0] senkit sem falnak fel
   *[other] { $count } látogatót felfalnak
}
web-expect-danger-open = { $count ->
    [0] senkit sem falnak fel
   *[other] { $count } látogatót felfalnak
}, ha { AZ($claws) } { $claws } karmos kocka marad
web-expect-points = kb. { $points } pont

## The account of a round
web-account = Elszámolás, { $number }. kör
web-account-visitors = húzott látogatók
web-account-gate = dollár a kapunál
web-account-food = dollár a büfékből
web-account-eaten = felfalt látogatók
web-account-scored = pont a látogatókért
web-account-total = pont összesen

## Research
web-research = Kutatás
web-dice = Kockák
web-recipes = Receptek
web-your-scientists = a tudósaid
web-scientist = { $level }. szintű tudós
web-rounder = a mindenes dolgozója, 2. szint
web-threat-die = veszélykocka
web-storage = Hűtőtároló
web-storage-spaces = Hat hely a hűtőtároló bővítéséhez
web-least-level = legalább { $level }. szintű tudós
web-pile = { $count } recept a pakliban
web-no-recipe = nincs nyitott recept

## Market
web-market = Piac
web-price = ár
web-goods-specialist = szakértő
web-goods-attraction = attrakció
web-goods-lab = laborbővítés
web-goods-dna = DNS
web-dna-basic = { $count } alap DNS
web-dna-complex = { $count } összetett DNS
web-removes = el is távolítasz egy tételt ebből a sorból
web-taken = elvitték
web-stall = { $spaces ->
    [0] nincs hely
   *[other] { $spaces } hely
}
web-tiles-left = maradt: { $count }
web-lacks = hiányzik ${ $dollars }
web-remove = Eltávolítom: { $item }

## Cold storage and lab
web-stored = { $count } DNS
web-dna-room = { $dna }: { $count }, legfeljebb { $most }
web-units = { $count } { $dna }
web-idle = { $idle } szabad dolgozó, { $reserve } a tartalékban
web-spot = { $workers } dolgozó
web-spot-used = már vannak rajta dolgozók
web-empty-spaces = { $count } szabad hely bővítésnek
web-put-here = Erre a helyre: { $space }
web-specialists = Szakértők
web-dismiss = Elbocsátom: { $specialist }

## Objectives
web-objectives = Célok
web-cards-solo = A céljaid
web-points-each = { $points } pont egyenként
web-event-card = A kör kártyája elveszi:
web-event-die = { $space }. kocka
web-event-recipe = recept: { $kind }
web-streak = Körök értékelt céllal: { $count } / { $all }
web-streak-kept = +{ $points } pont, ha minden körben értékelsz
web-streak-lost = nincs jutalom: egy kör kimaradt
web-twists = Fordulatok
web-marked-by = megvan: { $seats }
web-far = { $number } / { $all }

## Questions
web-ask-research = Hová megy a tudósod?
web-hint-research = Válassz tudóst, aztán egy kockát, a hűtőtárolót vagy egy receptet. Aki passzol, a laborban dolgozik.
web-hint-rounder = A mindenes dolgozója is mehet, vagy pihenhet.
web-ask-place = Hová kerül: { $what }?
web-hint-exhibit = A parkodban két szomszédos szabad mező közül a balra esőt nyomd meg.
web-hint-attraction = Nyomj meg egy szabad mezőt a parkodban.
web-ask-gain-basic = Melyik alap DNS-t veszed el?
web-ask-gain-complex = Melyik összetett DNS-t veszed el?
web-hint-gain = Ami nem fér el, elvész.
web-units-left = még { $count }
web-ask-limits = Melyik korlátot emeled?
web-hint-limits = Lépésenként, egyiket sem 10 fölé.
web-steps-left = még { $count } lépés
web-ask-raise = Melyik kifutót növeled?
web-hint-raise = Ingyen, a kocka miatt.
web-ask-copy = Te is megszerzed ezt a DNS-t?
web-hint-copy = Ezt vette el { $level }. szinttel { $seat }: { $face }. A programozód körönként egyszer másol.
web-ask-market = Mit veszel?
web-hint-market = Nyomj meg valamit a piacon, vagy passzolj.
web-purse = van { $dollars } pénzed
web-ask-work = Mit csinálnak a dolgozóid?
web-hint-work = Nyomd meg a helyeket a laborodban. Amíg nem vagy kész, minden visszavonható.
web-workers-left = { $count } szabad dolgozó
web-ask-copying = Mit végez el a Másolószoba?
web-hint-copying = Nyomd meg egy másik lapka helyét; dolgozóba nem kerül.
web-ask-pay = Melyik alap DNS-sel fizetsz ezért: { $species }?
web-ask-exchange = Hány rendbontót cserélsz ki?
web-hint-exchange = Ugyanannyi látogatót húzol helyettük.
web-ask-guard = Hány rendbontót küld el az őröd?
web-hint-guard = Mindegyik 1 pontot hoz.
web-ask-place-visitors = Hová mennek a látogatóid?
web-hint-place-visitors = Nyomd meg a helyeket a parkodban; előbb a rendbontók.
web-ask-feed = Kit falnak fel?
web-hint-feed = Előbb a vendégeket. Mindegyik 1 pontba kerül.
web-still = még { $count }
web-ask-lawyer = Fizetsz a felfaltakért?
web-hint-lawyer = Egyenként $1 az 1 pont helyett.
web-ask-food = Pont vagy dollár?
web-hint-food = Nyomj meg egy büfét, ha egy ottani vendégért dollárt kérsz.
web-ask-bonus = Melyik ráadást választod?
web-hint-bonus = Ingyen van.
web-ask-choose = Mely lapok legyenek a céljaid?
web-hint-choose = A többi eseménylap lesz.
web-cards-left = még { $count }
web-ask-score = Értékelsz most egy célt?
web-hint-score = Ebben a körben { $points } pontot ér, később kevesebbet. Ha egyet sem értékelsz, egyet eldobsz.

## What the first press shows
web-take-die = { $face }, { $level }. szinttel?
web-take = Elveszem
web-product = { $count } × { $level } = { $amount }.
web-room = { $lost ->
    [0] Elfér.
   *[other] { $kept } fér el, { $lost } elveszne.
}
web-brings-paddock = Egyik kifutód 1-gyel nő, a szinttől függetlenül.
web-brings-worker = Egy dolgozó jön a tartalékodból, a szinttől függetlenül.
web-take-storage = Bővíted a hűtőtárolót, { $level }. szinttel?
web-storage-hint = A korlátokat összesen ennyi lépéssel emeled.
web-raise-limits = Korlátot emelek
web-take-recipe = Kikutatod { $level }. szinttel: { $species }?
web-recipe-hint = A kifutója két mezőt foglal el. A végén 10 pontba kerül, ha nem él benne dinoszaurusz.
web-research-it = Kikutatom
web-hire-it = Felveszed { $dollars } áron: { $item }?
web-hire = Felveszem
web-build-it = Megépíted { $dollars } áron: { $item }?
web-build = Megépítem
web-upgrade-it = Megveszed { $dollars } áron: { $item }?
web-upgrade = Megveszem
web-dna-it = Megveszed { $dollars } áron: { $item }?
web-dna = Megveszem
web-finish = Készen vagy a munkával erre a körre?
web-then-upgrade = Nyomd meg a helyet a laborodban, ahová kerül.
web-then-hire = Nyomd meg a szakértőt, akit elbocsátasz.
web-then-dna = Nyomd meg a sor tételét, amelyet eltávolítasz.
web-leaves = { $dollars } marad.

## Buttons
web-copy-die = Megszerzem
web-pass-copy = Most nem
web-pass-research = A dolgozó pihen
web-pass-limits = Nem kell több
web-pass-market = Passz
web-pass = Passz
web-turn = Passz: { AZ($level) } { $level }. szintű a laborban dolgozik
web-done-work = Kész
web-done-lawyer = Többet nem fizetek
web-done-food = A többi pont legyen
web-done-score = Nem kell több
web-done = Kész
web-auto-place = Helyezd el mind
web-auto-feed = Válassz helyettem
web-auto = Tedd meg helyettem
web-lawyer = Fizetek $1-t
web-return = { $count ->
    [0] Egyet sem
   *[other] { $count }
}
web-bonus-security = Biztonság +1
web-bonus-dna = 2 alap DNS
web-pay-nothing = semmivel
web-raise-security = Biztonság { $level }
web-raise-paddock = { $species }: { $size }-es kifutó
web-keep = { $goal }
web-score = Értékelem: { $goal }
web-drop = Eldobom: { $goal }

## Result
web-result = Honnan jöttek a pontok
web-stat-points = pont
web-stat-track = a pontsávon
web-stat-attractions = attrakciók
web-stat-dinosaurs = dinoszauruszok
web-stat-empty = üres kifutók
web-stat-objectives = célok
web-stat-money = pénz
web-stat-streak = minden körben
web-solo-result = { $points } pont
web-points-round = { $points } pont { $number } kör után.
web-points-money = { $points } pont, ugyanannyi, mint a következőé ({ $seat }), de több pénz.
web-points-ahead = { $points } pont, { $ahead } ponttal több, mint a következőé ({ $seat }), { $number } kör után.
