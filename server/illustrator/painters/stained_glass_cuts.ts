/**
 * Where a glazier cuts a large form: across its length, or around the features of a face.
 *
 * @module
 */
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import type { Random } from "../random.ts";
import type { Point, Region } from "../scene.ts";
import type { Head } from "./stained_glass_rays.ts";

/** A piece of a cut form: how much lighter or darker it is (-1..1), and the cut that begins it. */
export interface Piece {
  outline: Point[];
  tone: number;
  cut?: Point[];
}

/** Length of a piece in units, against the width of its form. */
const STRIDE = { least: 74, ofWidth: 0.52 };

/** Slices across the flow of a form; empty for what is too small to cut. */
export function cutsOf(region: Region, side: number, random: Random): Piece[] {
  const { outline, flow, role, texture } = region;
  if (side < 46 || role === "face" || texture === "glass" || texture === "light") return [];
  const [ux, uy] = flow && "along" in flow ? flow.along : [0, 1];
  const spans = outline.map(([x, y]) => x * ux + y * uy);
  const from = Math.min(...spans), to = Math.max(...spans);
  const count = Math.floor((to - from) / Math.max(STRIDE.least, side * STRIDE.ofWidth));
  if (count < 2) return [];
  const box = bounds(outline);
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const across = middle[0] * -uy + middle[1] * ux;
  const reach = Math.max(widthOf(box), heightOf(box));
  const stride = (to - from) / count;
  const arc = (at: number, sag: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => {
      const t = (i / 12) * 2 - 1;
      const along = at + sag * (1 - t * t), aside = across + t * reach * 0.6;
      return [along * ux - aside * uy, along * uy + aside * ux];
    });
  const sag = reach * 0.12;
  const arcs = Array.from({ length: count + 1 }, (_, i) => {
    const edge = i === 0 ? -reach : i === count ? reach : 0;
    return arc(from + i * stride + edge + random.between(-0.12, 0.12) * stride, sag);
  });
  return arcs.slice(0, -1).map((cut, i) => ({
    outline: [...cut, ...arcs[i + 1]!.toReversed()],
    tone: random.between(-0.075, 0.07),
    ...(i > 0 ? { cut } : {}),
  }));
}

/** Cuts from brow to crown and from the eyes to the cheeks; a cut at the mouth would be a grimace. */
export function faceCuts(outline: readonly Point[], { at, size, across: [ux, uy] }: Head): Piece[] {
  const place = (x: number, y: number): Point => [
    at[0] + size * (x * ux - y * uy),
    at[1] + size * (x * uy + y * ux),
  ];
  const box = bounds(outline);
  const far = (Math.max(widthOf(box), heightOf(box)) / size) * 0.8;
  const side = (s: 1 | -1): Piece[] => [
    {
      outline: [
        place(0, -far),
        place(0, -0.15),
        place(s * 0.6, 0.1),
        place(s * far, 0.15),
        place(s * far, -far),
      ],
      tone: s > 0 ? -0.05 : 0.05,
      cut: [place(s * 0.9, 0.16), place(s * 1.9, 0.12), place(s * far, -0.1)],
    },
    {
      outline: [
        place(s * 0.6, 0.1),
        place(s * far, 0.15),
        place(s * far, far),
        place(s * 0.5, far),
        place(s * 0.34, 1.3),
      ],
      tone: s > 0 ? -0.02 : 0.02,
    },
  ];
  return [
    ...side(1),
    ...side(-1),
    { outline: [], tone: 0, cut: [place(0, -0.1), place(0, -far)] },
  ];
}
