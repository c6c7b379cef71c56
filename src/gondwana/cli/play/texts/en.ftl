### The game at the terminal, whatever is played. English.

## Beginning and going on
welcome = Type words or, where the choices are numbered, a number; ? helps.
seed-promised = The dice are sealed: SHA-256 of the seed is { $commitment }
dice-by-hand = You roll and draw at the table; this screen asks what came.
recorded = Recorded in { $file }
resume-at = The game goes on in round { $round }.
resume-untold = The record does not tell its seed, so from here on you roll and draw at the table.

## Asking
hand-over = Hand the device to { $name }, who presses Enter:
which = Which one: { $words }
rest-dropped = Something else has happened in between or did not fit, so this is left undone: { $words }
look-for-bot = This one is for { $name } alone: let somebody enter it who is not playing, or look away from it afterwards.
help-typing = Choose by words or, where the choices are numbered, by number. Several decisions in one line are separated by commas.
why-allowed = That is allowed now.
why-not-yet = There is nothing to decide yet; first enter what came.
share = { $share }%
hint-note = A search thinks so, from what you know: the higher the figure, the better your prospects.
rules-which = Type rules and a clause: { $known }
undo-not-free = Others have moved or chance has spoken since your last decision. { $word } takes it back all the same; the record will say so.
undone = Taken back: { $words }
saved = Saved in { $file }
word-anyway = anyway

## Commands
command-help = help
command-why = why
command-rules = rules
command-odds = odds
command-hint = hint
command-map = map
command-show = show
command-hand = hand
command-log = log
command-undo = undo
command-save = save
command-quit = quit
command-ask = ask
command-skip = skip
command-never = never
help-help = this help
help-why = why something is not allowed: why { $action }
help-rules = a clause of the rules: rules { $clause }
help-hint = what a search finds best for you
help-map = the map
help-show = the whole table
help-hand = what you hold
help-log = all that has happened
help-undo = take your last decision back
help-save = save the game in a file: save game.txt
help-quit = leave, also q; the game is kept
help-ask = ask me about a card again: ask card; alone, about all as usual
help-skip = do not ask me about a card in this round: skip card; alone, about none
help-never = do not ask me about a card until I say so: never card

## Windows for cards
window-could = You could play now: { $cards }
window-anybody = { $seats }: { $count ->
    [one] to play a card, type your letter; Enter if not, { $word } if not in this round:
   *[other] who plays a card types a name or a letter; Enter if nobody does, { $word } if nobody does in this round:
}
window-asks = You are asked wherever you can play a card.
window-passes = You play nothing in this round; { $word } changes that.
window-mute-round = Not asked about in this round: { $cards }.
window-mute-never = Never asked about: { $cards }.

## The end
end-winner = { $names } wins.
end-draw = A draw: { $names }.
end-alone = The game is over.
end-stopped = Nobody plays but bots: stopped after round { NUMBER($rounds) }, though the game is not over.
seed-told = The seed was { $seed }, and its SHA-256 is { $commitment }
record-done = The record is in { $file }
end-keep = To keep the record, type a file name; Enter leaves:
left = The game is kept in { $file } and goes on with

## What can be wrong
problem-no-terminal = { $game } cannot be played at the terminal.
problem-dice = “{ $value }” is no kind of dice; known are { $known }.
problem-seed-mine = With --dice mine you roll and draw yourself, so a seed has no meaning there; leave out --seed.
problem-sitter = Nobody called “{ $sitter }” can sit down: write you, you:Name, or a bot ({ $bots }), separated by commas.
problem-name = “{ $name }” cannot be a name: use 1 to { $length } letters, no quotation mark, and no bot's name.
problem-name-twice = Two people are called { $name }; give each a name of their own.
problem-resume-game = { $file } is a record of { $found }, not of { $asked }.
problem-resume-seats = { $file } does not say who plays, so name { $seats } seats with --seats.
problem-resume-fixed = { $file } was not begun with { $option } { $value }, and a game goes on as it was begun; leave out { $option }.
problem-resume-sealed = { $file } does not tell its seed, so it stays as it is; to go on with dice of your own, name a new file with --record.
problem-save-where = Say where: save game.txt
problem-save-exists = { $file } exists already and is not written over; choose another name.
problem-save-is-folder = { $file } is a folder; name a file in it.
problem-save-folder = The folder { $folder } is not there or cannot be made; choose another.
problem-save-failed = { $file } cannot be written; choose another place.
problem-number = There is no choice { $number }; { $most ->
    [one] there is only 1
   *[other] they run from 1 to { $most }
}.
problem-no-numbers = “{ $number }” alone is no choice here; type two numbers or words, as shown.
problem-why = Say what you would like to do: why { $action }
problem-clause = There is no clause “{ $clause }”; { $word } alone lists them all.
problem-undo-nothing = You have decided nothing yet that could be taken back.
compiling-bots = A bot here thinks with machine code, which is made when it is first needed: its first move takes a minute or two, once per machine.
compiling-hint = The hint is thought out with machine code, which is made now: this takes a minute or two, once per machine.
problem-card = There is no one card “{ $card }”; write its name, or enough of it.
problem-card-openly = Where several share the screen, you are all asked at once; what you wish for a single card would tell that you hold it. { $word } alone passes for this round.
problem-never-what = Say about which card: { $word } card
problem-all-look = All of you look at the screen now, so this must wait until one of you sits alone at it.
problem-window-who = Type one of these names or their letters, or just Enter: { $known }.
