import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** `import icons from "icons:fist,crown"` gives these drawings by name; nothing else of the 4,134 in game-icons comes along. */
function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith("icons:") ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith("\0icons:")) return null;
      const { icons } = (await import("@iconify-json/game-icons")).icons;
      const names = id.slice("\0icons:".length).split(",");
      const bodies = names.map((name) => [name, icons[name]?.body ?? this.error(`game-icons has no "${name}"`)]);
      return `export default ${JSON.stringify(Object.fromEntries(bodies))}`;
    },
  };
}

export default defineConfig({
  plugins: [gameIcons(), svelte()],
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
