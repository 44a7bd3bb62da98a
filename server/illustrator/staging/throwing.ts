/**
 * What a cat has just thrown.
 *
 * @module
 */
import { heightOf } from "../geometry/measure.ts";
import { isUpright } from "../cat/body/reaching.ts";
import { line } from "../items.ts";
import { WHITE } from "../colour/palette.ts";
import type { Item, Point } from "../scene.ts";
import type { CatOnStage, ThingOnStage } from "./actors.ts";
import { faceOf, onStage } from "./actor_boxes.ts";
import { ownPoint } from "./beside_work.ts";
import { GENEROUS } from "./thing_on_stage.ts";
import { addTools } from "./tools.ts";

/** Just thrown: the thing in the air before the cat, the paw flung up after it, streaks of its way behind it. */
export function toss(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure: { head } } = cat.cat;
  thing.placing.scale = Math.min(GENEROUS, THROWN.large / heightOf(thing.box));
  const own: Point = [
    head.at[0] + THROWN.at[0] * head.scale,
    head.at[1] + THROWN.at[1] * head.scale,
  ];
  thing.placing.at = onStage(cat, own);
  thing.isPlaced = true;
  thing.isGrounded = false;
  const middle = faceOf(thing);
  if (isUpright(cat.cat.figure)) {
    const paw: Point = [head.at[0] + 142 * head.scale, head.at[1] - 8 * head.scale];
    cat.reach = { near: paw, turn: -0.5 };
    addTools(cat, thing, "streak", { items: streaks(paw, ownPoint(cat, middle)) });
  }
  cat.target = middle;
}

/** What is thrown is at most so high, in units, and its foot so far from the middle of the head, in units of it. */
const THROWN = { large: 70, at: [262, 10] as Point };

/** The way from a paw to what it threw. */
function streaks(from: Point, to: Point): Item[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]], far = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / far, dx / far];
  return [-26, 0, 26].map((aside, i) => {
    const at = (share: number): Point => [
      from[0] + dx * share + nx * aside,
      from[1] + dy * share + ny * aside,
    ];
    return line(`streak ${i}`, "prop", [at(0.28), at(0.45), at(0.62)], WHITE, [1, 6]);
  });
}
