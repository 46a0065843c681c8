/**
 * Vite plugin for a site of static files (`--mode site`): the content policy stands in the page, because such a site
 * has no headers of its own. As strict as the server's (src/regicide/server/security.py), as far as a page can.
 */

import type { Plugin } from "vite";

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

export function sitePlugin(): Plugin {
  return {
    name: "site",
    apply: (_config, { mode }) => mode === "site",
    transformIndexHtml: {
      order: "post",
      handler: () => [
        { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
        { tag: "meta", attrs: { name: "referrer", content: "no-referrer" }, injectTo: "head" },
      ],
    },
  };
}
