/** @module Oil: strokes of a bristle brush, on which light catches. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "an oil painting",
  words:
    "oil painting, oil on canvas, oil paint, oil paints, painted in oils, in oils, oil portrait, classical painting, renaissance painting, renaissance portrait, baroque painting, baroque portrait, rococo painting, dutch master, dutch golden age, old master, old masters, rembrandt lighting, rembrandt style, vermeer, caravaggio, chiaroscuro, victorian portrait, victorian painting, romanticism, pre raphaelite, acrylic painting, acrylics, acrylic, painterly, visible brush strokes, brush strokes, thick brush strokes",
  base: "realistic",
  load: async () => (await import("../repaint/techniques/oil.ts")).paintOil,
};
