// Whether a finished game is the best of its player so far.
#pragma once

#include <algorithm>
#include <cstdint>

#include "study/counted_game.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// A finished game, as `fast.game_study.EndedGame` packs it.
struct EndedGame {
  std::int32_t players, defeated, turns;
  std::int32_t counts;  // 0: with help, or of a known deal

  bool is_won() const { return defeated == CountedGame::royals; }
};

// Of games in order: what the last one improved on, among those with as many players. A won game has to be shorter than
// every win, a lost one to defeat more royals than every game. -1: it does not, or is the first one.
inline int best_before(const EndedGame* games, int count) {
  const EndedGame& last = games[count - 1];
  int best = -1;
  for (const EndedGame* game = games; game != &last; ++game) {
    if (!game->counts || game->players != last.players) continue;
    if (!last.is_won()) {
      best = std::max(best, game->defeated);
    } else if (game->is_won()) {
      best = best < 0 ? game->turns : std::min(best, game->turns);
    }
  }
  return last.counts && (last.is_won() ? last.turns < best : best < last.defeated) ? best : -1;
}

}  // namespace regicide
