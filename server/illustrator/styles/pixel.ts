/** @module Pixel art: 128 × 128 blocks in at most forty colours. */
import type { StyleEntry } from "../style_entry.ts";

export const style: StyleEntry = {
  words: "pixel art, pixel, pixelart, pixelated, 8 bit, 8bit, 16 bit, 16bit",
  prompt: "retro pixel art with a limited palette and visible square pixels",
  figure: {
    head: 1.12,
    shape: "square",
    eyes: [1.0, 1.1],
    eyesAt: { lower: 6, apart: 2 },
    ears: 0.86,
    body: [1.02, 0.94],
    legs: 0.94,
    hasHumanFace: true,
    hasMoodSigns: true,
    lacksProfile: true,
  },
  // Forty colours have no soft corners.
  camera: { nearer: 1.12 },
  hasVignette: false,
  loadPainter: async () => (await import("../painters/pixel/pixel.ts")).paintPixel,
  loadCutter: async () => (await import("../painters/pixel/pixel.ts")).cutPixel,
  loadRepainter: async () => (await import("../repaint/pixel.ts")).repaintPixel,
  quality: {
    // Forty colours for everything: hues are rounded. Half of a collar two cells high is its dark line.
    adherence: { hue: 20, white: 0.74, lightness: { from: -0.27, to: 0.15 } },
    // A blue cat shares its blues with a blue forest.
    legibility: { seen: 0.77 },
    statistics: { entropy: { from: 3.2 }, blocks: { from: 1 }, colours: { from: 16, to: 40 } },
    brushwork: "blocks",
    painting: {
      greenEyes: { hue: 147, within: 30 },
      grey: { from: 0.5, to: 0.78 },
      seenInTheDark: 0.8,
    },
  },
};
