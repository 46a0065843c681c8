// Applies a legal move to a state in place: must agree with rules/turn.py, powers.py and drawing.py.
#pragma once

#include <algorithm>

#include "build_namespace.hpp"
#include "chance.hpp"
#include "moves.hpp"
#include "state.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// §9
inline bool may_yield(const State& state) {
  if (!state.options.yielding) return false;
  if (state.players == 1) return state.options.solo_yield && !state.yielded;
  const unsigned others = ((1u << state.players) - 1) & ~(1u << state.seat);
  return (state.yielded & others) != others;
}

// §12.1 `jesters` is 0 with two or more players
inline bool may_flip(const State& state) { return state.jesters > 0; }

inline bool is_beaten(const State& state) {  // §6.3
  return total(state.acting_hand()) < attack(state) && !may_flip(state);
}
inline bool is_stuck(const State& state) {  // §11.2
  return !state.acting_hand() && !may_yield(state) && !may_flip(state);
}

inline void begin_turn(State& state, int seat) {
  state.seat = static_cast<std::uint8_t>(seat);
  state.step = is_stuck(state) ? Stuck : Play;
}
inline void pass_turn(State& state) {  // §6.5
  begin_turn(state, state.seat + 1 == state.players ? 0 : state.seat + 1);
}
inline void await_cover(State& state) { state.step = is_beaten(state) ? Beaten : Suffer; }
inline void suffer(State& state) {  // §6.1
  if (attack(state) == 0) {
    pass_turn(state);
  } else {
    await_cover(state);
  }
}

inline void take_from_hand(State& state, Cards cards) {
  state.hand[state.seat] &= ~cards;
  state.known[state.seat] &= ~cards;
}
inline void mark_yield(State& state, bool yielded) {
  const unsigned mark = 1u << state.seat;
  state.yielded =
      static_cast<std::uint8_t>(yielded ? state.yielded | mark : state.yielded & ~mark);
}

template <class Chance>
void use_powers(State& state, Cards cards, int value, Chance& chance) {  // §4
  const int immune = immune_suit(state);
  const auto acts = [&](int suit) { return suit != immune && (cards & of_suit(suit)); };
  if (cards & of_suit(Spades)) state.spades = static_cast<std::int16_t>(state.spades + value);
  if (acts(Hearts)) {  // §4.4 before diamonds
    const int healed = std::min<int>(value, state.discard.size);
    chance.heal(state, healed);
    if (healed) state.groups[state.group_count++] = static_cast<std::uint8_t>(healed);
  }
  if (acts(Diamonds)) chance.draw(state, value);
  state.damage =
      static_cast<std::int16_t>(state.damage + (acts(Clubs) ? 2 * value : value));  // §4.7, §5.1
}

template <class Chance>
void defeat(State& state, Chance& chance) {  // §5.2–5.5
  if (state.castle_at == state.castle_size) {
    state.step = Won;
    return;
  }
  if (state.damage == health(state)) {
    state.tavern.push_top(state.enemy);
    ++state.top;
  } else {
    state.discard.push(state.enemy);
  }
  std::copy(state.table.cards, state.table.cards + state.table.size,
            state.discard.cards + state.discard.size);
  state.discard.size = static_cast<std::uint8_t>(state.discard.size + state.table.size);
  state.table.size = 0;
  chance.reveal(state);
  state.damage = state.spades = 0;
  state.immunity_cancelled = false;
  begin_turn(state, state.seat);
}

template <class Chance>
void play(State& state, Cards cards, Chance& chance) {
  take_from_hand(state, cards);
  state.table.push_all(cards);
  mark_yield(state, false);
  if (cards & jesters) {  // §8
    state.immunity_cancelled = true;
    state.step = Name;
    return;
  }
  use_powers(state, cards, total(cards), chance);
  if (state.damage < health(state)) {
    suffer(state);
  } else {
    defeat(state, chance);
  }
}

inline void yield(State& state) {  // §3.6
  mark_yield(state, true);
  suffer(state);
}

inline void discard(State& state, Cards cards) {  // §6.2
  take_from_hand(state, cards);
  state.discard.push_all(cards);
  pass_turn(state);
}

template <class Chance>
void flip(State& state, Chance& chance) {  // §12.1
  const Cards hand = state.acting_hand();
  --state.jesters;
  take_from_hand(state, hand);
  chance.draw(state, hand_limit(1, state.options));
  state.discard.push_all(hand);
  if (state.step == Suffer) {
    await_cover(state);
  } else if (is_stuck(state)) {
    state.step = Stuck;
  }
}

template <class Chance>
void apply(State& state, Move move, Chance& chance) {
  const Cards cards = cards_of(move);
  switch (kind_of(move)) {
    case PlayCards:
      play(state, cards, chance);
      break;
    case Discard:
      discard(state, cards);
      break;
    case Yield:
      yield(state);
      break;
    case Nominate:
      begin_turn(state, seat_of(move));
      break;
    case Flip:
      flip(state, chance);
      break;
  }
}

}  // namespace regicide
