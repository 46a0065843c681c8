/** The sentence of an error at a table of this device: the same as a server's, or one about this device. */

import { reasonText } from "../words/reason_text";
import { say, words } from "../words/words.svelte";

export function localErrorText(
  code: string,
  facts: Readonly<Record<string, string | number>> = {},
  clause: string | null = null,
): string {
  if (clause) return reasonText({ code, clause, facts: { ...facts } });
  const name = `error-${code}`;
  return words.hasMessage(name) ? say(name, { ...facts }) : say("error-local-failed");
}
