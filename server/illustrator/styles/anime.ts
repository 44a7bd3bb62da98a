/**
 * Anime: two tones with a sharp border, large eyes, soft air.
 *
 * @module
 */
import type { StyleEntry } from "../style_entry.ts";

export const style: StyleEntry = {
  words: "anime, manga",
  prompt: "anime with expressive eyes, soft gradients and crisp highlights",
  headSize: 1.26,
  eyeSize: 1.26,
  hasVignette: true,
  loadPainter: async () => (await import("../painters/anime.ts")).paintAnime,
  loadRepainter: async () => (await import("../repaint/anime.ts")).repaintAnime,
  quality: {
    // A bloom of light lies over everything.
    adherence: { night: 0.52, white: 0.78 },
    statistics: { fine: { to: 2.9 } },
    brushwork: "two tones",
    eyeShare: 0.01,
    // Cel shading shifts hues.
    painting: { greenEyes: { hue: 147, within: 30 }, grey: 0.78 },
  },
};
