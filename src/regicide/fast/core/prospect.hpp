// What a state promises to a search that knows every card: a sum over the cards by where they lie.
#pragma once

#include <algorithm>

#include "state.hpp"
#include "variant.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// place  meaning
// 0      in a hand
// 1      among the next cards of the tavern
// 2      deeper in the tavern
// 3      among the discards, or on the table
inline constexpr int zones = 4;
inline constexpr int soon = 8;

struct Weights {
  float card[zones][4][3];  // by suit: a card, a point of its value, a royal
  float jester[zones];
  float flip;
  float damage;
  float shield;
  float poorest;  // the lowest total of any hand, up to 30
};

inline Weights guessed_weights() {
  Weights weights{};
  const float suits[4] = {1.5f, 3.0f, 2.0f, 2.0f};
  const float nearness[zones] = {1.0f, 0.6f, 0.4f, 0.12f};
  for (int zone = 0; zone < zones; ++zone) {
    for (int suit = 0; suit < 4; ++suit) {
      weights.card[zone][suit][0] = nearness[zone] * (2.0f + suits[suit]);
      weights.card[zone][suit][1] = nearness[zone];
      weights.card[zone][suit][2] = nearness[zone] * 3.0f;
    }
    weights.jester[zone] = nearness[zone] * 8.0f;
  }
  weights.flip = 25.0f;
  weights.damage = 0.9f;
  weights.shield = 1.2f;
  weights.poorest = 0.2f;
  return weights;
}

class Prospect {
 public:
  explicit Prospect(const Weights& weights) : weights_(weights) {
    for (int zone = 0; zone < zones; ++zone) {
      for (Card card = 0; card < card_count; ++card) worth_[zone][card] = worth(weights, zone, card);
    }
  }

  float operator()(const State& state) const {
    float found = 0;
    int poorest = 30;
    for (int seat = 0; seat < state.players; ++seat) {
      for (Cards left = state.hand[seat]; left; left &= left - 1) found += worth_[0][lowest(left)];
      poorest = std::min(poorest, total(state.hand[seat]));
    }
    for (int place = 0; place < state.tavern.size; ++place) {
      found += worth_[place < soon ? 1 : 2][state.tavern[place]];
    }
    for (int place = 0; place < state.discard.size; ++place) {
      found += worth_[3][state.discard.cards[place]];
    }
    for (int place = 0; place < state.table.size; ++place) {
      found += worth_[3][state.table.cards[place]];
    }
    return found + weights_.flip * static_cast<float>(state.jesters) +
           weights_.damage * static_cast<float>(state.damage) +
           weights_.shield * static_cast<float>(full_attack(state) - attack(state)) +
           weights_.poorest * static_cast<float>(poorest);
  }

 private:
  static float worth(const Weights& weights, int zone, Card card) {
    if (card >= first_jester) return weights.jester[zone];
    const float points = values[card];
    const float royal = rank_of(card) >= jack ? 1.0f : 0.0f;
    const auto& by = weights.card[zone][suit_of(card)];
    return by[0] + by[1] * points + by[2] * royal;
  }

  Weights weights_;
  float worth_[zones][card_count];
};

}  // namespace regicide
