import assert from "node:assert/strict";
import { planCharacter } from "../../../plan.ts";

const recipeOf = (description: string) =>
  planCharacter(description, { style: "cartoon", seed: "3" }).spec;

Deno.test("[words] a moon is in the sky, and a place only for who is on it or flies there", () => {
  for (
    const description of [
      "a cat, moon, stars",
      "a black cat, halloween moon",
      "a witch cat flying on a broomstick in front of the moon",
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

Deno.test("[words] who is on a crescent moon sits in it, in every language; elsewhere it is in the sky", () => {
  for (
    const description of [
      "a cat sitting on a crescent moon",
      "kitten asleep on the golden crescent moon",
      "gato durmiendo en una luna creciente",
      "eine Katze schläft auf dem Halbmond",
      "un chat assis sur un croissant de lune",
      "三日月の上で眠る猫",
    ]
  ) {
    const { props, relations, moon, time } = recipeOf(description);
    assert.deepEqual(props.map(({ kind }) => kind), ["crescent moon"], description);
    assert.deepEqual(relations?.map(({ is }) => is), ["on"], description);
    assert.equal(moon, undefined, description);
    assert.ok(["night", "dusk"].includes(time), description);
  }
  for (
    const description of [
      "a cat under a crescent moon",
      "gato bajo una luna creciente",
      "eine Katze unter einer Mondsichel",
      "un chat sous un croissant de lune",
      "三日月の下の猫",
    ]
  ) {
    const { props, moon } = recipeOf(description);
    assert.deepEqual([props, moon], [[], "crescent"], description);
  }
});
