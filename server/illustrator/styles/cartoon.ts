/**
 * Cartoon: bold outlines around flat colours.
 *
 * @module
 */
import type { StyleEntry } from "../style_entry.ts";

export const style: StyleEntry = {
  words: "cartoon, cartoonish, cartoony",
  prompt: "a cartoon with bold clean outlines and flat cel shading",
  headSize: 1.18,
  eyeSize: 1.14,
  hasVignette: true,
  loadPainter: async () => (await import("../painters/cartoon.ts")).paintCartoon,
  loadRepainter: async () => (await import("../repaint/cartoon.ts")).repaintCartoon,
  quality: {
    statistics: { outline: { from: 0.4 }, twoTone: { from: 0.55 }, fine: { to: 3.2 } },
    brushwork: "outline",
    eyeShare: 0.01,
    painting: { seenInTheDark: 0.75 },
  },
};
