/** Which page an address leads to. */

export type Page =
  | { readonly name: "home" }
  | { readonly name: "table"; readonly code: string }
  | { readonly name: "replay"; readonly code: string }
  | { readonly name: "settings" }
  | { readonly name: "learn" }
  | { readonly name: "lesson"; readonly lesson: string }
  | { readonly name: "rules"; readonly clause: string | null }
  | { readonly name: "companion" }
  | { readonly name: "not-found" };

/** A table code in its usual form: a typed one may have small letters and blanks around it. */
export const cleanCode = (text: string): string => text.trim().toUpperCase();

export function pageOf(path: string): Page {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean);
  if (!first) return { name: "home" };
  if (first === "settings" && !second) return { name: "settings" };
  if (first === "learn" && !second) return { name: "learn" };
  if (first === "rules" && !more.length) return { name: "rules", clause: second || null };
  if (first === "companion" && !second) return { name: "companion" };
  if (second && !more.length) {
    if (first === "learn") return { name: "lesson", lesson: second };
    const code = cleanCode(decodeURIComponent(second));
    if (first === "t") return { name: "table", code };
    if (first === "replay") return { name: "replay", code };
  }
  return { name: "not-found" };
}
