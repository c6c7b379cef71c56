### The pages around the games. English.

language-name = English
guest-name = Guest

## Every page
nav = Language, look and account
skip-to-content = Go to the content
skip-to-ask = Go to what is asked
language-is = Language: { $language }
theme-auto = Light or dark as your system has it
theme-light = Light
theme-dark = Dark
account = Account
account-of = { $name }, your account
name = Name
close = Close
go = Go
back-to-start = To your tables

## Start
tagline = { $games ->
    [one] A game of evolution, every rule in its place.
   *[other] { $games } games of evolution, every rule in its place.
}
start-title = Gondwana: your tables and a new game
games = Games
game = Game
play-now = Play now
seats-from-to = { $low } to { $high }
against-bots = { $bots ->
    [one] with one bot
   *[other] with { $bots } bots
}
rules-read = Read the rules
turn-at = Your turn at { $table }
go-to-table = Go to the table
your-tables = Your tables
all-tables = All tables
running-tables = Going on
finished-tables = Finished
no-tables = No table yet. Press Play now, and you sit at one.
no-finished = No game finished yet.
open-tables = Open tables
open-note = sit down with people
no-open-tables = Nobody is waiting for company. Make a table with an open seat, and it stands here.
sit-down = Sit down
sit-down-at = Sit down at { $table }
new-table = New table
seat-number = Seat { $seat }
seat-name = Name at seat { $seat }
me = at this screen
whoever-comes = whoever comes
a-bot = bot, { $strength }
nobody = nobody
bots-who = Who are the bots?
bot-thinks = { $seconds ->
    [0] Moves at once.
   *[other] Thinks for up to { $seconds } s a move.
}
bot-rated = Rating { $rating } ± { $spread } with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
bots-rated = The ratings were measured in games between bots; 25 is average. After ± stands how far a rating may be off: where two overlap, either bot may be the stronger one.
options = Options
as-rulebook = as the rulebook says
dice = Dice and draws
dice-seeded = rolled and drawn by the program
dice-hand = rolled by us at the table
pace = Bots move
pace-slow = slowly
pace-usual = at ease
pace-fast = fast
pace-none = at once
hints = Hints
hints-usual = if nobody else is a person
hints-yes = for everybody
hints-no = none
own-files = Component files of your own
own-files-note = TOML files as the game has them, with other figures, cards or maps.
own-file = Own “{ $file }”
files-again = Choose your files again, please.
make-table = Make the table
about-running = { $game }, { $when }: { $names }
about-open = { $game }, { $taken } of { $seats }: { $names }
about-over = { $game }: { $points }
your-turn = your turn
thinking = { $name } is thinking
running = being played
waiting-short = waiting for people
you-won = you won
you-placed = place { $rank }
you-scored = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Bots
stones-random = Chalk, Gypsum, Talc, Marl, Loam, Soapstone
stones-greedy = Flint, Slate, Basalt, Quartz, Granite, Agate
stones-careless = { stones-random }
stones-hatchling = { stones-random }
stones-forager = { stones-greedy }
stones-hunter = Jasper, Garnet, Onyx, Beryl, Zircon, Tourmaline
stones-alpha = Ruby, Sapphire, Spinel, Emerald, Opal, Amber
stones-alpha-long = Diamond, Corundum, Moissanite, Adamant, Carbonado, Topaz

## Joining
invited-to = You are invited to { $table }
invited-about = { $game }, with { $names }
your-name = Your name
only-watch = Only watch

## At a table
table-of = { $table }, { $seats } at the table
at-the-table = At the table
seat-open = Open seat
skip = Skip
undo = Undo
undo-free = Take your last decision back
undo-ask = Ask the others to take your last decision back
hint = Hint
hint-title = What would you do?
hint-note = So thinks the bot “{ $bot }”, from what can be known at your seat.
hint-old = The table has moved on since; ask again.
worth-note = The figure is your prospect: 100% is a sure win; second place counts a little too.
worth-alone = The figure is your prospect: the higher, the better the final score.
share = { $share }%
replay = Replay
menu = Menu
keys = Keys
windows = When an event card could be played
windows-always = ask me always
windows-playable = only if I hold one that fits
windows-pass-round = pass for this round
mute = How to ask about single cards
mute-ask = ask me
mute-round = not this round
mute-never = never
mute-short = Not this round
mute-these = Play nothing, and do not ask me about this again in this round: { $cards }
reconnecting = The connection is lost; trying again.
connected = Connected again.
log-and-rules = Log, rules and hints
waiting-for-people = The game begins when every seat is taken.
invitation-for = Invitation to seat { $seat }
copy = Copy
copied = The invitation is copied.
new-invitation = New invitation link
invitation-once = The link that was given out still works, but it cannot be shown again. A new one makes it void.
undo-wanted = { $name } would like to take a decision back.
undo-asked = You have asked to take your decision back; the others must agree.
undo-declined = { $name } declines.
agree = Agree
decline = Decline
hand-over = { $name }, it is your turn. Are you alone with the screen?
show-hand = Show it to me
hold-to-peek = Hold to peek
hide-hand = Cover it
hand-shown = For the eyes of { $name } alone.
outcome = Outcome
choose-outcome = choose …
enter-outcome = Enter
watching = You are watching.
rematch = Play again
record = Record
dice-check = Were the dice fair?
dice-proof = The seed was { $seed }. Its SHA-256, shown since the start, is { $commitment }.
nothing-here = There is nothing to do here now.
not-your-turn = It is the turn of { $name }.

## Replay
replay-at = { $at } of { $of }
step-back = One step back
step-on = One step on
to-the-present = To the present

## Review
review = Review
review-of = Review: { $table }
review-whose = Whose decisions
review-prospects = Your prospects, decision by decision
review-from-to = From { $start } at your first decision to { $end } at the end.
review-choices = given away by your choices
review-luck = dice and draws
review-others = the others, and what nobody foresaw
review-note = The bot “{ $bot }” looked at all your decisions again, knowing what you knew then. Press a point to see what it thought there.
review-units = All figures are per cent of this prospect.
review-dot = { $when }, decision { $number }: at best { $best }, as chosen { $chosen }
review-dearest = What cost you most
review-failed = This game cannot be reviewed; the server’s log says why.
review-nothing = In this game you had nothing to choose between.
review-going = { $done } of { $total } decisions have been looked at; this page goes on by itself.
review-waits = The bot makes itself ready for this game; the first time this can take some minutes. This page goes on by itself.
review-queues = { $ahead ->
    [0] The bot begins as soon as it has time.
    [one] One other review comes first.
   *[other] { $ahead } other reviews come first.
} This page goes on by itself.
review-ready = The review is ready.
review-progress = How far the review has come
your-choice = your choice
better-than = Better: { $better }. You chose: { $chosen }.
decision-before = Decision before
decision-after = Next decision
see-table-then = The table as it was
to-the-table = To the table
to-the-review = To the review

## Keys
key-arrows = to what lies next: space, bid or card
key-enter = choose, and confirm
key-escape = let go
key-u = undo
key-p = pass
key-s = let the bots hurry
key-i = to the island
key-a = to the auction
key-h = to the hand
key-l = a hint
key-r = the rules
key-help = these keys

## Rules
rules-of = Rules: { $game }
sections = Sections

## Account
name-note = It stands at the tables that you sit down at from now on.
keep-name = Keep it
signed-in = You are signed in as { $login }
sign-out = Sign out
key-title = A key for programs
key-note = A program of yours can sit at tables with it.
key-make = Make a key
key-new = Your new key
key-once = It is shown this once; keep it like a password.
key-since = Key of { $day } UTC
key-drop = Make it void
register-title = Come back from another device
register-note = With a login and a password your tables are yours everywhere. Nothing else is asked.
login-name = Login
password = Password
register = Make an account
sign-in-title = You have an account
sign-in = Sign in

## What can be wrong
web-no-drawing = { $game } cannot be played in the browser yet.
web-too-long = That is more than { $most } kB; send less.
web-origin = This did not come from a page of this server; open the page here and try again.
web-too-many = That was too much at once; wait a moment and try again.
web-form = The form cannot be read; reload the page and try again.
web-json = The body must be a JSON object.
web-field-text = “{ $field }” must be there, as text.
web-field-number = “{ $field }” must be there, as a whole number from 0 on.
web-field-flag = “{ $field }” must be yes or no.
web-no-line = The game has no such position; they run from 0 to { $most }.
web-record-early = The record tells what was hidden, so it is there when the game is over.
web-pace = The pace is one of these: { $known }.
web-words-long = A move has at most { $most } characters.
web-no-person = At least one seat must be for a person.
web-seat-kind = A seat is for a person, a bot that we know, or open.
web-seats = “seats” must be a list with an object for each seat.
web-options = “options” must be an object of texts.
web-files = “files” must be an object of texts, by the names of the game's component files.
web-file-text = The component file “{ $file }” must be text in UTF-8.
web-seed = A seed has 1 to { $most } visible characters.
web-no-clause = The rules have no such clause.
web-choice = One of these, please: { $known }.
web-account-first = A key belongs to an account; make one first.
web-key = Show a key: Authorization: Bearer KEY.
web-not-found = There is nothing at this address.
web-method = This address is not used that way.
web-wrong = The request cannot be understood.
web-failure = Something went wrong on our side. Nothing that was acknowledged is lost; try again.
