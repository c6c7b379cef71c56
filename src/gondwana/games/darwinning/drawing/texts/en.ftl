### Darwinning!: what only the web table says. English.

## Eras, in the words of every game's rounds
web-round = era
web-round-number = era { $number }
web-round-phase = Era { $number }, { $phase }
web-chart = Points by era: { $seats }

## The bar and the environments
web-era-of = era { $era } of { $eras }: { $phase }
web-trick-of = era { $era } of { $eras }, trick { $number }
web-environments = Environments on the table
web-gives = { $food ->
    [0] none of yours
   *[other] { $food } for you
}

## The food chain
web-chain = Food chain
web-chain-all = Food chain, { $spaces } spaces
web-bonus = one more step
web-eats = { $eater } may eat { $prey }.
web-you-eat = { $count ->
    [0] You may eat nobody.
   *[other] You may eat { $prey }.
}
web-eat-you = { $count ->
    [0] Nobody may eat you.
    [one] { $eaters } may eat you.
   *[other] These may eat you: { $eaters }.
}

## Cards
web-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
web-eggs = { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
}
web-joker = 0 of any colour, improves nothing
web-joker-about = A joker is 0 of whatever colour helps you. It improves nothing.

## The hand
web-hand = { $cards ->
    [0] Your hand
    [one] Your hand, 1 card
   *[other] Your hand, { $cards } cards
}
web-hand-all = Your cards
web-no-cards = Your hand is empty.
web-sort = Sort the hand
web-sort-number = by number
web-sort-colour = by colour

## The trick
web-trick = Trick { $number }, led by { $seat }
web-trick-rule = a stronger combination, or any one card
web-made = { $combination }, { $sum }
web-strongest = strongest so far
web-beat = beat { $what }
web-thinks = thinking
web-your-turn = your turn
web-last-trick = { $count ->
    [one] { $seats } has no card left: this is the era’s last trick, turned upside down. The strongest improves nothing, everybody else may.
   *[other] { $seats } have no card left: this is the era’s last trick, turned upside down. The strongest improves nothing, everybody else may.
}
web-virtual = the virtual species
web-open = The virtual species’ open cards
web-open-rule = Both players may use them in any combination.

## Species
web-space = space { $number } of the food chain
web-population = population { $number }
web-bites = bite tokens: { $number }
web-land-now = { $environment }: lies on the table, { $food } food
web-land = { $environment }: not on the table, would give { $food } food
web-place = Place { $number }
web-framed = zero-point frame
web-free = free
web-idle = off
web-stolen = stolen
web-parts = { $space } space + { $population } population + { $environments } environments + { $abilities } abilities

## The food to come
web-forecast = If survival came now:
web-sources = Where the food comes from
web-food-need = { $food } food for a population of { $need }
web-amount = { $amount }
web-fate-more = { $food } food for { $need }: more than enough.
web-fate-less = { $food } food for { $need }: too little.
web-fate-level = { $food } food for { $need }: just enough.
web-fate-bites = { $tokens ->
    [one] 1 bite token, { $limit } cost a population.
   *[other] { $tokens } bite tokens, { $limit } cost a population.
}
web-fate = { $change ->
    [0] Your population stays at { $after }.
    [1] Your population grows to { $after }.
   *[other] Your population falls to { $after }.
}
web-source-home = { $what }
web-source-gained = { $what }, gained
web-source-symbiosis = { $what }, by symbiosis
web-source-prey = eats { $what }
web-source-ability = { $what }

## The account after survival
web-account = How the species fared
web-primer = How an era goes
web-primer-tricks = Who wins a trick may use one of the cards just played to improve their species. Stronger combinations beat weaker ones; if you cannot or will not, throw in one card.
web-primer-uses = A card is used in one way: to climb the food chain, to lay eggs, to settle in its environment, or as an ability.
web-primer-last = When a hand runs empty, the trick is the era’s last and turned upside down: all but the strongest improve.
web-primer-food = Then all species eat, the lowest first. Each population needs one food: too little costs one, more brings one. Two bites cost one too.
web-primer-score = In the end you score your space, your population, your environments and your abilities.
web-starved = too little: −1 population
web-level = just enough: population stays
web-surplus = more than enough
web-bitten = { $number } bite tokens: −1 population
web-grew = grows to { $number }
web-not-grown = { $number } bite tokens: too many to grow

## What is asked
web-wait-discard = { $seats } may discard cards.
web-wait-leader = { $seats } says who leads.
web-wait-play = { $seats } plays to the trick.
web-wait-improve = { $seats } improves.
web-wait-steal = { $seats } may steal an ability.
web-wait-take = { $seats } chooses from the discards.
web-wait-keep = { $seats } may keep cards.
web-wait-eat = { $seats } is eating.
web-wait-metamorphosis = { $seats } has a metamorphosis.
web-chance = The cards decide.
web-ask-discard = Discard up to two cards?
web-discard-more = Press the cards that you can do without. Nobody sees them, and you draw none for them.
web-may-still = { $cards ->
    [0] no more
    [one] 1 more
   *[other] { $cards } more
}
web-ask-leader = Who leads the first trick?
web-leader-more = You stand lowest on the food chain, so you say who begins.
web-ask-lead = You lead: which cards do you play?
web-lead-more = Press one card, or cards that make a combination.
web-ask-beat = Beat { $what }, or throw in any one card
web-ask-beat-two = Beat { $what }, or play anything weaker
web-these-beat = These would win now: { $list }.
web-with = { $combination } { $cards }
web-none-beats = Nothing of yours is stronger.
web-picked-none = These make no combination yet
web-picked-open = A card from your hand must join in
web-picked = Play { $what }?
web-picked-leads = { $seats ->
    [one] 1 player may still beat it.
   *[other] { $seats } players may still beat it.
}
web-picked-beats = It beats { $what }.
web-picked-wins = It beats { $what }, and you play last: the trick is yours.
web-picked-weak = It does not beat { $what }.
web-picked-empties = It empties your hand, so this trick is the era’s last: the strongest improves nothing.
web-last-strongest = But this is the last trick: the strongest improves nothing.
web-lay = { $cards ->
    [one] Play this card
   *[other] Play these { $cards }
}
web-ask-improve = How does your species improve?
web-improve-more = One of the cards that you have just played may be used, in one way.
web-pass-improve = Improve nothing
web-ask-steal = Which ability does your mutation steal?
web-steal-more = It works for you in mutation’s place, but scores nothing.
web-pass-steal = Save it for later
web-ask-take = Which ability do you lay on { $owner }’s species?
web-take-more = Choose a card of the discards, then a place. What it covers stops working.
web-pass-take = Take nothing
web-ask-keep = Keep up to two cards for the next era?
web-keep-more = Press the cards to keep. All others are discarded.
web-ask-eat = Whom does your species eat?
web-eat-more = { $count ->
    [0] The proposal is to eat nobody: { $food } food for { $need }.
   *[other] The proposal is to eat { $prey }: { $food } food for { $need }.
}
web-eat = { $tokens ->
    [0] Eat { $prey }
   *[other] Eat { $prey }, poisonous
}
web-eat-all = Eat as proposed
web-ask-metamorphosis = Where does { $card } go?
web-pass-metamorphosis = Discard it
web-done-discard = { $cards ->
    [0] Discard none
    [one] Discard 1
   *[other] Discard { $cards }
}
web-done-keep = { $cards ->
    [0] Keep none
    [one] Keep 1
   *[other] Keep { $cards }
}
web-done-eat = Eat no more
web-lead = { $seat }
web-you-lead = I lead myself

## What a card can be used for
web-panel-improve = What your cards can do
web-panel-steal = Abilities to steal
web-panel-take = Abilities in the discards
web-panel-metamorphosis = Where it can go
web-climb-up = Climb to { $space }
web-climb-down = Go down to { $space }
web-climb-from = from { $space }
web-climb-bonus = from { $space }, with the small animals’ bonus
web-grow-to = population { $before } → { $after }
web-land-lies = on the table: { $food } food now
web-land-away = not on the table now
web-gain = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
web-onto = Place { $number }
web-onto-frame = Place { $number }, frame
web-choose-card = Choose a card to see what it can do.
web-put-back = Put it back
web-place-free = free
web-covers = covers { $ability }
web-steal = { $ability } from { $owner }

## The players’ aid
web-aid = All cards explained
web-close = Close
web-combinations = Combinations, strongest first
web-uses = What a card may be used for
web-use-up = Climb: move that many spaces up or down the food chain.
web-use-egg = Eggs: that much more population.
web-use-place = Environment: 2 food whenever it lies on the table.
web-use-ability = Ability: onto one of your five places.
web-abilities = Abilities
web-worth = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}

## The end
web-points-ahead = { $points } points, { $ahead } more than { $seat }.
web-points-level = { $points } points, as many as { $seat }: the larger population decides, then the higher space.
web-result = Where the points come from
web-stat-points = points
web-stat-space = space
web-stat-population = population
web-stat-environments = environments
web-stat-abilities = abilities
web-stat-count = population in the end
web-stat-tricks = tricks won
web-stat-ate = species eaten
web-stat-eaten = bitten

## Names for narrow places, with soft hyphens where they may be broken
web-soft-ability-bigger_brain = bigger brain
web-soft-ability-camouflage = camou­flage
web-soft-ability-communication = com­mu­ni­ca­tion
web-soft-ability-food_storage = food storage
web-soft-ability-hard_shell = hard shell
web-soft-ability-herd_animal = herd animal
web-soft-ability-iron_stomach = iron stom­ach
web-soft-ability-metamorphosis = meta­mor­pho­sis
web-soft-ability-mutation = muta­tion
web-soft-ability-pheromones = phero­mones
web-soft-ability-society = society
web-soft-ability-symbiosis = symbi­osis
web-soft-ability-tools = tools
web-soft-environment-highlands = high­lands
web-soft-environment-jungle = jungle
web-soft-environment-mountains = moun­tains
web-soft-environment-polar = polar land
web-soft-environment-underground = under­ground
web-soft-environment-wetlands = wet­lands
