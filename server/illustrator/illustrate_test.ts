import assert from "node:assert/strict";
import { illustrate } from "./mod.ts";

Deno.test("[illustrator] illustrate() draws what the words say, the same each time", async () => {
  const words = "an orange wizard with green eyes on the moon";
  const first = await illustrate(words, { style: "pixel" });
  const again = await illustrate(words, { style: "pixel" });
  assert.deepEqual(first.png, again.png);
  assert.deepEqual([...first.png.subarray(1, 4)], [...new TextEncoder().encode("PNG")]);
  assert.match(first.alt, /orange.*wizard hat.*on the moon/);
  assert.notDeepEqual((await illustrate(words, { style: "pixel", seed: "2" })).png, first.png);
});
