import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { distance, normalAt, valueAt } from "../../geometry/polyline.ts";
import type { Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import { type Cat, drawCat } from "../cat.ts";
import type { Part } from "./figure.ts";
import { POSE_NAMES } from "../poses.ts";

const SEEDS = ["1", "2", "3", "4"];

function longHaired(
  pose: CatSpec["pose"],
  seed: string,
  length: "medium" | "fluffy" = "fluffy",
): Cat {
  return drawCat({ ...PLAIN_CAT, pose, seed, coat: { ...PLAIN_CAT.coat, length } });
}

function tailIn({ figure: { back, limbs, front } }: Cat): Part | undefined {
  return [...back, ...limbs, ...front].find(({ kind }) => kind === "tail");
}

Deno.test("[tail] no bend of a long-haired tail pinches it, in any pose", () => {
  for (const pose of POSE_NAMES) {
    for (const seed of SEEDS) {
      const tail = tailIn(longHaired(pose, seed));
      if (!tail) continue;
      const { axis, widths } = tail;
      const edge = (i: number, side: number): Point => {
        const [nx, ny] = normalAt(axis, i);
        const half = side * valueAt(widths, i / (axis.length - 1));
        return [axis[i]![0] + nx * half, axis[i]![1] + ny * half];
      };
      for (let i = 1; i < axis.length; i++) {
        const [x, y] = axis[i - 1]!, [toX, toY] = axis[i]!, step = distance([x, y], [toX, toY]);
        for (const side of [-1, 1]) {
          const from = edge(i - 1, side), to = edge(i, side);
          const ahead = ((to[0] - from[0]) * (toX - x) + (to[1] - from[1]) * (toY - y)) / step ** 2;
          assert.ok(ahead > 0.1, `${pose} ${seed}: its edge goes ${ahead.toFixed(2)} at ${i}`);
        }
      }
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

Deno.test("[tail] a long-haired tail is no paddle: it tapers over its last third, and is at most twice as wide as its root", () => {
  for (const pose of ["sitting", "walking", "lying"] as const) {
    const { widths } = tailIn(longHaired(pose, "1"))!, full = Math.max(...widths);
    const at = (share: number) => widths[Math.round(share * (widths.length - 1))]!;
    assert.ok(at(0.8) < 0.8 * full && at(0.9) < 0.5 * full, pose);
    assert.ok(full < 2 * widths[0]!, `${pose}: ${full / widths[0]!}`);
  }
});

Deno.test("[tail] the point of a brush lies in its middle: its last third hardly bends", () => {
  for (const pose of POSE_NAMES) {
    for (const [i, seed] of SEEDS.entries()) {
      const length = i % 2 ? "medium" : "fluffy", tail = tailIn(longHaired(pose, seed, length));
      if (!tail) continue;
      const last = tail.axis.slice(-Math.round(tail.axis.length / 3));
      const heading = (i: number) =>
        Math.atan2(last[i]![1] - last[i - 1]![1], last[i]![0] - last[i - 1]![0]);
      const bends = last.slice(2).map((_, i) => heading(i + 2) - heading(i + 1));
      const bend = Math.abs(
        bends.reduce((sum, turn) => sum + Math.atan2(Math.sin(turn), Math.cos(turn)), 0),
      );
      assert.ok(
        bend < (length === "fluffy" ? 0.5 : 0.7),
        `${pose} ${seed}: bends by ${bend.toFixed(2)}`,
      );
    }
  }
});

Deno.test("[tail] a short-haired tail tapers to a round end", () => {
  const { widths } = tailIn(drawCat({ ...PLAIN_CAT, pose: "sitting" }))!;
  const at = (share: number) => widths[Math.round(share * (widths.length - 1))]!;
  assert.ok(at(0.8) < 0.75 * at(0) && at(1) < 0.2 * at(0) && at(0.95) > 0.5 * at(0.8));
});

Deno.test("[tail] no line crosses the root of a tail that leaves a rump seen from the side", () => {
  for (const pose of ["walking", "sneaking", "stretching", "lying", "crouching"] as const) {
    for (const seed of SEEDS) {
      const cat = longHaired(pose, seed), [root, next] = tailIn(cat)!.axis as [Point, Point];
      const step = distance(root, next);
      const [ux, uy] = [(next[0] - root[0]) / step, (next[1] - root[1]) / step];
      const tail = cat.limbs.find(({ name }) => name === "tail");
      assert.ok(tail?.is === "region" && tail.contour, `${pose}: behind the line of the rump`);
      const ends = [tail.contour[0]!, tail.contour.at(-1)!];
      const gap = Math.min(...ends.map(([x, y]) => (x - root[0]) * ux + (y - root[1]) * uy));
      assert.ok(gap > 8, `${pose} ${seed}: the line begins ${Math.round(gap)} beyond the root`);
    }
  }
});

Deno.test("[tail] of a cat seen from behind it grows out of the middle of the rump", () => {
  for (const pose of ["sitting", "standing"] as const) {
    for (const seed of SEEDS) {
      const tail = tailIn(drawCat({ ...PLAIN_CAT, pose, seed, view: "behind" }))!;
      assert.ok(Math.abs(tail.axis[0]![0]) < 24, `${pose} ${seed}: ${tail.axis[0]![0]}`);
    }
  }
});

Deno.test("[tail] some sleek cats that only sit lay it before their paws, no long-haired one does", () => {
  const sits = { pose: "sitting", view: "front" } as const;
  const wrapped = (length: CatSpec["coat"]["length"]) =>
    Array.from({ length: 30 }, (_, seed) => {
      const coat = { ...PLAIN_CAT.coat, length };
      const { limbs } = drawCat({ ...PLAIN_CAT, ...sits, seed: `${seed}`, coat }).figure;
      return limbs.at(-1)!.kind === "tail";
    }).filter(Boolean).length;
  assert.ok(wrapped("short") > 4 && wrapped("short") < 20);
  assert.equal(wrapped("fluffy"), 0);
});
