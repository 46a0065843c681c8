"""`regicide`: every capability is one command away.

    run       from arguments to an exit code
    commands  what there is, and their arguments; argument_types: of values they take; parsing: their values
    help      help and usage errors, in the user's language; language: which that is
    play, terminal_game, serve, replay, arena, solve, small_commands   what the commands do; each is imported when it is called
    arena_report   what an arena's games came to; progress_bar: a bar while they are played
    open_browser    `regicide` alone: a server, and the game in the browser
    train     teaching a value net

Not here: rules, sentences, or an import that a command does not need.
"""

import sys

from regicide.cli.language import chosen_language


def main(arguments: list[str] | None = None) -> None:
    """Run a command and end the process: 0 ok, 1 failure, 2 usage."""
    given = sys.argv[1:] if arguments is None else arguments
    from regicide.cli.run import run  # noqa: PLC0415  start-up stays light

    sys.exit(run(given, chosen_language(given)))
