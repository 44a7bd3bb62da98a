/** Shadows lie where a cat stands: no paw floats beside or above its own. */
import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { compose } from "../compose.ts";
import { bounds, heightOf } from "../geometry/measure.ts";
import type { Region } from "../scene.ts";

Deno.test("[contact shadow] it reaches every paw of a cat that walks or stands, whichever way it comes", () => {
  for (const pose of ["walking", "standing"] as const) {
    for (let seed = 0; seed < 24; seed++) {
      const { items } = compose({ ...PLAIN_CAT, pose, seed: `${seed}` });
      const regions = items.filter((item): item is Region => item.is === "region");
      const shadow = bounds(regions.find(({ name }) => name === "contact shadow")!.outline);
      const middle = (shadow.top + shadow.bottom) / 2;
      for (const { name, outline } of regions.filter(({ name }) => /hind paw$/.test(name))) {
        const paw = bounds(outline), at = (paw.left + paw.right) / 2;
        const what = `${pose}, seed ${seed}, ${name}`;
        assert.ok(at > shadow.left && at < shadow.right, `${what}: beside the shadow`);
        assert.ok(Math.abs(paw.bottom - middle) < heightOf(paw) * 0.4, `${what}: floats above it`);
      }
    }
  }
});
