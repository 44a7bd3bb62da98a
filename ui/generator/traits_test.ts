import assert from "node:assert/strict";
import { MAX_TRAIT_CHARACTERS, MAX_TRAITS } from "../../lib/limits.ts";
import { addTrait, removeTrait } from "./traits.ts";

Deno.test("[traits] a new trait is trimmed and added at the end", () => {
  assert.deepEqual(addTrait(["Friendly"], "  very   shy "), { traits: ["Friendly", "very shy"] });
});

const full = Array.from({ length: MAX_TRAITS }, (_, index) => `trait ${index}`);

const refused: [name: string, traits: string[], text: string, problem: RegExp][] = [
  ["nothing", [], "   ", /Type a trait/],
  ["what is already there", ["Friendly"], "Friendly", /already there/],
  ["what is there in another case", ["Friendly"], "friendly ", /already there/],
  ["a trait too long to be saved", [], "x".repeat(MAX_TRAIT_CHARACTERS + 1), /at most 30/],
  ["one more than fit", full, "Shy", /at most 12/],
];

for (const [name, traits, text, problem] of refused) {
  Deno.test(`[traits] ${name} is not added, with a reason`, () => {
    const addition = addTrait(traits, text);
    assert.match("problem" in addition ? addition.problem : "added", problem);
  });
}

Deno.test("[traits] the longest allowed trait and the last free place are fine", () => {
  const longest = "x".repeat(MAX_TRAIT_CHARACTERS);
  assert.deepEqual(addTrait(full.slice(1), longest), { traits: [...full.slice(1), longest] });
});

Deno.test("[traits] removing takes that trait and no other", () => {
  assert.deepEqual(removeTrait(["Friendly", "Curious"], "Friendly"), ["Curious"]);
});
