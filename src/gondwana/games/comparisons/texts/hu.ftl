### Több játék szabályai egymás mellett. Magyar.

comparison-evo = Evo: a két kiadás egymás mellett
comparison-evo-note = Miben egyezik az első (2001) és a második kiadás (2011), és miben tér el, témánként. A pontok a két játék szabályaiból valók.
comparison-none = Ilyesmi nincs benne.

topic-players = Játékosok, dinók, pontok
topic-players-note = Az első kiadást hárman–öten játsszátok, tíz-tíz dinóval, a másodikat ketten is, nyolccal. Tojásból mindkettő ugyanannyival indul, lábból és védelemből nem.
topic-island = A sziget és a kezdőhelyek
topic-island-note = Két összeillesztett fél tábla és fejenként egy dinó, szemben a játékosszámonként külön táblával és a fejenként két dinóval.
topic-phases = Egy kör
topic-phases-note = Az első kiadásban a licit zárja a kört, a másodikban rögtön az éghajlat után jön.
topic-initiative = Kezdeményezés
topic-initiative-note = A farkak döntenek, egyenlőségnél a nagyobb csorda; a második kiadásban nincs farok, és a kisebb csorda megy elöl.
topic-climate = Éghajlat
topic-climate-note = Kocka mozgat egy jelzőt, így többnyire egy mezőt lép előre; a második kiadásban egy pakli jelzői forgatják a kereket, akár két szelettel is. A halálos terepnek az elsőben forró vagy fagyos a neve.
topic-movement = Mozgás
topic-movement-note = Annyi pont, ahány láb, vagyis kezdetben egy; a második kiadásban kettő, és génenként még egy.
topic-fights = Harc
topic-fights-note = Mindig elesik valaki, a támadó vagy a védekező; a második kiadásban a sikertelen támadás csak a pontjába kerül, és a két dinóra fogyott klánt nem lehet megtámadni.
topic-birth = Szaporodás
topic-birth-note = Egy játékos minden új dinóját egyszerre rakja le, és le is kell raknia; a második kiadásban felváltva, egyesével, és le is lehet mondani róla.
topic-survival = Túlélés
topic-survival-note = A bunda és a napernyő mindkettőben ugyanúgy véd, de csak a második kiadásban marad meg mindig a klán utolsó néhány dinója.
topic-meteor = A meteor
topic-meteor-note = Körről körre közelebb jön, és kockadobásra csapódhat be; a második kiadásban az utolsó három éghajlatjelző egyike.
topic-auction = Licitálás
topic-auction-note = Az árnak nincs határa, és az elvesztett sorban újra licitálhatsz; a második kiadásban 6 a legtöbb, és az az oszlop egy ideig zárva marad.
topic-genes = Gének
topic-genes-note = Nyolcféle gén, köztük a kártya; a második kiadás tizenkét olyat tesz hozzá, amelyből csak egy van.
topic-cards = Eseménykártyák
topic-cards-note = Huszonhat nyomtatott kártya, mindenki hárommal kezd; a második kiadás nem oszt, és tizenöt kártyája a mi tervünk.
topic-secrets = Mi nyílt és mi titkos
topic-secrets-note = A kézben tartott lapok és a paklik mindkettőben titkosak; a második kiadásban a pontok is lehetnek lefordítva.
topic-end = A játék vége
topic-end-note = Mindkettőben a legtöbb pont nyer, egyenlőségnél a nagyobb csorda.
topic-variant = Variáns
topic-variant-note = Ilyen csak az első kiadásban van.
