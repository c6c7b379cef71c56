# What bridges say.
compiling = { $game } is being compiled for this machine; that takes about a minute, once.
problem-extra = “{ $package }” is not installed; install it with: pip install "gondwana[{ $extra }]"
problem-rewards = “{ $rewards }” is no kind of reward; there are: { $known }.
problem-rows = At least 1 game must be played at a time, not { $rows }.
problem-no-learner = Every seat has a bot; leave one at least to a learner.
problem-illegal = What an illegal action does cannot be “{ $illegal }”; there are: { $known }.
problem-render-mode = “{ $mode }” is no way to draw a game; there are: { $known }.
problem-count = { $name } must be 1 at least, not { $count }.
problem-searching-bot = “{ $bot }” searches, and many games at once are played by bots that do not: { $known }.
