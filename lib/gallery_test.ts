import assert from "node:assert/strict";
import sharp from "sharp";
import { STYLES } from "./choices.ts";
import { GALLERY, galleryPlaceholder, urlOf } from "./gallery.ts";

Deno.test("the gallery shows each style once, small enough for a strip, with words for it", async () => {
  assert.deepEqual(GALLERY.map(({ style }) => style).toSorted(), [...STYLES].toSorted());
  for (const picture of GALLERY) {
    const { size } = await Deno.stat(new URL(`../static${urlOf(picture)}`, import.meta.url));
    assert.ok(size < 30_000, `${picture.style}: ${size} bytes`);
    assert.match(picture.alt, /^An? .*cat|kitten.*\.$/);
  }
});

/** Of 15: a picture that is drawn anew may be a little lighter. */
const NEAR = 2;

Deno.test("before a picture of the gallery has come its place has its colours", async () => {
  for (const picture of GALLERY) {
    const file = await Deno.readFile(new URL(`../static${urlOf(picture)}`, import.meta.url));
    const { data } = await sharp(file).resize(1, 1, { fit: "fill" }).raw().toBuffer({
      resolveWithObject: true,
    });
    const { background } = galleryPlaceholder(picture);
    const colours = [...background.matchAll(/#(.)(.)(.)/g)].map(([, ...parts]) =>
      parts.map((part) => parseInt(part, 16))
    );
    for (const channel of [0, 1, 2]) {
      const mean = colours.reduce((sum, parts) => sum + parts[channel]!, 0) / colours.length;
      assert.ok(Math.abs(mean - data[channel]! / 17) <= NEAR, `${picture.style}: ${background}`);
    }
  }
});
