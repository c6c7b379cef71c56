### Darwinning!: what players read. English.

## Game
game-name = Darwinning!
game-blurb = Two to six species climb the food chain, spread into new lands and eat each other: win tricks to improve yours, and feed it through three or four eras.

## Seats
seat-R = Red
seat-G = Green
seat-B = Blue
seat-P = Purple
seat-Y = Yellow
seat-K = Black
virtual = Virtual species

## Eras
era-1 = Palaeozoic
era-2 = Mesozoic
era-3 = Tertiary
era-4 = Quaternary

## Colours of cards
colour-acorn = acorn
colour-blueberry = blueberry
colour-flower = flower
colour-joker = joker

## Combinations
combination-none = no combination
combination-single = single card
combination-pair = pair
combination-flush = flush
combination-straight = straight
combination-three = three of a kind
combination-straight_flush = straight flush
combination-four = four of a kind
combination-single-form = one card by itself
combination-pair-form = two cards of one number
combination-flush-form = three cards of one colour
combination-straight-form = three numbers in a row
combination-three-form = three cards of one number
combination-straight_flush-form = three numbers in a row, of one colour
combination-four-form = four cards of one number

## Environments
environment-desert = desert
environment-forest = forest
environment-highlands = highlands
environment-jungle = jungle
environment-mountains = mountains
environment-ocean = ocean
environment-plains = plains
environment-polar = polar land
environment-underground = underground
environment-wetlands = wetlands

## Species
species-amoeba = amoeba
species-insect = insect
species-mouse = mouse
species-frog = frog
species-turtle = turtle
species-fish = fish
species-bird = bird
species-pig = pig
species-snake = snake
species-elephant = elephant
species-bear = bear
species-dinosaur = dinosaur
species-dragon = dragon

## Abilities
ability-pheromones = pheromones
ability-pheromones-effect = 1 more food. You may eat the species one space above you.
ability-symbiosis = symbiosis
ability-symbiosis-effect = 2 food from an environment on the table that an opponent has and you lack.
ability-herd_animal = herd animal
ability-herd_animal-effect = 1 food less. Only three bites, not two, cost you a population.
ability-hard_shell = hard shell
ability-hard_shell-effect = Nobody may eat you, except with tools.
ability-communication = communication
ability-communication-effect = No species above you may eat you, except with society.
ability-teeth = teeth
ability-teeth-effect = 1 more food. You may eat species up to two spaces above you.
ability-food_storage = food storage
ability-food_storage-effect = 3 more food.
ability-mutation = mutation
ability-mutation-effect = Steal an opponent's ability card: it works for you, but scores nothing.
ability-poison = poison
ability-poison-effect = Whoever eats you gets two bites, except with an iron stomach.
ability-tools = tools
ability-tools-effect = 1 more food. You may eat species with a hard shell.
ability-camouflage = camouflage
ability-camouflage-effect = Species right beside you on the food chain may not eat you, except with a bigger brain.
ability-iron_stomach = iron stomach
ability-iron_stomach-effect = You get no bites from eating poison.
ability-bigger_brain = bigger brain
ability-bigger_brain-effect = You may eat species with camouflage right beside you.
ability-metamorphosis = metamorphosis
ability-metamorphosis-effect = After each survival you draw a card and must lay it as an ability.
ability-society = society
ability-society-effect = You may eat species with communication, below you too.

## Options
option-eras = Length
option-eras-3 = three eras
option-eras-4 = four eras, the longer game
option-strict_growth = Growing after bites
option-strict_growth-on = two bites forbid growing
option-strict_growth-off = a species grows first, and bites cost it afterwards
option-empty_hand = Two players, empty hand at an era's end
option-empty_hand-meddle = the opponent lays an ability on your card
option-empty_hand-own = the opponent lays an ability on their own card
option-tiny = A short game, for research
option-tiny-off = no: the whole game
option-tiny-on = a single era; ours, not in the rules

## Sections of the rules
section-DW-S = Setup
section-DW-1 = The start of an era
section-DW-2 = Tricks
section-DW-3 = The end of an era
section-DW-4 = Improving a species
section-DW-5 = Survival
section-DW-A = Abilities
section-DW-E = The end of the game
section-DW-T = Two players
section-DW-X = Readings for cases left open

## Rules: setup
rule-DW-S1 = Two to six play; two have rules of their own, from DW.T1 on. There are 92 cards: 90 trait cards, numbered 1 to 15 in three colours (acorn, blueberry and flower), two of each, and two jokers, which are 0 of any colour. There are also 13 species, 10 environments, bite tokens and population tokens; should tokens run out, play goes on without (our ruling). Only part of what is printed on species and cards could be found; the rest is our own design.
rule-DW-S2 = Each player takes a random species, puts the marker on the food-chain space of that species and takes its population. If several start on one space, markers are placed from the lowest number up, equal ones in seat order, and a marker whose space is taken goes on the next free one above (our ruling).
rule-DW-S3 = The food chain has 20 spaces.
rule-DW-S4 = A species has environments, each worth 1 to 3 food, two printed abilities and five places for abilities. The first two places hold the printed abilities and are the zero-point frame (our ruling).

## Rules: the start of an era
rule-DW-1-1 = There are three eras: Palaeozoic, Mesozoic and Tertiary. In them 5, 4 and 3 environments are turned up at random. The table may choose the longer game, which adds the Quaternary and turns up 5, 5, 4 and 3. Before every era but the first, the environments are shuffled together again, and all discards go back into the deck, which is shuffled. Cards that you kept or that lie with a species stay where they are (our ruling).
rule-DW-1-2 = Each player draws ten cards and may secretly discard up to two. The ten come on top of kept cards, any cards in hand may be discarded, all discard at once, and none are replaced. If the deck is too short, all draw equally many, as far as it goes (our ruling).
rule-DW-1-3 = The player lowest on the food chain looks at the hand, after the discards (our ruling), and says who leads the first trick: anybody, themselves included.

## Rules: tricks
rule-DW-2-1 = The leader plays one or more cards that make a combination. Clockwise, each other player plays once: either a combination stronger than all so far, or exactly one card, whichever they like. No colour must be followed and none is stronger.
rule-DW-2-2 = Combinations, strongest first: four of a kind; straight flush, which is three numbers in a row of one colour; three of a kind; straight, three numbers in a row; flush, three of one colour; pair; single card. No combination has more cards than that: with 7, 8, 9 and 10 in hand you play 7-8-9 or 8-9-10.
rule-DW-2-3 = Between two of one kind, an equal or higher sum beats, so the later of two equals is the stronger. Cards that fit two kinds count as the stronger kind (our ruling).
rule-DW-2-4 = A joker is 0, and its player names its colour. So it can be a single 0, a pair with the other one, 0-1-2, or part of any flush. The colour is chosen for you, for the strongest kind. Numbers do not run on from 15 to 0, and a joker has no signs and improves nothing (our ruling).
rule-DW-2-5 = The winner may use one of the cards just played to improve their species. All other cards just played are discarded, the winner's too, and the winner leads the next trick.
rule-DW-2-6 = You need not tell how many cards you hold. Early discards and kept cards are secret as well, their number too, and unplayed discards lie face down. But a hand that runs empty is announced at once (our ruling).

## Rules: the end of an era
rule-DW-3-1 = The trick in which somebody plays their last card is the era's last, and all still play to it. It is turned upside down: whoever is strongest may not improve, and everybody else may, each with one of the cards they have just played, in the order of play (our ruling). You may decline. If several hands run empty, nothing changes.
rule-DW-3-2 = Each player may keep up to two cards that were not played; the rest are discarded. All choose secretly and at once, and after the last era nobody keeps any (our ruling).
rule-DW-3-3 = Then comes survival, then the next era or the end of the game.
rule-DW-3-4 = In full, an era ends in this order: improvements of the last trick; with two players, the virtual species climbs; unused mutations; with two players, what an empty hand allows the opponent; keeping; eating and food, from the lowest species up; growth and bites; metamorphosis; bite tokens go back; with two players, new open cards (our ruling).

## Rules: improving a species
rule-DW-4-1 = Climb: the card's food-chain value of 1 or 2 moves your marker up or down. You choose one direction for the whole card. Going down follows the same jumps without the bonus, and a point that finds no free space ahead is lost (our ruling).
rule-DW-4-2 = The small animals' bonus: a move that starts on spaces 1 to 5 gets one more point, upwards only and once a move (our ruling). Each point takes you to the next space if it is free, else over the others to the next free one. With markers on 1, 4 and 9, the one on 1 moves with a card of 2 from 1 to 2, to 3, and over 4 to 5.
rule-DW-4-3 = Eggs: your population grows by 1 or 2, as the card shows. There is no limit, but a card without eggs cannot be used for it.
rule-DW-4-4 = Environment: lay the card with your species if that environment is not one of yours yet, printed or gained. It need not be on the table now.
rule-DW-4-5 = Ability: lay the card on any of the five places, free or not. What it covers stops working: a card goes to the discards, and a printed ability is off and revives when it is uncovered (our ruling). You never have the same ability twice. That is judged after covering, and covered printed ones do not count; a printed one that comes back beside its own kind stays off while that card lies there (our ruling). A joker is never an ability.
rule-DW-4-6 = The card used stays with your species; only a covered ability goes back to the discards. A use that would change nothing is not allowed, except laying an ability on its own copy, and a card that has no use is discarded (our ruling).

## Rules: survival
rule-DW-5-1 = From the lowest species up, one after the other: it eats, counts its food and compares. Every population needs one food. With less, it loses a population at once; with exactly enough, it stays; with more, it grows by one, see DW.5.4. Food never counts below 0 (our ruling).
rule-DW-5-2 = Food comes from four sources: a printed environment on the table gives the 1 to 3 shown with the species, a gained one on the table gives 2, every species that it eats gives 2, and abilities give what they say.
rule-DW-5-3 = A species may eat those below it on the food chain, each once; abilities change who. The one eaten gets a bite token from each eater. You need not eat, and decide it prey by prey, openly, on your species' turn. What is proposed eats all, except poisonous prey that would bring you to the bites that cost a population (our ruling).
rule-DW-5-4 = When all have eaten, a species with two or more bite tokens loses a population, a herd animal only with three. Growing takes more food than needed and not more than one bite, so nobody loses more than two or gains more than one in an era. Tokens are counted, those from poison too, herd animal or not, and growth waits until all bites are known. The table may choose otherwise: then a species grows on its own turn, and bites cost it afterwards. Then all bite tokens go back (our ruling).
rule-DW-5-5 = Population never falls below 0. At 0 a species neither eats nor is eaten, but plays on and scores, and may come back: any food is then more than it needs, and eggs work as usual (our ruling).

## Rules: abilities
rule-DW-A1 = Pheromones (1): one more food, and you may eat the species one space above.
rule-DW-A2 = Symbiosis (2): during survival, one environment on the table that an opponent has, and you have not, counts as yours. It gives 2 food, is found for you, and may be a printed or a gained one of theirs (our ruling).
rule-DW-A3 = Herd animal (3): one food less, where the rulebook's word is lost and the figure is our ruling. Only three bite tokens, not two, cost you a population.
rule-DW-A4 = Hard shell (4): you cannot be eaten, except by a species with tools.
rule-DW-A5 = Communication (5): only species below you on the food chain may eat you, unless they have society.
rule-DW-A6 = Teeth (6): one more food, and you may eat species up to two spaces above.
rule-DW-A7 = Food storage (7): three more food.
rule-DW-A8 = Mutation (8): take one ability card of an opponent and lay it on this card; see DW.A.mut. The stolen card does not score.
rule-DW-A9 = Poison (9): whoever eats you gets two bite tokens.
rule-DW-A10 = Tools (10): one more food, and you may eat species with a hard shell.
rule-DW-A11 = Camouflage (11): species on the spaces right beside yours cannot eat you, unless they have a bigger brain.
rule-DW-A12 = Iron stomach (12): you get no bite tokens from eating a poisonous species.
rule-DW-A13 = Bigger brain (13): you may eat species with camouflage, right beside you too.
rule-DW-A14 = Metamorphosis (14): at the end of each survival, draw a random card and lay it as an ability; see DW.A.meta. If no place is free it covers one, and this one too may be covered. A joker is discarded and nothing else is drawn.
rule-DW-A15 = Society (15): you may eat species with communication, below you too.
rule-DW-A-eat = One species may eat another if both have population left, the prey stands below, or one space above and the eater has pheromones, or one or two above and the eater has teeth, and the eater overcomes all that protects the prey: a hard shell by tools, communication of one below by society, camouflage of one right beside by a bigger brain. Spaces count, empty ones too; teeth and pheromones do not add up. Poison gives the eater two bite tokens, or none with an iron stomach (our ruling).
rule-DW-A-mut = Each mutation steals one card, when it is laid or after a later trick's improvements, the last trick's too; then all are asked clockwise from the strongest player, and refusing keeps it for later. The card may not be printed, stolen already, a mutation or an ability that you have, but it may lie in the frame. It works in mutation's place, while mutation keeps its own point and still counts as yours. Covering that place discards both. The victim's place is free, or the printed ability under it revives (our ruling).
rule-DW-A-meta = The lowest species goes first, in the last era too, each once if it has metamorphosis on its turn. The card comes from the deck, or if that is empty from the shuffled discards; if there are none, nothing happens. It must be laid, on any place as in DW.4.5; a card that you have already goes on its own copy or is discarded, as you like. A mutation that comes this way may steal at once (our ruling).

## Rules: the end of the game
rule-DW-E1 = Your score: the number of your food-chain space; 1 for each population up to the one that you started with, and 2 for each above it; 1 for each printed environment and 2 for each gained one; 1 for each ability numbered 1 to 9 and 3 for each numbered 10 to 15. Printed abilities, stolen ones and those in the frame score nothing, and symbiosis adds no environment.
rule-DW-E2 = Most points win. On a tie the larger population wins, then the higher space.
rule-DW-E3 = Examples: the green dinosaur, which began with a population of 1 and has 4, scores 12 for its space, 7 for population, 5 for environments and 5 for abilities, 29 in all. The red fish has 14 and 7 and 5 and 3, 29 too. The blue frog wins with 8 and 12 and 4 and 7, which is 31; its pheromones lie in the frame and count nothing.

## Rules: two players
rule-DW-T1 = A virtual third species joins: three cards lie open beside the deck, drawn before the first deal (our ruling), and its marker is put halfway between the players, nearer the lower if it must be. If the players stand side by side, it goes directly above them. It takes up its space like any other, and where that is taken the next free one above is used (our ruling).
rule-DW-T2 = The second player may always play any combination, a weaker one too, or a single card.
rule-DW-T3 = Both may use the open cards in their combinations, but at least one card must come from the hand. With 7, 8 and 3 open, a 3 from the hand makes a pair, and a fitting 6 or 9 a straight flush; two 3s from the hand are a pair, or three of a kind with the open one. Both may use the same open card in one trick, and all three open cards at once fit only four of a kind (our ruling).
rule-DW-T4 = The winner discards the open cards used as well, and may improve with any card of the combination, own or open. The loser discards only their own; the open ones stay. Open cards are not replaced within an era. In the last trick the loser may improve with an open card too, which then leaves the display (our ruling).
rule-DW-T5 = After a trick in which neither used an open card, the virtual marker climbs by the food-chain values of all open cards together. It does so after the improvements and in the last trick too, with jumps but without the bonus, and a joker counts 0 (our ruling).
rule-DW-T6 = At an era's end the virtual species has the abilities of its open cards, and these can be stolen. It never uses mutation itself, eats whenever it can and may be eaten. It takes its turn by its space, always counts as alive and gives 2 food, but it has no population and no score: bite tokens, metamorphosis and symbiosis mean nothing to it, and only mutation steals from it, after the last trick (our ruling).
rule-DW-T7 = At the very end of an era the open cards leave the game and three new ones are laid out, from the deck before the discards are shuffled in, and not after the last era (our ruling).
rule-DW-T8 = Every bite counts as two tokens; poison stays at two (our ruling).
rule-DW-T9 = If a player has no card left at the end of an era, the opponent takes any ability from the discards and lays it on that player's species, on whatever place they like. The table may choose that it goes on the opponent's own species instead. All discards may be chosen, face-down ones too, the opponent may decline, and if both hands are empty the opponent of the lower player goes first. A mutation belongs to whoever's card it lies on (our ruling). The loser of the last trick still improves as usual.
rule-DW-T10 = The virtual species never plays, leads or chooses. In DW.1.3 the lowest player is the lower of the two people (our ruling).

## Rules: readings for cases left open
rule-DW-X1 = A mutation laid in the improvements of the last trick cannot take open cards and is not asked again in that trick. The virtual species' cards can be stolen from the step of unused mutations on (our ruling).
rule-DW-X2 = If a printed ability is uncovered but off, because its own kind lies elsewhere on the species, the card that keeps it off may not be covered by another of its kind (our ruling).
rule-DW-X3 = If equal open cards lie in the display, the winner and the loser of the last trick used different ones, and both leave it (our ruling).
rule-DW-X4 = The sizes of deck and discards are hidden where they would tell how many cards somebody kept or discarded, which they do from era 2 on (our ruling).
rule-DW-X5 = After the last era no new open cards are laid. A deck that is empty at metamorphosis is refilled from the discards (our ruling).
rule-DW-X6 = What is proposed in DW.5.3 takes poisonous prey from the lowest up, adding up the tokens (our ruling).
rule-DW-X7 = With two players one bite, which is two tokens, already forbids growing, unless the table has chosen otherwise (our ruling).

## Phases
phase-setup = Setup
phase-start = Start of the era
phase-tricks = Tricks
phase-end = End of the era
phase-survival = Survival
phase-over = Game over

## Cards
card-name = { $colour } { $number }
trait-name = { $ability } ({ $card })

## The log
event-species = { $seat } is the { $species }.
events-species = Species: { $list }.
item-species = { $seat } { $species }
event-placed = { $seat } starts on space { $space }.
events-placed = Spaces on the food chain: { $list }.
item-placed = { $seat } { $space }
event-virtual = The virtual species starts on space { $space }.
event-round = Era { $number }: { $era }
event-phase = { $phase }
event-shuffled = The discards are shuffled back into the deck.
event-environment = Environment on the table: { $environment }.
events-environment = Environments on the table: { $list }.
item-environment = { $environment }
event-open = Open card: { $card }.
events-open = Open cards: { $list }.
item-open = { $card }
event-deal = Cards drawn by each: { $cards }.
event-drew = { $seat } draws { $card }.
run-drew = { $seat } draws { $list }.
item-drew = { $card }
event-early = { $seat } discards { $card } unseen.
run-early = { $seat } discards unseen: { $list }.
item-early = { $card }
event-leader = { $seat } says who leads: { $leader }.
event-trick = Trick { $number }: { $leader } leads.
event-laid = { $seat } plays { $card }.
run-laid = { $seat } plays { $list }.
item-laid = { $card }
item-laid-open = { $card } (open)
event-strongest = Strongest so far: { $combination }, { $sum }.
event-weaker = Not strong enough: { $combination }, { $sum }.
event-emptied = { $seat } has no card left: this trick is the last of the era, and whoever is strongest may not improve.
event-won = { $seat } wins the trick.
event-won-last = { $seat } is strongest and may not improve; everybody else may.
event-declined = { $seat } improves nothing.
event-unable = { $seat } can improve nothing with these cards.
event-climbed = { $seat } climbs from { $from } to { $to } with { $card }.
event-descended = { $seat } goes down from { $from } to { $to } with { $card }.
event-eggs = { $seat } lays eggs with { $card }: population +{ $eggs }.
event-adapted = { $seat } adapts with { $card }: { $environment }.
event-gained = { $seat } gains { $card } on place { $place }.
event-covered = { $seat } covers and discards { $card }.
event-covered-printed = { $seat } covers the printed { $ability }.
event-revived = { $seat } has the printed { $ability } again.
event-stole = { $seat } steals from { $victim }: { $card }.
event-stole-open = { $seat } steals from the virtual species: { $card }.
event-refrained = { $seat } saves the mutation for later.
event-drifted = The virtual species climbs from { $from } to { $to }.
event-took = { $seat } takes { $card } from the discards, for place { $place } of { $owner }.
event-took-none = { $seat } takes nothing from the discards.
event-kept = { $seat } keeps { $card }.
run-kept = { $seat } keeps { $list }.
item-kept = { $card }
event-unkept = { $seat } discards { $card }.
run-unkept = { $seat } discards { $list }.
item-unkept = { $card }
event-ate = { $seat } eats { $prey }.
run-ate = { $seat } eats { $list }.
item-ate = { $prey }
event-ate-virtual = { $seat } eats the virtual species.
event-virtual-ate = The virtual species eats { $prey }.
events-virtual-ate = The virtual species eats { $list }.
item-virtual-ate = { $prey }
event-poisoned = Poison gives { $seat } bites: { $tokens }.
run-food = Food for { $seat }: { $list }.
item-food-home = { $environment } { $amount }
item-food-gained = { $environment } (gained) { $amount }
item-food-symbiosis = { $environment } by symbiosis { $amount }
item-food-prey = prey { $prey } × 2
item-food-ability = { $ability } { $amount }
item-fed = in all { $food } for a population of { $population }
event-starved = Too little: one population is lost.
event-surplus = More than needed.
event-level = Just enough.
events-changes = When the bites are counted: { $list }.
item-bitten = { $seat } loses one ({ $tokens } bites)
item-grew = { $seat } grows to { $population }
item-not-grown = { $seat } cannot grow ({ $tokens } bites)
event-drew-ability = Metamorphosis: { $seat } draws { $card }.
event-drew-nothing = Metamorphosis: there is no card left for { $seat }.
event-thrown = It is discarded.
event-open-gone = Open card out of the game: { $card }.
events-open-gone = Open cards out of the game: { $list }.
item-open-gone = { $card }

## Refusals
refusal-DW-1-2 = Cards are discarded only before the first trick of an era.
refusal-DW-1-2-hold = You do not hold that card, or not so many of it.
refusal-DW-1-2-most = You may discard two cards before the first trick, no more.
refusal-DW-1-2-last = At least one card must stay in your hand.
refusal-DW-1-3 = Who leads is named once an era, before its first trick, by the lowest on the food chain.
refusal-DW-2-1-turn = It is not your turn to play cards.
refusal-DW-2-1-hold = You do not hold that card, or not so many of it.
refusal-DW-2-1-weak = That does not beat the strongest combination; play a stronger one, or exactly one card of any kind.
refusal-DW-2-2-more = No combination has more cards than that.
refusal-DW-2-2-combination = These cards make no combination with any that you can add.
refusal-DW-2-2-yet = These cards make no combination yet.
refusal-DW-2-4 = A joker has no signs, so it improves nothing.
refusal-DW-2-5-played = You improve with a card of the combination that you have just played.
refusal-DW-2-5-turn = It is not your turn to improve your species.
refusal-DW-3-2 = Cards are kept only when an era is over, and not after the last one.
refusal-DW-3-2-hold = You do not hold that card, or not so many of it.
refusal-DW-3-2-most = You may keep two cards, no more.
refusal-DW-3-4 = That is not what the game asks of you now.
refusal-DW-4-1 = This card has no food-chain value.
refusal-DW-4-1-stuck = There is no free space in that direction, so your marker would not move.
refusal-DW-4-3 = There are no eggs on this card.
refusal-DW-4-4 = Your species has gained this environment already.
refusal-DW-4-4-printed = This environment is printed on your species already.
refusal-DW-4-5 = The species has this ability on another place; it may be covered only there.
refusal-DW-4-5-joker = A joker is never an ability.
refusal-DW-5-3 = That species cannot be eaten now.
refusal-DW-5-3-turn = It is not your species' turn to eat.
refusal-DW-5-3-twice = You have eaten that species already in this survival.
refusal-DW-5-5-dead = A species without population neither eats nor is eaten.
refusal-DW-A4-shell = It has a hard shell, and you have no tools.
refusal-DW-A5-below = It communicates and stands below you, and you have no society.
refusal-DW-A11-beside = It is camouflaged and right beside you, and you have no bigger brain.
refusal-DW-A-eat-above = It stands too high for you: pheromones reach one space up, teeth two.
refusal-DW-A-eat-self = Choose another species that stands on the food chain.
refusal-DW-A-mut = Nothing can be stolen from there.
refusal-DW-A-mut-none = No ability card lies on that place.
refusal-DW-A-mut-printed = A printed ability cannot be stolen.
refusal-DW-A-mut-stolen = A stolen card cannot be stolen again.
refusal-DW-A-mut-mutation = A mutation cannot be stolen.
refusal-DW-A-mut-have = You have that ability already.
refusal-DW-A-meta = A place is chosen here only for the card that metamorphosis has drawn.
refusal-DW-A-meta-must = The card drawn must be laid, on any of the five places.
refusal-DW-A-meta-own = You have this ability already: its card goes on that copy, or is discarded.
refusal-DW-E1 = The game is over.
refusal-DW-T3 = Open cards belong to the game for two; there are none here.
refusal-DW-T3-own = At least one card must come from your hand.
refusal-DW-T3-gone = No open card lies there, or you have taken it already.
refusal-DW-T9 = Abilities are taken from the discards only by two players, when a hand is empty at the end of an era.
refusal-DW-T9-pile = That card is not among the discards.
refusal-DW-X1 = Open cards can be stolen only after the last trick.
refusal-DW-X2 = That card keeps a printed ability of its kind off, so another of its kind may not cover it.

## What would be right in components.toml
right-fixed = { $figure }, on which the rules rely
right-row = a list of { $length } whole numbers from { $low } to { $high }
right-three = three environments, one for each colour
right-in-order = these in this order: { $known }
right-species = { $number } species, no two of one name
right-two-abilities = two different abilities

## Terminal: questions
ask-discard = Do you discard cards before the first trick? Up to two, unseen by the others.
ask-chosen = Chosen: { $cards }.
ask-leader = You are the lowest on the food chain: who leads the first trick?
ask-lead = You lead. Which cards do you play?
ask-beat = { $name } is strongest: { $worth }. Beat that, or play any one card.
ask-beat-two = { $name } is strongest: { $worth }. Play any combination, a weaker one too, or any one card.
ask-picked = { $cards }: { $worth }. { $verdict }
ask-picked-none = { $cards }: no combination yet; choose what completes one.
verdict-strongest-single = Strongest so far; a single card of { $sum } or more, or a combination, beats it.
verdict-strongest = Strongest so far; a { $kind } of { $sum } or more, or a stronger combination, beats it.
verdict-wins = You play last, so this is the strongest of the trick.
verdict-weaker = It does not beat { $worth }.
verdict-empties = Your hand is then empty: this becomes the last trick, and whoever is strongest may not improve.
ask-improve = How do you improve your species, with one of the cards that you have just played?
ask-steal = Mutation: which ability do you steal?
ask-take = { $own ->
    [1] Your hand or your opponent's is empty: which ability from the discards do you lay on your own species, and on which place?
   *[other] The hand of { $name } is empty: which ability from the discards do you lay on that species, and on which place?
} Type the card and the place: 7a 3.
ask-keep = Which cards do you keep for the next era? Up to two; the rest is discarded.
ask-eat = Whom does your species eat?
ask-metamorphosis = Metamorphosis has drawn { $card }.

## Terminal: choices
action-pass-improve = improve nothing
action-pass-steal = save the mutation for later
action-pass-take = take nothing
action-pass-metamorphosis = discard it
action-done-discard = no more discards
action-done-keep = keep no more
action-done-eat = eat nobody else
action-lay-play = play these cards
action-eat-all = eat what is proposed: { $prey }
action-eat-none = eat nobody else, as proposed
action-climb-up = climb to { $space }
action-climb-down = go down to { $space }
action-eggs = population +{ $eggs }
action-adapt = adapt to { $environment }{ $lies ->
    [1] , which is on the table
   *[other] {""}
}
action-ability = Lay it on place (in brackets without points):
action-put = On which place do you lay it?
verb-pass = pass
verb-done = done
verb-lay = lay
verb-pick = pick
verb-discard = discard
verb-keep = keep
verb-lead = lead
verb-climb = climb
verb-eggs = eggs
verb-adapt = adapt
verb-ability = ability
verb-steal = steal
verb-take = take
verb-eat = eat
verb-put = put
word-up = up
word-down = down
word-all = all
word-virtual = virtual

## Terminal: headings
label-era = { $era }, era { $number } of { $eras }
label-environments = On the table: { $names }
label-chain = Food chain
label-type = Type
label-card = Card
label-ability = Ability
label-climb = Move
label-eggs = Eggs
label-environment = Environment
label-combination = Strongest first
label-equal = Of two of one kind the equal or higher sum is stronger, so of two equals the later.
label-joker = 0 of any colour
label-no-hand = You hold no cards.
label-discards = Discarded, as far as you know:
label-no-discards = You know of no discards.
label-species = { $species }, space { $space }, population { $population } (began with { $start }), points { $points }
label-space = space { $space }
label-abilities = Abilities:
label-lives-in = Lives in:
label-eats = Eats:
label-eaten-by = eaten by:
label-emptied = The hand is empty.
label-stolen = { $ability } (stolen, on mutation)
label-off = { $ability } (off)
label-poison = poison: { $tokens } bites
label-trick = Trick { $number }
label-last-trick = Trick { $number }, the last: whoever is strongest may not improve, all others may
label-to-play = still to play
label-strongest = strongest
label-worth = { $combination }, { $sum }
label-winners = Strongest now would be, at most:
label-no-winners = You have nothing that would be strongest now.
label-now = As it stands:
label-if-now = If survival came now, and all ate what is proposed to them:
label-food-home = { $name }
label-food-gained = { $name }, gained
label-food-symbiosis = { $name }, by symbiosis
label-food-prey = eats { $prey }
label-food-ability = { $name }
label-fate = Food { $food } for a population of { $need }: { $change ->
    [1] it grows by one
    [0] it stays as it is
    [-1] it loses one
   *[other] it loses two
}.
label-bites = Bites { $tokens }, and { $limit } cost a population.
label-onto = place { $places }
label-points = Points
label-sum = points { $points }
label-points-space = space { $space }
label-points-population = population { $population }, began with { $start }
label-points-environments = environments: { $printed } printed, { $gained } gained
label-points-abilities = abilities: { $list }
label-population = Population
label-part-space = Space
label-part-population = Herd
label-part-environments = Lands
label-part-abilities = Abilities

## Terminal: commands and help
command-map = chain
help-map = the food chain, the environments and all species
command-food = food
help-food = each species' food line by line, if survival came now
command-points = points
help-points = where each species' points come from
command-abilities = abilities
help-abilities = what each of the fifteen abilities does, and who has it
command-combinations = combinations
help-combinations = the combinations, strongest first
command-discards = discards
help-discards = the discards that you know
example-action = pick 7a
example-clause = DW.2.3
help-odds = what a card, with those chosen already, is worth in this trick: odds 7a
odds-none = You are choosing no card for a trick now.
odds-none-here = That is no card that you could play now.
help-words = Cards are typed by number and colour: 7a is the acorn 7, 12b the blueberry 12, 3f the flower 3; v1 to v3 are open cards. Several in one line: 7a 8a 9a, then Enter plays them, or 7a 8a 9a lay at once. Other decisions may share a line with commas. Words: climb 7a up, eggs 7a, adapt 7a, ability 7a 3, steal PLAYER'S LETTER PLACE, eat PLAYER'S LETTER, put PLACE. Beginnings will do, and the verb may be left out.
help-signs = On a card: ↑ how far it moves you on the food chain, ◦ eggs, and its environment. On a species: ° is printed and scores nothing as an ability, places in brackets are the frame, ✓ an environment that is on the table now, with its food. The green spaces 1 to 5 give small animals one more step up. ◂ is the strongest of the trick.

## Chance entered by hand
chance-species = Draw a species for { $name }: which is it?
chance-environment = Turn up an environment: which is it?
chance-card = Draw a card for { $name }: which is it?
chance-open = Draw an open card for the virtual species: which is it?
chance-metamorphosis = Draw a card for the metamorphosis of { $name }: which is it?
