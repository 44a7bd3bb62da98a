import assert from "node:assert/strict";
import { oddsText } from "./odds_text.ts";

Deno.test("chances are said in the smallest parts", () => {
  assert.equal(oddsText(1), "always");
  assert.equal(oddsText(1 / 2), "1 in 2");
  assert.equal(oddsText(1 / 32), "1 in 32");
  assert.equal(oddsText(6 / 32), "3 in 16");
  assert.equal(oddsText(1 / 3), "1 in 3");
});
