/** Words that stand beside a cat are in the picture, also where furniture reaches its edge. */
import assert from "node:assert/strict";
import { bounds } from "../../geometry/measure.ts";
import { compose } from "../../compose.ts";
import { planOf } from "../../../../tests/support/read_description.ts";
import { PICTURE_SIZE } from "../../scene.ts";

Deno.test("[staging] a sign or a mug with words is not cut off beside furniture", () => {
  const cases: [description: string, board: string][] = [
    ['a black cat, office desk, mug saying "WHY"', "mug"],
    ['a cat at a desk with a stapler and a mug saying "WHY"', "mug"],
    ['a cat in a kitchen with a fridge and a stove, sign saying "NO DOGS"', "sign"],
  ];
  for (const [description, board] of cases) {
    const item = compose(planOf(description).spec).items.find(({ name }) => name === board);
    assert.ok(item?.is === "region", description);
    const { left, right } = bounds(item.outline);
    assert.ok(left >= 0 && right <= PICTURE_SIZE, `${description}: ${left} to ${right}`);
  }
});
