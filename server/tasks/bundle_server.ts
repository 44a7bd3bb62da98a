/**
 * @module The server in few files, for tests that start many: of its 2,000 modules, loaded one by one, a start would
 * take twice the processor time. What it does is the same; people run its sources.
 */
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { SERVER_MAIN } from "./product.ts";

/** Within the project: packages are found by the names that `deno.json` gives them. */
const FOLDER = "dist/bundled-server";

/** What a process or a thread begins with, by the name of its file. */
const ENTRIES = {
  main: SERVER_MAIN,
  drawing_thread: "server/illustrator/threads/worker.ts",
};

/** A module that is run by its URL. */
const NEIGHBOUR = /new URL\("(\.[^"]+\.ts)", import\.meta\.url\)/g;

/** Bundles it, and gives the path of its main module. */
export async function bundleServer(): Promise<string> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [ownUrls()],
    ssr: { external: true },
    build: {
      ssr: true,
      outDir: FOLDER,
      emptyOutDir: true,
      minify: false,
      target: "esnext",
      rolldownOptions: {
        input: ENTRIES,
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
  return join(FOLDER, "main.mjs");
}

/** A module goes on finding its files where its source is, and starts threads from the bundle. */
export function ownUrls(): Plugin {
  return {
    name: "own-urls",
    enforce: "pre",
    transform(code, id) {
      if (!code.includes("import.meta.")) return null;
      return code
        .replace(NEIGHBOUR, (whole, path: string) => bundledUrl(resolve(id, "..", path)) ?? whole)
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
        .replaceAll("import.meta.filename", JSON.stringify(id));
    },
  };
}

/** The URL, as code, at which this source begins a process or a thread of the bundle. */
function bundledUrl(source: string): string | undefined {
  const entry = Object.entries(ENTRIES).find(([, file]) => resolve(file) === source);
  if (!entry) return undefined;
  return `new URL(${JSON.stringify(pathToFileURL(resolve(FOLDER, `${entry[0]}.mjs`)).href)})`;
}
