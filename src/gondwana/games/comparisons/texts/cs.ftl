### Pravidla několika her vedle sebe. Čeština.

comparison-evo = Evo: obě vydání vedle sebe
comparison-evo-note = V čem se první vydání (2001) a druhé (2011) shodují a v čem se rozcházejí, téma po tématu. Články jsou z pravidel obou her.
comparison-none = Nic takového.

topic-players = Hráči, dinosauři, body
topic-players-note = První vydání je pro tři až pět hráčů a každý má deset dinosaurů; druhé i pro dva a každý jich má osm. Vajec mají na začátku stejně, nohy a ochrana se liší.
topic-island = Ostrov a kde se začíná
topic-island-note = Dvě přiložené poloviny plánu a každému jeden dinosaurus, proti zvláštnímu plánu pro každý počet hráčů a dvěma dinosaurům.
topic-phases = Kolo
topic-phases-note = První vydání kolo dražbou končí, ve druhém přichází hned po podnebí.
topic-initiative = Iniciativa
topic-initiative-note = Rozhodují ocasy, při shodě větší stádo; ve druhém vydání ocasy nejsou a menší stádo jde první.
topic-climate = Podnebí
topic-climate-note = Ukazatelem hýbe kostka, takže většinou postoupí o jedno pole; ve druhém vydání kotouč otáčejí žetony z balíčku, a to až o dva díly. Smrtící krajině první vydání říká žár nebo mráz.
topic-movement = Pohyb
topic-movement-note = Tolik bodů, kolik nohou, na začátku tedy jeden; ve druhém vydání dva a za každý gen další.
topic-fights = Boj
topic-fights-note = Vždycky někdo padne, útočník nebo obránce; ve druhém vydání stojí neúspěšný útok jen svůj bod a klan se dvěma dinosaury je v bezpečí.
topic-birth = Rozmnožování
topic-birth-note = Každý umístí všechna mláďata najednou a musí; ve druhém vydání se střídáte po jednom a smíš odmítnout.
topic-survival = Přežití
topic-survival-note = Kožichy a slunečníky chrání v obou stejně, ale jen ve druhém vydání klanu vždy zůstanou poslední dinosauři.
topic-meteor = Meteor
topic-meteor-note = Blíží se každé kolo a dopadnout může podle hodu; ve druhém vydání leží mezi posledními třemi žetony podnebí.
topic-auction = Dražba
topic-auction-note = Cena nemá strop a v řadě, kde tě přebili, smíš nabízet znovu; ve druhém vydání je nejvíc 6 a takový sloupec je na čas zavřený.
topic-genes = Geny
topic-genes-note = Osm druhů genů, mezi nimi karta; druhé vydání přidává dvanáct, které jsou jen po jednom.
topic-cards = Karty událostí
topic-cards-note = Dvacet šest tištěných karet a každý začíná se třemi; druhé vydání nerozdává žádnou a jeho patnáct karet je naše dílo.
topic-secrets = Co leží odkrytě
topic-secrets-note = Karty v ruce a balíčky jsou v obou tajné; ve druhém vydání mohou být skryté i body.
topic-end = Konec hry
topic-end-note = V obou vítězí nejvíc bodů, při shodě větší stádo.
topic-variant = Varianta pro pokročilé
topic-variant-note = Má ji jen první vydání.
