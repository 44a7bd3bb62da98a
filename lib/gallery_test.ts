import assert from "node:assert/strict";
import { STYLES } from "./choices.ts";
import { GALLERY, urlOf } from "./gallery.ts";

Deno.test("the gallery shows each style once, small enough for a strip, with words for it", async () => {
  assert.deepEqual(GALLERY.map(({ style }) => style).toSorted(), [...STYLES].toSorted());
  for (const picture of GALLERY) {
    const { size } = await Deno.stat(new URL(`../static${urlOf(picture)}`, import.meta.url));
    assert.ok(size < 30_000, `${picture.style}: ${size} bytes`);
    assert.match(picture.alt, /^An? .*cat|kitten.*\.$/);
  }
});
