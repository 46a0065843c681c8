/** Long translated texts that few pages need. Each is a file that the browser fetches when such a page opens. */

import type { Language } from "../base/settings.svelte";

export type LongText = "rulebook" | "lessons" | "companion" | "review" | "puzzles" | "today" | "statistics" | "evenings";

const FILES = import.meta.glob<string>(
  "../../../src/regicide/i18n/catalogues/*/{rulebook,lessons,companion,review,puzzles,today,statistics,evenings}.ftl",
  { query: "?url", import: "default", eager: true },
);

export async function fetchLongText(name: LongText, language: Language): Promise<string> {
  const path = `../../../src/regicide/i18n/catalogues/${language}/${name}.ftl`;
  const answer = await fetch(FILES[path] ?? "");
  if (!answer.ok) throw new Error(`no ${name} in ${language}`);
  return answer.text();
}
