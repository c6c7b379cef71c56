### Co může být špatně na tom, co jsme dostali: každé jednou větou. Česky.

## Matches
problem-no-seat = Místo { $seat } tu není; tato hra má místa 1 až { $seats }.
problem-outcome = „{ $outcome }“ teď nemůže být výsledkem události { $chance }.
problem-outcome-words = „{ $words }“ tu není možný výsledek; možné jsou: { $known }.
problem-undo = Vrátit se lze jen na místo mezi začátkem a řádkem { $lines }.
problem-revoke = Místo { $seat } nemá co vzít zpět: nehrálo naposled, nebo už se rozhodlo.
problem-words = „{ $words }“ není tah této hry; znak ? ukáže, co můžeš napsat.

## Games and tables
problem-unknown-game = Hra „{ $game }“ tu není; nainstalované jsou: { $known }.
problem-seats = Počet míst { $seats } se pro hru { $game } nehodí; může být { $low } až { $high }.
problem-unknown-option = Hra { $game } nemá volbu „{ $option }“; její volby jsou: { $known }.
problem-option-value = Volba { $option } nemůže být „{ $value }“; může být: { $known }.
problem-no-maps = Hra { $game } nemá mapy, takže vynech --maps.
problem-no-custom-events = Hra { $game } nemá karty k vyplnění, takže vynech --events.

## Records
problem-record-at = { $file }, řádek { NUMBER($line, useGrouping: 0) }:
problem-record-tag = Takovou značku tu záznam mít nemůže; značka vypadá jako [Seats "4"] a stojí v něm jednou.
problem-record-missing = { $file } není záznam hry: chybí v něm značka [{ $tag } "…"], kterou potřebuje každý záznam.
problem-record-version = { $file } se hrálo podle verze { $found } pravidel; tento program hraje verzi { $ours }.
problem-record-seats = { $file } udává „{ $found }“ jako počet míst; musí to být celé číslo.
problem-record-file = { $file } se hrálo s jinými soubory herního materiálu, mezi nimi { $name }; zadej znovu stejný soubor { $name }, nebo žádný, pokud žádný neměl.
problem-record-player = { $file } jmenuje hráče pro místo { $mark }, ale místa u tohoto stolu jsou { $known }.
problem-record-dice = { $file } udává, že kostky jsou „{ $found }“; musí být seeded nebo hand.
problem-record-seed = { $file } prozrazuje jiné semínko, než slíbil: semínko a značka Commitment k sobě nepatří.
problem-record-hash = Kolo a otisk stavu nejsou ty, ke kterým vedou předchozí řádky, takže některý řádek byl změněn nebo chybí.
problem-record-chance = Na toto se tu hra náhody neptá.
problem-record-no-chance = Tady hra čeká na náhodu, tedy na řádek s *, a ne na hráče.
problem-record-drawn = Toto semínko záznamu tady netáhne.
problem-record-line = Tento řádek se nedá přečíst; řádek začíná písmenem hráče, znakem * pro náhodu, = pro kolo nebo ; pro poznámku.

## Files
problem-file-missing = Soubor { $file } neexistuje.
problem-file-folder = { $file } je složka; zadej soubor.
problem-file-unreadable = { $file } se nedá přečíst; zadej soubor, který existuje a který smíš otevřít.
problem-file-not-text = { $file } není textový soubor v UTF-8.
problem-toml = { $file }, řádek { NUMBER($line, useGrouping: 0) }, sloupec { NUMBER($column, useGrouping: 0) }: to, co tu stojí, není platný TOML.
problem-toml-too-much = { $file } obsahuje na soubor s herním materiálem příliš dlouhé číslo nebo příliš hluboko vnořené seznamy.
problem-toml-stranger = { $file } není soubor s herním materiálem žádné nainstalované hry: nahoře nemá žádný z jejich klíčů.
problem-figure = { $file }: klíč { $key } je { $found }; správně by bylo: { $right }.
problem-figure-missing = { $file }: chybí klíč { $key }; má to být { $right }.
problem-output-suffix = { $file } má špatnou příponu; tady musí být { $right }.
problem-output-folder = { $file } nelze zapsat, protože složka { $folder } neexistuje.
problem-output-exists = { $file } už existuje; zvol jiné jméno, nebo jej přepiš pomocí --force.
problem-output-unwritable = { $file } nelze zapsat; zvol místo, kam smíš psát.
problem-output-full = Disk je plný, proto nelze zapsat { $file }; uvolni místo a zadej stejný příkaz znovu.
problem-output-twice = { $file } je zadán pro dva výstupy; dej každému vlastní soubor.

## What would be right in a component file, in the place of $right above
right-format = { $format }
right-whole = celé číslo
right-whole-between = celé číslo od { NUMBER($low, useGrouping: 0) } do { NUMBER($high, useGrouping: 0) }
right-text = text
right-one-of = jedno z těchto slov: { $known }
right-flag = true nebo false
right-texts = seznam textů
right-each-of = seznam, kde každá položka je jedno z těchto slov: { $known }
right-list = seznam
right-table = tabulka
right-tables = seznam tabulek

## Bots and simulations
problem-unknown-bot = Nikdo jménem „{ $bot }“ si ke stolu sednout nemůže; může: { $known }.
problem-bots = Počet botů je { $bots } a počet míst { $seats }; zadej jednoho na každé místo.
problem-games = Simulace potřebuje aspoň 1 hru, ne { $games }.
problem-jobs = Počet vláken nemůže být { $jobs }; zadej 0 pro jedno na jádro, nebo větší číslo.
problem-most-rounds = Hru nelze zastavit po { $rounds } kolech; 0 znamená bez omezení, jinak je třeba větší číslo.

## The command line
problem-language = Jazyk „{ $language }“ tu není; jsou tu: { $known }.
problem-whole-number = { $option } nemůže být „{ $value }“; zadej celé číslo od { $low } do { $high }.
problem-seed = „{ $value }“ nemůže být semínko; zadej 1 až { $length } písmen, číslic nebo jiných znaků na jednom řádku, bez uvozovek.
problem-option-form = --option { $value } se nedá přečíst; napiš --option jméno=hodnota, jména a hodnoty ukáže „gondwana games“.
problem-option-twice = Volba { $option } je zadána dvakrát; zadej ji jednou.
problem-unknown-clause = Hra { $game } nemá článek „{ $clause }“; blízko jsou: { $near }.
problem-usage = V tomto příkazu je slovo navíc nebo takové, které se nehodí; „{ $command } --help“ ukáže, co bere.
problem-usage-command = Takový příkaz tu není; jsou tu: { $known }.
problem-usage-missing = „{ $command }“ potřebuje ještě { $name }; „{ $command } --help“ ukáže jak.
problem-usage-option = „{ $command }“ nemá přepínač { $option }; možná myslíš: { $known }.
problem-usage-no-value = Přepínač { $option } hodnotu nemá; vynech, co stojí za rovnítkem.
problem-usage-value = Přepínač { $option } potřebuje za sebou hodnotu.
problem-dice = Kostky jsou „seeded“ (hází program) nebo „hand“ (zadáváš ty), ne „{ $dice }“.
problem-record-no-hash = Tady začíná kolo nebo končí hra a chybí řádek s jeho číslem a otiskem.
problem-record-name = { $file }: jméno hráče má nejvýše { $most } viditelných znaků.

## Aréna
problem-tournament-small = Turnaj potřebuje aspoň dva boty a dvě místa u stolu.
problem-tournament-one-bot = Všichni boti jsou „{ $bot }“; turnaj potřebuje dva různé.
problem-tournament-many = Počet rozesazení je větší než { $most } (botů: { $bots }, míst: { $seats }); zadej méně botů.
problem-place = „{ $place }“ není místo, kde se dá hrát; zadej ray, nebo adresu clusteru, například ray://host:10001.
problem-no-ray = Ray není nainstalován; nainstaluj ho pomocí „{ $command }“.
problem-cluster-unreachable = Cluster Ray { $address } není dostupný; podívej se, zda běží a zda je adresa správná.
problem-cluster-code = Na clusteru je jiná verze Gondwany nebo jejích knihoven; nainstaluj tam totéž, co je tady.
problem-results-foreign = { $file } není soubor s výsledky turnaje; zadej jiný pomocí --results.
problem-results-plan = { $file } obsahuje hry jiného turnaje ({ $what }: tam { $found }, tady { $wanted }); zadej jiný soubor pomocí --results, nebo je zahoď pomocí --anew.
problem-results-line = Řádek { NUMBER($line, useGrouping: 0) } souboru { $file } není dohraná hra tohoto turnaje; zadej jiný soubor pomocí --results, nebo zahoď všechny jeho hry pomocí --anew.
problem-results-busy = Do { $file } právě zapisuje jiný běh; počkej na jeho konec, nebo zadej jiný soubor pomocí --results.
problem-no-holdings = { $game } neprozrazuje, co kdo má, takže se o hodnotě toho nedá nic říct.
problem-one-bot = Zadej jednoho bota, který obsadí všechna místa, ne { $bots }.
problem-tune-game = Hodnocení pozic hry { $game } nemá váhy, které by šlo vyladit.
problem-tune-state = { $file } není stav tohoto ladění; zadej jiný soubor pomocí --state.
problem-weights = { $file } neobsahuje váhy hodnocení pozic žádné hry: musí tam být všechna jména z jejího weights.toml, každé se stejným počtem celých čísel.
problem-no-cma = K ladění je potřeba knihovna cma; nainstaluj ji pomocí „{ $command }“.

## V čem se mohou lišit plány dvou turnajů, na místě $what výše
plan-gondwana = verze Gondwany
plan-game = hra
plan-game_version = verze pravidel
plan-seats = místa
plan-options = volba { $name }
plan-files = soubor { $name }
plan-bots = boti
plan-seeds = počet semínek
plan-seed = semínko
plan-most_rounds = --most-rounds
plan-code = program
