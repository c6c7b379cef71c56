"""The command line: `main` reads the language, builds the commands in it, and runs one."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from ..kernel.errors import Problem
from ..kernel.texts import LANGUAGES, locale_language
from .session import OutputFailed, Session, program

WRONG_INPUT = 2
INTERRUPTED = 130
LANGUAGE = "--lang"


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit: 0 when all went well, 2 for input that the user can mend."""
    sys.exit(run(list(sys.argv[1:] if arguments is None else arguments)))


def run(arguments: list[str]) -> int:
    """Run one call of the command line; its exit status."""
    session = Session(locale_language())
    try:
        session = Session(_language(arguments, session.language))
        return _command(session, arguments)
    except Problem as problem:
        session.complain(problem)
        return WRONG_INPUT
    except OutputFailed:
        session.warn(session.say("problem-output-standard"))
        return WRONG_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED


def _command(session: Session, arguments: list[str]) -> int:
    from .commands import build

    try:
        status = build(session)(arguments, prog_name=program(), standalone_mode=False)
        return status if isinstance(status, int) else 0
    except Exception as error:
        if type(error).__name__ == "Abort":  # Typer's word for an interrupted prompt
            return INTERRUPTED
        if not hasattr(error, "format_message"):
            raise
        raise _usage(error, arguments) from error


def _language(arguments: list[str], usual: str) -> str:
    """The language that `--lang` names, anywhere before `--`; else the usual one."""
    for number, word in enumerate(arguments):
        if word == "--" or (word == LANGUAGE and number + 1 == len(arguments)):
            break
        name, equals, value = word.partition("=")
        if name == LANGUAGE:
            value = value if equals else arguments[number + 1]
            if value not in LANGUAGES:
                raise Problem("problem-language", language=value, known=", ".join(LANGUAGES))
            return value
    return usual


def _usage(error: Any, arguments: list[str]) -> Problem:
    """A usage error of Typer as a Problem.

    Typer keeps the classes to itself, so they are told apart by what they carry.
    """
    command = error.ctx.command_path if error.ctx else program()
    kind = type(error).__name__
    if kind == "NoSuchOption":
        known = error.possibilities or sorted(
            name for parameter in error.ctx.command.params for name in parameter.opts
            if parameter.param_type_name == "option"
        )  # fmt: skip
        return Problem(
            "problem-usage-option",
            option=error.option_name,
            command=command,
            known=", ".join(known),
        )
    if kind == "MissingParameter":
        return Problem(
            "problem-usage-missing", command=command, name=error.param.metavar or error.param.name
        )
    if kind == "BadOptionUsage":
        given = any(word.startswith(f"{error.option_name}=") for word in arguments)
        return Problem(
            "problem-usage-no-value" if given else "problem-usage-value", option=error.option_name
        )
    commands = getattr(error.ctx.command, "commands", None) if error.ctx else None
    if commands:
        return Problem("problem-usage-command", known=", ".join(commands))
    return Problem("problem-usage", command=command)
