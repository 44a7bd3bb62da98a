import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { bounds, contains, heightOf, widthOf } from "../../geometry/measure.ts";
import type { Region } from "../../scene.ts";
import { COAT_LENGTHS } from "../../spec.ts";
import { drawCat } from "../cat.ts";

const SEEDS = ["1", "2", "3"];

Deno.test("[chest] a bib is full down to its lower third, and its two sides are not alike", () => {
  for (const length of COAT_LENGTHS) {
    for (const seed of SEEDS) {
      const coat = { ...PLAIN_CAT.coat, length, white: ["bib" as const] };
      const { ruff } = drawCat({ ...PLAIN_CAT, pose: "sitting", view: "front", seed, coat });
      const { outline } = ruff[0] as Region;
      const box = bounds(outline), middle = (box.left + box.right) / 2;
      const y = box.top + heightOf(box) * 0.62;
      for (const side of [-1, 1]) {
        const x = middle + side * widthOf(box) * 0.32;
        assert.ok(contains(outline, [x, y]), `${length} ${seed}`);
      }
      const mirrored = outline.filter(([px, py]) => contains(outline, [2 * middle - px, py]));
      assert.ok(mirrored.length < 0.8 * outline.length, `${length} ${seed}: mirrored`);
    }
  }
});

Deno.test("[chest] it narrows to a point: no straight edge crosses the chest", () => {
  for (const length of ["short", "fluffy"] as const) {
    for (const seed of SEEDS) {
      const coat = { ...PLAIN_CAT.coat, length, white: ["bib" as const] };
      const { ruff } = drawCat({ ...PLAIN_CAT, pose: "sitting", view: "front", seed, coat });
      const { outline } = ruff[0] as Region, box = bounds(outline);
      const low = outline.filter(([, y]) => y > box.top + heightOf(box) * 0.84);
      assert.ok(widthOf(bounds(low)) < 0.62 * widthOf(box), `${length} ${seed}`);
    }
  }
});

Deno.test("[chest] the line of chest fur follows all its locks and ends at one height on either side", () => {
  for (const seed of SEEDS) {
    const coat = { ...PLAIN_CAT.coat, length: "fluffy" as const };
    const { ruff } = drawCat({ ...PLAIN_CAT, pose: "sitting", view: "front", seed, coat });
    const { outline, contour = [] } = ruff[0] as Region;
    const heights = contour.map(([, y]) => y), high = heightOf(bounds(outline));
    const tips = heights.filter((y, i) => y > (heights[i - 1] ?? Infinity) && y >= heights[i + 1]!);
    // A lock at the side may hang level.
    assert.ok(tips.length >= 2, `${seed}: ${tips}`);
    assert.ok(Math.abs(heights[0]! - heights.at(-1)!) < 0.06 * high, `${seed}: lopsided`);
  }
});

Deno.test("[chest] long hair that is asked for is a mane, which stands out beyond head or shoulders in every style", () => {
  for (const style of STYLES) {
    for (const [pose, view] of [["sitting", "front"], ["standing", "side"]] as const) {
      const coat = { ...PLAIN_CAT.coat, length: "fluffy" as const };
      const { ruff, figure, skull } = drawCat({ ...PLAIN_CAT, style, pose, view, coat });
      const { outline } = ruff[0] as Region;
      const covering = [
        ...[...figure.torso, ...figure.limbs].map((part) => part.outline),
        (skull.find(({ name }) => name === "head") as Region).outline,
      ];
      const free = outline.filter((point) => !covering.some((each) => contains(each, point)));
      assert.ok(free.length > 0.12 * outline.length, `${style} ${pose}: ${free.length}`);
    }
  }
});
