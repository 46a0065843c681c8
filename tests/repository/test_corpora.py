"""Inputs that fuzzing found (tests/suites/fuzzing_suite.py) break no promise."""

import pytest

from fuzz_targets import TARGETS, corpus


@pytest.mark.parametrize("name", TARGETS)
def test_no_kept_input_breaks_a_promise(name: str) -> None:
    inputs = corpus(name)
    assert inputs
    for each in inputs:
        TARGETS[name](each)
