### Evo, first edition (2001): what players read. English.

## Game
game-name = Evo, first edition
game-blurb = Three to five species of dinosaurs spread over an island, fight for room, bid for genes and flee from heat and frost, with event cards up their sleeves, until the meteor strikes.

## Seats
seat-T = Tyrannosaur
seat-C = Ceratops
seat-S = Stegosaur
seat-B = Brachiosaur
seat-P = Parasaur

## Phases
phase-setup = Setup
phase-initiative = Initiative
phase-climate = Climate
phase-movement = Movement and fighting
phase-birth = Birth
phase-survival = Survival and evolution
phase-meteor = Meteor and auction
phase-over = Game over

## Terrains
terrain-desert = desert
terrain-plains = plains
terrain-hills = hills
terrain-mountains = mountains
terrain-desert-letter = D
terrain-plains-letter = P
terrain-hills-letter = H
terrain-mountains-letter = M

## Zones
zone-temperate = temperate
zone-hot = hot
zone-cold = cold
zone-scorching = scorching
zone-freezing = freezing

## Results of the climate roll
result-back = one space back
result-stay = no move
result-forward = one space forward

## Half boards
half-small = small board
half-medium_a = medium board A
half-medium_b = medium board B
half-large = large board

## Genes
gene-tail = Tail
gene-tail-effect = The more tails, the earlier you are in the order.
gene-leg = Leg
gene-leg-effect = You have 1 more movement point.
gene-horn = Horn
gene-horn-effect = You have 1 more horn in every fight, attacking or defending.
gene-egg = Egg
gene-egg-effect = You have 1 more newborn each round.
gene-fur = Fur
gene-fur-effect = One more of your dinosaurs lives on cold land.
gene-parasol = Parasol
gene-parasol-effect = One more of your dinosaurs lives on hot land.
gene-mutation = Mutation
gene-mutation-effect = From the next round on, genes cost you 1 point less, never below 0.
gene-card = Card
gene-card-effect = You draw an event card at once, and the gene leaves the game.

## Event cards
card-sleeping-gene = Sleeping gene
card-sleeping-gene-window = At any time when cards are played.
card-sleeping-gene-effect = Nobody plays another card this round; what has been played stays in force.
card-accident = Accident
card-accident-window = Start of the climate phase.
card-accident-effect = Remove a dinosaur of another player who has at least 5 on the board.
card-crazy-weather = Crazy weather
card-crazy-weather-window = Start of the climate phase, before the roll; only while the marker is on green or brown.
card-crazy-weather-effect = Put the climate marker on the other space of the same colour; the roll follows.
card-me-first = Me first!
card-me-first-window = Start of any phase.
card-me-first-effect = You are first in the order until the round ends.
card-genetic-superiority = Genetic superiority
card-genetic-superiority-window = Meteor and auction phase, when you pay; it may be pledged for a bid beforehand.
card-genetic-superiority-effect = Worth 3 points towards your price.
card-gene-theft = Gene theft
card-gene-theft-window = Meteor and auction phase, after the genes are drawn or when somebody is about to outbid you.
card-gene-theft-effect = In this auction, whoever outbids you must bid at least 3 more.
card-killing-frost = Killing frost
card-killing-frost-window = Start of the survival phase.
card-killing-frost-effect = This round every species has 1 fur less.
card-killing-rays = Killing rays
card-killing-rays-window = Start of the survival phase.
card-killing-rays-effect = This round every species has 1 parasol less.
card-missing-link = Missing link
card-missing-link-window = Meteor and auction phase, after the meteor has moved.
card-missing-link-effect = One gene fewer is drawn, and the first player who passes gets none.
card-heat-proof-skin = Heat-proof skin
card-heat-proof-skin-window = Start of the survival phase.
card-heat-proof-skin-effect = All your dinosaurs on hot land live; scorching land stays deadly.
card-catastrophe = Catastrophe!
card-catastrophe-window = Start of the climate phase.
card-catastrophe-effect = Instead of the roll, the climate marker moves two spaces forward.
card-tough-kids = Tough kids
card-tough-kids-window = Birth phase, before your births.
card-tough-kids-effect = Your newborns may be put onto other players' dinosaurs and fight at once, with 1 horn more.
card-whose-child = Whose child is this?
card-whose-child-window = End of the birth phase.
card-whose-child-effect = Replace a newborn of another player who has at least 5 dinosaurs on the board by a dinosaur of yours.
card-weather-gene = Weather gene
card-weather-gene-window = Start of the climate phase.
card-weather-gene-effect = You decide the result of the climate roll: back, stay or forward.
card-big-brother = Big brother
card-big-brother-window = Start of the movement phase.
card-big-brother-effect = Your dinosaurs have 2 more horns when attacked this round.
card-division = Division
card-division-window = Right after another card has been played.
card-division-effect = The card just played comes into your hand; you may play it from the next round on.
card-giant-gene = Giant gene
card-giant-gene-window = Start of the movement phase.
card-giant-gene-effect = Your dinosaurs have 2 more horns when attacking this round.
card-primal-instincts = Primal instincts
card-primal-instincts-window = Start of the movement phase.
card-primal-instincts-effect = This round you have as many movement points as dinosaurs on the board, whatever your legs.
card-pthermodactylus = Pthermodactylus
card-pthermodactylus-window = Start of the survival phase.
card-pthermodactylus-effect = All your dinosaurs on cold land live; freezing land stays deadly.
card-birth-control = Birth control
card-birth-control-window = Start of the birth phase.
card-birth-control-effect = The birth phase is skipped this round, for everybody.
card-survival-gene = Survival gene
card-survival-gene-window = End of the survival phase, after the points.
card-survival-gene-effect = The others lose 1 point for each dinosaur they lost in this phase.
card-wandering-offspring = Wandering offspring
card-wandering-offspring-window = Birth phase, before your births.
card-wandering-offspring-effect = Your newborns may also go 2 or 3 regions away from your older dinosaurs.
card-unexpected-gene = Unexpected gene
card-unexpected-gene-window = When the meteor has ended the game.
card-unexpected-gene-effect = You gain 2 points.
card-vegetarian-diet = Vegetarian diet
card-vegetarian-diet-window = Start of the movement phase.
card-vegetarian-diet-effect = Nobody fights this round, newborns included.
card-defence-gas = Defence gas
card-defence-gas-window = Start of the movement phase.
card-defence-gas-effect = Truce with a player of your choice: neither of you attacks the other this round.
card-flood = Flood
card-flood-window = Start of the climate phase.
card-flood-effect = Roll for every dinosaur on the coast and add its species' parasols: at 3 or less it dies.

## What the players may write onto the blank cards; the windows of a card are listed
blank-card = Custom event { $name }
window-start-initiative = start of the initiative phase
window-start-climate = start of the climate phase
window-start-movement = start of the movement phase
window-start-birth = start of the birth phase
window-own-births = before your births
window-end-birth = end of the birth phase
window-start-survival = start of the survival phase
window-end-survival = end of the survival phase
window-start-meteor = start of the meteor phase
window-after-meteor = after the meteor has moved
window-after-draw = after the genes are drawn
window-outbid = when somebody is about to outbid you
window-paying = when you pay
window-last = when the meteor has ended the game
window-answer = right after another card
whom-self = you
whom-others = the other players
whom-all = all players
effect-sleep = Nobody plays another card this round.
effect-remove = Remove a dinosaur of another player who has at least { $amount } on the board.
effect-twin = Put the climate marker on the other space of the same colour.
effect-first = You are first in the order until the round ends.
effect-pay = Worth { $amount } { $amount ->
    [one] point
   *[other] points
} towards your price.
effect-theft = In this auction, whoever outbids you must bid at least { $amount } more.
effect-frost = This round, with { $amount } { $amount ->
    [one] fur
   *[other] furs
} less: { $whom }.
effect-rays = This round, with { $amount } { $amount ->
    [one] parasol
   *[other] parasols
} less: { $whom }.
effect-fewer-genes = { $amount ->
    [one] One gene fewer is drawn, and the first player who passes gets none.
   *[other] Fewer genes are drawn, by { $amount }, and as many players who pass first get none.
}
effect-heat-proof = All dinosaurs on hot land live this round, of: { $whom }.
effect-shift = Instead of the roll, the climate marker moves { $amount ->
    [-1] one space back
    [0] no space at all
    [1] one space forward
   *[other] { $steps } spaces { $way }
}.
effect-shift-forward = forward
effect-shift-back = back
effect-tough = Newborns may be put onto other players' dinosaurs and fight at once, with { $amount } { $amount ->
    [one] horn
   *[other] horns
} more, of: { $whom }.
effect-replace = Replace a newborn of another player who has at least { $amount } dinosaurs on the board by a dinosaur of yours.
effect-foretell = You decide the result of the climate roll: back, stay or forward.
effect-defend = This round, { $amount } { $amount ->
    [one] horn
   *[other] horns
} more when attacked, for: { $whom }.
effect-divide = The card just played comes into your hand; you may play it from the next round on.
effect-attack = This round, { $amount } { $amount ->
    [one] horn
   *[other] horns
} more when attacking, for: { $whom }.
effect-instincts = This round, as many movement points as dinosaurs on the board, for: { $whom }.
effect-cold-proof = All dinosaurs on cold land live this round, of: { $whom }.
effect-no-births = The birth phase is skipped this round, for everybody.
effect-toll = For each dinosaur lost in this survival phase, { $amount } { $amount ->
    [one] point
   *[other] points
} less for: { $whom }.
effect-wander = Newborns may go up to { $amount } regions away from older dinosaurs this round, of: { $whom }.
effect-points = { $amount } { $amount ->
    [one] point
   *[other] points
} for: { $whom }.
effect-peace = May not attack this round: { $whom }.
effect-truce = Truce with a player of your choice: neither of you attacks the other this round.
effect-flood = Roll for every dinosaur on the coast and add its species' parasols: at { $amount } or less it dies.

## Options
option-map = Boards for four players
option-map-small_large = the small and the large board
option-map-medium_medium = the two medium boards
option-map_set = Size of the boards
option-map_set-full14 = 14 regions for each player
option-map_set-compact9 = 9 regions for each player, tight and fast
option-start_points = Evolution points at the start
option-start_points-6 = 6, as in the Hungarian rulebook
option-start_points-10 = 10, as in the English rulebook
option-initiative_tie = Equal tails: first is who has
option-initiative_tie-most = the most dinosaurs
option-initiative_tie-fewest = the fewest dinosaurs
option-variant = Variant
option-variant-basic = basic
option-variant-advanced = advanced: one gene fewer, longer
option-custom_events = Blank event cards
option-custom_events-none = left in the box
option-custom_events-file = with events of your own from a file

## Sections of the rules
section-E1-S = Setup
section-E1-1 = Phase 1: initiative
section-E1-2 = Phase 2: climate
section-E1-3 = Phase 3: movement and fighting
section-E1-4 = Phase 4: birth
section-E1-5 = Phase 5: survival and evolution
section-E1-6 = Phase 6: meteor and auction
section-E1-C = Event cards
section-E1-E = The end
section-E1-V = The advanced variant
section-E1-R = Rulings on event cards
section-E1-X = Readings for cases left open

## Rules: setup
rule-E1-S1 = Three, four or five play.
rule-E1-S2 = The island is two half boards laid edge to edge. They are printed on both sides: small and medium A are one board, medium B and large the other. Three play on small and medium B, five on medium A and large; four choose between small with large, the default, and medium A with medium B. White stars beside desert regions mark where the species start, as many as there are players. The boards are our own drawings, because the printed maps could not be found, in two sets: 14 regions for each player, the default, or 9 for a tight, faster game.
rule-E1-S3 = The climate marker starts on the yellow space, the desert, at the top left of the climate track. The meteor starts on the space of the turn track with the number of players.
rule-E1-S4 = All 62 genes go into the bag: 6 tails, 12 legs, and 8 each of horns, eggs, furs and parasols, 6 mutations and 6 cards.
rule-E1-S5 = The 26 event cards, each different from the others, are shuffled. Everybody is dealt 3, and the rest is the draw pile.
rule-E1-S6 = Every player has 10 dinosaurs of a colour and a portrait that shows one egg, one leg, one fur, one parasol and one tail from the start, but no horn. They are printed there, come on top of the 62, and count like genes you have bought.
rule-E1-S7 = Everyone starts with 6 evolution points by the Hungarian rulebook, which is the default, or with 10 by the English one. The table chooses.
rule-E1-S8 = The starting regions are dealt at random, and each player puts one dinosaur there.
rule-E1-S9 = A round has six phases: initiative, climate, movement and fighting, birth, survival and evolution, meteor and auction. Each is finished before the next begins.
rule-E1-S10 = Two regions are neighbours when the map says so, within a half or across the seam, and then both ways round. The map also marks coast and stars (our ruling).

## Rules: initiative
rule-E1-1-1 = The order follows the tails: whoever has the most goes first.
rule-E1-1-2 = With as many tails, more dinosaurs on the board go first. If that is level too, the higher roll of the die decides. Only those who are tied roll, and again if they tie again, so every order among them is equally likely (our ruling).
rule-E1-1-O = An English summary of the turn puts fewer dinosaurs first where tails are equal; the table may choose that.
rule-E1-1-3 = So in round 1 the dice decide alone. The order holds for the whole round.

## Rules: climate
rule-E1-2-1 = Before the roll every player, in order, may play event cards that say so.
rule-E1-2-2 = The first player rolls. On a 1 the climate marker goes one space back, on a 2 it stays, on 3 to 6 it goes one space forward.
rule-E1-2-3 = There are four terrains: desert is yellow, plains are green, hills brown, mountains grey. The climate track is a ring of six spaces: yellow, green, brown, grey, brown, green, and on to yellow again; back from yellow is the last green (our ruling).
rule-E1-2-4 = Put the terrains in this order: desert, plains, hills, mountains. The one under the marker is temperate. The one just before it is hot, the one just after it cold; any further before are scorching, any further after freezing. With the marker on green, hills are cold, desert is hot and mountains are freezing. With the marker on grey, hills are hot, desert and plains scorching, and nothing is cold. With the marker on yellow, plains are cold, hills and mountains freezing, and nothing is hot.
rule-E1-2-5 = Scorching and freezing land is deadly. The climate kills in the survival phase only.

## Rules: movement and fighting
rule-E1-3-1 = In order, each player has as many movement points as legs. A point takes one dinosaur to a neighbouring region, of whatever colour. You may split your points over your dinosaurs as you like: two legs take one dinosaur two regions, or two dinosaurs one region each. Nobody has to move, and one player finishes before the next begins.
rule-E1-3-2 = There is room for one dinosaur in a region. Where one of your own stands you may not go, not even to pass through.
rule-E1-3-3 = Going where another player's dinosaur stands costs the point and is an attack. It is fought at once, before any other move.
rule-E1-3-4 = While you move, the climate does not matter: deadly land may be crossed.
rule-E1-3-5 = The attacker rolls the die. What counts is how many more horns the attacker has than the defender, cards included. With as many, the attack wins on 1 or 2; with one more on 1 to 4; with two or more extra on 1 to 5; with one fewer only on a 1. With two or more fewer you may not attack.
rule-E1-3-6 = The loser, attacker or defender, goes back to its owner's supply, and the winner holds the region. You may move on afterwards, with the winner too. What is in the supply can be born in the next phase.

## Rules: birth
rule-E1-4-1 = In order, each player places as many newborns as eggs, all of them before the next player.
rule-E1-4-2 = A newborn goes to an empty region next to one of your older dinosaurs, one that was on the board before this phase; next to a newborn alone is not enough.
rule-E1-4-3 = Births are compulsory. They lapse only when your supply is empty or no region will do, which is looked at afresh for each newborn.
rule-E1-4-4 = If you have no dinosaur on the board when your births begin, your first newborn goes to any empty region. Each further one of that phase goes next to one of these newborns, so that they make one group. That others may find no room there does not forbid a region (our ruling).
rule-E1-4-5 = Regions that wandering offspring or tough kids open are an offer: if only such regions are left to you, you may stop (our ruling).

## Rules: survival and evolution
rule-E1-5-1 = On temperate land all live, on deadly land all die. The dead go back to their owners' supplies.
rule-E1-5-2 = On cold land, all cold regions together, each player keeps as many dinosaurs as furs; on hot land as many as parasols. Their owner chooses which die. No more die than must, and the players choose in order, on cold land first (our ruling).
rule-E1-5-3 = Then every player scores one evolution point for each own dinosaur on the board.
rule-E1-5-4 = An example: the marker is on brown, and you have one dinosaur on desert, two on plains, five on hills and two on mountains, two furs and one parasol. The one on desert dies, one of the two on plains dies, all others live. If the marker were on yellow, the five on hills and the two on mountains would die, and your parasols would be no use.

## Rules: meteor and auction
rule-E1-6-1 = The meteor moves one space. Where the space shows a die, the first player rolls, and a number shown there ends the game at once. The last space ends it without a roll. The spaces are numbered 1 to 15, and the meteor starts on the number of players; space 12 ends the game on a 1, space 13 on 1 or 2, space 14 on 1 to 3, space 15 always. So with three, four or five players a game has 9 to 12, 8 to 11 or 7 to 10 rounds. The printed figures could not be found (our ruling).
rule-E1-6-2 = In the last round there is no auction.
rule-E1-6-3 = As many genes as players are drawn, one for each row. Equal genes may lie in several rows, and each row is bid for by itself. The bag cannot run short with these counts; if it did, what is left would be drawn, and where there is nothing there is no auction (our ruling).
rule-E1-6-4 = In order, each player puts the marker on a row and a price; zero is a price too. A row that is taken must be outbid, with a higher price. Prices above 6 are allowed.
rule-E1-6-5 = Whoever is outbid places again at once, before the auction goes on: higher in the same row, or in any other row at any price that will do there. If that displaces somebody, it is their turn in the same way, and only when nobody is displaced does the order go on. Nobody may stay out, and a bid that stands may not be changed.
rule-E1-6-6 = The auction ends when all who are in it hold different rows. Each pays the price, less one for each mutation bought in an earlier round, but never below 0: with two mutations a 5 costs 3, and a 1 costs nothing. A bid that could not be paid is not allowed, so the highest is your points and mutations together, or 3 more with genetic superiority pledged. Zero on a free row is always possible (our ruling).
rule-E1-6-7 = The gene goes on your portrait. A card gene has you draw an event card at once instead, and leaves the game for good. Several draw in order, an empty pile gives nothing, and played cards are never shuffled again (our ruling).
rule-E1-6-8 = Portraits and their genes are always open to all. So are points, bids, played cards and the number of cards in each hand; secret are the hands and the draw pile, except for cards taken by division or pledged, which all have seen. There is no hand limit (our ruling).

## Rules: event cards
rule-E1-C0 = Played cards leave the game. In the first two rounds nobody plays a card. After that several may be played in a round, by one player too, but in all only one that changes the climate: crazy weather, catastrophe or weather gene, and whoever plays first in order has it. Apart from the three dealt, cards come from card genes and from division only.
rule-E1-C1 = Sleeping gene, at any time when a card could be played: nobody plays another card this round. Cards that were played before keep their effect.
rule-E1-C2 = Accident, at the start of the climate phase: remove a dinosaur of another player who has at least 5 on the board. It goes back to its owner's supply.
rule-E1-C3 = Crazy weather, at the start of the climate phase before the roll: if the marker is on a green or brown space, put it on the other space of that colour.
rule-E1-C4 = Me first!, at the start of any phase: you are first in the order until the round ends.
rule-E1-C5 = Genetic superiority, in the meteor and auction phase when you pay: it is worth 3 points towards the price.
rule-E1-C6 = Gene theft, in the meteor and auction phase: whoever wants to outbid you must bid 3 more.
rule-E1-C7 = Killing frost, in the survival phase: every species has one fur less this round.
rule-E1-C8 = Killing rays, in the survival phase: every species has one parasol less this round.
rule-E1-C9 = Missing link, in the meteor and auction phase: one gene fewer than there are players is drawn, and the first who passes gets none.
rule-E1-C10 = Heat-proof skin, in the survival phase: all your dinosaurs on hot land live, but not those on scorching land.
rule-E1-C11 = Catastrophe!, at the start of the climate phase: instead of the roll the marker moves two spaces forward.
rule-E1-C12 = Tough kids, in the birth phase: you may place newborns on other players' dinosaurs. They fight at once, and your newborn has one horn more.
rule-E1-C13 = Whose child is this?, at the end of the birth phase: replace one newborn of another player who has at least 5 dinosaurs on the board by a dinosaur of yours.
rule-E1-C14 = Weather gene, at the start of the climate phase: you decide the result of the climate roll.
rule-E1-C15 = Big brother, at the start of the movement phase: your dinosaurs have two more horns when attacked this round.
rule-E1-C16 = Division, right after another card: that card, the last one played, becomes yours. You may play it from the next round on.
rule-E1-C17 = Giant gene, at the start of the movement phase: your dinosaurs have two more horns when attacking this round.
rule-E1-C18 = Primal instincts, at the start of the movement phase: you have as many movement points as dinosaurs on the board, whatever your legs.
rule-E1-C19 = Pthermodactylus, in the survival phase: all your dinosaurs on cold land live, but not those on freezing land.
rule-E1-C20 = Birth control, at the start of the birth phase: the phase is skipped this round.
rule-E1-C21 = Survival gene, at the end of the survival phase: the other players lose a point for each dinosaur they lost. What counts are the losses of this phase, and points stop at 0 (our ruling).
rule-E1-C22 = Wandering offspring, in the birth phase: your newborns may also go two or three regions away from your older dinosaurs.
rule-E1-C23 = Unexpected gene, at the end of the last round: it is worth 2 points.
rule-E1-C24 = Vegetarian diet, at the start of the movement phase: no fighting this round.
rule-E1-C25 = Defence gas, at the start of the movement phase: a truce with a player of your choice, so that neither attacks the other this round.
rule-E1-C26 = Flood, at the start of the climate phase: roll for every dinosaur on the coast and add one for each parasol of its species. If the sum is 3 or less, it dies.
rule-E1-C27 = The box has two blank cards for events of your own. By default they stay in the box; a table may fill them in from a file.

## Rules: the end
rule-E1-E1 = Whoever has the most points wins. On a tie, more dinosaurs on the board win; if that is level too, the victory is shared or one more game settles it. Here it is shared (our ruling).
rule-E1-E2 = The points for unexpected gene are added before anything is compared, and the lower places go by the same rule (our ruling).

## Rules: the advanced variant
rule-E1-V1 = In the advanced variant, one gene fewer than there are players is drawn.
rule-E1-V2 = Bidding is not compulsory there: the first player who passes is out of the auction and gets no gene, even one who was outbid and would have to place again. After that the others go by the normal rules. You can pass only when it is for you to place, whether rows are free or not, and a pass costs nothing. Whenever rows are missing, through the variant, missing link or a short bag, as many players who pass first are out (our ruling).
rule-E1-V3 = In the first two rounds of the variant the meteor does not move, so a game is two rounds longer. Nor is it rolled for then (our ruling).

## Rulings on event cards
rule-E1-R1 = At each time for cards, everybody who holds a card, fitting or not, so that being asked tells nothing, is asked in order until all pass in a row. A card takes effect at once; then only division may answer it, and all who hold a card are asked once, in order; then the asking starts again with whoever is now first. Nobody is asked in rounds 1 and 2, nor for the rest of a round after sleeping gene. A card that needs a target, be it a region, a dinosaur or a player, and has none cannot be played. Effects last to the end of the round (our ruling).
rule-E1-R2 = Killing frost, killing rays, heat-proof skin and pthermodactylus are played at the start of the survival phase, before deaths and points. The skins are stronger than frost and rays, and furs and parasols do not fall below 0 (our ruling).
rule-E1-R3 = Sleeping gene undoes nothing, and division cannot take it. It also stops unexpected gene in what proves to be the last round (our ruling).
rule-E1-R4 = Crazy weather is followed by the normal roll, and cannot be played with the marker on yellow or grey (our ruling).
rule-E1-R5 = After me first! the others keep their order. Who played it also rolls for the meteor and bids first. In phase 1 the players are asked in last round's order, the card comes before tails are compared, and these then order only the others (our ruling).
rule-E1-R6 = Genetic superiority pays up to 3 of your price, mutations taken off first, and the rest is lost; where there is nothing to pay it cannot be played. A bid above your points and mutations pledges it, if you may play it this round: from round 3 on, no sleeping gene so far, not taken by division this round. It then lies open beside the bid and must be played when you pay, sleeping gene or not. It comes back to your hand if you are outbid and do not need it again (our ruling).
rule-E1-R7 = With gene theft, a bid over yours must be at least 3 higher, for this auction, wherever your marker stands. Played as an answer to a bid over yours, it hits that bid too: if it is not 3 higher it is taken back, with its pledge, and its player chooses afresh (our ruling).
rule-E1-R8 = Missing link is played before the draw. In the basic game it makes the first who passes leave the auction, as in the variant; in the variant it adds to it, so that two genes are missing and the first two to pass are out, where by its letter it would do nothing (our ruling).
rule-E1-R9 = With tough kids, the newborn attacks by the usual table after its extra horn, so not with two or more fewer. The region is next to an older dinosaur, or as far as wandering offspring reaches if you play both. The loser goes back to the supply. Won or lost, the egg is used, and a lost newborn may be placed again for the next egg. Without dinosaurs, your first newborn may go onto any foreign dinosaur too, and if none of your newborns is left the next is again a first (our ruling).
rule-E1-R10 = Whose child is this? takes the new dinosaur from your supply, so it cannot be played when that is empty, and sends the other to its owner's. Only one born in this phase and still there can be replaced (our ruling).
rule-E1-R11 = Big brother may make you impossible to attack, for tough kids too. Giant gene adds to the extra horn of tough kids (our ruling).
rule-E1-R12 = Primal instincts counts your dinosaurs when your movement begins (our ruling).
rule-E1-R13 = Birth control holds for all and ends the phase, with the times for cards that were still to come in it (our ruling).
rule-E1-R14 = Wandering offspring goes over land and may pass occupied regions; where the newborn lands must be empty, or foreign with tough kids. It does nothing for a player without dinosaurs (our ruling).
rule-E1-R15 = Vegetarian diet and defence gas close the regions concerned, so that they cannot be entered. They stop the fights of tough kids as well (our ruling).
rule-E1-R16 = Flood hits everybody's dinosaurs on the coast, which is the land next to the sea. Printed parasols count. Players are taken in order, their regions in the order of the map, with one roll for each dinosaur (our ruling).
rule-E1-R17 = Division takes the card after its effect, which stands. You may take your own card, but never a division; if several want the card, they go in order (our ruling).
rule-E1-R18 = A file may fill in one or both blank cards from the effects above, with figures of their own: when, what, how much, for whom. They are shuffled in before the deal, so there are up to 28 cards, and the general rules for cards hold for them by their effect (our ruling).
rule-E1-R19 = The times for cards, in their order; sleeping gene fits all of them. Start of phase 1: me first!. Start of phase 2, before the roll: me first!, accident, crazy weather, catastrophe, weather gene, flood. Start of phase 3: me first!, big brother, giant gene, primal instincts, vegetarian diet, defence gas. Start of phase 4: me first!, birth control. Before your own births, if you have a dinosaur in your supply, and only you are asked: tough kids, wandering offspring. End of phase 4: whose child is this?. Start of phase 5: me first!, killing frost, killing rays and the two skins. End of phase 5, after the points: survival gene. Start of phase 6, before the meteor: me first!. After the meteor, before the draw: missing link. After the draw: gene theft, and again whenever a bid over a standing one is named, before it counts, when only the player about to be outbid is asked. After the auction, before paying: genetic superiority. After the meteor has ended the game: unexpected gene (our ruling).
rule-E1-R20 = Catastrophe and weather gene take the roll's place and move the marker when they are played; weather gene names its result then. Defence gas, accident and whose child is this? name their target when they are played (our ruling).

## Readings for cases left open
rule-E1-X1 = A pledge comes back to the hand when its bid is displaced or taken back, and a new bid pledges afresh. A pledged card does not count as held, and it is played first when you pay (our ruling).
rule-E1-X2 = Once division has taken a card, those not yet asked about that card are not asked. Sleeping gene cannot answer a card (our ruling).
rule-E1-X3 = After division's answer, birth control ends the asking at the start of phase 4 too (our ruling).
rule-E1-X4 = In phase 1, me first! is asked for in the order in which last round ended (our ruling).
rule-E1-X5 = Survival goes player by player, first cold and then hot land, one choice at a time; where there is nothing to choose, nobody is asked (our ruling).
rule-E1-X6 = If you stop where you may, all your remaining births are over, and so it is for a player without dinosaurs to whom only fights are open (our ruling).
rule-E1-X7 = Flood, tough kids, wandering offspring and survival gene name no target and may be played without effect. The flood is rolled for even where parasols decide beforehand (our ruling).
rule-E1-X8 = In initiative, each group of tied players is decided by itself, in one go (our ruling).
rule-E1-X9 = All pay first; then genes and cards are taken in order (our ruling).
rule-E1-X10 = A newborn placed by tough kids counts as newly placed (our ruling).
rule-E1-X11 = Movement ends without a question when no move is left that you could make (our ruling).

## Refusals
refusal-E1-S9 = That is not what this phase asks of you.
refusal-E1-3-1 = A movement point takes one of your dinosaurs to a neighbouring region.
refusal-E1-3-1-turn = It is not your turn to move: one player finishes before the next begins.
refusal-E1-3-2 = One of your own dinosaurs is there, so you may not go there, not even to pass through.
refusal-E1-3-5 = With two or more horns fewer than the defender you may not attack.
refusal-E1-4-1 = It is not your turn to place newborns.
refusal-E1-4-2 = A newborn goes to an empty region next to one of your older dinosaurs.
refusal-E1-4-3-pass = Births are compulsory: place the newborn, there is room for it.
refusal-E1-4-4 = Without older dinosaurs, each further newborn goes next to one that you have just placed.
refusal-E1-5-2 = Choose one of your own dinosaurs in the zone that is asked about.
refusal-E1-5-2-pass = Not all of them can live; choose which one dies.
refusal-E1-5-2-turn = It is not your turn to choose who dies.
refusal-E1-6-3 = There is no such row in this auction.
refusal-E1-6-4 = A row that is taken needs a higher price than the one that stands there.
refusal-E1-6-4-turn = It is not your turn to bid; a bid that stands may not be changed.
refusal-E1-6-5-pass = Nobody may stay out of this auction; a bid of 0 on a free row is always possible.
refusal-E1-6-6 = You could not pay that.
refusal-E1-C0 = No card may be played in the first two rounds.
refusal-E1-C0-hold = You do not hold that card.
refusal-E1-C0-climate = A card has changed the climate this round already, and only one may.
refusal-E1-C1 = Sleeping gene is played only when cards are asked for.
refusal-E1-C1-asleep = Sleeping gene holds: no further card this round.
refusal-E1-C2 = Accident is played only at the start of the climate phase, against a dinosaur of another player who has at least 5.
refusal-E1-C3 = Crazy weather is played only at the start of the climate phase.
refusal-E1-C4 = Me first! is played only at the start of a phase.
refusal-E1-C5 = Genetic superiority is played only when you pay.
refusal-E1-C6 = Gene theft is played only after the genes are drawn, or when somebody is about to outbid you.
refusal-E1-C7 = Killing frost is played only at the start of the survival phase.
refusal-E1-C8 = Killing rays is played only at the start of the survival phase.
refusal-E1-C9 = Missing link is played only after the meteor has moved and before the genes are drawn.
refusal-E1-C10 = Heat-proof skin is played only at the start of the survival phase.
refusal-E1-C11 = Catastrophe! is played only at the start of the climate phase.
refusal-E1-C12 = Tough kids is played only before your births.
refusal-E1-C13 = Whose child is this? is played only at the end of the birth phase, against a newborn of another player who has at least 5 dinosaurs.
refusal-E1-C14 = Weather gene is played only at the start of the climate phase; name back, stay or forward.
refusal-E1-C15 = Big brother is played only at the start of the movement phase.
refusal-E1-C16 = Division is played only right after another card, but not after sleeping gene or another division.
refusal-E1-C17 = Giant gene is played only at the start of the movement phase.
refusal-E1-C18 = Primal instincts is played only at the start of the movement phase.
refusal-E1-C19 = Pthermodactylus is played only at the start of the survival phase.
refusal-E1-C20 = Birth control is played only at the start of the birth phase.
refusal-E1-C21 = Survival gene is played only at the end of the survival phase, after the points.
refusal-E1-C22 = Wandering offspring is played only before your births.
refusal-E1-C23 = Unexpected gene is played only when the meteor has ended the game.
refusal-E1-C24 = Vegetarian diet is played only at the start of the movement phase.
refusal-E1-C24-peace = No fighting this round, so that region is closed.
refusal-E1-C25 = Defence gas is played only at the start of the movement phase, with another player.
refusal-E1-C25-truce = You have a truce with that player this round, so the region is closed.
refusal-E1-C26 = Flood is played only at the start of the climate phase.
refusal-E1-C27 = That custom event is not in this game, or cannot be played now or in this way.
refusal-E1-E1 = The game is over.
refusal-E1-R1 = You are not being asked for a card now, so there is nothing to pass.
refusal-E1-R4 = Crazy weather needs the climate marker on green or brown.
refusal-E1-R6 = You have nothing to pay, so genetic superiority would be lost.
refusal-E1-R6-pledged = That card lies beside your bid already.
refusal-E1-R7 = Gene theft protects that bid: yours must be at least 3 higher.
refusal-E1-R10 = That needs a newborn of this phase, and a dinosaur in your supply.
refusal-E1-R17-fresh = You took that card by division this round; play it from the next round on.

## Why a dinosaur fell
cause-fight = in a fight
cause-newborn = as a newborn
cause-climate = to the climate
cause-accident = in an accident
cause-flood = in the flood
cause-child = for another's child

## The log
event-started = { $seat } starts on { $region }.
events-started = Starting regions: { $list }.
item-started = { $seat } { $region }
event-dealt = { $seat } is dealt { $card }.
events-dealt = Your cards: { $list }.
item-dealt = { $card }
event-round = Round { $number }
event-phase = { $phase }
event-placed = { $seat } goes to place { $place }.
events-placed = Order: { $list }.
item-placed = { $seat }
event-played = { $seat } plays { $card }.
event-named = It hits { $victim } on { $region }.
event-foretold = The result is to be: { $result }.
event-truce = { $seat } and { $other } keep the peace this round.
event-divided = { $seat } takes { $card } into the hand.
event-first = { $seat } is now first.
event-climate-die = The climate roll: { $die }.
event-climate = The marker stands at { $terrain }.
event-flooded = { $seat } on { $region } rolls { $die }, parasols { $parasols }.
event-moves = Movement points of { $seat }: { $steps }.
event-moved = { $seat } moves { $from } → { $to }.
run-moved = { $seat } moves { $list }.
item-moved = { $from } → { $to }
event-attacked = { $seat } attacks { $defender }, { $from } → { $to }.
event-kid = { $seat } puts a tough newborn on { $region }, against { $defender }.
event-horns = Horns { $attack } against { $defence }.
event-fight-die = The die: { $die }; the attack needs { $wins } or less.
event-won = { $seat } wins { $region }.
event-held = { $seat } holds { $region }.
event-fell = { $seat } loses the dinosaur on { $region } { $cause }.
event-fell-fight = The beaten dinosaur goes back to the supply.
event-fell-newborn = The newborn goes back to the supply.
event-fell-accident = The dinosaur is gone.
event-fell-flood = It drowns.
event-fell-climate = Lost to the climate: { $seat } { $region }
events-fell-climate = Lost to the climate: { $list }
item-fell-climate = { $seat } { $region }
event-skipped = Nobody is born this round.
event-born = Newborn: { $seat } { $region }
events-born = Newborns: { $list }
item-born = { $seat } { $region }
event-stopped = { $seat } places no further newborn.
event-lapsed = { $seat } has no room or no dinosaur for another newborn.
event-replaced = { $seat } now stands on { $region } in the place of { $victim }.
event-scored = Points: { $seat } +{ $amount }.
events-scored = Points: { $list }.
item-scored = { $seat } +{ $amount }
event-forfeited = Points lost: { $seat } −{ $amount }.
event-gained = Points gained: { $seat } +{ $amount }.
event-meteor = The meteor is on space { $space }.
event-meteor-die = The meteor roll: { $die }.
event-crashed = The meteor strikes, and the game is over.
event-offered = Row { $row }: { $gene }.
events-offered = On offer: { $list }.
item-offered = { $row } { $gene }
event-no-genes = There is no gene to bid for.
event-bid = { $seat } bids { $price } in row { $row }.
event-pledged = { $card } lies open beside the bid.
event-unpledged = { $card } goes back into the hand of { $seat }.
event-outbid = { $seat } is outbid.
event-taken-back = The bid of { $seat } in row { $row } is taken back.
event-out = { $seat } passes and gets no gene.
event-paid = { $seat } pays { $amount }.
events-paid = Paid: { $list }.
item-paid = { $seat } { $amount }
event-took-gene = { $seat } takes a gene: { $gene }.
events-took-gene = Genes: { $list }.
item-took-gene = { $seat }: { $gene }
event-took-card = { $seat } draws an event card.
event-drew-card = It is { $card }.

## What would be right in maps.toml, components.toml and a file of custom events
right-fixed = { $figure }, on which the rules rely
right-in-order = these in this order: { $known }
right-ring = { $spaces } terrains
right-roll = a list of { $sides } whole numbers from -{ $most } to { $most }, one for each number of the die
right-numbers = a list of numbers of the die, 1 to { $sides }
right-windows = a list of one or more of these, each once: { $known }
right-no-key = left out; a card with the effect { $effect } has these keys: { $known }
right-events = a list of 1 to { $most } events
right-event-name = a name of 1 to { $most } visible signs
right-event-names = a name that the other event does not have
right-board-once = each board of the set { $set } once
right-board-for = a board { $name } of the set { $set }, which a layout names
right-layout-for = a layout of the set { $set } for { $seats } players: { $halves }
right-count = { $count }, the number of regions listed
right-stars = { $stars }, the number of regions with a star
right-star-on-desert = false, because stars lie beside desert regions only
right-stars-players = { $stars }, as many as the two halves have stars
right-own-names = a half whose regions have other names than those of the left one, { $most } regions in all
right-seam = a list of pairs, each a region of the left half and one of the right half
right-seam-beside = two regions whose q and r lie next to each other, each pair once
