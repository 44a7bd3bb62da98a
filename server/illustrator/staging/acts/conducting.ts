/** @module Both paws up before an orchestra, a baton in one. */
import { boundsOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import type { Use } from "../../things/use.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { facingViewer, shoulderOf } from "../held/paws.ts";
import { aim, along, type Line } from "./tools.ts";

/** Paws beside the cheeks and above the shoulders, in units: the one with the baton is higher. */
const PAWS = { beside: 30, above: 44, other: 8 };

/** From the paw to the tip of the baton, in units, and where the paw is on it. */
const BATON = { tip: [66, -118] as Point, held: 0.16 };

export function conduct(cat: CatOnStage, thing: ThingOnStage, { line }: Use): void {
  const { skull } = facingViewer(cat);
  const { left, right } = boundsOf(skull.filter(({ name }) => name === "head"));
  const shoulder = shoulderOf(cat);
  const from: Point = [right + PAWS.beside - 12, shoulder - PAWS.above + 22];
  const way: Line = { from, to: [from[0] + BATON.tip[0], from[1] + BATON.tip[1]] };
  aim(cat, thing, line!, way);
  cat.reach = {
    near: along(way, BATON.held),
    far: [left - PAWS.beside, shoulder - PAWS.other],
    turn: -0.2,
  };
}
