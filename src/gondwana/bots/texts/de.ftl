## Die Leiter: wie jede Stufe heißt und wie sie ist, von schwach bis stark
bot-hatchling = Nestling
bot-forager = Sammler
bot-hunter = Jäger
bot-alpha = Alpha
bot-alpha-long = Alpha mit Muße
character-hatchling = Frisch aus dem Ei: Jeder zweite Zug ist eine Laune.
character-forager = Nimmt, was gerade am besten aussieht, und schaut nie weiter.
character-hunter = Schaut einige Züge voraus und auch darauf, was die anderen wollen.
character-alpha = Denkt über jeden Zug einen Augenblick nach und verzeiht wenig.
character-alpha-long = Alpha mit Zeit zum Nachdenken: bis zu einer Sekunde für jeden Zug.

## Policies that can be seated by name
bot-random = wie es kommt
bot-careless = leichtsinnig
bot-greedy = scharf
