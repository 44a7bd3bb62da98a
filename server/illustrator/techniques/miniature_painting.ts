/** @module A miniature on a page of a manuscript: pure flat colours, fine contours, margins of flowers and gold. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a miniature of a manuscript",
  words:
    "persian miniature, persian miniature style, mughal miniature, mughal miniature style, mughal painting, indian miniature, ottoman miniature, miniature painting, miniature painting style, illuminated manuscript, illuminated manuscript style, medieval manuscript, medieval manuscript style, medieval illumination, medieval style, medieval painting, rajasthani painting, rajput painting",
  base: "cartoon",
  load: async () => {
    const { printFlat } = await import("../repaint/techniques/flat_print.ts");
    const { framed, pageFrame } = await import("../repaint/techniques/frames.ts");
    return (study) =>
      framed(
        printFlat(study, {
          even: 3,
          tones: 9,
          colour: 1.15,
          tint: { a: 0.008, b: 0.034 },
          range: [0.26, 0.94],
          contour: { wide: 1.3, l: 0.28, a: 0.03, b: 0.03 },
          grain: 0.008,
        }),
        pageFrame,
      );
  },
};
