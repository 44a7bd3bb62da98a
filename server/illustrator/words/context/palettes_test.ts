import assert from "node:assert/strict";
import { planCharacter } from "../../plan.ts";

function tones(prompt: string) {
  const { spec } = planCharacter(prompt, { style: "cartoon", seed: "1" });
  return [spec.tone, spec.otherShade, spec.coat.colour];
}

Deno.test("[words] two colours of a palette are the picture's and not the cat's", () => {
  assert.deepEqual(tones("a white cat, blue and orange palette"), [
    "shades of blue",
    "shades of orange",
    "white",
  ]);
  assert.deepEqual(tones("a grey cat in purple and teal tones"), [
    "shades of purple",
    "shades of blue",
    "grey",
  ]);
  assert.deepEqual(tones("a white cat, greens and browns"), [
    "shades of green",
    "shades of brown",
    "white",
  ]);
  assert.deepEqual(tones("a grey cat, gold and white colour scheme"), [
    "shades of yellow",
    undefined,
    "grey",
  ]);
  assert.deepEqual(tones("an orange and white cat"), [undefined, undefined, "orange"]);
});
