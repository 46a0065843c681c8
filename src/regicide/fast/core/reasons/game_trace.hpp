// What happened in one game that was played to the end after a move: the numbers that reasons are made of
// (review/reasons). Plain data, so that all builds can share it.
#pragma once

#include <cstdint>

namespace regicide {

enum Fact : std::uint8_t {
  GameWon,
  LostToEnemy,    // the game was lost before the enemy of the decision fell
  LostToNext,     // … before the next royal fell
  LostDry,        // … with an empty tavern
  EnemyFell,      // the enemy of the decision fell
  TurnsToFall,    // turns that began before it fell, or before the game was lost
  CardsAtNext,    // in all hands when the next royal appeared; none if it never did
  TavernAtNext,   // cards in the tavern then
  CardsDrawn,     // by diamonds, until the next royal fell
  CardsPaid,      // for the blows of the enemy of the decision
  RoyalUsed,      // the enemy of the decision was played or paid with later
  JestersFlipped,
};
inline constexpr int fact_count = 12;

// What a card of the hand did when it left it, as bits.
enum Use : std::uint8_t { ToKill = 1, ToDraw = 2, ToHeal = 4, ToShield = 8, ToPay = 16, ToRescue = 32 };
inline constexpr int use_count = 6;

struct GameTrace {
  static constexpr int most_cards = 16;  // of the hand, in canonical order

  std::int16_t facts[fact_count];
  std::uint8_t uses[most_cards];
};

}  // namespace regicide
