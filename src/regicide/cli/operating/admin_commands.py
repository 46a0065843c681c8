"""The commands of `regicide admin`."""

from regicide.cli.command_maker import CommandMaker
from regicide.cli.help import TranslatedGroup

#: Seconds that games have to pause before `drain` stops the servers.
DRAIN_SECONDS = 600


def admin_commands(make: CommandMaker) -> TranslatedGroup:
    words = make.words
    group = TranslatedGroup("admin", words=words, help=words.say("cli-admin"))
    file, folder = make.file_argument(), make.file_argument("folder", "DIR")
    code = make.argument("code", metavar="CODE")
    player = make.argument("player", metavar="ID")
    text = make.argument("text", metavar="TEXT", required=False)
    replace = make.flag("--replace", "cli-restore-replace")
    seconds = make.option(
        "--seconds", "cli-drain-seconds", make.number(0, 86_400), default=DRAIN_SECONDS
    )
    evening = [
        make.argument("name", metavar="NAME"),
        make.option("--players", "cli-make-evening-players", make.number(1, 4), default=2),
        make.option("--deals", "cli-make-evening-deals", make.number(1, 12), default=3),
        make.option("--hours", "cli-make-evening-hours", make.number(1, 1440), default=4),
        make.options(),
    ]
    for name, params, example in (
        ("status", [make.json()], ""),
        ("backup", [file], " monday.backup"),
        ("restore", [file, replace], " monday.backup"),
        ("export", [folder], " records"),
        ("show-table", [code, make.json()], " KDFR-27XN"),
        ("remove-table", [code], " KDFR-27XN"),
        ("remove-player", [player], " 0123456789abcdef"),
        ("reports", [make.json()], ""),
        ("close-tables", [], ""),
        ("open-tables", [], ""),
        ("evenings", [make.json()], ""),
        ("make-evening", evening, " Friday --players 2 --deals 4 --hours 3"),
        ("close-evening", [code], " KDFR-27XN"),
        ("export-evening", [code, file], " KDFR-27XN friday.csv"),
        ("message", [text], ' "We update at nine."'),
        ("drain", [seconds], " --seconds 300"),
    ):
        command = make.command(
            name,
            "operating.admin.run_admin",
            *params,
            make.data(),
            examples=[f"regicide admin {name}{example}"],
            notes=words.say("cli-admin-environment"),
            task=name,
        )
        group.add_command(command)
    # The others need no database.
    deploying = make.command(
        "deploy-files",
        "operating.deploy_files.write_deploy_files",
        folder,
        examples=["regicide admin deploy-files deploy"],
    )
    group.add_command(deploying)
    making_key = make.command(
        "push-key",
        "operating.push_key.write_push_key",
        file,
        examples=["regicide admin push-key push-key.pem"],
    )
    group.add_command(making_key)
    return group
