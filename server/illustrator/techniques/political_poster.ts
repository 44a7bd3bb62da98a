/** @module A poster of a revolution or a party: red, black and bare paper. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "an old political poster",
  words:
    "propaganda poster, propaganda art, soviet poster, soviet propaganda poster, soviet style poster, communist poster, communist-era poster, communist propaganda poster, constructivist, constructivist poster, constructivism, political poster, revolutionary poster, revolution poster, polish communist-era poster, prl poster, cold war poster, hope poster, war poster, wartime poster",
  base: "cartoon",
  load: async () => {
    const { printInInks } = await import("../repaint/techniques/few_inks.ts");
    return (study) =>
      printInInks(study, {
        inks: [
          { l: 0.2, a: 0.005, b: 0.004 },
          { l: 0.42, a: 0.13, b: 0.07 },
          { l: 0.57, a: 0.19, b: 0.105 },
          { l: 0.93, a: 0.003, b: 0.045 },
        ],
        hue: 0.25,
        contour: 1.6,
        grain: 0.012,
      });
  },
};
