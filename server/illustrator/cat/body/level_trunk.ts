/** @module Whether a trunk is level: it lies, or stands on four legs. */
import type { Part } from "./figure.ts";

/** Its axis says so, from neck to rump: a stout trunk that sits is wider than high, one on four legs as high as wide. */
export function isLevel({ axis }: Pick<Part, "axis">): boolean {
  const [fromX, fromY] = axis[0]!, [toX, toY] = axis.at(-1)!;
  return Math.abs(toX - fromX) > Math.abs(toY - fromY);
}
