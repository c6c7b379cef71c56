### Co čtou hráči každé hry. Česky.

## Stůl na webu
web-round = kolo
web-round-number = { $number }. kolo
web-round-phase = { $number }. kolo, { $phase }
web-after = po { $rounds ->
    [one] 1 kole
   *[other] { $rounds } kolech
}
web-order = Pořadí: { $seats }
web-your-place = ty, { $number }. z { $seats }
web-of = { $number } z { $all }
web-now = teď
web-next = příště
web-asked = { $seat }: { $question }
web-back = Zpět
web-play = Zahrát: { $card }
web-card-way = { $card }: { $way }
file-components = Vlastní hodnoty
web-wait = Stůl čeká: { $seats }.
web-bots-think = { $bots ->
    [one] bot přemýšlí
    [few] { $bots } boti přemýšlejí
   *[other] { $bots } botů přemýšlí
}
web-players = Hráči
web-you = ty
web-bot = bot, { $strength }
web-points = bodů
web-log = Deník
web-whole-log = celá hra
web-since = od tvého posledního tahu
web-winner = { $seat } vítězí
web-draw = Remíza: { $seats }
web-chart = Body po kolech: { $seats }
web-start = start

## Terminál
label-rank = Pořadí
label-nothing = nic

## Co by bylo správně u polí souboru s mapou
right-space-name = písmena a číslice, pro každé pole jiné
right-own-place = místo, které už nemá { $other }
right-neighbours = 1 až { $most } polí
right-once = každé pole jen jednou
right-other-space = jiné pole této mapy
right-beside = pole, jehož q a r leží hned vedle { $space }
right-both-ways = pole, které mezi sousedy také uvádí { $space }

## Co může kdo mít, jako nadpisy
holding-gene = Geny
holding-card = Karty událostí
holding-species = Druhy
holding-ability = Schopnosti
holding-environment = Prostředí
holding-exhibit = Dinosauři
holding-attraction = Atrakce
holding-tile = Laboratorní destičky
holding-specialist = Odborníci
