// What neither prettier (format) nor svelte-check (types) sees.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  { ignores: ["src/types/"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } } },
  {
    rules: {
      "no-undef": "off", // TypeScript knows better which globals there are
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_" }],
      "@typescript-eslint/no-base-to-string": "off", // fields of actions are unknown by type, scalars by protocol
      "svelte/prefer-svelte-reactivity": "off", // sets and maps are made anew and not changed later
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      ...ts.configs.disableTypeChecked.rules, // in templates the parser takes much for any
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
    },
  },
  { files: ["*.js"], extends: [ts.configs.disableTypeChecked] },
);
