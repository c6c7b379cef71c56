### What players of every game read. English.

## Web table
web-round = round
web-round-number = round { $number }
web-round-phase = Round { $number }, { $phase }
web-after = after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
web-order = Order: { $seats }
web-your-place = you, number { $number } of { $seats }
web-of = { $number } of { $all }
web-now = now
web-next = next
web-asked = { $seat }: { $question }
web-back = Back
web-play = Play { $card }
web-card-way = { $card }: { $way }
file-components = Own figures
web-wait = The table waits for { $seats }.
web-bots-think = { $bots ->
    [one] the bot is thinking
   *[other] { $bots } bots are thinking
}
web-players = Players
web-you = you
web-bot = bot, { $strength }
web-points = points
web-log = Log
web-whole-log = the whole game
web-since = since your last turn
web-winner = { $seat } wins
web-draw = A draw: { $seats }
web-chart = Points by round: { $seats }
web-start = start

## Terminal
label-rank = Rank
label-nothing = nothing

## What would be right in the spaces of a map file
right-space-name = letters and digits, different for every space
right-own-place = a place that { $other } does not have already
right-neighbours = 1 to { $most } spaces
right-once = each space once
right-other-space = another space of this map
right-beside = a space whose q and r lie next to those of { $space }
right-both-ways = a space that names { $space } as adjacent too

## What a seat may hold, as headings
holding-gene = Genes
holding-card = Event cards
holding-species = Species
holding-ability = Abilities
holding-environment = Environments
holding-exhibit = Dinosaurs
holding-attraction = Attractions
holding-tile = Lab tiles
holding-specialist = Specialists
