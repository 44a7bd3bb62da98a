/**
 * @module The measures of a head seen from the side, in units of the head: it looks to the right of the
 * picture.
 */
import type { PointMap } from "../../../geometry/mapping.ts";
import { smoothstep } from "../../../geometry/smoothstep.ts";
import type { CatSpec } from "../../../spec.ts";
import type { HeadShape } from "../../../style_figure.ts";
import { STYLE_ENTRIES } from "../../../styles.ts";
import { type HeadForm, headFormOf, onMuzzle } from "../head_form.ts";

/** Where the line of a face runs. */
export interface SideForm {
  /** How far brow, tip of the nose and chin lie before the middle of the head. */
  brow: number;
  nose: number;
  chin: number;
  /** How deep the line goes in between brow and nose. */
  stop: number;
  /** How far the nape lies behind the middle. */
  nape: number;
  /** Heights of crown, tip of the nose, lips and chin. */
  crown: number;
  noseY: number;
  lipY: number;
  chinY: number;
  /** How much deeper the cheek hangs. */
  cheek: number;
}

/** The side of an ordinary head of each outline: a big skull and a small muzzle are dear, a long muzzle is a cat's. */
const SIDES: Record<HeadShape, Pick<SideForm, "brow" | "nose" | "chin" | "stop" | "nape">> = {
  wedge: { brow: 74, nose: 90, chin: 75, stop: 5, nape: 93 },
  round: { brow: 74, nose: 89, chin: 76, stop: 5, nape: 96 },
  natural: { brow: 58, nose: 88, chin: 76, stop: 3, nape: 90 },
  square: { brow: 75, nose: 90, chin: 79, stop: 6, nape: 95 },
  slender: { brow: 68, nose: 90, chin: 73, stop: 3, nape: 92 },
  heart: { brow: 72, nose: 90, chin: 75, stop: 5, nape: 91 },
  facet: { brow: 72, nose: 90, chin: 75, stop: 2, nape: 93 },
  chin: { brow: 75, nose: 88, chin: 72, stop: 5, nape: 94 },
  soft: { brow: 72, nose: 90, chin: 76, stop: 4, nape: 92 },
};

/** A short face is seen from the front as a muzzle high between the eyes; from the side so much of that shows. */
const LIFT = 0.72;

/** From nose, mouth and chin of an ordinary face to those of a form that is seen from the side. */
export function onSideMuzzle(form: HeadForm): PointMap {
  const formed = onMuzzle(form);
  return ([x, y]) => {
    const [fx, fy] = formed([x, y]);
    return [fx, y + LIFT * (fy - y)];
  };
}

/** No brow is nearer to the front than this behind the nose. */
const BEHIND_NOSE = 7;

/** The side of this recipe's head. */
export function sideFormOf(spec: CatSpec): SideForm {
  const form = headFormOf(spec), base = SIDES[STYLE_ENTRIES[spec.style].figure.shape];
  const { side } = form, onMouth = onSideMuzzle(form);
  const [, noseY] = onMouth([0, 38]), [, lipY] = onMouth([0, 60]);
  const nose = base.nose + side.nose;
  return {
    brow: Math.min(base.brow + side.brow, nose - BEHIND_NOSE),
    nose,
    chin: base.chin + side.chin,
    stop: Math.max(0, base.stop + side.stop),
    nape: base.nape,
    crown: -87 - form.crown,
    noseY,
    lipY,
    chinY: Math.max(lipY + 24, 92 + form.chin * 0.6),
    cheek: cheekOf(form),
  };
}

/** Broad cheeks and jaws hang lower beside the chin. */
function cheekOf({ width: [, , cheeks, jaw] }: HeadForm): number {
  return 26 * (cheeks - 1) + 14 * (jaw - 1);
}

/** The line of the face without nose and lips: how far before the middle it runs at a height. */
export function faceLine({ brow, nose, chin, stop, noseY, chinY }: SideForm, y: number): number {
  const stations: [y: number, x: number][] = [
    [-96, brow - 52],
    [-70, brow - 26],
    [-40, brow - 2],
    [-4, brow + (nose - brow) * 0.22 - stop],
    [noseY, nose - 8],
    [chinY - 16, chin],
    [chinY + 20, chin - 34],
  ];
  const below = stations.findIndex(([at]) => at >= y);
  if (below === 0) return stations[0]![1];
  if (below < 0) return stations.at(-1)![1];
  const [y0, x0] = stations[below - 1]!, [y1, x1] = stations[below]!;
  return x0 + (x1 - x0) * (below < 4 ? (y - y0) / (y1 - y0) : smoothstep(y0, y1, y));
}
