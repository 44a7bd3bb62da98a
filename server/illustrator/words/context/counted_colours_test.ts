import assert from "node:assert/strict";
import { parse } from "../parse.ts";
import { resolve } from "../resolve.ts";

function catsOf(prompt: string): string[] {
  const { coat, others = [] } = resolve(parse(prompt), { style: "cartoon", seed: "1" });
  return [coat, ...others.map((other) => other.coat)].map(({ colour }) => colour);
}

Deno.test("[words] a number before the plural of a coat's colour counts cats", () => {
  assert.deepEqual(catsOf("two gingers fighting over one sausage"), ["orange", "orange"]);
  assert.deepEqual(catsOf("three greys asleep"), ["grey", "grey", "grey"]);
});

Deno.test("[words] fruit, spots and a single cat are not counted as cats", () => {
  assert.equal(catsOf("two oranges on a table").length, 1);
  assert.equal(catsOf("a white cat with two black spots").length, 1);
  assert.equal(catsOf("a ginger by the fire").length, 1);
});
