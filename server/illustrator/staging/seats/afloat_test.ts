/** Who is in a boat is on the water; a boat on a bank has none of its own. */
import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { recipeOf } from "../../../../tests/support/read_description.ts";
import { compose } from "../../compose.ts";
import { boundsOf } from "../../geometry/measure.ts";
import type { CatSpec, Related } from "../../spec.ts";

const withBoat = (is: Related["is"], setting: CatSpec["setting"]) =>
  compose({
    ...PLAIN_CAT,
    setting,
    pose: "sitting",
    props: [{ kind: "canoe" }],
    relations: [{ who: "cat 1", is, what: "thing 1" }],
  }).items;

Deno.test("[staging] a cat in a boat has water below it down to the edge of the picture, and foam before the hull", () => {
  for (const setting of ["lake", "river", "open sea", "beach", "harbour"] as const) {
    for (const is of ["driving", "inside"] as const) {
      const items = withBoat(is, setting);
      const water = items.findIndex(({ name }) => name.startsWith("open water"));
      assert.ok(water >= 0 && boundsOf([items[water]!]).bottom > 1000, `${setting}: no water`);
      assert.ok(
        !items.slice(water + 1).some(({ role }) => role === "ground"),
        `${setting}: ground before the water`,
      );
      const foam = items.findIndex(({ name }) => name.startsWith("foam"));
      const head = items.findIndex(({ name }) => name.startsWith("head"));
      assert.ok(foam > head, `${setting}: no foam`);
    }
  }
});

Deno.test("[staging] a cat beside a boat keeps the ground under its paws", () => {
  for (const setting of ["lake", "beach"] as const) {
    assert.ok(!withBoat("beside", setting).some(({ name }) => name.startsWith("open water")));
  }
  assert.ok(!withBoat("inside", "garden").some(({ name }) => name.startsWith("foam")));
});

Deno.test("[words] who rows, sails or paddles is on water", () => {
  for (
    const words of ["a cat rowing a boat", "a cat in a canoe", "two cats kayaking", "a cat sailing"]
  ) {
    const { items } = compose(recipeOf(words));
    assert.ok(items.some(({ name }) => name.startsWith("open water")), words);
  }
});

Deno.test("[words] who rides what swims is out on the water", () => {
  for (
    const words of ["cat riding a dolphin", "cat riding a whale", "kitten on a swan on a lake"]
  ) {
    const names = compose(recipeOf(words)).items.map(({ name }) => name);
    assert.ok(names.includes("open water") && names.includes("foam"), words);
  }
});
