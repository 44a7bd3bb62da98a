import assert from "node:assert/strict";
import { recipeOf } from "../../../../tests/support/read_description.ts";
import { parse } from "../parse.ts";
import { understanding } from "../understanding.ts";

Deno.test("[words] clothes that lie somewhere or are handled are not worn, and listed as ignored", () => {
  const cases: [description: string, ignored: string][] = [
    ["a cat asleep on my jumper", "jumper"],
    ["a cat curled up on a blue sweater", "sweater"],
    ["a cat ironing a shirt", "shirt"],
    ["a cat next to a wedding dress", "wedding dress"],
    ["a cat looking at a hat", "hat"],
    ["a kitten asleep in a top hat", "top hat"],
    ["a cat peeking out from under a hat", "hat"],
    ["a cat sitting on a coat", "coat"],
  ];
  for (const [description, ignored] of cases) {
    const { costume, accessories } = recipeOf(description);
    assert.deepEqual([costume, accessories], [undefined, []], description);
    assert.ok(understanding(parse(description)).ignored.includes(ignored), description);
  }
});

Deno.test("[words] clothes behind other words of place are worn", () => {
  for (
    const description of [
      "a cat putting on a hat",
      "a cat with a bird on her hat",
      "a cat on a sofa in a hat",
      "a cat with a hat on the floor",
    ]
  ) assert.ok(recipeOf(description).accessories.some(({ kind }) => kind === "hat"), description);
  assert.equal(recipeOf("a cat sleeping in pajamas").costume?.kind, "pyjamas");
  assert.equal(recipeOf("an apron over her dress").costume?.kind, "apron");
});

Deno.test("[words] clothes that are being made are told as near", () => {
  const { understood } = understanding(parse("a cat knitting a long red scarf"));
  assert.equal(understood.find(({ text }) => text === "red scarf")?.drawnAs, "a red scarf");
});
