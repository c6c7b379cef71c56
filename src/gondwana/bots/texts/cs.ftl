## Žebříček: jak se který stupeň jmenuje a jaký je, od slabého po silný
bot-hatchling = mládě
bot-forager = sběrač
bot-hunter = lovec
bot-alpha = alfa
bot-alpha-long = alfa v klidu
character-hatchling = Čerstvě z vejce: každý druhý tah je rozmar.
character-forager = Bere, co právě vypadá nejlépe, a dál se nikdy nedívá.
character-hunter = Dívá se několik tahů dopředu a také na to, co chtějí ostatní.
character-alpha = Nad každým tahem se na okamžik zamyslí a promine jen málo.
character-alpha-long = Alfa, která má čas přemýšlet: na každý tah až sekundu.

## Policies that can be seated by name
bot-random = jak to padne
bot-careless = lehkovážný
bot-greedy = ostrý
