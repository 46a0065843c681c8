/** The deal was sealed before play; here it is checked. Must agree with table/seal.py and table/witness.py. */

import type { SealView } from "../wire";
import { dealt, sha256 } from "./dealt";
import { gives, type Witness } from "./witness";

/** What the commitment is the SHA-256 of. */
export const sealedText = (seal: SealView): string => `regicide-seal/1|${seal.salt}|${seal.seed}`;

/** `other-deal`: the seed is the sealed one, but deals other cards than those that were seen. */
export type Verdict = "true" | "false" | "other-deal" | "unknown";

/** Unknown on an insecure origin, where browsers do not compute hashes. */
export async function check(seal: SealView, witness: Witness): Promise<Verdict> {
  if (!globalThis.crypto?.subtle || seal.seed === null) return "unknown";
  const hash = await sha256(sealedText(seal));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hex !== witness.commitment) return "false";
  const deal = await dealt(seal.seed, witness.players, witness.options);
  return gives(deal, witness) ? "true" : "other-deal";
}
