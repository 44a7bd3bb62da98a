import assert from "node:assert/strict";
import { parse } from "./parse.ts";
import { resolve } from "./resolve.ts";
import { understanding } from "./understanding.ts";

const receiptOf = (description: string) => understanding(parse(description));

const recipeOf = (description: string) =>
  resolve(parse(description), { style: "cartoon", seed: "5" });

/** Who does what with what, for a description. */
function relatedIn(description: string): string[] {
  const { props, relations = [] } = recipeOf(description);
  const nameOf = (actor: string) =>
    actor.startsWith("thing") ? props[Number(actor.slice(-1)) - 1]!.kind : actor;
  return relations.map(({ who, is, what }) => `${nameOf(who)} ${is} ${nameOf(what)}`);
}

const drawnAs = (description: string, text: string) =>
  receiptOf(description).understood.find((part) => part.text === text)?.drawnAs;

Deno.test("[words] a part that is said to be of a colour has it", () => {
  const cases: [description: string, white: string[]][] = [
    ["a black cat, her paws are white", ["socks"]],
    ["a grey cat whose tail is white", ["tailtip"]],
    ["her fur is black and her paws are white", ["socks"]],
    ["my cat is black, his chest is white", ["bib"]],
  ];
  for (const [description, white] of cases) {
    assert.deepEqual(recipeOf(description).coat.white, white, description);
  }
  assert.equal(recipeOf("a grey cat whose whiskers are blue").coat.colour, "grey");
});

Deno.test("[words] the colour of a beard is not the cat's", () => {
  assert.equal(recipeOf("a black cat with a white beard").coat.colour, "black");
  assert.notEqual(recipeOf("a cat with a grey moustache").provenance["coat.colour"], "text");
  assert.equal(recipeOf("a white bearded cat").coat.colour, "white");
});

Deno.test("[words] a plant that is a colour, too, is no colour where it stands in a vase", () => {
  for (
    const description of [
      "a cat, lilac in a vase",
      "a cat smelling lavender",
      "a cat with a bunch of violets",
      "a cat holding mint",
    ]
  ) assert.notEqual(recipeOf(description).provenance["coat.colour"], "text", description);
  assert.equal(recipeOf("a lilac and white cat").coat.colour, "lilac");
});

Deno.test("[words] a baby penguin is a small penguin and no kitten", () => {
  const { props, others } = recipeOf("a cat and a baby penguin");
  assert.deepEqual([props, others], [[{ kind: "penguin", size: "tiny" }], undefined]);
});

Deno.test("[words] a second cat is one whatever it does", () => {
  assert.equal(recipeOf("a black cat and a grey cat arm wrestling").others?.length, 1);
});

Deno.test("[words] who looks into a thing is not in it", () => {
  assert.deepEqual(relatedIn("a cat peering into a fish bowl"), ["cat 1 looking at fishbowl"]);
  assert.deepEqual(relatedIn("a kitten staring into a teapot"), ["cat 1 looking at teapot"]);
});

Deno.test("[words] who is drawn on what it should be in is told so, as is who does more than is drawn", () => {
  const cases: [description: string, text: string][] = [
    ["a cat in a washing machine", "in"],
    ["a cat sleeping in the oven", "sleeping in"],
    ["a cat jumping through a hoop", "jumping through"],
    ["a cat knocking over a Christmas tree", "knocking over"],
    ["a cat tangled in fairy lights", "tangled in"],
    ["a cat on the head of an elephant", "on the head of"],
  ];
  for (const [description, text] of cases) assert.ok(drawnAs(description, text), description);
  assert.equal(drawnAs("a cat in an armchair", "in"), undefined);
});

Deno.test("[words] a cat listed with a thing is on the same furniture", () => {
  assert.deepEqual(relatedIn("a cat and a teddy bear on a bed"), [
    "cat 1 on bed",
    "teddy bear on bed",
  ]);
});

Deno.test("[words] a thing with a cat in it bears the cat", () => {
  assert.deepEqual(relatedIn("a bath with a black cat in it"), ["cat 1 inside bathtub"]);
  assert.deepEqual(relatedIn("a table with a kitten on it"), ["cat 1 on table"]);
});

Deno.test("[words] what a heap consists of bears a cat, whatever says which", () => {
  assert.deepEqual(relatedIn("asleep on a stack of library books"), ["cat 1 on book"]);
});

Deno.test("[words] what a thing without a drawing is full of is not around the cat", () => {
  assert.deepEqual(relatedIn("a cat, a pillowcase full of sweets"), []);
});

Deno.test("[words] English words are no misspelt ones and none of another language", () => {
  for (const word of ["moss", "garnet", "hatchling", "longbow", "conker", "basset"]) {
    assert.deepEqual(receiptOf(`a cat with ${word}`).ignored, [word]);
  }
});
