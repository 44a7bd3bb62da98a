import assert from "node:assert/strict";
import { planCharacter } from "../../../plan.ts";

const recipeOf = (description: string) =>
  planCharacter(description, { style: "cartoon", seed: "60" }).spec;

Deno.test("[words] who flies in a balloon or a plane sits in it, who flies without one flies", () => {
  for (
    const description of [
      "cat flying in a hot air balloon",
      "a kitten flying high in a hot air balloon",
    ]
  ) {
    const { pose, relations } = recipeOf(description);
    assert.equal(pose, "sitting", description);
    assert.deepEqual(relations?.map(({ is }) => is), ["inside"], description);
  }
  for (const description of ["cat flying in the sky", "cat flying beside a hot air balloon"]) {
    assert.equal(recipeOf(description).pose, "flying", description);
  }
});
