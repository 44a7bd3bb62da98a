import assert from "node:assert/strict";
import { planCharacter } from "../../../plan.ts";

/** How each cat of a description is dressed. */
function costumesIn(description: string): (string | undefined)[] {
  const { costume, others = [] } = planCharacter(description, { style: "cartoon", seed: "9" }).spec;
  return [costume, ...others.map((other) => other.costume)].map((one) => one?.kind);
}

Deno.test("[words] cats that are dressed up as different people are two, also without an article", () => {
  assert.equal(costumesIn("white cat bride and black cat groom").length, 2);
  assert.equal(costumesIn("white bride cat and black groom cat").length, 2);
  assert.deepEqual(costumesIn("orange cat knight and grey cat princess"), ["knight", "princess"]);
  assert.deepEqual(costumesIn("cat pirate, black cat with an eye patch"), ["pirate"]);
});
