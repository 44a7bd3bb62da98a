/** @module A bat or a racket in its swing: aslant beside the head, the ball before it. */
import { boundsOf } from "../../geometry/measure.ts";
import { curve } from "../../geometry/shapes.ts";
import { line as stroke } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import type { Use } from "../../things/use.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage } from "../actor_boxes.ts";
import { ball } from "../acts/ball.ts";
import { addTools, aim, along, type Line } from "../acts/tools.ts";
import { facingViewer, shoulderOf } from "./paws.ts";

/** A swing: the paw from the cheek and below the shoulder, the far end from there, in units. */
const SWING = { beside: 8, below: 34, end: [122, -168] as Point, gripped: [0.06, 0.2] };

/** The ball beyond the end that hits it, and its size, in units. */
const BALL = { beyond: [46, -14] as Point, radius: 19 };

/** In both paws beside the body, its end up and outwards. */
export function swung(cat: CatOnStage, thing: ThingOnStage, { line, hits }: Use): void {
  const { skull } = facingViewer(cat);
  const face = boundsOf(skull.filter(({ name }) => name === "head"));
  const from: Point = [face.right + SWING.beside, shoulderOf(cat) + SWING.below];
  const way: Line = { from, to: [from[0] + SWING.end[0], from[1] + SWING.end[1]] };
  aim(cat, thing, line!, way);
  const flies: Point = [way.to[0] + BALL.beyond[0], way.to[1] + BALL.beyond[1]];
  addTools(cat, thing, "swing", { items: arcs(way), isBelow: true });
  if (hits) addTools(cat, thing, "ball", { items: [ball(flies, BALL.radius, hits)] });
  const [near, far] = SWING.gripped.map((share) => along(way, share));
  cat.reach = { near: near!, far: far! };
  cat.target = onStage(cat, flies);
}

/** How far behind the end its ways begin and end, as turns about the paw, and at which shares of the length. */
const ARCS = { from: 0.28, to: 0.62, at: [0.72, 0.92] };

/** The ways that the end has come. */
function arcs({ from: [x, y], to }: Line): Item[] {
  const long = Math.hypot(to[0] - x, to[1] - y), angle = Math.atan2(to[1] - y, to[0] - x);
  return ARCS.at.map((share, i) => {
    const at = (turn: number): Point => [
      x + Math.cos(angle + turn) * long * share,
      y + Math.sin(angle + turn) * long * share,
    ];
    const middle = (ARCS.from + ARCS.to) / 2;
    return stroke(`arc ${i}`, "prop", curve([at(ARCS.to), at(middle), at(ARCS.from)]), WHITE, [
      1,
      6,
    ]);
  });
}
