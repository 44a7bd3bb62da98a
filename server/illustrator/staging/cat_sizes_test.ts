import assert from "node:assert/strict";
import { recipeOf } from "../../../tests/support/read_description.ts";
import { compose } from "../compose.ts";
import { boundsOf, widthOf } from "../geometry/measure.ts";

/** The width of a cat's head against that of the couch it is on. */
function headOnCouch(size: string): number {
  const { items } = compose(recipeOf(`a ${size} cat sitting on a couch`));
  const width = (isPart: (name: string) => boolean) =>
    widthOf(boundsOf(items.filter((item) => isPart(item.name) && item.is === "region")));
  return width((name) => name === "head") / width((name) => name.startsWith("couch"));
}

Deno.test("[staging] a tiny cat is small on a couch, a giant one large", () => {
  const ordinary = headOnCouch("grey");
  assert.ok(headOnCouch("tiny grey") < 0.75 * ordinary);
  assert.ok(headOnCouch("giant grey") > 1.15 * ordinary);
});
