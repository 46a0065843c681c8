// Six rules in order, a method that a person can follow: the first rule that applies chooses the play. Only plays that
// the seat can surely pay for count; a play that needs luck is made if no rule applies.
//
// 1  a diamond that acts and draws five or more cards in all
// 2  with at most 11 cards in the tavern, hearts that return four or more
// 3  a kill, by at most 12 too much, if the hand left with 5 for each card drawn reaches the next royal's attack
// 4  the Jester; it names the player with the most cards
// 5  without a kill, the largest sum of damage, shield, 4 a card drawn, 1 a card healed, and the worth of the hand left
// 6  for the payment, the cards that are worth least
#pragma once

#include "base/build_namespace.hpp"
#include "base/core_numbers.hpp"
#include "bots/end_of_turn.hpp"

namespace regicide::inline REGICIDE_VARIANT {

struct RuledMove {
  Move move;
  ListRule rule;
};

inline constexpr int draws_enough = 5;
inline constexpr int tavern_is_short = 11;
inline constexpr int heals_enough = 4;
inline constexpr int most_overkill = 12;
inline constexpr int value_of_a_draw = 5;
inline constexpr int worth_of_a_draw = 4;
inline constexpr double worth_of_last_diamond = 20;

// What a card is worth in a hand: its value, less for clubs, more for diamonds and Aces.
inline double worth_of(Cards cards) {
  const Cards suited = cards & ~jesters;
  return total(suited) - 2 * count(suited) - 2 * count(suited & of_suit(Clubs)) +
         2 * count(suited & of_suit(Diamonds)) + 6 * count(suited & aces);
}

// Rule 6: the payment that is worth least.
inline Cards least_payment(const State& state, Cards hand, int damage) {
  const Cards diamonds = hand & of_suit(Diamonds);
  return best_payment(state, hand, damage, [&](Cards paid) {
    const bool pays_last = diamonds && !(diamonds & ~paid);
    return -worth_of(paid) - (pays_last ? worth_of_last_diamond : 0);
  });
}

// The cards left of those that the seat holds now; those that it draws for sure too, if it must pay with them.
inline Cards hand_left(const State& state, Move move, const Forecast& seen) {
  const Cards left = state.acting_hand() & ~cards_of(move);
  const bool pays_with_drawn = seen.coverage() == Coverage::Covered && total(left) < seen.suffered;
  return pays_with_drawn ? seen.hand : left;
}

// Chooses the play by the first rule that applies; within a rule the sum of rule 5 decides between equals.
class RuleFinder {
 public:
  explicit RuleFinder(const State& state) : state_(state) {
    each_move(state, [&](Move move) { consider(move); });
  }

  // The rules in their order; then what is left if none applies.
  RuledMove choice() const {
    if (winning_) return {winning_, KillRule};
    for (const ListRule rule : {DrawRule, HealRule, KillRule, JesterRule, SumRule, NoRule}) {
      if (found_[rule].move) return {found_[rule].move, rule};
    }
    return {0, NoRule};
  }

 private:
  struct Found {
    Move move = 0;
    double first = 0, second = 0;
  };

  // Keeps the move if it is better: the second number decides between equals.
  void keep(ListRule rule, Move move, double first, double second = 0) {
    Found& best = found_[rule];
    if (best.move && (first < best.first || (first == best.first && second <= best.second))) return;
    best = {move, first, second};
  }

  void consider(Move move) {
    if (kind_of(move) == Flip) return keep(NoRule, move, needs_flip);
    const Forecast seen(state_, move);
    if (seen.wins()) {
      if (!winning_) winning_ = move;
      return;
    }
    const Cards left = hand_left(state_, move, seen);
    const double sum = sum_of(seen, left);
    const Coverage coverage = seen.coverage();
    if (seen.is_stuck() || coverage == Coverage::NotCovered) return keep(NoRule, move, certain_loss);
    if (coverage == Coverage::DependsOnDraw) return keep(NoRule, move, needs_luck, sum);
    if ((seen.acting >> Diamonds & 1) && all_drawn(seen) >= draws_enough) {
      keep(DrawRule, move, all_drawn(seen), sum);
    }
    if (state_.tavern.size <= tavern_is_short && seen.chance.healed >= heals_enough) {
      keep(HealRule, move, seen.chance.healed, sum);
    }
    if (seen.kill != Kill::None) {
      if (may_kill(seen)) keep(KillRule, move, sum);
      return keep(NoRule, move, kills_too_early, sum);
    }
    if (is_jester(move)) return keep(JesterRule, move, 0);
    keep(SumRule, move, sum);
  }

  // Rule 3: the hand left, with the cards to be drawn, reaches the next royal's attack.
  bool may_kill(const Forecast& seen) const {
    const int over = state_.damage + seen.damage - health(state_);
    const int drawn = value_of_a_draw * seen.chance.unknown[state_.seat];
    return over <= most_overkill && total(seen.hand) + drawn >= full_attack(next_enemy_of(seen.after));
  }

  // Rule 5: damage, shield, draws, healed cards, and the hand left after the payment.
  double sum_of(const Forecast& seen, Cards left) const {
    const int shield = seen.kill == Kill::None ? attack(state_) - attack(seen.after) : 0;
    const Cards paid = seen.suffered ? least_payment(state_, left, seen.suffered) : 0;
    return seen.damage + shield + worth_of_a_draw * all_drawn(seen) + seen.chance.healed + worth_of(left & ~paid);
  }

  // If no rule applies: kill after all, then hope for a draw, then flip.
  static constexpr double kills_too_early = 4, needs_luck = 3, needs_flip = 2, certain_loss = 1;

  const State& state_;
  Move winning_ = 0;
  Found found_[SumRule + 1];
};

inline RuledMove choose_by_six_rules(const State& state) {
  if (state.step == Suffer) {
    const Cards paid = least_payment(state, state.acting_hand(), attack(state));
    return {paid ? make_move(Discard, paid) : make_move(Flip), paid ? PaymentRule : NoRule};
  }
  if (state.step == Play) return RuleFinder(state).choice();
  int most = 0;
  for (int seat = 1; seat < state.players; ++seat) {
    if (nomination_points(state, seat) > nomination_points(state, most)) most = seat;
  }
  return {make_move(Nominate, static_cast<Cards>(most)), JesterRule};
}

}  // namespace regicide
