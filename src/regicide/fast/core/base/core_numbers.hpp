// Numbers that the core shares with Python and the page.
// Generated from fast/core_numbers.py by `python3 dev.py generate`; a test checks that it is current.
#pragma once

#include <cstdint>
#include <string_view>

namespace regicide {

// The kinds of game with a net of their own; docs/lab/models.md describes the nets.
enum GameKind : std::int32_t { Solo = 0, SoloWithoutJesters = 1, Two = 2, Three = 3, Four = 4, TwoSmallHands = 5, FourSmallHands = 6, FourStrongEnemies = 7 };

// What the core chooses a move by.
enum CoreBot : std::int32_t { Random = 0, Squire = 1, Knight = 2, Champion = 3, Medallist = 4, MedalMove = 5, SixRules = 6, Counting = 7, Level1 = 8, Level2 = 9, Level3 = 10, Level4 = 11, Level5 = 12, Level6 = 13, Level7 = 14, Level8 = 15 };

// The six rules (core/bots/six_rules.hpp): by which one a move is chosen.
enum ListRule : std::int32_t { NoRule = 0, DrawRule = 1, HealRule = 2, KillRule = 3, JesterRule = 4, SumRule = 5, PaymentRule = 6 };

// What is counted (core/bots/counting.hpp): the points of a move are the sum of these.
enum PointItem : std::int32_t { HandPoints = 0, DrawPoints = 1, PilePoints = 2, EnemyPoints = 3, KillPoints = 4, BlowPoints = 5, PartnerPoints = 6, RiskPoints = 7 };

// The chapters of «Play well» (core/ideas/idea.hpp): each idea parts the legal moves in two.
enum class Idea : std::int32_t { DrawEarly = 0, KeepDiamonds = 1, WhenToKill = 2, WhereToShield = 3, HealEarly = 4, WhatToPay = 5, Pairs = 6, ExactKills = 7, WhomToName = 8, WhenToYield = 9, WhenToFlip = 10 };

// What the solver found.
enum Verdict : std::int32_t { FoundWin = 0, ProvedLost = 1, OutOfTime = 2, OutOfMemory = 3, Stopped = 4 };

// Why a game cannot be dealt.
enum class DealFault : std::int32_t { None = 0, BadPlayers = 1, BadOptions = 2, BadSeed = 3 };

// What the acting seat sees beyond the rules, as bits: to measure what hidden cards cost.
enum Insight : std::int32_t { NoInsight = 0, SeesHands = 1, SeesTavern = 2, SeesCastle = 4 };

// What a player can reach in one game (core/study/facts_writer.hpp); a game with help gives none.
enum class Seal : std::int32_t { Victory = 0, Gold = 1, Two = 2, Three = 3, Four = 4, Friends = 5, Daily = 6, Hardened = 7, Swift = 8, Dry = 9, Jacks = 10, Queens = 11, Kings = 12, Eight = 13, Blow = 14, Combo = 15, Duel = 16, Shield = 17, Healer = 18, Feast = 19, Measure = 20 };

inline constexpr int kind_count = 8;
inline constexpr int levels = 8;
inline constexpr int counted_items = 8;
inline constexpr int most_moves = 1024;
inline constexpr int hidden_units = 384;
inline constexpr int longest_solution = 4096;
inline constexpr int reads_everything = 1000;
inline constexpr int least_slip = 200;
inline constexpr int least_mistake = 500;
inline constexpr int least_blunder = 1500;
inline constexpr int par_games = 40;

// Options with which another net plays better than that of the published rules.
struct HardTable { int kind, players, most_hand, least_attack; };
inline constexpr HardTable hard_tables[] = {{5, 2, -2, -5}, {6, 4, -1, -5}, {7, 4, 2, 2}};

inline constexpr int default_rollouts[kind_count] = {1600, 1600, 600, 1600, 1600, 600, 1600, 1600};
inline constexpr double temperatures[4][levels] = {{0.528, 0.447, 0.389, 0.344, 0.302, 0.258, 0.211, 0.15}, {0.595, 0.476, 0.404, 0.345, 0.292, 0.241, 0.182, 0.108}, {0.636, 0.52, 0.446, 0.391, 0.336, 0.283, 0.228, 0.162}, {0.428, 0.344, 0.288, 0.242, 0.202, 0.163, 0.121, 0.068}};
inline constexpr std::string_view seal_names[] = {"victory", "gold", "two", "three", "four", "friends", "daily", "hardened", "swift", "dry", "jacks", "queens", "kings", "eight", "blow", "combo", "duel", "shield", "healer", "feast", "measure"};

}  // namespace regicide
