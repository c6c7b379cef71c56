## The ladder: what each step is called, and what it is like, from weak to strong
bot-hatchling = hatchling
bot-forager = forager
bot-hunter = hunter
bot-alpha = alpha
bot-alpha-long = alpha at leisure
character-hatchling = Fresh from the egg: every other move is a whim.
character-forager = Takes what looks best right now and never looks further.
character-hunter = Looks some moves ahead, and at what the others want.
character-alpha = Thinks for a moment about every move and forgives little.
character-alpha-long = Alpha with time to think: up to a second for every move.

## Policies that can be seated by name
bot-random = as it comes
bot-careless = careless
bot-greedy = sharp
