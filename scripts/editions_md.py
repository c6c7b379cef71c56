"""Write docs/editions.md, the editions' rules side by side: scripts/editions_md.py [--check]."""

import sys
from pathlib import Path

from gondwana.kernel.comparison import TEXTS, Comparison, comparisons
from gondwana.kernel.game import find_game
from gondwana.kernel.texts import Texts

PAGE = Path(__file__).parents[1] / "docs" / "editions.md"


def editions_md() -> str:
    """The page anew, in English, from the games' own clauses."""
    return "\n\n".join(_compared(comparison) for comparison in comparisons()) + "\n"


def _compared(comparison: Comparison) -> str:
    texts = Texts("en", TEXTS)
    say = {id_: Texts("en", find_game(id_).texts) for id_ in comparison.games}
    names = " | ".join(say[id_]("game-name") for id_ in comparison.games)
    found = [
        f"# {texts(f'comparison-{comparison.id}')}",
        texts(f"comparison-{comparison.id}-note"),
        "This page is made from the rules' texts by `python scripts/editions_md.py`.",
    ]
    for topic in comparison.topics:
        cells = [
            "<br>".join(
                f"**{clause}** {say[id_]('rule-' + clause.replace('.', '-'))}"
                for clause in topic.clauses[id_]
            )
            for id_ in comparison.games
        ]
        cells = [cell.replace("|", "\\|") or texts("comparison-none") for cell in cells]
        lines = ("---|" * len(cells), f" {' | '.join(cells)} |")
        table = "\n".join(f"|{line}" for line in (f" {names} |", *lines))
        found += [f"## {texts(f'topic-{topic.id}')}", texts(f"topic-{topic.id}-note"), table]
    return "\n\n".join(found)


def main() -> int:
    new = editions_md()
    if "--check" in sys.argv:
        return int(not PAGE.exists() or PAGE.read_text(encoding="utf-8") != new)
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
