import assert from "node:assert/strict";
import { recipeOf } from "../../../../tests/support/read_description.ts";

Deno.test("[words] tails that make a heart are no heart beside the cats", () => {
  for (
    const description of [
      "two cats on a fence with their backs to us, tails making a heart",
      "a black cat and a white cat, their tails in the shape of a heart",
      "zwei Katzen, deren Schwänze ein Herz bilden",
      "deux chats, leurs queues forment un cœur",
      "しっぽでハートを作る二匹の猫",
    ]
  ) {
    const { props, relations = [] } = recipeOf(description);
    assert.ok(!props.some(({ kind }) => kind === "heart"), description);
    assert.ok(relations.some(({ is }) => is === "tails in a heart"), description);
  }
  assert.ok(recipeOf("two cats and a red heart").props.some(({ kind }) => kind === "heart"));
});
