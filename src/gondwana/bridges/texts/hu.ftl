# Amit az áthidalások mondanak.
compiling = { $game }: a gépi kód most készül el ehhez a géphez; ez egyszer kell, nagyjából egy percig tart.
problem-extra = A(z) „{ $package }” nincs telepítve; így telepíthető: pip install "gondwana[{ $extra }]"
problem-rewards = „{ $rewards }” nevű jutalom nincs; ezek vannak: { $known }.
problem-rows = Egyszerre legalább 1 játszmát kell játszani, nem { $rows } darabot.
problem-no-learner = Minden helyen bot ül; legalább egyet hagyj a tanulónak.
problem-illegal = A szabálytalan lépés következménye nem lehet „{ $illegal }”; ezek vannak: { $known }.
problem-render-mode = „{ $mode }” nevű rajzolási mód nincs; ezek vannak: { $known }.
problem-count = A(z) { $name } legalább 1 legyen, ne { $count }.
problem-searching-bot = „{ $bot }” keres, egyszerre sok játszmában pedig csak olyan botok játszanak, amelyek nem keresnek: { $known }.
