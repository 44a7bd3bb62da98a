import assert from "node:assert/strict";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ownUrls } from "./bundle_server.ts";

/** What becomes of a module when it is bundled. */
function bundled(code: string, file: string): unknown {
  const { transform } = ownUrls() as unknown as {
    transform(code: string, id: string): string | null;
  };
  return transform(code, resolve(file));
}

Deno.test("[bundle] a module finds its files beside its source", () => {
  const file = "server/illustrator/words/terms.ts";
  assert.equal(
    bundled('read(new URL("terms.tsv", import.meta.url), import.meta.filename)', file),
    `read(new URL("terms.tsv", "${pathToFileURL(resolve(file))}"), "${resolve(file)}")`,
  );
  assert.equal(bundled("const words = 1;", file), null);
});

Deno.test("[bundle] a thread of the bundle runs what is bundled", () => {
  const start = 'new Worker(new URL("./worker.ts", import.meta.url))';
  const thread = pathToFileURL(resolve("dist/bundled-server/drawing_thread.mjs"));
  assert.equal(
    bundled(start, "server/illustrator/threads/pool.ts"),
    `new Worker(new URL("${thread}"))`,
  );
  const other = "server/other/pool.ts";
  assert.equal(
    bundled(start, other),
    `new Worker(new URL("./worker.ts", "${pathToFileURL(resolve(other))}"))`,
  );
});
