import assert from "node:assert/strict";
import { drawnAs, recipeOf, relatedIn } from "../../../../../tests/support/read_description.ts";

Deno.test("[words] who shows something looks at who sees it, who gives something holds it out", () => {
  for (const verb of ["showing a flower to", "trading a flower with"]) {
    assert.deepEqual(relatedIn(`a cat ${verb} a dog`), [
      "cat 1 holding flower",
      "cat 1 looking at dog",
    ], verb);
  }
  for (const words of ["a cat giving a flower to a dog", "un chat offre une fleur à un chien"]) {
    assert.deepEqual(relatedIn(words), ["cat 1 holding flower", "cat 1 giving to dog"], words);
  }
  assert.deepEqual(relatedIn("a cat giving a flower"), ["cat 1 holding flower"]);
});

Deno.test("[words] a cat and another animal hug each other", () => {
  for (
    const description of [
      "a cat and a hamster hugging",
      "a cat and a hamster, best friends hugging",
      "a black cat and a hamster cuddling on a sofa",
    ]
  ) assert.ok(relatedIn(description).includes("cat 1 hugging hamster"), description);
});

Deno.test("[words] what is larger than the cat is drawn giant", () => {
  for (const words of ["bigger than he is", "larger than the cat", "taller than itself"]) {
    assert.equal(recipeOf(`a cat with a leek ${words}`).props[0]?.size, "giant", words);
  }
  assert.equal(recipeOf("a cat with a leek").props[0]?.size, undefined);
  assert.equal(drawnAs("a cat with a newspaper over its face", "over its face"), undefined);
  assert.deepEqual(relatedIn("a cat with a newspaper over its face"), [
    "cat 1 over the face newspaper",
  ]);
});
