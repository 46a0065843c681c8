"""A Debian that boots with systemd, in a container of systemd-nspawn: services, users and reboots are real.

It shares the network of this machine. It needs root and Debian's packages debootstrap and systemd-container.
"""

import subprocess
from pathlib import Path
from typing import Self

from database_servers import children, wait_until


class SystemdMachine:
    """A Debian in a folder, which boots, runs commands as root, and is switched off."""

    def __init__(self, folder: Path, source: Path) -> None:
        self.folder = folder
        #: Of this machine; its programs see it as /source.
        self.source = source
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        """Boot, and wait until every service was started."""
        # It needs no service of this machine, which may have no systemd.
        alone = ["--register=no", "--keep-unit", "--resolv-conf=off", "--console=pipe"]
        files = ["--directory", str(self.folder), f"--bind-ro={self.source}:/source"]
        with self.folder.with_name("console.log").open("ab") as console:
            self._process = subprocess.Popen(
                ["systemd-nspawn", "--quiet", "--boot", *alone, *files],
                stdin=subprocess.DEVNULL,
                stdout=console,
                stderr=subprocess.STDOUT,
            )
        wait_until(self._has_booted, "the machine does not boot")
        return self

    def stop(self) -> None:
        """Switch it off as an administrator does."""
        assert self._process is not None
        self.try_to_run("systemctl poweroff")
        self._process.wait(120)

    def run(self, command: str, folder: str = "/root") -> str:
        """Run a shell command as root; returns what it printed."""
        ran = self.try_to_run(command, folder)
        assert ran.returncode == 0, f"{command}\n{ran.stdout}"
        return ran.stdout

    def try_to_run(self, command: str, folder: str = "/root") -> subprocess.CompletedProcess[str]:
        path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        enter = ["nsenter", "--all", "--target", str(self._first_process())]
        shell = ["env", "-i", "HOME=/root", "LANG=C.UTF-8", path, "sh", "-ec"]
        return subprocess.run(
            [*enter, *shell, f"cd {folder} && {command}"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )

    def _has_booted(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, "the machine ended; console.log says why"
        if len(children(self._process.pid)) != 1:  # its own helpers, before the machine runs
            return False
        state = self.try_to_run("systemctl is-system-running").stdout.strip()
        # A service that a container cannot have may fail.
        return state in ("running", "degraded")

    def _first_process(self) -> int:
        assert self._process is not None
        [found] = children(self._process.pid)
        return found
