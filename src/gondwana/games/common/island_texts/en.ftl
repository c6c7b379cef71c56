### What players of every game on an island read. English.

## Web table
web-wheel = Climate wheel: { $land } now. Next: { $next }
web-live = { $count ->
    [0] none live
    [one] 1 lives
   *[other] { $count } live
}
web-lives-on = Who lives here: { $land }
web-island = The island, { $spaces } spaces
web-caption = The island for { $seats ->
    [2] two
    [3] three
    [4] four
   *[other] five
}
web-spaces = { $spaces } spaces
web-fate-safe = lives
web-fate-risk = may fall, the layers do not reach for all
web-fate-doomed = falls to the climate
web-herd = { $number } of { $all } live
web-auction = Auction
web-bid-label = Bid { $bid }: { $prize }
web-held = { $seat } bids { $bid }
web-steps-left = { $steps ->
    [one] 1 step left
   *[other] { $steps } steps left
}
web-ask-move = Which dinosaur goes where?
web-attack = Attack { $seat } on { $space }?
web-attack-button = Attack { $space }
web-horns = { $horns ->
    [one] 1 horn
   *[other] { $horns } horns
} against { $against }
web-wins = Wins on { $wins } faces
web-pass-window = Play nothing
web-pass-move = End movement
web-wait-window = Cards may be played now. The table waits for { $seats }.
web-wait-bid = { $seats } bids for a gene.
web-wait-move = { $seats } moves.
web-wait-lay = { $seats } places a newborn.
web-wait-remove = Choosing whom the climate takes: { $seats }.
web-chance = The dice and the bag have their say.
web-dice = The dice
web-luck = { $won } won, { NUMBER($expected, minimumFractionDigits: 1) } expected
web-stat-herd = alive
web-stat-born = born
web-stat-fell-fight = fell in fights
web-stat-fell-climate = fell to the climate
web-stat-fights = attacks won
web-stat-genes = genes
web-stat-cards = cards played
file-maps = Own maps

## Terminal
odds-none = There is nothing to attack now.
odds-none-here = No die is rolled for that.
