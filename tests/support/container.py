"""The image of deploy/Containerfile, built by buildah and run by runc, without a registry.

The base image of the Containerfile is replaced by a Debian of debootstrap with the same Python. It needs root,
and Debian's packages buildah, runc and debootstrap.
"""

import json
import os
import re
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from debian import copy_debian, debian

ROOT = Path(__file__).parents[2]
CONTAINERFILE = ROOT / "deploy" / "Containerfile"
#: The Debian whose Python is that of the base image.
SUITE = "trixie"
PACKAGES = ("python3", "python3-venv", "ca-certificates")
OWN_NAME = {"REGICIDE_HOSTS": "regicide.example.org"}
#: No container engine: layers are copied folders, and commands run in a chroot.
ENGINE = {"STORAGE_DRIVER": "vfs", "BUILDAH_ISOLATION": "chroot"}


@dataclass(frozen=True, slots=True)
class Image:
    """A built image: its configuration, and its file system in a folder."""

    config: dict[str, Any]
    files: Path

    def size(self) -> int:
        """Bytes of all files beside the base image's: those of /opt."""
        found = (each for each in (self.files / "opt").rglob("*") if not each.is_symlink())
        return sum(each.stat().st_size for each in found if each.is_file())


@contextmanager
def built_image() -> Iterator[Image]:
    """Build the image of the Containerfile from the working tree; remove it at the end."""
    with tempfile.TemporaryDirectory() as folder:
        buildah = Buildah(Path(folder) / "storage")
        try:
            yield build_image(buildah, copy_debian(debian(SUITE, PACKAGES), Path(folder) / "base"))
        finally:
            buildah("rm", "--all")  # unmounts its files


def build_image(buildah: "Buildah", system: Path) -> Image:
    base = re.findall(
        r"^ARG PYTHON=(\S+)", CONTAINERFILE.read_text(encoding="utf-8"), re.MULTILINE
    )[0]
    scratch = buildah("from", "scratch")
    buildah("add", scratch, str(system), "/")
    buildah("commit", scratch, base)
    # The format of docker has a health check.
    options = ["--format", "docker", "--pull-never", "--file", str(CONTAINERFILE)]
    buildah("build", *options, "--tag", "regicide", str(ROOT))
    config = json.loads(buildah("inspect", "--type", "image", "regicide"))["Docker"]["config"]
    return Image(config, Path(buildah("mount", buildah("from", "regicide"))))


@dataclass(frozen=True, slots=True)
class Buildah:
    """The program buildah with a storage of its own."""

    storage: Path

    def __call__(self, verb: str, *arguments: str) -> str:
        where = ["--root", str(self.storage / "root"), "--runroot", str(self.storage / "run")]
        ran = subprocess.run(
            ["buildah", *where, verb, *arguments],
            env={**os.environ, **ENGINE},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        return ran.stdout.strip()


class Container:
    """A container of the image as compose.yaml runs it: read-only, no privileges.

    Only /data is kept, and only /data and /tmp can be written. It has a network of its own; with `hosts`, names of
    this machine for it, it shares the network of this machine.
    """

    def __init__(
        self,
        image: Image,
        folder: Path,
        environment: Mapping[str, str] = OWN_NAME,
        hosts: Sequence[str] = (),
    ) -> None:
        self.image = image
        self.folder = folder
        self.name = f"regicide-{os.getpid()}"
        self.process: subprocess.Popen[bytes] | None = None
        user = int(image.config["User"])
        data = folder / "data"
        data.mkdir()
        os.chown(data, user, user)
        config = runtime_config(image, data, environment)
        if hosts:
            names = folder / "hosts"
            names.write_text(f"127.0.0.1 localhost {' '.join(hosts)}\n", encoding="utf-8")
            config["mounts"].append(bound("/etc/hosts", names))
            config["linux"]["namespaces"].remove({"type": "network"})
        (folder / "config.json").write_text(json.dumps(config))

    def start(self) -> Self:
        self.process = subprocess.Popen(
            [*self._runc("run"), self.name], cwd=self.folder, start_new_session=True
        )
        end = time.monotonic() + 120
        while not self.is_healthy():
            assert self.process.poll() is None, "the container ended"
            assert time.monotonic() < end, "the container is not healthy"
            time.sleep(0.5)
        return self

    def stop(self) -> int:
        """Send the signal of the image; returns the exit code of its program."""
        assert self.process is not None
        subprocess.run(
            [*self._runc("kill"), self.name, self.image.config["StopSignal"]], check=True
        )
        return self.process.wait(60)

    def is_healthy(self) -> bool:
        """The health check of the image."""
        how, *command = self.image.config["Healthcheck"]["Test"]
        assert how == "CMD"
        return self.execute(command).returncode == 0

    def execute(self, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        """Run a command inside the container."""
        return subprocess.run(
            [*self._runc("exec"), self.name, *command], capture_output=True, text=True, check=False
        )

    def run_beside(self, command: Sequence[str]) -> str:
        """Run a program of this machine in the network of the container; returns what it prints."""
        pid = json.loads(subprocess.check_output([*self._runc("state"), self.name]))["pid"]
        enter = ["nsenter", "--net", "--target", str(pid)]
        return subprocess.check_output([*enter, *command], text=True, cwd=ROOT)

    def _runc(self, verb: str) -> list[str]:
        return ["runc", "--root", str(self.folder / "state"), verb]


def bound(destination: str, source: Path) -> dict[str, Any]:
    where = {"destination": destination, "source": str(source)}
    return {**where, "type": "bind", "options": ["bind"]}


def runtime_config(image: Image, data: Path, environment: Mapping[str, str]) -> dict[str, Any]:
    """What runc reads: the image's own settings, and the restrictions of compose.yaml."""
    user = int(image.config["User"])
    no_capabilities: dict[str, list[str]] = {"bounding": [], "effective": [], "permitted": []}
    return {
        "ociVersion": "1.0.2",
        "root": {"path": str(image.files), "readonly": True},
        "process": {
            "user": {"uid": user, "gid": user},
            "args": [*image.config["Entrypoint"], *image.config["Cmd"]],
            "env": [
                *image.config["Env"],
                *(f"{name}={value}" for name, value in environment.items()),
            ],
            "cwd": image.config["WorkingDir"] or "/",
            "noNewPrivileges": True,
            "capabilities": no_capabilities,
        },
        "mounts": [
            {"destination": "/proc", "type": "proc", "source": "proc"},
            {"destination": "/dev", "type": "tmpfs", "source": "tmpfs"},
            {"destination": "/tmp", "type": "tmpfs", "source": "tmpfs"},  # noqa: S108  inside it
            bound("/data", data),
        ],
        "linux": {
            "namespaces": [{"type": each} for each in ("pid", "ipc", "uts", "mount", "network")]
        },
    }
