"""docs/running.md, way A, on a Debian with systemd: the commands of the page, as they are written, lead to a server.

The page is followed on a machine of systemd-nspawn. Its package index has no `open-regicide`: the wheel of this
source takes its place. Certificates come by ACME as on the internet, from an authority that a second Caddy plays.

python3 dev.py verify --suites public_server    needs root, debootstrap, systemd-container, and free ports 80, 443
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.release.source import untagged_source
from tools.release.target import TARGETS
from tools.release.wheel import build_wheel

from database_servers import wait_until
from debian import copy_debian, debian
from systemd_machine import SystemdMachine

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
NAME = "regicide.example.org"
URL = f"https://{NAME}"
PACKAGES = ("systemd", "systemd-sysv", "dbus", "python3", "ca-certificates")
DATABASE = "/var/lib/regicide/tables.sqlite3"

#: An authority that gives certificates by ACME, and its own root certificate.
AUTHORITY_ROOT = "/var/lib/authority/caddy/pki/authorities/local/root.crt"
AUTHORITY = """
{
    admin off
    skip_install_trust
    auto_https disable_redirects
    storage file_system /var/lib/authority/caddy
}
https://authority.example.org:8443 {
    tls internal
    acme_server
}
"""
AUTHORITY_UNIT = """
[Service]
Environment=HOME=/var/lib/authority
ExecStart=/usr/bin/caddy run --adapter caddyfile --config /etc/authority
Restart=on-failure
[Install]
WantedBy=multi-user.target
"""
#: Lets Caddy ask this authority. Added to the Caddyfile of the page.
ACME = f"""{{
    acme_ca https://authority.example.org:8443/acme/local/directory
    acme_ca_root {AUTHORITY_ROOT}
}}
"""


def commands_of(title: str) -> list[str]:
    """The shell lines of one section of the page."""
    [section] = re.findall(rf"^## {title}.*?(?=^## )", PAGE, re.MULTILINE | re.DOTALL)
    return re.findall(r"^ *# (.+?)(?:  +#.*)?$", section, re.MULTILINE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SystemdMachine]:
    """A machine on which the page was followed."""
    work = tmp_path_factory.mktemp("public")
    folder = copy_debian(debian("bookworm", PACKAGES), work / "system")
    with (folder / "etc/hosts").open("a", encoding="utf-8") as hosts:
        hosts.write(f"127.0.0.1 {NAME} authority.example.org\n")
    yes = folder / "etc/apt/apt.conf.d/99yes"  # nobody answers its questions
    yes.write_text('APT::Get::Assume-Yes "true";\n', encoding="utf-8")
    target = next(each for each in TARGETS if each.platform == "manylinux_2_17_x86_64")
    library = ROOT / "src" / "regicide" / "fast" / "libcore.so"
    wheel = build_wheel(untagged_source(), target, library, folder / "root")
    machine = SystemdMachine(folder, ROOT).start()
    try:
        machine.run("apt-get update")
        for command in commands_of("A\\."):
            if command == "systemctl reload caddy":
                trust_an_authority(machine)
            machine.run(command.replace("install open-regicide", f"install /root/{wheel.name}"))
        yield machine
    finally:
        machine.stop()


def trust_an_authority(machine: SystemdMachine) -> None:
    """Start it, and let Caddy's configuration name it."""
    (machine.folder / "etc/authority").write_text(AUTHORITY, encoding="utf-8")
    unit = machine.folder / "etc/systemd/system/authority.service"
    unit.write_text(AUTHORITY_UNIT, encoding="utf-8")
    machine.run("systemctl daemon-reload && systemctl enable --now authority")
    wait_until((machine.folder / AUTHORITY_ROOT[1:]).exists, "the authority has no certificate")
    caddyfile = machine.folder / "etc/caddy/Caddyfile"
    caddyfile.write_text(ACME + caddyfile.read_text(encoding="utf-8"), encoding="utf-8")
    machine.run(f"chmod -R a+rX /var/lib/authority && test -r {AUTHORITY_ROOT}")


def play_game(machine: SystemdMachine) -> str:
    """Play a game over TLS by the server's name, trusting only the authority."""
    trust = f"SSL_CERT_FILE={AUTHORITY_ROOT} PYTHONDONTWRITEBYTECODE=1"
    wait_until(lambda: https_answers(machine), machine.try_to_run("journalctl -u caddy").stdout)
    return machine.run(
        f"{trust} /opt/regicide/bin/python /source/tests/support/play_table.py {URL}"
    )


def https_answers(machine: SystemdMachine) -> bool:
    return machine.try_to_run(f"curl --cacert {AUTHORITY_ROOT} {URL}/healthz").returncode == 0


def games_over(machine: SystemdMachine) -> int:
    status = machine.run("regicide admin status --json --data /var/lib/regicide")
    return int(json.loads(status)["over"])


def wait_until_it_serves(machine: SystemdMachine) -> None:
    command = "curl --fail http://127.0.0.1:8642/healthz"
    wait_until(lambda: machine.try_to_run(command).returncode == 0, "the server does not answer")


def test_a_game_is_played_over_tls(server: SystemdMachine) -> None:
    assert "in the replay" in play_game(server)
    seen = server.run(f"curl --verbose --cacert {AUTHORITY_ROOT} {URL}/status")
    assert "issuer: CN=Caddy Local Authority" in seen
    assert "metrics" not in server.run(f"curl --cacert {AUTHORITY_ROOT} {URL}/metrics")
    assert "regicide_tables" in server.run("curl http://127.0.0.1:8642/metrics")


def test_the_server_has_few_rights(server: SystemdMachine) -> None:
    [pid] = server.run("systemctl show --property MainPID --value regicide").split()
    status = server.run(f"cat /proc/{pid}/status")
    assert re.search(r"^Uid:\t[1-9]", status, re.MULTILINE)
    assert "CapBnd:\t0000000000000000" in status
    assert "NoNewPrivs:\t1" in status
    assert server.run(f"stat --format %a {DATABASE}").strip() == "600"
    exposure = server.run("systemd-analyze security --no-pager regicide").splitlines()[-1]
    print(exposure)
    assert float(exposure.split()[-3]) < 2


def test_a_killed_server_comes_back(server: SystemdMachine) -> None:
    play_game(server)
    before = games_over(server)
    server.run("systemctl kill --signal KILL regicide")
    wait_until_it_serves(server)
    assert games_over(server) == before


def test_the_server_comes_back_after_a_reboot(server: SystemdMachine) -> None:
    play_game(server)
    before = games_over(server)
    server.stop()
    server.start()
    wait_until_it_serves(server)
    assert games_over(server) == before
    play_game(server)


def test_a_backup_is_made_while_it_runs_and_restored(server: SystemdMachine) -> None:
    play_game(server)
    for command in commands_of("Look after it")[:3]:
        server.run(command)
    before = games_over(server)
    play_game(server)
    server.run("systemctl stop regicide")
    server.run(f"rm {DATABASE}*")
    newest = "$(ls -d /var/backups/regicide/* | tail -n 1)"
    server.run(f'regicide admin restore "{newest}" --data /var/lib/regicide')
    server.run("systemctl start regicide")
    wait_until_it_serves(server)
    assert games_over(server) == before
    play_game(server)
    assert games_over(server) == before + 1


def test_an_update_keeps_everything(server: SystemdMachine) -> None:
    """The same version takes the place of a newer one."""
    play_game(server)
    before = games_over(server)
    *units, backup, drain, install, start = commands_of("Look after it")
    for command in (*units, backup, drain):
        server.run(command)
    assert "inactive" in server.try_to_run("systemctl is-active regicide").stdout
    server.run(
        install.replace("--upgrade open-regicide", "--force-reinstall --no-deps /root/*.whl")
    )
    server.run(start)
    wait_until_it_serves(server)
    assert games_over(server) == before
