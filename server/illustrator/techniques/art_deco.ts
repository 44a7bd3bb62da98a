/** @module A poster of the nineteen-twenties: black, petrol, gold and cream, in a gilded frame. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "an art deco poster",
  words:
    "art deco, art deco poster, art deco style, art deco print, art-deco, 1920s poster, 1920s poster style, great gatsby style, gatsby style, roaring twenties style, jazz age poster, deco poster",
  base: "cartoon",
  load: async () => {
    const { printInInks } = await import("../repaint/techniques/few_inks.ts");
    const { decoFrame, framed } = await import("../repaint/techniques/frames.ts");
    return (study) =>
      framed(
        printInInks(study, {
          inks: [
            { l: 0.2, a: 0, b: -0.012 },
            { l: 0.4, a: -0.055, b: -0.03 },
            { l: 0.6, a: -0.06, b: -0.02 },
            { l: 0.58, a: 0.11, b: 0.08 },
            { l: 0.75, a: 0.02, b: 0.125 },
            { l: 0.93, a: 0.002, b: 0.045 },
          ],
          hue: 1.4,
          contour: 1.5,
          grain: 0.004,
        }),
        decoFrame,
      );
  },
};
