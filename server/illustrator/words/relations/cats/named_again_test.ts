/**
 * Which of several cats words are said of.
 */
import assert from "node:assert/strict";
import { parse } from "../../parse.ts";
import { resolve } from "../../resolve.ts";

const recipeOf = (description: string) =>
  resolve(parse(description), { style: "cartoon", seed: "5" });

const catsIn = (description: string) => {
  const { others = [], ...first } = recipeOf(description);
  return [first, ...others];
};

Deno.test("[words] a cat that is named again by its look is that cat", () => {
  const asleep = catsIn("a black cat and a white cat, the black one is sleeping");
  assert.deepEqual(asleep.map(({ pose }) => pose === "sleeping"), [true, false]);
  const hats = catsIn("a tabby and a calico, the tabby has a hat");
  assert.deepEqual(hats.map(({ accessories }) => accessories.length), [1, 0]);
  const bows = catsIn("a black cat and a white cat, the black cat yawning, the white cat in a bow");
  assert.equal(bows.length, 2);
});

Deno.test("[words] the other cat is a second one, and what it is, the first is not", () => {
  const cats = catsIn("a white cat with a lollipop, the other cat (brown) is grumpy");
  assert.deepEqual(cats.map(({ coat }) => coat.colour), ["white", "brown"]);
  assert.notEqual(cats[0]!.mood, "grumpy");
  assert.equal(catsIn("two cats, one cat is black, the other cat is white").length, 2);
});

Deno.test("[words] a parent that does something with kittens is one cat more", () => {
  assert.equal(catsIn("a tabby father cat teaching his three kittens").length, 4);
  assert.equal(catsIn("a grey mum nursing four kittens").length, 5);
});

Deno.test("[words] cats dressed up as others need no article", () => {
  const costumes = catsIn("a witch cat and wizard cat having tea").map(({ costume }) =>
    costume?.kind
  );
  assert.deepEqual(costumes, ["witch", "wizard"]);
});

Deno.test("[words] what is said of a group before the names of its cats is said of all", () => {
  const { relations = [] } = recipeOf("our two girls on the fence: Mabel (grey), Dot (white)");
  assert.deepEqual(relations.map(({ who, is }) => `${who} ${is}`), ["cat 1 on", "cat 2 on"]);
});

Deno.test("[words] clothes in the plural behind a list of cats are worn by all of them", () => {
  const hats = catsIn("two cats, one grey, one black, wearing hats");
  assert.deepEqual(hats.map(({ accessories }) => accessories[0]?.kind), ["hat", "hat"]);
  const one = catsIn("two cats, one grey, one black with a hat");
  assert.deepEqual(one.map(({ accessories }) => accessories.length), [0, 1]);
});

Deno.test("[words] who is to be seen from behind has a pose in which that is seen", () => {
  for (let seed = 0; seed < 20; seed++) {
    const { view, pose } = resolve(parse("a cat seen from behind"), {
      style: "cartoon",
      seed: `${seed}`,
    });
    assert.equal(view, "behind");
    assert.match(pose, /sitting|standing/);
  }
});

Deno.test("[words] a pronoun ends the words about a costume", () => {
  const { coat, costume } = recipeOf("a pirate cat, hes orange");
  assert.deepEqual([coat.colour, costume?.colour], ["orange", undefined]);
});

Deno.test("[words] two cats without articles are two, each on its horse", () => {
  const cats = catsIn("white cat on a brown horse, black cat on a donkey");
  assert.deepEqual(cats.map(({ coat }) => coat.colour), ["white", "black"]);
});

Deno.test("[words] an adjective before “one” is said of that one", () => {
  const cats = catsIn("three cats: the fat one yawns, the thin one sits, the old one sleeps");
  assert.deepEqual(cats.map(({ build, age }) => [build, age === "senior"]).flat().slice(0, 4), [
    "chubby",
    false,
    "slim",
    false,
  ]);
  assert.equal(cats[2]!.age, "senior");
});

Deno.test("[words] a rabbit dressed as a cat is none, nor are cats in brackets others", () => {
  assert.equal(catsIn("a grey cat next to a rabbit dressed as a cat").length, 1);
  assert.equal(catsIn("siamese twins (2 siamese cats) on a sofa").length, 2);
});

Deno.test("[words] of cats of a breed a blue one is grey, and that is near", () => {
  const cats = catsIn("two british shorthairs, a lilac one and a blue one");
  assert.deepEqual(cats.map(({ coat }) => coat.colour), ["lilac", "grey"]);
});
