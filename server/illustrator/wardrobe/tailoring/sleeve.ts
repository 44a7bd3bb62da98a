/**
 * @module Cloth around one limb: a sleeve, a trouser leg, a sock, with its cuff and the folds where the
 * limb bends.
 */
import type { Part } from "../../cat/body/figure.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { offsetOutline } from "../../geometry/outline.ts";
import { along, lengthsAlong } from "../../geometry/polyline.ts";
import { leaf } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import type { Item, Mark, Point, Texture } from "../../scene.ts";
import { tubeAround } from "./tube.ts";

/** How a limb is clothed. */
export interface SleeveCut {
  /** What it is called after its part: "sleeve", "trouser". */
  name: string;
  /** Its cloth. */
  colour: Colour;
  /** What the cloth is. */
  texture: Texture;
  /** Where it ends, as a share of the limb from the shoulder. */
  length: number;
  /** How far it stands off the limb, in units. */
  ease: number;
  /** How much wider it is at its end, in units. */
  flare?: number;
  /** A band at its end. */
  cuff?: { colour: Colour; width: number };
  /** What the cloth shows. */
  marks?: Mark[];
}

/** A cuff is cloth turned over. */
const CUFF_EASE = 3.5;

/** Cloth on a limb. */
export function sleeveOn(part: Part, cut: SleeveCut): Item[] {
  const { texture, ease, length, flare = 0 } = cut;
  const colour = part.far ? shift(cut.colour, { l: -0.05 }) : cut.colour;
  const { outline, contour } = part.kind === "leg"
    ? tubeAround(part, { to: length, eases: [ease, ease + flare] })
    : wrapping(part, ease);
  return [
    region({
      name: `${part.name} ${cut.name}`,
      role: "costume",
      texture,
      outline,
      ...(contour && { contour }),
      colour,
      marks: [...(cut.marks ?? []), ...foldsOf(part, colour, length)],
      volume: part.volume + 0.1,
    }),
    ...(part.kind === "leg" && cut.cuff ? [cuffOf(part, cut, cut.cuff)] : []),
  ];
}

/** Cloth right around a thigh, with the same part of its outline drawn. */
function wrapping(
  { outline, contour }: Part,
  ease: number,
): { outline: Point[]; contour?: Point[] } {
  const wide = offsetOutline(outline, ease);
  if (!contour) return { outline: wide };
  const at = new Map(outline.map((point, i) => [point, i] as const));
  const moved = contour.flatMap((point) => {
    const i = at.get(point);
    return i === undefined ? [] : [wide[i]!];
  });
  return { outline: wide, contour: moved.length > 1 ? moved : [...contour] };
}

function cuffOf(
  part: Part,
  { texture, length, ease, flare = 0 }: SleeveCut,
  { colour, width }: { colour: Colour; width: number },
): Item {
  const total = lengthsAlong(part.axis).at(-1)! || 1;
  const wide = ease + flare + CUFF_EASE;
  return region({
    name: `${part.name} cuff`,
    role: "costume",
    texture,
    outline: tubeAround(part, {
      from: Math.max(0.02, length - width / total),
      to: length + 2 / total,
      eases: [wide, wide],
    }).outline,
    colour: part.far ? shift(colour, { l: -0.05 }) : colour,
    line: 3,
    volume: 0.5,
  });
}

/** Creases on either side, where a limb bends and above its cuff. */
function foldsOf({ axis, widths }: Part, colour: Colour, length: number): Mark[] {
  const half = (widths[0] ?? 24) + 4;
  const shade = shift(colour, { l: -0.075 });
  return [0.42, 0.62, 0.8].filter((share) => share < length - 0.06).map((share, i) => {
    const { point: [x, y], normal: [nx, ny] } = along(axis, share);
    const side = i % 2 ? -1 : 1, out = half * side;
    return mark(
      "shade",
      leaf([x + nx * out, y + ny * out], [x - nx * out * 0.25, y - ny * out * 0.25], 3, 4 * side),
      shade,
      1,
    );
  });
}
