import assert from "node:assert/strict";
import { recipeOf, relatedIn } from "../../../../../tests/support/read_description.ts";

Deno.test("[words] what is in the other paw, or named in one breath with what is held, is held, too", () => {
  const both: readonly [string, string, string][] = [
    ["a cat holding a mirror in one paw and a toothbrush in the other", "mirror", "toothbrush"],
    ["little mirror in one paw, toothbrush in the other. A cat", "mirror", "toothbrush"],
    ["a cat holding an ice cream in one hand and a balloon in the other", "ice cream", "balloon"],
    ["a cat carrying a suitcase and an umbrella", "suitcase", "umbrella"],
    ["eine Katze mit einem Schwert in einer Pfote und einem Buch in der anderen", "sword", "book"],
    ["un chat avec une épée dans une patte et un livre dans l'autre", "sword", "book"],
    ["un gato con una espada en una pata y un libro en la otra", "sword", "book"],
  ];
  for (const [description, one, other] of both) {
    const related = relatedIn(description);
    for (const thing of [one, other]) {
      assert.ok(related.includes(`cat 1 holding ${thing}`), `${description}: ${related}`);
    }
  }
  for (
    const description of [
      "a cat holding a torch and a dog beside it",
      "a cat holding a torch and a sofa",
      "a cat holding a torch and a book on the table",
      "a cat holding a torch, a book lies on the other side",
    ]
  ) {
    const held = relatedIn(description).filter((related) => related.includes("holding"));
    assert.deepEqual(held, ["cat 1 holding torch"], description);
  }
});

Deno.test("[words] one in each paw are two", () => {
  for (
    const description of [
      "a cat with a banana in each paw",
      "a cat with a banana in every paw",
      "un gato con un plátano en cada pata",
      "eine Katze mit einer Banane in jeder Pfote",
    ]
  ) assert.deepEqual(recipeOf(description).props, [{ kind: "banana", count: 2 }], description);
});
