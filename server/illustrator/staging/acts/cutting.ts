/** @module A knife in what lies before a cat, or between two: a bride and a groom cut one cake. */
import { isUpright } from "../../cat/body/reaching.ts";
import type { Point } from "../../scene.ts";
import type { OnStage, ThingOnStage } from "../actors.ts";
import { onStage, ownPoint } from "../actor_boxes.ts";
import type { Stage } from "../stage.ts";
import { bothAt, mayStandBetween } from "../together/play_together.ts";
import { workTogether } from "./busy_paws.ts";
import { along, type Line, takeTool } from "./tools.ts";

/** What is cut is at most so high before one cat, in units. */
const HIGHEST = 190;

/** From the top of what is cut to the handle, aside and up, and how deep the blade is in it, in units of the cat. */
const KNIFE = { aside: -26, up: 108, deep: 34 };

export function cut(stage: Stage, who: readonly OnStage[], what: ThingOnStage): void {
  const [one, other, ...more] = who.filter((actor) => actor.kind === "cat");
  if (!one || !other || more.length > 0 || !mayStandBetween(what)) {
    return workTogether(stage, who, what, { highest: HIGHEST, tool: "kitchen knife" });
  }
  bothAt([one, other], what);
  if (!isUpright(one.cat.figure) || !one.reach?.near) return;
  const { left, right, y } = what.top;
  const [x, top] = ownPoint(one, onStage(what, [(left + right) / 2, y]));
  const to: Point = [x, top + KNIFE.deep];
  const way: Line = { from: [x + KNIFE.aside, top - KNIFE.up], to };
  takeTool(one, { thing: what, things: stage.things }, "kitchen knife", way);
  one.reach = { ...one.reach, near: along(way, 0.16) };
}
