## Nápověda
help-tournament = Nechá boty hrát na všech místech se stejnými semínky: hodnocení, podíly výher a kdo skončí před kým. Dohrané hry zůstávají; stejný příkaz pokračuje tam, kde byl přerušen.
help-bots = Boti; každý sedí na každém místě stejně často.
help-tournament-seats = Kolik míst má stůl; bez toho tolik, kolik je botů, pokud to hra dovolí.
help-tournament-games = Přibližně kolik her; zaokrouhlí se nahoru, aby se každé semínko hrálo ve všech rozesazeních.
help-results = Kde se uchovají dohrané hry (.jsonl); bez toho ve tvé složce dat.
help-anew = Zahodí uchované hry a začne znovu.
help-on = Kde hrát: ray na tomto počítači, nebo adresa clusteru, například ray://host:10001; bez toho na vláknech zde. Výsledky na tom nezávisejí.
help-tournament-plot = Nakreslí hodnocení, výhry a křížovou tabulku jako .png nebo .svg.
example-tournament = zjistit, který ze dvou botů je lepší, když se štěstí rozdělí spravedlivě
example-tournament-kept = uchovat hry v souboru, zapsat tabulky a obrázek
example-tournament-ray = totéž na clusteru Ray

## Turnaj
column-rating = Hodnocení
column-fair = Rovný podíl
column-finish = Pořadí
column-think = ms
tournament-title = { $game }, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $seeds ->
    [one] { $seeds } semínko
    [few] { $seeds } semínka
   *[other] { $seeds } semínek
}, počet rozesazení: { $seatings }, semínko { $seed }
tournament-playing = Hraje se
tournament-cross = Skončí před …
tournament-found = Z { $games } her už bylo hotovo { $done }: { $file }
tournament-kept = Hry jsou uchovány zde: { $file }
tournament-interrupted = Přerušeno. Z { $games } her je uchováno { $done } v { $file }; stejný příkaz odtud pokračuje.
tournament-shared = Sdílené první místo se počítá jako část výhry, sdílené pořadí jako napůl vpředu.
tournament-stopped = { $games ->
    [one] { NUMBER($games) } hra byla zastavena
    [few] { NUMBER($games) } hry byly zastaveny
   *[other] { NUMBER($games) } her bylo zastaveno
  } po kole { NUMBER($rounds) } a počítá se podle tehdejšího stavu.
tournament-timed = Boti, kteří přemýšlejí podle hodin, se nerozhodují vždy stejně: znovu to může dopadnout trochu jinak.
tournament-rating = Hodnocení: OpenSkill (Plackett–Luce); všichni začínají na 25.

## Obrázek
plot-rating = Hodnocení
plot-rating-axis = μ podle OpenSkill, s intervalem 95 %
plot-cross = Jak často řádek skončí před sloupcem
plot-tournament = { $game }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}
