/**
 * What a bust keeps to itself.
 *
 * @module
 */
import type { Item, Scene } from "../scene.ts";

/** A foreleg whose paw is below the picture: as a form of its own on the chest it would be a tombstone. */
export function isLegOfBust({ name }: Item, { spec }: Pick<Scene, "spec">): boolean {
  return spec.pose === "portrait" && /^(?:left|right) foreleg$/.test(name);
}
