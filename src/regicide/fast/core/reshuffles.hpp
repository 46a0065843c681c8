// Hearts of one seed, again and again: what shuffle k does to a pile of m cards is the same order
// every time, so it is worked out once.
#pragma once

#include <array>
#include <memory>
#include <numeric>
#include <string>

#include "deal.hpp"
#include "solving.hpp"
#include "variant.hpp"

namespace regicide::inline REGICIDE_VARIANT {

using Order = std::array<Card, 56>;  // place → which card comes there

class Reshuffles {
 public:
  explicit Reshuffles(const HeartsSeed& hearts)
      : seeded_(hearts.seed != nullptr),
        seed_{seeded_ ? std::string(hearts.seed, hearts.length) : std::string()},
        first_(hearts.first) {}

  bool is_seeded() const { return seeded_; }

  // The order of the hearts power that follows `acted` others.
  const Order& order(int acted, int size) {
    if (acted >= kept) return work_out(scratch_, acted, size);
    auto& found = orders_[static_cast<std::size_t>(acted)][static_cast<std::size_t>(size)];
    if (!found) {
      found = std::make_unique<Order>();
      work_out(*found, acted, size);
    }
    return *found;
  }

 private:
  static constexpr int kept = 96;

  const Order& work_out(Order& order, int acted, int size) const {
    std::iota(order.begin(), order.end(), Card{0});
    seed_.shuffle(std::to_string(first_ + static_cast<std::uint64_t>(acted)), order.data(), size);
    return order;
  }

  bool seeded_;
  Seed seed_;
  std::uint64_t first_;
  Order scratch_;
  std::array<std::array<std::unique_ptr<Order>, 56>, kept> orders_;
};

// The chance of a game whose every card is known; and what a move read of it.
struct Foreseen : Dealt {
  Foreseen(Reshuffles& with, int hearts_acted) : reshuffles(with), acted(hearts_acted) {}
  Reshuffles& reshuffles;
  int acted;
  bool healed = false;
  int drawn = 0;
  int read = 0;  // cards of the tavern that were drawn, and one more where its end was met

  void heal(State& state, int number) {
    healed = true;
    if (reshuffles.is_seeded()) {
      const Pile before = state.discard;
      const Order& order = reshuffles.order(acted, before.size);
      for (int place = 0; place < before.size; ++place) {
        state.discard.cards[place] = before.cards[order[static_cast<std::size_t>(place)]];
      }
    }
    ++acted;
    AsIs{}.heal(state, number);
  }

  void draw(State& state, int number) {
    int room[4];
    const int before = state.tavern.size;
    drawn = room_to_draw(state, number, room);
    int wanted = 0;
    for (int seat = 0; seat < state.players; ++seat) wanted += room[seat];
    read = drawn + (before < (number < wanted ? number : wanted));
    Dealt::draw(state, number);
  }
};

}  // namespace regicide
