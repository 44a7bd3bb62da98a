/**
 * @module The line around things of a place that have none of their own: the same pen drew the cat and what
 * stands around it, finer.
 */
import { bounds, type Box, heightOf, widthOf } from "../geometry/measure.ts";
import { PICTURE_SIZE, type Region, type Role } from "../scene.ts";
import { isWall } from "../composing/layers.ts";

/** How a style draws them. */
export interface PlaceLine {
  /** Width beside the cat, in units. */
  width: number;
  /** How much finer it is at the horizon, 0..1. */
  farther: number;
  /** What is narrower than this, in units, has none. */
  least: number;
}

/** What has no edge to draw along. */
const UNDRAWN: ReadonlySet<Region["texture"]> = new Set<Region["texture"]>(["light", "water"]);
const OF_THE_PLACE: ReadonlySet<Role> = new Set<Role>(["sky", "scenery", "ground"]);

/** Whether it belongs to the place behind the cat. */
export function isOfPlace({ role }: Pick<Region, "role">): boolean {
  return OF_THE_PLACE.has(role);
}

/** The width of the line around a region: its own, or that of its place. */
export function lineAround(region: Region, { width, farther, least }: PlaceLine): number {
  const { line, texture, outline, opacity = 1, depth = 0 } = region;
  if (line > 0 || !isOfPlace(region) || UNDRAWN.has(texture) || opacity < 0.9) return line;
  if (isWall(region)) return 0;
  const box = bounds(outline);
  if (Math.min(widthOf(box), heightOf(box)) < least || isOutside(box)) return 0;
  return width * (1 - farther * depth);
}

function isOutside({ left, right, top, bottom }: Box): boolean {
  return right < 0 || left > PICTURE_SIZE || bottom < 0 || top > PICTURE_SIZE;
}
