import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/maskenball/web",
    emptyOutDir: true,
    target: "es2022",
    // One request each for what is needed at once; boards and languages come when they are wanted.
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: "http://localhost:8080", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
