/** Two cats that differ in coat, sex or size. */
import assert from "node:assert/strict";
import { planCharacter } from "../../../plan.ts";

const planOf = (words: string) => planCharacter(words, { style: "cartoon", seed: "2" });

/** Name and coat of each cat. */
function catsIn(words: string): [name: string | undefined, coat: string][] {
  const { name, coat, others = [] } = planOf(words).spec;
  return [
    [name, coat.colour],
    ...others.map((one): [string | undefined, string] => [one.name, one.coat.colour]),
  ];
}

Deno.test("[words] boys and girls with a coat of their own are cats", () => {
  assert.deepEqual(catsIn("our Ginger boy Rusty giving our black girl Inky a rose"), [
    ["Rusty", "orange"],
    ["Inky", "black"],
  ]);
  assert.deepEqual(
    catsIn("our grey girl Misty and her brother Smokey, a black tom, playing with yarn"),
    [
      ["Misty", "grey"],
      ["Smokey", "black"],
    ],
  );
  assert.equal(catsIn("draw my black cat and my orange boy in a boat").length, 2);
  assert.equal(catsIn("the orange one is hugging the grey one").length, 2);
  for (
    const one of [
      "she's a black girl with green eyes",
      "my cat Bean. He is a grey boy with stripes",
    ]
  ) {
    assert.equal(catsIn(one).length, 1, one);
  }
});

Deno.test("[words] who is given something gets it held out, and holds nothing", () => {
  const { relations = [] } = planOf("our ginger boy Rusty giving our black girl Inky a rose").spec;
  assert.deepEqual(relations.map(({ is, who, what }) => [is, who, what]), [
    ["holding", "cat 1", "thing 1"],
    ["giving to", "cat 1", "cat 2"],
  ]);
});

Deno.test("[words] the fat one of three cats is one of them, and wears what is said of it", () => {
  const { build, accessories, others = [] } =
    planOf("three cats in a row, the fat one wears a crown").spec;
  assert.equal(build, "chubby");
  assert.equal(accessories.length, 1);
  assert.deepEqual(others.map((one) => one.accessories.length), [0, 0]);
  const kittens = planOf("a cat with three kittens in a basket, one kitten is black").spec.others ??
    [];
  assert.equal(
    kittens.filter(({ coat }) => coat.colour === "black" && coat.pattern === "solid").length,
    1,
  );
});

Deno.test("[words] a fat, a skinny and a tiny one are three, brother and sister two", () => {
  const { build, coat, others = [] } =
    planOf("three cats: a fat grey one, a skinny black one and a tiny white one").spec;
  assert.deepEqual([build, coat.colour], ["chubby", "grey"]);
  assert.deepEqual(others.map((one) => one.coat.colour), ["black", "white"]);
  assert.equal(catsIn("brother and sister, both ginger").length, 2);
  assert.equal(catsIn("Mogli and Twix, two ginger brothers on a sofa").length, 2);
});
