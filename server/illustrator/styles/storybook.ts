/** @module Storybook: gouache under sepia ink, framed as the page of an old picture book. */
import type { StyleEntry } from "../style_entry.ts";

export const style: StyleEntry = {
  words: "storybook illustration",
  prompt:
    "an illustration of a classic picture book: fine sepia ink, hatching, warm gouache colours and an ornamental border",
  figure: {
    head: 0.9,
    shape: "heart",
    eyes: [0.86, 0.96],
    eyesAt: { lower: 2, apart: -2 },
    ears: 0.93,
    body: [0.9, 1.09],
    legs: 1.3,
    hasHumanFace: true,
  },
  // The page has a border, and paws stand well inside it.
  camera: { lower: -26 },
  hasVignette: true,
  loadPainter: async () => (await import("../painters/storybook/storybook.ts")).paintStorybook,
  loadCutter: async () => (await import("../painters/storybook/storybook.ts")).cutStorybook,
  loadRepainter: async () => (await import("../repaint/storybook.ts")).repaintStorybook,
  quality: {
    // Most of a page lies in shade, by day as well.
    adherence: { day: 0.5, night: 0.47, white: 0.76, lightness: { from: -0.24, to: 0.15 } },
    painting: { seenInTheDark: 0.85 },
    legibility: { eyes: 0.16, seenSmall: 0.55 },
    statistics: { fine: { from: 4 }, blocks: { to: 0.02 } },
  },
};
