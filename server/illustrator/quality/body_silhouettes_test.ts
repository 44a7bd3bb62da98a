/** The silhouettes of fat, thin and young cats differ from that of an ordinary one, in every style. */
import assert from "node:assert/strict";
import { STYLES } from "../../../lib/choices.ts";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { find } from "../../../tests/support/drawn_cats.ts";
import { drawCat } from "../cat/cat.ts";
import { bounds, contains, heightOf, widthOf } from "../geometry/measure.ts";
import type { Point } from "../scene.ts";
import type { CatSpec, View } from "../spec.ts";

const SHOWN: readonly [CatSpec["pose"], View][] = [
  ["sitting", "front"],
  ["sitting", "three-quarter"],
  ["standing", "side"],
  ["lying", "side"],
];

/** How much larger against its head a fat body is at least, and a kitten's at most, against an ordinary one. */
const FAT = 1.5, YOUNG = 0.6;

/** How thick a thin body is at most against an ordinary one: its area for the square of its length. */
const THIN = 0.86;

/** Places of a body are looked at so far apart, in units. */
const STEP = 8;

Deno.test("[bodies] fat, thin and young bodies differ in their silhouettes in every style and pose", () => {
  for (const style of STYLES) {
    for (const [pose, view] of SHOWN) {
      const shape = (change: Partial<CatSpec>) =>
        shapeOf({ ...PLAIN_CAT, style, pose, view, ...change });
      const usual = shape({}), what = `${style} ${pose} ${view}`;
      const fat = shape({ build: "chubby" }).body / usual.body;
      assert.ok(fat > FAT, `${what}: fat ${fat}`);
      const young = shape({ age: "kitten" }).body / usual.body;
      assert.ok(young < YOUNG, `${what}: kitten ${young}`);
      const thin = shape({ build: "slim", degrees: { build: 1.6 } }).thick / usual.thick;
      assert.ok(thin < THIN, `${what}: thin ${thin}`);
    }
  }
});

/** The area of a body against that of its head, and how thick it is. */
function shapeOf(spec: CatSpec): { body: number; thick: number } {
  const { figure, skull } = drawCat(spec);
  const thighs = figure.limbs.filter(({ kind }) => kind === "thigh");
  const body = [...figure.torso, ...thighs].map(({ outline }) => outline);
  const box = bounds(body.flat()), long = Math.max(widthOf(box), heightOf(box));
  const area = areaOf(body);
  return { body: area / areaOf([find(skull, "head").outline]), thick: area / long ** 2 };
}

function areaOf(outlines: readonly Point[][]): number {
  const { left, right, top, bottom } = bounds(outlines.flat());
  let cells = 0;
  for (let y = top; y < bottom; y += STEP) {
    for (let x = left; x < right; x += STEP) {
      if (outlines.some((outline) => contains(outline, [x, y]))) cells++;
    }
  }
  return cells * STEP ** 2;
}
