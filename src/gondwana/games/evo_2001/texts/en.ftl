### Evo, first edition (2001): what players read. English.

## Game
game-name = Evo, first edition
game-blurb = Three to five species of dinosaurs follow the climate over two half boards laid together, fight, breed and bid for genes, with event cards up their sleeves, until the meteor strikes.

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
result-stay = the marker stays
result-forward = one space forward

## Half boards
half-small = small board
half-medium_a = medium board A
half-medium_b = medium board B
half-large = large board

## Genes
gene-tail = Tail
gene-tail-effect = The more tails, the earlier in the order.
gene-leg = Leg
gene-leg-effect = You have 1 more movement point.
gene-horn = Horn
gene-horn-effect = You have 1 more horn in every fight.
gene-egg = Egg
gene-egg-effect = You have 1 more newborn each round.
gene-fur = Fur
gene-fur-effect = One more of your dinosaurs lives on cold land.
gene-parasol = Parasol
gene-parasol-effect = One more of your dinosaurs lives on hot land.
gene-mutation = Mutation
gene-mutation-effect = From the next auction on, a gene costs you 1 point less, never below 0.
gene-card = Card
gene-card-effect = You draw one event card at once, and the gene leaves the game.

## Event cards
card-sleeping-gene = Sleeping gene
card-sleeping-gene-window = At any time when cards may be played.
card-sleeping-gene-effect = No further card may be played this round.
card-accident = Accident
card-accident-window = Start of phase 2.
card-accident-effect = Take off one dinosaur of another player who has at least 5 on the board.
card-crazy-weather = Crazy weather
card-crazy-weather-window = Start of phase 2, before the roll.
card-crazy-weather-effect = If the climate marker is on green or brown, put it on the other space of that colour. The roll follows.
card-me-first = Me first
card-me-first-window = Start of any phase.
card-me-first-effect = You are first in the order until the round ends.
card-genetic-superiority = Genetic superiority
card-genetic-superiority-window = Phase 6, when you pay.
card-genetic-superiority-effect = Worth 3 points towards your price.
card-gene-theft = Gene theft
card-gene-theft-window = Phase 6, after the draw or when somebody bids over you.
card-gene-theft-effect = Whoever wants to outbid you must bid at least 3 more than you.
card-killing-frost = Killing frost
card-killing-frost-window = Start of phase 5.
card-killing-frost-effect = Every species has one fur less this round.
card-killing-rays = Killing rays
card-killing-rays-window = Start of phase 5.
card-killing-rays-effect = Every species has one parasol less this round.
card-missing-link = Missing link
card-missing-link-window = Phase 6, before the genes are drawn.
card-missing-link-effect = One gene fewer is drawn; the first player who passes gets none.
card-heat-proof-skin = Heat-proof skin
card-heat-proof-skin-window = Start of phase 5.
card-heat-proof-skin-effect = All your dinosaurs on hot land live, though not on scorching land.
card-catastrophe = Catastrophe
card-catastrophe-window = Start of phase 2.
card-catastrophe-effect = Instead of the roll, the climate marker moves two spaces forward.
card-tough-kids = Tough kids
card-tough-kids-window = Phase 4, before your births.
card-tough-kids-effect = You may place newborns on other players' dinosaurs; they fight at once, the newborn with 1 more horn.
card-whose-child = Whose child is this?
card-whose-child-window = End of phase 4.
card-whose-child-effect = One of your dinosaurs takes the place of a newborn of another player who has at least 5 on the board.
card-weather-gene = Weather gene
card-weather-gene-window = Start of phase 2.
card-weather-gene-effect = Instead of the roll, you say whether the climate marker goes back, stays or goes forward.
card-big-brother = Big brother
card-big-brother-window = Start of phase 3.
card-big-brother-effect = Your dinosaurs have 2 more horns when attacked, this round.
card-division = Division
card-division-window = Right after another card.
card-division-effect = You take the card that was just played; from the next round on, you may play it.
card-giant-gene = Giant gene
card-giant-gene-window = Start of phase 3.
card-giant-gene-effect = Your dinosaurs have 2 more horns when they attack, this round.
card-primal-instincts = Primal instincts
card-primal-instincts-window = Start of phase 3.
card-primal-instincts-effect = You have as many movement points as dinosaurs on the board, whatever your legs.
card-pthermodactylus = Pthermodactylus
card-pthermodactylus-window = Start of phase 5.
card-pthermodactylus-effect = All your dinosaurs on cold land live, though not on freezing land.
card-birth-control = Birth control
card-birth-control-window = Start of phase 4.
card-birth-control-effect = Nobody has births this round.
card-survival-gene = Survival gene
card-survival-gene-window = End of phase 5.
card-survival-gene-effect = The other players lose 1 point for every dinosaur that this phase cost them.
card-wandering-offspring = Wandering offspring
card-wandering-offspring-window = Phase 4, before your births.
card-wandering-offspring-effect = Your newborns may also go 2 or 3 regions away from your older dinosaurs.
card-unexpected-gene = Unexpected gene
card-unexpected-gene-window = When the meteor has ended the game.
card-unexpected-gene-effect = Worth 2 points.
card-vegetarian-diet = Vegetarian diet
card-vegetarian-diet-window = Start of phase 3.
card-vegetarian-diet-effect = Nobody may fight this round.
card-defence-gas = Defence gas
card-defence-gas-window = Start of phase 3.
card-defence-gas-effect = This round, you and one player of your choice may not attack each other.
card-flood = Flood
card-flood-window = Start of phase 2.
card-flood-effect = Every dinosaur on the coast rolls the die and adds its species' parasols; at 3 or less it dies.
card-blank-one = First card of your own
card-blank-two = Second card of your own

## Cards of your own: when they are played, as parts of a sentence
own-card-windows = { $more ->
    [0] { $last }.
   *[other] { $windows } or { $last }.
}
window-start-initiative = start of phase 1
window-start-climate = start of phase 2
window-start-movement = start of phase 3
window-start-birth = start of phase 4
window-own-births = before your births
window-end-birth = end of phase 4
window-start-survival = start of phase 5
window-end-survival = end of phase 5
window-start-meteor = start of phase 6
window-after-meteor = before the genes are drawn
window-after-draw = after the genes are drawn
window-outbid = when somebody bids over you
window-paying = when you pay
window-last = when the meteor has ended the game
window-answer = right after another card

## Cards of your own: what they do
effect-sleep = No further card may be played this round.
effect-remove = Take off one dinosaur of another player who has at least { $amount } on the board.
effect-twin = If the climate marker is on green or brown, put it on the other space of that colour.
effect-first = You are first in the order until the round ends.
effect-pay = Worth { $amount ->
    [one] 1 point
   *[other] { $amount } points
} towards your price.
effect-theft = Whoever wants to outbid you must bid at least { $amount } more than you.
effect-frost = { $whom ->
    [self] You have
    [others] All others have
   *[all] Every species has
} { $amount } fur less this round.
effect-rays = { $whom ->
    [self] You have
    [others] All others have
   *[all] Every species has
} { $amount } { $amount ->
    [one] parasol
   *[other] parasols
} less this round.
effect-fewer-genes = { $amount ->
    [one] One gene fewer is drawn; the first player who passes gets none.
   *[other] { $amount } genes fewer are drawn; the first { $amount } players who pass get none.
}
effect-heat-proof = All dinosaurs on hot land live this round{ $whom ->
    [self] , if they are yours
    [others] , yours excepted
   *[all] {""}
}.
effect-shift = Instead of the roll, the climate marker { $amount ->
    [0] stays where it is
    [1] moves one space forward
    [-1] moves one space back
   *[other] moves { $steps } spaces { $way ->
        [back] back
       *[forward] forward
    }
}.
effect-tough = { $whom ->
    [self] You
    [others] All others
   *[all] All players
} may place newborns on other players' dinosaurs; they fight at once{ $amount ->
    [0] {""}
    [one] , the newborn with 1 more horn
   *[other] , the newborn with { $amount } more horns
}.
effect-replace = One of your dinosaurs takes the place of a newborn of another player who has at least { $amount } on the board.
effect-foretell = Instead of the roll, you say whether the climate marker goes back, stays or goes forward.
effect-defend = { $whom ->
    [self] You have
    [others] All others have
   *[all] All players have
} { $amount } more { $amount ->
    [one] horn
   *[other] horns
} when attacked, this round.
effect-divide = You take the card that was just played; from the next round on, you may play it.
effect-attack = { $whom ->
    [self] You have
    [others] All others have
   *[all] All players have
} { $amount } more { $amount ->
    [one] horn
   *[other] horns
} when attacking, this round.
effect-instincts = { $whom ->
    [self] You have
    [others] All others have
   *[all] All players have
} as many movement points as dinosaurs on the board this round.
effect-cold-proof = All dinosaurs on cold land live this round{ $whom ->
    [self] , if they are yours
    [others] , yours excepted
   *[all] {""}
}.
effect-no-births = Nobody has births this round.
effect-toll = { $whom ->
    [self] You lose
    [others] All others lose
   *[all] All players lose
} { $amount } { $amount ->
    [one] point
   *[other] points
} for every dinosaur lost in this phase.
effect-wander = Newborns{ $whom ->
    [self] {" "}of yours
    [others] {" "}of all others
   *[all] {""}
} may go up to { $amount } regions away from older dinosaurs of their species.
effect-points = { $whom ->
    [self] You gain
    [others] All others gain
   *[all] All players gain
} { $amount } { $amount ->
    [one] point
   *[other] points
}.
effect-peace = { $whom ->
    [self] You may not attack
    [others] Only you may attack
   *[all] Nobody may attack
} this round.
effect-truce = This round, you and one player of your choice may not attack each other.
effect-flood = Every dinosaur on the coast rolls the die and adds its species' parasols; at { $amount } or less it dies.

## Options
option-variant = Variant
option-variant-basic = a gene for each player, and all must bid
option-variant-advanced = one gene fewer on offer, the first to pass gets none, and the meteor waits two rounds
option-map = Boards for four players
option-map-small_large = the small one and the large one
option-map-medium_medium = the two medium ones
option-map_set = Size of the boards
option-map_set-full14 = 14 regions for each player
option-map_set-compact9 = 9 regions for each player: tight and fast
option-start_points = Points at the start
option-start_points-6 = 6, as in the Hungarian rulebook
option-start_points-10 = 10, as in the English one
option-initiative_tie = With equally many tails
option-initiative_tie-most = more dinosaurs on the board go first
option-initiative_tie-fewest = fewer dinosaurs on the board go first
option-custom_events = Cards of your own
option-custom_events-none = none, only the 26 printed ones
option-custom_events-file = one or two, shuffled in
option-tiny = A tiny game, for research
option-tiny-off = no: the whole game
option-tiny-on = two rounds on the compact boards (four with the advanced variant); ours, in no rulebook

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
section-E1-V = Advanced variant
section-E1-R = Rulings on event cards
section-E1-X = Readings for cases left open

## Rules: setup
rule-E1-S1 = Three, four or five play.
rule-E1-S2 = The island is two half boards laid edge to edge. Three players take the small and one medium board, five the other medium board and the large one; four choose between small with large, which is the default, and the two medium boards. White stars beside desert regions are the starting regions, one for each player. The table also chooses the size, 14 regions a player or a tight 9. The maps are our own drawings, because the printed ones could not be found.
rule-E1-S3 = The climate marker starts on the yellow desert space at the top left of its track, the meteor on the space of the turn track that shows the number of players.
rule-E1-S4 = All 62 genes go into the bag: 6 tails, 12 legs, 8 horns, 8 eggs, 8 furs, 8 parasols, 6 mutations and 6 cards.
rule-E1-S5 = The 26 event cards, no two alike, are shuffled and everyone is dealt three. The rest is the draw pile.
rule-E1-S6 = Everyone has ten dinosaurs and a portrait on which one egg, one leg, one fur, one parasol and one tail are printed, but no horn. Printed genes are not taken from the 62 and count like bought ones.
rule-E1-S7 = Everyone starts with 6 evolution points, points for short. The English rulebook gives 10; the table chooses.
rule-E1-S8 = The starting regions are dealt at random, and each player puts one dinosaur on theirs.
rule-E1-S9 = A round has six phases: initiative, climate, movement and fighting, birth, survival and evolution, meteor and auction. Each is over before the next begins.
rule-E1-S10 = Two regions are adjacent if they share a border, along the edge where the boards meet too. Which regions lie on the coast or have a star is marked on the map (our ruling).

## Rules: initiative
rule-E1-1-1 = The order goes by tails, most first.
rule-E1-1-2 = With equally many tails, more dinosaurs on the board go first. If that is level too, the highest roll goes first: only those who are tied roll, and roll again if they tie again, so every order of theirs is equally likely (our ruling).
rule-E1-1-O = An English summary of the turn has fewer dinosaurs go first instead; the table chooses, and more is the default.
rule-E1-1-3 = So dice alone make the order of round 1. An order is good for the whole round.

## Rules: climate
rule-E1-2-1 = Before the climate roll, players may play event cards that say so, in order.
rule-E1-2-2 = The first player rolls. On a 1 the climate marker goes one space back, on a 2 it stays, on 3 to 6 it goes one space forward.
rule-E1-2-3 = The terrains are desert (yellow), plains (green), hills (brown) and mountains (grey). The climate track is a ring of six spaces: yellow, green, brown, grey, brown, green, and round again. It has two green and two brown spaces (our ruling).
rule-E1-2-4 = From low to high the terrains run desert, plains, hills, mountains. The one that the marker shows is temperate. The next lower one is hot, anything below that scorching; the next higher one is cold, anything above that freezing. With the marker on green, hills are cold, desert is hot and mountains are freezing. On grey, hills are hot, desert and plains scorching, and nothing is cold. On yellow, plains are cold, hills and mountains freezing, and nothing is hot.
rule-E1-2-5 = Scorching and freezing land is deadly. But the climate kills only in phase 5.

## Rules: movement and fighting
rule-E1-3-1 = In order, each player has as many movement points as legs. A point takes one dinosaur to an adjacent region of any colour, and you split your points as you like: with two legs, one dinosaur goes two regions or two go one each. You never have to move, and one player is done before the next begins.
rule-E1-3-2 = A region holds one dinosaur. You may not enter one with a dinosaur of your own, not even on the way to another.
rule-E1-3-3 = Entering a region with another player's dinosaur costs the point as usual and is an attack, which is fought out at once.
rule-E1-3-4 = The climate does not matter while you move: you may cross deadly land.
rule-E1-3-5 = The attacker rolls one die. With as many horns as the defender it wins on 1 or 2, with one more on 1 to 4, with two or more extra on 1 to 5, with one fewer only on 1. With two or more fewer it may not attack. Horns from cards count.
rule-E1-3-6 = The loser, attacker or defender, goes back to its owner's supply, from where it can be born again in phase 4. The winner holds the region. You may then go on moving, with the winner as well.

## Rules: birth
rule-E1-4-1 = In order, each player places as many newborns as they have eggs, all of them before the next player.
rule-E1-4-2 = A newborn goes to an empty region adjacent to one of your older dinosaurs, which stood on the board before this phase. Next to a newborn alone is not enough.
rule-E1-4-3 = Births are compulsory. They lapse only if your supply is empty or no region will do, and each newborn is looked at afresh.
rule-E1-4-4 = If you have no dinosaur on the board when your births begin, the first newborn goes to any empty region, and every further one of this phase next to one of these, so that they form one group. The first may go even where the others will find no room (our ruling).
rule-E1-4-5 = Regions that only wandering offspring or tough kids open are an offer: if you are left with none but these, you may stop (our ruling).

## Rules: survival and evolution
rule-E1-5-1 = On temperate land all dinosaurs live, on scorching and freezing land all die. The dead go back to their owners' supplies.
rule-E1-5-2 = On all cold land together you keep as many dinosaurs as you have furs, on all hot land as many as you have parasols. You choose which die, no more than must; players choose in order, cold land first (our ruling).
rule-E1-5-3 = Then everyone gets one point for each of their dinosaurs on the board.
rule-E1-5-4 = An example: the marker is on brown, and a player with two furs and one parasol has one dinosaur in the desert, two on plains, five on hills and two in the mountains. The one in the desert dies, one of the two on plains dies, the others live. Were the marker on yellow, the five on hills and the two in the mountains would die, and the parasol would be of no use.

## Rules: meteor and auction
rule-E1-6-1 = The meteor moves one space. If the space shows a die, the first player rolls, and a number shown there ends the game at once. The last space ends it without a roll. Spaces run to 15; space 12 ends the game on a 1, space 13 on 1 or 2, space 14 on 1 to 3. That makes 9 to 12 rounds with three players, 8 to 11 with four, 7 to 10 with five (our ruling, as the printed numbers could not be found).
rule-E1-6-2 = The last round has no auction.
rule-E1-6-3 = As many genes as players are drawn from the bag, each into a row of its own. Equal genes may lie in several rows. Should the bag run short, what is left is drawn, and with too few genes the first who pass get none; with none at all there is no auction (our ruling).
rule-E1-6-4 = In order, each player puts their marker on a row and names a price, which may be 0. On a row that is taken the price must be higher than the one there. Prices above 6 are allowed.
rule-E1-6-5 = If you are outbid, you place your marker again at once, before anyone else: higher in the same row or on any other row, and whoever you outbid comes next in the same way. When nobody is displaced any more, the order goes on. Nobody may stay out, and a bid that stands may not be changed.
rule-E1-6-6 = The auction ends when everyone has a row to themselves. Each pays the price, less one for every mutation bought in an earlier round, but never below 0: a bid of 5 costs 3 with two mutations, a bid of 1 costs nothing. You may bid at most your points and mutations together, and more only with genetic superiority laid beside the bid. There is always a free row for whoever may not pass, and 0 is enough there (our ruling).
rule-E1-6-7 = A gene goes on the portrait. For a card gene you draw one event card at once, and the gene leaves the game for good. Several draw in order; from an empty pile nothing is drawn, and played cards are not shuffled in again (our ruling).
rule-E1-6-8 = All may see the portraits with their genes. Points, bids, played cards and the number of cards in a hand are open too; hands and the draw pile are secret, except a card taken by division or laid beside a bid. A hand may hold any number (our ruling).

## Rules: event cards
rule-E1-C0 = Played cards leave the game, and nobody may play one in the first two rounds. You may play several in one round. But only one card that changes the climate may be played in a round: crazy weather, catastrophe or weather gene, by whoever comes first in order. New cards come only from card genes and division.
rule-E1-C1 = Sleeping gene, at any time when cards may be played: no further card this round. What has been played keeps its effect.
rule-E1-C2 = Accident, at the start of phase 2: take off one dinosaur of another player who has at least five on the board. It goes back to its owner's supply.
rule-E1-C3 = Crazy weather, at the start of phase 2 before the roll: if the climate marker is on a green or brown space, it goes to the other space of that colour.
rule-E1-C4 = Me first, at the start of any phase: you are first in the order until the round ends.
rule-E1-C5 = Genetic superiority, in phase 6 when you pay: it is worth 3 points towards your price.
rule-E1-C6 = Gene theft, in phase 6: whoever wants to outbid you must bid at least 3 more than you.
rule-E1-C7 = Killing frost, in phase 5: every species has one fur less this round.
rule-E1-C8 = Killing rays, in phase 5: every species has one parasol less this round.
rule-E1-C9 = Missing link, in phase 6: one gene fewer than players is drawn, and the first player who passes gets none.
rule-E1-C10 = Heat-proof skin, in phase 5: all your dinosaurs on hot land live, but not those on scorching land.
rule-E1-C11 = Catastrophe, at the start of phase 2: instead of the roll, the climate marker moves two spaces forward.
rule-E1-C12 = Tough kids, in phase 4: you may place newborns on other players' dinosaurs. They fight at once, the newborn with one more horn.
rule-E1-C13 = Whose child is this?, at the end of phase 4: one of your dinosaurs takes the place of a newborn of another player who has at least five on the board.
rule-E1-C14 = Weather gene, at the start of phase 2: you decide the result of the climate roll.
rule-E1-C15 = Big brother, at the start of phase 3: your dinosaurs have two more horns when attacked, for this round.
rule-E1-C16 = Division, right after another card: you take that card, the last one played. You may play it from the next round on.
rule-E1-C17 = Giant gene, at the start of phase 3: your dinosaurs have two more horns when they attack, for this round.
rule-E1-C18 = Primal instincts, at the start of phase 3: you have as many movement points as dinosaurs on the board, whatever your legs.
rule-E1-C19 = Pthermodactylus, in phase 5: all your dinosaurs on cold land live, but not those on freezing land.
rule-E1-C20 = Birth control, at the start of phase 4: the phase is skipped this round.
rule-E1-C21 = Survival gene, at the end of phase 5: the other players lose one point for every dinosaur that this phase cost them. Points stop at 0 (our ruling).
rule-E1-C22 = Wandering offspring, in phase 4: your newborns may also go two or three regions away from your older dinosaurs.
rule-E1-C23 = Unexpected gene, at the end of the last round: it is worth 2 points.
rule-E1-C24 = Vegetarian diet, at the start of phase 3: no fights this round.
rule-E1-C25 = Defence gas, at the start of phase 3: a truce with one player of your choice. Neither attacks the other this round.
rule-E1-C26 = Flood, at the start of phase 2: roll for every dinosaur on the coast and add one for each parasol of its species. At 3 or less it dies.
rule-E1-C27 = The box has two blank cards for events of your own; the table may fill in one or both.

## Rules: the end
rule-E1-E1 = Most points win; on a tie, more dinosaurs on the board. If that is level too, the rulebook has the winners share or play once more to settle it; here they share (our ruling).
rule-E1-E2 = The two points of unexpected gene are added before anything is compared. The places behind the winner go by the same rule (our ruling).

## Rules: advanced variant
rule-E1-V1 = One gene fewer than players is drawn.
rule-E1-V2 = You need not bid. The first player who passes is out of the auction and gets no gene, and an outbid player may pass as well; after that the normal rules hold. You pass only when it is your turn to place, whether rows are free or not, and pay nothing. If more rows than one are missing, by the variant, missing link or a short bag, as many may pass (our ruling).
rule-E1-V3 = The meteor does not move in the first two rounds, nor is it rolled for, so the game is two rounds longer (our ruling in part).

## Rulings on event cards
rule-E1-R1 = Cards have their times, listed under E1.R19. At each, all who hold a card are asked in order, whether theirs fits or not, so being asked tells nothing, until all pass in a row. A card takes effect at once. Then only division may answer it, all who hold a card being asked once in order, and the asking starts again with whoever is now first. Nobody is asked in rounds 1 and 2 or for the rest of a round after sleeping gene. A card that must name a region, a dinosaur or a player cannot be played where there is none. Effects last to the end of the round (our ruling).
rule-E1-R2 = Cards about survival are played at the start of phase 5, before deaths and points. Heat-proof skin and pthermodactylus are stronger than rays and frost. Furs and parasols do not fall below 0 (our ruling).
rule-E1-R3 = Sleeping gene undoes nothing, and division cannot take it. In what proves to be the last round it also stops unexpected gene (our ruling).
rule-E1-R4 = After crazy weather the die is rolled as usual. The card cannot be played with the marker on yellow or grey (our ruling).
rule-E1-R5 = With me first, the others keep their order. Whoever plays it also rolls for the meteor and bids first. In phase 1, where cards are asked for in last round's order, it comes before the tails, which then order only the others (our ruling).
rule-E1-R6 = Genetic superiority pays up to 3 of your price, counted after mutations; what is left over is lost, and a price of 0 needs no card. A bid above your points and mutations lays it open beside the bid, if you may play it this round: from round 3 on, no sleeping gene so far, not just taken by division. Then it must be played when you pay, sleeping gene or not. If you are outbid and no longer need it, it goes back to your hand (our ruling).
rule-E1-R7 = Gene theft holds for the whole auction, wherever your marker stands. Played as an answer to a bid over yours, it hits that bid too: if the bid is not at least 3 higher, it is taken back, with the card beside it, and its player chooses afresh (our ruling).
rule-E1-R8 = Missing link is played before the draw, and for this auction it lets the first to pass go without a gene, as in the advanced variant. In that variant it adds up: two genes fewer, and the first two to pass (our ruling).
rule-E1-R9 = Newborns made tough attack by the usual table, their extra horn included, so not with two horns fewer. They must be near enough, or as near as wandering offspring allows; both cards may be played together. The loser goes back to its supply. Won or lost, the egg is used; a newborn that lost may be placed again for the next egg. If you start without a dinosaur, the first newborn may also go on anyone's dinosaur, and if none of the newborns is left, the next counts as a first again (our ruling).
rule-E1-R10 = Whose child is this? puts a dinosaur from your supply in place of the other, which goes back to its owner; with an empty supply it cannot be played. The dinosaur it hits must have been born in this phase and still be there (our ruling).
rule-E1-R11 = Big brother may make your dinosaurs unassailable, for tough kids too. Giant gene adds to the horn of tough kids (our ruling).
rule-E1-R12 = Primal instincts counts your dinosaurs when your movement begins (our ruling).
rule-E1-R13 = Birth control holds for all and ends the phase, and with it the later times for cards in it (our ruling).
rule-E1-R14 = Wandering offspring counts regions over land, and occupied ones may be passed. The last one is empty, or another player's with tough kids. It does nothing for a player who starts without a dinosaur (our ruling).
rule-E1-R15 = Vegetarian diet and defence gas keep dinosaurs from entering the regions concerned, and stop the fights of tough kids too (our ruling).
rule-E1-R16 = Flood hits everybody's dinosaurs on regions next to the sea. Printed parasols count. Players go in order, regions as the map lists them, one die for each dinosaur (our ruling).
rule-E1-R17 = With division, the card comes to your hand after its effect, which stands. You may take a card of your own, but not division. If several want it, they go in order (our ruling).
rule-E1-R18 = Cards of your own come from a file: each has a name and one of the effects above with figures of its own, namely when it is played, how much it does and whom it concerns. They are shuffled in before the deal, which makes up to 28 cards. What the first two rounds and the climate forbid, they are forbidden too (our ruling).
rule-E1-R19 = These are the times for cards, in order; sleeping gene fits all of them. Start of phase 1: me first. Start of phase 2, before the roll: me first, accident, crazy weather, catastrophe, weather gene, flood. Start of phase 3: me first, big brother, giant gene, primal instincts, vegetarian diet, defence gas. Start of phase 4: me first, birth control. Before your own births, if you have a dinosaur in your supply: tough kids, wandering offspring. End of phase 4: whose child is this? Start of phase 5: me first, killing frost, killing rays, heat-proof skin, pthermodactylus. End of phase 5, after the points: survival gene. Start of phase 6, before the meteor moves: me first. Before the genes are drawn: missing link. After the draw, and again when a bid over yours is named and before it counts: gene theft. Before paying: genetic superiority. When the meteor has ended the game: unexpected gene (our ruling).
rule-E1-R20 = Catastrophe and weather gene stand in place of the roll and move the marker as soon as they are played; weather gene names its result then. Defence gas, accident and whose child is this? name their target when played (our ruling).

## Readings for cases left open
rule-E1-X1 = A card laid beside a bid goes back to the hand when that bid is displaced or taken back; a new bid needs it laid anew. While it lies there it is not among the cards you hold, and it is played first when you pay (our ruling).
rule-E1-X2 = As soon as division has taken a card, nobody else is asked about that card. Sleeping gene cannot be an answer to a card (our ruling).
rule-E1-X3 = Once division has had its chance, birth control also ends the asking at the start of phase 4 (our ruling).
rule-E1-X4 = At the start of phase 1 players are asked in the order in which last round ended (our ruling).
rule-E1-X5 = Survival goes player by player, cold land before hot, one choice at a time. Nobody is asked where there is nothing to choose (our ruling).
rule-E1-X6 = If you stop where you may, all your remaining births end, also when you started without a dinosaur and only fights are left (our ruling).
rule-E1-X7 = Flood, tough kids, wandering offspring and survival gene name no target and may be played to no effect. Flood is rolled even where parasols alone decide (our ruling).
rule-E1-X8 = Each group that is tied for initiative has its order drawn in one go (our ruling).
rule-E1-X9 = First all pay, then genes and cards are taken in order (our ruling).
rule-E1-X10 = A dinosaur born by way of tough kids counts as a newborn of this phase (our ruling).
rule-E1-X11 = Your movement ends without asking you when none of your dinosaurs can move (our ruling).

## Refusals
refusal-E1-S9 = That is not what this phase asks of you.
refusal-E1-3-1 = A movement point takes one of your own dinosaurs to an adjacent region.
refusal-E1-3-1-turn = It is not your turn to move.
refusal-E1-3-2 = A dinosaur of your own stands there, so nobody of yours may enter.
refusal-E1-3-5 = With two horns fewer than the defender you may not attack.
refusal-E1-4-1 = It is not your turn to place newborns.
refusal-E1-4-2 = A newborn goes to an empty region next to one of your dinosaurs that stood there before this phase, unless a card opens others.
refusal-E1-4-3-pass = Births are compulsory as long as your supply and an adjacent empty region allow one.
refusal-E1-4-4 = As you started this phase without a dinosaur, this newborn goes next to the others born now.
refusal-E1-5-2 = Choose one of your own dinosaurs on the land in question.
refusal-E1-5-2-pass = The climate takes its share; you choose only which dinosaur.
refusal-E1-5-2-turn = It is not your turn to choose who dies.
refusal-E1-6-3 = There is no gene in that row.
refusal-E1-6-4 = That row is taken: a bid there must be higher than the one that stands.
refusal-E1-6-4-turn = It is not your turn to bid.
refusal-E1-6-5-pass = Nobody may stay out of this auction: place your marker on a row, 0 on a free one will do.
refusal-E1-6-6 = You cannot pay that: the most you can bid is your points and mutations together, and what a card adds.
refusal-E1-C0 = No card may be played in the first two rounds.
refusal-E1-C0-hold = You do not hold that card.
refusal-E1-C0-climate = A card has changed the climate already, and one a round is all.
refusal-E1-C1 = Sleeping gene is played when cards are asked for, but not as an answer to a card.
refusal-E1-C1-asleep = A sleeping gene has been played: no further card this round.
refusal-E1-C2 = Accident is played only at the start of phase 2, and on a dinosaur of another player who has at least five.
refusal-E1-C3 = Crazy weather is played only at the start of phase 2.
refusal-E1-C4 = Me first is played only at the start of a phase.
refusal-E1-C5 = Genetic superiority is played only when you pay for a gene.
refusal-E1-C6 = Gene theft is played only after the genes are drawn, or when somebody bids over you.
refusal-E1-C7 = Killing frost is played only at the start of phase 5.
refusal-E1-C8 = Killing rays is played only at the start of phase 5.
refusal-E1-C9 = Missing link is played only in phase 6, before the genes are drawn.
refusal-E1-C10 = Heat-proof skin is played only at the start of phase 5.
refusal-E1-C11 = Catastrophe is played only at the start of phase 2.
refusal-E1-C12 = Tough kids is played only in phase 4, before your own births.
refusal-E1-C13 = Whose child is this? is played only at the end of phase 4, and on a newborn of another player who has at least five dinosaurs.
refusal-E1-C14 = Weather gene is played only at the start of phase 2, and says back, stay or forward.
refusal-E1-C15 = Big brother is played only at the start of phase 3.
refusal-E1-C16 = Division is played only right after another card.
refusal-E1-C17 = Giant gene is played only at the start of phase 3.
refusal-E1-C18 = Primal instincts is played only at the start of phase 3.
refusal-E1-C19 = Pthermodactylus is played only at the start of phase 5.
refusal-E1-C20 = Birth control is played only at the start of phase 4.
refusal-E1-C21 = Survival gene is played only at the end of phase 5.
refusal-E1-C22 = Wandering offspring is played only in phase 4, before your own births.
refusal-E1-C23 = Unexpected gene is played only when the meteor has ended the game.
refusal-E1-C24 = Vegetarian diet is played only at the start of phase 3.
refusal-E1-C24-peace = A card keeps you from attacking this round.
refusal-E1-C25 = Defence gas is played only at the start of phase 3, and names another player.
refusal-E1-C25-truce = You and that player have a truce this round.
refusal-E1-C26 = Flood is played only at the start of phase 2.
refusal-E1-C27 = A card of your own is played only when and on whom its text says, and only where the table has filled it in.
refusal-E1-E1 = The game is over.
refusal-E1-R1 = Cards are being asked for, and it is not your turn to answer.
refusal-E1-R4 = The climate marker is on yellow or grey, and there is no other space of that colour.
refusal-E1-R6 = You have nothing to pay, so there is nothing to help with.
refusal-E1-R6-pledged = That card lies beside your bid and pays for it when the auction is over.
refusal-E1-R7 = Gene theft protects that bid: you must go over it by as much as the card demands.
refusal-E1-R10 = Only a dinosaur born in this phase can be replaced, and only with one from your supply.
refusal-E1-R17-fresh = You took that card by division this round; from the next round on, you may play it.

## What is asked
ask-bid = Bid: type the row and the price, such as 2 3. You have { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $mutations ->
    [0] {""}
    [one] {" "}and 1 mutation
   *[other] {" "}and { $mutations } mutations
}.
ask-bid-again = You are outbid.
ask-bid-pass = You may pass and get no gene.
ask-move = Your movement: { $steps ->
    [one] 1 movement point
   *[other] { $steps } movement points
} left. Which dinosaur goes where?
ask-lay = { $eggs ->
    [one] Your last newborn
   *[other] { $eggs } newborns to place
}: where does { $eggs ->
    [one] it
   *[other] the next one
} go?
ask-lay-stop = What is left is only an offer; you may stop.
ask-remove = { $zone ->
    [hot] Hot
   *[cold] Cold
} land: { $count ->
    [one] one of your dinosaurs must
   *[other] { $count } of your dinosaurs must
} die. Which one?
ask-window-start-initiative = A new round begins, the order is not made yet: do you play a card?
ask-window-start-climate = Before the climate roll: do you play a card?
ask-window-start-movement = Before anyone moves: do you play a card?
ask-window-start-birth = Before the births: do you play a card?
ask-window-own-births = Your births are next: do you play a card?
ask-window-end-birth = All newborns are placed: do you play a card?
ask-window-start-survival = Before the climate takes its share: do you play a card?
ask-window-end-survival = The points are given: do you play a card?
ask-window-start-meteor = Before the meteor moves: do you play a card?
ask-window-after-meteor = Before the genes are drawn: do you play a card?
ask-window-after-draw = Before the bidding: do you play a card?
ask-window-outbid = { $seat } bids { $price } in row { $row }, over you: do you play a card?
ask-window-paying = Before all pay: do you play a card?
ask-window-last = The meteor has struck, this is the last chance: do you play a card?
ask-window-answer = “{ $card }” has just been played: do you answer it with a card?

## Terminal: choices
action-pass-window = play nothing
action-pass-move = stop moving
action-pass-lay = no more newborns
action-pass-bid = pass, no gene
action-lay = Newborn on:
action-remove = Dies:
action-attack = attack
action-fight = fight
action-back = back
action-stay = stay
action-forward = forward
verb-pass = pass
verb-bid = bid
verb-play = play
verb-move = move
verb-lay = lay
verb-remove = remove
odds-attack = { $start } → { $target }, against { $seat }: your horns { $horns }, theirs { $against }. You win on { $wins } of { $sides } numbers; the loser goes back to its supply.
odds-kid = Newborn on { $target }, against { $seat }: your horns { $horns }, theirs { $against }. It wins on { $wins } of { $sides } numbers; the loser goes back to its supply.

## Terminal: headings
label-climate = Climate
label-all-live = all live
label-some-live = { $count ->
    [0] yours die
    [one] 1 of yours lives
   *[other] { $count } of yours live
}
label-all-die = all die
label-roll = Next roll
label-no-roll = A card stands in place of the roll this round.
label-meteor = Meteor
label-meteor-risk = { $sides ->
    [0] It cannot end the game this round.
    [6] This is the last round.
   *[other] With a chance of { $sides }/6, it ends the game this round.
}
label-meteor-next = { $sides ->
    [0] It cannot end the game next round.
    [6] Next round is the last one.
   *[other] With a chance of { $sides }/6, it ends the game next round.
}
label-meteor-waits = It waits { $rounds ->
    [one] 1 more round
   *[other] { $rounds } more rounds
}.
label-meteor-struck = The meteor has struck.
label-meteor-end = The last round will be one from { $first } to { $last }.
label-meteor-last = The last round will be { $last }.
label-none-die = As it stands, none of yours dies this round.
label-some-die = As it stands, { $herd ->
    [one] your only dinosaur dies
   *[other] { $count } of your { $herd } dinosaurs { $count ->
        [one] dies
       *[other] die
    }
} this round.
label-species = Species
label-points = Pts
label-dinosaurs = Dinos
label-tails = Tail
label-legs = Leg
label-horns = Horn
label-eggs = Egg
label-furs = Fur
label-parasols = Para
label-mutations = Mut
label-cards = Card
label-row = Row
label-price = Bid
label-gene = Gene
label-protected = { $price } to outbid
label-pledged = with { $card }
label-out = out of this auction: { $seats }
label-bag = { $count } in the bag
label-hand = Your event cards
label-no-cards = You hold no event cards.
label-open-cards = { $seat } holds, as all have seen: { $cards }.
label-played = played
label-pile = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the draw pile
label-asleep = Sleeping gene: no further card this round.
label-no-births = No births this round.
label-peace = No attacks this round by { $seats }.
label-truce = Truce: { $seat } and { $other }.
command-genes = genes
command-cards = cards
help-genes = what each gene does, who has how many, and what the bag still holds
help-cards = the event cards, when each may be played, and which have been played
example-action = move s01 s02
example-clause = E1.3.5
help-odds = the odds of every attack you could make, or of one: odds s01 s02
help-words = Words: bid ROW PRICE, play CARD, move FROM TO, lay REGION, remove REGION, pass. A card that names something: play accident REGION, play defence-gas PLAYER'S LETTER, play weather-gene forward. Beginnings will do, and the verb may be left out: a04 a05.
help-signs = On the map: the region's name and its terrain's letter; below, the dinosaur and the climate: ✓ temperate, ☼ hot, * cold, † scorching or freezing. ~ marks the coast, ★ a starting region, ° a newborn. The meteor ends the game on a number in brackets, and on † without a roll. In the table: Dinos 5+5 means five on the board and five in the supply; Horn 3/1 means three in attack and one in defence.

## Chance entered by hand
chance-star = Draw a starting region for { $seat }: which is it?
chance-card = Draw an event card for { $seat }: which is it?
chance-order = These are tied for initiative: { $seats }. They roll: in which order do they come?
chance-climate = { $seat } rolls for the climate: what does the die say?
chance-flood = Flood on { $region }, { $seat }: what does the die say?
chance-fight = { $seat } attacks { $start } → { $target }, and wins up to { $wins }: what does the die say?
chance-kid = A newborn of { $seat } fights on { $target }, and wins up to { $wins }: what does the die say?
chance-meteor = { $seat } rolls for the meteor: what does the die say?
chance-gene = Draw a gene for row { $row }: which is it?

## Why a dinosaur left the board
cause-fight = in a fight
cause-newborn = as a newborn
cause-climate = to the climate
cause-accident = in an accident
cause-flood = in the flood
cause-child = as a child of somebody else's

## The log
event-started = { $seat } starts on { $region }.
events-started = Starting regions: { $list }.
item-started = { $seat } { $region }
event-dealt = { $seat } is dealt { $card }.
run-dealt = { $seat } is dealt: { $list }.
item-dealt = { $card }
event-round = Round { $number }
event-phase = { $phase }
event-placed = Place { $place }: { $seat }.
events-placed = Order: { $list }.
item-placed = { $seat }
event-played = { $seat } plays “{ $card }”.
event-named = It hits { $victim } on { $region }.
event-foretold = The roll is to say: { $result }.
event-truce = The truce is with { $other }.
event-divided = { $seat } takes “{ $card }” into hand.
event-first = { $seat } is first until the round ends.
event-climate-die = The climate roll: { $die }.
event-climate = Temperate now: { $terrain }.
event-flooded = Flood, { $region }: { $seat } rolls { $die } and has parasols: { $parasols }.
event-moves = { $seat } has movement points: { $steps }.
event-moved = { $seat } moves { $from } → { $to }.
run-moved = { $seat } moves { $list }.
item-moved = { $from } → { $to }
event-attacked = { $seat } attacks { $defender }, { $from } → { $to }.
event-kid = { $seat } puts a newborn on { $region }, against { $defender }.
event-horns = Horns { $attack } against { $defence }.
event-fight-die = The die: { $die }, where { $wins } or less wins.
event-won = { $seat } wins { $region }.
event-held = { $seat } holds { $region }.
event-fell = { $seat } loses the dinosaur on { $region } { $cause }.
event-fell-fight = { $seat } loses a dinosaur.
event-fell-newborn = The newborn dies.
event-fell-climate = The climate takes: { $seat } { $region }.
run-fell-climate = The climate takes: { $seat } { $list }.
item-fell-climate = { $region }
event-fell-accident = { $seat } loses the dinosaur on { $region }.
event-fell-flood = It drowns.
event-fell-child = { $seat } loses the newborn on { $region }.
event-skipped = No births this round.
event-born = Newborn: { $seat } { $region }.
run-born = Newborns: { $seat } { $list }.
item-born = { $region }
event-stopped = { $seat } places no more newborns; eggs left: { $eggs }.
event-lapsed = { $seat } can place no more newborns; eggs left: { $eggs }.
event-replaced = On { $region } a dinosaur of { $seat } takes the place of { $victim }.
event-scored = { $seat } gets points: { $amount }.
events-scored = Points: { $list }.
item-scored = { $seat } +{ $amount }
event-forfeited = { $seat } loses points: { $amount }.
events-forfeited = Points lost: { $list }.
item-forfeited = { $seat } −{ $amount }
event-gained = { $seat } gains points: { $amount }.
events-gained = Points gained: { $list }.
item-gained = { $seat } +{ $amount }
event-meteor = The meteor comes to space { $space }.
event-meteor-die = The die: { $die }.
event-crashed = The meteor strikes, and the game is over.
event-offered = Row { $row }: { $gene }.
events-offered = On offer: { $list }.
item-offered = { $row } { $gene }
event-no-genes = The bag is empty, so there is no auction.
event-bid = { $seat } bids { $price } in row { $row }.
event-pledged = { $seat } lays “{ $card }” beside the bid.
event-unpledged = { $seat } takes “{ $card }” back into hand.
event-outbid = { $seat } is outbid.
event-taken-back = { $seat } must take back the bid of { $price } in row { $row }.
event-out = { $seat } passes and gets no gene.
event-paid = { $seat } pays { $amount }.
events-paid = Paid: { $list }.
item-paid = { $seat } { $amount }
event-took-gene = { $seat } takes a gene: { $gene }.
events-took-gene = Genes: { $list }.
item-took-gene = { $seat }: { $gene }
event-took-card = { $seat } draws an event card.
event-drew-card = It is “{ $card }”.

## What would be right in maps.toml, components.toml and a file of your own cards
right-board-once = a name that no other board of the set { $set } has
right-board-for = a board named { $name } in the set { $set }
right-layout-for = a layout of the set { $set } for { $seats } players: { $halves }
right-count = { $count }, the number of regions listed
right-stars = { $stars }, the number of regions with a star
right-star-on-desert = a star on a desert region only
right-stars-players = { $stars }, the number of stars on the two boards
right-own-names = a board whose regions have names that the left one does not use, { $most } regions in all at most
right-seam = a region of the left board, then one of the right board
right-seam-beside = two regions whose q and r lie next to each other
right-fixed = { $figure }, on which the rules rely
right-ring = { $spaces } terrains
right-roll = { $sides } whole numbers, one for each number of the die, from -{ $most } to { $most }
right-numbers = a list of numbers of the die, 1 to { $sides }
right-windows = at least one of these, each once: { $known }
right-no-key = nothing: an event with the effect { $effect } has only { $known }
right-in-order = these in this order: { $known }
right-events = one or two events, no more than { $most }
right-event-name = a name of 1 to { $most } characters
right-event-names = a name that the other event does not have

## Web table
web-outside = outside: the next roll
web-hub = mild
web-zoom = map { $size } times as large
web-zooms = Size of the map
web-coast = coast
web-star = star
web-newborn = born this round
web-traits = Genes of all species
web-cards = event cards
web-open-cards = all have seen: { $cards }
web-peace = may not attack
web-truce = truce with { $seat }
web-out = out of the auction
web-purse = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $mutations ->
    [0] { "" }
   *[other] , { $mutations } off the price
}
web-higher = higher bids
web-ask-lay = Where is your newborn placed?
web-eggs = { $eggs ->
    [one] 1 egg left
   *[other] { $eggs } eggs left
}
web-remove-hint = Press one of yours on such land.
web-ask-bid = Which gene do you bid for?
web-bid-again = You are outbid. Which gene do you bid for now?
web-bid-hint = A higher bid outbids whoever is there. { $mutations ->
    [0] You pay what you bid.
    [one] You pay 1 less than you bid.
   *[other] You pay { $mutations } less than you bid.
}
web-bid-leaves = { $points ->
    [one] It leaves you 1 point.
   *[other] It leaves you { $points } points.
}
web-pass-lay = No more newborns
web-pass-bid = Pass, no gene
file-custom-events = Own event cards
web-aim = “{ $card }”: choose whom
web-window-outbid = { $seat } bids { $price } for { $prize }, over you: do you play a card?
web-points-ahead = { $points } points, { $ahead ->
    [0] level with { $seat }, but with more dinosaurs
   *[other] { $ahead } ahead of { $seat }
}. The meteor struck in round { $number }.
web-points-round = { $points } points. The meteor struck in round { $number }.
web-result = What each species did
web-stat-points = points
web-stat-paid = points paid
