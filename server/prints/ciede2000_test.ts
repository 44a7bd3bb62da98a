/**
 * Pairs of the test data of Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula", 2005.
 */
import assert from "node:assert/strict";
import { ciede2000, type Cielab } from "./ciede2000.ts";
import { THREADS } from "./dmc_threads.ts";

const PAIRS: [Cielab, Cielab, number][] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, 2.5, 0], [50, 3.2592, 0.335], 1.0],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
];

for (const [one, other, difference] of PAIRS) {
  Deno.test(`the difference of ${one} and ${other} is ${difference}`, () => {
    assert.ok(Math.abs(ciede2000(one, other) - difference) < 0.0001);
    assert.ok(Math.abs(ciede2000(other, one) - difference) < 0.0001);
  });
}

Deno.test("every thread has a number of its own", () => {
  assert.ok(THREADS.length > 400);
  assert.equal(new Set(THREADS.map(({ number }) => number)).size, THREADS.length);
});
