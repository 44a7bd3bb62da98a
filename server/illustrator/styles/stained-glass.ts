/** @module Stained glass: panes of clear colour between lines of lead, lit from behind. */
import type { StyleEntry } from "../style_entry.ts";

export const style: StyleEntry = {
  words: "stained glass",
  prompt:
    "a stained glass window: panes of luminous coloured glass between dark lines of lead, lit from behind",
  figure: {
    head: 1.01,
    shape: "facet",
    eyes: [1.1, 1.04],
    eyesAt: { lower: 0, apart: 3 },
    ears: 0.98,
    body: [1, 1.04],
    legs: 1.16,
    hasHumanFace: true,
  },
  camera: { nearer: 1.13 },
  hasVignette: true,
  loadPainter: async () =>
    (await import("../painters/stained_glass/stained_glass.ts")).paintStainedGlass,
  loadCutter: async () =>
    (await import("../painters/stained_glass/stained_glass.ts")).cutStainedGlass,
  loadRepainter: async () => (await import("../repaint/stained_glass.ts")).repaintStainedGlass,
  quality: {
    // Panes deepen towards their lead: of a thin thing most is deep.
    adherence: { night: 0.5, lightness: { from: -0.3, to: 0.15 } },
    legibility: { eyes: 0.15 },
    // Jewel tones are as colourful as pictures get.
    statistics: {
      colourfulness: { from: 24, to: 150 },
      fine: { from: 3.2 },
      edges: { from: 0.18, to: 0.48 },
    },
    // Strips of lead cross the pale glass around a dark cat.
    painting: { seenAtNight: 0.85, seenInTheDark: 0.85 },
    // A pane has one colour, whatever the photo shows in it.
    likeness: 0.25,
  },
};
