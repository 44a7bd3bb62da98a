/** @module The service worker as browsers get it: its source, and before it what this build has. */
import { join } from "node:path";

const SOURCE = "pages/offline/service_worker.js";

/** Style and fonts of every page. */
const SHARED_FILES = "assets/static";

/** Writes `sw.js` into the folder of files for the browser; `version` differs for each build. */
export async function writeServiceWorker(client: string, version: string): Promise<void> {
  const files = ["/favicon.svg"];
  for await (const { name } of Deno.readDir(join(client, SHARED_FILES))) {
    if (/\.(css|woff2)$/.test(name)) files.push(`/${SHARED_FILES}/${name}`);
  }
  const stamp = `const VERSION = ${JSON.stringify(version)};\n` +
    `const FILES = ${JSON.stringify(files.sort())};\n`;
  await Deno.writeTextFile(join(client, "sw.js"), stamp + await Deno.readTextFile(SOURCE));
}
