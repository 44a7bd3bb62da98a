import assert from "node:assert/strict";
import { planCharacter } from "../../../plan.ts";

/** The sides of a description's things and cats: "thing 1 left of cat 1". */
function sidesIn(prompt: string): string[] {
  const { spec } = planCharacter(prompt, { style: "cartoon", seed: "1" });
  return (spec.relations ?? []).map(({ who, is, what }) => `${who} ${is} ${what}`);
}

Deno.test("[relations] what is on a side of the picture stands there, however it is said", () => {
  for (
    const [prompt, ...sides] of [
      ["a cat, on the left a tree", "thing 1 left of cat 1"],
      [
        "a cat with a lamp on the left, a dog on the right",
        "thing 1 left of cat 1",
        "thing 2 right of cat 1",
      ],
      ["a cat on a sofa, a plant on the right", "cat 1 on thing 1", "thing 2 right of cat 1"],
      ["a cat on the left of a sofa", "cat 1 left of thing 1"],
    ] as const
  ) assert.deepEqual(sidesIn(prompt), sides, prompt);
});

Deno.test("[relations] cats that are told apart by their sides each have their look", () => {
  for (
    const prompt of [
      "Two cats. The cat on the left is black, the cat on the right is white",
      "two cats, the left one is black and the right one white",
      "two cats: the left cat is black, the right cat is white",
      "two cats, on the left a black one, on the right a white one",
      "two cats, the left one is black and the right one white, on the left a lamp",
    ]
  ) {
    const { spec } = planCharacter(prompt, { style: "cartoon", seed: "1" });
    const coats = [spec, ...spec.others ?? []].map(({ coat }) => coat.colour);
    assert.deepEqual(coats, ["black", "white"], prompt);
  }
});
