/**
 * Words that stand where they have another sense than their commonest one.
 */
import assert from "node:assert/strict";
import { planCharacter } from "../../plan.ts";
import { parse } from "../parse.ts";
import { relatedIn } from "../../../../tests/support/read_description.ts";
import { understanding } from "../understanding.ts";

const recipeOf = (description: string) =>
  planCharacter(description, { style: "cartoon", seed: "3" }).spec;

const ignoredIn = (description: string) => understanding(parse(description)).ignored;

Deno.test("[words] a stand where things are sold is no pose, and is listed", () => {
  for (
    const description of [
      "a kitty selling lemonade at a stand",
      "a cat behind a small sweets stand",
    ]
  ) {
    assert.notEqual(recipeOf(description).provenance["pose"], "text", description);
    assert.ok(ignoredIn(description).join(" ").includes("stand"), description);
  }
  assert.equal(recipeOf("the cat stands in a meadow").pose, "standing");
});

Deno.test("[words] what falls is no autumn", () => {
  for (
    const description of ["a cat watching the snow fall", "a kitten about to fall asleep"]
  ) {
    assert.equal(recipeOf(description).provenance["season"], undefined, description);
    assert.deepEqual(ignoredIn(description), ["fall"]);
  }
  assert.equal(recipeOf("a cat in the fall").season, "autumn");
});

Deno.test("[words] whose place or thing it is wears no costume, and is listed", () => {
  const cases: [string, string][] = [
    ["a sad cat in a vet's garden", "vet's"],
    ["a cat in the doctor's garden", "doctor's"],
    ["a cat with a firefighter ladder", "firefighter"],
  ];
  for (const [description, word] of cases) {
    assert.equal(recipeOf(description).costume, undefined, description);
    assert.deepEqual(ignoredIn(description), [word]);
  }
  assert.equal(recipeOf("a firefighter cat with a ladder").costume?.kind, "firefighter");
  assert.equal(recipeOf("a cat in a firefighter helmet").costume?.kind, "firefighter");
});

Deno.test("[words] who knocks a thing over does not jump over it, and who falls over one is listed", () => {
  for (const description of ["my cat knocked over a vase", "a kitten that tipped over the lamp"]) {
    const { relations, pose } = recipeOf(description);
    assert.deepEqual(relations?.map(({ is }) => is), ["knocking over"], description);
    assert.notEqual(pose, "jumping", description);
  }
  assert.equal(recipeOf("a kitten that fell over the lamp").relations, undefined);
  assert.ok(ignoredIn("a kitten that fell over the lamp").includes("over"));
  assert.equal(recipeOf("a cat jumping over a vase").relations?.[0]?.is, "jumping over");
});

Deno.test("[words] a ball of coloured yarn is a thing, and the cat is not curled up", () => {
  const { pose, relations, props } = recipeOf("a kitten tangled up in a ball of blue yarn");
  assert.notEqual(pose, "curled up");
  assert.equal(relations?.[0]?.is, "tangled in");
  assert.equal(props[0]?.colour, "blue");
  assert.equal(recipeOf("a kitten curled up in a ball").pose, "curled up");
});

Deno.test("[words] a chain is worn, but not that of a bicycle or a dog", () => {
  assert.equal(recipeOf("a cat wearing a chain").accessories[0]?.variant, "chain");
  for (const words of ["a cat with a bike chain", "a dog on a chain next to a cat"]) {
    assert.deepEqual(recipeOf(words).accessories, [], words);
    assert.ok(ignoredIn(words).includes("chain"), words);
  }
});

Deno.test("[words] a cat on a gravestone is on one, in a graveyard", () => {
  const { setting, relations, props } = recipeOf("a black cat on a gravestone");
  assert.equal(setting, "graveyard");
  assert.equal(relations?.[0]?.is, "on");
  assert.equal(props[0]?.kind, "gravestone");
});

Deno.test("[words] who watches the rain or the snow is where it falls", () => {
  assert.equal(recipeOf("a cat watching the rain").weather, "rain");
  assert.equal(recipeOf("a cat watching the snow").weather, "snow");
});

Deno.test("[words] socks that fill something are no white paws", () => {
  const description = "a cat in a drawer full of socks";
  assert.notEqual(recipeOf(description).provenance["coat.white"], "text");
  assert.ok(recipeOf(description).props.some(({ kind }) => kind === "socks"));
});

Deno.test("[words] what the cat hates is not drawn, and is listed", () => {
  const { props, provenance } = recipeOf("my cat hates baths and his red sweater");
  assert.deepEqual(props, []);
  assert.notEqual(provenance["coat.colour"], "text");
  assert.ok(ignoredIn("my cat hates baths").includes("baths"));
  assert.equal(recipeOf("my cat loves baths").props[0]?.kind, "bathtub");
});

Deno.test("[words] a neck is round with nothing, and old Hollywood is no age", () => {
  assert.notEqual(recipeOf("a cat with binoculars round its neck").provenance["build"], "text");
  assert.equal(recipeOf("a round cat").provenance["build"], "text");
  assert.notEqual(recipeOf("a white cat, old hollywood glamour").age, "senior");
  assert.notEqual(recipeOf("a kitten stuck up a tree").mood, "smug");
});

Deno.test("[words] two who fight over a thing do not jump over it", () => {
  const { relations = [] } = recipeOf("two cats fighting over a shrimp");
  assert.deepEqual(relations.map(({ is }) => is), ["playing with", "playing with"]);
});

Deno.test("[words] what the size is compared with is not drawn", () => {
  assert.deepEqual(recipeOf("a cat the size of a house").props, []);
  assert.equal(recipeOf("a cat the size of a house").size, "giant");
  assert.ok(ignoredIn("a cat the size of a lorry").includes("lorry"));
});

Deno.test("[words] what is hung up is hung, and the cat is not", () => {
  assert.deepEqual(relatedIn("a cat hanging a star on the christmas tree"), [
    "cat 1 busy with Christmas tree",
  ]);
});

Deno.test("[words] a moon on a necklace is not in the sky, and lace is no meadow", () => {
  assert.equal(recipeOf("a black cat with a silver moon necklace").moon, undefined);
  assert.deepEqual(ignoredIn("a black cat with a silver moon necklace"), ["moon"]);
  assert.notEqual(recipeOf("a cat and lace curtains").setting, "meadow");
});

Deno.test("[words] the bow of a boat is none that is worn", () => {
  const { accessories } = recipeOf("a cat, lantern at the bow of the boat");
  assert.deepEqual(accessories, []);
  assert.equal(recipeOf("a cat with a pink bow").accessories[0]?.variant, "bow");
});

Deno.test("[words] who peeks from behind its mother is seen from the front", () => {
  const { view } = recipeOf("a kitten peeking from behind its mother");
  assert.equal(view, undefined);
  assert.equal(recipeOf("a cat seen from behind").view, "behind");
});
