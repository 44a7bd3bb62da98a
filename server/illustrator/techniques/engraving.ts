/** @module A copper plate: lines that swell, brown on old paper. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "an engraving",
  words:
    "engraving, etching, lithograph, copperplate, vintage engraving, old engraving, banknote style, tenniel, john tenniel, gustave dore",
  base: "cartoon",
  load: async () => {
    const { engrave } = await import("../repaint/techniques/engraving.ts");
    return (study) =>
      engrave(study, {
        paper: { l: 0.93, a: 0.006, b: 0.035 },
        ink: { l: 0.2, a: 0.012, b: 0.016 },
        gap: 5.6,
        bent: 34,
        tint: 0.6,
        darkest: 0.8,
      });
  },
};
