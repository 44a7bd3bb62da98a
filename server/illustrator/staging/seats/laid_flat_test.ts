import assert from "node:assert/strict";
import { recipeOf } from "../../../../tests/support/read_description.ts";
import { compose } from "../../compose.ts";
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";

/** How high the paper of a description is against its width. */
function shapeOf(words: string): number {
  const paper = compose(recipeOf(words)).items.filter(({ name }) => name.startsWith("newspaper"));
  const box = boundsOf(paper);
  return heightOf(box) / widthOf(box);
}

Deno.test("[staging] a newspaper lies under a cat and is upright where it is held", () => {
  assert.ok(shapeOf("a cat sitting on a newspaper") < 0.4);
  assert.ok(shapeOf("a sitting cat holding a newspaper") > 0.6);
});
