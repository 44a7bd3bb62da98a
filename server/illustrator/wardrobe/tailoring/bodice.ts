/** @module Cloth around the trunk: from the neck to a hem, with bands around it. */
import type { Figure, Part } from "../../cat/body/figure.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { offsetOutline, signedArea } from "../../geometry/outline.ts";
import { along, distance, lengthsAlong } from "../../geometry/polyline.ts";
import { leaf } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import type { Mark, Point, Region, Texture } from "../../scene.ts";
import type { Seam } from "../outfit.ts";
import { cutOutline, seamAt } from "./cut.ts";
import { times } from "../../times.ts";

/** How a trunk is clothed. */
export interface BodiceCut {
  /** What the piece is called: what people would say they see. */
  name: string;
  /** Its cloth. */
  colour: Colour;
  /** What the cloth is. */
  texture: Texture;
  /** What the cloth shows. */
  marks?: Mark[];
  /** Where it ends, as a share of the trunk from the neck; 1 covers it all. */
  length: number;
  /** How far it stands off the body, in units. */
  ease: number;
  /** A band at its hem. */
  hem?: { colour: Colour; width: number; marks?: boolean };
}

/** The trunk that is dressed, its axis leading away from the neck. */
export function trunkOf({ torso, dressed, neck }: Figure): Part | undefined {
  const trunk = torso.find(({ name }) => name === dressed.torso);
  if (!trunk) return undefined;
  const starts = distance(trunk.axis[0]!, neck.at) <= distance(trunk.axis.at(-1)!, neck.at);
  return starts ? trunk : { ...trunk, axis: trunk.axis.toReversed() };
}

/** The seam across a trunk a share of the way from the neck to the rump. */
export function waistOf(trunk: Part, share: number): Seam {
  return seamAt(trunk.axis, share, 0.07);
}

/** Cloth on a trunk; `end` is where the body is bare again. */
export function bodiceOn(trunk: Part, cut: BodiceCut): { items: Region[]; end: Seam | undefined } {
  const wide = offsetOutline(trunk.outline, cut.ease);
  const end = cut.length >= 1 ? undefined : waistOf(trunk, cut.length);
  const outline = end ? cutOutline(wide, end, "before") : wide;
  const hem = end && cut.hem
    ? bandAround(trunk, {
      name: `${cut.name} hem`,
      colour: cut.hem.colour,
      from: cut.length - cut.hem.width / totalOf(trunk),
      to: cut.length,
      ease: cut.ease + 3,
      texture: cut.texture,
      ...(cut.hem.marks && { ribs: 7 }),
    })
    : [];
  return {
    items: [
      region({
        name: cut.name,
        role: "costume",
        texture: cut.texture,
        outline,
        colour: cut.colour,
        marks: [...(cut.marks ?? []), ...folds(trunk, cut)],
        volume: 0.7,
      }),
      ...hem,
    ],
    end,
  };
}

/** Where a trunk is folded as far as its hem, no band is to be seen: a smaller one would be a shred. */
const LEAST = 400;

/** A band around the trunk between two shares of it: a hem, a belt, an obi. */
export function bandAround(
  trunk: Part,
  { name, colour, from, to, ease, texture = "cloth", ribs = 0 }: {
    name: string;
    colour: Colour;
    from: number;
    to: number;
    ease: number;
    texture?: Texture;
    /** Half as many lines along the body. */
    ribs?: number;
  },
): Region[] {
  const wide = offsetOutline(trunk.outline, ease);
  const outline = cutOutline(
    cutOutline(wide, waistOf(trunk, to), "before"),
    waistOf(trunk, from),
    "beyond",
  );
  if (outline.length < 4 || Math.abs(signedArea(outline)) < LEAST) return [];
  const { at, towards: [tx, ty] } = waistOf(trunk, (from + to) / 2);
  const marks = times(ribs * 2 + 1, (i) => {
    const aside = (i - ribs) * 15;
    const point = ([dx, dy]: Point): Point => [at[0] - ty * aside + dx, at[1] + tx * aside + dy];
    return mark(
      "shade",
      leaf(point([-tx * 26, -ty * 26]), point([tx * 26, ty * 26]), 1.8),
      shift(colour, { l: -0.09 }),
    );
  });
  return [
    region({
      name,
      role: "costume",
      texture,
      outline,
      colour,
      line: 3,
      volume: 0.6,
      marks: ribs ? marks : [],
    }),
  ];
}

function totalOf({ axis }: Part): number {
  return lengthsAlong(axis).at(-1)! || 1;
}

/** Soft folds that run down the body from the shoulders and up from the hem. */
function folds(trunk: Part, { colour, length }: BodiceCut): Mark[] {
  const shade = shift(colour, { l: -0.07 });
  const places: [share: number, aside: number, lean: number][] = [
    [0.34, 0.55, 0.3],
    [0.5, -0.6, -0.35],
    [Math.min(0.9, length - 0.12), 0.4, -0.2],
    [Math.min(0.86, length - 0.14), -0.34, 0.25],
  ];
  const half = (trunk.widths[1] ?? 70) * 0.9;
  return places.map(([share, aside, lean]) => {
    const { point: [x, y], normal: [nx, ny] } = along(trunk.axis, share);
    const { towards: [tx, ty] } = waistOf(trunk, share);
    const middle: Point = [x + nx * half * aside, y + ny * half * aside];
    const reach = 24;
    return mark(
      "shade",
      leaf(
        [middle[0] - tx * reach + nx * reach * lean, middle[1] - ty * reach + ny * reach * lean],
        [middle[0] + tx * reach - nx * reach * lean, middle[1] + ty * reach - ny * reach * lean],
        4,
        5,
      ),
      shade,
      2,
    );
  });
}
