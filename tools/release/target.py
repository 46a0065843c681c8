"""The machines that a release has a wheel for, and the programs that run their libraries here."""

import shutil
from dataclasses import dataclass
from pathlib import Path

#: Where Debian's libc6-arm64-cross puts the C library of aarch64, for qemu.
GNU_AARCH64 = Path("/usr/aarch64-linux-gnu")


@dataclass(frozen=True, slots=True)
class Target:
    """A machine: its name for the compiler, the platform of its wheel, the name of its library."""

    triple: str
    platform: str
    library: str
    #: What runs its programs here: a program and its arguments. Empty: they run as they are.
    runner: tuple[str, ...] = ()
    #: Files and programs that must exist here to run its programs.
    needs: tuple[str, ...] = ()
    #: Why its programs are never run here; empty if they are.
    only_compiled: str = ""

    @property
    def is_x86(self) -> bool:
        return self.triple.startswith("x86_64")

    @property
    def program_suffix(self) -> str:
        return ".exe" if "windows" in self.triple else ""

    def why_not_run(self) -> str:
        """Why its programs cannot be run here; empty if they can."""
        missing = [each for each in self.needs if shutil.which(each) is None and not is_file(each)]
        return self.only_compiled or (f"{', '.join(missing)} is missing" if missing else "")


def is_file(path: str) -> bool:
    return Path(path).is_file()


NO_MAC = "macOS programs run on no other system"
GNU_X86_LOADER = "/lib64/ld-linux-x86-64.so.2"
MUSL_X86_LOADER = "/lib/ld-musl-x86_64.so.1"
GNU_AARCH64_LOADER = str(GNU_AARCH64 / "lib" / "ld-linux-aarch64.so.1")
MUSL_AARCH64_LOADER = "/lib/ld-musl-aarch64.so.1"
QEMU = "qemu-aarch64-static"

TARGETS = (
    Target(
        *("x86_64-linux-gnu.2.17", "manylinux_2_17_x86_64", "libcore.so"), needs=(GNU_X86_LOADER,)
    ),
    Target(
        *("aarch64-linux-gnu.2.17", "manylinux_2_17_aarch64", "libcore.so"),
        runner=(QEMU, "-L", str(GNU_AARCH64)),
        needs=(QEMU, GNU_AARCH64_LOADER),
    ),
    Target("x86_64-linux-musl", "musllinux_1_2_x86_64", "libcore.so", needs=(MUSL_X86_LOADER,)),
    Target(
        *("aarch64-linux-musl", "musllinux_1_2_aarch64", "libcore.so"),
        runner=(QEMU,),
        needs=(QEMU, MUSL_AARCH64_LOADER),
    ),
    Target("x86_64-macos.11.0", "macosx_11_0_x86_64", "libcore.dylib", only_compiled=NO_MAC),
    Target("aarch64-macos.11.0", "macosx_11_0_arm64", "libcore.dylib", only_compiled=NO_MAC),
    Target(*("x86_64-windows-gnu", "win_amd64", "core.dll"), runner=("wine",), needs=("wine",)),
)
