import assert from "node:assert/strict";
import { compose } from "../../compose.ts";
import { planCharacter } from "../../plan.ts";

function boxesIn(description: string): number {
  const { spec } = planCharacter(description, { style: "cartoon", seed: "1" });
  return compose(spec).items.filter(({ name }) => name.startsWith("box front")).length;
}

Deno.test("[air] several things fall around a cat where words name several, one where they name one", () => {
  assert.equal(boxesIn("a cat with boxes falling from above"), 6);
  assert.equal(boxesIn("a cat with a box falling from above"), 1);
});
