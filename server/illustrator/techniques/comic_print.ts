/** @module A page of a comic book: strong colours, black contours, dots in the shade. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a comic print",
  words:
    "comic print, comic book, comic style, comic strip, like a real comic, real comic, like a comic, comic look, comic book style, comic book art, comic panel, graphic novel style, marvel comics, marvel style, pop art, andy warhol, warhol, lichtenstein, roy lichtenstein, halftone, halftone dots",
  base: "cartoon",
  load: async () => {
    const { printFlat } = await import("../repaint/techniques/flat_print.ts");
    return (study) =>
      printFlat(study, {
        even: 4,
        tones: 6,
        colour: 1.45,
        tint: { a: 0, b: 0.01 },
        range: [0.1, 0.99],
        contour: { wide: 1.9, l: 0.12, a: 0, b: 0 },
        dots: 9,
        grain: 0,
      });
  },
};
