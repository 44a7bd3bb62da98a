/**
 * @module The belly of a stout cat: a body that stands up is wider towards its middle, one that lies or
 * walks hangs lower. Legs keep their thickness; those at the belly's sides move apart with it.
 */
import { bounds, type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import type { Figure, Part } from "./figure.ts";

/** How much of its size a belly adds for each degree of being fat, and the most: a trunk that stands up is wide
 * already by its girth. */
const BELLY = 0.4, MOST_BELLY = { hanging: 0.5, upright: 0.52 };

/** Of a belly that hangs, this share is on the back; one that lies on the ground can only rise. */
const ON_BACK = 0.34, RISING = 0.8;

/** One that lies spreads to its ends, too, by this share of what it swells. */
const LONGER = 0.3;

/** From which share of half its length to its ends a belly fades: one that lies bears a whole back, or it is a hump. */
const FADES = { hanging: [0.3, 0.92], lying: [0.1, 1.25] } as const;

/** How far behind its middle the belly of a trunk on four legs is deepest, in halves of its length: the ribs of the chest
 * hold it, and a bag between the forelegs would hide them. */
const BEHIND = 0.22;

/** How far down a trunk that stands up is widest, as a share of its height, and how much less at its end: a ball, no bell. */
const BULGES = 0.6, UNDER = 0.9;

/** A trunk that ends higher than this above the ground stands on legs, in units. */
const ON_LEGS = 40;

/** A body that lies flat on the ground is lower than this share of its length, and swells by this share only. */
const FLAT = 0.46, OF_FLAT = 1;

/** The belly of a kitten is smaller: its body is short. */
const OF_KITTEN = 0.6;

/** Nothing hangs lower than this above the ground. */
const CLEAR = 5;

/** Nothing that hangs between legs covers their paws, in units above the ground; it comes near them as softly. */
const PAWS = 20;

/** The value, or one that comes ever nearer to a floor below it. */
function above(floor: number, y: number): number {
  const from = floor - PAWS;
  return y < from ? y : floor - PAWS * Math.exp(-(y - from) / PAWS);
}

/** The figure with the belly of its recipe. */
export function withBelly(figure: Figure, { build, age, degrees }: CatSpec): Figure {
  if (build !== "chubby") return figure;
  const outline = figure.torso.flatMap((part) => part.outline);
  const whole = bounds(outline);
  const box = figure.view === "side" ? withoutNeck(whole, outline, figure.head.at) : whole;
  const isFlat = heightOf(box) < FLAT * widthOf(box) && box.bottom > -ON_LEGS;
  const hasThighs = figure.limbs.some(({ kind }) => kind === "thigh");
  const isOnFour = figure.view === "side" && box.bottom < -ON_LEGS;
  const isUpright = !isOnFour && heightOf(box) > 0.66 * widthOf(box);
  const most = MOST_BELLY[isUpright ? "upright" : "hanging"];
  const much = Math.min(most, BELLY * (degrees?.build ?? 1)) *
    (isFlat ? OF_FLAT : 1) * (age === "kitten" ? OF_KITTEN : 1);
  const [full, gone] = FADES[isOnFour ? "hanging" : "lying"];
  const half = widthOf(box) / 2, middle = (box.left + box.right) / 2;
  const deepest = isOnFour ? middle - half * BEHIND : middle;
  const wide = ([x, y]: Point): Point => {
    const down = (y - box.top) / heightOf(box);
    const share = smoothstep(0.02, BULGES, down) * (1 - UNDER * smoothstep(BULGES, 1, down));
    return [middle + (x - middle) * (1 + much * share), y];
  };
  const low = ([x, y]: Point): Point => {
    const along = Math.abs(x - deepest) / half;
    const share = 1 - smoothstep(full, gone, along);
    const below = (y - box.top) / heightOf(box) - 0.45;
    const moved = y +
      much * heightOf(box) * share *
        (below > 0 ? below * 1.8 : below * 2 * (isOnFour ? ON_BACK : RISING));
    return [
      isOnFour ? x : middle + (x - middle) * (1 + much * LONGER),
      isOnFour
        ? Math.max(y, above(-PAWS, moved))
        : moved > y
        ? Math.max(y, above(-CLEAR, moved))
        : y < -CLEAR
        ? moved
        : y,
    ];
  };
  const swell = (part: Part): Part =>
    part.kind === "torso" || part.kind === "thigh"
      ? {
        ...part,
        outline: part.outline.map(isUpright ? wide : low),
        ...(part.contour && { contour: part.contour.map(isUpright ? wide : low) }),
        axis: part.axis.map(isUpright ? wide : low),
      }
      : isUpright && hasThighs && / hind /.test(part.name)
      ? aside(part, wide)
      : part;
  return {
    ...figure,
    torso: figure.torso.map(swell),
    limbs: figure.limbs.map(swell),
    back: figure.back.map(swell),
    rest: isUpright
      ? {
        ...figure.rest,
        left: middle + (figure.rest.left - middle) * (1 + much),
        right: middle + (figure.rest.right - middle) * (1 + much),
      }
      : figure.rest,
  };
}

/** How far beside the middle of a head a trunk seen from the side has no neck, in units. */
const BESIDE = 70;

/** The bounds of a trunk without its neck, if it lies more than it stands. */
function withoutNeck(whole: Box, outline: readonly Point[], [x]: Point): Box {
  if (heightOf(whole) > 0.8 * widthOf(whole)) return whole;
  const trunk = outline.filter((point) => Math.abs(point[0] - x) > BESIDE);
  return trunk.length === 0 ? whole : { ...whole, top: bounds(trunk).top };
}

/** A hind leg or paw as a whole, with its thigh. */
function aside(part: Part, wide: (point: Point) => Point): Part {
  const from = part.toes?.at ?? part.axis[0]!;
  const by = wide(from)[0] - from[0];
  const move = ([x, y]: Point): Point => [x + by, y];
  return {
    ...part,
    outline: part.outline.map(move),
    ...(part.contour && { contour: part.contour.map(move) }),
    axis: part.axis.map(move),
    ...(part.toes && { toes: { ...part.toes, at: move(part.toes.at) } }),
  };
}
