## A létra: hogyan hívják az egyes fokokat, és milyenek, a gyengétől az erősig
bot-hatchling = fióka
bot-forager = gyűjtögető
bot-hunter = vadász
bot-alpha = alfa
bot-alpha-long = ráérős alfa
character-hatchling = Most kelt ki a tojásból: minden második lépése szeszély.
character-forager = Azt veszi el, ami éppen a legjobbnak látszik, és sosem néz tovább.
character-hunter = Néhány lépéssel előre néz, és azt is figyeli, mit akarnak a többiek.
character-alpha = Minden lépésen elgondolkodik egy pillanatra, és keveset bocsát meg.
character-alpha-long = Alfa, akinek van ideje gondolkodni: lépésenként akár egy másodperce.

## Policies that can be seated by name
bot-random = ahogy esik
bot-careless = szeleburdi
bot-greedy = éles eszű
