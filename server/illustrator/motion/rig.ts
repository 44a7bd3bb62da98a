/**
 * @module A rig over the named shapes of a cat: it moves head, ears, tail, legs and eyes of a figure, and
 * leaves every marking where it is on the body.
 */
import { bounds, boundsOf } from "../geometry/measure.ts";
import { moveItems, movePoint, placing, type Transform } from "../geometry/transform.ts";
import type { Item, Mark, Point } from "../scene.ts";

/** How a figure differs from its rest; angles in radians, clockwise; lengths in units of the cat. */
export interface Motion {
  /** How much taller the whole figure is, about the ground; it is as much narrower, so that it keeps its size. */
  stretch?: number;
  /** How high it is above the ground. */
  lift?: number;
  /** Turn of the head about the neck, and how far it sinks. */
  head?: { turn?: number; sink?: number };
  /** Turn of both ears, outwards. */
  ears?: number;
  /** Turn of the tip of the tail; its root stays. */
  tail?: number;
  /** Turn of the raised arm. */
  arm?: number;
  /** Where in a stride the legs are, 0..1; absent: they stand. */
  stride?: number;
  /** Whether the eyes are shut. */
  shut?: boolean;
  /** Where the eyes look. */
  look?: Point;
}

/** Legs that move together; the other pair is half a stride behind. */
const DIAGONAL = ["near fore", "far hind"];

/** How far a leg swings to each side, and how high its paw is lifted on the way forward. */
const SWING = 0.42, STEP = 26;

/** The items in this motion, their lowest point on the ground unless they are lifted. */
export function animatedItems(items: readonly Item[], motion: Motion): Item[] {
  const { stretch = 0, lift = 0, head, ears, tail, arm, stride, shut, look } = motion;
  const ground = boundsOf(items).bottom;
  let all = [...items];
  if (stride !== undefined) all = inStride(all, stride);
  if (arm) all = withArm(all, arm);
  if (tail) all = withTail(all, tail, ground);
  if (ears) all = withEars(all, ears);
  if (head) all = withHead(all, head);
  if (shut || look) all = all.map((item) => withEye(item, { shut, look }));
  const fall = ground - boundsOf(all).bottom;
  const tall = { a: 1 / (1 + stretch), b: 0, c: 0, d: 1 + stretch, e: 0, f: 0 };
  const about: Transform = { ...tall, f: ground - tall.d * (ground - fall) - lift };
  return moveItems(about, all);
}

function inStride(items: Item[], stride: number): Item[] {
  return ["near fore", "far fore", "near hind", "far hind"].reduce((all, leg) => {
    const isLeg = (item: Item) =>
      item.name.startsWith(leg) || (leg === "near hind" && item.name === "near thigh");
    const box = boundsOf(all.filter(isLeg));
    const phase = 2 * Math.PI * (stride + (DIAGONAL.includes(leg) ? 0 : 0.5));
    // The paw goes up while the leg comes forward.
    const up = STEP * Math.max(0, Math.cos(phase));
    const turn = -SWING * Math.sin(phase);
    return turned(all, isLeg, [(box.left + box.right) / 2, box.top + 14], turn, [0, -up]);
  }, items);
}

/** The raised foreleg is the one whose pads are seen. */
function withArm(items: Item[], turn: number): Item[] {
  const side = items.find(({ name }) => /forepaw pad/.test(name))?.name.split(" ")[0];
  if (!side) return items;
  const isArm = ({ name }: Item) => name.startsWith(`${side} fore`);
  const paw = centreOf(items.filter(({ name }) => name.startsWith(`${side} forepaw`)));
  const leg = items.find(({ name }) => name === `${side} foreleg`);
  return leg?.is === "region" ? turned(items, isArm, farthest(leg.outline, paw), turn) : items;
}

/** Bends more towards the tip; what lies on the ground stays above it. */
function withTail(items: Item[], turn: number, ground: number): Item[] {
  const isTail = ({ name }: Item) => name.startsWith("tail");
  const tail = items.filter(isTail);
  const torso = items.filter(({ name }) => name === "torso");
  if (tail.length === 0 || torso.length === 0) return items;
  const outline = tail.flatMap((item) => item.is === "region" ? item.outline : []);
  const body = centreOf(torso);
  const root = outline.reduce((best, point) => away(point, body) < away(best, body) ? point : best);
  const length = Math.max(1, ...outline.map((point) => away(point, root)));
  const bend = (point: Point): Point => {
    const share = Math.min(1, away(point, root) / length);
    const [x, y] = movePoint(about(root, turn * share * share), point);
    return [x, Math.min(y, ground)];
  };
  return items.map((item) => isTail(item) ? reshaped(item, bend) : item);
}

function withEars(items: Item[], turn: number): Item[] {
  return (["left", "right"] as const).reduce((all, side) => {
    const isEar = ({ name }: Item) => name.startsWith(`${side} `) && / ear( |$)/.test(`${name} `);
    const box = boundsOf(all.filter(isEar));
    const base: Point = [(box.left + box.right) / 2, box.bottom];
    return turned(all, isEar, base, side === "left" ? -turn : turn);
  }, items);
}

/** The head with its face and all that sits on it. */
function withHead(items: Item[], { turn = 0, sink = 0 }: NonNullable<Motion["head"]>): Item[] {
  const head = boundsOf(items.filter(({ name }) => name === "head"));
  const height = head.bottom - head.top;
  const isOnHead = (item: Item) => {
    if (item.role === "face" || item.role === "eye") return true;
    if (/^(head|(left|right) (inner )?ear)/.test(item.name)) return true;
    if (item.role !== "accessory" && item.role !== "costume") return false;
    const [x, y] = centreOf([item]);
    return x > head.left && x < head.right && y < head.bottom - height * 0.12;
  };
  const neck: Point = [(head.left + head.right) / 2, head.bottom - height * 0.1];
  return turned(items, isOnHead, neck, turn, [0, sink]);
}

function withEye(item: Item, { shut, look }: Pick<Motion, "shut" | "look">): Item {
  if (item.is !== "eye") return item;
  return {
    ...item,
    ...(look && { look }),
    ...(shut && !item.closed && { closed: "asleep" as const }),
  };
}

/** These items turned about a point, then moved. */
function turned(
  items: Item[],
  which: (item: Item) => boolean,
  point: Point,
  turn: number,
  [dx, dy]: Point = [0, 0],
): Item[] {
  const turning = about(point, turn);
  const move = { ...turning, e: turning.e + dx, f: turning.f + dy };
  return items.map((item) => which(item) ? moveItems(move, [item])[0]! : item);
}

/** A turn about this point. */
function about([x, y]: Point, turn: number): Transform {
  const turning = placing({ turn });
  const [tx, ty] = movePoint(turning, [x, y]);
  return { ...turning, e: x - tx, f: y - ty };
}

function reshaped(item: Item, shape: (point: Point) => Point): Item {
  if (item.is === "line") return { ...item, points: item.points.map(shape) };
  if (item.is !== "region") return item;
  const mark = (each: Mark): Mark => ({ ...each, outline: each.outline.map(shape) });
  return {
    ...item,
    outline: item.outline.map(shape),
    marks: item.marks.map(mark),
    ...(item.contour && { contour: item.contour.map(shape) }),
    ...(item.rings && { rings: item.rings.map((ring) => ring.map(shape)) }),
  };
}

function centreOf(items: readonly Item[]): Point {
  const { left, top, right, bottom } = items.length === 1 && items[0]!.is === "glow"
    ? bounds([items[0]!.centre])
    : boundsOf(items);
  return [(left + right) / 2, (top + bottom) / 2];
}

function farthest(points: readonly Point[], from: Point): Point {
  return points.reduce((best, point) => away(point, from) > away(best, from) ? point : best);
}

function away([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}
