"""Help pages in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from .session import Session, program

# The first words name the command, on whose page its examples stand too.
EXAMPLES = (
    ("serve", "example-serve"),
    ("play", "example-play"),
    ("simulate evo-2011 --games 10000 --plot scores.png", "example-simulate"),
    ("tournament evo-2011 --bots greedy,random --seats 4", "example-tournament"),
    ("balance evo-2011", "example-balance"),
    ("tune evo-2011 --generations 30 --games 400", "example-tune"),
    ("rules evo-2011 E2.4.6", "example-rules"),
    ("replay game.txt", "example-replay"),
)
MORE_EXAMPLES = (
    (
        "tournament evo-2011 --bots greedy,random --results duel.jsonl --json duel.json"
        " --plot duel.png",
        "example-tournament-kept",
    ),
    (
        "tournament evo-2011 --bots greedy,random --on ray://10.0.0.7:10001",
        "example-tournament-ray",
    ),
)


def classes(session: Session) -> tuple[type[TyperGroup], type[TyperCommand]]:
    """The classes of the group and of its commands, whose help is printed in the language."""

    class Group(TyperGroup):
        def format_help(self, ctx: Any, formatter: Any) -> None:
            _print(session, self, ctx)
            _print_examples(session, EXAMPLES)

    class Command(TyperCommand):
        def format_help(self, ctx: Any, formatter: Any) -> None:
            _print(session, self, ctx)
            every = (*EXAMPLES, *MORE_EXAMPLES)
            _print_examples(session, [pair for pair in every if pair[0].split()[0] == self.name])

    return Group, Command


def _print(session: Session, command: Any, context: Any) -> None:
    """The page: usage, what the command does, arguments, options, commands."""
    say = session.say
    arguments = [p for p in command.params if p.param_type_name == "argument"]
    options = [p for p in command.get_params(context) if p.param_type_name == "option"]
    commands = getattr(command, "commands", {})
    usage = Text(f"{say('help-usage')} {context.command_path}", "bold")
    for argument in arguments:
        name = argument.metavar
        usage.append(f" {name}" if argument.required else f" [{name}]")
    usage.append(f" [{say('help-options-word')}]")
    if commands:
        usage.append(f" {say('help-command-word')} …")
    session.console.print(usage)
    session.console.print()
    session.console.print(command.help)
    _rows(session, say("help-commands"), [(c.name, c.help, None) for c in commands.values()])
    _rows(session, say("help-arguments"), [(a.metavar, a.help, _usual(a)) for a in arguments])
    _rows(session, say("help-options"), [_option(session, option) for option in options])


def _print_examples(session: Session, examples: Sequence[tuple[str, str]]) -> None:
    """What one can do here, as commands that may be copied."""
    if not examples:
        return
    session.console.print()
    session.console.print(session.say("help-examples"), style="italic")
    for example, key in examples:
        session.console.print(Text.assemble("  ", (f"{program()} {example}", "bold")))
        session.console.print(Padding(session.say(key), (0, 0, 0, 6)))


def _option(session: Session, option: Any) -> tuple[str, str, str | None]:
    names = ", ".join(option.opts)
    if option.name == "help":
        return names, session.say("help-help"), None
    value = f" {option.metavar}" if option.metavar else ""
    return names + value, option.help, _usual(option)


def _usual(parameter: Any) -> str | None:
    """The default, where there is one that says something."""
    if isinstance(parameter.show_default, str):
        return parameter.show_default
    return parameter.default if isinstance(parameter.default, str) else None


def _rows(session: Session, title: str, rows: list[tuple[str, str, str | None]]) -> None:
    if not rows:
        return
    session.console.print()
    session.console.print(title, style="italic")
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    for name, help_, usual in rows:
        text = Text(help_)
        if usual:
            text.append(" " + session.say("help-default", value=usual), "dim")
        grid.add_row(f"  {name}", text)
    session.console.print(grid)
