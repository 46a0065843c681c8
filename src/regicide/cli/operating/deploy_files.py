"""`regicide admin deploy-files`: the files of deploy/ that an administrator of an installed package needs."""

import shutil
from pathlib import Path

import click

import regicide
from regicide.cli.operating.admin import AdminError
from regicide.i18n import Words

#: The container and compose files are not among them: they build from the repository.
NAMES = (
    *("regicide.service", "regicide-backup.service", "regicide-backup.timer"),
    *("Caddyfile", "nginx.conf", "haproxy.cfg", "nftables.conf"),
    *("alerts.yaml", "grafana.json"),
)


def write_deploy_files(words: Words, folder: str) -> int:
    """Copy them to a folder; a file that is there already is an error, and nothing is written."""
    target, package = Path(folder), Path(regicide.__file__).parent
    # A wheel has them inside the package. The repository has them at its top, where people look for them.
    source = next(
        each for each in (package / "deploy", package.parents[1] / "deploy") if each.is_dir()
    )
    target.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        if (target / name).exists():
            raise AdminError("file-exists", {"file": str(target / name)})
    for name in NAMES:
        shutil.copyfile(source / name, target / name)
    click.echo(words.say("cli-deploy-files-done", folder=folder))
    return 0
