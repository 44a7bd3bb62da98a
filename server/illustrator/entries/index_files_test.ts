import assert from "node:assert/strict";
import { indexText, indexUrl, KINDS } from "./index_files.ts";

for (const kind of KINDS) {
  Deno.test(`[entries] ${kind.folder}.ts lists every file of ${kind.folder}`, async () => {
    assert.equal(
      await Deno.readTextFile(indexUrl(kind)),
      await indexText(kind),
      "run `deno task entries`",
    );
  });
}
