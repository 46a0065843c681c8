/** The catalogues of `src/regicide/i18n`: what a page never says stays out.

The names of messages are the same in all languages and half as long as what they name, so they are a
module of their own, and the module of a language holds only what follows each name, in their order. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const CATALOGUES = new URL("../src/regicide/i18n/catalogues/", import.meta.url);
const PREFIX = "virtual:words/";
/** Catalogues that only the browser reads, and whole. */
const PAGES = ["web", "companion"];

function read(language: string, name: string): string {
  return readFileSync(new URL(`${language}/${name}.ftl`, CATALOGUES), "utf-8");
}

/** Only why a move is illegal: other errors come as sentences from the server. */
function reasons(errors: string): string {
  return errors.slice(0, errors.indexOf("\n## ", errors.indexOf("\n## ") + 1));
}

/** What the terminals say before a move; here the numbers themselves are shown. */
const SILENT = /^forecast-.*(\n .*)*\n/gm;

/** Comments and room around signs are for translators. */
function bare(text: string): string {
  return text
    .replace(/^#.*\n/gm, "")
    .replace(SILENT, "")
    .replace(/\n\n+/g, "\n")
    .replace(/^([a-z][a-z\d-]*) = ?/gm, "$1=")
    .replace(/\n +/g, "\n ")
    .replace(/{ (\$\w+) /g, "{$1 ")
    .replace(/ }/g, "}");
}

export function catalogue(language: string): string {
  const errors = reasons(read(language, "errors"));
  const pages = PAGES.map((name) => read(language, name));
  return bare([read(language, "game"), errors, ...pages].join("\n"));
}

/** Messages begin a line; what belongs to them is set in. */
const NAME = /^[a-z][a-z\d-]*(?==)/gm;

export const namesIn = (text: string): readonly string[] => text.match(NAME) ?? [];

export const withoutNames = (text: string): string => text.replace(NAME, "");

function moduleOf(name: string): string {
  const names = namesIn(catalogue("en")).join(" ");
  if (name === "names") return names;
  if (namesIn(catalogue(name)).join(" ") !== names) {
    throw new Error(`${name} names other messages than en, or in another order`);
  }
  return withoutNames(catalogue(name));
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const language = name === "names" ? "en" : name;
      for (const file of ["game", "errors", ...PAGES]) {
        this.addWatchFile(fileURLToPath(new URL(`${language}/${file}.ftl`, CATALOGUES)));
      }
      return `export default ${JSON.stringify(moduleOf(name))}`;
    },
  };
}
