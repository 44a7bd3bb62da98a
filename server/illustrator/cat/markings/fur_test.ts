/**
 * The edge of a coat.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { find } from "../../../../tests/support/drawn_cats.ts";
import { bounds } from "../../geometry/measure.ts";
import { randomStream } from "../../random.ts";
import type { Point } from "../../scene.ts";
import { drawCat } from "../cat.ts";
import { withFurEdge } from "./fur.ts";

Deno.test("[coat] a long coat hangs in a fringe below the belly of a cat on four legs, not down to its paws", () => {
  for (const style of STYLES) {
    for (const pose of ["walking", "standing"] as const) {
      const coat = { ...PLAIN_CAT.coat, length: "fluffy" } as const;
      const { figure, torso } = drawCat({ ...PLAIN_CAT, style, pose, view: "side", coat });
      const belly = (outline: readonly Point[]) => {
        const { left, right } = bounds(outline), wide = right - left;
        return outline.filter(([x]) => x > left + 0.3 * wide && x < left + 0.6 * wide)
          .map(([, y]) => y);
      };
      const bare = Math.max(...belly(figure.torso[0]!.outline));
      const fringe = Math.max(...belly(find(torso, "torso").outline));
      assert.ok(fringe > bare + 18 && fringe < -14, `${style} ${pose}: ${bare} to ${fringe}`);
    }
  }
});

Deno.test("[coat] what rests on the ground has no fringe there", () => {
  for (const style of STYLES) {
    const coat = { ...PLAIN_CAT.coat, length: "fluffy" } as const;
    const { figure } = drawCat({ ...PLAIN_CAT, style, pose: "sitting", view: "front", coat });
    const [part] = figure.torso;
    const { outline } = withFurEdge(part!, { coat, age: "adult" }, randomStream("1", "fur"));
    const each = outline.length / part!.outline.length;
    part!.outline.forEach(([x, y], at) => {
      const [px, py] = outline[at * each]!;
      assert.ok(y < -24 || Math.hypot(px - x, py - y) < 5, `${style}: ${[x, y]}`);
    });
  }
});
