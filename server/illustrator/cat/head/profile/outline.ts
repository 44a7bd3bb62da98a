/**
 * The silhouette of a head seen from the side: skull, brow, nose, lips, chin, jaw, cheek and nape.
 *
 * @module
 */
import { type Knot, smooth } from "../../../geometry/shapes.ts";
import type { Point } from "../../../scene.ts";
import type { CatSpec } from "../../../spec.ts";
import { locksOf } from "../head_shapes.ts";
import type { SideForm } from "./side_form.ts";

/** Where the jaw hangs: an open mouth turns it about this place. */
export function hingeOf({ lipY }: SideForm): Point {
  return [-8, lipY - 2];
}

/** A point of the lower jaw when the mouth is open so far, in radians. */
export function dropped(side: SideForm, gape: number): (point: Point) => Point {
  const [hx, hy] = hingeOf(side), cos = Math.cos(gape), sin = Math.sin(gape);
  return ([x, y]) => [hx + (x - hx) * cos - (y - hy) * sin, hy + (x - hx) * sin + (y - hy) * cos];
}

/** The outline, from the crown over the face to the nape; the mouth is open by `gape` radians. */
export function profileOutline(side: SideForm, spec: CatSpec, gape = 0): Point[] {
  return smooth([...crown(side, spec), ...face(side), ...jaw(side, gape), ...back(side, spec)]);
}

function crown({ crown, brow }: SideForm, spec: CatSpec): Knot[] {
  const { tuft } = locksOf(spec);
  return [
    [-52, crown + 12],
    ...(tuft > 8
      ? [
        [-14, crown - 1],
        [10, crown - tuft * 0.5],
        [30, crown - tuft * 0.7, "corner"],
        [24, crown + 3],
      ] satisfies Knot[]
      : [[-14, crown]] satisfies Knot[]),
    [brow - 40, crown + 7],
    [brow - 14, crown + 26],
    [brow, crown + 50],
  ];
}

function face({ brow, nose, stop, noseY, lipY }: SideForm): Knot[] {
  const bridge = (share: number) => brow + (nose - brow) * share;
  return [
    [bridge(0.2) - stop, noseY - 42],
    [bridge(0.62) - stop * 0.7, noseY - 16],
    [nose - 3, noseY - 3],
    [nose, noseY + 5],
    [nose - 7, noseY + 14, "corner"],
    [nose - 4, lipY + 2],
    [nose - 12, lipY + 11, "corner"],
  ];
}

function jaw(side: SideForm, gape: number): Knot[] {
  const { chin, lipY, chinY } = side, drop = dropped(side, gape);
  const at = (x: number, y: number): Knot => drop([x, y]);
  return [
    at(chin + 4, lipY + 14),
    at(chin + 3, chinY - 8),
    at(chin - 14, chinY + 1),
    ...(gape > 0 ? [] : [[chin - 50, chinY + 1] satisfies Knot]),
  ];
}

function back({ nape, cheek, chinY }: SideForm, spec: CatSpec): Knot[] {
  const low = Math.min(96, chinY + 6) + cheek;
  const bare: Knot[] = [
    [-14, low],
    [-52, low - 12],
    [-80, low - 42],
  ];
  return [...combed(bare, locksOf(spec)), [-nape, 12], [4 - nape, -32], [22 - nape, -62]];
}

/** Locks of the cheek hang back and down over the neck, the lowest first. */
function combed(bare: readonly Knot[], { count, reach }: ReturnType<typeof locksOf>): Knot[] {
  if (count === 0 || reach < 6) return [...bare];
  const [[x0, y0], , [x2, y2]] = [bare[0]!, bare[1]!, bare[2]!];
  return [
    bare[0]!,
    ...Array.from({ length: count }, (_, i): Knot[] => {
      const t = (i + 0.75) / (count + 0.3), out = reach * (0.62 + 0.3 * i / count);
      const x = x0 + (x2 - x0) * t, y = y0 + (y2 - y0) * t + 16 * (1 - (2 * t - 1) ** 2);
      return [
        [x + 12, y + 4 + out * 0.2],
        [x - out * 0.86, y + out * 0.5, "corner"],
        [x - 8, y - 6, "corner"],
      ];
    }).flat(),
    [x2 - 4, y2 - 16],
  ];
}
