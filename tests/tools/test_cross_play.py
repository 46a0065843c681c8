"""What nets that learned apart win together."""

import numpy as np
import pytest
from tools.experiments.cross_play import gap


def test_only_a_convention_makes_nets_win_more_beside_themselves() -> None:
    rng = np.random.default_rng(1)
    deals = (rng.random(400) < 0.7).astype(np.float64)
    assert gap(np.broadcast_to(deals, (5, 5, 400))) == (0, 0)
    with_convention = np.stack([np.stack([deals * (a == b) for b in range(5)]) for a in range(5)])
    points, error = gap(with_convention)
    assert points == pytest.approx(100 * deals.mean())
    assert 0 < error < 10
