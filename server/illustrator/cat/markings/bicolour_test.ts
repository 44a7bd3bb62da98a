/**
 * The white of cats of two colours.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { bounds, contains, heightOf, widthOf } from "../../geometry/measure.ts";
import type { Region } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import { drawCat } from "../cat.ts";

/** Seeds of as many cats. */
const SEEDS = ["1", "2", "3", "4", "5", "6"];

Deno.test("[coat] no dark flap is left below the white of a bicolour cat on four legs", () => {
  const coat: CatSpec["coat"] = {
    colour: "black",
    pattern: "bicolour",
    length: "short",
    white: [],
  };
  for (const style of STYLES) {
    for (const pose of ["standing", "walking", "running"] as const) {
      for (const seed of SEEDS) {
        const { torso } = drawCat({ ...PLAIN_CAT, style, pose, seed, view: "side", coat });
        const trunk = torso.find((item): item is Region => item.name === "torso")!;
        const white = trunk.marks.find(({ kind }) => kind === "white")!;
        const { left, bottom } = bounds(trunk.outline);
        const width = widthOf(bounds(trunk.outline)), height = heightOf(bounds(trunk.outline));
        const under = trunk.outline.filter(([x, y]) =>
          x > left + 0.15 * width && x < left + 0.85 * width && y > bottom - 0.3 * height
        );
        assert.ok(under.length > 3);
        const bare = under.filter(([x, y]) => !contains(white.outline, [x, y - 4]));
        assert.deepEqual(bare, [], `${style} ${pose} ${seed}`);
      }
    }
  }
});
