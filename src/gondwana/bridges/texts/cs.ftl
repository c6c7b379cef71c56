# Co říkají mosty.
compiling = { $game } se překládá pro tento počítač; trvá to asi minutu a stačí jednou.
problem-extra = „{ $package }“ není nainstalováno; nainstalujete to příkazem: pip install "gondwana[{ $extra }]"
problem-rewards = Odměna „{ $rewards }“ neexistuje; na výběr jsou: { $known }.
problem-rows = Najednou se musí hrát alespoň 1 hra, ne { $rows }.
problem-no-learner = Na každém místě sedí bot; nechte alespoň jedno místo tomu, kdo se učí.
problem-illegal = Následkem nedovolené akce nemůže být „{ $illegal }“; na výběr jsou: { $known }.
problem-render-mode = Způsob kreslení „{ $mode }“ neexistuje; na výběr jsou: { $known }.
problem-count = { $name } musí být alespoň 1, ne { $count }.
problem-searching-bot = Bot „{ $bot }“ prohledává; mnoho her najednou hrají jen boti, kteří neprohledávají: { $known }.
