/** @module Tubes: a coloured gas around a white-hot thread, bent along the edges of things. */
import { type Colour, css, mix } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { along, lengthsAlong } from "../../geometry/polyline.ts";
import { star } from "../../geometry/shapes.ts";
import { randomStream } from "../../random.ts";
import type { Glow, Item, Point, Region } from "../../scene.ts";
import { type Context, fillRadial, trace } from "../canvas.ts";
import { gasAround, gasOf, type Lamps } from "./tone.ts";
import { type Edge, edgesOf } from "../edges.ts";

/** Tubes around the cat are whole and bright; those of its setting finer, broken, paler far away. */
export type TubeSite = "cat" | "around";

/** Tubes of head and body, of limbs, and of face and paws, in units. */
const TUBE = 8, LIMB = 5, FINE = 3.4;

/** Smaller things of a setting are single sparks, in units. */
const SMALLEST_BENT = 15;

/** Real tubes end somewhere: long stretches of light, short gaps. */
const STRETCHES = [230, 9];

/** The tube of a form. */
export function layTube(
  tubes: Context,
  region: Region & Item,
  place: TubeSite,
  lamps: Lamps,
): void {
  const { outline, colour, role, opacity = 1, depth = 0 } = region;
  if (role === "shadow" || opacity < 0.4) return;
  const box = bounds(outline), side = Math.min(widthOf(box), heightOf(box));
  if (place === "cat" && (region.line === 0 || side < 6)) return;
  const gas = place === "cat"
    ? gasOf(colour, lamps)
    : gasAround(colour, (box.left + box.right) / 2, lamps);
  tubes.save();
  if (isWhiteLight(region)) {
    tubes.fillStyle = css(colour, opacity);
    trace(tubes, outline);
    tubes.fill();
  } else if (place === "around" && side < SMALLEST_BENT) {
    tubes.fillStyle = css(gas, 0.7 * opacity);
    trace(tubes, outline);
    tubes.fill();
  } else {
    const fine = place === "around";
    const width = fine
      ? Math.min(4.4, 1.7 + side * 0.012) * (1 - 0.4 * depth)
      : role === "face" || side < 34 || PAW.test(region.name)
      ? FINE
      : LIMBS.test(region.name)
      ? LIMB
      : TUBE;
    tubes.globalAlpha = fine ? (0.72 - 0.46 * depth) * opacity : 1;
    if (fine) {
      tubes.setLineDash(STRETCHES);
      return layAround(tubes, region, { gas, width }, lamps);
    }
    for (const { points, closed } of edgesOf(region)) {
      if (side > LEAST_OPENED && !WHOLE.test(region.name)) {
        bendTubes(tubes, { points, closed }, gas, width);
      } else {
        trace(tubes, points, closed);
        strokeTube(tubes, gas, width);
      }
    }
  }
  tubes.restore();
}

/** Lightning and flakes of snow, which shine themselves. */
function isWhiteLight({ name, texture }: Region): boolean {
  return texture === "light" && /^(?:lightning|snowflake)\b/.test(name);
}

/** Share of the tubes of a setting that are switched on, and how much brighter and wider they are; the rest is cold glass. */
const SWITCHED = { on: 0.34, brighter: 1.5, wider: 1.3, cold: 0.5 };

/** The edge of a thing of the setting: one in three is a tube that shines, the others are lines of cold glass. */
function layAround(
  tubes: Context,
  region: Region & Item,
  { gas, width }: { gas: Colour; width: number },
  lamps: Lamps,
): void {
  const random = randomStream(lamps.seed, `neon.switch.${region.piece ?? region.name}`);
  const isOn = random.chance(SWITCHED.on);
  tubes.globalAlpha = Math.min(1, tubes.globalAlpha * (isOn ? SWITCHED.brighter : SWITCHED.cold));
  const own = isOn ? random.pick([gas, gas, lamps.left, lamps.right]) : gas;
  for (const { points, closed } of edgesOf(region)) {
    trace(tubes, points, closed);
    if (isOn) strokeTube(tubes, own, width * SWITCHED.wider);
    else {
      tubes.strokeStyle = css(own);
      tubes.lineWidth = width * 0.7;
      tubes.stroke();
    }
  }
  tubes.restore();
}

/**
 * The whole edge of a form that shows an open one, wider than its tube: what others cover of it goes when they are laid.
 * Where a limb stands out beyond its body, its outer half is left as the silhouette.
 */
export function laySilhouette(tubes: Context, region: Region, lamps: Lamps): void {
  const { outline, contour, line, opacity = 1 } = region;
  if (!contour || line === 0 || opacity < 1) return;
  trace(tubes, outline);
  strokeTube(tubes, gasOf(region.colour, lamps), LIMB * OUTER);
}

/** Width of the silhouette against a tube: half of it is covered. */
const OUTER = 1.5;

const PAW = /paw/, LIMBS = /leg|thigh|arm|tail/;

/** A tube that ended at an ear or a cheek would be taken for a nick in it. */
const WHOLE = / ear$|^head$/;

/** Forms smaller than this, in units, are one tube without an end. */
const LEAST_OPENED = 90;
/** Length of one tube, and of the gap to the next, in units. */
const LENGTH = 940, GAP = 13;
const ELECTRODE: Colour = { l: 0.42, c: 0.04, h: 270 };

/** An edge as tubes one after the other, with an electrode on each end. */
function bendTubes(tubes: Context, { points, closed }: Edge, gas: Colour, width: number): void {
  const path = closed ? [...points, points[0]!] : points;
  const whole = lengthsAlong(path).at(-1)!;
  const count = Math.max(1, Math.round(whole / LENGTH));
  // An open edge begins where it comes out from behind something: no end is seen there. A closed one is opened at its foot.
  const from = closed ? lengthsAlong(path)[lowest(points)]! : 0;
  for (let i = 0; i < count; i++) {
    const start = from + (i * whole) / count + (closed || i > 0 ? GAP / 2 : 0);
    const end = from + ((i + 1) * whole) / count - (closed || i < count - 1 ? GAP / 2 : 0);
    const tube = stretch(path, start, end, whole);
    trace(tubes, tube, false);
    strokeTube(tubes, gas, width);
    if (closed || i > 0) capEnd(tubes, tube[0]!, tube[1]!, width);
    if (closed || i < count - 1) capEnd(tubes, tube.at(-1)!, tube.at(-2)!, width);
  }
}

/** Which of these points lies lowest in the picture. */
function lowest(points: readonly Point[]): number {
  return points.reduce((low, [, y], i) => (y > points[low]![1] ? i : low), 0);
}

/** The points of a path between two lengths; a closed one goes on at its beginning. */
function stretch(path: readonly Point[], start: number, end: number, whole: number): Point[] {
  const count = Math.max(2, Math.round((end - start) / 6));
  return Array.from({ length: count + 1 }, (_, i) => {
    const at = start + ((end - start) * i) / count;
    return along(path, (at > whole ? at - whole : at) / whole).point;
  });
}

/** A sleeve of metal over the end of a tube. */
function capEnd(tubes: Context, [x, y]: Point, [ix, iy]: Point, width: number): void {
  const length = Math.hypot(ix - x, iy - y) || 1, ux = (ix - x) / length, uy = (iy - y) / length;
  tubes.save();
  tubes.lineCap = "butt";
  for (
    const [from, to, wide, tone] of [[-3, 3, 1.15, ELECTRODE], [3, 5, 1.25, {
      ...ELECTRODE,
      l: 0.55,
    }]] as const
  ) {
    tubes.strokeStyle = css(tone);
    tubes.lineWidth = width * wide;
    trace(tubes, [[x + ux * from, y + uy * from], [x + ux * to, y + uy * to]], false);
    tubes.stroke();
  }
  tubes.restore();
}

/** A light, or a star as an outline. */
export function layGlint({ ctx, tubes }: { ctx: Context; tubes: Context }, glow: Glow): void {
  const { centre, radius, colour, strength, points } = glow;
  if (!points) return fillRadial(ctx, { ...glow, strength: strength * 0.55 }, [0.4, 0.4]);
  if (radius < 6) {
    tubes.fillStyle = css(colour, strength * 0.9);
    tubes.beginPath();
    tubes.arc(centre[0], centre[1], Math.max(1, radius * 0.5), 0, 2 * Math.PI);
    tubes.fill();
    return;
  }
  trace(tubes, star(centre, radius * 1.1, { points, inner: points > 4 ? 0.45 : 0.26 }));
  strokeTube(tubes, { ...colour, c: Math.max(0.12, colour.c) }, 2.2);
}

/** Where one part of a body meets another: a fine tube of the gas of its coat that burns low. */
export function layFold(
  tubes: Context,
  points: readonly Point[],
  colour: Colour,
  lamps: Lamps,
): void {
  tubes.save();
  tubes.globalAlpha *= FOLD.strength;
  trace(tubes, points, false);
  strokeTube(tubes, gasOf(colour, lamps), FOLD.width);
  tubes.restore();
}

const FOLD = { width: 3, strength: 0.7 };

/** Strokes the path that was begun: halo, gas, hot thread. */
export function strokeTube(tubes: Context, gas: Colour, width: number): void {
  const strokes: [width: number, colour: Colour, alpha: number][] = [
    [width * 2.5, gas, 0.2],
    [width, gas, 1],
    [width * 0.46, mix(gas, { l: 0.99, c: 0.01, h: gas.h }, 0.9), 1],
  ];
  for (const [wide, colour, alpha] of strokes) {
    tubes.strokeStyle = css(colour, alpha);
    tubes.lineWidth = wide;
    tubes.stroke();
  }
}
