/**
 * @module What hangs from the waist: skirts that fall by their weight over rump and thighs, and tutus that
 * stand out.
 */
import type { Figure, Part } from "../../cat/body/figure.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { bounds } from "../../geometry/measure.ts";
import { offsetOutline } from "../../geometry/outline.ts";
import { distance } from "../../geometry/polyline.ts";
import { leaf } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import type { Item, Mark, Point, Texture } from "../../scene.ts";
import { beyond, cutOutline } from "./cut.ts";
import { trunkOf, waistOf } from "./bodice.ts";
import { times } from "../../times.ts";

/** How a skirt is cut. */
export interface SkirtCut {
  /** What it is called. */
  name: string;
  /** Its cloth. */
  colour: Colour;
  /** What the cloth is. */
  texture: Texture;
  /** Where the waist is, as a share of the trunk from the neck. */
  waist: number;
  /** How far it hangs below the body, in units. */
  drop: number;
  /** How far its hem stands out, in units. */
  flare: number;
  /** A band along its hem. */
  trim?: Colour;
  /** What the cloth shows. */
  marks?: Mark[];
}

/** The ends of a hem. */
type Corners = readonly [left: Point, right: Point];

/** Above the ground by as much as leaves the paws to be seen. */
const CLEAR = 17;

/** A skirt that hangs from the waist over all that is below it. */
export function skirtOn(figure: Figure, cut: SkirtCut): Item[] {
  const trunk = trunkOf(figure);
  if (!trunk || figure.bust) return [];
  const below = lowerBody(figure, trunk, cut.waist);
  if (below.length < 3) return [];
  const { left, right, bottom } = bounds(below);
  const floor = figure.rest.lift > 0 ? Infinity : -CLEAR;
  const hem = Math.max(Math.min(floor, bottom + cut.drop), bottom - 30);
  const isSide = figure.view === "side";
  const corners: [Point, Point] = [[left - cut.flare, hem], [
    right + cut.flare * (isSide ? 0.3 : 1),
    hem,
  ]];
  return hanging(below, corners, waistOf(trunk, cut.waist).at, cut);
}

/** Cloth around points of the body that falls from `top` to a hem between two corners. */
export function hanging(
  body: readonly Point[],
  corners: Corners,
  top: Point,
  cut: Pick<SkirtCut, "name" | "colour" | "texture" | "trim" | "marks">,
): Item[] {
  const hem = corners[0][1];
  const shell = convexHull([...body.filter(([, y]) => y <= hem), ...corners]);
  return [
    region({
      name: cut.name,
      role: "costume",
      texture: cut.texture,
      outline: waved(shell, ...corners),
      colour: cut.colour,
      marks: [...(cut.marks ?? []), ...pleats(corners, top, cut.colour)],
      volume: 0.6,
    }),
    ...(cut.trim ? [hemBand(cut, cut.trim, corners)] : []),
  ];
}

/** Points of the trunk beyond the waist and of the thighs. */
function lowerBody({ limbs, torso, dressed }: Figure, trunk: Part, waist: number): Point[] {
  const seam = waistOf(trunk, waist);
  const body = torso.find(({ name }) => name === dressed.torso)!;
  const thighs = limbs.filter(({ kind, name }) => kind === "thigh" || /hind leg$/.test(name));
  return [
    ...cutOutline(offsetOutline(body.outline, 7), seam, "beyond"),
    ...thighs.flatMap(({ outline, kind }) =>
      offsetOutline(outline, 7).filter((point) => kind === "thigh" || beyond(seam, point) > -10)
    ),
  ];
}

/** The outline with its lowest edge in waves. */
function waved(shell: readonly Point[], from: Point, to: Point): Point[] {
  const start = shell.findIndex((point) => point === to);
  const round = [...shell.slice(start), ...shell.slice(0, start)];
  // A hull runs clockwise on screen: its lowest edge leads from the right corner to the left one.
  const isLowFirst = round[1] === from;
  const edge = isLowFirst ? round : [...round.slice(0, 1), ...round.slice(1).reverse()];
  const waves = Math.max(3, Math.round(distance(from, to) / 34));
  const steps = waves * 6;
  const hem = times(steps + 1, (i): Point => {
    const t = i / steps;
    const dip = Math.abs(Math.sin(t * waves * Math.PI)) * 8;
    return [to[0] + (from[0] - to[0]) * t, to[1] + (from[1] - to[1]) * t + dip];
  });
  return [...hem, ...spaced(edge.slice(2))];
}

/** Long straight edges get points between. */
function spaced(points: readonly Point[]): Point[] {
  return points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next) return [point];
    const steps = Math.max(1, Math.round(distance(point, next) / 14));
    return times(steps, (k): Point => [
      point[0] + (next[0] - point[0]) * k / steps,
      point[1] + (next[1] - point[1]) * k / steps,
    ]);
  });
}

function pleats([from, to]: Corners, [tx, ty]: Point, colour: Colour): Mark[] {
  const count = Math.max(3, Math.round(distance(from, to) / 34));
  return times(count - 1, (i) => {
    const t = (i + 1) / count;
    const foot: Point = [from[0] + (to[0] - from[0]) * t, from[1] + 4];
    const reach = 0.62;
    return mark(
      "shade",
      leaf(foot, [foot[0] + (tx - foot[0]) * reach * 0.7, foot[1] + (ty - foot[1]) * reach], 4),
      shift(colour, { l: -0.09 }),
      1,
    );
  });
}

function hemBand(
  { name, texture }: Pick<SkirtCut, "name" | "texture">,
  trim: Colour,
  [from, to]: Corners,
): Item {
  const waves = Math.max(3, Math.round(distance(from, to) / 34)), steps = waves * 6;
  const edge = (lift: number) =>
    times(steps + 1, (i): Point => {
      const t = i / steps;
      const dip = Math.abs(Math.sin(t * waves * Math.PI)) * 8;
      return [from[0] + (to[0] - from[0]) * t, from[1] + dip - lift];
    });
  return region({
    name: `${name} trim`,
    role: "costume",
    texture,
    outline: [...edge(11), ...edge(-2).reverse()],
    colour: trim,
    line: 2.6,
    volume: 0.3,
  });
}

/** Layers of stiff tulle around the waist. */
export function tutuOn(
  figure: Figure,
  { colour, waist, reach }: { colour: Colour; waist: number; reach: number },
): Item[] {
  const trunk = trunkOf(figure);
  if (!trunk || figure.bust) return [];
  const { at, towards: [tx, ty] } = waistOf(trunk, waist);
  const across = cutOutline(offsetOutline(trunk.outline, 4), waistOf(trunk, waist), "beyond")
    .map(([x, y]) => (x - at[0]) * -ty + (y - at[1]) * tx);
  const half = Math.max(50, (Math.max(...across) - Math.min(...across)) / 2);
  const middle = (Math.max(...across) + Math.min(...across)) / 2;
  const layers: [wide: number, deep: number, l: number][] = [
    [half + reach, 62, -0.06],
    [half + reach * 0.82, 47, 0],
    [half + reach * 0.56, 30, 0.06],
  ];
  return layers.map(([wide, deep, l], i) => {
    const tone = shift(colour, { l });
    const petals = 11 - i * 2;
    const edge = times(petals * 6 + 1, (k): Point => {
      const t = k / (petals * 6), angle = Math.PI * t;
      const ripple = 1 + 0.09 * Math.abs(Math.sin(t * petals * Math.PI));
      return [Math.cos(angle) * wide * ripple, 4 + Math.sin(angle) * deep * ripple];
    });
    const top = times(13, (k): Point => {
      const t = k / 12;
      return [-wide + 2 * wide * t, -6 - Math.sin(t * Math.PI) * 12];
    });
    const place = ([u, v]: Point): Point => [
      at[0] - ty * (u + middle) + tx * v,
      at[1] + tx * (u + middle) + ty * v,
    ];
    return region({
      name: i === 0 ? "tutu" : `tutu layer ${i}`,
      role: "costume",
      texture: "cloth",
      outline: [...edge, ...top].map(place),
      colour: tone,
      line: 3,
      volume: 0.5,
      marks: times(petals - 1, (k) => {
        const angle = Math.PI * (k + 1) / petals;
        return mark(
          "shade",
          leaf(
            place([Math.cos(angle) * wide, Math.sin(angle) * deep]),
            place([Math.cos(angle) * wide * 0.35, Math.sin(angle) * deep * 0.2]),
            2,
          ),
          shift(tone, { l: -0.07 }),
        );
      }),
    });
  });
}

/** The smallest convex outline around points, clockwise on screen. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of list) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
