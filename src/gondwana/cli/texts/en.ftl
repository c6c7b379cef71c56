### What the command line says. English.

range = { $low } – { $high }
written = Written: { $file }
compiling = Compiling the rules …
compiling-note = The rules are turned into machine code the first time they are needed. It takes about a minute, once per machine.
problem-output-standard = The output cannot be written to where it is sent; see whether there is room, and whether you may write there.

## Examples
example-serve = sit down at tables in the browser; without any command the same happens
example-play = play Evo, second edition, against two bots, here in the terminal
example-simulate = let bots play ten thousand games and draw what came of it
example-rules = read the rules, or one clause of them
example-replay = look again, step by step, at a game that you saved with --record

## Help
metavar-file = FILE
metavar-folder = FOLDER
metavar-game = GAME
metavar-games = [GAME…]
metavar-clause = CLAUSE
help-usage = Usage:
help-options-word = OPTIONS
help-command-word = COMMAND
help-commands = Commands
help-examples = Examples
help-arguments = Arguments
help-options = Options
help-default = [default: { $value }]
help-help = Show this help.
help-lang = The language to speak; without it, that of your system.
help-version = Show the version of the program.
help-gondwana = The dinosaur-evolution board games: play, simulate, replay, read the rules.
help-serve = Serve tables to browsers on this machine and open one; this is also what gondwana alone does.
help-host = Where to listen; 0.0.0.0 lets others in your network in.
help-port = The port; 0 takes a free one.
help-database = Where tables are kept: an SQLAlchemy address of SQLite or PostgreSQL; without it, SQLite in the data folder.
help-data = The folder for the database and the key that signs cookies; without it, your own data folder.
help-no-browser = Open no browser.
help-play = Play a game here in the terminal, with bots or with others at the same keyboard.
help-simulate = Let bots play many games, and see who wins how often and with what scores.
help-replay = Look at a recorded game again, step by step.
help-check = Check a game record against the rules, or a TOML file of maps, components or weights.
help-rules = Read the rules of a game: all, a section such as E2.4, or a clause such as E2.4.6.
help-list = See which games there are, and the options of their tables.
help-warm = Compile games ahead of time, so that nothing has to wait for it later.
help-bench = Measure how fast games run on this machine.
help-game = Which game; “gondwana games” lists them.
help-play-seats = Who sits where: you, or a bot's name; several “you” share the keyboard; “gondwana bots” lists the bots.
help-seats = The bots, one per seat; “gondwana bots” lists them.
help-option = An option of the table; may be given several times.
help-maps = Your own file of maps instead of the game's.
help-events = Your own file of events for the blank cards (Evo, first edition).
help-seed = What the dice come from: the same seed gives the same dice. Without it, a new one.
help-simulate-seed = What the dice come from: the same seed gives the same games.
help-most-rounds = Stop a game after so many rounds, and say how often that happened; 0: never. Without it, where rules may not end a game.
help-record = Where to save the game.
help-dice = Who rolls and draws: the program (seeded), or you at the table (mine).
help-resume = A saved game to go on with, as it was begun: same table, seats and dice.
help-games = How many games.
help-jobs = How many threads; 0 is one per core. The results do not depend on it.
help-json = Write everything as JSON.
help-csv = Write a row for each game and seat as CSV.
help-plot = Draw score distributions and wins, as .png or .svg.
help-per-game = List every game in the JSON file too.
help-force = Write over files that exist.
help-record-file = The game record.
help-plain = Print the whole game and ask for no key; this is also done when nobody can press one.
help-check-file = A game record, or a .toml file of maps, components or weights.
help-clause = A clause or a section; without it, all the rules.
help-warm-games = Which games; without any, all of them.
help-bench-games = Which games; without any, all of them.
help-seconds = How long to measure each figure.

## Serve
serve-ready = The tables are at { $address }
serve-stop = Ctrl+C stops; no game is lost.
problem-serve-port = Port { $port } is taken, perhaps by another Gondwana; choose another with --port, or 0 for a free one.
problem-serve-host = { $host }, port { $port }, is no place to listen on; try --host 127.0.0.1 and a port above 1023.
problem-serve-data = The folder { $folder } cannot be used; choose another with --data.
problem-serve-database = The database { $url } cannot be opened; give an address such as sqlite:///tables.db or postgresql+psycopg://localhost/gondwana.

## Tables
column-seat = Seat
column-number = No.
column-bot = Bot
column-wins = Wins
column-interval = 95%
column-score = Score
column-deviation = SD
column-spread = 5–95%
column-rank = Rank
column-option = Option
column-value = Value
column-meaning = Meaning
column-measure = Measured
column-figure = Figure

## Simulate
simulate-playing = Playing
simulate-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
simulate-rounds = Rounds: { $mean } on average, { NUMBER($least) } to { NUMBER($most) }. A shared first place counts as a part of a win.
simulate-stopped = { $games ->
    [one] One game was
   *[other] { NUMBER($games) } games were
  } stopped after round { NUMBER($rounds) } and counted as they stood.
simulate-speed = { $decisions } decisions, { $unforced } of them with a choice, in { $seconds } s: { $rate } a second.

## Plot
plot-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}
plot-seed = Seed { $seed }
plot-scores = Scores
plot-points = points at the end; height: how often, each row for itself
plot-mean = mean { $mean }
plot-wins = Wins
plot-share = share of the games, with 95% interval
plot-fair = equal shares: { $share }

## Games
games-seats = { $low } to { $high } seats.
games-options = Options of the table
games-default = default
games-default-with = default with { $choice }
games-how = Try: gondwana play { $game } --option { $option }

## Check
check-fine = { $file } fits the rules from the first line to the last.
check-game = { $game }, { $lines ->
    [one] one action or chance event
   *[other] { $lines } actions and chance events
}.
check-over = The game ended after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
check-unfinished = The game is not over; it is in round { $rounds }.
check-standing = { $rank }. { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}
check-face-down = The points lie face down until the game is over.
check-dice-verified = The dice are those of the seed, which is the one promised at the start.
check-dice-secret = The seed is not told yet, so the dice could not be compared with it.
check-dice-hand = The dice were entered by hand, so there is no seed to compare them with.
check-components = { $file } is in order: a file of { $name } for { $game }.

## Replay
replay-place = Step { $step } of { $steps }
replay-round = Round { $round }
replay-start = Before the first round
replay-keys = Enter or → on · p or ← back · a number and Enter: that round · q quit
replay-go = Round: { $typed }
replay-no-round = There is no round { $round }; this game has the rounds 1 to { $last }.
replay-end = The game is over.
replay-unfinished = The record ends here; the game is not over.

## Warm and bench
warm-compiling = Compiling { $game }
warm-done = { $game } is ready; it took { $seconds } s.
bench-measuring = Measuring { $game } …
bench-title = { $game }, { $seats } seats, random play
bench-one = Compiled, one thread: decisions a second
bench-one-unforced = … of them with a choice
bench-two = Compiled, two threads: decisions a second
bench-scaling = Two threads against one
bench-decision = One decision from Python, compiled
bench-copy = One copy from Python
bench-plain = Plain Python: decisions a second

## Bots
help-ladder = List the bots that sit at tables, what each is like, and how strong it is.
bots-random = Any move that is allowed, by the dice.
bots-careless = Every other move by the dice, every other the one that looks best.
bots-greedy = Always the move that looks best right now.
bots-search = Looks ahead so many times before every move, or for so many milliseconds; any number will do. Everywhere but at the web table.
bots-measured = How strong they are: OpenSkill ratings and milliseconds a decision
column-game = Game
column-seats = Seats
column-thinking = ms
