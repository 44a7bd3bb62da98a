/** @module Neon: tubes of light in the dark above a wet floor. */
import type { StyleEntry } from "../style_entry.ts";

export const style: StyleEntry = {
  words: "neon art, neon style",
  prompt:
    "neon art: glowing tubes of light in vivid colours against the dark, reflected on a wet floor",
  figure: {
    head: 0.96,
    shape: "slender",
    eyes: [1.1, 0.98],
    eyesAt: { lower: 0, apart: 4 },
    ears: 0.98,
    body: [0.9, 1.08],
    legs: 1.22,
    hasHumanFace: true,
  },
  camera: { nearer: 1.06 },
  hasVignette: true,
  loadPainter: async () => (await import("../painters/neon/neon.ts")).paintNeon,
  loadCutter: async () => (await import("../painters/neon/neon.ts")).cutNeon,
  loadRepainter: async () => (await import("../repaint/neon.ts")).repaintNeon,
  quality: {
    // It is always night, and a coat shows in the colour of its tubes and their light on a dark body.
    adherence: { hue: 24, lightness: { from: -0.75, to: 0.15 }, day: 0, white: 0.3 },
    // Eyes shine: there is little dark in them.
    legibility: { eyes: 0.13 },
    statistics: { lightness: { from: 0.3, to: 0.68 }, glow: { from: 0.1 } },
    painting: { grey: { from: 0.25, to: 0.5 }, white: 0.35 },
    // Daylight of a photo becomes night.
    likeness: 0.25,
  },
};
