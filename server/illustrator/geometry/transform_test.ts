import assert from "node:assert/strict";
import { region } from "../items.ts";
import type { Eye, Point } from "../scene.ts";
import { moveItems, movePoint, placing, scaleOf } from "./transform.ts";

const EYE: Eye = {
  is: "eye",
  name: "left eye",
  role: "eye",
  centre: [40, 0],
  size: [20, 25],
  tilt: 0.1,
  rotation: -0.1,
  outer: 1,
  iris: { l: 0.7, c: 0.1, h: 140 },
  pupil: 0.5,
  upperLid: 0,
  lowerLid: 0,
  look: [0.5, 0],
  lid: { l: 0.5, c: 0, h: 0 },
};

function near(actual: Point, expected: Point): void {
  assert.ok(Math.hypot(actual[0] - expected[0], actual[1] - expected[1]) < 1e-9, `${actual}`);
}

Deno.test("scale comes first, then the turn, then the move", () => {
  near(movePoint(placing({ at: [10, 20], scale: 2, turn: Math.PI / 2 }), [1, 0]), [10, 22]);
});

Deno.test("a mirror turns left into right and keeps sizes", () => {
  const mirror = placing({ mirror: true });
  near(movePoint(mirror, [30, 5]), [-30, 5]);
  assert.equal(scaleOf(mirror), 1);
});

Deno.test("a mirrored eye looks the other way and keeps the lift of its outer corner", () => {
  const [eye] = moveItems(placing({ mirror: true }), [EYE]) as [Eye];
  near(eye.centre, [-40, 0]);
  assert.equal(eye.outer, -1);
  assert.deepEqual(eye.look, [-0.5, 0]);
  assert.ok(Math.abs(eye.rotation - 0.1) < 1e-9);
});

Deno.test("a turned head turns its eyes", () => {
  const [eye] = moveItems(placing({ turn: 0.3 }), [EYE]) as [Eye];
  assert.ok(Math.abs(eye.rotation - 0.2) < 1e-9);
});

Deno.test("contours, hair and marks grow with their region", () => {
  const thing = region({
    name: "thing",
    role: "coat",
    texture: "fur",
    outline: [[0, 0], [10, 0], [0, 10]],
    colour: EYE.iris,
    line: 4,
    hair: 10,
    marks: [{ kind: "patch", outline: [[1, 1]], colour: EYE.iris, soft: 2 }],
  });
  const [large] = moveItems(placing({ scale: 3 }), [thing]);
  assert.ok(large?.is === "region");
  assert.deepEqual([large.line, large.hair, large.marks[0]!.soft], [12, 30, 6]);
  assert.deepEqual(large.marks[0]!.outline, [[3, 3]]);
});
