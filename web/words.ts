/** The catalogues of `src/regicide/i18n`, one module a language: what a page never says stays out. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const CATALOGUES = new URL("../src/regicide/i18n/catalogues/", import.meta.url);
const ALL = "virtual:words";
const PREFIX = `${ALL}/`;

/** The codes of the languages there are; Python reads the same file. */
export const LANGUAGES = Object.keys(
  JSON.parse(readFileSync(new URL("languages.json", CATALOGUES), "utf-8")) as object,
);

function read(language: string, name: string): string {
  return readFileSync(new URL(`${language}/${name}.ftl`, CATALOGUES), "utf-8");
}

/** Only why a move is illegal: other errors come as sentences from the server. */
function reasons(errors: string): string {
  return errors.slice(0, errors.indexOf("\n## ", errors.indexOf("\n## ") + 1));
}

/** Comments are for translators. */
function bare(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n\n+/g, "\n");
}

export function catalogue(language: string): string {
  const errors = reasons(read(language, "errors"));
  return bare([read(language, "game"), errors, read(language, "interface")].join("\n"));
}

const loader = (language: string): string => `${language}: () => import("${PREFIX}${language}")`;

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id === ALL || id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) return `export default {${LANGUAGES.map(loader).join()}}`;
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      for (const name of ["game", "errors", "interface"]) {
        this.addWatchFile(fileURLToPath(new URL(`${language}/${name}.ftl`, CATALOGUES)));
      }
      return `export default ${JSON.stringify(catalogue(language))}`;
    },
  };
}
