// §13: must agree with rules/options.py. Plain data, so that all builds can share it.
#pragma once

#include <cstdint>

namespace regicide {

struct Options {
  std::int8_t hand = 0;
  std::int8_t jesters = 0;
  std::int8_t health = 0;
  std::int8_t attack = 0;
  std::uint8_t combo = 10;
  bool solo_yield = false;   // §13.1 not twice running
  bool stop_paying = false;  // §13.2
  bool yielding = true;
  bool casual = false;
  bool open_hands = false;

  bool operator==(const Options&) const = default;
};

}  // namespace regicide
