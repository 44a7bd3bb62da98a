/** @module Which lines of a scene are whiskers: each style draws them apart from its other lines, in its `line.ts`. */
import type { Line } from "../scene.ts";

/** Whether the line is a whisker. */
export function isWhisker({ name }: Line): boolean {
  return name.includes("whisker");
}
