/** @module The place of a recipe. */
import { randomStream } from "../random.ts";
import type { CatSpec } from "../spec.ts";
import { placeSeen } from "../world/camera.ts";
import type { Place } from "../world/place.ts";

/** The place of a recipe, from where its seed stands. */
export function placeInView(spec: CatSpec): Place {
  const random = (name: string) => randomStream(spec.seed, name);
  return placeSeen(spec, { random, lightSide: random("light.side").chance(0.5) ? -1 : 1 });
}
