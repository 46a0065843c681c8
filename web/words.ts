/** The catalogues of `src/regicide/i18n`, one module a language: what a page never says stays out. */

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

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      for (const name of ["game", "errors", ...PAGES]) {
        this.addWatchFile(fileURLToPath(new URL(`${language}/${name}.ftl`, CATALOGUES)));
      }
      return `export default ${JSON.stringify(catalogue(language))}`;
    },
  };
}
