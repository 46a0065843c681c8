"""The documentation is current: its examples run, and it lists every code and command."""

import doctest
import re
import shlex
from pathlib import Path

import click
import dev
import pytest
from tools.checks.doc_commands import PAGES, commands_in_pages, ending_commands

from position_examples import check
from regicide.cli.commands import commands
from regicide.engine.protocol import REASONS, USAGES
from regicide.i18n import words
from regicide.i18n.rulebook import rulebook
from regicide.notation import Fault
from regicide.notation.options import FORMS
from regicide.rules import Reason

ROOT = Path(__file__).parent.parent.parent
RULEBOOK = (ROOT / "docs" / "rulebook.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^\*\*(§\d+\.\d+)", RULEBOOK, flags=re.MULTILINE)


def examples() -> list[tuple[str, str, str, str]]:
    """Clause, position, moves, and expected facts of each example."""
    found, clause = [], ""
    for line in RULEBOOK.split("```"):
        if line.startswith("example\n"):
            start, *moves = line.removeprefix("example\n").strip().split("\n")
            found += [(clause, start, *move.split(" → ")) for move in moves]
        else:
            clause = re.findall(r"§\d+\.\d+", line)[-1] if "§" in line else clause
    return found  # type: ignore[return-value]


@pytest.mark.parametrize("start, moves, expected", [each[1:] for each in examples()])
def test_rulebook_example(start: str, moves: str, expected: str) -> None:
    check(start, moves, expected)


def test_the_rulebook_has_examples() -> None:
    assert len(examples()) >= 30


def test_every_clause_has_a_test() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py"))
    tested = set(re.findall(r'(?:\(|id=)"(§\d+\.\d+) ', tests))
    assert len(CLAUSES) == len(set(CLAUSES)) == 55
    assert set(CLAUSES) - tested == set()
    assert tested - set(CLAUSES) == set()


def test_the_rulebook_has_the_same_clauses_as_the_catalogue() -> None:
    """The programs show the catalogue; docs/rulebook.md adds examples to it."""
    prose = " ".join(re.sub(r"```example.*?```", "", RULEBOOK, flags=re.DOTALL).split())
    for chapter in rulebook(words("en")):
        assert f"## {chapter.number} {chapter.title} " in prose
        for clause in chapter.clauses:
            assert f"**{clause.mark} {clause.title}.** {clause.text} " in f"{prose} "
    assert [each.mark for part in rulebook(words("en")) for each in part.clauses] == CLAUSES


def test_clauses_quoted_in_the_code_exist() -> None:
    for path in (ROOT / "src").rglob("*.*"):
        if path.suffix in (".py", ".ftl"):
            quoted = set(re.findall(r"§\d+\.\d+", path.read_text(encoding="utf-8")))
            assert quoted <= set(CLAUSES), path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_in_the_pages_runs(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert not failed


def test_the_readme_is_one_screen_with_both_commands_and_a_moving_picture() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(readme.splitlines()) <= 50
    assert "$ python3 dev.py play " in readme
    assert "$ python3 dev.py test " in readme
    (picture,) = re.findall(r"!\[.+\]\((.+)\)", readme)
    assert (ROOT / picture).stat().st_size < 1_500_000


def test_commands_in_the_pages_exist() -> None:
    """Each is parsed by the program itself, up to the values: files of an example do not exist."""
    found = list(commands_in_pages())
    assert len(found) > 50
    for page, line in found:
        arguments = line[1:] if line[0] == "regicide" else line[2:]
        if line[0] != "regicide":
            assert arguments[0] in dev.COMMANDS, (page, line)
            arguments = arguments[1:] if arguments[0] == "regicide" else []
        check_arguments(commands(words("en")), arguments, f"{page}: {shlex.join(line)}")


def test_the_commands_that_verify_runs_need_no_program_of_the_reader() -> None:
    found = ending_commands().values()
    assert len(found) > 10
    assert not [line for line in found if any("engine:" in each for each in line)]


def check_arguments(command: click.Command, arguments: list[str], where: str) -> None:
    try:
        context = command.make_context(where, list(arguments))
    except (click.NoSuchOption, click.BadOptionUsage) as error:
        pytest.fail(f"{where}: {error.format_message()}")
    except (click.UsageError, click.exceptions.Exit):
        return  # a file that does not exist here, or `--version`
    if isinstance(command, click.Group) and context._protected_args:
        name = context._protected_args[0]
        inner = command.get_command(context, name)
        assert inner is not None, f"{where}: no command {name}"
        check_arguments(inner, context.args, where)


def test_links_of_the_readme_exist() -> None:
    """The site checks the links of all other pages (tests/web/test_site.py)."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", readme):
        assert (ROOT / target).exists(), target


def test_every_error_code_is_documented() -> None:
    page = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8").split("## Reasons")[1]
    codes = {*(each.code for each in Reason), *(each.value for each in Fault), *REASONS}
    listed = set(re.findall(r"^\| `([a-z-]+)` \|", page, flags=re.MULTILINE))
    assert listed == codes


def test_every_command_and_option_is_documented() -> None:
    page = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    assert not [usage for usage in USAGES.values() if usage.replace("|", "\\|") not in page]
    notation = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    assert not [name for name in FORMS if f"| {name} |" not in notation]
