/** @module Pen and black ink: lines that thicken in the shade. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a pen drawing",
  words:
    "pen drawing, ink drawing, pen and ink, pen and ink drawing, ballpoint drawing, biro drawing, ink sketch, ink illustration, crosshatching, cross hatching, hatched drawing",
  base: "cartoon",
  load: async () => {
    const { engrave } = await import("../repaint/techniques/engraving.ts");
    return (study) =>
      engrave(study, {
        paper: { l: 0.97, a: 0, b: 0.008 },
        ink: { l: 0.15, a: 0, b: -0.008 },
        gap: 7,
        bent: 14,
        tint: 0.6,
        darkest: 0.62,
      });
  },
};
