### Regeln mehrerer Spiele nebeneinander. Deutsch.

comparison-evo = Evo: beide Auflagen nebeneinander
comparison-evo-note = Worin sich die erste Auflage (2001) und die zweite (2011) gleichen und wo sie auseinandergehen, Thema für Thema. Die Nummern sind die der Regeln beider Spiele.
comparison-none = Nichts dergleichen.

topic-players = Plätze, Dinosaurier, Punkte
topic-players-note = Die erste Auflage ist für drei bis fünf mit je zehn Dinosauriern, die zweite auch für zwei und mit je acht. Eier haben beide am Anfang gleich viele, bei Beinen und Schutz unterscheiden sie sich.
topic-island = Die Insel und wo es losgeht
topic-island-note = Zwei aneinandergelegte halbe Pläne und je ein Dinosaurier, gegenüber einem Plan für jede Spielerzahl und je zwei Dinosauriern.
topic-phases = Eine Runde
topic-phases-note = In der ersten Auflage endet die Runde mit der Versteigerung, in der zweiten kommt sie gleich nach dem Klima.
topic-initiative = Initiative
topic-initiative-note = Die Schwänze entscheiden, bei gleich vielen die größere Herde; in der zweiten Auflage gibt es keine Schwänze, und die kleinere Herde beginnt.
topic-climate = Klima
topic-climate-note = Ein Würfel bewegt den Marker, meist um ein Feld nach vorn; in der zweiten Auflage drehen Plättchen aus einem Stapel das Rad, bis zu zwei Felder weit. Tödliches Land heißt in der ersten sengend oder eisig.
topic-movement = Bewegung
topic-movement-note = So viele Punkte wie Beine, anfangs also einer; in der zweiten Auflage zwei und für jedes Gen einer mehr.
topic-fights = Kampf
topic-fights-note = Immer fällt jemand, der Angreifer oder der Verteidiger; in der zweiten Auflage kostet ein misslungener Angriff nur seinen Punkt, und ein Klan aus zweien ist sicher.
topic-birth = Geburten
topic-birth-note = Jeder setzt alle Jungen auf einmal ein und muss es auch; in der zweiten Auflage reihum je eines, und man darf verzichten.
topic-survival = Überleben
topic-survival-note = Fell und Sonnenschirm schützen in beiden gleich, aber nur in der zweiten Auflage behält ein Klan immer seine letzten Dinosaurier.
topic-meteor = Der Meteor
topic-meteor-note = Er rückt jede Runde näher und kann nach Würfelwurf einschlagen; in der zweiten Auflage liegt er unter den letzten drei Klimaplättchen.
topic-auction = Versteigerung
topic-auction-note = Der Preis hat keine Grenze, und in der verlorenen Reihe darf man wieder bieten; in der zweiten Auflage ist 6 das Höchste, und diese Spalte bleibt eine Weile verschlossen.
topic-genes = Gene
topic-genes-note = Acht Arten von Genen, darunter die Karte; die zweite Auflage fügt zwölf hinzu, die es nur einmal gibt.
topic-cards = Ereigniskarten
topic-cards-note = Sechsundzwanzig gedruckte Karten, drei davon von Anfang an in jeder Hand; die zweite Auflage teilt keine aus, und ihre fünfzehn sind von uns.
topic-secrets = Was offen liegt
topic-secrets-note = Handkarten und Stapel sind in beiden geheim; in der zweiten Auflage können auch die Punkte verdeckt liegen.
topic-end = Das Ende
topic-end-note = In beiden gewinnen die meisten Punkte, bei Gleichstand die größere Herde.
topic-variant = Variante für Fortgeschrittene
topic-variant-note = Nur die erste Auflage hat eine.
