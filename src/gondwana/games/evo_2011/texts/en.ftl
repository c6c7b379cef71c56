### Evo, second edition (2011): what players read. English.

## Game
game-name = Evo, second edition
game-blurb = Two to five clans and their dinosaurs bid for genes, follow the climate across an island and fight for room on it until the meteorite comes.

## Seats
seat-T = Tyrannosaur
seat-C = Ceratops
seat-S = Stegosaur
seat-B = Brachiosaur
seat-P = Parasaur

## Phases
phase-setup = Setup
phase-climate = Climate
phase-mutation = Mutation
phase-initiative = Initiative
phase-movement = Movement
phase-birth = Birth
phase-survival = Survival
phase-over = Game over

## Terrains
terrain-yellow = yellow
terrain-green = green
terrain-brown = brown
terrain-white = white
terrain-yellow-letter = Y
terrain-green-letter = G
terrain-brown-letter = B
terrain-white-letter = W

## Zones
zone-ideal = ideal
zone-hot = hot
zone-cold = cold
zone-deadly = deadly

## Normal genes
gene-legs = Legs
gene-legs-effect = You have 1 more movement point.
gene-horn = Horn
gene-horn-effect = You have 1 more horn in every fight, attacking or defending.
gene-thermoregulation = Thermoregulation layer
gene-thermoregulation-effect = One more of your dinosaurs lives on hot land.
gene-fur = Fur layer
gene-fur-effect = One more of your dinosaurs lives on cold land.
gene-egg = Egg
gene-egg-effect = You have 1 more newborn each round.
gene-vial = Alchemical vial
gene-vial-effect = From the next round on, genes and cards cost you 1 MP less, never below 0.

## Unique genes
gene-bony-plates = Bony plates
gene-bony-plates-effect = Counts as 2 horns when you defend.
gene-large-horn = Large horn
gene-large-horn-effect = Counts as 2 horns when you attack.
gene-thick-shell = Thick shell
gene-thick-shell-effect = Your newborns may be placed up to 3 spaces away.
gene-flippers = Flippers
gene-flippers-effect = One of your dinosaurs may go from any coastal space to any other for 1 movement point.
gene-wings = Wings
gene-wings-effect = Once per movement phase, one dinosaur goes 2 spaces for 1 movement point and may pass over another dinosaur.
gene-regeneration = Regeneration
gene-regeneration-effect = You never drop below 3 dinosaurs: at 3 or fewer, nothing can attack or take them.
gene-killer-babies = Killer babies
gene-killer-babies-effect = Your newborns may be placed on enemies; the combat die says which of the two falls.
gene-sixth-sense = Sixth sense
gene-sixth-sense-effect = You always see the climate token that comes next.
gene-cave-dweller = Cave dweller
gene-cave-dweller-effect = In every survival phase, one of your dinosaurs lives through deadly land.
gene-adrenaline-rush = Adrenaline rush
gene-adrenaline-rush-effect = In every initiative phase, you choose your place on the track.
gene-strong-thighs = Strong thighs
gene-strong-thighs-effect = You have 2 more movement points.
gene-chameleon-skin = Chameleon skin
gene-chameleon-skin-effect = When your dinosaur is beaten as defender, it may slip away to a free space next to it instead of falling.

## Event cards
card-becalmed-skies = Becalmed skies
card-becalmed-skies-window = Climate phase, before the token is turned over.
card-becalmed-skies-effect = The token leaves the pile, but the wheel does not move; a meteorite still ends the game.
card-wind-callers = Wind callers
card-wind-callers-window = Climate phase, after the token has been carried out.
card-wind-callers-effect = Turn the wheel one more section, forward or back.
card-elders-bargain = Elder's bargain
card-elders-bargain-window = Mutation phase, when you pay.
card-elders-bargain-effect = Pay 3 MP less, never below 0.
card-marked-totem = Marked totem
card-marked-totem-window = Mutation phase, right after you have placed your bid.
card-marked-totem-effect = This bid can be displaced only by one at least 3 higher.
card-dawn-drums = Dawn drums
card-dawn-drums-window = Initiative phase, after the sorting.
card-dawn-drums-effect = Put your marker in first or last place.
card-stampede = Stampede
card-stampede-window = Movement phase, at the start of your movement.
card-stampede-effect = You have 3 more movement points this phase.
card-war-paint = War paint
card-war-paint-window = Movement phase, at the start of your movement.
card-war-paint-effect = You have 2 more horns when attacking this phase.
card-ring-of-tusks = Ring of tusks
card-ring-of-tusks-window = Movement phase, when your dinosaur is attacked, before the roll.
card-ring-of-tusks-effect = You have 2 more horns when defending, in this fight and for the rest of the phase.
card-sacred-truce = Sacred truce
card-sacred-truce-window = Start of the movement phase.
card-sacred-truce-effect = Nobody may attack this movement phase; killer babies are still allowed.
card-mired-herd = Mired herd
card-mired-herd-window = Movement phase, before another clan with at least 5 dinosaurs moves.
card-mired-herd-effect = That clan has 2 movement points less, but at least 1.
card-great-hatching = Great hatching
card-great-hatching-window = Birth phase, on your first turn.
card-great-hatching-effect = You have 1 more egg this phase.
card-nest-carriers = Nest carriers
card-nest-carriers-window = Birth phase, on your turn, before placing.
card-nest-carriers-effect = Your newborns may be placed up to 3 spaces away this phase.
card-shade-weavers = Shade weavers
card-shade-weavers-window = Survival phase, before anything is taken off.
card-shade-weavers-effect = All your dinosaurs on hot land live.
card-fire-keepers = Fire keepers
card-fire-keepers-window = Survival phase, before anything is taken off.
card-fire-keepers-effect = All your dinosaurs on cold land live.
card-moon-feast = Moon feast
card-moon-feast-window = Survival phase, when points are given.
card-moon-feast-effect = Gain 1 MP for each type of terrain you stand on.

## Climate tokens
token-two-forward = two forward
token-one-forward = one forward
token-stay = stays
token-one-back = one back
token-meteorite = meteorite

## Combat die
face-fail = fails
face-success = succeeds
face-equal = succeeds with at least as many horns
face-more = succeeds with more horns
face-two-more = succeeds with at least two more horns

## Options
option-rulebook = Rulebook
option-rulebook-en = English: everyone starts with 6 MP
option-rulebook-hu = Hungarian: everyone starts with 8 MP
option-start_areas = Starting areas
option-start_areas-pairs = fixed pairs, dealt at random
option-start_areas-random = every area dealt at random
option-protect_two = Clans of two are safe
option-protect_two-on = a clan of two cannot be attacked
option-protect_two-off = a clan of two can be attacked
option-fallen = Dinosaurs beaten in a fight
option-fallen-supply = return to their owner's supply
option-fallen-out = are out for good
option-chain_births = Newborns count as neighbours
option-chain_births-on = at once, for later births of the same phase
option-chain_births-off = only from the next birth phase on
option-removal = Taking off the dead
option-removal-together = all choose in secret, then all at once
option-removal-in_order = in initiative order, in the open
option-hidden_points = Mutation points
option-hidden_points-on = face down until the end
option-hidden_points-off = open to all
option-tiny = A tiny table, for research
option-tiny-off = no: the whole game
option-tiny-on = one round on a tiny island without event cards; ours, in no rulebook

## Sections of the rules
section-E2-S = Setup
section-E2-P = A round
section-E2-1 = Climate
section-E2-2 = Mutation
section-E2-N = Normal genes
section-E2-U = Unique genes
section-E2-C = Event cards
section-E2-3 = Initiative
section-E2-4 = Movement and combat
section-E2-5 = Birth
section-E2-6 = Survival
section-E2-E = The end
section-E2-R = Rulings on unique genes and vials
section-E2-W = When cards are played
section-E2-X = Readings for cases left open

## Rules: setup
rule-E2-S1 = Two, three, four or five clans play, as the box says, and each number has its own side of the board. The islands are our own drawings, because the printed maps could not be found.
rule-E2-S2 = Every player has eight dinosaurs, a clan marker and a dinosaur board, which starts at 2 movement points and 1 egg, without horns, thermoregulation layers, fur layers or vials.
rule-E2-S3 = Everyone starts with mutation points, MP for short: 6 by the English rulebook, which is the default, or 8 by the Hungarian one. The table chooses.
rule-E2-S4 = The bag holds all 36 normal genes and 8 of the 12 unique ones, picked at random. Nobody sees which four stay in the box (our ruling).
rule-E2-S5 = For the climate pile, the meteorite is set aside and one of the other 12 tokens is put away unseen. Two random tokens are shuffled with the meteorite to make the bottom three; the nine that remain go on top. So there are 12 tokens, the meteorite is equally likely to be any of the last three, and a game has 9, 10 or 11 full rounds.
rule-E2-S6 = The 15 event cards are shuffled into a face-down deck, and nobody holds one at the start.
rule-E2-S7 = The clan markers are lined up at random; the leftmost goes first, and this order holds until the initiative phase of round 1. Each clan puts one dinosaur on each of its two starting areas. The areas come in fixed pairs and the pairs are dealt at random, standing in for the nearest two; the table may have every area dealt at random instead (our ruling).
rule-E2-S8 = The box also holds 2 double-sided boards, 48 gene tokens (36 normal, 12 unique), 13 climate tokens, 40 dinosaurs, 88 MP tokens and one combat die. The bank never runs out of MP (our ruling).
rule-E2-S9 = All may see the island, the genes on the boards, bids, payments, discards and how many cards each player holds. Hidden are the cards in hand, the order of the cards and of the climate tokens, the climate token put away, and which unique genes are in the bag. Whether MP are hidden is told under the end of the game (our ruling).

## Rules: a round
rule-E2-P = A round has six phases, always in this order: climate, mutation, initiative, movement, birth, survival. Each is finished before the next one starts.

## Rules: climate
rule-E2-1-1 = The first player turns over the top climate token. If it is the meteorite, the game is over on the spot.
rule-E2-1-2 = Any other token turns the climate wheel, which has six sections: two sections forward, one forward, one back, or not at all. The section it comes to tells what each of the four terrains is for this round: ideal, hot, cold or deadly. Forward runs yellow, green, brown, white, brown, green and round again (our ruling).

## Rules: mutation
rule-E2-2-1 = The laboratory has as many columns as there are players. Genes are drawn from the bag one by one and fill the columns from left to right, all except the first, which is for an event card; with two players that makes one gene. A gene that already lies there is put back, and you draw again. Only when the bag holds no other kind may the same gene lie there twice, and a column that an empty bag leaves bare brings its winner nothing (our ruling).
rule-E2-2-2 = In initiative order, each player puts the clan marker on a column, the first one included, at a value up to 6. On an empty column any value will do; on a taken one it must be higher than the marker there. The lowest bid is 0 (our ruling).
rule-E2-2-3 = If you are outbid, you bid again at once, before anybody else, on another column: an empty one, or one where you outbid somebody in turn. When such a chain is over, the turn passes to the next one still without a bid. You may not return to the column you last lost until you have lost another since; no other column is closed to you for that reason, and an empty one is always left.
rule-E2-2-4 = A bid of 6 stands: nobody can outbid it.
rule-E2-2-5 = The auction is over when all have bid and every marker has a column to itself. The winner of the first column draws an event card, the others take the gene of theirs. Then each pays the bid, less 1 MP for every vial owned since an earlier round, but never less than 0. An empty deck gives no card, and a bid you cannot pay is not allowed (our ruling).
rule-E2-2-6 = You take first and pay afterwards. So a card you have just won may be played from then on, even elder's bargain for this very bid; a new gene works from then on too, but a new vial only from the next auction (our ruling).

## Rules: normal genes
rule-E2-N = Normal genes last for the whole game. Legs: 1 more movement point. Horn: 1 more in every fight, attacking or defending. Thermoregulation layer: one more dinosaur lives on hot land. Fur layer: one more dinosaur lives on cold land. Egg: 1 more newborn a round. Vial: genes and cards of later rounds cost 1 MP less, never below 0.

## Rules: unique genes
rule-E2-U1 = There are twelve unique genes, and they too last for the whole game. Bony plates count as 2 horns when one of your dinosaurs defends.
rule-E2-U2 = Large horn counts as 2 horns when one of your dinosaurs attacks.
rule-E2-U3 = With thick shell, you may place your newborns up to 3 spaces away.
rule-E2-U4 = With flippers, one of your dinosaurs crosses for 1 movement point from one coastal space to another; coastal are the spaces next to the sea. Only one dinosaur may do so in a movement phase, and the space it goes to is empty or attacked as usual (our ruling).
rule-E2-U5 = With wings, once per movement phase, one of your dinosaurs goes 2 spaces for 1 movement point. The first of the two may hold a dinosaur, yours or anyone's.
rule-E2-U6 = With regeneration, you never drop below 3 dinosaurs. While you have 3 you cannot be attacked, and neither the climate nor anything else takes one. The same is true with fewer than 3 (our ruling).
rule-E2-U7 = With killer babies, you may place newborns on occupied spaces. Roll the combat die for each: some results make the opponent fall, the others the newborn. The space must hold an enemy (our ruling).
rule-E2-U8 = With sixth sense, you may look at the next climate token at any time.
rule-E2-U9 = With cave dweller, one of your dinosaurs lives through deadly land in every survival phase.
rule-E2-U10 = With adrenaline rush, the initiative phase lets you pick your own place on the track.
rule-E2-U11 = With strong thighs, you have 2 extra movement points.
rule-E2-U12 = With chameleon skin, a dinosaur of yours that is beaten may step to a free space next to it instead of falling, but not to the one the attacker came from. If there is no such space, it falls.

## Rules: event cards
rule-E2-C = Event cards are drawn at random and kept secret until played. You may play any number of them in a round or phase, each at its proper time; none has a lasting effect, and a played card is discarded. The fifteen cards here are our own, because the rulebooks print none. They may be played from round 1 on, and you may hold as many as you win (our ruling).

## Rules: initiative
rule-E2-3-1 = The clan markers go back to the initiative track just as they stood in the laboratory, starting with the first column. Then they are sorted by dinosaurs on the board, fewest first; clans with equally many keep their order.
rule-E2-3-2 = An example from the Hungarian rulebook: the markers stand in a row, and their clans count 5, 6, 7 and 5 dinosaurs. Both fives move to the front without changing places, the six comes third, the seven last.
rule-E2-3-3 = The new order is good for a whole round, until the next initiative phase, so the climate phase and the auction still go by the order of the round before, or by the starting order in round 1. In round 1 every clan has two dinosaurs, so the columns alone decide.

## Rules: movement and combat
rule-E2-4-1 = In order, each player spends movement points: 2, plus 1 for each gene of legs, plus 2 for strong thighs, and what cards give or take. One point moves one dinosaur one space. You may split your points as you like, in any sequence, and need not use them all; the rest is lost. With 3 points, one dinosaur goes three spaces, or one goes two and another goes one, or three go one each.
rule-E2-4-2 = No dinosaur may stop on or pass through an occupied space, whether its own clan's or another's. The exceptions are an attack on an enemy, and wings.
rule-E2-4-3 = An attack costs 1 movement point and a roll of the combat die. The die has five results: the attack fails; it succeeds; it succeeds if you have at least as many horns as the defender, none against none included; it succeeds if you have more; it succeeds if you have at least two more. On the six faces they appear 1, 1, 1, 2 and 1 times in that order, so you win on 1 face of 6 with fewer horns, 2 with equally many, 4 with one more, 5 with two or more extra (our ruling).
rule-E2-4-4 = If the attack succeeds, the defender falls and the attacker takes its space; it may go on while points last. If the attack fails, both stay where they are.
rule-E2-4-5 = A dinosaur that has been attacked may be attacked once more, and as often as you like, even with the same attacker; each try costs 1 point.
rule-E2-4-6 = A clan down to 2 dinosaurs is safe from attacks; only the Hungarian rulebook prints this, and the table may switch it off, though it is on by default with either book. The minimum is 3 with regeneration and is checked before every attack. Neither card nor baby may cost a clan a dinosaur once it is down to its minimum or lower, and no baby can be placed there at all, yet that clan is free to attack. Switched off, only attacks and babies are set free, not against regeneration and not for the stop at the minimum in the survival phase; a clan without dinosaurs stays in the game, and its next newborn may appear on whichever free space it likes (our ruling).
rule-E2-4-7 = A dinosaur beaten in a fight leaves the board by the Hungarian rulebook, and the game by the English one. The table chooses. By default, with either book, it returns to its owner's supply. The other way, it is never born again, and moving a dinosaur at birth then needs an empty supply instead of all eight on the board.

## Rules: birth
rule-E2-5-1 = In order, each player places one newborn on a free space next to one of their own dinosaurs. After that everyone with at least two eggs gets a second turn, everyone with at least three a third, and so it goes on, always in order.
rule-E2-5-2 = With all 8 dinosaurs on the board, you may take one off for each egg and place it elsewhere. That is a single act: not on the space it left, and within reach of one that stays; without taking one off there is no birth. Any birth may be declined, each egg by itself, and it lapses when no space is legal. A newborn counts as a neighbour for later births of the same phase, unless the table has switched that off (our ruling).

## Rules: survival
rule-E2-6-1 = On ideal land all dinosaurs live, on deadly land all fall. On hot land, one dinosaur of your clan lives for each thermoregulation layer you have, on cold land one for each fur layer; you choose which, and the rest fall. Layers are no help on deadly land.
rule-E2-6-2 = You take off your dead in whatever sequence you like, and stop when only two of your dinosaurs are left on the board, three with regeneration, even if these would have fallen too.
rule-E2-6-3 = When all have taken off their dead, each player gets 1 MP for each of their own dinosaurs on the board.
rule-E2-6-4 = The table chooses how the dead are taken off. Together is the Hungarian rule and the default with either book: all choose unseen, nothing leaves the board before the last has chosen, and whoever has no choice is not asked. In order is the English way, also found in the Hungarian heading: the first player starts, and the others see it.

## Rules: the end
rule-E2-E1 = Whoever has the most MP wins. On a tie, more dinosaurs win; if that is level too, it is a draw. The Hungarian rulebook keeps MP face down during play, the English one only has them revealed at the end; the table chooses, and hidden means that you do not see the others' MP until the end, although anyone could work them out from the bids, payments and gains, which are open, and the bots do know them. The dinosaurs that break a tie are those on the board (our ruling).

## Rulings on unique genes and vials
rule-E2-R1 = Large horn and bony plates add 2 to your normal horns, each on its own side only: attacking or defending. Cards are added on top of both (our ruling).
rule-E2-R2 = Wings go exactly two steps over land, not back to the start, for 1 point in all, and the second space is empty or attacked. A failed attack uses them up, and the attacker stays where it started (our ruling).
rule-E2-R3 = The first dinosaur to use the flippers in a movement phase is the only one to use them that phase: from any coastal space to any other, 1 point each time. It may attack in this way, and a failed attack counts as use (our ruling).
rule-E2-R4 = Chameleon skin helps a defender only, at every lost fight, also a second time where it has fled to. Its owner chooses among the empty spaces next to it, except the one the attacker stood on when attacking, or lets it fall; a space that wings only crossed is allowed. It leaves first, and the attacker still moves in. It does not help against killer babies (our ruling).
rule-E2-R5 = A killer baby needs an enemy whose clan has, just then, more dinosaurs than its minimum. On four of the six faces, those that say succeeds, with at least as many or with more horns, the enemy falls and the newborn takes the space; on the other two, fails and at least two more, the newborn falls. The egg is spent either way. Horns and ring of tusks do not count. Babies may be combined with thick shell, nest carriers and a dinosaur taken off to be placed elsewhere (our ruling).
rule-E2-R6 = Thick shell reaches at most 3 steps over land from one of your own dinosaurs. Occupied spaces may be passed; the last must be free, or hold an enemy if you have killer babies (our ruling).
rule-E2-R7 = With adrenaline rush you may take any place, and you choose last, after the sorting and dawn drums. The others keep their order (our ruling).
rule-E2-R8 = You pay your bid less the vials you owned before this auction, never below 0, in the event column too. A bid is allowed if you have that many MP; cards in hand do not count towards it. You can always afford 0 on an empty column, so nobody may pass (our ruling).
rule-E2-R9 = All your dinosaurs on ideal land are safe, and so are those that layers, cards or cave dweller save; each of these always saves as many as it can. If the safe ones are fewer than your minimum of 2, or 3 with regeneration, doomed ones stay until it is reached or you run out of dinosaurs. You choose whom your layers and genes save, and which doomed ones stay (our ruling).
rule-E2-R10 = The meteorite ends the game at once: that round brings no points, and cards still in hand are worth nothing (our ruling).
rule-E2-R11 = Fallen dinosaurs go back to their owner's supply, ready for another birth, except that the table may decide otherwise for fights (our ruling).
rule-E2-R12 = Regeneration won while you have two dinosaurs adds none. It only raises your minimum, so the two are safe (our ruling).
rule-E2-R13 = From the moment sixth sense is won, its owner always sees the top climate token, even the meteorite, and no other player does. Looking is no action and leaves no trace (our ruling).

## Rules: the fifteen cards
rule-E2-C1 = Becalmed skies, in the climate phase before the token is turned over: the token leaves the pile, but the wheel does not move. A meteorite still ends the game.
rule-E2-C2 = Wind callers, in the climate phase after the token has been carried out, even if the wheel stood still: you turn the wheel one more section, forward or back.
rule-E2-C3 = Elder's bargain, in the mutation phase when you pay: you pay up to 3 MP less, counted after the vials and never below 0.
rule-E2-C4 = Marked totem, in the mutation phase right after you have placed your bid and before the displaced player bids: to push you off, a bid must be at least 3 higher. A 3 then yields only to a 6, and a 4, 5 or 6 to nothing. The card is spent with the bid.
rule-E2-C5 = Dawn drums, in the initiative phase after the sorting: you put your marker in first or last place, and the others keep their order.
rule-E2-C6 = Stampede, at the start of your movement: you have 3 more movement points this phase.
rule-E2-C7 = War paint, at the start of your movement: you have 2 more horns when attacking this phase.
rule-E2-C8 = Ring of tusks, when one of your dinosaurs is attacked, before the roll: you have 2 more horns when defending, in this fight and for the rest of the phase.
rule-E2-C9 = Sacred truce, at the start of the movement phase: nobody may attack this movement phase, not with wings or flippers either. Killer babies may still be placed.
rule-E2-C10 = Mired herd, before another clan with at least 5 dinosaurs moves: it has 2 movement points less, but at least 1. Stampede is added after that.
rule-E2-C11 = Great hatching, on your first turn of the birth phase: you have one more egg this phase.
rule-E2-C12 = Nest carriers, on your turn in the birth phase before placing: this phase, your newborns may land up to 3 spaces away, by the same measure as thick shell.
rule-E2-C13 = Shade weavers, in the survival phase before anything is taken off: all your dinosaurs on hot land live.
rule-E2-C14 = Fire keepers, in the survival phase before anything is taken off: all your dinosaurs on cold land live.
rule-E2-C15 = Moon feast, in the survival phase when points are given: you gain 1 MP for each type of terrain you stand on at that moment.

## Rules: when cards are played
rule-E2-W1 = In the order in force, or after dawn drums the freshly changed one, each holder of cards may play one or pass, until all have passed in a row. A card takes effect at once, so cards take effect in the order they are played. Where a card says your turn, your bid or the like, only that player is asked, until a pass (our ruling).
rule-E2-W2 = Everybody who holds a card is asked, whether it fits or not, because being asked must not give a card away. The question is left out only when anyone can tell that none of its cards can come: they have all been discarded, or, for mired herd, the clan about to move has fewer than five dinosaurs (our ruling).
rule-E2-W3 = Cards are asked for in this sequence. Climate: becalmed skies, then the token, then wind callers. Mutation: marked totem after each bid, elder's bargain after the taking. Initiative: the sorting, dawn drums, then adrenaline rush. Movement: sacred truce; then for each clan mired herd from the others and stampede and war paint from the one that moves; at each attack, once the point is paid, ring of tusks. Birth: great hatching on your first turn only and nest carriers on each, even if nothing could be placed. Survival: shade weavers and fire keepers, the taking off, moon feast, the points. After the meteorite nothing is asked (our ruling).

## Readings for cases left open
rule-E2-X1 = The time for a card ends as soon as all the cards that fit it are discarded, even halfway. The asking starts with the first player in order and goes on after whoever has played (our ruling).
rule-E2-X2 = Elder's bargain cannot be used in part: it saves 3, or all there is to pay if that is less. Moon feast counts at the moment it is played; the points for dinosaurs follow (our ruling).
rule-E2-X3 = Regeneration and sixth sense ask for no action of yours. Sixth sense shows you the next token when you take the gene, and then again whenever a token is turned (our ruling).
rule-E2-X4 = You add war paint and ring of tusks to your horns and also to your gene, war paint only when you attack, ring of tusks only when you defend (our ruling).
rule-E2-X5 = Wings may end next to the space they started from, if two steps lead there (our ruling).
rule-E2-X6 = When beaten dinosaurs are out for good, this means fights only; what killer babies cost returns to the supply. When a clan is at its minimum, it cannot move one of its own dinosaurs to place it as a killer baby (our ruling).
rule-E2-X7 = A clan with no dinosaurs left may not use killer babies: its newborn needs a free space. If newborns do not count as neighbours at once, its second egg of that phase lapses, and the one that stays when a dinosaur is moved must not be a newborn of this phase (our ruling).
rule-E2-X8 = When the dead are taken off, the choice of whom to save is the owner's, and so is the choice among the doomed if some must stay (our ruling).
rule-E2-X9 = Adrenaline rush is asked about in every round (our ruling).
rule-E2-X10 = If several rules forbid what you try, the answer names the one that comes first in this text (our ruling).

## Refusals
refusal-E2-P = That is not what this phase asks of you.
refusal-E2-2-1 = There is no such column at this table.
refusal-E2-2-2 = Bids go in initiative order, from 0 to 6, and on a taken column higher than the marker there.
refusal-E2-2-3 = The column you were just pushed off is closed to you until you are pushed off another one.
refusal-E2-2-4 = A bid of 6 cannot be outbid.
refusal-E2-U3 = A newborn can go 3 spaces away only with thick shell or nest carriers.
refusal-E2-U4 = Only a clan with flippers goes along the coast, from one coastal space to another.
refusal-E2-U4-spent = Another dinosaur of yours has used the flippers this phase; only that one may use them again.
refusal-E2-U5 = Only a clan with wings flies two spaces, and once in a movement phase.
refusal-E2-U6 = With regeneration, a clan of three or fewer cannot be attacked or lose a dinosaur.
refusal-E2-U7 = Only killer babies may be placed on an occupied space, and only on an enemy.
refusal-E2-U8 = Only the owner of sixth sense sees the next climate token.
refusal-E2-U9 = Cave dweller saves only one dinosaur on deadly land.
refusal-E2-U10 = Only the owner of adrenaline rush chooses a place on the track.
refusal-E2-U10-pass = With adrenaline rush you choose a place every round; the place you have is one of them.
refusal-E2-U12 = Chameleon skin leads only to a free space next to the fight, and not to where the attacker came from.
refusal-E2-C = You do not hold that card.
refusal-E2-3-3 = It is not your turn: the order holds until the next initiative phase.
refusal-E2-4-1 = A movement point takes one dinosaur one space, to a neighbouring one, on your own turn and while points last.
refusal-E2-4-2 = That space is occupied: no dinosaur may stop on it or pass through it.
refusal-E2-4-6 = A clan of two cannot be attacked, and no baby may be put on it.
refusal-E2-5-1 = A newborn is placed on your turn, on a free space next to one of your dinosaurs.
refusal-E2-5-2 = Only with an empty supply is a dinosaur taken off, and it goes to another space within reach of one that stays.
refusal-E2-6-1 = Each layer saves one dinosaur on its own land, and none on deadly land.
refusal-E2-6-1-ideal = On ideal land all live.
refusal-E2-6-1-pass = Those that cannot live must be taken off; choose which.
refusal-E2-6-2 = You take off your dead only, and stop at your minimum.
refusal-E2-6-4 = It is not your turn to take off your dead, or you have chosen already.
refusal-E2-E1 = The game is over.
refusal-E2-R2 = Wings go exactly two steps over land, not back to the start, to an empty space or an attack.
refusal-E2-R3 = The flippers are with another dinosaur for this phase.
refusal-E2-R4 = Chameleon skin saves a defender only, on an empty space next to it that the attacker did not come from.
refusal-E2-R5 = A killer baby goes only on an enemy whose clan is above its minimum.
refusal-E2-R6 = That is more than 3 steps over land from your dinosaurs, or the space is not free.
refusal-E2-R7 = There is no such place on the initiative track.
refusal-E2-R8 = You cannot pay that.
refusal-E2-R8-pass = Nobody may pass the auction: a bid of 0 on an empty column is always possible.
refusal-E2-R9 = The climate and your minimum decide how many stay; you choose only which.
refusal-E2-C1 = Becalmed skies is played only in the climate phase, before the token is turned over.
refusal-E2-C2 = Wind callers is played only in the climate phase, after the token has been carried out.
refusal-E2-C3 = Elder's bargain is played only in the mutation phase, when you pay.
refusal-E2-C4 = Marked totem is played only in the mutation phase, right after you have placed your bid.
refusal-E2-C4-raise = The marked totem asks for a bid at least 3 higher.
refusal-E2-C5 = Dawn drums is played only in the initiative phase, after the sorting.
refusal-E2-C6 = Stampede is played only at the start of your movement.
refusal-E2-C7 = War paint is played only at the start of your movement.
refusal-E2-C8 = Ring of tusks is played only when your dinosaur is attacked, before the roll.
refusal-E2-C9 = Sacred truce is played only at the start of the movement phase.
refusal-E2-C9-truce = A sacred truce holds: no attacks this movement phase.
refusal-E2-C10 = Mired herd is played only before another clan with at least 5 dinosaurs moves.
refusal-E2-C11 = Great hatching is played only on your first turn of the birth phase.
refusal-E2-C12 = Nest carriers is played only on your turn in the birth phase, before placing.
refusal-E2-C13 = Shade weavers is played only in the survival phase, before anything is taken off.
refusal-E2-C14 = Fire keepers is played only in the survival phase, before anything is taken off.
refusal-E2-C15 = Moon feast is played only in the survival phase, when points are given.
refusal-E2-W1 = You are not being asked for a card now, so there is nothing to pass.
refusal-E2-X6 = Your clan is at its minimum and cannot move a dinosaur to place it as a killer baby.
refusal-E2-X7 = Without dinosaurs you lay only on a free space, and this phase's newborns do not count as neighbours here.

## Terminal and log: what is asked
ask-bid = Bid: type the column and your bid, such as 2 3. You have { $points } MP{ $vials ->
    [0] {""}
    [one] {" "}and 1 vial
   *[other] {" "}and { $vials } vials
}.
ask-place = Which place on the initiative track do you take?
ask-move = Your movement: { $steps ->
    [one] 1 movement point
   *[other] { $steps } movement points
} left. Which dinosaur goes where?
ask-flee = Your dinosaur on { $space } is beaten, but chameleon skin may save it. Where does it slip away to?
ask-lay = Egg { $egg } of { $eggs }: where is your newborn placed?
ask-lay-again = You took your dinosaur off { $space }. Where is it placed now?
ask-take = Egg { $egg } of { $eggs }: your supply is empty. Do you take a dinosaur off to place it elsewhere?
ask-remove = { $count ->
    [one] One of your dinosaurs falls
   *[other] { $count } of your dinosaurs fall
} to the climate. Which one is taken off?
ask-window-climate-before = Before the climate token is turned over: do you play a card?
ask-window-climate-after = After the climate token: do you play a card?
ask-window-after-bid = Your bid is placed: do you play a card?
ask-window-paying = Before you pay: do you play a card?
ask-window-initiative = The markers are sorted: do you play a card?
ask-window-movement-start = The movement phase begins: do you play a card?
ask-window-before-clan = { $seat } is about to move: do you play a card?
ask-window-own-movement = Your movement begins: do you play a card?
ask-window-attacked = { $seat } attacks you, { $start } → { $target }, and wins on { $wins } faces: do you play a card?
ask-window-own-births = Your turn to lay: do you play a card?
ask-window-before-removal = Before the dead are taken off: do you play a card?
ask-window-points = Before the points are given: do you play a card?

## Terminal: choices
action-pass-window = play nothing
action-pass-move = stop moving
action-pass-lay = place nothing
action-pass-flee = let it fall
action-move = moves
action-fly = flies
action-swim = swims
action-lay = Newborn on:
action-take = Take off:
action-remove = Take off:
action-flee = Slip away to:
action-attack = attack
action-baby = killer baby on
action-forward = forward
action-back = back
action-first = first place
action-last = last place
verb-pass = pass
verb-bid = bid
verb-play = play
verb-place = place
verb-move = move
verb-fly = fly
verb-swim = swim
verb-lay = lay
verb-take = take
verb-remove = remove
verb-flee = flee
odds-attack = { $start } → { $target }, against { $seat }: your horns { $horns }, theirs { $against }. You win on { $wins } faces: { $faces }.
odds-baby = Killer baby on { $space }: it wins on { $wins } faces; horns do not count.
odds-tusks = Should they play { $card }, they have 2 horns more.

## Terminal: headings
label-climate = Climate
label-all-live = all live
label-some-live = { $count ->
    [0] yours fall
    [one] 1 of yours lives
   *[other] { $count } of yours live
}
label-next-token = Next token
label-seen-token = Your sixth sense: next comes “{ $token }”.
label-meteorite = Meteorite { $chance }: then the game ends
label-none-fall = As it stands, none of yours falls this round.
label-some-fall = As it stands, { $count } of your { $herd } dinosaurs { $count ->
    [one] falls
   *[other] fall
} this round.
label-clan = Clan
label-mp = MP
label-dinosaurs = Dinos
label-movement = Moves
label-horns = Horns
label-eggs = Eggs
label-heat = Heat
label-fur = Fur
label-vials = Vials
label-cards = Cards
label-column = Column
label-bid = Bid
label-prize = For
label-event-card = An event card
label-hand = Your event cards
label-no-cards = You hold no event cards.
label-discarded = discarded
command-genes = genes
command-cards = cards
help-genes = what each gene does, and who has it
help-cards = the fifteen event cards, and which have been played
example-action = move c4 d4
example-clause = E2.4.3
help-odds = the odds of every attack you could make, or of one: odds c4 d4
help-words = Words: bid COLUMN VALUE, play CARD, place PLACE, move FROM TO (also fly, swim), lay SPACE, take SPACE, remove SPACE, flee SPACE, pass. Beginnings will do, and the verb may be left out: c4 d4.
help-signs = On the map: name and land above; below, the clan's dinosaur and the climate: ✓ ideal, ☼ hot, * cold, † deadly. In the table: Dinos 5+3 means five on the board and three in the supply; Horns 3/1 means three in attack and one in defence; Heat and Fur are layers.

## Chance entered by hand
chance-order = Draw a clan marker for place { $place }: whose is it?
chance-areas = Draw the starting areas of { $seat }: which are they?
chance-token = Turn the top climate token over: what does it say?
chance-peek = Look at the top climate token for { $seat } and put it back: what does it say?
chance-gene = Draw a gene for column { $column }: which is it?
chance-card = Draw an event card for { $seat }: which is it?
chance-die = { $seat } attacks { $start } → { $target }, wins on { $wins } faces. Roll the combat die: what does it say?
chance-baby = Roll the combat die for the killer baby: what does it say?

## Why a dinosaur fell
cause-fight = in a fight
cause-baby = to a killer baby
cause-climate = to the climate
cause-newborn = as a newborn

## The log
event-ordered = Starting order, place { $place }: { $seat }.
events-ordered = Starting order: { $list }.
item-ordered = { $seat }
event-settled = { $seat } starts on { $space }.
run-settled = { $seat } starts on { $list }.
item-settled = { $space }
event-round = Round { $number }
event-phase = { $phase }
event-turned = Climate token: { $token }.
event-becalmed = Climate token: { $token }, but the skies are becalmed.
event-wheel = The wheel stands at { $terrain }.
event-meteorite = The meteorite falls, and the game is over.
event-peeked = { $seat } sees the next climate token: { $token }.
event-offered = Column { $column }: { $gene }.
events-offered = On offer: { $list }.
item-offered = { $column } { $gene }
event-bid = { $seat } bids { $bid } on column { $column }.
event-pushed = { $seat } is outbid.
event-took-gene = { $seat } takes a gene: { $gene }.
events-took-gene = Genes: { $list }.
item-took-gene = { $seat }: { $gene }
event-took-card = { $seat } draws an event card.
event-drew-card = It is { $card }.
event-took-nothing = { $seat } gets nothing.
event-paid = { $seat } pays { $amount } MP.
events-paid = Paid: { $list }.
item-paid = { $seat } { $amount }
event-played = { $seat } plays { $card }.
event-placed = { $seat } goes to place { $place }.
events-placed = New order: { $list }.
item-placed = { $seat }
event-moves = { $seat } has { $steps } movement points.
event-moved = { $seat } moves { $from } → { $to }.
run-moved = { $seat } moves { $list }.
item-moved = { $from } → { $to }
event-flew = { $seat } flies { $from } → { $to }.
event-swam = { $seat } swims { $from } → { $to }.
event-attacked = { $seat } attacks { $defender }, { $from } → { $to }.
event-horns = Horns { $attack } against { $defence }.
event-die = The die: { $face }.
event-won = { $seat } wins { $space }.
event-held = { $seat } holds { $space }.
event-fled = The beaten dinosaur slips away to { $to }.
event-fell = { $seat } loses the dinosaur on { $space } { $cause }.
event-fell-fight = The beaten dinosaur falls.
event-fell-baby = { $seat } loses the dinosaur on { $space }.
event-fell-newborn = The newborn falls.
event-fell-climate = Fallen to the climate: { $seat } { $space }.
events-fell-climate = Fallen to the climate: { $list }.
item-fell-climate = { $seat } { $space }
event-laid = Newborn: { $seat } { $space }.
events-laid = Newborns: { $list }.
item-laid = { $seat } { $space }
event-took-off = { $seat } takes a dinosaur off { $space } to place it elsewhere.
event-baby = { $seat } puts a killer baby on { $space }, against { $defender }.
event-declined = { $seat } places no newborn.
event-lapsed = { $seat } has no space for a newborn.
event-marked = { $seat } will take off the dinosaur on { $space }.
run-marked = { $seat } will take off the dinosaurs on { $list }.
item-marked = { $space }
event-feasted = The feast brings { $amount } MP.
event-scored = { $seat } gets { $amount } MP.
events-scored = Points: { $list }.
item-scored = { $seat } +{ $amount }

## Web table
web-meteorite-in = Meteorite in round { $rounds ->
    [1] { $last }
    [2] { $first } or { $last }
   *[other] { $first } to { $last }
}
web-meteorite-odds = meteorite { $chance }
web-outside = outside: the next token
web-seen-token = next: { $token }
web-all-live = all live
web-traits = Traits of all clans
web-horns-both = Horns, attack and defence
web-you-have = you have { $points } MP
web-event-card = event card
web-event-card-effect = You draw an event card.
web-gene-legs = leg
web-gene-horn = horn
web-gene-thermoregulation = heat layer
web-gene-fur = fur layer
web-gene-egg = egg
web-gene-vial = vial
# The same as in gene-…, with places where a narrow column may part it.
web-column-bony-plates = Bony plates
web-column-regeneration = Regene{"\u00AD"}ration
web-column-killer-babies = Killer babies
web-column-cave-dweller = Cave dweller
web-column-adrenaline-rush = Adrena{"\u00AD"}line rush
web-column-chameleon-skin = Chame{"\u00AD"}leon skin
web-bids = { $seat } bids { $bid } for: { $prize }.
web-totem = Marked totem: only a bid at least 3 higher gets past it
web-minimum = A clan keeps its last { $count }.
web-ask-bid = Which gene do you bid for?
web-bid-again = Bid again: { $seat } took the column “{ $prize }”.
web-bid-closed = The column “{ $prize }” is closed to you until you are pushed off another.
web-bid-hint = A higher bid pushes the other marker off. { $vials ->
    [0] {""}
    [one] Your vial takes 1 MP off the price.
   *[other] Your vials take { $vials } MP off the price.
}
web-bid-leaves = It leaves you { $points } MP.
web-ask-lay = Where is your newborn placed?
web-ask-take = Your supply is empty. Take a dinosaur off and place it elsewhere?
web-egg = egg { $egg } of { $eggs }
web-remove-hint = Press one of your dinosaurs that cannot live.
web-baby = A killer baby for { $seat } on { $space }?
web-baby-odds = Horns do not count. Either the enemy falls or the newborn.
web-pass-lay = Place nothing
web-pass-flee = Let it fall
web-points-ahead = { $points } MP, { $ahead ->
    [0] level with { $seat }, but with more dinosaurs
   *[other] { $ahead } ahead of { $seat }
}. The meteorite fell in round { $number }.
web-points-round = { $points } MP. The meteorite fell in round { $number }.
web-result = What each clan did
web-stat-points = MP
web-stat-fell-baby = fell to babies
web-stat-paid = MP paid

## What would be right in maps.toml and components.toml
right-players = { $seats }, the number of players in the map's name
right-spaces = { $spaces }, the number of spaces listed
right-coasts = no more than { $most } spaces that are coastal
right-starts = a pair of spaces of this map
right-start-count = { $seats } pairs of spaces, one for each player
right-map = for each map its number of players as its name, 2 to { $most }
right-map-for = a map for { $seats } players
right-fixed = { $figure }, on which the rules rely
right-faces = { $faces } faces in all, as box.die_faces says
right-in-order = these in this order: { $known }
right-tokens = { $count } tokens in all
right-ring = { $sections } terrains
right-one-list = each terrain in one list only
right-some-list = a list with { $terrain }, which stands in none
