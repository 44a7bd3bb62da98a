/** @module Pigment on white paper, and the hand that follows an outline with it. */
import { type Colour, mix } from "../../colour/colour.ts";
import type { Random } from "../../random.ts";
import type { Point } from "../../scene.ts";

/** The colour as paint: lighter and clearer than a print, blacks turned to a mixed blue-grey. */
export function pigment(colour: Colour, paler = 0): Colour {
  const dark = Math.max(0, 0.5 - colour.l);
  const l = colour.l + (1 - colour.l) * (0.17 + paler) - dark * 0.08;
  const painted = { l, c: colour.c * (1 - 0.35 * paler), h: colour.h };
  const colourless = Math.min(1, Math.max(0, (0.05 - colour.c) / 0.03));
  return dark > 0 ? mix(painted, { l, c: 0.035, h: 275 }, 0.6 * colourless) : painted;
}

/**
 * The outline as one layer's brush follows it: stretches of it swing out or in together, and every
 * point trembles a little.
 */
export function jittered(
  outline: readonly Point[],
  loose: number,
  [dx, dy]: Point,
  random: Random,
): Point[] {
  const n = outline.length;
  const every = Math.max(3, Math.round(n / Math.max(5, Math.min(40, n / 6))));
  const swings = Array.from(
    { length: Math.ceil(n / every) + 1 },
    () => random.next() + random.next() - 1,
  );
  swings[swings.length - 1] = swings[0]!;
  return outline.map(([x, y], i) => {
    const at = i / every, k = Math.floor(at), f = at - k;
    const swing = swings[k]! + ((swings[k + 1] ?? swings[0]!) - swings[k]!) * f * f * (3 - 2 * f);
    const before = outline[i ? i - 1 : n - 1]!, after = outline[i + 1 < n ? i + 1 : 0]!;
    const tx = after[0] - before[0], ty = after[1] - before[1];
    const length = Math.sqrt(tx * tx + ty * ty) || 1;
    const out = loose * (swing * 1.4 + (random.next() - 0.5) * 0.5) / length;
    return [x + dx + ty * out, y + dy - tx * out];
  });
}
