/** @module A label of an old box of matches, in four inks on cheap paper. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "an old matchbox label",
  words:
    "matchbox label, matchbox art, matchbox style, vintage matchbox, vintage matchbook, matchbook art, matchbook style, matchbook cover, vintage label, vintage label art, vintage fruit crate label, fruit crate label, crate label, old label, luggage label, vintage luggage label, vintage sticker, vintage badge",
  base: "cartoon",
  load: async () => {
    const { printInInks } = await import("../repaint/techniques/few_inks.ts");
    const { framed, labelFrame } = await import("../repaint/techniques/frames.ts");
    return (study) =>
      framed(
        printInInks(study, {
          inks: [
            { l: 0.33, a: -0.02, b: -0.035 },
            { l: 0.58, a: 0.15, b: 0.1 },
            { l: 0.66, a: -0.055, b: -0.01 },
            { l: 0.8, a: 0.02, b: 0.12 },
            { l: 0.93, a: 0.003, b: 0.04 },
          ],
          hue: 1.3,
          contour: 1.4,
          grain: 0.014,
        }),
        labelFrame,
      );
  },
};
