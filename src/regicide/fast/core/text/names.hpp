// The words for suits, steps and medals in messages (tests/fast/test_table_game.py compares all messages with wire/).
#pragma once

#include <string_view>

#include "base/build_namespace.hpp"
#include "rules/state.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr std::string_view suit_names[] = {"clubs", "diamonds", "hearts", "spades"};
inline constexpr std::string_view step_names[] = {"play", "suffer", "name", "won", "beaten", "stuck"};

// §12.3 the medal of a solo win with this many Jesters left.
inline std::string_view medal_name(const Options& options, int left) {
  constexpr std::string_view medals[] = {"gold", "silver", "bronze"};
  const int flipped = solo_jesters(options) - left;
  return medals[flipped > 0 ? flipped : 0];
}

}  // namespace regicide
