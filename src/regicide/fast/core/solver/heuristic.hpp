// The heuristic of the beam search: a weighted sum over the cards by where they are.
#pragma once

#include <algorithm>

#include "base/build_namespace.hpp"
#include "rules/state.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// zone  meaning
// 0     in a hand
// 1     among the next cards of the tavern
// 2     deeper in the tavern
// 3     among the discards or on the table
inline constexpr int zones = 4;
inline constexpr int next_cards = 8;

struct HeuristicWeights {
  float card[zones][4][3];  // by suit: for the card, for each point of its value, for a royal
  float jester[zones];
  float flip;
  float damage;
  float shield;
  float weakest_hand;  // times the lowest total of any hand, at most 30
};

inline HeuristicWeights default_weights() {
  HeuristicWeights weights{};
  const float suits[4] = {1.5f, 3.0f, 2.0f, 2.0f};
  const float zone_factor[zones] = {1.0f, 0.6f, 0.4f, 0.12f};
  for (int zone = 0; zone < zones; ++zone) {
    for (int suit = 0; suit < 4; ++suit) {
      weights.card[zone][suit][0] = zone_factor[zone] * (2.0f + suits[suit]);
      weights.card[zone][suit][1] = zone_factor[zone];
      weights.card[zone][suit][2] = zone_factor[zone] * 3.0f;
    }
    weights.jester[zone] = zone_factor[zone] * 8.0f;
  }
  weights.flip = 25.0f;
  weights.damage = 0.9f;
  weights.shield = 1.2f;
  weights.weakest_hand = 0.2f;
  return weights;
}

class Heuristic {
 public:
  explicit Heuristic(const HeuristicWeights& weights) : weights_(weights) {
    for (int zone = 0; zone < zones; ++zone) {
      for (Card card = 0; card < card_count; ++card) {
        scores_[zone][card] = card_score(weights, zone, card);
      }
    }
  }

  float operator()(const State& state) const {
    float found = 0;
    int weakest_hand = 30;
    for (int seat = 0; seat < state.players; ++seat) {
      for (Cards left = state.hand[seat]; left; left &= left - 1) found += scores_[0][lowest(left)];
      weakest_hand = std::min(weakest_hand, total(state.hand[seat]));
    }
    for (int place = 0; place < state.tavern.size; ++place) {
      found += scores_[place < next_cards ? 1 : 2][state.tavern[place]];
    }
    for (int place = 0; place < state.discard.size; ++place) {
      found += scores_[3][state.discard.cards[place]];
    }
    for (int place = 0; place < state.table.size; ++place) {
      found += scores_[3][state.table.cards[place]];
    }
    return found + weights_.flip * static_cast<float>(state.jesters) +
           weights_.damage * static_cast<float>(state.damage) +
           weights_.shield * static_cast<float>(full_attack(state) - attack(state)) +
           weights_.weakest_hand * static_cast<float>(weakest_hand);
  }

 private:
  static float card_score(const HeuristicWeights& weights, int zone, Card card) {
    if (card >= first_jester) return weights.jester[zone];
    const float points = values[card];
    const float royal = rank_of(card) >= jack ? 1.0f : 0.0f;
    const auto& by = weights.card[zone][suit_of(card)];
    return by[0] + by[1] * points + by[2] * royal;
  }

  HeuristicWeights weights_;
  float scores_[zones][card_count];
};

}  // namespace regicide
