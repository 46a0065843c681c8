"""The errors of the laboratory.

RegicideError
└── LabError    one of the codes below, or `unreadable-file`, `unwritable-file`, `no-such-bot`
"""

from regicide.rules import RegicideError

#: Each code has a sentence in the translations.
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
    "ladder-damaged",
    "dataset-folder-taken",
    "dataset-has-more",
    "dataset-no-minari",
    "dataset-minari-name",
    "dataset-minari-taken",
    "train-other-course",
    "no-such-task",
)


class LabError(RegicideError):
    """An error of the laboratory; it can be pickled, so workers can send it."""
