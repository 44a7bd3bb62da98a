import assert from "node:assert/strict";
import { recipeOf } from "../../../../../tests/support/read_description.ts";
import { parse } from "../../parse.ts";
import { understanding } from "../../understanding.ts";

Deno.test("[words] clothes that lie somewhere are things, drawn as the nearest ones", () => {
  const cases: [description: string, thing: string][] = [
    ["a cat asleep on my jumper", "folded jumper"],
    ["a cat curled up on a blue sweater", "folded jumper"],
    ["a cat next to a wedding dress", "dress"],
    ["a cat looking at a hat", "top hat"],
    ["a kitten asleep in a top hat", "top hat"],
    ["a cat peeking out from under a hat", "top hat"],
    ["a cat sitting on a coat", "coat"],
    ["a cat next to a crown", "crown"],
    ["a cat playing with a tie", "necktie"],
    ["eine Katze liegt auf einem Mantel", "coat"],
  ];
  for (const [description, thing] of cases) {
    const { costume, accessories, props } = recipeOf(description);
    assert.deepEqual([costume, accessories], [undefined, []], description);
    assert.deepEqual(props.map(({ kind }) => kind), [thing], description);
    assert.deepEqual(understanding(parse(description)).ignored, [], description);
  }
});

Deno.test("[words] sunglasses that lie somewhere are one pair", () => {
  assert.equal(recipeOf("a cat next to sunglasses").props[0]?.count, undefined);
});

Deno.test("[words] clothes that are looked after are not worn, and listed as ignored", () => {
  const { costume, accessories } = recipeOf("a cat ironing a shirt");
  assert.deepEqual([costume, accessories], [undefined, []]);
  assert.ok(understanding(parse("a cat ironing a shirt")).ignored.includes("shirt"));
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
