/** Random names: of tables, of commands, and seeds. */

/** As the codes of a server: no vowels, and nothing that looks like something else. */
const LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789";
const ID_LENGTH = 8;

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
}

export function hexDigits(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
