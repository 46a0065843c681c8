"""How much is played."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Size:
    """The numbers of games. The intervals get narrower with the square root."""

    #: Deals for the solver, of each kind, and its seconds for each.
    deals: int
    seconds: float
    #: Games of the knight in the core.
    net_games: int
    #: Games of random and squire at each table, and of the knight with every move kept.
    games: int
    knight_games: int
    #: Games of the champion.
    champion_games: int
    #: Games of the knight that are continued after exact kills and others.
    exact_games: int
    #: Games of random, squire and champion with each option of §13, and the champion's rollouts a move.
    option_games: int
    option_rollouts: int
    #: Games of the champion for each insight, and its rollouts a move.
    insight_games: int
    insight_rollouts: int
    #: Rollouts a move, and how many games are played with them.
    budgets: tuple[tuple[int, int], ...]
    #: Daily deals of the year for each number of players, and how often each is played.
    days: int
    par_games: int


SIZES = {
    "small": Size(
        deals=30,
        seconds=10,
        net_games=1_000,
        games=100,
        knight_games=100,
        exact_games=50,
        champion_games=20,
        option_games=10,
        option_rollouts=60,
        insight_games=20,
        insight_rollouts=200,
        budgets=((1, 20), (10, 20), (100, 20), (1_000, 20)),
        days=24,
        par_games=1,
    ),
    # The size of docs/knowledge.
    "medium": Size(
        deals=1_000,
        seconds=30,
        net_games=20_000,
        games=1_000,
        knight_games=6_000,
        exact_games=3_000,
        champion_games=1_000,
        option_games=500,
        option_rollouts=60,
        insight_games=1_000,
        insight_rollouts=200,
        budgets=(
            *((1, 1_000), (10, 1_000), (100, 1_000), (1_000, 1_000)),
            *((10_000, 1_000), (100_000, 300)),
        ),
        days=365,
        par_games=10,
    ),
    "large": Size(
        deals=10_000,
        seconds=30,
        net_games=40_000,
        games=10_000,
        knight_games=40_000,
        exact_games=20_000,
        champion_games=5_000,
        option_games=4_000,
        option_rollouts=200,
        insight_games=4_000,
        insight_rollouts=1_600,
        budgets=tuple((10**power, 4_000 // 3**power) for power in range(6)),
        days=365,
        par_games=40,
    ),
}
