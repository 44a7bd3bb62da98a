import assert from "node:assert/strict";
import { countGenerations, entryWords, signedAmount } from "./entry_words.ts";

Deno.test("[statement] entries say what they were for", () => {
  assert.equal(entryWords({ kind: "grant" }), "Welcome gift");
  assert.equal(entryWords({ kind: "generation" }), "Picture drawn");
  assert.equal(entryWords({ kind: "premium_lifetime" }), "Premium Lifetime");
  assert.equal(entryWords({ kind: "refund" }), "Refund");
});

Deno.test("[statement] amounts have a sign, a minus as wide as a plus", () => {
  assert.deepEqual([6, -1, -2, 0].map(signedAmount), ["+6", "−1", "−2", "+0"]);
});

Deno.test("[statement] one is a generation, all other numbers are generations", () => {
  assert.deepEqual([0, 1, 6].map(countGenerations), [
    "0 generations",
    "1 generation",
    "6 generations",
  ]);
});
