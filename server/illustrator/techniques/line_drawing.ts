/** @module Black outlines on white paper, to be coloured. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a line drawing",
  words:
    "line drawing, line art, lineart, colouring page, for colouring in, for coloring in, to colour in, to color in, coloring page, coloring book, colouring book, colouring book page, coloring book page, doodle, doodles, continuous line, one line drawing, outline drawing",
  uncoloured: true,
  loadPainter: async () => (await import("../painters/techniques/line_drawing.ts")).drawLines,
};
