import assert from "node:assert/strict";
import { planCharacter } from "../../plan.ts";

const recipeOf = (description: string) =>
  planCharacter(description, { style: "cartoon", seed: "3" }).spec;

Deno.test("[words] a moon is in the sky, and a place only for who is on it or flies there", () => {
  for (
    const description of [
      "a cat, moon, stars",
      "a black cat, halloween moon",
      "two cats on a fence, moon",
    ]
  ) {
    const { setting, time, moon } = recipeOf(description);
    assert.notEqual(setting, "moon", description);
    assert.deepEqual([time, moon], ["night", "full"], description);
  }
  for (
    const description of ["a cat on the moon", "an astronaut cat, moon, earth", "a moon cat"]
  ) assert.equal(recipeOf(description).setting, "moon", description);
});
