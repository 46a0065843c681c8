// Numbers that the core shares with Python and the page.
// Generated from fast/core_numbers.py by `python3 dev.py generate`; a test checks that it is current.
#pragma once

#include <cstdint>
#include <string_view>

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

// What a player can reach in one game (core/study/facts_writer.hpp); a game with help gives none.
enum class Seal : std::int32_t { Victory = 0, Gold = 1, Two = 2, Three = 3, Four = 4, Friends = 5, Daily = 6, Hardened = 7, Swift = 8, Dry = 9, Jacks = 10, Queens = 11, Kings = 12, Eight = 13, Blow = 14, Combo = 15, Duel = 16, Shield = 17, Healer = 18, Feast = 19, Measure = 20 };

inline constexpr int kind_count = 5;
inline constexpr int most_moves = 1024;
inline constexpr int hidden_units = 384;
inline constexpr int longest_solution = 4096;
inline constexpr int reads_everything = 1000;
inline constexpr int least_slip = 200;
inline constexpr int least_mistake = 500;
inline constexpr int least_blunder = 1500;
inline constexpr int par_games = 40;
inline constexpr int default_rollouts[kind_count] = {1600, 1600, 600, 1600, 1600};
inline constexpr std::string_view seal_names[] = {"victory", "gold", "two", "three", "four", "friends", "daily", "hardened", "swift", "dry", "jacks", "queens", "kings", "eight", "blow", "combo", "duel", "shield", "healer", "feast", "measure"};

}  // namespace regicide
