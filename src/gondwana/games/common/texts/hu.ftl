### Amit minden játék játékosai olvasnak. Magyar.

## Webes asztal
web-round = kör
web-round-number = { $number }. kör
web-round-phase = { $number }. kör, { $phase }
web-after = { $rounds } kör után
web-order = Sorrend: { $seats }
web-your-place = te, { $number }. a sorban
web-of = { $number } / { $all }
web-now = most
web-next = jön
web-asked = { $seat }: { $question }
web-back = Vissza
web-play = Kijátszom: { $card }
web-card-way = { $card }: { $way }
file-components = Saját értékek
web-wait = Az asztal rá vár: { $seats }.
web-bots-think = { $bots ->
    [one] a gép gondolkodik
   *[other] { $bots } gép gondolkodik
}
web-players = Játékosok
web-you = te
web-bot = gép, { $strength }
web-points = pont
web-log = Napló
web-whole-log = az egész játszma
web-since = az utolsó lépésed óta
web-winner = { $seat } nyert
web-draw = Döntetlen: { $seats }
web-chart = Pontok körönként: { $seats }
web-start = kezdet

## Terminál
label-rank = Helyezés
label-nothing = semmi

## Mi volna helyes egy térképfájl területeinél
right-space-name = betűk és számjegyek, területenként mások
right-own-place = olyan hely, amelyen más terület van, mint ez: { $other }
right-neighbours = 1–{ $most } terület
right-once = minden terület csak egyszer
right-other-space = ennek a térképnek egy másik területe
right-beside = olyan terület, amelynek q és r értéke közvetlenül e mellé esik: { $space }
right-both-ways = olyan terület, amely szomszédként szintén megnevezi ezt: { $space }

## Ami egy helynél lehet, címként
holding-gene = Gének
holding-card = Eseménykártyák
holding-species = Fajok
holding-ability = Tulajdonságok
holding-environment = Élőhelyek
holding-exhibit = Dinoszauruszok
holding-attraction = Attrakciók
holding-tile = Laborlapkák
holding-specialist = Szakértők
