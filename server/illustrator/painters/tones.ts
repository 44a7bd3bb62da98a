/** @module Lightness in few steps with crisp seams, as ink, cut paper or a flat brush leave it. */
import { smoothstep } from "../geometry/smoothstep.ts";

/** Lightness in `steps` even tones; `soft` is the share of a step in which one runs into the next. */
export function posterize(lightness: number, steps: number, soft: number): number {
  const at = lightness * steps, below = Math.floor(at), within = at - below;
  return (below + smoothstep(0.5 - soft / 2, 0.5 + soft / 2, within)) / steps;
}
