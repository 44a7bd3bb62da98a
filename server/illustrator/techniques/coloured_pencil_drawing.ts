/** @module Coloured pencils on white paper. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a drawing in coloured pencil",
  words:
    "coloured pencil drawing, coloured pencil, colored pencil, coloured pencils, colored pencils, colored pencil drawing, color pencil, colour pencil, pencil crayon, crayon drawing, wax crayons, child's drawing, childrens drawing, kids drawing",
  base: "cartoon",
  own: ["realistic"],
  load: async () => {
    const { drawDry } = await import("../repaint/techniques/dry_drawing.ts");
    return (study) =>
      drawDry(study, {
        sheet: { l: 0.97, a: 0.001, b: 0.008 },
        strongest: 0.25,
        colour: 1.25,
        pigment: 1.9,
        stroke: { wide: 0.11, long: 1.3, open: 0.42 },
        contour: { wide: 1.4, strong: 0.85 },
      });
  },
};
