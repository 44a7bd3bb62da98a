/**
 * @module What a scene shows of one actor: its own items and where they lie between the others. Relations
 * are proved by it, not by the recipe.
 */
import { bounds, boundsOf, type Box, contains, widthOf } from "../geometry/measure.ts";
import type { Eye, Item, Point, Region, Scene } from "../scene.ts";
import type { Actor } from "../spec.ts";

export interface Seen {
  items: Item[];
  box: Box;
  /** The box of the cat without tail and clothes; of a thing its box. */
  body: Box;
  /** Places of the first and the last item in the scene: later ones hide earlier ones. */
  first: number;
  last: number;
  scene: Scene;
}

/** What is seen of an actor; undefined where the scene shows nothing of it. */
export function seenOf(scene: Scene, actor: Actor): Seen | undefined {
  const items = scene.items.filter(({ of, role }) => of === actor && role !== "shadow");
  if (items.length === 0) return undefined;
  const body = items.filter(({ role, name }) => role === "coat" && !name.startsWith("tail"));
  return {
    items,
    box: boundsOf(items),
    body: boundsOf(body.length > 0 ? body : items),
    first: scene.items.indexOf(items[0]!),
    last: scene.items.indexOf(items.at(-1)!),
    scene,
  };
}

/** Whether the actor is no cat. */
export function isThing({ items }: Seen): boolean {
  return items[0]?.of?.startsWith("thing") === true;
}

/** A region of the actor whose name begins so. */
export function partOf({ items }: Seen, name: string): Region | undefined {
  return items.find((item): item is Region & Item =>
    item.is === "region" && item.name.startsWith(name)
  );
}

/** Its paws. */
export function pawsOf({ items }: Seen): (Region & Item)[] {
  return items.filter((item): item is Region & Item =>
    item.is === "region" && / fore ?paw( \d+)?$/.test(item.name)
  );
}

/** Its open eyes. */
export function eyesOf({ items }: Seen): (Eye & Item)[] {
  return items.filter((item): item is Eye & Item => item.is === "eye");
}

/** Whether one of the solid regions covers the point. */
export function covers({ items }: Seen, point: Point): boolean {
  return items.some((item) =>
    item.is === "region" && (item.opacity ?? 1) > 0.5 && contains(item.outline, point)
  );
}

export function middleOf({ left, right, top, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Whether a thing is beside the middle of the head, and not far from it. */
export function isOnSideOfHead(cat: Seen, { box }: Seen): boolean {
  const head = partOf(cat, "head");
  if (!head) return false;
  const around = bounds(head.outline), wide = widthOf(around);
  const [x, y] = middleOf(box), [headX, headY] = middleOf(around);
  const aside = Math.hypot(x - headX, y - headY);
  return aside > wide * 0.2 && aside < wide * 1.1;
}

/** Whether an outline reaches into a box. */
export function touches(outline: readonly Point[], box: Box, slack = 6): boolean {
  const own = bounds(outline);
  return own.right > box.left - slack && own.left < box.right + slack &&
    own.bottom > box.top - slack && own.top < box.bottom + slack;
}

/** Whether a thing is where a paw reaches it. */
export function isAtPaws(cat: Seen, thing: Seen): boolean {
  return pawsOf(cat).some(({ outline }) => touches(outline, thing.box, REACH));
}

/** Whether hardly anything fits between two boxes side by side. */
export function isNear({ box: one }: Seen, { box: other }: Seen): boolean {
  return Math.max(one.left, other.left) - Math.min(one.right, other.right) < NEAR;
}

/** Neighbours are at most as far apart, in units. */
const NEAR = 120;

/** How far from a paw a thing may stand that the cat works at, in units. */
const REACH = 60;

/** Whether a thing is right before a foot of a hind leg, or a paw that has kicked it. */
export function isAtFoot({ items }: Seen, { box }: Seen): boolean {
  return items.some((item) =>
    item.is === "region" && / (?:hind|fore) ?paw( \d+)?$/.test(item.name) &&
    touches(item.outline, box, KICK)
  );
}

/** How far off a foot a thing may be that it has kicked, in units. */
const KICK = 90;

/** Whether the upper part of a thing is before the lips: its breath reaches it. */
export function isBeforeLips(cat: Seen, { box }: Seen): boolean {
  const nose = partOf(cat, "nose");
  if (!nose) return false;
  const [x, y] = middleOf(bounds(nose.outline));
  const apart = Math.max(box.left - x, x - box.right);
  return apart < BREATH && box.top < y + BREATH / 2 && box.bottom > y;
}

/** How far a breath reaches, in units. */
const BREATH = 220;

/** Whether a thing is at the side of the head, above the chin: at an ear. */
export function isAtCheek(cat: Seen, thing: Seen): boolean {
  if (isInMouth(cat, thing)) return true;
  const { box } = thing;
  const head = partOf(cat, "head");
  if (!head) return false;
  const { left, right, top, bottom } = bounds(head.outline);
  const [x, y] = middleOf(box), half = (right - left) / 2;
  return Math.abs(x - (left + right) / 2) > half * 0.4 &&
    Math.abs(x - (left + right) / 2) < half * 1.3 &&
    y > top && y < bottom + 20;
}

/** Whether any other actor is on this side of it: -1 is left. */
export function actorsBeside({ body, items, scene }: Seen, side: -1 | 1): boolean {
  const [x] = middleOf(body), own = items[0]?.of;
  return scene.items.some((item) => {
    if (!item.of || item.of === own || item.role === "shadow") return false;
    const [at] = middleOf(boundsOf([item]));
    return (at - x) * side > 0;
  });
}

/** Whether a cat works at a thing: its paws reach it, or it is over it. */
export function isWorkedAt(cat: Seen, thing: Seen): boolean {
  return isAtPaws(cat, thing) || cat.first < thing.first && isWithin(cat, thing);
}

/** Whether the middle of one lies within the width of the other. */
export function isWithin({ body }: Seen, { box }: Seen): boolean {
  const [x] = middleOf(body);
  return x > box.left && x < box.right;
}

/** Whether someone looks out of a window or a door of it. */
export function isLookedOutOf({ items }: Seen): boolean {
  return items.some(({ name }) => name.startsWith("sill"));
}

/** Whether a thing lies over the mouth of a cat. */
export function isInMouth(cat: Seen, thing: Seen): boolean {
  const nose = partOf(cat, "nose");
  if (!nose) return false;
  const { bottom, left, right } = bounds(nose.outline);
  const { box } = thing;
  return box.left < right && box.right > left && box.top < bottom + 50 && box.bottom > bottom;
}

/** How far below the chin a thing may begin that a cat bites into, in units. */
const BITE = 40;

/** Whether a thing is where a cat can bite into it: under the chin, or right below the face. */
export function isNearMouth(cat: Seen, thing: Seen): boolean {
  const head = partOf(cat, "head");
  if (!head) return false;
  const { left, right, top, bottom } = bounds(head.outline);
  const [x, y] = middleOf(thing.box);
  return x > left - 40 && x < right + 40 && y > top && thing.box.top < bottom + BITE;
}

/** Whether an eye is turned to a box. */
export function looksAt({ centre, look }: Eye, box: Box): boolean {
  const [x, y] = middleOf(box);
  const [dx, dy] = [x - centre[0], y - centre[1]];
  const far = Math.hypot(dx, dy) || 1, length = Math.hypot(look[0], look[1]) || 1;
  return (dx * look[0] + dy * look[1]) / (far * length) > 0.5;
}
