"""The `regicide` command.

    run               runs a command line and returns the exit code
    commands          all commands, with their arguments, options and examples
    study_commands    those of them for players who want to understand their play
    lab_commands      those of `regicide lab`
    admin_commands    those of `regicide admin`
    new_command       makes a command with its help, `--lang` and `--json`
    argument_types    Click types: a whole number, a parsed text, one of several words
    argument_parsers  parsers of these texts: seed, position, options, bots, invitation
    help              help pages and usage errors, translated
    language          the language of the interface

What the commands do; each module is imported only when its command runs:

    open_browser      `regicide` alone: starts a server and opens the game in the browser
    play              `regicide play`: starts or resumes a game
    daily             `regicide daily`: plays or shows the deal of a day; daily_calendar, par_report: its texts
    statistics        `regicide statistics`: counts saved games
    terminal_game     the full-screen game, local or at a server: `play`, `join`
    serve             `regicide serve`
    admin             `regicide admin`; deploy_files: its `deploy-files`
    replay            `regicide replay`
    review            `regicide review`; review_report: as text; review_page, review_chart: as HTML
    puzzle            `regicide puzzle`
    arena             `regicide arena`; arena_report: its results as text and JSON; ladder: its `--ladder`
    lab_arguments     what the commands that play many games have in common
    progress_bar      their progress bar
    train             `regicide lab train`
    dataset           `regicide lab dataset`
    puzzle_making     `regicide lab puzzles`
    solve             `regicide solve`
    engine_check      `regicide engine-check`
    print_commands    `deal`, `perft`, `bots`, `engine`, `version`

Not here: rules, sentences, or an import that a command does not need.
"""

import sys

from regicide.cli.language import chosen_language


def main(arguments: list[str] | None = None) -> None:
    """Run a command and end the process: 0 ok, 1 failure, 2 usage."""
    given = sys.argv[1:] if arguments is None else arguments
    from regicide.cli.run import run  # noqa: PLC0415  keeps start-up fast

    sys.exit(run(given, chosen_language(given)))
