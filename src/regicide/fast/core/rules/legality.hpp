// Which moves are legal: must agree with rules/legality.py and rules/plays.py.
#pragma once

#include "base/build_namespace.hpp"
#include "rules/covering.hpp"
#include "rules/moves.hpp"
#include "rules/turn.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// §3.2 by combo limit and rank: how many cards of one number may be played together.
constexpr std::array<std::array<std::uint8_t, 10>, 19> make_max_same_rank() {
  std::array<std::array<std::uint8_t, 10>, 19> most{};
  for (std::size_t combo = 0; combo < 19; ++combo) {
    for (std::size_t rank = 1; rank < 10; ++rank) {
      const std::size_t same_rank = combo / (rank + 1);
      most[combo][rank] = static_cast<std::uint8_t>(same_rank > 4 ? 4 : same_rank);
    }
  }
  return most;
}
inline constexpr auto max_same_rank = make_max_same_rank();

// By `most` and the suits held (a nibble): the number of sets of two to `most` cards.
constexpr std::array<std::array<std::uint8_t, 16>, 5> make_set_counts() {
  std::array<std::array<std::uint8_t, 16>, 5> counts{};
  for (unsigned most = 0; most <= 4; ++most) {
    for (unsigned held = 0; held < 16; ++held) {
      for (unsigned set = held; set; set = (set - 1) & held) {
        const auto size = static_cast<unsigned>(std::popcount(set));
        counts[most][held] = static_cast<std::uint8_t>(counts[most][held] + (size > 1 && size <= most));
      }
    }
  }
  return counts;
}
inline constexpr auto set_counts = make_set_counts();

inline Cards playable_singles(Cards hand) {  // only one of two Jesters
  return (hand & jesters) == jesters ? hand & ~bit(second_jester) : hand;
}

// Calls `found` with the cards of every legal play.
template <class Found>
void each_play(Cards hand, int combo, Found found) {
  for (Cards left = playable_singles(hand); left; left &= left - 1) found(left & -left);
  for (Cards first = hand & aces; first; first &= first - 1) {  // §3.3
    const Cards ace = first & -first;
    for (Cards other = hand & ~jesters & ~(2 * ace - 1); other; other &= other - 1) {
      found(ace | (other & -other));
    }
  }
  for (int rank = 1; rank < 10; ++rank) {  // §3.2
    const auto held = static_cast<unsigned>(hand >> (4 * rank)) & 15;
    const int most = max_same_rank[static_cast<std::size_t>(combo)][static_cast<std::size_t>(rank)];
    if (most < 2) break;
    for (unsigned set = held; set; set = (set - 1) & held) {
      const int size = std::popcount(set);
      if (size > 1 && size <= most) found(Cards{set} << (4 * rank));
    }
  }
}

// Calls `found` with every legal move.
template <class Found>
void each_move(const State& state, Found found) {
  const Cards hand = state.acting_hand();
  if (state.step == Play) {
    each_play(hand, state.options.combo, [&](Cards cards) { found(make_move(PlayCards, cards)); });
    if (may_yield(state)) found(make_move(Yield));
  } else if (state.step == Suffer) {
    const DiscardCovers covers = find_covers(hand, attack(state), state.options.stop_paying);
    covers.each([&](unsigned places) { found(make_move(Discard, at_places(hand, places))); });
  } else if (state.step == Name) {
    for (unsigned seat = 0; seat < state.players; ++seat) found(make_move(Nominate, seat));
  }
  if ((state.step == Play || state.step == Suffer) && may_flip(state)) found(make_move(Flip));
}

inline int count_moves(const State& state) {
  int found = 0;
  each_move(state, [&](Move) { ++found; });
  return found;
}

inline int count_combos(Cards hand, int combo) {
  // The cards of one number are a nibble; without two bits in any nibble there are no combos.
  const Cards numbers = hand & 0x000000FFFFFFFFF0;
  const Cards pairs = numbers & (numbers >> 1 & 0x7777777777777777);
  const Cards apart = numbers & ((numbers >> 2 & 0x3333333333333333) | (numbers >> 3 & 0x1111111111111111));
  if (!(pairs | apart)) return 0;
  int found = 0;
  const auto& most = max_same_rank[static_cast<std::size_t>(combo)];
  for (std::size_t rank = 1; rank < 10 && most[rank] > 1; ++rank) {
    found += set_counts[most[rank]][hand >> (4 * rank) & 15];
  }
  return found;
}

// The n-th play of more than one card, in the order of `each_play`, without listing the plays.
inline Cards nth_set(Cards hand, int combo, int n) {
  for (Cards first = hand & aces; first; first &= first - 1) {
    const Cards ace = first & -first;
    const Cards others = hand & ~jesters & ~(2 * ace - 1);
    const int here = count(others);
    if (n < here) return ace | at_places(others, 1u << n);
    n -= here;
  }
  const auto& most = max_same_rank[static_cast<std::size_t>(combo)];
  std::size_t rank = 1;
  for (int here; n >= (here = set_counts[most[rank]][hand >> (4 * rank) & 15]); ++rank) n -= here;
  const auto held = static_cast<unsigned>(hand >> (4 * rank)) & 15;
  for (unsigned set = held;; set = (set - 1) & held) {
    const int size = std::popcount(set);
    if (size > 1 && size <= most[rank] && n-- == 0) return Cards{set} << (4 * rank);
  }
}

// Makes a random legal play, all equally likely, without listing them.
template <class Chance>
void random_play(State& state, Rng& rng, Chance& chance) {
  const Cards hand = state.acting_hand();
  const Cards singles = playable_singles(hand);
  const int single_count = count(singles);
  const int ace_count = count(hand & aces);
  const int others = count(hand & ~jesters & ~aces);
  const int pairs = ace_count * (ace_count - 1) / 2 + ace_count * others;
  const int sets = pairs + count_combos(hand, state.options.combo);
  const int pick = rng.below(single_count + sets + may_yield(state) + may_flip(state));
  if (pick < single_count) return play(state, at_places(singles, 1u << pick), chance);
  if (pick < single_count + sets) {
    return play(state, nth_set(hand, state.options.combo, pick - single_count), chance);
  }
  if (pick == single_count + sets && may_yield(state)) return yield(state);
  flip(state, chance);
}

template <class Chance>
void random_step(State& state, Rng& rng, Chance& chance) {
  if (state.step == Play) return random_play(state, rng, chance);
  if (state.step == Name) return begin_turn(state, rng.below(state.players));
  const Cards hand = state.acting_hand();
  const DiscardCovers covers = find_covers(hand, attack(state), state.options.stop_paying);
  const int discards = covers.size();
  const int pick = rng.below(discards + may_flip(state));
  if (pick == discards) return flip(state, chance);
  discard(state, at_places(hand, covers.nth(pick)));
}

}  // namespace regicide
