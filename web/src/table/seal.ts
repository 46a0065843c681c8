/** The deal was sealed before play; here it is checked. */

import type { SealView } from "../wire";

/** What the commitment is the SHA-256 of. Must agree with table/seal.py. */
export const sealedText = (seal: SealView): string => `regicide-seal/1|${seal.salt}|${seal.seed}`;

export type Verdict = "true" | "false" | "unknown";

/** Unknown on an insecure origin, where browsers do not compute hashes. */
export async function check(seal: SealView): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return "unknown";
  const bytes = new TextEncoder().encode(sealedText(seal));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === seal.commitment ? "true" : "false";
}
