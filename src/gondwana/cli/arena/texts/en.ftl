## Help
help-tournament = Let bots meet in all seats on the same seeds: ratings, shares of wins, and who finishes before whom. Finished games are kept; the same command goes on where it was stopped.
help-bots = The bots; each gets every seat as often as any other.
help-tournament-seats = How many seats the table has; without it, as many as bots where the game allows.
help-tournament-games = About how many games; rounded up until every seed is played in all seatings.
help-results = Where finished games are kept and found again (.jsonl); without it, in your data folder.
help-anew = Throw away the games that were kept, and begin again.
help-on = Where to play: ray on this machine, or a cluster's address such as ray://host:10001; without it, threads here. The results do not depend on it.
help-tournament-plot = Draw ratings, wins and the cross table, as .png or .svg.
example-tournament = find out which of two bots is better, with the luck of seat and dice shared out
example-tournament-kept = keep the games in a file, write tables and a picture
example-tournament-ray = the same on a Ray cluster

## Tournament
column-rating = Rating
column-fair = Fair share
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
plot-cross = How often the row finishes before the column
plot-tournament = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $seats } seats
