import assert from "node:assert/strict";
import { PLACES, type Setting, SETTINGS } from "../../world/places.ts";
import { planOf, recipeOf } from "../../../../tests/support/read_description.ts";

Deno.test("[words] of two places the one that shows the other as well is drawn, and both are understood", () => {
  const cases: [description: string, setting: Setting][] = [
    ["a cat on a beach in Hawaii", "tropical beach"],
    ["a cat in a café in Paris", "paris"],
    ["a cat on a bridge over a canal in Venice", "venice"],
    ["a cat in the streets of the city, in London", "london"],
    ["eine Katze in einem Café in Paris", "paris"],
  ];
  for (const [description, setting] of cases) {
    assert.equal(recipeOf(description).setting, setting, description);
    const { understood } = planOf(description).understanding;
    assert.ok(!understood.some(({ meaning }) => meaning.includes("left out")), description);
  }
});

Deno.test("[words] of two places that show nothing of each other the first is drawn", () => {
  assert.equal(recipeOf("a cat at a station in London").setting, "station");
});

Deno.test("[places] what a place includes is a place", () => {
  for (const setting of SETTINGS) {
    for (const plain of PLACES[setting].includes ?? []) {
      assert.ok(SETTINGS.includes(plain as Setting), `${setting}: ${plain}`);
    }
  }
});
