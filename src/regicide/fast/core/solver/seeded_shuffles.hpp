// The shuffles of one seed, cached: shuffle k of a pile of m cards is always the same permutation.
#pragma once

#include <array>
#include <memory>
#include <numeric>
#include <string_view>

#include "base/build_namespace.hpp"
#include "rules/deal.hpp"
#include "solver/solver_interface.hpp"

namespace regicide::inline REGICIDE_VARIANT {

using ShuffleOrder = std::array<Card, 56>;  // position → index of the card that comes there

class SeededShuffles {
 public:
  explicit SeededShuffles(const HeartsSeed& hearts)
      : seeded_(hearts.seed != nullptr),
        seed_{seeded_ ? std::string_view(hearts.seed, hearts.length) : std::string_view()},
        first_(hearts.first) {}

  bool is_seeded() const { return seeded_; }

  // The permutation for the hearts power that follows `hearts_count` others.
  const ShuffleOrder& order(int hearts_count, int size) {
    if (hearts_count >= cached_hearts) return compute(scratch_, hearts_count, size);
    auto& found = orders_[static_cast<std::size_t>(hearts_count)][static_cast<std::size_t>(size)];
    if (!found) {
      found = std::make_unique<ShuffleOrder>();
      compute(*found, hearts_count, size);
    }
    return *found;
  }

 private:
  static constexpr int cached_hearts = 96;

  const ShuffleOrder& compute(ShuffleOrder& order, int hearts_count, int size) const {
    std::iota(order.begin(), order.end(), Card{0});
    const std::uint64_t stream = first_ + static_cast<std::uint64_t>(hearts_count);
    seed_.shuffle(Decimal(stream), order.data(), size);
    return order;
  }

  bool seeded_;
  Seed seed_;
  std::uint64_t first_;
  ShuffleOrder scratch_;
  std::array<std::array<std::unique_ptr<ShuffleOrder>, 56>, cached_hearts> orders_;
};

// Chance of a game in which all cards are known. Records how much of the tavern a move has read.
struct CachedSeededChance : OrderedChance {
  CachedSeededChance(SeededShuffles& with, int hearts) : shuffles(with), hearts_count(hearts) {}
  SeededShuffles& shuffles;
  int hearts_count;
  bool healed = false;
  int drawn = 0;
  int read = 0;  // cards drawn, and one more if the tavern ran out

  void heal(State& state, int number) {
    healed = true;
    if (shuffles.is_seeded()) {
      const Pile before = state.discard;
      const ShuffleOrder& order = shuffles.order(hearts_count, before.size);
      for (int place = 0; place < before.size; ++place) {
        state.discard.cards[place] = before.cards[order[static_cast<std::size_t>(place)]];
      }
    }
    ++hearts_count;
    UnshuffledChance{}.heal(state, number);
  }

  void draw(State& state, int number) {
    int space[4];
    const int before = state.tavern.size;
    drawn = space_to_draw(state, number, space);
    int wanted = 0;
    for (int seat = 0; seat < state.players; ++seat) wanted += space[seat];
    read = drawn + (before < (number < wanted ? number : wanted));
    OrderedChance::draw(state, number);
  }
};

}  // namespace regicide
