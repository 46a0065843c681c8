// Why a move is illegal: as rules/legality.py finds it (tests/fast/test_table_game.py).
#pragma once

#include <string_view>

#include "base/build_namespace.hpp"
#include "rules/covering.hpp"
#include "rules/moves.hpp"
#include "rules/turn.hpp"
#include "text/card_text.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// A value that the sentence about a reason contains: a number, a card or a rank.
struct Fact {
  std::string_view name = {};  // empty: there is no such fact
  int number = 0;
  Card card = no_card;
  std::string_view rank = {};
};

// The rule that a move breaks, if there is one.
struct Illegality {
  std::string_view code = {};
  std::string_view clause = {};
  Fact first = {};
  Fact second = {};

  explicit operator bool() const { return !code.empty(); }
};

inline JsonWriter& write_reason(JsonWriter& json, const Illegality& illegality) {
  json.open('{').name("code").text(illegality.code).name("clause").text(illegality.clause);
  json.name("facts").open('{');
  for (const Fact& fact : {illegality.first, illegality.second}) {
    if (fact.name.empty()) continue;
    json.name(fact.name);
    if (!fact.rank.empty()) {
      json.text(fact.rank);
    } else if (fact.card != no_card) {
      json.text(CardText(fact.card));
    } else {
      json.number(fact.number);
    }
  }
  return json.close('}').close('}');
}

inline Illegality why_out_of_step(Step step, Kind kind) {
  if (step == Won) return {"game-is-won", "§11.1"};
  if (step > Won) return {"game-is-lost", "§11.2"};
  if (step == Name) return kind == Nominate ? Illegality{} : Illegality{"name-the-next", "§8.3"};
  if (kind == Nominate) return {"nothing-to-name", "§8.3"};
  if (kind == Discard) return step == Suffer ? Illegality{} : Illegality{"no-damage-now", "§6.1"};
  if (kind == Flip || step == Play) return {};  // §12.2
  return {"damage-first", "§6.2"};
}

// The first card that a move needs and the hand lacks; `no_card` if it holds them all.
inline Card missing_card(Cards hand, Cards cards) {
  const Cards suited = cards & ~hand & ~jesters;
  if (suited) return lowest(suited);
  return count(cards & jesters) > count(hand & jesters) ? first_jester : no_card;
}

inline Illegality why_unplayable(Cards cards, int combo) {  // §3
  const int size = count(cards);
  const int rank = rank_of(lowest(cards));
  if (size == 1) return {};
  if (cards & jesters) return {"jester-not-alone", "§3.5"};
  if (cards & aces) return size == 2 ? Illegality{} : Illegality{"ace-in-combo", "§3.4"};
  if (cards >> (4 * rank + 4)) return {"ranks-differ", "§3.2"};
  if (rank >= jack) return {"royals-in-combo", "§3.2"};
  if (total(cards) <= combo) return {};
  return {"combo-too-high", "§3.2", {"total", total(cards)}, {"limit", combo}};
}

inline Illegality why_not_covered(Cards cards, int damage, bool stop_paying) {
  const Fact paid{"total", total(cards)}, owed{"damage", damage};
  if (total(cards) < damage) return {"not-covered", "§6.2", paid, owed};
  if (stop_paying && is_overpaid(cards, damage)) return {"overpaid", "§13.2", paid, owed};
  return {};
}

inline Illegality why_no_yield(const State& state) {
  if (may_yield(state)) return {};
  if (!state.options.yielding) return {"yielding-off", "§13.3"};
  if (state.players > 1) return {"all-others-yielded", "§9.1"};
  if (!state.options.solo_yield) return {"solo-yield", "§9.2"};
  return {"yielded-last-turn", "§13.1"};
}

inline Illegality why_no_flip(const State& state) {
  if (may_flip(state)) return {};
  if (state.players > 1) return {"flip-not-solo", "§12.1"};
  return {"no-jester-left", "§12.1"};
}

// The rule that a move would break. One Jester may be either of the two.
inline Illegality why_illegal(const State& state, Move move) {
  const Kind kind = kind_of(move);
  if (const Illegality out_of_step = why_out_of_step(state.step, kind)) return out_of_step;
  if (kind == Yield) return why_no_yield(state);
  if (kind == Flip) return why_no_flip(state);
  if (kind == Nominate) {
    if (seat_of(move) < state.players) return {};
    return {"no-such-seat", "§8.3", {"seat", seat_of(move) + 1}};
  }
  const Cards cards = cards_of(move);
  const Card missing = missing_card(state.acting_hand(), cards);
  if (kind == PlayCards) {
    if (missing != no_card) return {"not-in-hand", "§3.1", {"card", 0, missing}};
    return why_unplayable(cards, state.options.combo);
  }
  if (missing != no_card) return {"not-held", "§6.2", {"card", 0, missing}};
  return why_not_covered(cards, attack(state), state.options.stop_paying);
}

}  // namespace regicide
