/** @module Cartoon: bold outlines around flat colours. */
import type { StyleEntry } from "../style_entry.ts";

export const style: StyleEntry = {
  words: "cartoon, cartoonish, cartoony",
  prompt: "a cartoon with bold clean outlines and flat cel shading",
  figure: {
    head: 1.04,
    shape: "wedge",
    eyes: [1.12, 1.2],
    eyesAt: { lower: 0, apart: 0 },
    ears: 0.95,
    body: [1, 1],
    legs: 1.1,
    hasHumanFace: true,
    hasMoodSigns: true,
  },
  hasVignette: true,
  loadPainter: async () => (await import("../painters/cartoon/cartoon.ts")).paintCartoon,
  loadCutter: async () => (await import("../painters/cartoon/cartoon.ts")).cutCartoon,
  loadRepainter: async () => (await import("../repaint/cartoon.ts")).repaintCartoon,
  quality: {
    // White fur in the shade is violet.
    adherence: { white: 0.74, lightness: { from: -0.25, to: 0.15 } },
    statistics: { outline: { from: 0.4 }, twoTone: { from: 0.55 }, fine: { to: 3.2 } },
    brushwork: "outline",
    eyeShare: 0.01,
    painting: { seenInTheDark: 0.75 },
  },
};
