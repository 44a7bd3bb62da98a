/**
 * The edge of a coat.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { signedArea } from "../../geometry/outline.ts";
import { randomStream } from "../../random.ts";
import { drawCat } from "../cat.ts";
import { withFurEdge } from "./fur.ts";

/** From how much an edge faces the ground, 0 upright, 1 level, locks stand out by less than so many units. */
const SHRINKING = [{ from: 0.5, least: 16 }, { from: 0.64, least: 1 }] as const;

Deno.test("[coat] locks of a trunk shrink to nothing where its edge turns to the ground, without a corner", () => {
  for (const style of STYLES) {
    for (const pose of ["jumping", "walking", "sitting"] as const) {
      for (const seed of ["1", "2", "3", "4", "5", "6"]) {
        const coat = { ...PLAIN_CAT.coat, length: "fluffy" } as const;
        const { figure } = drawCat({ ...PLAIN_CAT, style, pose, seed, coat });
        const [part] = figure.torso, plain = part!.outline;
        const { outline } = withFurEdge(part!, { coat }, randomStream(seed, "fur"));
        const sign = signedArea(plain) > 0 ? 1 : -1, each = outline.length / plain.length;
        plain.forEach(([x, y], at) => {
          const [bx, by] = plain[(at + plain.length - 1) % plain.length]!;
          const [nx, ny] = plain[(at + 1) % plain.length]!;
          const down = (-(nx - bx) / (Math.hypot(nx - bx, ny - by) || 1)) * sign;
          const [px, py] = outline[at * each]!, lock = Math.hypot(px - x, py - y);
          for (const { from, least } of SHRINKING) {
            assert.ok(
              down < from || lock < least,
              `${style} ${pose} ${seed}: ${lock} at ${[x, y]}`,
            );
          }
        });
      }
    }
  }
});

Deno.test("[coat] what rests on the ground has no fringe there", () => {
  for (const style of STYLES) {
    const coat = { ...PLAIN_CAT.coat, length: "fluffy" } as const;
    const { figure } = drawCat({ ...PLAIN_CAT, style, pose: "sitting", view: "front", coat });
    const [part] = figure.torso;
    const { outline } = withFurEdge(part!, { coat }, randomStream("1", "fur"));
    const each = outline.length / part!.outline.length;
    part!.outline.forEach(([x, y], at) => {
      const [px, py] = outline[at * each]!;
      assert.ok(y < -24 || Math.hypot(px - x, py - y) < 5, `${style}: ${[x, y]}`);
    });
  }
});
