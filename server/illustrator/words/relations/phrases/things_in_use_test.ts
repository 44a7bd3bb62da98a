import assert from "node:assert/strict";
import {
  ignoredIn,
  receiptOf,
  recipeOf,
  relatedIn,
} from "../../../../../tests/support/read_description.ts";

Deno.test("[words] what a thing is used as says where it is, and is not drawn beside it", () => {
  for (
    const [description, related] of [
      ["a cat with a mushroom as an umbrella", "cat 1 under mushroom"],
      ["big leaf as umbrella, grey cat", "cat 1 under leaves"],
      ["a cat wearing a frying pan as a hat", "cat 1 wearing frying pan"],
      ["a cat with a bowl for a helmet", "cat 1 wearing bowl"],
      ["a cat using a book as a pillow", "cat 1 on book"],
      ["a cat with a baguette as a sword", "cat 1 holding baguette"],
      ["a cat with a bathtub as its boat", "cat 1 inside bathtub"],
    ] as const
  ) {
    assert.deepEqual(relatedIn(description), [related], description);
    assert.equal(recipeOf(description).props.length, 1, description);
    assert.equal(ignoredIn(description), "", description);
  }
  assert.equal(recipeOf("a cat as a knight with a sword").props[0]?.kind, "sword");
  assert.ok(receiptOf("a cat dressed as a sailor").understood.length > 0);
});
