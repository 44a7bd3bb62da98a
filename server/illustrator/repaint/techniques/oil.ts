/** @module A picture in oils, with faces as fine as a master's: small brushes where there is most to see, and thin lines last. */
import type { Canvas } from "../../painters/canvas.ts";
import type { Planes } from "../../painters/planes.ts";
import type { Scene } from "../../scene.ts";
import { type Brush, paintInOils } from "../oils.ts";

const BRUSHES: readonly Brush[] = [
  { width: 34, length: 110, gap: 27, detail: 0 },
  { width: 15, length: 62, gap: 14, detail: 0.008 },
  { width: 7, length: 32, gap: 8, detail: 0.02 },
  { width: 3.5, length: 14, gap: 4, detail: 0.034 },
];

export function paintOil(study: Planes, { spec: { seed } }: Scene): Canvas {
  return paintInOils(study, { brushes: BRUSHES, seed, stream: "technique.oil", fine: FINE });
}

/** How much of what is finer than a brush is laid over the strokes. */
const FINE = 0.62;
