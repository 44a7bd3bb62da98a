import assert from "node:assert/strict";
import { relatedIn } from "../../../../tests/support/read_description.ts";

Deno.test("[words] what one weighs oneself on is no balance", () => {
  for (
    const description of [
      "a cat on a kitchen scale",
      "a cat on the bathroom scales",
      "eine dicke Katze auf der Waage",
      "un gato gordo en una báscula",
    ]
  ) assert.deepEqual(relatedIn(description), ["cat 1 on weighing scale"], description);
  assert.deepEqual(relatedIn("a cat holding scales"), ["cat 1 holding scales"]);
});
