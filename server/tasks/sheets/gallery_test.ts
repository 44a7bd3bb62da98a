import assert from "node:assert/strict";
import { GALLERY } from "../../../lib/gallery.ts";
import { planCharacter } from "../../illustrator/mod.ts";

Deno.test("the alternative texts of the gallery say what its pictures show", () => {
  for (const { words, style, seed, alt } of GALLERY) {
    assert.equal(planCharacter(words, { style, seed }).alt, alt);
  }
});
