/**
 * @module What age and strength make of a trunk: the back of an old cat sways and its belly sags between bony hips and
 * shoulders; a strong one has a deep chest, broad shoulders and a waist.
 */
import { bounds, type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import type { Figure, Part } from "./figure.ts";
import { isLevel } from "./level_trunk.ts";

/** How far the back of an old cat on four legs sways and its belly hangs, in units, and how much broader than its shoulders
 * the seat of one that stands up is. */
const SWAYS = 20, SAGS = 26, PEAR = { shoulders: 0.88, seat: 1.1 };

/** How much deeper the chest of a strong cat on four legs is than its loin, as shares of the height of its trunk; how
 * broad its shoulders and its waist are where it stands up. */
const CHEST = 0.16, LOIN = -0.05, STRONG = { shoulders: 1.32, waist: 1 };

/** A trunk whose lower edge is nearer to the ground than this lies on it: it cannot sag. */
const ON_LEGS = -40;

/** The figure whose trunk its age and strength have formed. */
export function withTrunkOfItsOwn(figure: Figure, { age, build }: CatSpec): Figure {
  if (age !== "senior" && build !== "muscular" || figure.bust) return figure;
  const [trunk] = figure.torso, box = bounds(trunk!.outline);
  const move = isLevel(trunk!)
    ? build === "muscular" ? deepChest(box) : box.bottom < ON_LEGS ? swayed(box) : undefined
    : build === "muscular"
    ? across(box, STRONG.shoulders, STRONG.waist)
    : across(box, PEAR.shoulders, PEAR.seat);
  if (!move) return figure;
  const change = (part: Part): Part => ({
    ...part,
    outline: part.outline.map(move),
    ...(part.contour && { contour: part.contour.map(move) }),
    axis: part.axis.map(move),
  });
  const isUpright = !isLevel(trunk!);
  return {
    ...figure,
    torso: figure.torso.map(change),
    limbs: figure.limbs.map((part) => isUpright && part.kind === "thigh" ? change(part) : part),
  };
}

/** How far a place is along the barrel between hips and shoulders: 0 at both, 1 in its middle. */
function barrel({ left, right }: Box, x: number): number {
  const along = (x - left) / (right - left);
  return smoothstep(0.1, 0.36, along) * (1 - smoothstep(0.46, 0.66, along));
}

function swayed(box: Box): (point: Point) => Point {
  const middle = (box.top + box.bottom) / 2 + heightOf(box) * 0.12;
  return ([x, y]) => [x, y + (y < middle ? SWAYS : SAGS) * barrel(box, x)];
}

function deepChest(box: Box): (point: Point) => Point {
  const high = heightOf(box), low = box.bottom < ON_LEGS ? 1 : 0.4;
  return ([x, y]) => {
    const along = (x - box.left) / widthOf(box),
      below = smoothstep(0.45, 0.9, (y - box.top) / high);
    const chest = smoothstep(0.5, 0.66, along) * (1 - smoothstep(0.82, 1, along));
    return [x, y + high * low * below * (CHEST * chest + LOIN * barrel(box, x))];
  };
}

function across(box: Box, shoulders: number, seat: number): (point: Point) => Point {
  const middle = (box.left + box.right) / 2;
  return ([x, y]) => {
    const down = (y - box.top) / heightOf(box);
    const by = down < 0.4
      ? 1 + (shoulders - 1) * smoothstep(0, 0.2, down)
      : shoulders + (seat - shoulders) * smoothstep(0.4, 0.72, down);
    return [middle + (x - middle) * by, y];
  };
}
