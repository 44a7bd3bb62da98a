/**
 * Trunks and feet of a cat that one sees from the side: deep before, tucked up behind, feet flat on the ground.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { everyCat } from "../../../../tests/support/drawn_cats.ts";
import { bounds, contains, heightOf, widthOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import { type Cat, drawCat } from "../cat.ts";
import type { Part } from "./figure.ts";
import { POSE_NAMES } from "../poses.ts";

const partOf = ({ figure: { back, torso, limbs, front } }: Cat, name: string): Part => {
  const part = [...back, ...torso, ...limbs, ...front].find((each) => each.name === name);
  assert.ok(part, name);
  return part;
};

/** The lowest point of an outline within this share of its length, from its left. */
function lowest(outline: readonly Point[], from: number, to: number): number {
  const { left, right } = bounds(outline);
  const at = (share: number) => left + (right - left) * share;
  return Math.max(...outline.filter(([x]) => x > at(from) && x < at(to)).map(([, y]) => y));
}

Deno.test("[trunk] the chest of a cat on four legs is deeper than its flank", () => {
  for (const pose of ["standing", "walking"] as const) {
    for (const { cat, what } of everyCat({ pose, view: "side" })) {
      // The belly of a stout cat hangs as low as its chest, and so does that of an old one.
      if (/chubby$|senior/.test(what)) continue;
      const { outline } = partOf(cat, "torso");
      const chest = lowest(outline, 0.55, 0.85), flank = lowest(outline, 0.1, 0.4);
      assert.ok(chest - flank > 0.03 * widthOf(bounds(outline)), `${what}: ${chest - flank}`);
    }
  }
});

Deno.test("[trunk] a haunch shows as a line in the flank of a cat on four legs", () => {
  for (const pose of ["standing", "walking", "running", "jumping"] as const) {
    for (const { cat, what } of everyCat({ pose, view: "side" })) {
      // The haunch of a slim cat is as deep as its trunk.
      if (what.endsWith("slim")) continue;
      const { outline } = partOf(cat, "torso");
      const { contour } = partOf(cat, "near hind leg");
      const inFlank = contour!.filter((point) => contains(outline, point)).map(([, y]) => y);
      const high = Math.max(...inFlank) - Math.min(...inFlank);
      assert.ok(high > 11, `${what}: ${Math.round(high)}`);
    }
  }
});

Deno.test("[trunk] a cat that leaps has air below all four paws", () => {
  for (const { cat, what } of everyCat({ pose: "jumping", view: "side" })) {
    for (const name of ["near forepaw", "far forepaw", "near hind paw", "far hind paw"]) {
      const { bottom } = bounds(partOf(cat, name).outline);
      assert.ok(bottom < -20, `${what}: ${name} ${Math.round(bottom)}`);
    }
  }
});

Deno.test("[trunk] a cat that leaps stretches both hind legs behind its hips", () => {
  for (const { cat, what } of everyCat({ pose: "jumping", view: "side" })) {
    for (const side of ["near", "far"]) {
      const [hip] = partOf(cat, `${side} hind leg`).axis;
      const { right } = bounds(partOf(cat, `${side} hind paw`).outline);
      assert.ok(right < hip![0], `${what}: ${side}`);
    }
  }
});

Deno.test("[trunk] a folded hind leg ends in a foot that is longer than it is high", () => {
  for (const pose of ["lying", "crouching"] as const) {
    for (const { cat, what } of everyCat({ pose, view: "side" })) {
      const foot = bounds(partOf(cat, "near hind paw").outline);
      assert.ok(widthOf(foot) > 2 * heightOf(foot), what);
    }
  }
});

Deno.test("[trunk] no line between toes leaves its paw, in any pose", () => {
  for (const pose of POSE_NAMES) {
    const cat = drawCat({ ...PLAIN_CAT, pose });
    for (const item of [...cat.back, ...cat.limbs, ...cat.front]) {
      if (item.is !== "line" || !/ toe \d$/.test(item.name)) continue;
      const paw = partOf(cat, item.name.replace(/ toe \d$/, ""));
      const { bottom } = bounds(paw.outline);
      for (const [, y] of item.points) assert.ok(y < bottom + 1, `${pose}: ${item.name}`);
    }
  }
});

Deno.test("[trunk] who holds something while sitting has its hind feet before its belly", () => {
  for (const style of STYLES) {
    const reach = { near: [40, -110], far: [-40, -110] } as const;
    const cat = drawCat({ ...PLAIN_CAT, style, pose: "sitting", view: "front" }, {
      reach: { near: [...reach.near], far: [...reach.far] },
    });
    const gap = bounds(partOf(cat, "right hind paw").outline).left -
      bounds(partOf(cat, "left hind paw").outline).right;
    assert.ok(gap < 40, `${style}: ${Math.round(gap)}`);
  }
});

Deno.test("[trunk] a cat that runs or flies is longer than one that stands", () => {
  const lengthOf = (pose: CatSpec["pose"], style: CatSpec["style"]) => {
    const { axis } = partOf(drawCat({ ...PLAIN_CAT, style, pose, view: "side" }), "torso");
    const [from, to] = [axis[0]!, axis.at(-1)!];
    return Math.hypot(to[0] - from[0], to[1] - from[1]);
  };
  for (const style of STYLES) {
    for (const pose of ["running", "flying"] as const) {
      assert.ok(lengthOf(pose, style) > 1.06 * lengthOf("standing", style), `${style} ${pose}`);
    }
  }
});

Deno.test("[trunk] chest fur ends on the body in every pose", () => {
  for (const style of STYLES) {
    for (const pose of POSE_NAMES) {
      const cat = drawCat({
        ...PLAIN_CAT,
        style,
        pose,
        coat: { ...PLAIN_CAT.coat, pattern: "tuxedo", white: ["bib"] },
      });
      const { torso, limbs, back } = cat.figure;
      for (const item of cat.ruff) {
        if (item.is !== "region") continue;
        const { top, bottom } = bounds(item.outline);
        // In a handstand the chest is upside down.
        const end = pose === "handstand" ? top : bottom, inwards = pose === "handstand" ? 2 : -2;
        const tip = item.outline.find(([, y]) => y === end)!;
        // A head held low and far ahead leaves room for little more than a tuft.
        if (pose === "arched back" || pose === "crouching") continue;
        assert.ok(
          [...torso, ...limbs, ...back].some(({ outline }) =>
            contains(outline, [tip[0], tip[1] + inwards])
          ),
          `${style} ${pose}`,
        );
      }
    }
  }
});

Deno.test("[trunk] a very fat cat that sits is wider by two fifths and no taller, from the front and from the side", () => {
  for (const style of STYLES) {
    for (const view of ["front", "side", "behind"] as const) {
      const of = (change: Partial<CatSpec>) => {
        const spec = { ...PLAIN_CAT, style, view, ...change };
        return bounds(partOf(drawCat(spec), "torso").outline);
      };
      const usual = of({}), fat = of({ build: "chubby", degrees: { build: 1.6 } });
      const which = `${style} ${view}`;
      assert.ok(widthOf(fat) > 1.4 * widthOf(usual), `${which}: ${widthOf(fat) / widthOf(usual)}`);
      assert.ok(
        heightOf(fat) < 1.05 * heightOf(usual),
        `${which}: ${heightOf(fat) / heightOf(usual)}`,
      );
    }
  }
});
