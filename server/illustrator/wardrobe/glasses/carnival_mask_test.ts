import assert from "node:assert/strict";
import { contains } from "../../geometry/measure.ts";
import type { Point, Region } from "../../scene.ts";
import { variant } from "./carnival_mask.ts";

Deno.test("[glasses] a mask leaves the eyes free and covers what is around them", () => {
  const eyes: [Point, Point] = [[-62, 0], [62, 0]];
  const halves = variant.draw(variant.colour!, eyes) as Region[];
  const isCovered = (at: Point) => halves.some(({ outline }) => contains(outline, at));
  for (const [x, y] of eyes) {
    for (const at of [[x, y], [x + 25, y], [x - 25, y], [x, y - 20]] as Point[]) {
      assert.ok(!isCovered(at), `${at}`);
    }
    assert.ok(isCovered([x, y - 46]), "above an eye");
  }
});
