/**
 * Storybook: gouache under sepia ink, framed as the page of an old picture book.
 *
 * @module
 */
import type { StyleEntry } from "../style_entry.ts";

export const style: StyleEntry = {
  words: "storybook illustration",
  prompt:
    "an illustration of a classic picture book: fine sepia ink, hatching, warm gouache colours and an ornamental border",
  headSize: 1.14,
  eyeSize: 1.04,
  hasVignette: true,
  loadPainter: async () => (await import("../painters/storybook.ts")).paintStorybook,
  loadRepainter: async () => (await import("../repaint/storybook.ts")).repaintStorybook,
  quality: {
    statistics: { fine: { from: 4.8 }, blocks: { to: 0.02 } },
  },
};
