"""The functions of the core for tables and reviews: see interface.py."""

from typing import Protocol

from regicide.fast.c_types import (
    DecisionOut,
    DecisionsIn,
    GameIn,
    GameOut,
    Int,
    Ints32In,
    NetsIn,
    Number64,
    Real,
    RealsOut,
    Size,
    StateAddress,
    StateIn,
    Text,
    TextOut,
)


class TableGames(Protocol):
    """The game of a table: its answers are the JSON of the messages in wire/.

    A function with `out` returns the length of its answer, or minus the length of the error that it wrote instead.
    """

    def rg_game_size(self) -> Int:
        """Return the bytes of a game."""

    def rg_text_size(self) -> Int:
        """Return the bytes that the longest answer needs."""

    def rg_game_deal(
        self,
        game: GameOut,
        players: Int,
        options: Text,
        options_length: Size,
        seed: Text,
        seed_length: Size,
    ) -> Int:
        """Deal a game; return a `DealFault`. Empty options are the published rules."""

    def rg_game_deal_again(self, game: GameOut, seed: Text, seed_length: Size) -> None:
        """Deal again what the seat to move cannot see; the seed gives the later shuffles too."""

    def rg_game_reseed(self, game: GameOut, seed: Text, seed_length: Size) -> None:
        """Shuffle hearts by another seed from now on. The cards stay where they are."""

    def rg_game_set_earns(self, game: GameOut, earns: Int) -> None:
        """Say whether a win gives a medal; it does when a game is dealt."""

    def rg_game_view(self, game: GameIn, out: TextOut) -> Int:
        """Write what everyone may see: `wire.game_view.GameView`."""

    def rg_game_hand(self, game: GameIn, seat: Int, out: TextOut) -> Int:
        """Write the cards of a seat, in canonical order."""

    def rg_game_move(self, game: GameOut, move: Text, move_length: Size, out: TextOut) -> Int:
        """Make a move; write its public events, and for each seat the cards that it drew.

        If it is illegal or not a move, change nothing and write the error: `wire.reasons.ErrorView` without its sentence.
        """

    def rg_game_choices(self, game: GameIn, out: TextOut) -> Int:
        """Write the legal moves of the seat to move, with forecasts: `wire.choices.ChoicesView`."""

    def rg_game_outlook(self, game: GameIn, move: Text, move_length: Size, out: TextOut) -> Int:
        """Write what a move would do, or why it is illegal: `wire.choices.OutlookView`."""

    def rg_game_position(self, game: GameIn, out: TextOut) -> Int:
        """Write the position in notation, without its options."""

    def rg_game_hearts(self, game: GameIn) -> Int:
        """Return the number of the next shuffle of the discard pile, for the solver."""

    def rg_game_state(self, game: GameOut) -> StateAddress:
        """Return the state of the game, for bots."""

    def rg_move_text(self, move: Number64, out: TextOut) -> Int:
        """Write a packed move in notation."""

    def rg_sha256(self, text: Text, text_length: Size, out: TextOut) -> None:
        """Write the SHA-256 of a text, as 64 hexadecimal digits."""

    def rg_companion(
        self,
        players: Int,
        options: Text,
        options_length: Size,
        actions: Text,
        actions_length: Size,
        out: TextOut,
    ) -> Int:
        """Write a game with real cards after some actions (companion/companion_view.hpp).

        Each action ends with a line feed. Writes nothing if there is no game with such players and options.
        """


class Reviews(Protocol):
    """Reviews of games, and hints.

    A decision is rated by what its seat knows (knowledge/seen_state.hpp). Its random numbers come from the seed, a text,
    and from the number of the move: the same record and number of worlds give the same review everywhere.
    """

    def rg_decision_size(self) -> Int:
        """Return the bytes of a decision."""

    def rg_review_size(self, decisions: Int) -> Int:
        """Return the bytes that the longest review with this many decisions needs."""

    def rg_review_decision(
        self,
        nets: NetsIn,
        state: StateIn,
        move: Text,
        move_length: Size,
        number: Int,
        worlds: Int,
        seed: Text,
        seed_length: Size,
        decisions: DecisionOut,
    ) -> Int:
        """Review the decision in which this move was made; return 0 if the move is not legal.

        `decisions` are those of the game: that of the move before says which solo medal is at stake.

        `nets` are those that the medallist needs.
        """

    def rg_next_check(self, decisions: DecisionsIn, count: Int, most_playouts: Int) -> Int:
        """Return the decision whose mark must be checked next, the largest loss first; -1 if none must."""

    def rg_check_decision(self, nets: NetsIn, decision: DecisionOut, threads: Int) -> None:
        """Play both moves of a marked decision to the end some more times (review/mark_check.hpp)."""

    def rg_review_text(
        self,
        deal: StateIn,
        decisions: DecisionsIn,
        count: Int,
        moves: Int,
        end: Int,
        worlds: Int,
        playouts: Int,
        out: TextOut,
    ) -> Int:
        """Write the review of the first decisions of a game (review/review_writer.hpp).

        `moves` is the number of moves of the record; `end` is 1 for a game that is won, 0 for lost, -1 for not over.
        `playouts` is how often a marked move is played to the end, at most.
        """

    def rg_hint(
        self,
        nets: NetsIn,
        state: StateIn,
        number: Int,
        worlds: Int,
        seed: Text,
        seed_length: Size,
        out: TextOut,
    ) -> Int:
        """Write the best moves, at most three, and why the first is better than the second: `wire.hint.HintView`.

        `number` is that of the next move. A hint has the numbers of a review with the same seed.
        """

    def rg_why_move(
        self,
        nets: NetsIn,
        state: StateIn,
        move: Text,
        move_length: Size,
        number: Int,
        worlds: Int,
        seed: Text,
        seed_length: Size,
        out: TextOut,
    ) -> Int:
        """Write why a move was made, as `better_reason.WhyMove`; return 0 if it is not legal.

        It is what the seat that made it could know. The numbers are those of a review with the same seed, unchecked; a move
        is said to be better only if games of the knight show it, too.
        """

    def rg_why_better(
        self,
        nets: NetsIn,
        state: StateIn,
        better: Text,
        better_length: Size,
        worse: Text,
        worse_length: Size,
        seed: Number64,
        out: TextOut,
    ) -> Int:
        """Write why the first move is better, as `better_reason.BetterReason`; return 0 if a move is not legal.

        The knight plays some hundred games after both moves; null if they do not show that the first is better.
        """

    def rg_acts_on_idea(self, state: StateIn, idea: Int, move: Text, move_length: Size) -> Int:
        """Return whether a legal move acts on an `Idea` (ideas/idea.hpp); -1 if it is not legal."""

    def rg_idea(
        self,
        nets: NetsIn,
        state: StateIn,
        idea: Int,
        number: Int,
        worlds: Int,
        seed: Text,
        seed_length: Size,
        out: TextOut,
    ) -> Int:
        """Write whether an `Idea` decides the next move, and how: `wire.hint.IdeaAtStake`, or null.

        It decides if the best move that acts on it and the best that does not differ by more than a slip, and by more
        than chance shows.
        """


class Studies(Protocol):
    """Whole games: what one counts, what the champion makes of a deal; and the rating of a player of puzzles."""

    def rg_game_facts(
        self,
        deal: StateIn,
        seed: Text,
        seed_length: Size,
        people: Int,
        earns: Int,
        moves: Text,
        moves_length: Size,
        out: TextOut,
    ) -> Int:
        """Write the facts of a game: those of `study.game_facts.GameFacts` that follow from its moves.

        The moves are those of a record, separated by spaces; if one is illegal, return minus its number. Without a seed,
        which is null, they name the cards that hearts moved. `people` has a bit for each seat of a person; `earns` is 0
        for a game that gives neither medal nor seals.
        """

    def rg_par_game(
        self,
        nets: NetsIn,
        deal: StateIn,
        seed: Text,
        seed_length: Size,
        number: Int,
        level: Int,
        out: TextOut,
    ) -> Int:
        """Let the medallist play a deal, with other shuffles for each number; write `study.par.ParGame`.

        With a level, from 1 on, a partner of that level plays all seats instead. `nets` are those that the medallist
        needs, the seed is the deal's.
        """

    def rg_best_before(self, games: Ints32In, count: Int) -> Int:
        """Return the best of the games before the last one if that improves on it, otherwise -1 (study/personal_best.hpp).

        A game has four numbers: its players, royals defeated and turns, and whether it counts.
        """

    def rg_theme_of_reason(self, reason: Text, reason_length: Size, out: TextOut) -> Int:
        """Write what a kind of reason has in common with others (review/takeaways.hpp); nothing if there is no such kind."""

    def rg_rate_puzzle(self, player: RealsOut, difficulty: Real, solved: Int) -> None:
        """Rate a player after a puzzle: `player` is rating, deviation and volatility (study/glicko.hpp)."""
