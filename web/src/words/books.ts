/** Long texts that few pages say: files of their own, fetched when one of them is opened. */

import type { Language } from "../settings/settings.svelte";

export type Book = "rulebook" | "lessons" | "companion";

const FILES = import.meta.glob<string>(
  "../../../src/regicide/i18n/catalogues/*/{rulebook,lessons,companion}.ftl",
  { query: "?url", import: "default", eager: true },
);

export async function readBook(book: Book, language: Language): Promise<string> {
  const path = `../../../src/regicide/i18n/catalogues/${language}/${book}.ftl`;
  const answer = await fetch(FILES[path] ?? "");
  if (!answer.ok) throw new Error(`no ${book} in ${language}`);
  return answer.text();
}
