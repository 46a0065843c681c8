// Numbers that the core shares with Python and the page.
// Generated from fast/core_numbers.py by `python3 dev.py generate`; a test checks that it is current.
#pragma once

#include <cstdint>

namespace regicide {

// The kinds of game with a net of their own; docs/lab/models.md describes the nets.
enum GameKind : std::int32_t { Solo = 0, SoloWithoutJesters = 1, Two = 2, Three = 3, Four = 4 };

// What the core chooses a move by.
enum CoreBot : std::int32_t { Random = 0, Squire = 1, Knight = 2, Champion = 3, Medallist = 4, MedalMove = 5 };

// What the solver found.
enum Verdict : std::int32_t { FoundWin = 0, ProvedLost = 1, OutOfTime = 2, OutOfMemory = 3, Stopped = 4 };

// Why a game cannot be dealt.
enum class DealFault : std::int32_t { None = 0, BadPlayers = 1, BadOptions = 2, BadSeed = 3 };

// What the acting seat sees beyond the rules, as bits: to measure what hidden cards cost.
enum Insight : std::int32_t { NoInsight = 0, SeesHands = 1, SeesTavern = 2, SeesCastle = 4 };

inline constexpr int kind_count = 5;
inline constexpr int most_moves = 1024;
inline constexpr int hidden_units = 384;
inline constexpr int longest_solution = 4096;
inline constexpr int reads_everything = 1000;
inline constexpr int least_slip = 200;
inline constexpr int least_mistake = 500;
inline constexpr int least_blunder = 1500;
inline constexpr int default_rollouts[kind_count] = {1600, 1600, 600, 1600, 1600};

}  // namespace regicide
