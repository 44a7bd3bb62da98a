/** @module What a cat leans on: one beside it, or one on each side, from under its arms to the ground. */
import { boundsOf, widthOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import type { Use } from "../../things/use.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { aim, along, type Line } from "../acts/tools.ts";
import { redrawn } from "../thing_on_stage.ts";
import { facingViewer, shoulderOf } from "./paws.ts";

/** How far beside the neck its upper and its lower end are, as shares of the width of the head. */
const ASIDE = { above: 0.4, below: 0.62 };

/** How far below the shoulder its upper end is, in units, and where the paw is on it. */
const UNDER_ARM = 14, GRIPPED = 0.42;

/** Of several in one recipe two are used. */
export function atTheSide(cat: CatOnStage, thing: ThingOnStage, { line }: Use): void {
  const { figure: { neck }, skull } = facingViewer(cat);
  const wide = widthOf(boundsOf(skull.filter(({ name }) => name === "head")));
  const from = shoulderOf(cat) + UNDER_ARM;
  const wayOn = (side: -1 | 1): Line => ({
    from: [neck.at[0] + side * ASIDE.above * wide, from],
    to: [neck.at[0] + side * ASIDE.below * wide, 0],
  });
  const isPair = thing.count > 1;
  if (isPair) {
    redrawn(thing, thing.one);
    thing.count = 1;
    aim(cat, { ...thing }, line!, wayOn(-1));
  }
  aim(cat, thing, line!, wayOn(1));
  const paw = (side: -1 | 1): Point => along(wayOn(side), GRIPPED);
  cat.reach = { near: paw(1), ...isPair && { far: paw(-1) } };
}
