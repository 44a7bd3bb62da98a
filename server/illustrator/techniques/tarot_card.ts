/** @module A card of an old tarot: ten flat inks in black contours, in a border of stars. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a tarot card",
  words:
    "tarot card style, tarot style, as a tarot card, tarot card art, tarot art, tarot illustration, tarot card design, rider waite style, in the style of a tarot card, like a tarot card, oracle card, oracle card style",
  base: "cartoon",
  load: async () => {
    const { printInInks } = await import("../repaint/techniques/few_inks.ts");
    const { cardFrame, framed } = await import("../repaint/techniques/frames.ts");
    return (study) =>
      framed(
        printInInks(study, {
          inks: [
            { l: 0.24, a: 0.01, b: 0 },
            { l: 0.46, a: -0.01, b: -0.09 },
            { l: 0.72, a: -0.03, b: -0.055 },
            { l: 0.55, a: -0.07, b: 0.05 },
            { l: 0.56, a: 0.14, b: 0.085 },
            { l: 0.68, a: 0.06, b: 0.1 },
            { l: 0.85, a: 0.005, b: 0.13 },
            { l: 0.66, a: 0, b: 0.004 },
            { l: 0.83, a: -0.004, b: 0.006 },
            { l: 0.94, a: 0.002, b: 0.04 },
          ],
          hue: 2.2,
          contour: 1.6,
          grain: 0.012,
        }),
        cardFrame,
      );
  },
};
