/** @module A drink through a straw: the glass in both paws under the chin, the straw from it to the lips. */
import { ribbon } from "../../geometry/shapes.ts";
import { boundsOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import { thing as part } from "../../wardrobe/prop_art.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { holdBefore, lipsOf } from "../held/paws.ts";
import { redrawn } from "../thing_on_stage.ts";

/** How thick a straw is, how deep it is in the glass, and how far beside the lips it bends, in units. */
const STRAW = { thick: 6, deep: 26, aside: 20 };

/** From the middle of what is drawn of the mouth up to where the lips close, in units of the head. */
const LIPS = 12;

export function sip(cat: CatOnStage, glass: ThingOnStage, straw: ThingOnStage): void {
  holdBefore(cat, glass, { largest: 150 });
  cat.mouth = "round";
  const { left, right, top } = boundsOf(cat.held.filter(({ of }) => of === glass.ref));
  const [x, y] = lipsOf(cat), lips: Point = [x, y - LIPS * cat.cat.figure.head.scale];
  const bend: Point = [lips[0] + STRAW.aside, Math.min(top - 8, lips[1] + 26)];
  const from: Point = [(left + right) / 2 + STRAW.aside * 0.6, top + STRAW.deep];
  const { thick } = STRAW;
  redrawn(straw, [
    part(
      "drinking straw",
      "paper",
      ribbon([from, bend, lips], [thick, thick, thick]),
      straw.colour,
    ),
  ]);
  Object.assign(straw, { heldBy: cat, isPlaced: true, isGrounded: false });
  (cat.tools ??= []).push(...straw.items.map((item) => ({ ...item, of: straw.ref })));
}
