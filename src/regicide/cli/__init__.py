"""The `regicide` command.

    run               runs a command line and returns the exit code
    commands          all commands, with their arguments, options and examples
    command_maker     makes commands, arguments and options, with their help
    argument_types    Click types: a whole number, a parsed text, one of several words
    argument_parsers  parsers of these texts: seed, position, options, bots, invitation
    help              help pages and usage errors, translated
    language          the language of the interface

    progress_bar      a progress bar
    time_left         how long work without a bar still takes
    print_commands    `deal`, `perft`, `bots`, `engine`, `version`

What the other commands do; each module is imported only when its command runs:

    playing           opens a game: `play`, `games`, `join`, `daily`, `puzzle`, `learn`
    studying          `review`, `replay`, `rules`, `solve`, `statistics`
    operating         `serve`, `admin`
    experiments       `arena`, `lab`, `engine-check`

Not here: rules, sentences, or an import that a command does not need.
"""

import sys

from regicide.cli.language import chosen_language


def main(arguments: list[str] | None = None) -> None:
    """Run a command and end the process: 0 ok, 1 failure, 2 usage."""
    given = sys.argv[1:] if arguments is None else arguments
    from regicide.cli.run import run  # noqa: PLC0415  keeps start-up fast

    sys.exit(run(given, chosen_language(given)))
