import assert from "node:assert/strict";
import { calmed } from "./calm_edge.ts";
import { eachCell, isSet, type Mask, SIDE } from "./mask.ts";

/** A square of 20 cells from (40, 40). */
function square(): Mask {
  const on = new Uint8Array(SIDE * SIDE);
  for (let y = 40; y < 60; y++) for (let x = 40; x < 60; x++) on[y * SIDE + x] = 1;
  return { on, count: 400, box: { left: 36, top: 36, right: 63, bottom: 63 } };
}

Deno.test("[pixel] no single cell stands out of the edge of fur, a lock of several does", () => {
  const form = square();
  for (const y of [42, 47, 52]) form.on[y * SIDE + 60] = 1;
  for (let y = 54; y < 59; y++) {
    for (let x = 60; x < 63; x++) form.on[y * SIDE + x] = 1;
  }
  const calm = calmed(form);
  for (const y of [42, 47]) assert.ok(!isSet(calm, 60, y), `spur at ${y}`);
  assert.ok(isSet(calm, 61, 56), "the lock");
  let cells = 0;
  eachCell(calm, () => cells++);
  assert.equal(cells, calm.count);
});
