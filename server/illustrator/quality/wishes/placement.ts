/**
 * @module How two things lie to each other, by their outlines, their depth and where eyes look. This
 * geometry is the checker's own.
 */
import type { CatSeen } from "./cats.ts";
import type { Box } from "../../geometry/measure.ts";
import { distance, middleOf, type Picture, type Seen } from "./seen.ts";
import type { Sight } from "./wish.ts";

/** Touching things are at most as many cells apart. */
export const TOUCHING = 4;

/** Neighbours are at most as many cells apart. */
export const NEAR = 70;

export interface Pair {
  picture: Picture;
  who: Seen & { cat?: CatSeen };
  what: Seen & { cat?: CatSeen };
}

function overlap(one: Box, other: Box): { x: number; y: number } {
  return {
    x: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    y: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  };
}

/** Its feet are on it and its head is above it. */
export function isOn({ who, what }: Pair): boolean {
  const { x } = middleOf(who.box);
  const high = what.box.bottom - what.box.top;
  return x > what.box.left - 4 && x < what.box.right + 4 && who.box.bottom >= what.box.top - 5 &&
    who.box.bottom <= what.box.bottom + Math.max(8, 0.2 * high) &&
    who.box.top < what.box.top + 0.4 * high;
}

/** Something of the container lies over it, below its top. */
export function isInside({ who, what, picture }: Pair): boolean {
  const { x } = middleOf(who.box);
  const wide = x > what.box.left && x < what.box.right;
  const front = Math.max(...what.items) > Math.min(...who.items);
  const around = picture.scene.items.length > 0 && who.box.bottom <= what.box.bottom + 6;
  return wide && front && around &&
    overlap(who.box, what.box).y > 0.15 * (who.box.bottom - who.box.top);
}

export function isInFrontOf({ who, what }: Pair): boolean {
  return Math.min(...who.items) > Math.min(...what.items) && overlap(who.box, what.box).x > 0;
}

export function isBehind({ who, what }: Pair): boolean {
  // A window has curtains, too: one piece in front of it is enough.
  return Math.min(...who.items) < Math.max(...what.items) && overlap(who.box, what.box).x > -30;
}

export function isUnder({ who, what }: Pair): boolean {
  return overlap(who.box, what.box).x > 0 && middleOf(who.box).y > middleOf(what.box).y &&
    what.box.top < who.box.top + 12;
}

export function isAbove({ who, what }: Pair): boolean {
  return overlap(who.box, what.box).x > 0 && middleOf(who.box).y < middleOf(what.box).y &&
    who.box.bottom < what.box.bottom;
}

export function isBeside({ who, what }: Pair): boolean {
  const { x, y } = overlap(who.box, what.box);
  const narrow = Math.min(who.box.right - who.box.left, what.box.right - what.box.left);
  return x > -NEAR && x < 0.75 * narrow && y > 0;
}

export function touches({ who, what }: Pair): boolean {
  return distance(who.cells, what.cells) <= TOUCHING;
}

/** The eyes turn to it, or the whole head does where it is in front of them. */
export function looksAt({ who, what }: Pair): Sight {
  if (!who.cat) return undefined;
  const from = who.cat.head ? middleOf(who.box) : middleOf(who.box);
  const to = middleOf(what.box);
  const eyes = who.cat.eyes;
  if (eyes.length === 0) return true;
  const away = Math.hypot(to.x - from.x, to.y - from.y);
  return eyes.some(({ eye: { look: [x, y] } }) =>
    Math.hypot(x, y) > 0.12 &&
    (x * (to.x - from.x) + y * (to.y - from.y)) / (away * Math.hypot(x, y)) > 0.6
  );
}

export function chases({ who, what }: Pair): boolean {
  const isRight = middleOf(what.box).x > middleOf(who.box).x;
  if (!who.cat) return distance(who.cells, what.cells) < 2 * NEAR;
  return /running|jumping|pouncing|walking|crouching/.test(who.cat.look.pose) &&
    (who.cat.look.facing === "right") === isRight;
}
