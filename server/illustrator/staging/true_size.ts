/** @module Things as large as they are in truth: a fireplace is taller than a sitting cat. */
import { heightOf, widthOf } from "../geometry/measure.ts";
import type { Held, Size } from "../spec.ts";
import type { ThingOnStage } from "./actors.ts";
import { widenThing } from "./moving_actors.ts";

/** How much higher one is that words call giant, or tiny: a small table still bears a cup. */
const SIZED: Record<Size, number> = { giant: 1.25, tiny: 0.55 };

/** Sizes a thing whose true height is known; several share the room of one. */
export function trueSize(thing: ThingOnStage, { size, count = 1 }: Held): void {
  const { high, wide } = thing.art.anchors ?? {};
  if (high === undefined) return;
  const scale = high * (size ? SIZED[size] : 1) / count / heightOf(thing.box);
  const by = wide && count === 1 ? wide / high / (widthOf(thing.box) / heightOf(thing.box)) : 1;
  if (by > 1) widenThing(thing, by);
  thing.placing.scale = scale;
}
