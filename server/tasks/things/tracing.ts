/**
 * @module From the flat shapes of an emoji to a thing's drawing: what hangs together is one piece, every
 * shape lies inside its piece.
 */
import type { MultiPolygon, Polygon, Ring } from "polygon-clipping";
import {
  type Drawing,
  type Piece,
  type Shape as Inner,
  UNITS,
} from "../../illustrator/things/drawing.ts";
import type { Point } from "../../illustrator/scene.ts";
import { intersection, sizeOf, union } from "./areas.ts";
import { mainTones } from "./main_tones.ts";
import { ringArea, simplified } from "./rings.ts";
import { type Shape, shapesOf } from "./svg.ts";

/** Smaller areas, in units of the emoji's grid of 32, are seams between shapes and no shapes. */
const SPECK = 0.04;

/** How much of a piece its undermost shape covers where it is the ground of all others. */
const WHOLE = 0.985;

/** How far a simplified outline may be from the traced one, in units of the drawing. */
const TOLERANCE = 1.6;

/** The drawing of an emoji's SVG body; of one colour it takes a chosen colour as a whole. */
export function drawingOf(
  body: string,
  { isOfOneColour = false, isOfGlass = false } = {},
): Drawing {
  const shapes = shapesOf(body);
  const silhouette = union(...shapes.map(({ area }) => area))
    .filter(([outer]) => Math.abs(ringArea(outer!)) > 4 * SPECK);
  const place = placingOf(silhouette);
  const palette = [...new Set(shapes.map(({ colour }) => colour))];
  const indexed = shapes.map((shape) => ({ ...shape, colour: palette.indexOf(shape.colour) }));
  const seen = mainTones(indexed, palette, { isOfGlass });
  const main = isOfOneColour ? [...new Set([...seen, ...palette.keys()])] : seen;
  const pieces = silhouette.map((outline) => pieceOf(outline, indexed, { place, main }));
  return { palette, main, pieces: pieces.toSorted((a, b) => areaOf(b) - areaOf(a)) };
}

type Place = (point: [number, number]) => Point;

/** One piece with the parts of all shapes that lie in it. */
function pieceOf(
  outline: Polygon,
  shapes: readonly (Omit<Shape, "colour"> & { colour: number })[],
  { place, main }: { place: Place; main: readonly number[] },
): Piece {
  const inside = shapes.flatMap((shape) => {
    const area = intersection(shape.area, outline).filter(isSeen);
    return area.length > 0 ? [{ ...shape, area }] : [];
  });
  const whole = sizeOf([outline]);
  const [ground, ...others] = inside;
  const covers = ground && ground.opacity === 1 && sizeOf(ground.area) > WHOLE * whole;
  const colours = inside.map(({ colour }) => colour);
  const widest = inside.toSorted((a, b) => sizeOf(b.area) - sizeOf(a.area))[0]?.colour ?? 0;
  return {
    colour: covers ? ground.colour : main.find((tone) => colours.includes(tone)) ?? widest,
    rings: ringsOf(outline, place),
    shapes: (covers ? others : inside).flatMap(({ colour, opacity, area }) =>
      area.map((polygon): Inner => ({ colour, opacity, rings: ringsOf(polygon, place) }))
    ).filter(({ rings }) => rings.length > 0),
  };
}

/** Its rings without seams between neighbours. */
function ringsOf([outer, ...holes]: Polygon, place: Place): Point[][] {
  return [outer!, ...holes.filter((ring) => Math.abs(ringArea(ring)) > SPECK)].flatMap((ring) => {
    const placed = simplified(ring.map((point) => place(point) as [number, number]), TOLERANCE);
    return placed.length > 2 ? [placed as Point[]] : [];
  });
}

/** The middle of the lower edge becomes the origin, the longest side `UNITS`. */
function placingOf(silhouette: MultiPolygon): Place {
  const points = silhouette.flatMap(([outer]) => outer!);
  const xs = points.map(([x]) => x), ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = UNITS / Math.max(right - left, bottom - top);
  return ([x, y]) => [
    Math.round((x - (left + right) / 2) * scale),
    Math.round((y - bottom) * scale),
  ];
}

function isSeen([outer]: Polygon): boolean {
  return Math.abs(ringArea(outer!)) > SPECK;
}

function areaOf({ rings: [outer] }: Piece): number {
  return Math.abs(ringArea(outer as unknown as Ring));
}
