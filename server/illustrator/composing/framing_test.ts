import assert from "node:assert/strict";
import { compose } from "../compose.ts";
import { planCharacter } from "../plan.ts";
import { PICTURE_SIZE } from "../scene.ts";

Deno.test("[framing] a cat that stands on a tall hat is in the picture as a whole", () => {
  for (const style of ["pixel", "cartoon", "realistic"] as const) {
    for (const seed of ["2", "3"]) {
      const { spec } = planCharacter("a wizard cat doing a handstand", { style, seed });
      const { top, bottom } = compose(spec).subject;
      assert(top >= 0 && bottom <= PICTURE_SIZE, `${style} ${seed}: from ${top} to ${bottom}`);
    }
  }
});
