import assert from "node:assert/strict";
import { recipeOf } from "../../../../tests/support/read_description.ts";

Deno.test("[words] colours of an unknown noun or of “one … one …” of a pair are not the coat's", () => {
  const cases: [description: string, coat: string][] = [
    ["black and white checkered floor, orange cat", "orange"],
    ["a grey cat wearing mismatched socks, one yellow one green", "grey"],
    ["a grey tuxedo cat with gloves, one red one blue", "grey"],
    ["two kittens with bows, one orange one grey", "orange"],
  ];
  for (const [description, coat] of cases) {
    assert.equal(recipeOf(description).coat.colour, coat, description);
  }
  assert.equal(recipeOf("a cat with gloves, one red one blue").props[0]?.colour, "red");
});

Deno.test("[words] a cat that only says how large a thing is, is no second one", () => {
  for (
    const description of [
      "a cat and a wooden spoon as big as the cat",
      "a black cat next to a pumpkin the size of a cat",
      "a cat with a mouse bigger than a cat",
    ]
  ) assert.equal(recipeOf(description).others, undefined, description);
});

Deno.test("[words] a size behind a thing is the thing's", () => {
  for (
    const description of [
      "a cat and a wooden spoon as big as the cat",
      "un gato con una pelota gigante",
      "un chat avec un poisson énorme",
      "un gatto con una palla rossa enorme",
    ]
  ) {
    const { size, props } = recipeOf(description);
    assert.deepEqual([size, props[0]?.size], [undefined, "giant"], description);
  }
});

Deno.test("[words] “one of them” is said of things, and not of the cat", () => {
  const { relations = [] } = recipeOf("a cat juggling three oranges, one of them is on a table");
  assert.ok(!relations.some(({ who, is }) => who === "cat 1" && is === "on"));
});
