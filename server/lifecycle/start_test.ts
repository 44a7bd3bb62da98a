import assert from "node:assert/strict";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const MAIN = new URL("../main.ts", import.meta.url).href;

/** Listens as Vike does once it is imported; then a library that may not look at the machine cannot be loaded. */
const START = `
import process from "node:process";
process.on("unhandledRejection", () => {});
await import(${JSON.stringify(MAIN)});
`;

Deno.test("[start] a module that cannot be loaded ends it with 1, also with a listener for rejections", async () => {
  const folder = await Deno.makeTempDir();
  const script = join(folder, "start.ts");
  await Deno.writeTextFile(script, START);
  const { code, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "--config=deno.json",
      `--allow-read=.,${folder}`,
      "--allow-env",
      "--allow-ffi",
      pathToFileURL(script).href,
    ],
    signal: AbortSignal.timeout(30_000),
  }).output();
  await Deno.remove(folder, { recursive: true });
  assert.match(new TextDecoder().decode(stderr), /Purrtrait cannot start: Requires sys access/);
  assert.equal(code, 1);
});
