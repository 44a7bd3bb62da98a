import assert from "node:assert/strict";
import sharp from "sharp";
import { plainPng } from "../../tests/support/generation_fixture.ts";
import { textIn, withText } from "./png_text.ts";

const TEXTS = ["", "a cat", 'naïve 小猫 🐈 "quoted" \u2028', "x".repeat(100_000)];

Deno.test("a text in a PNG is read back, by us and by others, and the picture is the same", async () => {
  const png = await plainPng(16);
  for (const text of TEXTS) {
    const marked = withText(png, "recipe", text);
    assert.equal(textIn(marked, "recipe"), text);
    const { comments } = await sharp(marked).metadata();
    assert.deepEqual(comments, [{ keyword: "recipe", text }]);
    assert.deepEqual(await sharp(marked).raw().toBuffer(), await sharp(png).raw().toBuffer());
  }
});

Deno.test("of several texts each is found under its own keyword", async () => {
  const png = withText(withText(await plainPng(16), "recipe", "one"), "recipes", "two");
  assert.deepEqual(["recipe", "recipes", "recip", ""].map((key) => textIn(png, key)), [
    "one",
    "two",
    null,
    null,
  ]);
});

Deno.test("a file that is no PNG, or is cut off, has no text", async () => {
  const png = withText(await plainPng(16), "recipe", "a cat");
  assert.equal(textIn(await plainPng(16), "recipe"), null);
  for (const bytes of [new Uint8Array(), new Uint8Array(100).fill(255), png.slice(0, 40)]) {
    assert.equal(textIn(bytes, "recipe"), null);
  }
});
