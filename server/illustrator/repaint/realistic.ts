/** @module A photo as an oil painting. */
import type { Canvas } from "../painters/canvas.ts";
import type { Planes } from "../painters/planes.ts";
import type { CatSpec } from "../spec.ts";
import { type Brush, paintInOils } from "./oils.ts";

const BRUSHES: readonly Brush[] = [
  { width: 38, length: 120, gap: 29, detail: 0 },
  { width: 17, length: 72, gap: 16, detail: 0.008 },
  { width: 8, length: 40, gap: 9.5, detail: 0.024 },
  { width: 4, length: 22, gap: 6.5, detail: 0.05 },
];

export function repaintRealistic(study: Planes, { seed }: CatSpec): Canvas {
  return paintInOils(study, { brushes: BRUSHES, seed, stream: "repaint.oil" });
}
