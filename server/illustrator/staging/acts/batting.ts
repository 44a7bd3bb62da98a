/** @module What a cat bats at: in the air before its face, one paw at it, the other one raised. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import { curve } from "../../geometry/shapes.ts";
import { line } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { faceOf, onStage } from "../actor_boxes.ts";
import { takeInMouth } from "../held/head_and_mouth.ts";
import { addTools } from "./tools.ts";

/** What is batted at is at most so large, in units, and from the middle of a head there, in units of it. */
const BATTED = { large: 104, at: [214, -64] as Point };

/** The other paw, from the middle of the head, in units of it; how near to the middle of a thing the nearer paw is. */
const OTHER: Point = [128, 66], AT_EDGE = 0.8;

export function batAt(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure } = cat.cat;
  if (!isUpright(figure)) return takeInMouth(cat, thing);
  const { head } = figure, { scale } = cat.placing;
  const large = Math.max(widthOf(thing.box), heightOf(thing.box));
  thing.placing.scale = BATTED.large * scale / large;
  const from = ([x, y]: Point): Point => [
    head.at[0] + x * head.scale,
    head.at[1] + y * head.scale,
  ];
  const middle = from(BATTED.at);
  const half = heightOf(thing.box) * thing.placing.scale / scale / 2;
  thing.placing.at = onStage(cat, [middle[0], middle[1] + half]);
  thing.depth = cat.depth - 0.05;
  thing.isPlaced = true;
  thing.isGrounded = false;
  const paw: Point = [
    middle[0] - widthOf(thing.box) * thing.placing.scale / scale / 2 * AT_EDGE,
    middle[1] + half * 0.5,
  ];
  cat.reach = { near: paw, far: from(OTHER), turn: 0.3 };
  cat.target = faceOf(thing);
  addTools(cat, thing, "swipe", { items: swipes(paw) });
}

/** How far from the paw its swipe is seen, in units. */
const SWIPE = [44, 62];

/** Arcs below a paw that comes up. */
function swipes([x, y]: Point): Item[] {
  return SWIPE.map((far, i) => {
    const at = (angle: number): Point => [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    return line(`swipe ${i}`, "prop", curve([at(0.3), at(0.7), at(1.1)]), WHITE, [2, 6]);
  });
}
