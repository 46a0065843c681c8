/** Checks, after a game, the deal that the server sealed before it: as table/seal_check.py (tests/golden/client). */

import type { Core } from "../../core/core";
import { CoreGame } from "../../core/core_game";
import type { SealView } from "../../wire";
import { matchesDeal, type ObservedDeal } from "./observed_deal";

/** The text whose SHA-256 is the commitment. */
export const sealedText = (seal: SealView): string => `regicide-seal/1|${seal.salt}|${seal.seed}`;

/** `other-deal`: the seed is the sealed one, but it deals other cards than the page saw. */
export type SealVerdict = "true" | "false" | "other-deal" | "unknown";

export function checkSeal(core: Core, seal: SealView, { players, options, ...observed }: ObservedDeal): SealVerdict {
  if (seal.seed === null) return "unknown";
  if (core.sha256(sealedText(seal)) !== observed.commitment) return "false";
  const game = new CoreGame(core, { players, options, seed: seal.seed });
  try {
    return matchesDeal(game.openCards(), observed) ? "true" : "other-deal";
  } finally {
    game.free();
  }
}
