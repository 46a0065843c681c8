"""Debian systems in folders, for suites that need a machine without our tools.

`debootstrap` makes each once, from Debian's packages; the folder stays in the user's cache. It needs root.
"""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools.setup.processes import cache_folder

#: What a machine needs to reach package indexes as this one does.
NETWORK = ("etc/resolv.conf", "etc/hosts", "etc/ssl/certs/ca-certificates.crt")

#: Makes what programs expect in a system, only for this process and its children, and runs a command ($1).
INSIDE = """
mount -t proc proc "$0/proc"
mount --bind /dev "$0/dev"
mount --bind /dev/pts "$0/dev/pts"
mount -t tmpfs tmpfs "$0/dev/shm"
exec chroot "$0" env -i HOME=/root LANG=C.UTF-8 \\
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin sh -ec "cd /root && $1"
"""


def debian(suite: str, packages: Sequence[str]) -> Path:
    """A Debian with few packages beside the required ones. Do not change it: copy it."""
    folder = Path(cache_folder()) / "-".join(["debian", suite, *packages])
    if not folder.exists():
        unfinished = folder.with_name(folder.name + ".unfinished")
        shutil.rmtree(unfinished, ignore_errors=True)
        make = ["debootstrap", "--variant=minbase", f"--include={','.join(packages)}", suite]
        subprocess.run([*make, str(unfinished)], check=True)
        unfinished.rename(folder)
    return folder


def foreign_debian(suite: str, architecture: str, packages: Sequence[str]) -> Path:
    """The files of a Debian for another processor: qemu runs its programs, with the folder as `-L`.

    Its packages are unpacked, not configured, which would need a kernel that starts foreign programs.
    """
    folder = Path(cache_folder()) / "-".join(["debian", suite, architecture, *packages])
    if not folder.exists():
        unfinished = folder.with_name(folder.name + ".unfinished")
        shutil.rmtree(unfinished, ignore_errors=True)
        make = ["debootstrap", "--foreign", f"--arch={architecture}", "--variant=minbase"]
        make += [f"--include={','.join(packages)}", suite, str(unfinished)]
        subprocess.run(make, check=True)
        for package in sorted((unfinished / "var/cache/apt/archives").glob("*.deb")):
            files = subprocess.check_output(["dpkg-deb", "--fsys-tarfile", str(package)])
            unpack = ["tar", "-x", "--keep-directory-symlink", "-C", str(unfinished)]
            subprocess.run(unpack, input=files, check=True)
        unfinished.rename(folder)
    return folder


def copy_debian(original: Path, folder: Path) -> Path:
    """A copy that may be changed, and that trusts and finds the hosts that this machine does."""
    subprocess.run(["cp", "--archive", str(original), str(folder)], check=True)
    for name in NETWORK:
        shutil.copyfile(Path("/") / name, folder / name)
    return folder


def run_inside(folder: Path, command: str) -> str:
    """Run a shell command as root in a Debian, and all it starts; returns what it printed."""
    alone = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-ec", INSIDE]
    ran = subprocess.run(
        [*alone, str(folder), command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    return ran.stdout
