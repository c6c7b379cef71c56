### Rules of several games side by side. English.

comparison-evo = Evo: the two editions side by side
comparison-evo-note = What the first edition (2001) and the second one (2011) do alike, and where they part, topic by topic. The clauses are those of the two games' rules.
comparison-none = Nothing of the kind.

topic-players = Players, dinosaurs, points
topic-players-note = The first edition is for three to five players with ten dinosaurs each, the second also for two, with eight. Both begin with the same egg; legs and layers differ.
topic-island = The island and where you start
topic-island-note = Two half boards laid together and one dinosaur each, against one board for each number of players and two dinosaurs each.
topic-phases = A round
topic-phases-note = The first edition ends a round with the auction, the second has it right after the climate.
topic-initiative = Initiative
topic-initiative-note = Tails decide, and with equally many the larger herd; in the second edition there are no tails, and the smaller herd goes first.
topic-climate = Climate
topic-climate-note = A die moves a marker, so most rounds go one space on; in the second edition tokens from a pile turn the wheel, up to two sections. Deadly land is called scorching or freezing in the first edition.
topic-movement = Movement
topic-movement-note = As many points as legs, so one at the start; in the second edition two and one more for each gene.
topic-fights = Fights
topic-fights-note = Somebody always falls, the attacker or the defender; in the second edition a failed attack costs nothing but its point, and a clan of two is safe.
topic-birth = Births
topic-birth-note = All newborns of one player at once, and you must place them; in the second edition one after the other in turns, and you may decline.
topic-survival = Survival
topic-survival-note = Furs and parasols save dinosaurs alike in both, but only in the second edition does a clan always keep its last ones.
topic-meteor = The meteor
topic-meteor-note = It comes nearer every round and may strike by a die; in the second edition it lies among the last three climate tokens.
topic-auction = Auction
topic-auction-note = Prices have no limit and you may bid again in the row you lost; in the second edition 6 is the most and that column stays closed for a while.
topic-genes = Genes
topic-genes-note = Eight kinds of genes, cards among them; the second edition adds twelve that exist only once.
topic-cards = Event cards
topic-cards-note = Twenty-six printed cards, three of them in every hand from the start; the second edition deals none, and its fifteen are ours.
topic-secrets = What lies open
topic-secrets-note = In both, hands and piles are secret; in the second edition points may lie face down too.
topic-end = The end
topic-end-note = In both, most points win, and on a tie the larger herd.
topic-variant = Advanced variant
topic-variant-note = Only the first edition has one.
