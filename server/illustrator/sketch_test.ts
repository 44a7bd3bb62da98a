import assert from "node:assert/strict";
import sharp from "sharp";
import { compose } from "./compose.ts";
import { sketch } from "./sketch.ts";
import { PLAIN_CAT } from "../../tests/support/cat.ts";

Deno.test("a sketch is a small opaque WebP, the same for the same scene", async () => {
  const webp = await sketch(compose(PLAIN_CAT));
  const { format, width, height, hasAlpha } = await sharp(webp).metadata();
  assert.deepEqual({ format, width, height, hasAlpha }, {
    format: "webp",
    width: 256,
    height: 256,
    hasAlpha: false,
  });
  assert(webp.length < 24_000, `${webp.length} bytes`);
  assert.deepEqual(await sketch(compose(PLAIN_CAT)), webp);
  assert.notDeepEqual(await sketch(compose({ ...PLAIN_CAT, pose: "loaf" })), webp);
});
