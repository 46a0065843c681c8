// Applies a legal move to a state in place: must agree with rules/turn.py, powers.py and drawing.py.
//
// A chance (chance.hpp) decides about unknown cards. A listener (events.hpp) hears what happens; the one
// that hears nothing costs nothing.
#pragma once

#include <algorithm>

#include "base/build_namespace.hpp"
#include "rules/chance.hpp"
#include "rules/events.hpp"
#include "rules/moves.hpp"
#include "rules/state.hpp"

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

template <class Events = NoEvents>
inline void begin_turn(State& state, int seat, Events&& events = {}) {
  state.seat = static_cast<std::uint8_t>(seat);
  state.step = is_stuck(state) ? Stuck : Play;
  events.turn_began(state);
  if (state.step == Stuck) events.game_lost(state);
}
template <class Events>
inline void pass_turn(State& state, Events&& events) {  // §6.5
  begin_turn(state, state.seat + 1 == state.players ? 0 : state.seat + 1, events);
}
template <class Events>
inline void await_cover(State& state, Events&& events) {
  state.step = is_beaten(state) ? Beaten : Suffer;
  if (state.step == Beaten) events.game_lost(state);
}
template <class Events>
inline void suffer(State& state, Events&& events) {  // §6.1
  events.enemy_struck(state, attack(state));
  if (attack(state) == 0) {
    pass_turn(state, events);
  } else {
    await_cover(state, events);
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

// In the order of §4.4: hearts, diamonds, clubs, spades.
template <class Chance, class Events>
void use_powers(State& state, Cards cards, int value, Chance& chance, Events&& events) {  // §4
  const int immune = immune_suit(state);
  const auto acts = [&](int suit) {
    const bool acting = suit != immune && (cards & of_suit(suit));
    if (acting) {
      events.power_acted(state, suit, value);
    } else if (cards & of_suit(suit)) {
      events.power_blocked(state, suit, value);
    }
    return acting;
  };
  if (cards & of_suit(Spades)) state.spades = static_cast<std::int16_t>(state.spades + value);
  if (acts(Hearts)) {
    const int healed = std::min<int>(value, state.discard.size);
    chance.heal(state, healed);
    if (healed) state.groups[state.group_count++] = static_cast<std::uint8_t>(healed);
  }
  if (acts(Diamonds)) chance.draw(state, value);
  const int amount = acts(Clubs) ? 2 * value : value;  // §4.7
  if (acts(Spades)) events.shield_raised(state);
  state.damage = static_cast<std::int16_t>(state.damage + amount);  // §5.1
  events.enemy_damaged(state, amount, amount > value);
}

template <class Chance, class Events>
void defeat(State& state, Chance& chance, Events&& events) {  // §5.2–5.5
  const bool exact = state.damage == health(state);
  const bool last = state.castle_at == state.castle_size;
  events.enemy_defeated(state, exact, last);
  if (last) {
    state.step = Won;
    events.game_won(state);
    return;
  }
  if (exact) {
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
  events.enemy_revealed(state);
  begin_turn(state, state.seat, events);
}

template <class Events>
void play_jester(State& state, Events&& events) {  // §8
  const int cancelled = immune_suit(state);
  state.immunity_cancelled = true;
  state.step = Name;
  if (cancelled == no_suit) return;
  events.immunity_cancelled(state, cancelled);
  if (cancelled == Spades && state.spades) events.shield_raised(state);  // §8.5
}

template <class Chance, class Events = NoEvents>
void play(State& state, Cards cards, Chance& chance, Events&& events = {}) {
  take_from_hand(state, cards);
  state.table.push_all(cards);
  mark_yield(state, false);
  events.cards_played(state, cards, total(cards));
  if (cards & jesters) return play_jester(state, events);
  use_powers(state, cards, total(cards), chance, events);
  if (state.damage < health(state)) {
    suffer(state, events);
  } else {
    defeat(state, chance, events);
  }
}

template <class Events = NoEvents>
inline void yield(State& state, Events&& events = {}) {  // §3.6
  mark_yield(state, true);
  events.yielded(state);
  suffer(state, events);
}

template <class Events = NoEvents>
inline void discard(State& state, Cards cards, Events&& events = {}) {  // §6.2
  take_from_hand(state, cards);
  state.discard.push_all(cards);
  events.cards_discarded(state, cards);
  pass_turn(state, events);
}

template <class Events>
void nominate(State& state, int seat, Events&& events) {  // §8.3
  events.next_named(state, seat);
  begin_turn(state, seat, events);
}

template <class Chance, class Events = NoEvents>
void flip(State& state, Chance& chance, Events&& events = {}) {  // §12.1
  const Cards hand = state.acting_hand();
  --state.jesters;
  take_from_hand(state, hand);
  events.jester_flipped(state, hand);
  chance.draw(state, hand_limit(1, state.options));
  state.discard.push_all(hand);
  if (state.step == Suffer) {
    await_cover(state, events);
  } else if (is_stuck(state)) {
    state.step = Stuck;
    events.game_lost(state);
  }
}

template <class Chance, class Events = NoEvents>
void apply(State& state, Move move, Chance& chance, Events&& events = {}) {
  const Cards cards = cards_of(move);
  switch (kind_of(move)) {
    case PlayCards:
      return play(state, cards, chance, events);
    case Discard:
      return discard(state, cards, events);
    case Yield:
      return yield(state, events);
    case Nominate:
      return nominate(state, seat_of(move), events);
    case Flip:
      return flip(state, chance, events);
  }
}

}  // namespace regicide
