### Dinosaur Island: what stands on its page on the web. English.

## Tabs, players, headings
web-tabs = Boards
web-tab-boards = Boards
web-tab-lab = Lab
web-tab-park = Park
web-whose = Whose park and lab are shown
web-show = Show the park and lab: { $seat }
web-your-park = Your park
web-park-of = Park: { $seat }
web-your-cold = Your cold storage
web-cold-of = Cold storage: { $seat }
web-your-lab = Your lab
web-lab-of = Lab: { $seat }
web-dollars = dollars
web-workers = workers
web-excitement = excitement
web-security = security
web-threat = threat
web-chance = The dice roll.
web-wait-work = { $seats } still at work.
web-wait-visitors = { $seats } still in the park.

## Park
web-free-zones = { $count ->
    [0] no free zone
    [one] 1 free zone
   *[other] { $count } free zones
}
web-in-paddock = { $number } of { $all } in the paddock
web-spaces = { $number } of { $all } spaces taken
web-plus-points = +{ $points } ★
web-doubled = patrons here give 2 points
web-visitors = { $patrons ->
    [one] 1 patron
   *[other] { $patrons } patrons
}, { $hooligans ->
    [one] 1 hooligan
   *[other] { $hooligans } hooligans
}
web-gate = At the gate
web-queue = In the queue
web-eaten = Eaten
web-at-place = Put it on { $place }
web-at-visit = Send a visitor to { $place }
web-at-eaten = A visitor on { $place } is eaten
web-at-sell = Take dollars for a patron on { $place }
web-at-double-ride = Double { $place }

## Forecast
web-forecast = This round, as it stands
web-more-security = counts more this round
web-more-threat = by the die
web-expect-visitors = { $count ->
    [one] 1 visitor
   *[other] { $count } visitors
}, room for { $room }
web-expect-income = about { $dollars } at the gate
web-expect-danger = { $count ->
    [0] nobody is eaten
    [one] 1 visitor is eaten
   *[other] { $count } visitors are eaten
}
web-expect-danger-open = { $count ->
    [0] nobody is eaten
    [one] 1 visitor is eaten
   *[other] { $count } visitors are eaten
} if the die with { $claws ->
    [one] 1 claw
   *[other] { $claws } claws
} is left
web-expect-points = about { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The account of a round
web-account = Account of round { $number }
web-account-visitors = visitors drawn
web-account-gate = dollars at the gate
web-account-food = dollars for food
web-account-eaten = visitors eaten
web-account-scored = points for visitors
web-account-total = points in all

## Research
web-research = Research
web-dice = Dice
web-recipes = Recipes
web-your-scientists = your scientists
web-scientist = scientist of level { $level }
web-rounder = worker of the all-rounder, level 2
web-threat-die = threat die
web-storage = Cold storage
web-storage-spaces = Six spaces for enlarging cold storage
web-least-level = scientist of level { $level } at least
web-pile = { $count ->
    [one] 1 recipe
   *[other] { $count } recipes
} in the pile
web-no-recipe = no recipe lies open

## Market
web-market = Market
web-price = price
web-goods-specialist = specialist
web-goods-attraction = attraction
web-goods-lab = lab upgrade
web-goods-dna = DNA
web-dna-basic = { $count } basic DNA
web-dna-complex = { $count } complex DNA
web-removes = you also remove an item of this row
web-taken = taken
web-stall = { $spaces ->
    [0] no space
    [one] 1 space
   *[other] { $spaces } spaces
}
web-tiles-left = { $count } left
web-lacks = you lack ${ $dollars }
web-remove = Remove { $item }

## Cold storage and lab
web-stored = { $count } DNA
web-dna-room = { $dna }: { $count }, at most { $most }
web-units = { $count } { $dna }
web-idle = { $idle ->
    [one] 1 free worker
   *[other] { $idle } free workers
}, { $reserve } in reserve
web-spot = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
web-spot-used = has workers already
web-empty-spaces = { $count ->
    [one] 1 space free for an upgrade
   *[other] { $count } spaces free for upgrades
}
web-put-here = Put it on space { $space }
web-specialists = Specialists
web-dismiss = Dismiss { $specialist }

## Objectives
web-objectives = Objectives
web-cards-solo = Your objectives
web-points-each = { $points ->
    [one] 1 point each
   *[other] { $points } points each
}
web-event-card = This round's card removes:
web-event-die = die { $space }
web-event-recipe = recipe: { $kind }
web-streak = Rounds with an objective scored: { $count } of { $all }
web-streak-kept = { $points ->
    [one] +1 point if you score in every round
   *[other] +{ $points } points if you score in every round
}
web-streak-lost = no bonus: a round went by without
web-twists = Plot twists
web-marked-by = marked by { $seats }
web-far = { $number } of { $all }

## Questions
web-ask-research = Where does your scientist go?
web-hint-research = Choose a scientist, then a die, cold storage or a recipe. Whoever passes works in the lab.
web-hint-rounder = Your all-rounder's worker may go too, or rest.
web-ask-place = Where does it go: { $what }?
web-hint-exhibit = Press the left one of two free zones in your park.
web-hint-attraction = Press a free zone in your park.
web-ask-gain-basic = Which basic DNA do you take?
web-ask-gain-complex = Which complex DNA do you take?
web-hint-gain = What has no room is lost.
web-units-left = { $count } to take
web-ask-limits = Which limit do you raise?
web-hint-limits = One step at a time, none above 10.
web-steps-left = { $count ->
    [one] 1 step left
   *[other] { $count } steps left
}
web-ask-raise = Which paddock do you enlarge?
web-hint-raise = Free, by the die.
web-ask-copy = Do you gain this DNA too?
web-hint-copy = { $seat } took { $face } with level { $level }. Your programmer can copy once a round.
web-ask-market = What do you buy?
web-hint-market = Press something in the market, or pass.
web-purse = you have { $dollars }
web-ask-work = What do your workers do?
web-hint-work = Press the spots in your lab. All can be taken back until you are done.
web-workers-left = { $count ->
    [one] 1 worker free
   *[other] { $count } workers free
}
web-ask-copying = What does the copy room repeat?
web-hint-copying = Press a spot of another upgrade; it costs no workers.
web-ask-pay = Which basic DNA do you pay for { $species }?
web-ask-exchange = How many hooligans do you exchange?
web-hint-exchange = As many visitors are drawn anew.
web-ask-guard = How many hooligans does your guard send away?
web-hint-guard = Each brings 1 point.
web-ask-place-visitors = Where do your visitors go?
web-hint-place-visitors = Press places in your park; hooligans first.
web-ask-feed = Who is eaten?
web-hint-feed = Patrons first. Each costs 1 point.
web-still = { $count } to go
web-ask-lawyer = Do you pay for those who were eaten?
web-hint-lawyer = $1 for each instead of 1 point.
web-ask-food = Points or dollars?
web-hint-food = Press a food stand to take dollars for a patron there.
web-ask-bonus = Which bonus do you take?
web-hint-bonus = It costs nothing.
web-ask-choose = Which cards are your objectives?
web-hint-choose = The others become events.
web-cards-left = { $count ->
    [one] 1 more
   *[other] { $count } more
}
web-ask-score = Do you score an objective now?
web-hint-score = It is worth { $points ->
    [one] 1 point
   *[other] { $points } points
} this round, later fewer. If you score none, you discard one.

## What the first press shows
web-take-die = { $face }, level { $level }?
web-take = Take it
web-product = { $count } × { $level } = { $amount }.
web-room = { $lost ->
    [0] There is room for it.
   *[other] There is room for { $kept }, { $lost } would be lost.
}
web-brings-paddock = One of your paddocks grows by 1, whatever the level.
web-brings-worker = A worker comes from your reserve, whatever the level.
web-take-storage = Enlarge cold storage, level { $level }?
web-storage-hint = You raise limits by as many steps in all.
web-raise-limits = Raise limits
web-take-recipe = Research { $species }, level { $level }?
web-recipe-hint = Its exhibit takes two zones. At the end it costs 10 points if no dinosaur lives there.
web-research-it = Research it
web-hire-it = Hire for { $dollars }: { $item }?
web-hire = Hire
web-build-it = Build for { $dollars }: { $item }?
web-build = Build
web-upgrade-it = Buy for { $dollars }: { $item }?
web-upgrade = Buy
web-dna-it = Buy for { $dollars }: { $item }?
web-dna = Buy
web-finish = Done with work for this round?
web-then-upgrade = Press the space in your lab where it lies.
web-then-hire = Press the specialist whom you dismiss.
web-then-dna = Press the item of this row that you remove.
web-leaves = It leaves you { $dollars }.

## Buttons
web-copy-die = Gain it
web-pass-copy = Not now
web-pass-research = Let the worker rest
web-pass-limits = No more
web-pass-market = Pass
web-pass = Pass
web-turn = Pass: level { $level } works in the lab
web-done-work = Done
web-done-lawyer = Pay no more
web-done-food = The rest as points
web-done-score = No more
web-done = Done
web-auto-place = Place all for me
web-auto-feed = Choose for me
web-auto = Do it for me
web-lawyer = Pay $1
web-return = { $count ->
    [0] None
   *[other] { $count }
}
web-bonus-security = Security +1
web-bonus-dna = 2 basic DNA
web-pay-nothing = nothing
web-raise-security = Security { $level }
web-raise-paddock = { $species }: paddock { $size }
web-keep = { $goal }
web-score = Score: { $goal }
web-drop = Discard: { $goal }

## Result
web-result = Where the points came from
web-stat-points = points
web-stat-track = on the track
web-stat-attractions = attractions
web-stat-dinosaurs = dinosaurs
web-stat-empty = empty exhibits
web-stat-objectives = objectives
web-stat-money = money
web-stat-streak = every round
web-solo-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-points-round = { $points } points after { $number } rounds.
web-points-money = { $points } points, as many as { $seat }, and more money.
web-points-ahead = { $points } points, { $ahead } ahead of { $seat }, after { $number } rounds.
