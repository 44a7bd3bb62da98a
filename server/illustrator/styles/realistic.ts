/** @module Realistic: fur in strands, cloth and metal in natural light. */
import type { StyleEntry } from "../style_entry.ts";

export const style: StyleEntry = {
  words: "realistic, photorealistic, photo realistic, hyperrealistic, hyper realistic, realism",
  prompt: "a realistic illustration with detailed fur and natural light",
  figure: {
    head: 0.69,
    shape: "natural",
    eyes: [0.77, 0.77],
    eyesAt: { lower: -3, apart: -5 },
    ears: 0.86,
    earWidth: 1.16,
    body: [0.96, 1.02],
    legs: 1.2,
    hasHumanFace: false,
  },
  hasVignette: true,
  loadPainter: async () => (await import("../painters/realistic/realistic.ts")).paintRealistic,
  loadCutter: async () => (await import("../painters/realistic/realistic.ts")).cutRealistic,
  loadRepainter: async () => (await import("../repaint/realistic.ts")).repaintRealistic,
  quality: {
    // No line is drawn around it: pale fur is parted from a pale distance by its shade alone.
    // Eyes are as small as a cat's, the far one of a turned head smaller still.
    legibility: { seen: 0.6, seenSmall: 0.56, eyes: 0.12 },
    // Under lids less of an eye has a colour, and half of a coat lies in the shade.
    adherence: {
      day: 0.67,
      iris: 0.08,

      lightness: { from: -0.28, to: 0.15 },
      white: 0.76,
    },
    // What is far is out of focus, and in fog all is; grass and fur in focus are the finest there is.
    statistics: {
      contrast: { from: 0.08, to: 0.27 },
      edges: { from: 0.035, to: 0.2 },
      fine: { from: 1.2, to: 5.2 },
      blocks: { to: 0.15 },
    },
    brushwork: "strands",
    painting: { seenAtNight: 0.8, seenInTheDark: 0.8 },
  },
};
