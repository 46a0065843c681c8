// Counting points, a method that a person can follow: imagine the end of the turn, the payment included, and count what
// is there. Cards that will be drawn are counted, not looked at, and each is expected to cover 5½. The numbers were found
// on games; `solo_points` are those of a player alone.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "base/build_namespace.hpp"
#include "base/core_numbers.hpp"
#include "bots/end_of_turn.hpp"

namespace regicide::inline REGICIDE_VARIANT {

struct PointTable {
  double card, club, diamond, ace, jester, no_diamond;  // in the hand; a card has its value too
  double own_draw, other_draw;
  double tavern, most_tavern, discard;
  double attack, health, attack_and_health;
  double kill, exact[3];  // exact: Jack, Queen, King
  double next_blow, next_player;
  double yield, flip, luck;
};
inline constexpr PointTable group_points = {-2, -2, 2, 6, 8, -20, 5, 8, 3, 17, -1, -0.5, -0.5, 0,
                                            17, {0, 10, 10}, -4, -3, -20, -80, -60};
inline constexpr PointTable solo_points = {-1, -1, 4, 6, 8, -15, 4, 8, 1.5, 18, -0.5, 0, -0.75, -1 / 200.0,
                                           17, {2, 8, 17}, 0, 0, -20, -80, -60};
inline constexpr int most_discards = 20;
// What a card that will be drawn is expected to cover.
inline constexpr double expected_value = 5.5;

struct PointCount {
  double items[counted_items] = {};
  double sum() const { return std::accumulate(items, items + counted_items, 0.0); }
};

class PointCounter {
 public:
  explicit PointCounter(const State& state)
      : state_(state), table_(state.players == 1 ? solo_points : group_points) {}

  PointCount count_of(Move move) const {
    PointCount found;
    switch (kind_of(move)) {
      case Nominate:
        found.items[PartnerPoints] = nomination_points(state_, seat_of(move));
        return found;
      case Discard:
        count_hand(found, state_.acting_hand() & ~cards_of(move), 0, used_cards(state_) + count(cards_of(move)));
        return found;
      case Flip:
        count_flip(found);
        return found;
      default:
        count_end_of_turn(found, move);
        return found;
    }
  }

 private:
  // What is left after the payment.
  struct Paid {
    Cards left;
    int drawn;  // cards to be drawn that are not needed
    int discarded;
  };

  double worth_of_hand(Cards cards, bool draws) const {
    const Cards suited = cards & ~jesters;
    const Cards diamonds = suited & of_suit(Diamonds);
    const double without = draws ? table_.no_diamond / 2 : table_.no_diamond;
    return total(suited) + table_.card * count(suited) + table_.club * count(suited & of_suit(Clubs)) +
           table_.diamond * count(diamonds) + table_.ace * count(suited & aces) +
           table_.jester * count(cards & jesters) + (diamonds ? 0 : without);
  }

  // The cards before the enemy will be discards, too.
  static int used_cards(const State& state) { return state.discard.size + state.table.size; }

  double worth_of_discards(int number) const { return table_.discard * std::min(number, most_discards); }

  void count_hand(PointCount& found, Cards cards, int drawn, int discards) const {
    found.items[HandPoints] += worth_of_hand(cards, drawn > 0);
    found.items[DrawPoints] += table_.own_draw * drawn;
    found.items[PilePoints] += worth_of_discards(discards);
  }

  void count_piles_and_enemy(PointCount& found, int tavern, int attack, int health) const {
    found.items[PilePoints] += table_.tavern * std::min<double>(tavern, table_.most_tavern);
    found.items[EnemyPoints] += table_.attack * attack + table_.health * health + table_.attack_and_health * attack * health;
  }

  void count_flip(PointCount& found) const {
    const int drawn = std::min<int>(hand_limit(1, state_.options), state_.tavern.size);
    found.items[RiskPoints] = table_.flip;
    count_hand(found, 0, drawn, used_cards(state_) + count(state_.acting_hand()));
    count_piles_and_enemy(found, state_.tavern.size - drawn, attack(state_), health_left(state_));
  }

  // The set that leaves most points; the cards to be drawn help if the hand alone is not enough.
  Paid pay(Cards hand, int drawn, int damage, int discards) const {
    const double missing = std::ceil(std::max(0, damage - total(hand)) / expected_value);
    const int needed = static_cast<int>(missing);
    const int covered = static_cast<int>(std::ceil(damage - expected_value * needed));
    const Cards paid = best_payment(state_, hand, covered, [&](Cards cards) {
      return worth_of_hand(hand & ~cards, drawn > 0) + worth_of_discards(discards + needed + count(cards));
    });
    return {hand & ~paid, drawn - needed, needed + count(paid)};
  }

  void count_end_of_turn(PointCount& found, Move move) const {
    const Forecast seen(state_, move);
    if (seen.wins()) {
      found.items[KillPoints] = certain;
      return;
    }
    const Cards hand = state_.acting_hand() & ~cards_of(move);
    const int drawn = seen.chance.drawn[state_.seat];
    const int discards = used_cards(seen.after) - seen.chance.healed;
    Paid paid = {hand, drawn, 0};
    if (kind_of(move) == Yield) found.items[RiskPoints] += table_.yield;
    if (seen.is_stuck()) found.items[RiskPoints] -= certain;
    if (seen.suffered && total(hand) + expected_value * drawn >= seen.suffered) {
      paid = pay(hand, drawn, seen.suffered, discards);
    } else if (seen.suffered) {
      paid = {0, 0, count(hand)};
      found.items[RiskPoints] += seen.coverage() != Coverage::NotCovered ? table_.luck
                                 : may_flip(seen.after)                  ? table_.flip
                                                                         : -certain;
    }
    count_hand(found, paid.left, paid.drawn, discards + paid.discarded);
    found.items[DrawPoints] += table_.other_draw * (all_drawn(seen) - drawn);
    if (seen.kill == Kill::None) {
      count_enemy(found, move, seen);
    } else {
      count_kill(found, seen, paid);
    }
  }

  void count_enemy(PointCount& found, Move move, const Forecast& seen) const {
    const State& after = seen.after;
    count_piles_and_enemy(found, after.tavern.size, attack(after), health_left(after));
    const int reach = 5 * (cards_of_next(move, after) - 1);
    found.items[PartnerPoints] += table_.next_player * std::max(0, attack(after) - reach);
  }

  int cards_of_next(Move move, const State& after) const {
    if (!is_jester(move)) return count(after.hand[(state_.seat + 1) % state_.players]);
    int most = 0;
    for (const Cards hand : after.hand) most = std::max(most, count(hand));
    return most;
  }

  void count_kill(PointCount& found, const Forecast& seen, const Paid& paid) const {
    const State next = next_enemy_of(seen.after);
    const double reach = total(paid.left) + expected_value * paid.drawn;
    found.items[KillPoints] += table_.kill;
    if (seen.kill == Kill::Exact) found.items[KillPoints] += table_.exact[rank_of(state_.enemy) - jack];
    // A royal that goes on top of the tavern has points of its own.
    const int tavern = next.tavern.size - (seen.kill == Kill::Exact);
    count_piles_and_enemy(found, tavern, full_attack(next), health(next));
    found.items[BlowPoints] += table_.next_blow * std::max(0.0, full_attack(next) - reach);
  }

  static constexpr double certain = 1e6;

  const State& state_;
  const PointTable& table_;
};

// The move with the most points, the first of equals.
inline Move choose_by_counting(const State& state) {
  const PointCounter counter(state);
  Move best = 0;
  double most = -std::numeric_limits<double>::infinity();
  each_move(state, [&](Move move) {
    const double points = counter.count_of(move).sum();
    if (points <= most) return;
    most = points;
    best = move;
  });
  return best;
}

}  // namespace regicide
