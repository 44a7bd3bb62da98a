/**
 * @module Where a glazier cuts a form: across its length, brick by brick along a body, in rings along a
 * tail.
 */
import type { Colour } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import type { Random } from "../../random.ts";
import { PICTURE_SIZE, type Point, type Region } from "../../scene.ts";

/** A piece of a cut form, and the cuts that begin it: each ends on another cut or on the edge of the form. */
export interface Piece {
  outline: Point[];
  cuts: Point[][];
  /** The colour of its glass; absent: that of its form. */
  colour?: Colour;
}

/** Length of a piece in units, against the width of its form. */
const STRIDE = { least: 62, ofWidth: 0.44 };
/** Of a limb: cuts lie at its joints, and as close as those of a body they would be a bandage. */
const LIMB = { least: 80, ofWidth: 0.55, name: /leg$|thigh$|arm$/ };
/** Forms wider than this are cut along their length as well, every second row. */
const BRICKS = 118;
/** A tail is cut in so many pieces. */
const TAIL = 5;
/** Points of a cut. */
const STEPS = 12;

/** The pieces of a form; empty for what is too small to cut. */
export function cutsOf(region: Region, side: number, random: Random): Piece[] {
  const { role, texture, name } = region;
  if (side < 46 || role === "face" || texture === "glass" || texture === "light") return [];
  return name.endsWith("tail") ? rings(region, random) : rows(region, side, random);
}

/** Rows of flags on a ground, and how many there are in the nearest one. */
const FLAGS = { rows: 2, inRow: 3 };

/** The pieces of a ground: rows that grow deeper towards the viewer, their seams leading to the horizon. */
export function groundCuts({ outline }: Pick<Region, "outline">, random: Random): Piece[] {
  const { top, bottom, left, right } = bounds(outline);
  const low = Math.min(bottom, PICTURE_SIZE), high = low - top, middle = (left + right) / 2;
  const deep = (row: number) => top + high * (row / FLAGS.rows) ** 1.4;
  const sway = Array.from({ length: FLAGS.rows + 1 }, () => random.between(-0.07, 0.07) * high);
  const rowAt = (row: number, x: number) =>
    deep(row) + (row % FLAGS.rows === 0 ? 0 : sway[row]! * Math.sin((x - left) / 210 + row));
  return Array.from({ length: FLAGS.rows }, (_, row) => {
    const count = FLAGS.inRow + FLAGS.rows - row, shift = random.between(0.2, 0.8);
    const seams = Array.from(
      { length: count + 1 },
      (_, i) =>
        i === 0 ? left : i === count ? right : left + (right - left) * (i - 1 + shift) / count,
    );
    const leading = (x: number, y: number) => middle + (x - middle) * (1 + (y - top) / high * 0.3);
    return seams.slice(0, -1).map((from, i): Piece => {
      const to = seams[i + 1]!,
        steps = Array.from({ length: 7 }, (_, k) => from + (to - from) * k / 6);
      const edge = (row: number) =>
        steps.map((x): Point => [leading(x, deep(row)), rowAt(row, leading(x, deep(row)))]);
      const above = edge(row), below = edge(row + 1);
      return {
        outline: [...above, ...below.toReversed()],
        cuts: [...row > 0 ? [above] : [], ...i > 0 ? [[above[0]!, below[0]!]] : []],
      };
    });
  }).flat();
}

/** Cuts across a form that runs from one end along one side and back along the other. */
function rings({ outline }: Region, random: Random): Piece[] {
  const last = outline.length - 1, half = last / 2;
  const at = Array.from(
    { length: TAIL + 1 },
    (_, i) =>
      Math.round(
        half * Math.min(1, Math.max(0, (i + (i % TAIL && random.between(-0.15, 0.15))) / TAIL)),
      ),
  );
  return at.slice(0, -1).map((from, i) => {
    const to = at[i + 1]!;
    return {
      outline: [...outline.slice(from, to + 1), ...outline.slice(last - to, last - from + 1)],
      cuts: i > 0 ? [[outline[from]!, outline[last - from]!]] : [],
    };
  });
}

/** Rows across the flow of a form; every second one of a wide form is two bricks. */
function rows({ outline, flow, name }: Region, side: number, random: Random): Piece[] {
  const [ux, uy] = flow && "along" in flow ? flow.along : [0, 1];
  const spans = outline.map(([x, y]) => x * ux + y * uy);
  const from = Math.min(...spans), to = Math.max(...spans);
  const isLimb = LIMB.name.test(name), { least, ofWidth } = isLimb ? LIMB : STRIDE;
  const fitting = Math.floor((to - from) / Math.max(least, side * ofWidth));
  const count = isLimb && to - from > 1.5 * least ? Math.max(2, fitting) : Math.min(6, fitting);
  if (count < 2) return [];
  const box = bounds(outline);
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const across = middle[0] * -uy + middle[1] * ux;
  const reach = Math.max(widthOf(box), heightOf(box)), sag = reach * (isLimb ? 0.2 : 0.12);
  const stride = (to - from) / count;
  const arcs = Array.from({ length: count + 1 }, (_, i): Point[] => {
    const edge = i === 0 ? -reach : i === count ? reach : 0;
    const at = from + i * stride + edge + random.between(-0.12, 0.12) * stride;
    return Array.from({ length: STEPS + 1 }, (_, step) => {
      const t = (step / STEPS) * 2 - 1;
      const along = at + sag * (1 - t * t), aside = across + t * reach * 0.6;
      return [along * ux - aside * uy, along * uy + aside * ux];
    });
  });
  return arcs.slice(0, -1).flatMap((cut, i): Piece[] => {
    const next = arcs[i + 1]!, cuts = i > 0 ? [cut] : [];
    if (isLimb || side < BRICKS || i % 2 === 0 && count > 2) {
      return [{ outline: [...cut, ...next.toReversed()], cuts }];
    }
    const seam = STEPS / 2 + Math.round(random.between(-1, 1));
    return [
      { outline: [...cut.slice(0, seam + 1), ...next.slice(0, seam + 1).reverse()], cuts },
      {
        outline: [...cut.slice(seam), ...next.slice(seam).reverse()],
        cuts: [[cut[seam]!, next[seam]!]],
      },
    ];
  });
}
