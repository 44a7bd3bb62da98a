/**
 * @module How pages and islands are built. Production uses Preact in React's place, `UI=react` React
 * itself; development always uses React, whose fast refresh keeps an island's state.
 */
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { distFolder, readUiRuntime } from "./server/config.ts";
import { BUNDLE_GROUPS, modulePattern } from "./server/tasks/bundle_groups.ts";
import { namedReactMembers } from "./server/tasks/named_react_members.ts";
import { plainImports } from "./server/tasks/plain_imports.ts";
import { markedTexts } from "./server/tasks/texts/marked_texts.ts";

const PREACT = [
  { find: /^react-dom\/server$/, replacement: "preact/compat/server" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react(-dom)?$/, replacement: "preact/compat" },
];

const GROUPS = BUNDLE_GROUPS.map(({ name, modules }) => ({ name, test: modulePattern(modules) }));

export default defineConfig(({ command }) => {
  const runtime = command === "serve" ? "react" : readUiRuntime();
  return {
    plugins: [react(), tailwindcss(), vike(), plainImports(), namedReactMembers(), markedTexts()],
    resolve: { alias: runtime === "preact" ? PREACT : [] },
    publicDir: "static",
    // A build bundles everything, so that the alias reaches libraries too; Vike must stay one instance.
    ssr: command === "build" ? { noExternal: true, external: ["vike"] } : {},
    build: {
      outDir: distFolder(runtime),
      target: "es2022",
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // The lists of what to load ahead weigh more than they save: what islands load later is mostly there
      // already.
      modulePreload: false,
      rolldownOptions: {
        // Radix is built with its names kept; unless that counts as pure, its unused parts stay.
        treeshake: { manualPureFunctions: ["__name"] },
        output: { codeSplitting: { groups: GROUPS } },
      },
    },
  };
});
