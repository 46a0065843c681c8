/** Checks, after a game, the deal that the server sealed before it. Must agree with table/seal_check.py. */

import type { SealView } from "../../wire";
import { matchesDeal, type ObservedDeal } from "./observed_deal";
import { dealFromSeed, sha256 } from "./seed_deal";

/** The text whose SHA-256 is the commitment. */
export const sealedText = (seal: SealView): string => `regicide-seal/1|${seal.salt}|${seal.seed}`;

/** `other-deal`: the seed is the sealed one, but it deals other cards than the page saw. */
export type SealVerdict = "true" | "false" | "other-deal" | "unknown";

/** Unknown on an insecure origin, where browsers do not compute hashes. */
export async function checkSeal(seal: SealView, observed: ObservedDeal): Promise<SealVerdict> {
  if (!globalThis.crypto?.subtle || seal.seed === null) return "unknown";
  const hash = await sha256(sealedText(seal));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hex !== observed.commitment) return "false";
  const deal = await dealFromSeed(seal.seed, observed.players, observed.options);
  return matchesDeal(deal, observed) ? "true" : "other-deal";
}
