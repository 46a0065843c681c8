"""The tests depend on nothing that a machine or its user happens to have: they pass in hostile environments.

python3 dev.py verify --suites hostile_environment    needs root, g++, iproute2

Each environment has many odd things at once, because all tests run in it. They reach no network, not even IPv6 on
this machine, have one processor, and the year ends while they run.
"""

import re
import subprocess
import sys
import time
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from tools.setup.web_build import WEB, web_tool

ROOT = Path(__file__).parents[2]
#: Runs a command ($@) without a network, IPv6, signals that a terminal sends, and other processors.
ENTER = """
ip link set lo up
echo 1 > /proc/sys/net/ipv6/conf/lo/disable_ipv6
trap '' INT HUP PIPE QUIT
umask "$0"
exec taskset --cpu-list 0 "$@"
"""
#: Shifts the time of day, for what is preloaded with it, and no clock that timeouts use. The program faketime shifts
#: waits as well, which then fail or never end.
CLOCK = """
#include <cstdlib>
#include <ctime>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>
extern "C" int clock_gettime(clockid_t clock, timespec* now) noexcept {
  static const long shift = atol(getenv("CLOCK_SHIFT"));
  const long failed = syscall(SYS_clock_gettime, clock, now);
  if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) now->tv_sec += shift;
  return static_cast<int>(failed);
}
extern "C" time_t time(time_t* at) noexcept {
  timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (at) *at = now.tv_sec;
  return now.tv_sec;
}
extern "C" int gettimeofday(timeval* at, void*) noexcept {
  timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  *at = {now.tv_sec, now.tv_nsec / 1000};
  return 0;
}
"""
#: For each environment: umask, local time, and arguments of `env`: variables, and names of others to remove (-u).
ENVIRONMENTS = {
    "nohup in a container": (
        "077",
        "2027-12-31 23:59:30",
        """
        -uLANG -uLANGUAGE -uTERM -uXDG_DATA_HOME -uUSER -uLOGNAME
        LC_ALL=C TZ=Pacific/Kiritimati COLUMNS=37 LINES=11 NO_COLOR=1 HOME=/nonexistent
        PYTHONHASHSEED=1 PYTHONDONTWRITEBYTECODE=1
        """,
    ),
    "a terminal far away": (
        "000",
        "2028-02-29 23:59:30",
        """
        LC_ALL=tr_TR.UTF-8 LANG=xx_YY LANGUAGE=es:zh TZ=America/St_Johns TERM=dumb COLUMNS=301 LINES=99
        FORCE_COLOR=1 CLICOLOR_FORCE=1 CI=true
        HOME=/proc XDG_DATA_HOME=/proc/data XDG_CONFIG_HOME=/proc/config
        PYTHONUNBUFFERED=1 PYTHONWARNINGS=default
        """,
    ),
}
#: A proxy that does not answer, programs that fail, and a server's settings, as an operator's shell has them.
EVERYWHERE = """
    http_proxy=http://127.0.0.1:1 https_proxy=http://127.0.0.1:1 ALL_PROXY=http://127.0.0.1:1
    EDITOR=false PAGER=false BROWSER=false SHELL=/bin/false
    REGICIDE_DATABASE_URL=postgresql://127.0.0.1:1/x REGICIDE_BUS_URL=redis://127.0.0.1:1 REGICIDE_LIMITS=off
    REGICIDE_ORIGINS=https://example.org REGICIDE_HOSTS=example.org REGICIDE_LANG=zh REGICIDE_UNKNOWN=1
    REGICIDE_AWAY_SECONDS=0 REGICIDE_BOT_SECONDS=9 REGICIDE_KEEP_DAYS=1
"""
#: Prints the hour, umask, number of processors, whether SIGINT is ignored, IPv6, and the time zone.
LOOK = """
import os, signal, socket, time
mask = os.umask(0)
is_ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
try:
    ip = socket.create_server(("::1", 0), family=socket.AF_INET6) and "ipv6"
except OSError:
    ip = "no-ipv6"
print(time.strftime("%Y-%m-%d %H"), mask, len(os.sched_getaffinity(0)), "ignored" * is_ignored, ip, os.environ["TZ"])
"""
GIT_SETTINGS = """
    commit.gpgsign=true core.autocrlf=true core.abbrev=4 core.pager=false color.ui=always diff.external=false
    init.defaultBranch=trunk user.useConfigOnly=true
"""


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Path:
    source = tmp_path_factory.mktemp("clock") / "clock.cpp"
    source.write_text(CLOCK)
    library = source.with_suffix(".so")
    subprocess.run(["g++", "-shared", "-fPIC", "-O2", "-o", library, source], check=True)
    return library


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_the_environment_is_as_it_says(name: str, clock: Path) -> None:
    said = run_in(name, clock, [sys.executable, "-c", LOOK], ROOT)
    zone = re.findall(r"TZ=(\S+)", ENVIRONMENTS[name][2])
    umask, now, _ = ENVIRONMENTS[name]
    assert said.splitlines()[-1] == f"{now[:13]} {int(umask, 8)} 1 ignored no-ipv6 {zone[0]}"


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_the_tests_pass(name: str, clock: Path) -> None:
    print(run_in(name, clock, [sys.executable, "-m", "pytest", "-q", "-n", "2"], ROOT)[-100:])


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_the_tests_of_the_page_pass(name: str, clock: Path) -> None:
    run_in(name, clock, web_tool("vitest/vitest.mjs", "run"), Path(WEB))


def run_in(name: str, clock: Path, command: list[str], folder: Path) -> str:
    umask, now, variables = ENVIRONMENTS[name]
    zone = ZoneInfo(dict(each.split("=") for each in variables.split() if "=" in each)["TZ"])
    shift = datetime.fromisoformat(now).replace(tzinfo=zone).timestamp() - time.time()
    variables += f" {EVERYWHERE} {git_variables()} LD_PRELOAD={clock} CLOCK_SHIFT={shift:.0f}"
    ran = subprocess.run(
        ["unshare", "--net", "sh", "-ec", ENTER, umask, "env", *variables.split(), *command],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    said = ran.stdout.decode(errors="replace")
    assert ran.returncode == 0, said
    return said


def git_variables() -> str:
    """The variables in which git reads settings."""
    settings = [each.split("=") for each in GIT_SETTINGS.split()]
    numbered = [
        f"GIT_CONFIG_KEY_{number}={name} GIT_CONFIG_VALUE_{number}={value}"
        for number, (name, value) in enumerate(settings)
    ]
    return " ".join([f"GIT_CONFIG_COUNT={len(settings)}", *numbered])
