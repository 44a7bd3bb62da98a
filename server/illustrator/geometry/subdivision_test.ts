import assert from "node:assert/strict";
import type { Point, Region } from "../scene.ts";
import { subdividedItems } from "./subdivision.ts";
import { openStretch } from "../relief/open_end.ts";

const region: Region = {
  is: "region",
  name: "torso",
  role: "coat",
  texture: "fur",
  outline: [],
  colour: { l: 0.5, c: 0, h: 0 },
  marks: [],
  line: 1,
  volume: 1,
};

function finer(outline: Point[], more: Partial<Region> = {}): Region {
  return subdividedItems([{ ...region, outline, ...more }])[0] as Region;
}

function circle(radius: number, count: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

Deno.test("a circle of few points becomes round", () => {
  const before = circle(15, 16);
  const { outline } = finer(before);
  assert.ok(outline.length > 3 * before.length);
  for (const [x, y] of outline) assert.ok(Math.abs(Math.hypot(x, y) - 15) < 0.02);
});

Deno.test("corners stay, and so do straight edges", () => {
  const square: Point[] = [[0, 0], [10, 0], [10, 10], [0, 10]];
  for (const [x, y] of finer(square).outline) {
    assert.ok([x, y].some((value) => value === 0 || value === 10), `${x}, ${y}`);
  }
  const sign = circle(100, 8);
  assert.deepEqual(finer(sign).outline, sign);
});

Deno.test("a limb is open where it was open", () => {
  const outline = circle(15, 16), contour = outline.slice(3, 12);
  const open = openStretch(finer(outline, { contour }));
  const heights = open.map(([, y]) => y), lowest = contour.map(([, y]) => y);
  assert.ok(open.length > 16);
  assert.ok(Math.min(...heights) < 0 && Math.max(...heights) < Math.max(...lowest));
  const drawn = finer(outline, { contour }).contour!;
  assert.equal(drawn.length + open.length, finer(outline).outline.length);
});
