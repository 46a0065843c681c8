// Where the games are lost that the better move wins: to this enemy, to the next royal, or with an empty tavern.
#pragma once

#include "reasons/two_moves.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline Reason where_lost(const TwoMoves& moves) {
  struct Place {
    Fact fact;
    ReasonCode code;
  };
  constexpr Place places[] = {{LostToEnemy, ReasonCode::LostHere},
                              {LostToNext, ReasonCode::LostNext},
                              {LostDry, ReasonCode::RunsDry}};
  const Place* most = nullptr;
  for (const Place& each : places) {
    if (!moves.shows(each.fact)) continue;
    if (!most || moves.evidence.excess(each.fact) > moves.evidence.excess(most->fact)) most = &each;
  }
  if (most) return moves.because({.code = most->code}, {most->fact});
  return moves.because({.code = ReasonCode::FewerCards}, {CardsAtNext});
}

}  // namespace regicide
