import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./words.ts";

export default defineConfig({
  plugins: [svelte(), words()],
  build: {
    outDir: "../src/regicide/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The content policy forbids data: everywhere but in images, and small files are cached too.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A slow machine is nothing to warn of.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: "http://127.0.0.1:8642", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
