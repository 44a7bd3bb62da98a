/** @module Watercolour: washes and a pencil line on rough paper. */
import type { StyleEntry } from "../style_entry.ts";

export const style: StyleEntry = {
  words:
    "watercolor, watercolour, water colour, water color, watercolors, watercolours, in watercolor style",
  prompt: "a watercolour painting on textured paper with soft washes",
  figure: {
    head: 0.92,
    shape: "soft",
    eyes: [0.86, 0.88],
    eyesAt: { lower: 2, apart: 0 },
    ears: 0.92,
    body: [1.06, 0.98],
    legs: 1.12,
    hasHumanFace: true,
  },
  camera: { nearer: 1.06 },
  hasVignette: true,
  loadPainter: async () => (await import("../painters/watercolor/watercolor.ts")).paintWatercolor,
  loadCutter: async () => (await import("../painters/watercolor/watercolor.ts")).cutWatercolor,
  loadRepainter: async () => (await import("../repaint/watercolor.ts")).repaintWatercolor,
  quality: {
    // The paper shines through the darkest wash.
    adherence: { night: 0.6 },
    // A pencil line is too fine to be seen from afar.
    legibility: { seen: 0.76, seenSmall: 0.42 },
    statistics: {
      contrast: { from: 0.085, to: 0.27 },
      paper: { from: 0.85 },
      edges: { from: 0.058 },
      fine: { from: 1.85 },
    },
    brushwork: "paper",
    // Wet paint thins colours.
    painting: { black: 0.45, seenAtNight: 0.8, seenInTheDark: 0.78 },
  },
};
