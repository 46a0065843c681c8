/**
 * What could be won with every card face up. A position that is lost stays lost: so the winnable moments of a lost
 * game come first, and the lost ones after them.
 */

import type { Core } from "../core/core";
import { CoreGame } from "../core/core_game";
import { solve, type Verdict } from "../core/solver";
import type { SharedGame } from "../local/shared_game";
import type { Hindsight } from "../study/review_store";

/** Seconds for the deal, for each later position, and for all of them. */
const DEAL_SECONDS = 10;
const MOMENT_SECONDS = 4;
const ALL_SECONDS = 12;

/** `isLost`: the game was played to its end, and lost. */
export function lookBack(core: Core, shared: SharedGame, isLost: boolean, now: () => number): Hindsight {
  const verdictAfter = (moves: number, seconds: number): Verdict => {
    const game = new CoreGame(core, { players: shared.seats.length, options: shared.options, seed: shared.seed });
    try {
      for (const move of shared.moves.slice(0, moves)) game.move(move);
      return solve(core, game, shared.seed, seconds).verdict;
    } finally {
      game.free();
    }
  };
  const deal = verdictAfter(0, DEAL_SECONDS);
  if (!isLost) return { deal, lastWinnable: deal === "winnable" ? 0 : null, firstLost: null };
  const until = now() + ALL_SECONDS * 1000;
  return { deal, ...findTurn(deal, shared.moves.length, (moves) => (now() < until ? verdictAfter(moves, MOMENT_SECONDS) : "undecided")) };
}

/** Late positions are decided fastest: so it goes back from the end in growing steps, then halves what is left. */
export function findTurn(deal: Verdict, moves: number, verdictAfter: (moves: number) => Verdict): Omit<Hindsight, "deal"> {
  if (deal === "lost") return { lastWinnable: null, firstLost: 0 };
  let winnable = deal === "winnable" ? 0 : -1;
  let lost = moves;
  // The latest position that stays undecided: nothing between it and the winnable ones is tried.
  let undecided = -1;
  const look = (at: number): void => {
    const verdict = verdictAfter(at);
    if (verdict === "winnable") winnable = at;
    else if (verdict === "lost") lost = at;
    else undecided = at;
  };
  for (let step = 1; lost - step > Math.max(winnable, undecided); step *= 2) look(lost - step);
  while (lost - Math.max(winnable, undecided) > 1) look((lost + Math.max(winnable, undecided)) >> 1);
  return { lastWinnable: winnable < 0 ? null : winnable, firstLost: lost };
}
