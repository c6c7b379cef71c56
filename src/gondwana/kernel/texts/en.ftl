### What can be wrong with what somebody gave us: one sentence each. English.

## Matches
problem-no-seat = There is no seat { $seat }; this match has the seats 1 to { $seats }.
problem-outcome = “{ $outcome }” is not a result that { $chance } can have now.
problem-outcome-words = “{ $words }” is not a possible result here; possible are: { $known }.
problem-undo = You can only go back to a point between the start and line { $lines }.
problem-revoke = Seat { $seat } has nothing to take back: it was not the last to act, or its decision is made.
problem-words = “{ $words }” is no action of this game; type ? to see what you can write.

## Games and tables
problem-unknown-game = There is no game “{ $game }”; installed are: { $known }.
problem-seats = { $game } is not played with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}; it takes { $low } to { $high }.
problem-unknown-option = { $game } has no option “{ $option }”; its options are: { $known }.
problem-option-value = The option { $option } cannot be “{ $value }”; it can be: { $known }.
problem-no-maps = { $game } has no maps, so leave out --maps.
problem-no-custom-events = { $game } has no cards to fill in, so leave out --events.

## Records
problem-record-at = { $file }, line { NUMBER($line, useGrouping: 0) }:
problem-record-tag = This is no tag that a record can have here; a tag looks like [Seats "4"] and stands once.
problem-record-missing = { $file } is not a game record: it has no tag [{ $tag } "…"], which every record needs.
problem-record-version = { $file } was played with version { $found } of the game's rules; this program plays version { $ours }.
problem-record-seats = { $file } gives “{ $found }” as the number of seats; it must be a whole number.
problem-record-file = { $file } was played with other component files, { $name } among them; give the same { $name } file again, or none if it had none.
problem-record-player = { $file } names a player for seat { $mark }, but the seats of this table are { $known }.
problem-record-dice = { $file } says that its dice are “{ $found }”; it must be seeded or hand.
problem-record-seed = { $file } tells a seed that is not the one it promised: the seed and the tag Commitment do not match.
problem-record-hash = The round and the fingerprint of the state are not those that the lines before lead to, so a line was changed or is missing.
problem-record-chance = The game does not ask chance for this here.
problem-record-no-chance = Here the game waits for chance, a line with *, and not for a player.
problem-record-drawn = This is not what the record's seed draws here.
problem-record-line = This line cannot be read; a line starts with a player's letter, with * for chance, = for a round or ; for a comment.

## Files
problem-file-missing = There is no file { $file }.
problem-file-folder = { $file } is a folder; give a file.
problem-file-unreadable = { $file } cannot be read; give a file that exists and that you may open.
problem-file-not-text = { $file } is not a text file in UTF-8.
problem-toml = { $file }, line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: what stands here is not valid TOML.
problem-toml-too-much = { $file } holds a number that is too long, or lists that lie too deep in each other, for a component file.
problem-toml-stranger = { $file } is not a component file of an installed game: it has none of their keys at the top.
problem-figure = { $file }: the key { $key } is { $found }; right would be { $right }.
problem-figure-missing = { $file }: the key { $key } is missing; it should be { $right }.
problem-output-suffix = { $file } has the wrong ending; here it must be { $right }.
problem-output-folder = { $file } cannot be written, because there is no folder { $folder }.
problem-output-exists = { $file } exists already; choose another name, or write over it with --force.
problem-output-unwritable = { $file } cannot be written; choose a place where you may write.
problem-output-full = The disk is full, so { $file } could not be written; make room, then give the same command again.
problem-output-twice = { $file } is named for two outputs; give each a file of its own.

## What would be right in a component file, in the place of $right above
right-format = { $format }
right-whole = a whole number
right-whole-between = a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
right-text = a text
right-one-of = one of these: { $known }
right-flag = true or false
right-texts = a list of texts
right-each-of = a list in which each is one of these: { $known }
right-list = a list
right-table = a table
right-tables = a list of tables

## Bots and simulations
problem-unknown-bot = There is no “{ $bot }” to take a seat; there are: { $known }.
problem-bots = { $bots ->
    [one] One bot is given
   *[other] { $bots } bots are given
} for { $seats } seats; give one for each seat.
problem-games = A simulation needs at least 1 game, not { $games }.
problem-jobs = The number of threads cannot be { $jobs }; give 0 for one per core, or a larger number.
problem-most-rounds = A game cannot be stopped after { $rounds } rounds; give 0 for no limit, or a larger number.

## The command line
problem-language = There is no language “{ $language }” here; there are: { $known }.
problem-whole-number = { $option } cannot be “{ $value }”; give a whole number from { $low } to { $high }.
problem-seed = “{ $value }” cannot be a seed; give 1 to { $length } letters, digits or other characters on one line, without double quotation marks.
problem-option-form = --option { $value } cannot be read; write it as --option name=value, and see “gondwana games” for names and values.
problem-option-twice = The option { $option } is given twice; give it once.
problem-unknown-clause = { $game } has no clause “{ $clause }”; near it are: { $near }.
problem-usage = This command has a word too many or one that does not fit; “{ $command } --help” shows what it takes.
problem-usage-command = There is no such command; there are: { $known }.
problem-usage-missing = “{ $command }” also needs { $name }; “{ $command } --help” shows how.
problem-usage-option = “{ $command }” has no option { $option }; perhaps you mean: { $known }.
problem-usage-no-value = The option { $option } takes no value; leave out what follows the equals sign.
problem-usage-value = The option { $option } needs a value behind it.
problem-dice = Dice are “seeded” (drawn by the program) or “hand” (entered by you), not “{ $dice }”.
problem-record-no-hash = A round begins here, or the game ends, and the line with its number and hash is missing.
problem-record-name = { $file }: a player's name is up to { $most } visible characters.

## Arena
problem-tournament-small = A tournament needs two bots and two seats at the table, or more of both.
problem-tournament-one-bot = All the bots are “{ $bot }”; a tournament needs two different ones.
problem-tournament-many = { $bots } bots at { $seats } seats have more than { $most } seatings; name fewer bots.
problem-place = “{ $place }” is no place to play on; give ray, or a cluster's address such as ray://host:10001.
problem-no-ray = Ray is not installed; install it with “{ $command }”.
problem-cluster-unreachable = The Ray cluster { $address } cannot be reached; see whether it runs and the address is right.
problem-cluster-code = The cluster has another version of Gondwana or of its libraries; install there what is installed here.
problem-results-foreign = { $file } is no file of tournament results; name another one with --results.
problem-results-plan = { $file } holds the games of another tournament ({ $what }: { $found } there, { $wanted } here); name another file with --results, or throw them away with --anew.
problem-results-line = Line { NUMBER($line, useGrouping: 0) } of { $file } is no finished game of this tournament; name another file with --results, or throw all its games away with --anew.
problem-results-busy = { $file } is in use by another run; wait until that ends, or name another file with --results.
problem-no-holdings = { $game } does not tell what its seats hold, so nothing can be said about what that is worth.
problem-one-bot = Give one bot that takes all seats, not { $bots }.
problem-tune-game = The judgement of { $game } has no weights that could be fitted.
problem-tune-state = { $file } is not the state of this tuning; name another file with --state.
problem-weights = { $file } holds the weights of no game's judgement: all names of the game's weights.toml must be there, with as many whole numbers each.
problem-no-cma = Tuning needs the library cma; install it with “{ $command }”.

## What may differ between the plans of two tournaments, in the place of $what above
plan-gondwana = version of Gondwana
plan-game = game
plan-game_version = version of the rules
plan-seats = seats
plan-options = option { $name }
plan-files = file of { $name }
plan-bots = bots
plan-seeds = number of seeds
plan-seed = seed
plan-most_rounds = --most-rounds
plan-code = program
