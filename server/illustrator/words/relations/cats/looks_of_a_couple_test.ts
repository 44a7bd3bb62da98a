import assert from "node:assert/strict";
import { recipeOf } from "../../../../../tests/support/read_description.ts";

const couple = (description: string) => {
  const recipe = recipeOf(description);
  return [recipe, ...recipe.others ?? []].map(({ costume, coat, accessories }) => ({
    costume: costume?.kind,
    coat: coat.pattern === "tabby" ? "tabby" : coat.colour,
    worn: accessories.map(({ variant }) => variant),
  }));
};

Deno.test("[words] of a couple each has the coat of its pronoun and what goes with its clothes", () => {
  const expected = [
    { costume: "wedding dress", coat: "white", worn: ["veil"] },
    { costume: "tuxedo", coat: "tabby", worn: ["top hat"] },
  ];
  for (
    const description of [
      "bride cat is white, groom cat is tabby, veil and top hat",
      "cat bride & cat groom cutting a wedding cake, she is white he is tabby, veil, top hat, confetti",
      "a bride cat and a groom cat, he is a grey tabby, she is white, top hat, veil",
    ]
  ) assert.deepEqual(couple(description), expected, description);
});

Deno.test("[words] a groom who is said to wear a veil wears it", () => {
  const [bride, groom] = couple("a bride cat and a groom cat with a veil");
  assert.deepEqual(bride?.worn, []);
  assert.deepEqual(groom?.worn, ["veil"]);
});
