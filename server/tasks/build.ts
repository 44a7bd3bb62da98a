// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module `deno task build`: pages and islands, then the compressed versions that the server sends.
 */
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { build } from "vike/api";
import { minify } from "vite";
import { distFolder, readUiRuntime } from "../config.ts";
import { stampFile } from "./build_stamp.ts";
import { readCommandLine } from "./command_line.ts";
import { writeServiceWorker } from "./service_worker.ts";
import { writeTranslatedChunks } from "./texts/translated_chunks.ts";

/** What compression makes smaller; pictures and fonts are compressed already. */
const COMPRESSIBLE = [".css", ".js", ".svg", ".txt", ".webmanifest"];

const COMPRESSORS = [[".br", promisify(brotliCompress)], [".gz", promisify(gzip)]] as const;

readCommandLine({ usage: "deno task build   builds the pages; with UI=react, with React" });
const runtime = readUiRuntime();
await build();
const client = join(distFolder(runtime), "client");
await writeTranslatedChunks(client);
await minifyFile(join(client, "before_hydration.js"));
const builtAt = new Date().toISOString();
await writeServiceWorker(client, builtAt);
const compressed = await compressFolder(client);
await Deno.writeTextFile(stampFile(runtime), builtAt);
console.log(`Built with ${runtime}: ${compressed} files compressed in ${client}`);
// Vite leaves its watchers' handles open.
Deno.exit(0);

/** Vite copies what is in `static/` as it is. */
async function minifyFile(path: string): Promise<void> {
  const { code } = await minify(path, await Deno.readTextFile(path));
  await Deno.writeTextFile(path, code);
}

async function compressFolder(folder: string): Promise<number> {
  let count = 0;
  for await (const entry of Deno.readDir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory) count += await compressFolder(path);
    if (!COMPRESSIBLE.includes(extname(path))) continue;
    const bytes = await Deno.readFile(path);
    for (const [ending, compress] of COMPRESSORS) {
      await Deno.writeFile(path + ending, new Uint8Array(await compress(bytes)));
    }
    count++;
  }
  return count;
}
