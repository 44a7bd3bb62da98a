/** Relations that are said of two things, of a second cat, or by a pronoun. */
import assert from "node:assert/strict";
import { recipeOf, relatedIn } from "../../../../tests/support/read_description.ts";

Deno.test("[words] of things that an and joins both are where the words say", () => {
  const said: readonly [string, readonly string[]][] = [
    ["a cat at school, a globe and a fern on the shelf", ["globe on shelf", "fern on shelf"]],
    ["an apple and a pear on the table and a cat under it", [
      "apple on table",
      "pear on table",
      "cat 1 under table",
    ]],
    ["a cat holding a candle and a book on the table", ["cat 1 holding candle", "book on table"]],
    ["a cat with a bowl of milk in front of it and a ball of wool behind it", [
      "milk in front of cat 1",
      "ball of yarn behind cat 1",
    ]],
  ];
  for (const [description, related] of said) {
    assert.deepEqual(relatedIn(description), related, description);
  }
});

Deno.test("[words] what is on both sides has the cat between it, and is two", () => {
  for (
    const description of [
      "a cat with a candle on either side",
      "a cat with candles on both sides of it",
      "eine Katze mit Kerzen auf beiden Seiten",
      "un gato con velas a ambos lados",
      "un chat avec des bougies des deux côtés",
    ]
  ) {
    assert.deepEqual(relatedIn(description), ["cat 1 between candle"], description);
    assert.equal(recipeOf(description).props[0]?.count, 2, description);
  }
});

Deno.test("[words] a cat of another coat in a clause of its own is a second cat", () => {
  const said: readonly [string, readonly string[]][] = [
    ["a white cat sits on a throne, a black cat lies beside it", [
      "cat 1 on throne",
      "cat 2 beside throne",
    ]],
    ["a white cat sits on a throne and a black cat lies beside it", [
      "cat 1 on throne",
      "cat 2 beside throne",
    ]],
    ["a white cat on a chair. A black cat under the chair.", [
      "cat 1 on chair",
      "cat 2 under chair",
    ]],
  ];
  for (const [description, related] of said) {
    assert.equal(recipeOf(description).others?.length, 1, description);
    assert.deepEqual(relatedIn(description), related, description);
  }
  for (
    const description of [
      "a grey cat and his sister Peaches, a grey kitten",
      "a black cat called Ink, a black cat with white socks",
      "a black cat with a white chest",
    ]
  ) assert.ok((recipeOf(description).others?.length ?? 0) < 2, description);
});

Deno.test("[words] a blanket over a cat covers it, wherever it lies", () => {
  for (
    const where of [
      "in bed with blankets over it",
      "sleeping with a duvet over him",
      "sleeping, a tartan blanket over its legs",
      "on a chair with a blanket over its lap",
    ]
  ) {
    const related = relatedIn(`a cat ${where}`);
    assert.ok(related.includes("cat 1 under blanket"), `${where}: ${related}`);
    assert.ok(!related.some((one) => one.startsWith("blanket")), `${where}: ${related}`);
  }
});

Deno.test("[words] what flies or hangs above a cat is above it, and no wall lies on a rug", () => {
  assert.deepEqual(relatedIn("a bee flying over the cat's head"), ["bee jumping over cat 1"]);
  assert.deepEqual(relatedIn("a spider hanging from the ceiling above the cat"), [
    "spider jumping over cat 1",
  ]);
  assert.deepEqual(relatedIn("a cat sitting in front of the fireplace on a rug"), [
    "cat 1 in front of fireplace",
    "cat 1 on rug",
  ]);
});

Deno.test("[words] a snowman wears its own hat", () => {
  for (const figure of ["snowman", "scarecrow", "robot", "teddy bear"]) {
    const { accessories } = recipeOf(`a cat beside a ${figure} in a top hat`);
    assert.deepEqual(accessories.filter(({ kind }) => kind === "hat"), [], figure);
  }
});
