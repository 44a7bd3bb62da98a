import assert from "node:assert/strict";
import { bounds, contains, heightOf, widthOf } from "./measure.ts";
import { offsetOutline, signedArea, withoutLoops } from "./outline.ts";
import { along, distance, valueAt } from "./polyline.ts";
import {
  box,
  curve,
  ellipse,
  type Knot,
  leaf,
  mirrored,
  ribbon,
  rounded,
  smooth,
  star,
} from "./shapes.ts";
import type { Point } from "../scene.ts";

const SQUARE: Knot[] = [[0, 0], [100, 0], [100, 100], [0, 100]];

Deno.test("a smooth outline runs through its knots in small steps", () => {
  const outline = smooth(SQUARE);
  for (const [x, y] of SQUARE) {
    assert.ok(outline.some((point) => distance(point, [x, y]) < 1e-6), `${x},${y} is missing`);
  }
  outline.forEach((point, i) =>
    assert.ok(distance(point, outline[(i + 1) % outline.length]!) < 12)
  );
});

Deno.test("a corner stays sharp, a plain knot bulges", () => {
  const corners = SQUARE.map(([x, y]): Knot => [x, y, "corner"]);
  assert.deepEqual(bounds(smooth(corners)), { left: 0, top: 0, right: 100, bottom: 100 });
  assert.ok(bounds(smooth(SQUARE)).right > 104);
});

Deno.test("repeated and missing knots never give broken numbers", () => {
  const shapes = [
    smooth([[5, 5], [5, 5], [5, 5]]),
    smooth([]),
    smooth([[0, 0], [0, 0], [10, 0], [10, 10], [0, 0]]),
    curve([[1, 1], [1, 1]]),
    ribbon([[3, 3], [3, 3]], [4, 4]),
    leaf([2, 2], [2, 2], 3),
    offsetOutline([[0, 0], [0, 0], [0, 0], [0, 0]], 5),
    rounded([[0, 0], [0, 0], [9, 9]], 4),
  ];
  for (const [x, y] of shapes.flat()) assert.ok(Number.isFinite(x) && Number.isFinite(y));
});

Deno.test("a mirrored outline is the same on both sides", () => {
  const { left, right } = bounds(mirrored([[0, -50], [40, -10], [30, 40], [0, 50]]));
  assert.ok(Math.abs(left + right) < 1e-9);
});

Deno.test("a ribbon has the width it was given", () => {
  const outline = ribbon([[0, 0], [200, 0]], [10, 20]);
  const { top, bottom } = bounds(outline);
  assert.ok(Math.abs(bottom - 20) < 0.5 && Math.abs(top + 20) < 0.5);
  assert.ok(contains(outline, [100, 13]));
  assert.ok(!contains(outline, [20, 16]));
});

Deno.test("growing moves every side outwards, whichever way the outline runs", () => {
  const outline = ellipse([0, 0], 50, 30);
  for (const shape of [outline, outline.toReversed()]) {
    const { left, right } = bounds(offsetOutline(shape, 10));
    assert.ok(right > 59 && left < -59);
  }
  assert.ok(widthOf(bounds(offsetOutline(outline, -10))) < 82);
});

Deno.test("an ellipse, a box and a star have their sizes", () => {
  assert.ok(Math.abs(widthOf(bounds(ellipse([9, 9], 40, 20))) - 80) < 1);
  assert.equal(heightOf(bounds(box(10, 20, 30, 40))), 40);
  assert.equal(star([0, 0], 10, { points: 5 }).length, 10);
  assert.ok(signedArea(box(0, 0, 10, 10)) > 99);
});

Deno.test("a place along a line, and a scale read between its values", () => {
  const { point, normal } = along([[0, 0], [0, 50], [0, 100]], 0.75);
  assert.deepEqual(point, [0, 75]);
  assert.equal(Math.abs(normal[0]), 1);
  assert.equal(valueAt([10, 20], 0.5), 15);
  assert.equal(valueAt([10, 20], 7), 20);
});

Deno.test("a small loop is cut off where it crosses itself", () => {
  const looped: Point[] = [[0, 0], [60, 0], [60, 40], [30, 40], [30, -40], [0, -40]];
  assert.deepEqual(withoutLoops(looped), [[0, 0], [30, 0], [30, -40], [0, -40]]);
  const square: Point[] = [[0, 0], [100, 0], [100, 100], [0, 100]];
  assert.deepEqual(withoutLoops(square), square);
});
