/** @module What runs away from its hunter. */
import { heightOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import { boxOf, onStage } from "../actor_boxes.ts";
import type { CatOnStage, OnStage } from "../actors.ts";
import { GENEROUS } from "../../wardrobe/prop_scale.ts";
import { moveBy } from "../moving_actors.ts";
import { placeBeside } from "../around/sides.ts";

/** Puts what runs away just ahead of the runner, its back to it. */
export function runAhead(prey: OnStage, hunter: OnStage): OnStage {
  const side = hunter.placing.mirror ? -1 : 1;
  if (prey.kind === "thing") {
    // Friends are drawn looking to the left.
    prey.placing.mirror = side > 0;
    prey.placing.scale = Math.min(GENEROUS, 190 / heightOf(prey.box));
  } else prey.placing.mirror = side < 0;
  prey.isPlaced = false;
  placeBeside([prey], [hunter], side, 26);
  if (hunter.kind === "cat") flyUp(prey, hunter);
  return prey;
}

/** Prey in the air keeps above the head of its hunter, out of reach of its paw. */
function flyUp(prey: OnStage, hunter: CatOnStage): void {
  if (prey.kind === "cat" || prey.art.spot !== "air") return;
  const { head } = hunter.cat.figure;
  const [x, y] = onStage(hunter, [
    head.at[0] + ABOVE[0] * head.scale,
    head.at[1] + ABOVE[1] * head.scale,
  ]);
  const { left, right, top, bottom } = boxOf(prey);
  moveBy(prey, [x - (left + right) / 2, y - (top + bottom) / 2]);
}

/** From a head to what flies before it, in units of the head. */
const ABOVE: Point = [205, -150];

/** Puts a hunter close behind the runner, its face to it. */
export function runBehind(hunter: OnStage, runner: CatOnStage): void {
  const side = runner.placing.mirror ? 1 : -1;
  if (hunter.kind === "thing") {
    // Friends are drawn looking to the left.
    hunter.placing.mirror = side < 0;
    hunter.placing.scale = Math.min(GENEROUS, LARGE / heightOf(hunter.box));
  } else hunter.placing.mirror = runner.placing.mirror;
  hunter.isPlaced = false;
  placeBeside([hunter], [runner], side, 26);
  const up = hunter.kind === "thing" && hunter.art.spot === "air" ? UP : 0;
  if (up) moveBy(hunter, [0, -up]);
}

/** How large a hunter is at most and how high one flies, in units. */
const LARGE = 250, UP = 150;
