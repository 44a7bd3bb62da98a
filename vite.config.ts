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

const FORM_PARTS =
  "Alert|Badge|Card|Chip|control|Cross|EmptyState|Field|FieldGroup|Input|Paw|Select|Textarea";
const FORM_MODULES = "api|credits|format_date|limits|session/\\w+|auth/login_address";

const GALLERY_PARTS =
  "ContestIcon|EntryFacts|EntryPicture|FramedPicture|Points|addresses|changes|dialogs|entries";

/**
 * Code that travels together, the first group first: what every page with islands loads, with the UI runtime;
 * small parts that most islands have; what shows pictures; what shows entries of the contest; what forms and
 * lists have besides. It would be cut into thirty small pieces otherwise, which weigh more and take as many
 * requests.
 */
const GROUPS = [
  {
    name: "shell",
    test: /islands\/(Toaster|ThemeSwitch)|lib\/(islands\/root|session\/changes)\.ts/,
  },
  {
    name: "parts",
    test: /lib\/(ui\/(Button|Spinner|LineIcon|class_names)|choices|late_module)\.ts/,
  },
  { name: "pictures", test: /lib\/(pictures\/(variants|picture_address)|generator\/looks)\.ts/ },
  { name: "gallery", test: new RegExp(`lib/contest/(${GALLERY_PARTS})\\.tsx?$`) },
  { name: "forms", test: new RegExp(`lib/(ui/(${FORM_PARTS})|${FORM_MODULES})\\.tsx?$`) },
];

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
