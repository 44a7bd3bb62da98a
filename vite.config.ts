/**
 * How pages and islands are built. Production uses Preact in React's place, `UI=react` React itself;
 * development always uses React, whose fast refresh keeps an island's state.
 *
 * @module
 */
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { distFolder, readUiRuntime } from "./server/config.ts";

const PREACT = [
  { find: /^react-dom\/server$/, replacement: "preact/compat/server" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react(-dom)?$/, replacement: "preact/compat" },
];

/**
 * What every page with islands loads, the UI runtime included: together it is 3 kB and ten requests less
 * than in the small pieces that would be cut otherwise.
 */
const SHELL = /islands\/(Toaster|ThemeSwitch)\.tsx|lib\/islands\/root\.ts/;

export default defineConfig(({ command }) => {
  const runtime = command === "serve" ? "react" : readUiRuntime();
  return {
    plugins: [react(), tailwindcss(), vike()],
    resolve: { alias: runtime === "preact" ? PREACT : [] },
    publicDir: "static",
    // A build bundles everything, so that the alias reaches libraries too; Vike must stay one instance.
    ssr: command === "build" ? { noExternal: true, external: ["vike"] } : {},
    build: {
      outDir: distFolder(runtime),
      target: "es2022",
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        // Radix is built with its names kept; unless that counts as pure, its unused parts stay.
        treeshake: { manualPureFunctions: ["__name"] },
        output: { codeSplitting: { groups: [{ name: "shell", test: SHELL }] } },
      },
    },
  };
});
