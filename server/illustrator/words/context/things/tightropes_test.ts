/** A rope on which a cat walks is stretched between two posts. */
import assert from "node:assert/strict";
import { recipeOf } from "../../../../../tests/support/read_description.ts";

Deno.test("[words] who balances on a rope or walks a tightrope is on a stretched one; other ropes stay coils", () => {
  for (
    const words of [
      "a cat walking on a rope between two buildings",
      "a cat balancing on a high wire",
      "a kitten walking a tightrope",
      "eine Katze balanciert auf einem Seil",
      "un gato caminando sobre una cuerda floja",
    ]
  ) {
    const { props, relations } = recipeOf(words);
    assert.equal(props[0]?.kind, "tightrope", words);
    assert.equal(relations?.[0]?.is, "on", words);
  }
  assert.equal(recipeOf("a cat playing with a rope").props[0]?.kind, "rope");
  assert.equal(recipeOf("a cat hanging from a rope").props[0]?.kind, "rope");
});
