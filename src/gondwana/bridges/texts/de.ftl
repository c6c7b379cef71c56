# Was Brücken sagen.
compiling = { $game } wird für diesen Rechner übersetzt; das dauert einmalig etwa eine Minute.
problem-extra = „{ $package }“ ist nicht installiert; so installiert man es: pip install "gondwana[{ $extra }]"
problem-rewards = Eine Belohnung „{ $rewards }“ gibt es nicht; es gibt: { $known }.
problem-rows = Mindestens 1 Partie muss gleichzeitig gespielt werden, nicht { $rows }.
problem-no-learner = Auf jedem Platz sitzt ein Bot; mindestens einer muss für den Lernenden frei bleiben.
problem-illegal = Eine unerlaubte Aktion kann nicht „{ $illegal }“ bewirken; es gibt: { $known }.
problem-render-mode = Die Darstellung „{ $mode }“ gibt es nicht; es gibt: { $known }.
problem-count = { $name } muss mindestens 1 sein, nicht { $count }.
problem-searching-bot = „{ $bot }“ sucht; viele Partien auf einmal spielen nur Bots, die nicht suchen: { $known }.
