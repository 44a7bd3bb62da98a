import assert from "node:assert/strict";
import sharp from "sharp";
import { isIntactPng } from "./png_integrity.ts";

async function picture(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 20, height: 20, channels: 3, background: "orange" } as const;
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}

Deno.test("a PNG as it was written is whole", async () => {
  assert.equal(isIntactPng(await picture()), true);
});

Deno.test("a PNG cut off at any byte, with one more byte, or with any byte changed is not", async () => {
  const png = await picture();
  for (let at = 0; at < png.length; at++) {
    assert.equal(isIntactPng(png.slice(0, at)), false, `cut off at ${at}`);
    const changed = png.with(at, png[at]! ^ 1);
    assert.equal(isIntactPng(changed), false, `changed at ${at}`);
  }
  assert.equal(isIntactPng(new Uint8Array([...png, 0])), false);
});
