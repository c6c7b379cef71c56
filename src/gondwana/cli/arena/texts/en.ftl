## Help
help-tournament = Let bots meet in all seats on the same seeds: ratings, shares of wins, and who finishes before whom. Finished games are kept; the same command goes on where it was stopped.
help-bots = The bots; each gets every seat as often as any other; “gondwana bots” lists them.
help-tournament-seats = How many seats the table has; without it, as many as bots where the game allows.
help-tournament-games = About how many games; rounded up until every seed is played in all seatings.
help-results = Where finished games are kept and found again (.jsonl); without it, in your data folder.
help-anew = Throw away the games that were kept, and begin again.
help-on = Where to play: ray on this machine, or a cluster's address such as ray://host:10001; without it, threads here. The results do not depend on it.
help-rotate = Play every seed once in each rotation of the seats, so that their luck cancels, and tell of bots instead of seats; --games is rounded up to whole rotations.
help-tournament-plot = Draw ratings, wins and the cross table, as .png or .svg.
example-tournament = find out which of two bots is better, with the luck of seat and dice shared out
example-tournament-kept = keep the games in a file, write tables and a picture
example-tournament-ray = the same on a Ray cluster

## Tournament
column-rating = Rating
column-finish = Place
column-think = ms
tournament-title = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: { $games ->
    [one] one game
   *[other] { $games } games
}, { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
} in { $seatings } seatings each, seed { $seed }
tournament-playing = Playing
tournament-cross = Finishes before …
tournament-found = { $done } of { $games } games were there already: { $file }
tournament-kept = Games kept in: { $file }
tournament-interrupted = Interrupted. { $done } of { $games } games are kept in { $file }; the same command goes on from there.
tournament-shared = A shared first place counts as a part of a win, a shared place as half before the other.
tournament-stopped = { $games ->
    [one] One game was
   *[other] { NUMBER($games) } games were
  } stopped after round { NUMBER($rounds) } and counted as they stood.
tournament-timed = Bots that think by the clock need not decide the same twice: played again, this may come out a little otherwise.
tournament-rating = Ratings: OpenSkill (Plackett-Luce); 25 is where everybody starts.

## Picture
plot-rating = Ratings
plot-rating-axis = OpenSkill’s μ, with 95% interval
plot-cross = Row finishes before column
plot-tournament = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $seats } seats

## Balance
help-balance = See what seats and things are worth in won games between equal bots, and how long and close games are: a page for the browser.
help-balance-bot = The bot that sits in all seats.
help-balance-seats = How many seats the table has.
help-balance-games = How many games.
help-out = Where to write the page (.html); without it, balance-GAME.html here.
help-balance-json = Write the figures as JSON too.
example-balance = which gene, card or seat wins more than its share
balance-watching = Watching
balance-title = What wins at { $game }?
balance-sub = { $games } games between { $seats } equal bots ({ $bot })
balance-rounds-tile = rounds a game on average, { $least } to { $most }
balance-margin-tile = points on average between the first and the second
balance-ties-tile = of the games have several winners
balance-seat-tile = the best seat wins: { $seat }; an equal share is { $fair }
balance-thing-tile = percentage points more wins with: { $thing }
balance-seats-title = Seats
balance-even = No seat wins more than chance allows.
balance-uneven = The seats differ by more than chance allows.
balance-seats-note = Share of the games that each seat wins, with its 95% interval. The line is an equal share.
balance-seat-column = Seat
balance-share-column = Wins
balance-points-column = Points
balance-worth-title = What is it worth?
balance-worth-note = How much more often those win who held it than their seats do on average, in percentage points, with an interval. The ring shows those who had it in the first half of their game; the bar, how many held it. Who leads can afford more: this shows what goes with winning, not always what causes it. The intervals allow for how many things are compared: on 95 of a hundred pages all of them hold; what is coloured differs by more than chance allows.
balance-few = So few games say little: play some hundreds at least (--games).
balance-thing-column = held by
balance-gain-column = Gain
balance-more = and { $number } that only few held: { $names }
balance-row = { $name }: held by { $held } of the seats, on average { $most } at a time; gain { $gain } percentage points, interval { $low } to { $high }
balance-length-title = How long
balance-length-note = Rounds of a game, and how many games had so many.
balance-close-title = How close
balance-close-note = Points between the first and the second.
balance-scores-title = Scores
balance-scores-note = Points at the end, for winners and for all the others, each as shares of their own number.
balance-winners = winners
balance-others = the others
balance-stopped = { $games ->
    [one] One game was
   *[other] { $games } games were
  } stopped after round { $rounds } and counted as they stood.
balance-foot = Made with { $command } by Gondwana { $version }; version { $game_version } of the game’s rules.
balance-timed = The bot thinks by the clock; made again, the figures may differ a little.

## Tune
help-tune = Fit the weights of a game's judgement by self-play of greedy bots (CMA-ES), and write them as a data file. What was played is kept; the same command goes on where it was stopped.
help-generations = How many generations, those among them that were played before.
help-tune-games = How many games each proposal of a generation plays.
help-tune-check = How many games tell at the end how good the weights are.
help-tune-seed = What proposals and dice come from: the same seed tunes alike.
help-state = Where the tuning is kept (.json); without it, in your data folder.
help-tune-out = Where to write the weights (.toml); without it, weights-GAME.toml here.
example-tune = better weights for what greedy and searching bots think of a position
tune-tuning = Tuning
tune-found = After { $generations ->
    [one] one generation
   *[other] { $generations } generations
}: a bot with these weights wins { $share } ({ $low } – { $high }) of { $games } games against bots with the old ones; { $fair } would be equal.
tune-interrupted = Interrupted. The tuning is kept in { $file }; the same command goes on from there.
tune-kept = The tuning is kept in: { $file }
