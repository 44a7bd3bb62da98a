/** @module A kite in the wind: high beside the head, its string in a raised paw. */
import { boundsOf, heightOf } from "../../geometry/measure.ts";
import { curve } from "../../geometry/shapes.ts";
import { movePoint, placing } from "../../geometry/transform.ts";
import { line } from "../../items.ts";
import { INK } from "../../colour/palette.ts";
import type { Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage } from "../actor_boxes.ts";
import { giveTo } from "../moving_actors.ts";
import { facingViewer, shoulderOf } from "./paws.ts";
import { addTools, placeIn } from "../acts/tools.ts";

/** A kite in the air: its height, its turn, and its middle from the cheek and above the ears, in units. */
const KITE = { high: 200, turn: 0.24, beside: 128, above: 34 };

/** Where its string is tied, as shares of its box. */
const BRIDLE: Point = [0.3, 0.42];

/** The paw that holds the string: beside the cheek and above the shoulder, in units. */
const PAW = { beside: 34, above: 26 };

/** How far a string hangs through, as a share of its length. */
const SLACK = 0.1;

export function flown(cat: CatOnStage, thing: ThingOnStage): void {
  const { skull, ears } = facingViewer(cat);
  const face = boundsOf(skull.filter(({ name }) => name === "head")), crown = boundsOf(ears);
  const middle: Point = [face.right + KITE.beside, crown.top - KITE.above];
  const grip = placeIn(thing.box, [0.5, 0.5]);
  giveTo(cat, thing, {
    at: middle,
    scale: KITE.high / heightOf(thing.box),
    turn: KITE.turn,
    grip,
  });
  const tied = movePoint(placing(thing.placing), placeIn(thing.box, BRIDLE));
  const paw: Point = [face.right + PAW.beside, shoulderOf(cat) - PAW.above];
  addTools(cat, thing, "string", { items: [line("string", "prop", hung(tied, paw), INK, [3, 3])] });
  cat.reach = { near: paw, turn: -0.1 };
  cat.target = onStage(cat, middle);
}

/** Between two points, hanging through a little. */
function hung([ax, ay]: Point, [bx, by]: Point): Point[] {
  const low = Math.hypot(bx - ax, by - ay) * SLACK;
  return curve([[ax, ay], [(ax + bx) / 2 + low * 0.6, (ay + by) / 2 + low], [bx, by]]);
}
