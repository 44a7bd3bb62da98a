import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { distance, valueAt } from "../geometry/polyline.ts";
import type { CatSpec } from "../spec.ts";
import { type Cat, drawCat } from "./cat.ts";
import type { Part } from "./figure.ts";
import { POSE_NAMES } from "./poses.ts";

const SEEDS = ["1", "2", "3", "4"];

function longHaired(pose: CatSpec["pose"], seed: string): Cat {
  return drawCat({ ...PLAIN_CAT, pose, seed, coat: { ...PLAIN_CAT.coat, length: "fluffy" } });
}

function tailIn({ figure: { back, limbs, front } }: Cat): Part | undefined {
  return [...back, ...limbs, ...front].find(({ kind }) => kind === "tail");
}

Deno.test("[tail] no bend of a long-haired tail pinches it, in any pose", () => {
  for (const pose of POSE_NAMES) {
    for (const seed of SEEDS) {
      const tail = tailIn(longHaired(pose, seed));
      if (!tail) continue;
      const { axis, widths, outline } = tail;
      const narrowest = Math.min(...axis.map((point, i) => {
        const half = valueAt(widths, i / (axis.length - 1));
        return Math.min(...outline.map((edge) => distance(edge, point))) / half;
      }));
      assert.ok(narrowest > 0.6, `${pose} ${seed}: ${narrowest.toFixed(2)} of its width`);
    }
  }
});

Deno.test("[tail] a long-haired tail is narrow at its root, fullest beyond the middle, thin at its tip", () => {
  for (const pose of ["sitting", "walking", "lying"] as const) {
    const { widths } = tailIn(longHaired(pose, "1"))!;
    const fullest = widths.indexOf(Math.max(...widths)) / (widths.length - 1);
    const full = Math.max(...widths);
    assert.ok(fullest > 0.5 && fullest < 0.7, pose);
    assert.ok(widths[0]! < 0.65 * full && widths.at(-1)! < 0.3 * full, pose);
  }
});

Deno.test("[tail] no line crosses the root of a tail that leaves a rump seen from the side", () => {
  for (const pose of ["walking", "sneaking", "stretching", "lying", "crouching"] as const) {
    for (const seed of SEEDS) {
      const cat = longHaired(pose, seed), root = tailIn(cat)!.axis[0]!;
      const tail = cat.limbs.find(({ name }) => name === "tail");
      assert.ok(tail?.is === "region" && tail.contour, `${pose}: behind the line of the rump`);
      const gap = Math.min(...tail.contour.map((point) => distance(point, root)));
      assert.ok(gap > 14, `${pose} ${seed}: a line ${Math.round(gap)} beside the root`);
    }
  }
});
