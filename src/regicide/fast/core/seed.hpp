// Shuffles from a seed: must agree with notation/seed.py.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>

#include "build_namespace.hpp"
#include "cards.hpp"
#include "sha256.hpp"

namespace regicide::inline REGICIDE_VARIANT {

struct Seed {
  std::string text;  // UTF-8

  // Shuffle number k of a game with this seed. k is decimal text, because it may be any size.
  void shuffle(const std::string& k, Card* cards, int size) const {
    const std::string key = "regicide/1|" + text + "|" + k + "|";
    std::array<std::uint32_t, 8> numbers{};
    int at = 8;
    int block = 0;
    const auto next = [&] {
      if (at == 8) {
        numbers = sha256(key + std::to_string(block++));
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
};

}  // namespace regicide
