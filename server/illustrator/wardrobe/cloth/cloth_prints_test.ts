import assert from "node:assert/strict";
import { compose } from "../../compose.ts";
import { planCharacter } from "../../plan.ts";
import { PRINTS } from "../../spec.ts";
import type { Region } from "../../scene.ts";

/** How many marks all pieces of this name have in the picture of a description. */
function marksOf(prompt: string, name: RegExp): number {
  const { spec } = planCharacter(prompt, { style: "cartoon", seed: "3" });
  return compose(spec).items
    .filter((item): item is Region => item.is === "region" && name.test(item.name))
    .reduce((sum, { marks }) => sum + marks.length, 0);
}

Deno.test("printed: a garment shows the print that words ask for", async (test) => {
  const cases: [plain: string, printed: string, name: RegExp][] = [
    ["a sitting cat in a red dress", "a sitting cat in a red dress with hearts", /^dress/],
    [
      "a sitting cat in a blue hoodie",
      "a sitting cat in a blue hoodie with stars on it",
      /^hoodie/,
    ],
    ["a sitting cat in a shirt", "a sitting cat in a plaid shirt", /^suit/],
    ["a sitting cat with a cap", "a sitting cat with a polka dot cap", /^cap$/],
    ["a cat with a blue umbrella", "a cat with a striped blue umbrella", /umbrella/],
    ["a cat under a red blanket", "a cat under a checked red blanket", /^blanket/],
  ];
  for (const [plain, printed, name] of cases) {
    await test.step(printed, () => {
      assert.notEqual(marksOf(printed, name), marksOf(plain, name));
    });
  }
});

Deno.test("printed: each print is said in the receipt and in the alternative text", () => {
  for (const print of PRINTS) {
    const { spec, alt, understanding } = planCharacter(`a sitting cat in a ${print} hoodie`, {
      style: "cartoon",
      seed: "1",
    });
    assert.deepEqual(spec.costume?.print, print);
    assert.ok(alt.includes(`${print} hoodie`), alt);
    assert.deepEqual(understanding.ignored, []);
  }
});

Deno.test("printed: a pattern behind its garment is the garment's, in the languages that say it so", () => {
  for (
    const prompt of [
      "gato con una bufanda a rayas",
      "chat avec une écharpe rayée",
      "gatto con una sciarpa a righe",
      "кот в полосатом шарфе",
      "Kater mit gestreiftem Schal",
    ]
  ) {
    const { spec } = planCharacter(prompt, { style: "cartoon", seed: "1" });
    assert.deepEqual(spec.accessories.map(({ print }) => print), ["striped"], prompt);
  }
});
