import assert from "node:assert/strict";
import { recipeOf } from "../../../../tests/support/read_description.ts";

Deno.test("[words] a rainbow alone in a list is in the sky, beside clothes it is a print", () => {
  for (const words of ["a cat in a field, rainbow, day", "un chat dans un pré, arc-en-ciel"]) {
    assert.equal(recipeOf(words).weather, "rainbow", words);
  }
  assert.notEqual(recipeOf("a cat in a field with a rainbow scarf").weather, "rainbow");
});
