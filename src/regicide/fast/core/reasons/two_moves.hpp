// Two moves of a position, what both do at once, and what was seen in the games that were played out after them.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "base/build_namespace.hpp"
#include "reasons/evidence.hpp"
#include "reasons/reason.hpp"
#include "rules/forecast.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline int cards_drawn(const Forecast& forecast) {
  int drawn = 0;
  for (const int each : forecast.chance.drawn) drawn += each;
  return drawn;
}

// Whether the move is sure to lose the game at once.
inline bool is_lost(const Forecast& forecast) {
  const bool is_beaten = forecast.coverage() == Coverage::NotCovered && !may_flip(forecast.after);
  return forecast.is_stuck() || is_beaten;
}

inline bool plays_jester(Move move) { return kind_of(move) == PlayCards && cards_of(move) & jesters; }
inline Cards cards_given_up(Move move) { return kind_of(move) == Nominate ? 0 : cards_of(move); }
inline bool plays_cards(Move move) { return kind_of(move) == PlayCards && !plays_jester(move); }

// §2.2 of the royal that comes after the enemy; nothing if the enemy is the last.
inline int next_attack(const State& state) {
  if (!state.enemies_left()) return 0;
  return 10 + 5 * (rank_of(state.castle[state.castle_at]) - jack) + state.options.attack;
}

// How a fact is called, and when a difference of it is worth a word.
struct FactMeaning {
  std::string_view name;
  bool is_bad;       // whether more of it is worse
  bool is_share;     // of games; otherwise a number
  double least;      // difference
};
inline constexpr FactMeaning meanings[fact_count] = {
    {"won", false, true, 0.02},           {"lost-here", true, true, 0.02},    {"lost-next", true, true, 0.02},
    {"lost-dry", true, true, 0.02},       {"fell", false, true, 0.02},        {"turns", true, false, 0.3},
    {"cards", false, false, 0.5},         {"tavern", false, false, 1.0},      {"drawn", false, false, 0.7},
    {"paid", true, false, 0.5},           {"royal", false, true, 0.2},        {"flips", true, true, 0.1},
};

struct TwoMoves {
  const State& state;
  Move better, worse;
  const Evidence& evidence;
  Forecast good{state, better}, bad{state, worse};

  // How much more often the better move wins in these games.
  double loss() const { return -evidence.excess(GameWon); }

  // Whether the fact is worse after the worse move beyond doubt, and by enough to matter: where it counts lost games, for
  // a quarter of the loss.
  bool shows(Fact fact) const {
    const FactMeaning& meaning = meanings[fact];
    const double sign = meaning.is_bad ? 1 : -1;
    const double excess = sign * evidence.excess(fact);
    if (excess < 2 * evidence.error(fact)) return false;
    const bool counts_losses = fact == LostToEnemy || fact == LostToNext || fact == LostDry;
    const bool is_of_survivors = fact == CardsAtNext || fact == TavernAtNext;
    const double found =
        is_of_survivors ? evidence.mean_if_fell(Better, fact) - evidence.mean_if_fell(Worse, fact) : excess;
    return found >= std::max(meaning.least, counts_losses ? loss() / 4 : 0);
  }

  Shown shown(Fact fact) const {
    const auto mean = [&](Branch branch) {
      if (meanings[fact].is_share) return percent(evidence.mean(branch, fact));
      const bool is_of_survivors = fact == CardsAtNext || fact == TavernAtNext || fact == TurnsToFall;
      return tenths(is_of_survivors ? evidence.mean_if_fell(branch, fact) : evidence.mean(branch, fact));
    };
    return {meanings[fact].name, mean(Worse), mean(Better)};
  }

  // The reason with the first of the facts that shows it; none if no fact does.
  Reason because(Reason reason, std::initializer_list<Fact> facts) const {
    for (const Fact fact : facts) {
      if (!shows(fact)) continue;
      reason.shown = shown(fact);
      return reason;
    }
    return {};
  }
};

}  // namespace regicide
