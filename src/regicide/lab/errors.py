"""What can go wrong in the laboratory.

RegicideError
└── LabError    one of the codes below, or a file's that cannot be read or written
"""

from regicide.rules import RegicideError

#: Each has its sentence in the translations.
CODES = (
    "arena-seats",
    "arena-not-a-journal",
    "arena-damaged-journal",
    "arena-other-settings",
    "arena-journal-in-use",
    "arena-illegal-move",
    "arena-worker-died",
    "arena-no-cluster",
    "arena-no-workers",
    "arena-cluster-unfit",
    "arena-cluster-lost",
    "arena-missing-library",
    "train-other-course",
)


class LabError(RegicideError):
    """Pickles as it is, so that a worker can raise it for whoever waits elsewhere."""
