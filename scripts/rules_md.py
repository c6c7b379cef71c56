"""Write a game's rules.md from its English clauses: python scripts/rules_md.py GAME [--check]."""

import re
import sys
from pathlib import Path

from gondwana.kernel import Game, find_game
from gondwana.kernel.texts import Texts


def rules_md(game: Game, old: str) -> str:
    """The file anew: headings and notes as they stand, every clause's sentence from `en.ftl`."""
    texts = Texts("en", game.texts)

    def sentence(match: re.Match[str]) -> str:
        return f"- **{match[1]}** {texts('rule-' + match[1].replace('.', '-'))}"

    return re.sub(r"^- \*\*(\S+)\*\* .*$", sentence, old, flags=re.MULTILINE)


def main() -> int:
    game = find_game(sys.argv[1])
    path: Path = game.folder / "rules.md"
    old = path.read_text(encoding="utf-8")
    new = rules_md(game, old)
    if "--check" in sys.argv:
        return int(new != old)
    path.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
