/**
 * From where a place is seen: each seed stands somewhat nearer or farther, more to the left or to the right, and
 * before a portrait the place is near.
 *
 * @module
 */
import { moveItems, type Transform } from "../geometry/transform.ts";
import { randomStream } from "../random.ts";
import { PICTURE_SIZE } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import type { Place } from "./place.ts";

/** How much larger than drawn a place is seen. */
const NEARNESS = { whole: [1, 1.2], portrait: [1.16, 1.6] } as const;

/** Where the middle of the picture may be of a place that is seen larger, in shares of what is cut off. */
const ASIDE = [0.2, 0.8] as const;

/** The height that stays where it is behind a portrait, as a share of the picture. */
const EYE_LEVEL = 0.6;

/** The place as the seed sees it. Its ground stays where it is, unless only a bust is before it. */
export function seenByCamera(place: Place, { seed, pose }: Pick<CatSpec, "seed" | "pose">): Place {
  const random = randomStream(seed, "camera");
  const isPortrait = pose === "portrait";
  const [least, most] = NEARNESS[isPortrait ? "portrait" : "whole"];
  const near = random.between(least, most);
  const x = PICTURE_SIZE * random.between(...ASIDE);
  const y = isPortrait ? PICTURE_SIZE * EYE_LEVEL : place.ground;
  const to: Transform = { a: near, b: 0, c: 0, d: near, e: x * (1 - near), f: y * (1 - near) };
  return {
    ...place,
    horizon: y + (place.horizon - y) * near,
    ground: y + (place.ground - y) * near,
    back: moveItems(to, place.back),
    front: moveItems(to, place.front),
  };
}
