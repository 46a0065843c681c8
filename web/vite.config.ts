import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { assetListPlugin } from "./asset_list_plugin.ts";
import { cataloguePlugin } from "./catalogue_plugin.ts";
import { fontPlugin } from "./font_plugin.ts";
import { puzzlePlugin } from "./puzzle_plugin.ts";
import { sitePlugin } from "./site_plugin.ts";

export default defineConfig({
  plugins: [svelte(), cataloguePlugin(), assetListPlugin(), fontPlugin(), puzzlePlugin(), sitePlugin()],
  worker: { format: "es" },
  build: {
    outDir: "../src/regicide/server/static",
    emptyOutDir: true,
    target: "es2022",
    // No inlining: the content policy allows data: URLs for images only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Do not warn on slow machines.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // One script for all that the start needs: pages that load later take what they share from it.
      output: { codeSplitting: { groups: [{ name: "app", tags: ["$initial"] }] } },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: "http://127.0.0.1:8642", ws: true } },
  },
  // Tests compute what the machine's core computes, in a second or in twenty on a busy machine: the limit ends what hangs.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
});
