/** @module What is held at the lips: a toothbrush, a microphone, what is blown. */
import { boundsOf } from "../../geometry/measure.ts";
import { movePoint, placing } from "../../geometry/transform.ts";
import { mouthPlace } from "../../cat/head/face_places.ts";
import type { Point } from "../../scene.ts";
import type { Use } from "../../things/use.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { facingViewer } from "./paws.ts";
import { aim, along, type Line } from "../acts/tools.ts";

/** Where paws are on what is blown, as shares of its length. */
const BLOWING = { far: 0.42, near: 0.66 };

/** From the lips outwards, both paws on it. */
export function blown(cat: CatOnStage, thing: ThingOnStage, { line, blown: end }: Use): void {
  const way = fromLips(cat, end!);
  aim(cat, thing, line!, way);
  cat.reach = { near: along(way, BLOWING.near), far: along(way, BLOWING.far) };
}

/** Where a paw is that has something at the lips, in units of the head, and how near to their middle its end is. */
const HAND: Point = [150, 150], AT_LIPS = 0.06;

/** From a raised paw to the lips. */
export function atTheMouth(
  cat: CatOnStage,
  thing: ThingOnStage,
  { line, apart = AT_LIPS }: Use,
): void {
  const { from, to } = fromLips(cat, HAND);
  const way: Line = { from: to, to: along({ from, to }, apart) };
  aim(cat, thing, line!, way);
  cat.reach = { near: along(way, 0.24), turn: -0.3 };
}

/** Where what combs or shaves a cheek ends, and where the paw is that has it, in units of the head. */
const CHEEK = { fur: [86, -8] as Point, hand: [158, 96] as Point };

/** From a raised paw to the fur beside an eye. */
export function atTheCheek(cat: CatOnStage, thing: ThingOnStage, { line }: Use): void {
  const { figure: { head } } = facingViewer(cat);
  const [from, to] = [CHEEK.hand, CHEEK.fur].map((at) =>
    movePoint(placing(head), mouthPlace(at, head, cat.spec))
  ) as [Point, Point];
  aim(cat, thing, line!, { from, to });
  cat.reach = { near: along({ from, to }, 0.2), turn: -0.3 };
}

/** From the middle of the lips to a point, which is given in units of the head. */
function fromLips(cat: CatOnStage, end: Point): Line {
  const { figure: { head } } = facingViewer(cat);
  const to = movePoint(placing(head), mouthPlace(end, head, cat.spec));
  return { from: lipsAt(cat), to };
}

/** The middle of the lips as they are drawn. */
export function lipsAt(cat: CatOnStage): Point {
  const { figure: { head }, features } = facingViewer(cat);
  const lips = features.filter(({ name }) => name.startsWith("mouth"));
  const { left, right, top, bottom } = boundsOf(lips);
  return lips.length > 0
    ? [(left + right) / 2, (top + bottom) / 2]
    : movePoint(placing(head), mouthPlace(LIPS, head, cat.spec));
}

/** Lips that are not drawn, in units of the head. */
const LIPS: Point = [6, 76];
