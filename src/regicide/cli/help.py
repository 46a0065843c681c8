"""Help pages and usage errors in the user's language; Click has only English ones."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

import click

from regicide.i18n import Words


class TranslatedCommand(click.Command):
    """A command with a translated help page."""

    def __init__(
        self,
        name: str,
        *,
        words: Words,
        runs: str,
        examples: Sequence[str],
        notes: str | None,
        always: Mapping[str, object],
        **rest: object,
    ) -> None:
        """`runs` names the function, as `playing.play.play`: it is imported and called with the words, the values of
        the parameters, and what it is called with `always`. `notes` is a paragraph after arguments and options.
        """
        super().__init__(name, add_help_option=False, callback=self._run, **rest)  # type: ignore[arg-type]
        self.words = words
        self.examples = examples
        self.notes = notes
        self._runs = runs
        self._always = always
        self.allow_extra_args = True  # parse_args refuses them with a translated sentence
        self.params.append(_help_option(words))

    @property
    def runs(self) -> Callable[..., int]:
        module, function = self._runs.rsplit(".", 1)
        found: Callable[..., int] = getattr(import_module(f"regicide.cli.{module}"), function)
        return found

    def _run(self, **values: object) -> int:
        return self.runs(self.words, **values, **self._always)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise ExtraArguments(" ".join(rest), ctx)
        return rest

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        arguments = [each for each in self.params if isinstance(each, click.Argument)]
        usage = " ".join(each.make_metavar(ctx) for each in arguments)
        _usage(self.words, ctx, formatter, f"[…] {usage}".strip())
        _paragraph(formatter, self.help or "")
        described = [
            (each.make_metavar(ctx), self.words.say(f"cli-{self.name}-{each.name}"))
            for each in arguments
        ]
        _section(formatter, self.words.say("cli-arguments"), described)
        _section(formatter, self.words.say("cli-options"), _option_rows(self, ctx))
        if self.notes is not None:
            _paragraph(formatter, self.notes)
        _section(formatter, self.words.say("cli-examples"), [(each, "") for each in self.examples])


class TranslatedGroup(click.Group):
    """A group with a translated list of its commands."""

    def __init__(self, name: str, *, words: Words, **rest: object) -> None:
        super().__init__(name, add_help_option=False, **rest)  # type: ignore[arg-type]
        self.words = words
        self.params.append(_help_option(words))

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _usage(self.words, ctx, formatter, self.words.say("cli-command-argument") + " […]")
        _paragraph(formatter, self.help or "")
        rows = [(name, command.help or "") for name, command in self.commands.items()]
        _section(formatter, self.words.say("cli-commands"), rows)
        _section(formatter, self.words.say("cli-options"), _option_rows(self, ctx))
        _paragraph(formatter, self.words.say("cli-unofficial"))


def _help_option(words: Words) -> click.Option:
    def show(ctx: click.Context, _param: click.Parameter, value: object) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(ctx.get_help())
            ctx.exit()

    return click.Option(
        ["-h", "--help"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
        help=words.say("cli-help"),
    )


def _usage(words: Words, ctx: click.Context, formatter: click.HelpFormatter, rest: str) -> None:
    formatter.write(f"{words.say('cli-usage')} {ctx.command_path} {rest}\n")


def _paragraph(formatter: click.HelpFormatter, text: str) -> None:
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(text)


def _section(formatter: click.HelpFormatter, title: str, rows: Sequence[tuple[str, str]]) -> None:
    if not rows:
        return
    formatter.write_paragraph()
    formatter.write(f"{title}\n")
    with formatter.indentation():
        formatter.write_dl(rows)


def _option_rows(command: click.Command, ctx: click.Context) -> list[tuple[str, str]]:
    options = [each for each in command.params if isinstance(each, click.Option)]
    return [_option_row(each, ctx) for each in options]


def _option_row(option: click.Option, ctx: click.Context) -> tuple[str, str]:
    value = "" if option.is_flag else f" {option.make_metavar(ctx)}"
    return ", ".join(option.opts) + value, option.help or ""


def error_sentence(words: Words, error: Exception) -> str | None:
    """The sentence of a RegicideError; None for other errors. Imports its modules only here."""
    from regicide.i18n import say_error  # noqa: PLC0415
    from regicide.rules import RegicideError  # noqa: PLC0415

    return say_error(words, error) if isinstance(error, RegicideError) else None


def say_usage_error(words: Words, error: click.UsageError) -> str:
    """What is wrong, what was expected, and which help page to read."""
    path = error.ctx.command_path if error.ctx else "regicide"
    see = words.say("cli-see-help", command=f"{path} --help")
    return words.say("cli-with-help", sentence=_wrong(words, error), see=see)


def _wrong(words: Words, error: click.UsageError) -> str:
    match error:
        case click.NoSuchOption():
            return words.say("cli-no-such-option", name=error.option_name)
        case click.BadOptionUsage():
            return words.say("cli-needs-value", name=error.option_name)
        case click.MissingParameter(param=param):
            return words.say("cli-missing", name=_name(param))
        case BadValue():
            return words.say(
                "cli-bad-value", name=_name(error.param), found=error.found, expected=error.expected
            )
        case UnreadableValue():
            return words.say("cli-bad-text", name=_name(error.param), message=error.message)
        case click.NoSuchCommand():
            return words.say("cli-no-such-command", name=error.command_name)
        case ExtraArguments():
            return words.say("cli-unexpected", found=error.message)
        case _:
            return error.format_message()


def _name(param: click.Parameter | None) -> str:
    if isinstance(param, click.Option):
        return param.opts[-1]
    return param.human_readable_name.upper() if param else ""


def refuse_both(words: Words, given: Mapping[str, object]) -> None:
    """Raise if two of these arguments and options were given."""
    names = [name for name, value in given.items() if value not in (None, False)]
    if len(names) > 1:
        sentence = words.say("cli-not-both", first=names[0], second=names[1])
        raise click.UsageError(sentence, click.get_current_context(silent=True))


class BadValue(click.BadParameter):
    """A value of the wrong kind, with a translated description of what was expected."""

    def __init__(
        self, found: str, expected: str, param: click.Parameter | None, ctx: click.Context | None
    ) -> None:
        super().__init__(expected, ctx, param)
        self.found = found
        self.expected = expected


class UnreadableValue(click.BadParameter):
    """A value that its parser refused, with a translated sentence that says why."""


class ExtraArguments(click.UsageError):
    """More arguments than the command accepts."""
