import assert from "node:assert/strict";
import { costOfChange, priceFor } from "./cost.ts";

const ANNA = { id: 1, username: "anna", remainingGenerations: 5 };

Deno.test("[price] users pay in generations, guests pay nothing", () => {
  assert.equal(priceFor(ANNA, 1), "1 generation");
  assert.equal(priceFor(ANNA, 2), "2 generations");
  assert.equal(priceFor(null, 1), "free");
  assert.match(costOfChange(ANNA, undefined), /costs 1 generation/);
  assert.doesNotMatch(costOfChange(null, undefined), /generation/);
});
