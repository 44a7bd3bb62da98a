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

/** How much an edge faces the ground where locks end, from and to: 0 upright, 1 level. */
const ENDING = { from: 0.48, to: 0.64 };

/** From one point of an edge to the next a lock grows or shrinks by less, in units. */
const STEP = 9.5;

Deno.test("[coat] locks of a trunk shrink to nothing where its edge turns to the ground, without a corner", () => {
  for (const style of STYLES) {
    for (const pose of ["jumping", "walking", "sitting"] as const) {
      for (const seed of ["1", "2", "3", "4", "5", "6"]) {
        const coat = { ...PLAIN_CAT.coat, length: "medium" } as const;
        const { figure } = drawCat({ ...PLAIN_CAT, style, pose, seed, coat });
        const [part] = figure.torso, plain = part!.outline;
        const { outline } = withFurEdge(part!, { coat }, randomStream(seed, "fur"));
        const sign = signedArea(plain) > 0 ? 1 : -1;
        plain.forEach(([x, y], at) => {
          const [nx, ny] = plain[(at + 1) % plain.length]!;
          const down = (-(nx - x) / (Math.hypot(nx - x, ny - y) || 1)) * sign;
          if (down < ENDING.from || down > ENDING.to) return;
          const lock = ([px, py]: readonly [number, number], i: number) =>
            Math.hypot(px - plain[i]![0], py - plain[i]![1]);
          const next = (at + 1) % plain.length;
          const step = Math.abs(lock(outline[next]!, next) - lock(outline[at]!, at));
          assert.ok(step < STEP, `${style} ${pose} ${seed}: ${step} at ${[x, y]}`);
        });
      }
    }
  }
});
