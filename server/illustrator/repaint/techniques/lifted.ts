/** @module Lightness made ready to be drawn: dark pictures lighter, and small things set off from what lies around them. */
import { boxBlurredPlane } from "../../painters/planes.ts";

/** The lightness that a drawing has at least on average, and the most that shadows are lifted, as an exponent. */
const MEAN = 0.62, MOST = 0.5;

/** The lightness with its shadows lifted where it is dark on average; the same where it is light. */
export function lifted(lightness: Float32Array): Float32Array {
  const mean = lightness.reduce((sum, l) => sum + l, 0) / lightness.length;
  if (mean >= MEAN) return lightness;
  const power = Math.max(MOST, Math.log(MEAN) / Math.log(Math.max(0.01, mean)));
  return lightness.map((l) => Math.max(0, l) ** power);
}

/** The lightness with each place as many times farther from the mean within `radius` pixels. */
export function setOff(lightness: Float32Array, radius: number, times: number): Float32Array {
  const around = boxBlurredPlane(lightness, radius);
  return lightness.map((l, at) =>
    Math.min(1, Math.max(0, around[at]! + (l - around[at]!) * times))
  );
}
