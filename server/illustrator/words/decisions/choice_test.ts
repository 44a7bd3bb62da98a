import assert from "node:assert/strict";
import { choose } from "./choice.ts";

const WEIGHTS = { one: 1, three: 3, never: 0 };
const seeds = Array.from({ length: 4000 }, (_, i) => String(i));

Deno.test("[words] choose() follows the weights", () => {
  const threes = seeds.filter((seed) => choose(seed, "test", WEIGHTS) === "three").length;
  assert.ok(Math.abs(threes / seeds.length - 0.75) < 0.03, `${threes}`);
  assert.ok(seeds.every((seed) => choose<string>(seed, "test", WEIGHTS) !== "never"));
});

Deno.test("[words] choose() is moved by a refusal only where the refused would have won", () => {
  const weights = { a: 2, b: 2, c: 2, d: 1 };
  for (const seed of seeds.slice(0, 500)) {
    const free = choose(seed, "test", weights);
    const bound = choose(seed, "test", weights, (candidate) => candidate !== "b");
    assert.equal(bound, free === "b" ? bound : free);
    assert.notEqual(bound, "b");
  }
});

Deno.test("[words] choose() needs a candidate", () => {
  assert.throws(() => choose("1", "test", {}), RangeError);
});
