### Dinosaur Island (2017): what players read. English.

## Game
game-name = Dinosaur Island
game-blurb = One to four parks breed dinosaurs from DNA, build attractions and upgrade their labs. The more exciting the park, the more visitors come; the less secure, the more of them are eaten.

## Seats
seat-T = Tierra
seat-C = Costa
seat-S = Sierra
seat-B = Bahia

## Phases
phase-setup = Setup
phase-research = Research
phase-market = Market
phase-work = Work
phase-park = Park
phase-clean-up = Clean-up
phase-over = Game over

## DNA
sort-cyan = cyan
sort-violet = violet
sort-blue = blue
sort-green = green
sort-magenta = magenta
sort-yellow = yellow
sort-basic = any basic
sort-complex = any complex

## Kinds of dinosaurs
kind-herbivore = herbivore
kind-small-carnivore = small carnivore
kind-large-carnivore = large carnivore

## Dinosaurs
exhibit-ankylosaurus = Ankylosaurus
exhibit-brontosaurus = Brontosaurus
exhibit-triceratops = Triceratops
exhibit-stegosaurus = Stegosaurus
exhibit-parasaurolophus = Parasaurolophus
exhibit-iguanodon = Iguanodon
exhibit-velociraptor = Velociraptor
exhibit-pteranodon = Pteranodon
exhibit-dilophosaurus = Dilophosaurus
exhibit-coelophysis = Coelophysis
exhibit-compsognathus = Compsognathus
exhibit-oviraptor = Oviraptor
exhibit-saurophaganax = Saurophaganax
exhibit-tyrannosaurus = Tyrannosaurus
exhibit-spinosaurus = Spinosaurus
exhibit-allosaurus = Allosaurus
exhibit-carnotaurus = Carnotaurus
exhibit-gallimimus = Gallimimus
exhibit-albertadromeus = Albertadromeus
exhibit-hypsilophodon = Hypsilophodon
exhibit-leaellynasaura = Leaellynasaura

## Attractions
category-food = food stand
category-ride = ride
category-merch = merchandise
category-none = no category
attraction-hat-stand = Hats
attraction-taco-stand = Taco stand
attraction-ice-cream = Ice cream parlour
attraction-saurian-pretzel = Dino pretzels
attraction-lemonade-bar = Lemonade bar
attraction-sausage-lab = Sausage lab
attraction-pizza-plateau = Pizza plateau
attraction-noodle-nest = Noodle nest
attraction-burger-bones = Burger bones
attraction-barbecue-pit = Barbecue pit
attraction-crater-buffet = Crater buffet
attraction-teacup-carousel = Teacup carousel
attraction-pony-ride = Pony ride
attraction-climbing = Climbing frame
attraction-jeep-safari = Jeep safari
attraction-log-flume = Log flume
attraction-ghost-cave = Ghost cave
attraction-pterosaur-swing = Pterosaur swing
attraction-primeval-wheel = Primeval Ferris wheel
attraction-great-coaster = Big coaster
attraction-free-fall = Free-fall tower
attraction-balloons = Balloon stall
attraction-plush-nest = Plush nest
attraction-t-shirts = T-shirt shop
attraction-fossil-shop = Fossil shop
attraction-photo-station = Photo booth
attraction-figurines = Collectable figures
attraction-amber-jewellery = Amber jewellery
attraction-postcards = Postcard kiosk
attraction-masks = Mask shop
attraction-model-kits = Model kit shop

## Lab tiles
tile-refine-1 = DNA refinement I
tile-refine-1-effect = 2 basic DNA become 1 complex.
tile-create-1 = Dino research I
tile-create-1-effect = Create a dinosaur, once per spot.
tile-bench = Tool bench
tile-bench-effect = Security +1 or a paddock +1 for its price, as often as you like.
tile-venture = Venture capital
tile-venture-effect = The spots bring $3, $2 and $1.
tile-create-2 = Dino research II
tile-create-2-effect = Create a dinosaur, once per spot. Replaces Dino research I.
tile-refine-2 = DNA refinement II
tile-refine-2-effect = 2 basic DNA become 1 complex, once per spot. Replaces DNA refinement I.
tile-bench-plus = Better tool bench
tile-bench-plus-effect = Security +1 or a paddock +1; the first spot is $2 cheaper, the second $1.
tile-renovate = Renovation board
tile-renovate-effect = One paddock +1 without paying, per spot.
tile-groundskeeper = Groundskeeper's hut
tile-groundskeeper-effect = Security +1 when you buy it. Its spot makes security count 1 more this round.
tile-security-office = Guard office
tile-security-office-effect = Per spot, put back up to 2 hooligans that you drew this round and draw as many anew.
tile-double-ride = Star attraction
tile-double-ride-effect = Patrons on an attraction of your choice give 2 points each this round.
tile-copy-lab = Copy room
tile-copy-lab-effect = Carry out a spot of another tile in your lab, basic actions excepted.
tile-ads = Advertising office
tile-ads-effect = Draw 1 visitor more this round; with the second spot, 2 more.
tile-gene-bank = Gene bank
tile-gene-bank-effect = Two limits +1 when you buy it. Its spot brings 1 basic DNA of any sort.
tile-sponsors = Sponsors' office
tile-sponsors-effect = $3 per spot.
tile-sequencer = Sequencer
tile-sequencer-effect = Per spot, 2 basic DNA of one sort become 1 complex of any sort.

## Specialists
specialist-intern = Intern
specialist-intern-effect = One patron may stand on this card each round, and gives 1 point.
specialist-allrounder = All-rounder
specialist-allrounder-effect = Once a round in research, place a worker as a level 2 scientist.
specialist-union = Union man
specialist-union-effect = The next specialist that you hire is free, once.
specialist-hunter = Dinosaur hunter
specialist-hunter-effect = One visitor fewer is eaten each round.
specialist-programmer = Programmer
specialist-programmer-effect = Once a round, gain the DNA that another player has just taken from a die.
specialist-professor = Professor
specialist-professor-effect = At the start of a round, 1 complex DNA of any sort.
specialist-hr = Head of personnel
specialist-hr-effect = She brings two workers, and nothing else.
specialist-guard = Guard
specialist-guard-effect = Once a round, put back up to 2 of your hooligans for 1 point each.
specialist-accountant = Accountant
specialist-accountant-effect = At the start of a round, $2.
specialist-publicist = Publicist
specialist-publicist-effect = You draw 1 visitor more each round.
specialist-buyer = Buyer
specialist-buyer-effect = Once a round, a market action is $1 cheaper.
specialist-architect = Architect
specialist-architect-effect = The price printed on attractions is $2 lower.
specialist-labtech = Lab technician
specialist-labtech-effect = At the start of a round, 1 basic DNA of any sort.
specialist-keeper = Keeper
specialist-keeper-effect = Paddock tiles are $1 cheaper.
specialist-fencer = Master fencer
specialist-fencer-effect = Once a round at work, one paddock +1, free and without a worker.
specialist-splicer = Gene splicer
specialist-splicer-effect = Once a round, one basic DNA of a recipe may be paid in another basic sort.
specialist-breeder = Breeder
specialist-breeder-effect = Every carnivore that you create needs 1 basic DNA fewer.
specialist-cryo = Cryo engineer
specialist-cryo-effect = On hiring, raise limits by up to 3 steps, split as you like.
specialist-patrol = Patrol
specialist-patrol-effect = Your security counts 1 more in every check.
specialist-chef = Chef
specialist-chef-effect = A patron on food taken as money brings $3.
specialist-guide = Park guide
specialist-guide-effect = Your exhibits hold 1 visitor more in all.
specialist-lawyer = Lawyer
specialist-lawyer-effect = For an eaten visitor you may pay $1 instead of 1 point.

## Plot twists
twist-quiet-start = Quiet start
twist-quiet-start-effect = No hooligans at first; half of them come after round 1, the others after round 2.
twist-fast-market = Fast market
twist-fast-market-effect = Clean-up clears the $2 row and the $3 row.
twist-grant = Research grant
twist-grant-effect = Whoever claims a die also gains $2.
twist-bonus = Bonus
twist-bonus-effect = At the end of a round, everyone takes security +1, a paddock +1 or 2 basic DNA.
twist-staff = More staff
twist-staff-effect = Everyone starts with 5 workers.
twist-big-fridge = Big fridge
twist-big-fridge-effect = All limits of the cold storage start 1 higher.
twist-wild-nights = Wild nights
twist-wild-nights-effect = The threat die counts 1 more, and 1 if there is none.
twist-busy-market = Busy market
twist-busy-market-effect = Everyone has 3 market actions.
twist-season = High season
twist-season-effect = Everyone draws 2 visitors more each round.
twist-cheap-fences = Cheap fences
twist-cheap-fences-effect = Paddock tiles are $1 cheaper for all.
twist-new-finds = New finds
twist-new-finds-effect = In clean-up, recipes left open go under their piles and new ones are turned up.

## Objectives, as a short name
metric-lab_upgrades_bought = { $n ->
    [one] 1 lab upgrade
   *[other] { $n } lab upgrades
} bought
metric-attractions_built = { $n ->
    [one] 1 attraction
   *[other] { $n } attractions
} built
metric-rides_built = { $n ->
    [one] 1 ride
   *[other] { $n } rides
} built
metric-food_built = { $n ->
    [one] 1 food stand
   *[other] { $n } food stands
} built
metric-merch_built = { $n ->
    [one] 1 shop
   *[other] { $n } shops
} built
metric-each_attraction_category = { $n ->
    [one] an attraction
   *[other] { $n } attractions
} of each category
metric-species_created = { $n ->
    [one] 1 species
   *[other] { $n } species
} created
metric-dinosaurs = { $n ->
    [one] 1 dinosaur
   *[other] { $n } dinosaurs
}
metric-dinosaurs_in_one_exhibit = { $n ->
    [one] 1 dinosaur
   *[other] { $n } dinosaurs
} in one exhibit
metric-exhibits_with_4_dinosaurs = { $n ->
    [one] 1 exhibit
   *[other] { $n } exhibits
} with 4 dinosaurs
metric-large_carnivores = { $n ->
    [one] 1 large carnivore
   *[other] { $n } large carnivores
}
metric-one_exhibit_of_each_kind_filled = { $n ->
    [one] a dinosaur exhibit
   *[other] { $n } dinosaur exhibits
} of each kind
metric-excitement = excitement { $n }
metric-security = security { $n }
metric-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
metric-specialists_at_once = { $n ->
    [one] 1 specialist
   *[other] { $n } specialists
} at once
metric-dna_stored = { $n } DNA in storage
metric-gate_money_in_round = ${ $n } at the gate in a round
metric-attraction_vp_in_round = { $n ->
    [one] 1 point
   *[other] { $n } points
} from attractions in a round

## Options
option-length = Objectives
option-length-short = short: about 4 rounds
option-length-medium = medium: about 7 rounds
option-length-long = long: about 10 rounds
option-market_order = Order in the market
option-market_order-clockwise = clockwise from the first player
option-market_order-track = the turn-order track
option-plot_twists = Plot twists
option-plot_twists-0 = none
option-plot_twists-1 = one
option-plot_twists-2 = two
option-market_pass_income = Passing in the market
option-market_pass_income-0 = brings nothing
option-market_pass_income-2 = brings $2
option-tiny = A short game, for research
option-tiny-off = no: the whole game
option-tiny-on = a single round; ours, not in the rules

## Sections of the rules
section-DI-S = Setup
section-DI-G = Rounds and general rules
section-DI-1 = Phase 1: research
section-DI-2 = Phase 2: market
section-DI-3 = Phase 3: work
section-DI-4 = Phase 4: park
section-DI-5 = Phase 5: clean-up
section-DI-6 = Objectives
section-DI-E = The end
section-DI-O = The solo game
section-DI-F = Effects in general
section-DI-L = Lab tiles
section-DI-X = Specialists
section-DI-T = Plot twists
section-DI-M = What objectives count
section-DI-K = Solo cards

## Rules: setup
rule-DI-S1 = One to four play; alone it is the solo game. In the middle lie the boards for research, administration and the market, and every player has a lab board and a park board.
rule-DI-S2 = 70 patrons (yellow) and 10 hooligans (pink) go into the bag as visitors.
rule-DI-S3 = Of the ten DNA dice, twice as many as players and one more are drawn and used all game: five, seven or nine; the solo game has five. Which faces stand together on a die is our own choice.
rule-DI-S4 = “Dino research II” and “DNA refinement II” lie beside the market all game. Tiles marked for more players than there are stay in the box; the solo game counts as two. The other lab upgrades, the attractions and the specialists are shuffled into a face-down pile each, and one of each kind is turned up beside each price from $2 to $5. At setup the four attractions are sorted by printed cost, the cheapest at $2 (our ruling).
rule-DI-S5 = The recipes make three shuffled piles: 6 herbivores, 6 small carnivores and 5 large carnivores, with one face up on each. We have the printed figures of Ankylosaurus, Brontosaurus, Velociraptor, Pteranodon and Saurophaganax; the others are our own.
rule-DI-S6 = The table chooses short, medium or long objectives, medium by default. As many as players and one more are drawn and laid open. Two plot twists are drawn and laid open too; the table may play with one or none. Thirty of the 39 objectives are our own, and the twists that say so.
rule-DI-S7 = Every player has three scientists of levels 1, 2 and 3, eight workers, four of them in the lab and four in reserve, 10 points, and one dinosaur in the exhibit that is printed in the park, which has size 1 and so is full. Threat, security and excitement start at 1, and the first dinosaur is already counted there (our ruling).
rule-DI-S8 = In cold storage the three basic sorts, cyan, violet and blue, start at 1 with limit 4, the three complex ones, green, magenta and yellow, at 0 with limit 2; limits go up to 10. The amount always stays below its limit, so at the start 3 and 1 are the most (our ruling).
rule-DI-S9 = The first player is chosen at random, the others follow clockwise on the turn-order track (our ruling). In that order they get $15, $16, $17 and $18.
rule-DI-S10 = The order is marked with a ninth piece of each player, which is no worker; the reserve stays at four (our ruling).
rule-DI-S11 = A park has 4 × 4 zones. The printed exhibit takes the first two of the top row, the hat stand the first of the second row, and 13 zones are free. The boards differ in the name of the first dinosaur only, and no tile is ever moved or removed (our ruling).
rule-DI-S12 = Attractions are food stands, rides or merchandise, ten of each; twenty of these thirty are our own. The hat stand is an attraction of no category, and does not count as built (our ruling).
rule-DI-S13 = Money, dinosaurs and paddock tiles never run out; points, threat and security have no upper end (our ruling).

## Rules: rounds and general rules
rule-DI-G1 = A round has five phases: research, market, work, park and clean-up. Each is complete before the next begins.
rule-DI-G2 = “In order” means the turn-order track, in research too (our ruling). Only the market goes clockwise from the first player, in every round; the table may choose the track there as well.
rule-DI-G3 = DNA gained above a limit is lost, wherever it comes from. Where the sort is free, you assign it one by one, mixed as you like, to allowed sorts that have room; the rest is lost (our ruling).
rule-DI-G4 = Nothing is forbidden because its gain would be lost: you may take a die only to keep it off the threat space, and a worker face with an empty reserve simply gives nothing. But to raise a paddock at work you need one below 4 (our ruling).
rule-DI-G5 = Money never falls below 0: what you cannot pay is not allowed. Reductions add up, and no price falls below 0 (our ruling).
rule-DI-G6 = A worker that you gain comes from your reserve and stands in your lab at once; an empty reserve gives none (our ruling).
rule-DI-G7 = When a market pile is empty, its discards are shuffled into a new one; if there are none, the place stays empty. Dismissed specialists and covered tiles are out of the game. An empty recipe pile stays empty (our ruling).
rule-DI-G8 = All is open except the order of the piles and, while it lasts, the work phase.

## Rules: research
rule-DI-1-1 = The first player rolls all dice, last round's threat die too. Each die has one space under it: they lie from left to right in the order in which they were drawn at setup (our ruling).
rule-DI-1-2 = In order, each player places one scientist at a time, of whatever level, until all three are used.
rule-DI-1-3 = Take DNA: place the scientist under a free die. The symbols times the level go into cold storage, and what exceeds the limit is lost. A joker is any basic sort and may be split into different ones, at level 1 too (our ruling).
rule-DI-1-4 = A paddock face raises one of your paddocks below 4 by 1, that of the printed exhibit too (our ruling); a worker face brings a worker from the reserve. Any scientist may take them, and the level multiplies nothing.
rule-DI-1-5 = Enlarge cold storage: place the scientist on one of the six spaces. You may raise limits by as many steps in all as the level, split as you like, none above 10.
rule-DI-1-6 = Research a recipe: one of the three open ones, if its space is still free. A herbivore needs level 1, a small carnivore level 2, a large carnivore level 3, and nothing is paid. At once the exhibit goes on two free zones of your park, side by side in one row, with paddock size 1 and no dinosaur yet; without such zones it is not allowed. There is no new recipe before clean-up (our ruling).
rule-DI-1-7 = Pass: one of your unplaced scientists, whichever you like, becomes a worker for this round's work phase, on any spot but not for objectives. You still take later turns with those that are left.
rule-DI-1-8 = At the end, the unclaimed die with the most threat pips goes to the threat space. If several are equal it is the leftmost; if none is left, there is no threat die (our ruling).

## Rules: market
rule-DI-2-1 = One action at a time, each player has two, and a pass is one of them. An action costs the price of its row, $2 to $5.
rule-DI-2-2 = Hire a specialist; many bring a worker. You hold three at most: with three you first dismiss one, whose benefits and workers go. Dismissing is not possible otherwise; the card leaves the game, and as many workers as it really brought go back to the reserve (our ruling).
rule-DI-2-3 = Build an attraction for the price of the row and the printed cost, on one free zone of your park. Without one it is not allowed (our ruling).
rule-DI-2-4 = Add a lab upgrade. A lab has two brown spaces, for DNA refinement and Dino research, and four grey ones: Tool bench, Venture capital and two free. A tile goes on a grey space, covering what may be there, an earlier upgrade too, which is dead from then on. Only the II tiles, for $3 and $5, go on brown: each covers its own basic action, and you may have one of each. Two tiles of one kind may lie in one lab (our ruling).
rule-DI-2-5 = Buy DNA: any two basic for $2, any three basic for $3, any one complex for $4, any two complex for $5, alike or different. Then you remove one item of that row, of any kind but never a II tile. When the row is empty it is not possible (our ruling).
rule-DI-2-6 = Passing is always allowed. By the German rules it brings nothing, which is the default; a digest of the English ones gives $2, which the table may choose.
rule-DI-2-7 = What is taken is not replaced before clean-up (our ruling).

## Rules: work
rule-DI-3-1 = All players work at once, each in their own lab, as much as they like and in any order. You put workers on spots, the printed number, each spot once a round, and the effect comes at once.
rule-DI-3-2 = DNA refinement, one pair per spot: cyan and blue become green, violet and cyan magenta, blue and violet yellow. The basic action has one spot.
rule-DI-3-3 = Create a dinosaur for an exhibit that holds fewer than its paddock size. You pay the DNA of its recipe, for the printed exhibit any two basic, and excitement, at most 20, and threat rise by the figures of the species. The basic action has two spots, of one worker and of two.
rule-DI-3-4 = Tool bench, one worker, as often as you like. Either security +1, for a price by the level reached: 2 for $1, 3 and 4 for $2, 5 and 6 for $3, 7 and 8 for $4, 9 and above for $5 each. Or one paddock +1: to 2 for $2, to 3 for $3, to 4, the most, for $4.
rule-DI-3-5 = Venture capital: three spots of one worker, for $3, $2 and $1, in any order.
rule-DI-3-6 = Nobody's work touches another's, so everyone plans alone and can take back, until they say that they are done, which is final. Until all are, the others are shown as they stood at the start of the phase. There is no chance in this phase (our ruling).

## Rules: park
rule-DI-4-1 = In order, each player draws as many visitors as their excitement, and effects on top, also beyond 20 (our ruling); a short bag gives what it has. Each patron drawn brings $1, those in the queue too.
rule-DI-4-2 = Visitors go on exhibits, one for each dinosaur there, and on attractions, as many as are printed; hooligans first, then patrons, and the rest queue. As long as there is room it is compulsory; the owner chooses where.
rule-DI-4-3 = Your threat and the threat die are compared with your security. If security is as high or higher, nothing happens. Otherwise as many visitors as the difference are eaten in your park, patrons first; you choose which, and each costs 1 point. If the park runs empty, the queue is next, patrons first, and then it ends; points do not fall below 0. The eaten lie apart until clean-up (our ruling).
rule-DI-4-4 = Then every patron still in the park gives 1 point. One on a food stand may give $2 instead, patron by patron. Hooligans and the queue give nothing.
rule-DI-4-5 = All draw before anyone places visitors. Placing, danger and points concern one's own park only, and all do them at once (our ruling).

## Rules: clean-up
rule-DI-5-1 = The new order: fewest points first; with equally many the old order stays.
rule-DI-5-2 = What is left of the $2 row is removed. In each kind the others move up until there is no gap above them, and all free places are filled from the piles, top first and unsorted. A recipe is turned up on every pile where none lies open (our ruling).
rule-DI-5-3 = Workers and scientists come back, turned ones as scientists; all visitors go back into the bag, the eaten ones too. Then follow plot twists of the round's end (our ruling).
rule-DI-5-4 = If more than one objective is still unclaimed, another round follows; otherwise the game ends. The last round is played to its end, clean-up included.

## Rules: objectives
rule-DI-6-1 = As soon as you meet an objective it is marked for you; others may claim the same one in that phase only. It is worth 6, 7 or 8 points, short, medium or long, counted at the end. It is checked after every action, and nobody may wait (our ruling).
rule-DI-6-2 = Whoever meets it in the phase of its first mark gets it in full, in whatever order; with the end of that phase it is closed. Gains at the start of a round belong to research, plot twists at its end to clean-up (our ruling).
rule-DI-6-3 = A mark stays even if the figure falls again. At work an action that you take back has met nothing, and marks are shown when all are done (our ruling).

## Rules: the end
rule-DI-E1 = To the points on the track are added those of the attractions, those of every dinosaur by its species, the first one too, −10 for every exhibit without a dinosaur, the objectives, and 1 for every full $5. This may go below 0 (our ruling).
rule-DI-E2 = Most points win; on a tie, more money, all of it before it is counted as points. If that is level too, the win is shared (our ruling).

## Rules: the solo game
rule-DI-O1 = Five dice, 22 patrons and 3 hooligans, exactly seven rounds, and no programmer. Of the 16 solo cards, which are our own, ten are drawn; you choose seven as objectives, and the other nine are shuffled into a face-down pile. The common objectives and the end by them do not apply, nor do the options of length and market order (our ruling in part).
rule-DI-O2 = After each roll one card of the pile is turned up. It removes dice, recipes and items of the market.
rule-DI-O3 = Eaten visitors, patrons and hooligans, leave the game at the end of the park phase.
rule-DI-O4 = At the end of clean-up you may score any number of objectives that you meet. Each is removed and gives 10 points in rounds 1 and 2, then 8, 6, 4, 2 and 1. If you score none, you discard one of your choice. The steps between 10 and 1 are our own.
rule-DI-O5 = If you scored an objective in every round, you get 10 points more at the end.
rule-DI-O6 = A solo round: gains at the start, roll, card, three scientists in a row, threat die, two market actions, work, park, clean-up, plot twists of the round's end, scoring. After round 7 the final points are counted as usual (our ruling).

## Rules: effects in general
rule-DI-F1 = The owner makes the choices. “May” and “up to” can be left unused; all else applies by itself (our ruling, as is everything about effects).
rule-DI-F2 = An effect works from the moment you buy or hire, in this round too if its moment is still to come; a reduction never works on its own purchase. Dismissed or covered, it ends at once; what it gave once stays (our ruling).
rule-DI-F3 = “At the start of a round” is the start of research, before the roll, in order. “Once a round” is counted from there (our ruling).
rule-DI-F4 = Spots of one tile may be used in any order, and a second tile of its kind has spots of its own. What works in the park phase waits until then and ends with the round; several uses add up (our ruling).
rule-DI-F5 = The danger is your threat and the threat die, 1 more with wild nights, less your security, 1 for a patrol, 1 for each use of the groundskeeper's hut and 1 for a dinosaur hunter, but at least 0 (our ruling).
rule-DI-F6 = In the park, each in turn: the draw of excitement, publicist, high season and advertising, then the guard office, then the dollars. After that, each alone: guard, placing, danger, lawyer, points or food money (our ruling).

## Rules: lab tiles
rule-DI-L-refine1 = DNA refinement I, one spot of one worker: one of the three refinements.
rule-DI-L-refine2 = DNA refinement II, three spots of one worker: one of the three refinements per spot.
rule-DI-L-create1 = Dino research I, spots of one and of two workers: create one dinosaur per spot.
rule-DI-L-create2 = Dino research II, three spots of one worker: create one dinosaur per spot.
rule-DI-L-bench = Tool bench, one worker for each use: security +1 or a paddock +1, for its price.
rule-DI-L-venture = Venture capital, three spots of one worker: $3, $2 and $1.
rule-DI-L-bench_plus = Better tool bench, two spots of one worker: what the Tool bench does, on the first spot $2 cheaper, on the second $1.
rule-DI-L-renovate = Renovation board, spots of one and of two workers: per spot, one paddock below 4 rises by 1 for free.
rule-DI-L-groundskeeper = Groundskeeper's hut, one spot of one worker: on purchase, security rises by 1 for free. On its spot, security counts 1 more in this round's danger, and the marker stays.
rule-DI-L-security_office = Guard office, two spots of one worker: each spot allows one exchange. After your draw up to two hooligans go back into the bag, and as many visitors are drawn; a later exchange may return new hooligans. The dollars are for the patrons that you hold at the end.
rule-DI-L-double_ride = Star attraction, one spot of two workers: you name one of your attractions, the hat stand too, each at most once a round. Its patrons give 2 points instead of 1; one taken as money is not doubled.
rule-DI-L-copy_lab = Copy room, one spot of two workers: it carries out one spot of another uncovered upgrade or II tile in your lab, used or not, without its workers and without occupying it; money and DNA are paid. It copies no basic action, no effect of a purchase and no Copy room; without such a tile it is not allowed.
rule-DI-L-ads = Advertising office, spots of one and of two workers: draw 1 visitor more this round, on the second spot 2 more. The tile is our own.
rule-DI-L-gene_bank = Gene bank, one spot of one worker: on purchase, two different limits rise by 1, none above 10. The spot brings any 1 basic DNA. The tile is our own.
rule-DI-L-sponsors = Sponsors' office, two spots of one worker: $3 per spot. The tile is our own.
rule-DI-L-sequencer = Sequencer, two spots of one worker: per spot, pay 2 DNA of one basic sort and gain 1 complex of any sort. The tile is our own.

## Rules: specialists
rule-DI-X-intern = Intern: one more place, for a patron only. It counts as park, so it must be filled, can be eaten and gives 1 point, but it is neither exhibit nor attraction.
rule-DI-X-allrounder = All-rounder: once a round, on one of your turns in research, you may place a worker from the lab instead of a scientist, with level 2, for any action but passing. So you have one turn more; with no scientist left you may also let it go. The worker, who may not be a turned scientist, is missing in this round's work phase.
rule-DI-X-union = Union man, with a worker: the next specialist that you hire costs $0. It is still an action, and then he is used up. Dismissed for that very hire, or before, he is lost.
rule-DI-X-hunter = Dinosaur hunter, with a worker: the danger is 1 less.
rule-DI-X-programmer = Programmer: once a round, right after another player took a die with DNA, you may gain as if you had taken that die at that level, within your own limits and with jokers as you choose; only DNA, and no grant. You are asked at every such take until you use it. She is left out of the solo game.
rule-DI-X-professor = Professor: at the start of a round, any 1 complex DNA.
rule-DI-X-hr = Head of personnel: she brings two workers and does nothing else. The card is our own.
rule-DI-X-guard = Guard: after all draws and before placing, up to two of your hooligans go back into the bag for 1 point each. They are not eaten, and in the solo game they stay in it. The card is our own.
rule-DI-X-accountant = Accountant, with a worker: at the start of a round, $2. The card is our own.
rule-DI-X-publicist = Publicist: you draw 1 visitor more. The card is our own.
rule-DI-X-buyer = Buyer, with a worker: each round, your first market action with a price above 0 costs $1 less in all, II tiles and DNA too. The card is our own.
rule-DI-X-architect = Architect: the printed cost of attractions is $2 lower, not below 0; the price of the row stays. The card is our own.
rule-DI-X-labtech = Lab technician, with a worker: at the start of a round, any 1 basic DNA. The card is our own.
rule-DI-X-keeper = Keeper, with a worker: every paddock +1 that you pay for costs $1 less, on top of other reductions. The card is our own.
rule-DI-X-fencer = Master fencer: once a round at work, one paddock below 4 may rise by 1, without a worker and free. The card is our own.
rule-DI-X-splicer = Gene splicer, with a worker: once a round when creating, one basic DNA of the recipe may be paid in another basic sort. The card is our own.
rule-DI-X-breeder = Breeder: a small or large carnivore needs 1 basic DNA fewer, of a sort that you choose; this goes with the gene splicer. The card is our own.
rule-DI-X-cryo = Cryo engineer, with a worker: on hiring, raise limits by up to 3 steps, split as you like, none above 10. The card is our own.
rule-DI-X-patrol = Patrol: the danger is 1 less; the security marker stays. The card is our own.
rule-DI-X-chef = Chef: a patron on food who is taken as money brings $3 instead of $2. The card is our own.
rule-DI-X-guide = Park guide: your exhibits together hold 1 visitor more, of either colour. The card is our own.
rule-DI-X-lawyer = Lawyer: of the visitors just eaten, you choose for how many you pay $1 each instead of 1 point; they are eaten all the same, and this round's food money comes too late. The card is our own.

## Rules: plot twists
rule-DI-T-quiet_start = Quiet start: the hooligans lie beside the bag at setup. At the end of clean-up five join it after round 1 and five after round 2, in the solo game two and one.
rule-DI-T-fast_market = Fast market: clean-up removes what is left of the $2 row and the $3 row. Empty places are skipped; gaps close and are filled as usual.
rule-DI-T-grant = Research grant: $2 for every die that a scientist or the all-rounder claims, whatever its face, but not for copies.
rule-DI-T-bonus = Bonus: at the end of every round, in the new order, everyone must take security +1, one paddock below 4 +1, or any 2 basic DNA, for free.
rule-DI-T-staff = More staff: five workers in the lab at setup, three in reserve. The card is our own.
rule-DI-T-big_fridge = Big fridge: limits start at 5 and 3. The card is our own.
rule-DI-T-wild_nights = Wild nights: the threat die counts 1 more; without one, it counts 1. The card is our own.
rule-DI-T-busy_market = Busy market: three market actions. The card is our own.
rule-DI-T-season = High season: everyone draws 2 visitors more. The card is our own.
rule-DI-T-cheap_fences = Cheap fences: every paddock +1 that is paid for costs $1 less. The card is our own.
rule-DI-T-new_finds = New finds: in clean-up each open recipe that is left goes under its pile, and the top one is turned up. Those put under come after all unseen ones, in their order. The card is our own.

## Rules: what objectives count
rule-DI-M-lab_upgrades_bought = Lab upgrades bought: all tiles that you bought in the game, II tiles and those covered since too.
rule-DI-M-attractions_built = Attractions built: all built ones in your park, so not the hat stand.
rule-DI-M-rides_built = Rides built: the rides in your park.
rule-DI-M-food_built = Food stands built: the food stands in your park.
rule-DI-M-merch_built = Shops built: the merchandise tiles in your park.
rule-DI-M-each_attraction_category = Attractions of each category: the smallest of the numbers of food stands, rides and merchandise.
rule-DI-M-species_created = Species created: exhibits with a dinosaur, the printed one excepted.
rule-DI-M-dinosaurs = Dinosaurs: all in your park, the first one too.
rule-DI-M-dinosaurs_in_one_exhibit = Dinosaurs in one exhibit: the largest number in any, the printed one too.
rule-DI-M-exhibits_with_4_dinosaurs = Exhibits with four dinosaurs: all such exhibits, the printed one too.
rule-DI-M-large_carnivores = Large carnivores: all in your exhibits together, counted as animals and not as species.
rule-DI-M-one_exhibit_of_each_kind_filled = Dinosaur exhibits of each kind: over herbivores, small and large carnivores, the smallest number of exhibits with a dinosaur, the printed one excepted.
rule-DI-M-excitement = Excitement: the marker alone, without effects on the draw.
rule-DI-M-security = Security: the marker alone, without effects on the danger.
rule-DI-M-workers = Workers: yours outside the reserve, placed or not; turned scientists and the piece on the turn-order track do not count.
rule-DI-M-specialists_at_once = Specialists at once: those that you hold now.
rule-DI-M-dna_stored = DNA in storage: the six amounts together.
rule-DI-M-gate_money_in_round = Money at the gate: the dollars for patrons drawn this round, when they are paid.
rule-DI-M-attraction_vp_in_round = Points from attractions: patrons on attractions, the hat stand too, that you took as points this round, 1 each; nothing for doubling, exhibits or the intern. It is counted when you have finished taking points.

## Rules: solo cards
rule-DI-K1 = Dice on the named spaces are out for this round: they cannot be taken, nor become the threat die.
rule-DI-K2 = The open recipe of the named kind leaves the game, and its space stays empty until clean-up.
rule-DI-K3 = The item of the named kind beside the named price goes to the discards. What is not there is skipped.
rule-DI-K4 = As objectives, the cards count as they stand at the end of clean-up.

## Letters of DNA
sort-cyan-letter = C
sort-violet-letter = V
sort-blue-letter = B
sort-green-letter = G
sort-magenta-letter = M
sort-yellow-letter = Y
sort-basic-letter = ?

## Faces of the dice, in the log
face-cyan = { $n } cyan{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-violet = { $n } violet{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-blue = { $n } blue{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-green = { $n } green{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-magenta = { $n } magenta{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-yellow = { $n } yellow{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-joker = { $n } joker{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-paddock = { $n ->
    [one] paddock
   *[other] { $n } paddocks
}{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}
face-worker = { $n ->
    [one] worker
   *[other] { $n } workers
}{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}

## Refusals
refusal-DI-G1 = That is not what is asked of you now.
refusal-DI-G3 = There is no such sort of DNA.
refusal-DI-G3-room = That sort is not among those to be gained, or has no room left below its limit.
refusal-DI-G5-money = You cannot pay that.
refusal-DI-F1-compulsory = This cannot be left out.
refusal-DI-S8 = There is no such sort of DNA, or its limit is 10 already.
refusal-DI-S11 = A park has the zones A1 to D4, and there is none of that name.
refusal-DI-1-2 = That scientist is not free: each of the three is placed once a round.
refusal-DI-1-2-turn = It is not your turn in research.
refusal-DI-1-2-pass = You cannot skip a turn as long as a scientist is left; turn one into a worker instead.
refusal-DI-1-3 = There is no free die on that space.
refusal-DI-1-4 = Choose one of your own paddocks below 4.
refusal-DI-1-5 = All six spaces for cold storage are taken, or that limit is 10 already.
refusal-DI-1-6 = No recipe lies open there, or somebody is on its space already.
refusal-DI-1-6-level = That recipe needs a scientist of a higher level: herbivores level 1, small carnivores 2, large carnivores 3.
refusal-DI-1-6-zones = Your park has no two free zones side by side for an exhibit.
refusal-DI-1-6-place = An exhibit needs two free zones side by side in one row; name the left one.
refusal-DI-1-7 = Only a scientist who is not placed yet can become a worker.
refusal-DI-2-1-turn = It is not your turn in the market.
refusal-DI-2-2 = No specialist lies in that row.
refusal-DI-2-2-dismiss = You dismiss a specialist only when you hire with three already, and then it must be one of yours.
refusal-DI-2-3 = No attraction lies in that row, or your park has no free zone.
refusal-DI-2-3-zone = That zone of your park is not free.
refusal-DI-2-4 = No such lab upgrade lies there.
refusal-DI-2-4-space = Upgrades go on the grey spaces of the lab, 3 to 6.
refusal-DI-2-4-second = You have that II tile already, and one is all.
refusal-DI-2-5 = With the DNA you remove an item of that row, and no such item lies there.
refusal-DI-2-7 = That place of the market is empty until clean-up.
refusal-DI-3-1 = That is no action of your lab.
refusal-DI-3-1-workers = You have too few workers left for that spot.
refusal-DI-3-1-spot = That spot has been used this round.
refusal-DI-3-1-tile = There is no such tile, or no such spot, open in your lab.
refusal-DI-3-2 = Only green, magenta and yellow can be refined.
refusal-DI-3-2-dna = You do not have the two basic DNA for that.
refusal-DI-3-3 = You have no such exhibit.
refusal-DI-3-3-full = That exhibit is full; raise its paddock first.
refusal-DI-3-3-dna = You do not have the DNA of that recipe.
refusal-DI-3-3-pays = Those DNA do not fit the recipe.
refusal-DI-3-4 = You have no such exhibit whose paddock could grow.
refusal-DI-3-4-four = That paddock has size 4 already, the most there is.
refusal-DI-3-5 = Venture capital has the spots 1, 2 and 3.
refusal-DI-3-6-done = You have said that you are done, which is final.
refusal-DI-3-6-copying = First choose what the Copy room carries out.
refusal-DI-3-6-paying = First choose the DNA that you pay.
refusal-DI-4-2 = There is no such place for visitors in your park.
refusal-DI-4-2-full = There is no room left there.
refusal-DI-4-2-intern = Beside the intern there is room for a patron only.
refusal-DI-4-3 = Choose one of your own patrons who will be eaten.
refusal-DI-4-3-nobody = No patron stands there.
refusal-DI-4-4 = Only patrons on food stands can be taken as money.
refusal-DI-4-4-food = No patron is left there on a food stand.
refusal-DI-4-5 = You have finished with your park for this round.
refusal-DI-E1 = The game is over.
refusal-DI-O1 = That solo card is not among those that you may choose.
refusal-DI-O4 = You score objectives that you have chosen and now meet; only if you score none, you discard one.
refusal-DI-K1 = A solo card has removed that die for this round.
refusal-DI-L-security_office = You may put back up to two hooligans, and no more than you drew.
refusal-DI-L-double_ride = Name one of your own attractions.
refusal-DI-L-double_ride-twice = That attraction already counts double this round.
refusal-DI-L-copy_lab = The Copy room carries out upgrades and II tiles of your own lab only, nothing basic, and no Copy room.
refusal-DI-L-gene_bank = The Gene bank raises two different limits.
refusal-DI-X-allrounder = You have no All-rounder, or no worker left for him, or he has been used this round.
refusal-DI-X-guard = The Guard puts back up to two of your hooligans.
refusal-DI-X-fencer = You have no Master fencer.
refusal-DI-X-fencer-once = Your Master fencer has worked this round.
refusal-DI-X-lawyer = There is nobody left for whom you could pay.
refusal-DI-T-bonus = Take one of the three: security, a paddock below 4, or two basic DNA.

## Words of actions
word-security = security
word-paddock = paddock
word-worker = worker
word-dismiss = dismiss
word-nothing = nothing
word-intern = intern
word-lab = lab upgrade
word-attraction = attraction
word-specialist = specialist
word-dna = DNA
verb-pass = pass
verb-done = done
verb-auto = auto
verb-die = die
verb-storage = storage
verb-recipe = recipe
verb-turn = turn
verb-copy-die = copy-die
verb-hire = hire
verb-build = build
verb-upgrade = upgrade
verb-dna = dna
verb-buy = buy
verb-place = place
verb-gain = gain
verb-limit = limit
verb-paddock = paddock
verb-bonus = bonus
verb-refine = refine
verb-create = create
verb-pay = pay
verb-bench = bench
verb-venture = venture
verb-bench-plus = bench-plus
verb-renovate = renovate
verb-groundskeeper = groundskeeper
verb-security-office = security-office
verb-double-ride = double-ride
verb-copy-lab = copy-lab
verb-ads = ads
verb-gene-bank = gene-bank
verb-sponsors = sponsors
verb-sequence = sequence
verb-return = return
verb-visit = visit
verb-eaten = eaten
verb-lawyer = lawyer
verb-sell = sell
verb-keep = keep
verb-score = score
verb-drop = drop

## What is asked
ask-research = { $levels ->
    [0] Research: place your all-rounder's worker, or pass.
   *[other] Research: place a scientist (level { $levels } left) on a die, in cold storage or on a recipe, or turn one into a worker.
}
ask-place-exhibit = { $what }: on which two free zones does the exhibit go? Name the left one.
ask-place-attraction = { $what }: on which free zone does it go?
ask-gain = Choose { $count ->
    [one] 1 { $kind } DNA
   *[other] { $count } { $kind } DNA, one by one
}: which sort?
ask-limits = Cold storage: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} left. Which limit goes up?
ask-raise = Which paddock grows by 1?
ask-copy = Your programmer may gain what was just taken from die { $space }. Does she?
ask-market = Market: take an action, or pass.
ask-work = Work: { $idle ->
    [0] no worker left. Say done when your plan stands; undo takes the last deed back.
    [one] 1 worker left. Which spot is next? Undo takes the last deed back.
   *[other] { $idle } workers left. Which spot is next? Undo takes the last deed back.
}
ask-copying = What does the Copy room carry out?
ask-pay = { $exhibit }: which basic DNA do you pay?
ask-exchange = You drew { $hooligans ->
    [one] 1 hooligan
   *[other] { $hooligans } hooligans
}. How many go back into the bag, to be drawn anew?
ask-guard = Your guard may put hooligans back for 1 point each, and you have { $hooligans }. How many?
ask-visit = { $visitor ->
    [hooligan] { $count ->
        [one] 1 hooligan
       *[other] { $count } hooligans
    }
   *[patron] { $count ->
        [one] 1 patron
       *[other] { $count } patrons
    }
} to place: where does the next one go? Auto places all.
ask-feed = { $count ->
    [one] 1 patron is eaten. Who?
   *[other] { $count } patrons are eaten. Who is next?
} Auto gives the least valuable ones.
ask-lawyer = Your lawyer pays $1 for an eaten visitor instead of 1 point. Does he?
ask-food = A patron on a food stand gives money instead of a point, if you like. Which one?
ask-bonus = Bonus: security, a paddock or two basic DNA?
ask-choose = Choose a solo card as an objective, seven in all.
ask-score = Which objective do you score? If none, which one do you discard?

## Terminal: choices
action-pass-research = let the all-rounder rest
action-pass-limits = no more steps
action-pass-copy = not this time
action-pass-market = pass
action-done-work = my work is done, which is final
action-done-lawyer = pay no more
action-done-food = the others give points
action-done-score = score no more
action-auto-place = place all as proposed
action-auto-feed = give them as proposed
action-storage = Enlarge cold storage
action-turn = Becomes a worker
action-copy-die = gain it too
action-hire = Hire
action-dismiss = Hire { $specialist } and dismiss
action-build = Build
action-buy = II tiles
action-dna = { $dna }, and remove
action-upgrade = { $tile }, on space
action-space = #{ $space }
action-cover = #{ $space }, over { $tile }
action-refine = Refine
action-create = Create
action-two-workers = with 2 workers
action-pay = Pay
action-paddock = Paddock
action-use = use it
action-return = { $count ->
    [0] none
   *[other] { $count }
}
action-lawyer = pay $1 for one
action-bonus-security = security +1
action-bonus-dna = 2 basic DNA
action-keep = Choose
action-score = Score
action-drop = Discard

## Terminal: headings
label-park = Park
label-points = Pts
label-money = Money
label-excitement = Exc
label-threat = Thr
label-security = Sec
label-workers = Work
label-dinosaurs = Dino
label-stalls = Attr
label-own = { $points ->
    [one] 1 point
   *[other] { $points } points
}, ${ $money }, excitement { $excitement }, threat { $threat }, security { $security }, workers { $idle }+{ $reserve }
label-storage = Cold storage
label-enlarge = Cold storage spaces
label-dice = Dice
label-die = die { $space }
label-ours = our own
label-out = out
label-threat-die = Threat die: { $pips }
label-scientist = level { $level }
label-level = level { $level }+
label-species = E+{ $excitement } T+{ $threat } P{ $points }
label-fits = { $room } of { $gain }
label-recipe = Recipe
label-pile = { $count } more
label-row = Row
label-stall = { $spaces ->
    [0] no visitors
    [one] 1 visitor
   *[other] { $spaces } visitors
}{ $points ->
    [0] {""}
    [one] , 1 point at the end
   *[other] , { $points } points at the end
}
label-free = free
label-lab = Lab, { $idle ->
    [one] 1 worker free
   *[other] { $idle } workers free
}
label-queue = Queue
label-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
label-quoted = “{ $card }”
label-closed = taken
label-card = Solo card of the round: { $card }
label-solo = Round { $round } of 7, with an objective scored in { $streak ->
    [one] 1 round
   *[other] { $streak } rounds
} so far.
label-account = Since round { $round } began
label-track = Track
label-line-attractions = Attr
label-line-dinosaurs = Dino
label-line-empty = Empty
label-line-objectives = Goals
label-line-money = $/5
label-line-streak = Bonus
label-forecast = Forecast:
forecast-visitors = { $visitors ->
    [one] 1 visitor
   *[other] { $visitors } visitors
}, room for { $room }, ${ $income } at the gate, points: { $gained }.
forecast-known = { $danger ->
    [0] Security holds: { $protection } against a threat of { $threat }.
   *[other] Danger: threat { $threat } against security { $protection }; visitors eaten: { $eaten }, points lost: { $lost }.
}
forecast-open = { $danger ->
    [0] If the threat die were found now, security would hold: { $protection } against { $threat }.
   *[other] If the threat die were found now: threat { $threat } against security { $protection }; visitors eaten: { $eaten }, points lost: { $lost }.
}
command-research = research
command-market = market
command-parks = parks
command-goals = goals
command-forecast = forecast
command-dinosaurs = dinosaurs
command-people = people
command-tiles = tiles
help-research = the research board: dice, cold storage, open recipes
help-market = what lies in the market, what it does and what it costs you
help-parks = the parks, labs and figures of the other players
help-goals = the objectives, how far everybody is, and the plot twists
help-forecast = what this round's park phase will bring as things stand
help-dinosaurs = all recipes with their DNA and figures
help-people = what each specialist does
help-tiles = what each tile of the lab does
help-words = Words: die SPACE LEVEL, storage LEVEL, recipe KIND LEVEL, turn LEVEL; place ZONE; hire ROW, build ROW, upgrade ROW SPACE, dna ROW ITEM; refine SORT, create DINOSAUR, bench security, venture SPOT; visit ZONE, auto, done, pass. Beginnings will do, and where nothing else is meant the verb may be left out: 3 2. A whole plan fits in one line: venture 1, bench security, done.
help-signs = In the park: ♦ a dinosaur, ◇ room for one; ● a patron, ▲ a hooligan, ○ a free space for visitors, $ taken as money. On dice: the letters of DNA, ? for a joker, and † for threat. In the lab: □ a free spot, ■ a used one, with the workers that it needs. Cold storage shows the amount and the most that fits. In the table of players: workers free and in reserve, as 4+4. E, T and P of a dinosaur: excitement, threat, and points at the end.

## Chance entered by hand
chance-die = Draw a DNA die for the next space: which number does it have?
chance-twist = Draw a plot twist: which is it?
chance-objective = Draw an objective: which is it?
chance-card = Draw a solo card: which is it?
chance-starter = Who is the first player?
chance-lab = Turn up a lab upgrade: which is it?
chance-attraction = Turn up an attraction: which is it?
chance-specialist = Turn up a specialist: which is it?
chance-recipe = Turn up a recipe: which is it?
chance-roll = Roll the next die: which side, 1 to 6, does it show?
chance-event = Turn up the solo card of the round: which is it?
chance-visitor = { $seat } draws { $handful ->
    [one] 1 visitor
   *[other] { $handful } visitors
}: how many hooligans are among them?
outcome-visitor = { $hooligans ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] six
}

## Names in the log
source-accountant = accountant
source-grant = research grant
source-pass = passing
source-venture = Venture capital
source-sponsors = Sponsors' office
source-gate = patrons at the gate
source-food = food stands
line-attractions = attractions
line-dinosaurs = dinosaurs
line-empty = empty exhibits
line-objectives = objectives
line-money = money
line-streak = bonus
place-intern = intern
visitor-patron = patron
visitor-hooligan = hooligan

## The log
event-twist = Plot twist: { $twist }.
events-twist = Plot twists: { $list }.
item-twist = { $twist }
event-goal = Objective: { $objective }.
events-goal = Objectives: { $list }.
item-goal = { $objective }
event-die-in-play = Die in play: number { $die }.
events-die-in-play = Dice in play by number: { $list }.
item-die-in-play = { $die }
event-offered = Solo card to choose: { $card }.
events-offered = Solo cards to choose from: { $list }.
item-offered = { $card }
event-kept = { $seat } chooses as an objective: { $card }.
run-kept = { $seat } chooses as objectives: { $list }.
item-kept = { $card }
event-starter = { $seat } is the first player.
event-start-money = Money at the start: { $seat } ${ $dollars }.
events-start-money = Money at the start: { $list }.
item-start-money = { $seat } ${ $dollars }
event-shelved-lab = New lab upgrade in the market: { $lab }, ${ $price }.
events-shelved-lab = New lab upgrades in the market: { $list }.
item-shelved-lab = { $lab } (${ $price })
event-shelved-stall = New attraction in the market: { $attraction }, ${ $price }.
events-shelved-stall = New attractions in the market: { $list }.
item-shelved-stall = { $attraction } (${ $price })
event-shelved-person = New specialist in the market: { $specialist }, ${ $price }.
events-shelved-person = New specialists in the market: { $list }.
item-shelved-person = { $specialist } (${ $price })
event-recipe = New recipe: { $exhibit }.
events-recipe = New recipes: { $list }.
item-recipe = { $exhibit }
event-gone-lab = Out of the market: { $lab } (${ $price }).
events-gone-lab = Out of the market: { $list }.
item-gone-lab = { $lab } (${ $price })
event-gone-stall = Out of the market: { $attraction } (${ $price }).
events-gone-stall = Out of the market: { $list }.
item-gone-stall = { $attraction } (${ $price })
event-gone-person = Out of the market: { $specialist } (${ $price }).
events-gone-person = Out of the market: { $list }.
item-gone-person = { $specialist } (${ $price })
event-gone-recipe = Recipe gone: { $exhibit }.
event-gone-die = Die { $space } is out: { $face }.
events-gone-die = Dice out: { $list }.
item-gone-die = { $space } ({ $face })
event-event = Solo card of the round: { $card }.
event-round = Round { $number }
event-phase = { $phase }
event-earned = { $seat } gets ${ $dollars }: { $source }.
event-earned-by-it = It brings ${ $dollars }: { $source }.
event-dna = { $seat } gains { $amount } { $sort }.
run-dna = { $seat } gains { $list }.
item-dna = { $amount } { $sort }
event-dna-lost = Lost for want of room: { $amount }.
event-limit = { $seat } raises the limit of { $sort } to { $limit }.
run-limit = { $seat } raises limits: { $list }.
item-limit = { $sort } to { $limit }
event-worker = Workers: +{ $amount }.
event-paddock = { $seat } enlarges a paddock: { $exhibit } to { $size }.
event-security = { $seat } raises security to { $level }.
event-rolled = Die { $space }: { $face }.
events-rolled = The dice: { $list }.
item-rolled = ({ $space }) { $face }
event-took-die = { $seat } takes die { $space } at level { $level }: { $face }.
event-storage = { $seat } enlarges cold storage at level { $level }.
event-researched = { $seat } researches a recipe at level { $level }: { $exhibit }.
event-turned = { $seat } passes, and the scientist of level { $level } becomes a worker.
event-rounder-placed = { $seat } places the all-rounder's worker.
event-rounder-rests = { $seat } lets the all-rounder rest.
event-copied = { $seat } has the programmer copy die { $space } at level { $level }.
event-not-copied = { $seat } has nothing copied.
event-threat-die = The threat die: die { $space }{ $pips ->
    [0] {""}
    [1] {" "}†
    [2] {" "}††
   *[other] {" "}†††
}.
event-no-threat-die = No die is left, so there is no threat die.
event-hired = { $seat } hires a specialist for ${ $dollars }: { $specialist }.
event-dismissed = { $seat } dismisses { $specialist }; workers back to the reserve: { $workers }.
event-built = { $seat } builds for ${ $dollars }: { $attraction }.
event-upgraded = { $seat } buys for ${ $dollars }: { $lab }, space { $space }.
event-covered = It covers { $lab }.
event-bought-dna = { $seat } buys DNA for ${ $dollars }.
event-passed = { $seat } passes.
event-fenced-in = The exhibit of { $exhibit } begins at { $zone }.
event-put-up = { $attraction } is put up at { $zone }.
event-refined = { $seat } makes { $sort } DNA.
event-created = { $seat } creates a dinosaur: { $exhibit }.
event-paid = It costs ${ $dollars }.
event-dna-paid = Paid: { $amount } { $sort }.
run-dna-paid = Paid: { $list }.
item-dna-paid = { $amount } { $sort }
event-patrols = { $seat } has the groundskeeper on watch: security counts 1 more.
event-office = { $seat } has the guard office on watch: one exchange.
event-doubled = { $seat } has patrons at { $zone } count double.
event-copying = { $seat } uses the Copy room.
event-ads = { $seat } advertises; visitors: +{ $visitors }.
event-done = { $seat } is done with work.
events-done = Done with work: { $list }.
item-done = { $seat }
event-worked-created = { $seat } at work: { $amount } { $exhibit } more.
run-worked-created = { $seat } at work: { $list } more.
item-worked-created = { $amount } { $exhibit }
event-worked-paddock = { $seat }, paddock: { $exhibit } { $size }.
run-worked-paddock = { $seat }, paddocks: { $list }.
item-worked-paddock = { $exhibit } { $size }
event-worked-security = { $seat }, security: { $level }.
event-worked-money = { $seat }, money: ${ $before } → ${ $after }.
event-worked-dna = { $seat }, DNA: { $sort } { $before } → { $after }.
run-worked-dna = { $seat }, DNA: { $list }.
item-worked-dna = { $sort } { $before } → { $after }
event-worked-stored = { $seat }, for the park: { $lab } +{ $amount }.
run-worked-stored = { $seat }, for the park: { $list }.
item-worked-stored = { $lab } +{ $amount }
event-visitors = { $seat } has visitors: patrons { $patrons }, hooligans { $hooligans }.
event-exchanged = Hooligans put back and drawn anew: { $amount }.
event-guarded = { $seat } has hooligans put back by the guard, 1 point each: { $amount }.
event-visited = { $seat } places a visitor: { $visitor } { $place }.
run-visited = { $seat } places visitors: { $list }.
item-visited = { $visitor } { $place }
event-queued = { $seat } has a queue: patrons { $patrons }, hooligans { $hooligans }.
event-danger = { $seat } is in danger: threat { $threat } against security { $security }; to be eaten: { $danger }.
event-safe = { $seat } is safe.
event-eaten = Eaten at { $seat }: { $visitor } { $place }.
run-eaten = Eaten at { $seat }: { $list }.
item-eaten = { $visitor } { $place }
event-eaten-in-queue = Eaten in the queue of { $seat }: patrons { $patrons }, hooligans { $hooligans }.
event-sued = { $seat } pays ${ $dollars } for an eaten visitor.
event-lost = { $seat } loses points: { $points }.
event-sold = { $seat } gets ${ $dollars } from a patron on food, { $zone }.
run-sold = { $seat } gets money from patrons on food: { $list }.
item-sold = ${ $dollars } { $zone }
event-scored = { $seat } scores points for patrons: { $points }.
event-marked = { $seat } meets an objective: { $objective }.
event-closed = Taken from now on: { $objective }.
events-closed = Taken from now on: { $list }.
item-closed = { $objective }
event-place = Place { $place }: { $seat }.
events-place = New order: { $list }.
item-place = { $seat }
event-joined = Hooligans join the bag: { $hooligans }.
event-bonus-dna = { $seat } takes 2 basic DNA as a bonus.
event-card-scored = { $seat } scores “{ $card }” for points: { $points }.
event-card-dropped = { $seat } discards “{ $card }”.
event-final = { $seat }, final points: { $line } { $points }.
run-final = { $seat }, final points: { $list }.
item-final = { $line } { $points }

## What would be right in components.toml
right-row = { $count } whole numbers from { $low } to { $high }
right-in-order = these in this order: { $known }
right-two-sorts = two different basic sorts
right-faces = { $sides } faces of the form [what it shows, how many, threat], with figures up to { $most } and one of these shown: { $known }
right-sort-key = one of these sorts: { $known }
right-spots = 1 to { $most } spots with 1 to { $high } workers each
right-copies = a list of numbers of players from 1 to { $most }, one for each tile
right-spaces = a list of spaces of dice from 1 to { $most }
right-goods = two pairs of a kind ({ $known }) and a row from 1 to { $most }
right-ascending = prices that rise from row to row
right-rows = { $count } rows

## Help with the game's own examples
example-action = bench security
example-clause = DI.4.3
help-odds = nothing here: no die decides an action of yours
odds-none = No die decides what you can do now.
odds-none-here = No die decides that.
command-map = park
help-map = your park
command-hand = lab
help-hand = your lab, your specialists and your cold storage
