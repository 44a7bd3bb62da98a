/** @module What is slung over a back, or carried over a shoulder. */
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import type { ToolLine } from "../../things/use.ts";
import { useOf } from "../../things/uses.ts";
import { aim, along, type Line } from "../acts/tools.ts";
import { GENEROUS } from "../../wardrobe/prop_scale.ts";
import { standsUp } from "../standing_up.ts";
import { facingViewer, shoulderOf } from "./paws.ts";
import { boxOf, onStage } from "../actor_boxes.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";

/** Longer than so many times its width it is carried over a shoulder. */
const LONG = 1.9;

/** Over a shoulder: the paw at its lower end from the neck and below the shoulder, its upper end beyond the cheek and over the
 * ears, and where the paw is on it. */
const SHOULDERED = { paw: [54, 92] as Point, beyond: 74, over: 26, gripped: 0.14 };

/** Long things over the shoulder of who stands or sits up, a paw at the lower end; other things on the back. */
export function carryOnBack(thing: ThingOnStage, cat: CatOnStage): void {
  const line = useOf(thing.prop)?.line ?? lengthOf(thing);
  if (!line || thing.count > 1 || !standsUp(cat)) return sling(thing, cat);
  const { figure: { neck }, skull, ears } = facingViewer(cat);
  const face = boundsOf(skull.filter(({ name }) => name === "head"));
  const wide = wideOf(thing);
  const from: Point = [neck.at[0] + SHOULDERED.paw[0], shoulderOf(cat) + SHOULDERED.paw[1]];
  const end: Point = [
    face.right + SHOULDERED.beyond + wide,
    boundsOf(ears).top - SHOULDERED.over,
  ];
  const way: Line = { from, to: along({ from, to: end }, wide > 0 ? SHORTER : 1) };
  aim(cat, thing, line, way);
  cat.reach = { near: along(way, SHOULDERED.gripped) };
}

/** What has a wide end is so much shorter. */
const SHORTER = 0.84;

/** The share of half its width by which a wide end is further from the face. */
const WIDE = 0.9;

/** How much further aside the end of what is wide is: a blade hides no eye. */
function wideOf({ prop, box }: ThingOnStage): number {
  const { handle, end } = useOf(prop)?.line ?? { handle: [0.5, 1], end: [0.5, 0] };
  const isStraight = Math.abs(handle[0]! - end[0]!) < 0.3;
  return isStraight ? WIDE * widthOf(box) / 2 * GENEROUS : 0;
}

/** From one end to the other of what is much longer than wide. */
function lengthOf({ box, art }: ThingOnStage): ToolLine | undefined {
  const width = widthOf(box), height = heightOf(box);
  if (art.anchors?.rim) return undefined;
  if (height > LONG * width) return { handle: [0.5, 0.98], end: [0.5, 0.02] };
  return width > LONG * height ? { handle: [0.02, 0.5], end: [0.98, 0.5] } : undefined;
}

/** How long a thing on a back is against a cat, and how it hangs there, in radians. */
const SLUNG = 0.72, ASLANT = 0.5;

/** A thing slung over a back: behind the cat, aslant, its end above the shoulder. */
export function sling(thing: ThingOnStage, cat: CatOnStage): void {
  const box = boxOf(cat), { left, right, top, bottom } = thing.box;
  const torso = boundsOf(cat.cat.torso);
  const longest = Math.max(right - left, bottom - top);
  const scale = heightOf(box) * SLUNG / longest;
  // The tail's side: the head is at the other end of the body.
  const side = onStage(cat, cat.cat.figure.head.at)[0] < (box.left + box.right) / 2 ? 1 : -1;
  const turn = (right - left > bottom - top ? -0.35 : ASLANT) * side;
  const [x, y] = onStage(cat, [
    torso.left + widthOf(torso) * 0.4,
    torso.top + heightOf(torso) * 0.3,
  ]);
  const cos = Math.cos(turn) * scale, sin = Math.sin(turn) * scale;
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
  thing.placing = {
    at: [x + side * heightOf(box) * 0.1 - (mx * cos - my * sin), y - (mx * sin + my * cos)],
    scale,
    turn,
    mirror: false,
  };
  thing.depth = cat.depth - 0.02;
  thing.isGrounded = false;
  thing.isPlaced = true;
}
