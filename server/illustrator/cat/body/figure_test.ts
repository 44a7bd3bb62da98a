/**
 * A body is one: legs grow out of the trunk, paws out of legs, a tail out of the rump, and a head is as large as its style
 * says.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { everyCat } from "../../../../tests/support/drawn_cats.ts";
import { bounds, contains, widthOf } from "../../geometry/measure.ts";
import type { Point, Region } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import { drawCat } from "../cat.ts";
import type { Figure, Part } from "./figure.ts";
import { legOf } from "./joined_paws.ts";
import { POSES } from "../poses.ts";

const ON_FOUR = ["standing", "walking", "running", "jumping", "sneaking", "arched back"] as const;

const drawn = new Map<string, { figure: Figure; what: string }[]>();

/** The figures of {@link everyCat}, drawn once for all tests. */
function everyFigure(change: Partial<CatSpec>): { figure: Figure; what: string }[] {
  return drawn.getOrInsertComputed(
    JSON.stringify(change),
    () => everyCat(change).map(({ cat, what }) => ({ figure: cat.figure, what })),
  );
}

const partsOf = ({ back, torso, limbs, front }: Figure): Part[] => [
  ...back,
  ...torso,
  ...limbs,
  ...front,
];

const isInside = (point: Point, parts: readonly Part[]) =>
  parts.some(({ outline }) => contains(outline, point));

/** How far a point is from the nearest of an outline. */
const gap = ([x, y]: Point, outline: readonly Point[]) =>
  Math.min(...outline.map(([px, py]) => Math.hypot(x - px, y - py)));

Deno.test("[figure] every leg and tail begins inside the trunk, in every pose and style, at every age and build", () => {
  for (const pose of Object.keys(POSES) as CatSpec["pose"][]) {
    for (const { figure, what } of everyFigure({ pose })) {
      const parts = partsOf(figure);
      const trunk = parts.filter(({ kind }) => ["torso", "thigh", "chest"].includes(kind));
      for (const { name, kind, axis } of parts) {
        if (kind !== "leg" && kind !== "tail") continue;
        const root = axis[0]!;
        const apart = isInside(root, trunk)
          ? 0
          : Math.min(...trunk.map(({ outline }) => gap(root, outline)));
        assert.ok(apart < 12, `${what}: ${name} begins ${Math.round(apart)} beside the trunk`);
      }
    }
  }
});

Deno.test("[figure] a cat on four legs shows all four, with a paw at the end of each", () => {
  for (const pose of ON_FOUR) {
    for (const { figure, what } of everyFigure({ pose, view: "side" })) {
      const parts = partsOf(figure);
      const legs = parts.filter(({ kind }) => kind === "leg");
      assert.equal(legs.length, 4, what);
      for (const paw of parts.filter(({ kind }) => kind === "paw")) {
        const leg = legs.find(({ name }) => name === legOf(paw.name));
        assert.ok(leg && contains(paw.outline, leg.axis.at(-1)!), `${what}: ${paw.name} is loose`);
      }
    }
  }
});

Deno.test("[figure] hind legs bend at knee and hock: their thigh is at least twice as thick as the shin", () => {
  for (const pose of ON_FOUR) {
    for (const { figure, what } of everyFigure({ pose, view: "side" })) {
      const hind = partsOf(figure).find(({ name }) => name === "near hind leg")!;
      assert.ok(hind.widths[0]! > 2 * hind.widths.at(-1)!, what);
    }
  }
});

Deno.test("[figure] paws that stand have no line where the leg comes in", () => {
  for (const pose of ["sitting", "standing", "walking", "upright"] as const) {
    for (const { figure, what } of everyFigure({ pose })) {
      for (const paw of [...figure.limbs, ...figure.back]) {
        if (!/fore ?paw$/.test(paw.name) || paw.toes?.pads) continue;
        assert.ok(paw.contour && paw.contour.length < paw.outline.length, `${what}: ${paw.name}`);
      }
    }
  }
});

/** Width of a head against the length of a body that stands sideways, at most. */
const MOST_HEAD: Record<(typeof STYLES)[number], number> = {
  realistic: 0.45,
  storybook: 0.58,
  watercolor: 0.68,
  neon: 0.66,
  "stained-glass": 0.76,
  cartoon: 0.8,
  anime: 0.8,
  pixel: 0.92,
};

Deno.test("[figure] heads are as large against their bodies as their style wants", () => {
  for (const style of STYLES) {
    for (const pose of ["standing", "walking", "running"] as const) {
      const { figure, skull } = drawCat({ ...PLAIN_CAT, style, pose, view: "side" });
      const head = bounds((skull.find(({ name }) => name === "head") as Region).outline);
      const body = bounds(figure.torso.flatMap(({ outline }) => outline));
      const share = widthOf(head) / widthOf(body);
      assert.ok(share < MOST_HEAD[style], `${style} ${pose}: ${share.toFixed(2)}`);
    }
  }
});

Deno.test("[figure] who runs, walks or leaps looks ahead, not at the viewer", () => {
  for (const pose of ["running", "walking", "jumping", "sneaking"] as const) {
    for (const style of STYLES) {
      const { features } = drawCat({ ...PLAIN_CAT, style, pose, view: "side" });
      for (const item of features) {
        if (item.is === "eye") assert.ok(item.look[0] > 0.3, `${style} ${pose}: ${item.look}`);
      }
    }
  }
});

Deno.test("[figure] a cat that sits has a waist above its haunches, which are one line with its back", () => {
  for (const { figure, what } of everyFigure({ pose: "sitting", view: "front" })) {
    const [trunk] = figure.torso, { right } = bounds(trunk!.outline);
    const widest = (from: number, to: number) =>
      Math.max(...trunk!.outline.filter(([, y]) => y > from && y < to).map(([x]) => x));
    // A stout cat has none, and the back of a strong one is broad.
    if (!/chubby$|muscular$/.test(what)) assert.ok(widest(-108, -92) < 0.84 * right, what);
    for (const { name, kind, outline } of figure.limbs) {
      if (kind !== "thigh") continue;
      const beyond = outline.filter((point) => !contains(trunk!.outline, point));
      assert.ok(
        beyond.every((point) => gap(point, trunk!.outline) < (what.endsWith("chubby") ? 12 : 8)),
        `${what}: ${name}`,
      );
    }
  }
});

Deno.test("[figure] forelegs of a cat that sits are columns: thin at the wrist, a gap between them", () => {
  for (const { figure, what } of everyFigure({ pose: "sitting", view: "front" })) {
    const [left, right] = ["left foreleg", "right foreleg"].map((name) =>
      figure.limbs.find((part) => part.name === name)!
    );
    for (const { widths } of [left!, right!]) assert.ok(widths.at(-1)! < 0.6 * widths[0]!, what);
    const low = (part: Part) => part.outline.filter(([, y]) => y > -70 && y < -30).map(([x]) => x);
    const between = Math.min(...low(right!)) - Math.max(...low(left!));
    assert.ok(between > 8, `${what}: ${between}`);
  }
});
