// The sizes of the structs that Python shares, and the offsets of their fields.
// Generated from fast/layout.py by `python3 dev.py generate`; a test checks that it is current.
#pragma once

#include "api/functions.hpp"

namespace regicide {

inline constexpr std::size_t layout[] = {
    sizeof(Options),
    offsetof(Options, hand),
    offsetof(Options, jesters),
    offsetof(Options, health),
    offsetof(Options, attack),
    offsetof(Options, combo),
    offsetof(Options, solo_yield),
    offsetof(Options, stop_paying),
    offsetof(Options, yielding),
    offsetof(Options, casual),
    offsetof(Options, open_hands),
    sizeof(State),
    offsetof(State, hand),
    offsetof(State, known),
    offsetof(State, tavern),
    offsetof(State, discard),
    offsetof(State, table),
    offsetof(State, castle),
    offsetof(State, castle_at),
    offsetof(State, castle_size),
    offsetof(State, enemy),
    offsetof(State, players),
    offsetof(State, seat),
    offsetof(State, step),
    offsetof(State, yielded),
    offsetof(State, jesters),
    offsetof(State, immunity_cancelled),
    offsetof(State, top),
    offsetof(State, group_count),
    offsetof(State, groups),
    offsetof(State, damage),
    offsetof(State, spades),
    offsetof(State, options),
    sizeof(TrainParams),
    offsetof(TrainParams, rate),
    offsetof(TrainParams, lambda),
    offsetof(TrainParams, shaping),
    offsetof(TrainParams, exploration),
    sizeof(SolveProgress),
    offsetof(SolveProgress, nodes),
    offsetof(SolveProgress, phase),
    offsetof(SolveProgress, width),
    offsetof(SolveProgress, defeated),
    offsetof(SolveProgress, stop),
};

}  // namespace regicide
