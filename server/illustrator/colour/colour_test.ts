import assert from "node:assert/strict";
import { mix } from "./colour.ts";

const RED = { l: 0.6, c: 0.2, h: 30 }, BLUE = { l: 0.4, c: 0.2, h: 260 };

Deno.test("[colour] a mixture is the mean by its share, whatever was mixed before", () => {
  const whole = mix(RED, BLUE, 1), none = mix(RED, BLUE, 0), half = mix(RED, BLUE, 0.5);
  assert.ok(Math.abs(whole.h - BLUE.h) < 1e-9 && Math.abs(none.h - RED.h) < 1e-9);
  assert.equal(half.l, 0.5);
  assert.deepEqual(mix(RED, BLUE, 0.5), half);
  assert.equal(mix(BLUE, BLUE, 0.5).l, 0.4);
});

Deno.test("[colour] who changes a mixture, or what it was made of, changes no later one", () => {
  const from = { ...RED }, first = mix(from, BLUE, 0.5);
  const before = { ...first };
  first.l = 0;
  assert.deepEqual(mix(from, BLUE, 0.5), before);
  from.l = 1;
  assert.equal(mix(from, BLUE, 0.5).l, 0.7);
});
