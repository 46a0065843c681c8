// Luck is what chance did: between two decisions of a seat, where nothing was dealt, shuffled or revealed, the chance
// after the first is that of the second. Where estimates disagree, the better one moves the others.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>

#include "base/build_namespace.hpp"
#include "review/review.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline int within_certain(int chance) { return std::clamp(chance, 0, certain_chance); }

// The chance after the move is known; the loss stays as far as there is room for it.
inline void set_chance(ReviewedDecision& decision, int chance, int chance_error) {
  const int loss = decision.loss();
  decision.chance = chance;
  decision.chance_error = chance_error;
  decision.value = within_certain(chance + loss);
}
inline void set_value(ReviewedDecision& decision, int value, int value_error) {
  const int loss = decision.loss();
  decision.value = value;
  decision.value_error = value_error;
  decision.chance = decision.gives_medal_up() ? 0 : within_certain(value - loss);
}

// Decisions that follow one another without chance: the one that is known best stays, and the others move to it.
inline void join_estimates(std::span<ReviewedDecision> decisions) {
  std::size_t best = decisions.size() - 1;  // of equals the last: it is nearest to the end of the game
  for (std::size_t at = best; at-- > 0;) {
    if (decisions[at].check.playouts() > decisions[best].check.playouts()) best = at;
  }
  for (std::size_t at = best; at-- > 0;) {
    set_chance(decisions[at], decisions[at + 1].value, decisions[at + 1].value_error);
  }
  for (std::size_t at = best + 1; at < decisions.size(); ++at) {
    set_value(decisions[at], decisions[at - 1].chance, decisions[at - 1].chance_error);
  }
}

// Whether chance did nothing between a decision and the next one: another seat sees other cards.
inline bool is_without_chance(const ReviewedDecision& decision, const ReviewedDecision& next) {
  return !decision.events && (decision.seat == next.seat || decision.seen.options.open_hands);
}
// Whether their chances are those of one medal, too.
inline bool leads_without_chance(const ReviewedDecision& decision, const ReviewedDecision& next) {
  return is_without_chance(decision, next) && decision.medal == next.medal;
}

// `end` is the chance after the last move, or `no_end`. A game that ends without chance was decided before: its last
// decisions are known exactly.
inline void leave_luck_to_chance(std::span<ReviewedDecision> decisions, int end) {
  for (std::size_t first = 0, last; first < decisions.size(); first = last + 1) {
    for (last = first; last + 1 < decisions.size() && leads_without_chance(decisions[last], decisions[last + 1]);) {
      ++last;
    }
    const bool ends_game = last + 1 == decisions.size() && !decisions[last].events && end != no_end;
    if (ends_game) {
      set_chance(decisions[last], end, 0);
      for (std::size_t at = last; at-- > first;) {
        set_chance(decisions[at], decisions[at + 1].value, decisions[at + 1].value_error);
      }
    } else {
      join_estimates(decisions.subspan(first, last + 1 - first));
    }
  }
  for (std::size_t at = 1; at < decisions.size(); ++at) {
    if (is_without_chance(decisions[at - 1], decisions[at])) decisions[at].chance_before = decisions[at - 1].chance;
  }
}

}  // namespace regicide
