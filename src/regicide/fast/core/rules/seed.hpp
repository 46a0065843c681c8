// Shuffles from a seed: must agree with notation/seed.py.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "base/build_namespace.hpp"
#include "base/decimal.hpp"
#include "base/sha256.hpp"
#include "rules/cards.hpp"

namespace regicide::inline REGICIDE_VARIANT {

class Seed {
 public:
  // The text may come in two parts.
  explicit Seed(std::string_view text, std::string_view more = {}) {
    hashed_.add("regicide/1|").add(text).add(more).add("|");
  }

  // Shuffle number k of a game with this seed. k is decimal text, because it may be any size.
  void shuffle(std::string_view k, Card* cards, int size) const {
    const Sha256 key = Sha256(hashed_).add(k).add("|");
    std::array<std::uint32_t, 8> numbers{};
    int at = 8;
    std::uint64_t block = 0;
    const auto next = [&] {
      if (at == 8) {
        numbers = Sha256(key).add(Decimal(block++)).digest();
        at = 0;
      }
      return numbers[static_cast<std::size_t>(at++)];
    };
    for (int last = size - 1; last > 0; --last) {
      const auto bound = static_cast<std::uint64_t>(last) + 1;
      const std::uint64_t fair = (std::uint64_t{1} << 32) - (std::uint64_t{1} << 32) % bound;
      std::uint64_t number = next();
      while (number >= fair) number = next();
      std::swap(cards[last], cards[number % bound]);
    }
  }

 private:
  Sha256 hashed_;  // of everything before k: all that is needed of the text, which has no longest length
};

}  // namespace regicide
