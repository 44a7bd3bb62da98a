import assert from "node:assert/strict";
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import type { Reading } from "../parsed_description.ts";
import { withSameThings } from "./same_thing.ts";

/** What words of a text name; the last place where they stand. */
function thing(text: string, words: string, value: Prop): Reading {
  const start = text.lastIndexOf(words);
  return { start, end: start + words.length, claims: [{ slot: "prop", value }] };
}

const CASES: [text: string, is: Prop][] = [
  ["a cat in a rocking chair, a ball under the chair", "rocking chair"],
  ["a cat in a rocking chair, a ball under a chair", "chair"],
  ["a cat in a rocking horse, a ball under the chair", "chair"],
];

for (const [text, is] of CASES) {
  Deno.test(`[binding] ${text}: a ${is}`, () => {
    const first = /rocking \w+/.exec(text)![0];
    const readings = [thing(text, first, "rocking chair"), thing(text, "chair", "chair")];
    assert.deepEqual(withSameThings(text, readings)[1]!.claims, [{ slot: "prop", value: is }]);
  });
}

Deno.test("[binding] the stone is the tombstone that was named before, and the boat the sailboat", () => {
  const cases: [text: string, whole: string, part: string, is: Prop][] = [
    ["a cat on a tombstone, a raven on the stone", "tombstone", "stone", "gravestone"],
    ["a cat in a sailboat, a fish beside the boat", "sailboat", "boat", "sailing boat"],
    ["a cat in a sailboat, a fish beside a boat", "sailboat", "boat", "canoe"],
  ];
  for (const [text, whole, part, is] of cases) {
    const first = part === "stone" ? "gravestone" : "sailing boat";
    const other = part === "stone" ? "boulder" : "canoe";
    const readings = [thing(text, whole, first), thing(text, part, other)];
    assert.deepEqual(withSameThings(text, readings)[1]!.claims, [{ slot: "prop", value: is }]);
  }
});

Deno.test('[binding] an emoji behind "the" is no short name', () => {
  const text = "a tulip beside that 🐥";
  const readings = [thing(text, "tulip", "tulip"), thing(text, "🐥", "duckling")];
  assert.deepEqual(withSameThings(text, readings), readings);
});
