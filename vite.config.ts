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
 * Code that travels together, the first group first; each takes along what it needs and none before it has.
 * It would be cut into forty small pieces otherwise, which weigh more and take as many requests.
 */
const GROUPS = [
  // What every page with islands loads, the UI runtime included.
  {
    name: "shell",
    test: modules("islands/(Toaster|ThemeSwitch)", "lib/(islands/root|session/changes)"),
  },
  // What most islands have.
  {
    name: "parts",
    test: modules("lib/(ui/(Button|Spinner|LineIcon|class_names)|choices|late_module)"),
  },
  { name: "pictures", test: modules("lib/(pictures/(variants|picture_address)|generator/looks)") },
  {
    name: "lists",
    test: modules(
      "lib/ui/(Alert|Badge|Card|Chip|Cross|EmptyState|Paw)",
      "lib/(api|format_date|session/\\w+|auth/login_address)",
    ),
  },
  {
    name: "forms",
    test: modules(
      "lib/ui/(control|Field|FieldGroup|Input|Select|Textarea)",
      "lib/(credits|limits)",
    ),
  },
  {
    name: "gallery",
    test: modules(
      "lib/contest/(ContestIcon|EntryFacts|EntryPicture|FramedPicture|Points)",
      "lib/contest/(addresses|changes|dialogs|entries)",
    ),
  },
];

/** Matches modules by their paths without ending. */
function modules(...paths: string[]): RegExp {
  return new RegExp(`/(${paths.join("|")})\\.tsx?$`);
}

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
        output: { codeSplitting: { groups: GROUPS } },
      },
    },
  };
});
