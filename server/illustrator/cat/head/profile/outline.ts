/**
 * @module The silhouette of a head seen from the side: skull, brow, nose, lips, chin, jaw, cheek and nape.
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
        [-26, crown],
        [-6, crown - tuft * 0.42],
        [14, crown - tuft * 0.52, "corner"],
        [6, crown + 1],
      ] satisfies Knot[]
      : [[-14, crown]] satisfies Knot[]),
    [brow - 40, crown + 7],
    [brow - 14, crown + 26],
    [brow, crown + 50],
  ];
}

function face(side: SideForm): Knot[] {
  const { brow, nose, stop, noseY, lipY } = side;
  const bridge = (share: number) => brow + (nose - brow) * share;
  return [
    [bridge(0.18) - stop, noseY - 40],
    [bridge(0.6) - stop * 0.8, noseY - 14],
    [nose - 4, noseY - 3],
    [nose, noseY + 5],
    [nose - 6, noseY + 13, "corner"],
    [nose - 3, lipY - 1],
    [nose - 6, lipY + 8],
    [...lipsOf(side).upper, "corner"],
  ];
}

/** The front of the upper lip, and of the lower one of a closed mouth. */
export function lipsOf({ nose, chin, lipY }: SideForm): { upper: Point; lower: Point } {
  return { upper: [nose - 14, lipY + 13], lower: [chin, lipY + 17] };
}

function jaw(side: SideForm, gape: number): Knot[] {
  const { chin, chinY } = side, drop = dropped(side, gape);
  const at = (x: number, y: number): Knot => drop([x, y]);
  return [
    gape > 0 ? [...drop(lipsOf(side).lower), "corner"] : drop(lipsOf(side).lower),
    at(chin - 1, chinY - 6),
    at(chin - 14, chinY + 2),
    ...(gape > 0 ? [] : [[chin - 50, chinY + 1] satisfies Knot]),
  ];
}

function back(side: SideForm, spec: CatSpec): Knot[] {
  const { nape, cheek, chinY } = side, low = Math.min(96, chinY + 6) + cheek;
  const bare: Knot[] = [[-14, low], [-52, low - 12], [-80, low - 42], [2 - nape, 20]];
  return [...combed(bare, locksOf(spec)), [-nape, -6], [6 - nape, -36], [24 - nape, -64]];
}

/** How far a lock stands out, as a share of the reach of one that is seen from the front, and where its tip points. */
const STANDS_OUT = 0.56, TIP = { first: [-0.5, 0.86], last: [-0.95, 0.3] } as const;

/** Locks of the cheek hang back and down over the neck, the lowest first. */
function combed(
  [jaw, ...bare]: readonly Knot[],
  { count, reach }: ReturnType<typeof locksOf>,
): Knot[] {
  if (!jaw || count === 0 || reach < 6) return jaw ? [jaw, ...bare] : [];
  const path = [jaw, ...bare];
  const at = (share: number): Point => {
    const far = share * (path.length - 1), i = Math.min(path.length - 2, Math.floor(far));
    const [x0, y0] = path[i]!, [x1, y1] = path[i + 1]!, t = far - i;
    return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
  };
  return Array.from({ length: count }, (_, i): Knot[] => {
    const [fx, fy] = at(i / count), [tx, ty] = at((i + 1) / count);
    const t = count > 1 ? i / (count - 1) : 0.5, out = reach * STANDS_OUT;
    const [dx, dy] = [0, 1].map((k) => out * (TIP.first[k]! + (TIP.last[k]! - TIP.first[k]!) * t));
    const on = (share: number, far: number): Point => [
      fx + (tx - fx) * share + dx! * far,
      fy + (ty - fy) * share + dy! * far,
    ];
    return [
      [fx, fy, "corner"],
      on(0.2, 0.46),
      [...on(0.62, 1), "corner"],
      on(0.76, 0.36),
      ...(i === count - 1 ? [[tx, ty] satisfies Knot] : []),
    ];
  }).flat();
}
