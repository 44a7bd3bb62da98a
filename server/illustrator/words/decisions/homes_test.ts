import assert from "node:assert/strict";
import { THINGS } from "../../things/catalogue.ts";
import { isProp } from "../../wardrobe/prop_kinds.ts";
import { PLACES } from "../../world/places.ts";
import { planCharacter } from "../../plan.ts";
import { homes } from "./homes.ts";

/** What twenty seeds guess. */
function guessed(words: string) {
  const specs = Array.from(
    { length: 20 },
    (_, seed) => planCharacter(words, { style: "cartoon", seed: String(seed) }).spec,
  );
  return { places: specs.map(({ setting }) => setting), times: specs.map(({ time }) => time) };
}

Deno.test("[words] every line names things and places that there are", () => {
  const categories = new Set([...THINGS.values()].map(({ category }) => `+${category}`));
  for (const [name, { places }] of homes()) {
    assert.ok(isProp(name) || categories.has(name), name);
    for (const [place, weight] of Object.entries(places)) {
      assert.ok(place in PLACES && weight > 0, `${name}: ${place}`);
    }
  }
});

Deno.test("[words] what is at home outside brings a cat there, whatever else is named", () => {
  const outside = [
    "a tabby cat on a red tractor",
    "a black cat riding a motorcycle with a cup of coffee",
    "a cat watering tomato plants",
    "a cat with a lawnmower",
    "a cat with a book next to a cow",
  ];
  for (const words of outside) {
    for (const place of guessed(words).places) {
      assert.ok(!PLACES[place].indoors, `${words}: ${place}`);
    }
  }
  for (const place of guessed("a cat with a toothbrush and a mug").places) {
    assert.ok(PLACES[place].indoors, place);
  }
});

Deno.test("[words] who bathes in the sun, has a picnic or wears sunglasses does so by day", () => {
  for (
    const words of [
      "a cat sunbathing on a deck chair",
      "a cat having a picnic",
      "summer, a cat with a ball",
    ]
  ) {
    assert.deepEqual([...new Set(guessed(words).times)], ["day"], words);
  }
  assert.ok(!guessed("a tabby painting a fence").times.includes("night"));
  assert.ok(guessed("a cat sunbathing at night").times.includes("night"));
});
