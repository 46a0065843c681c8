/** Vite plugin: the page asks for its fonts at once, before its styles name them; and their licences lie beside them. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const PACKAGES = ["@fontsource-variable/source-sans-3", "@fontsource/alegreya"];

const licenceOf = (name: string): string => readFileSync(new URL(`node_modules/${name}/LICENSE`, import.meta.url), "utf-8");

export function fontPlugin(): Plugin {
  let base = "/";
  return {
    name: "fonts",
    apply: "build",
    configResolved: (config) => {
      base = config.base;
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "assets/fonts-licence.txt", source: PACKAGES.map(licenceOf).join("\n\n") });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => name.endsWith(".woff2"))
          .sort()
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: base + name },
            injectTo: "head" as const,
          })),
    },
  };
}
