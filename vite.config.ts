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
    test: modules("islands/(Toaster|ThemeSwitch)", "ui/(islands/root|session/changes)"),
  },
  // What most islands have.
  {
    name: "parts",
    test: modules(
      "ui/(components/(Button|Spinner|LineIcon|class_names)|islands/lazy_import)",
      "lib/choices",
    ),
  },
  {
    name: "pictures",
    test: modules("ui/pictures/(variants|picture_url)", "lib/generator/looks"),
  },
  {
    name: "lists",
    test: modules(
      "ui/components/(Alert|Badge|Card|Chip|Cross|EmptyState|Paw)",
      "ui/(api/api|format/format_date|session/\\w+)",
      "lib/auth/login_url",
    ),
  },
  {
    name: "forms",
    test: modules(
      "ui/components/(control|Field|FieldGroup|Input|Select|Textarea)",
      "lib/(credits|limits)",
    ),
  },
  {
    name: "gallery",
    test: modules(
      "ui/contest/(ContestIcon|EntryFacts|EntryPicture|FramedPicture|Points)",
      "ui/contest/(changes|dialogs|entries)",
      "lib/contest/urls",
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
      // The lists of what to load ahead, and the code that does it, weigh more than they save: what islands
      // load later is mostly there already.
      modulePreload: false,
      rolldownOptions: {
        // Radix is built with its names kept; unless that counts as pure, its unused parts stay.
        treeshake: { manualPureFunctions: ["__name"] },
        output: { codeSplitting: { groups: GROUPS } },
      },
    },
  };
});
