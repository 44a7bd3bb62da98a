/** @module Graphite on white paper. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a pencil drawing",
  words:
    "pencil drawing, pencil sketch, pencil art, pencil illustration, graphite drawing, graphite sketch, soft pencil drawing, soft pencil sketch, drawn in pencil, hand drawn sketch, sketchbook style, sketchbook page",
  base: "cartoon",
  load: async () => {
    const { drawDry } = await import("../repaint/techniques/dry_drawing.ts");
    return (study) =>
      drawDry(study, {
        sheet: { l: 0.965, a: 0.001, b: 0.008 },
        strongest: 0.2,
        colour: 0.75,
        pigment: 0.4,
        stroke: { wide: 0.1, long: 1.2, open: 0.42 },
        contour: { wide: 1, strong: 0.95 },
      });
  },
};
