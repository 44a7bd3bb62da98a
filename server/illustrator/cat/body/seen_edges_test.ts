/** The silhouette of a cat has no gap: what of a leg is seen beside the trunk has an edge. */
import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { contains } from "../../geometry/measure.ts";
import { posedFigure } from "../posed_figure.ts";

Deno.test("[figure] a haunch that stands out beyond the rump has an edge, in every view and build", () => {
  for (const view of [undefined, "three-quarter", "front"] as const) {
    for (const build of ["slim", "average", "chubby"] as const) {
      for (const pose of ["walking", "standing"] as const) {
        const spec = { ...PLAIN_CAT, pose, build, ...(view && { view }) };
        const { torso, limbs } = posedFigure(spec, {});
        for (const { name, kind, outline, contour } of limbs) {
          if (kind !== "leg" || !contour) continue;
          const shown = new Set(contour.map(([x, y]) => `${x},${y}`));
          const bare = outline.filter((point) =>
            !torso.some((part) => contains(part.outline, point)) && !shown.has(`${point}`)
          );
          assert.ok(bare.length < 4, `${pose}, ${view}, ${build}, ${name}: ${bare.length} bare`);
        }
      }
    }
  }
});
