/** @module What is cooked looks otherwise than what it is made of: an egg lies in its pan. */
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import { propOf } from "../../wardrobe/prop_kinds.ts";
import type { ThingOnStage } from "../actors.ts";
import { originAtFoot, redrawn } from "../thing_on_stage.ts";

const COOKED: Partial<Record<Prop, Prop>> = { egg: "fried egg" };

/** Draws a thing as it is while it is cooked. */
export function fry(thing: ThingOnStage): void {
  const cooked = COOKED[thing.prop];
  if (!cooked || thing.isPlaced) return;
  const { draw, colour } = propOf(cooked);
  redrawn(thing, originAtFoot(draw(colour === "accent" ? thing.colour : colour)));
}
