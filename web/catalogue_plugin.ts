/** Vite plugin: one module per language with the messages of `src/regicide/i18n` that pages use. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const CATALOGUES = new URL("../src/regicide/i18n/catalogues/", import.meta.url);
const ALL = "virtual:words";
const PREFIX = `${ALL}/`;

/** The codes of all languages; Python reads the same file. */
export const LANGUAGES = Object.keys(
  JSON.parse(readFileSync(new URL("languages.json", CATALOGUES), "utf-8")) as object,
);

function readCatalogue(language: string, name: string): string {
  return readFileSync(new URL(`${language}/${name}.ftl`, CATALOGUES), "utf-8");
}

/** What a table of this device may answer, besides what is illegal; must agree with web/src/local/local_table.ts. */
const TABLE_REFUSALS =
  /^error-(?:not-playing|not-your-turn|out-of-date|played-by-a-bot|(?:not-)?paused|nothing-to-undo|cards-were-revealed|no-bot-to-relieve|not-over|rematch-exists|not-gathering|no-record-yet) = .*/gm;

/** Illegal moves (the first section), and what can go wrong on this device (the last one): a server sends the others. */
function pageErrors(errors: string): string {
  const sections = errors.split("\n## ");
  return [sections[1] ?? "", ...(errors.match(TABLE_REFUSALS) ?? []), sections.at(-1) ?? ""].join("\n");
}

/** Without the messages whose names begin like this: only the terminal or the server uses them. */
function without(start: string, catalogue: string): string {
  return catalogue.replace(new RegExp(`^${start}-.*\\n(?:[ }].*\\n)*`, "gm"), "");
}

/** Removes comments, which are for translators, and spaces that have no meaning. */
function minify(text: string): string {
  return text
    .replace(/^#.*\n/gm, "")
    .replace(/\n\n+/g, "\n")
    .replace(/^ +/gm, " ")
    .replace(/\{ (?=\$?[\w-])/g, "{")
    .replace(/([\w)]) \}/g, "$1}");
}

export function pageCatalogue(language: string): string {
  const errors = pageErrors(readCatalogue(language, "errors"));
  const game = without("forecast", readCatalogue(language, "game"));
  const pages = without("preview", readCatalogue(language, "interface"));
  return minify([game, errors, pages].join("\n"));
}

const loader = (language: string): string => `${language}: () => import("${PREFIX}${language}")`;

export function cataloguePlugin(): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id === ALL || id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return `export default {${LANGUAGES.map(loader).join()}}`;
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      for (const name of ["game", "errors", "interface"]) {
        this.addWatchFile(fileURLToPath(new URL(`${language}/${name}.ftl`, CATALOGUES)));
      }
      return `export default ${JSON.stringify(pageCatalogue(language))}`;
    },
  };
}
