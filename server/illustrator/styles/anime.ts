/** @module Anime: two tones with a sharp border, large eyes, soft air. */
import type { StyleEntry } from "../style_entry.ts";

export const style: StyleEntry = {
  words: "anime, manga",
  prompt: "anime with expressive eyes, soft gradients and crisp highlights",
  figure: {
    head: 1.06,
    shape: "chin",
    eyes: [1.02, 1.16],
    eyesAt: { lower: 12, apart: 1 },
    ears: 0.96,
    body: [0.9, 1],
    legs: 1.2,
    hasHumanFace: true,
    hasMoodSigns: true,
  },
  camera: { lower: 26 },
  hasVignette: true,
  loadPainter: async () => (await import("../painters/anime/anime.ts")).paintAnime,
  loadCutter: async () => (await import("../painters/anime/anime.ts")).cutAnime,
  loadRepainter: async () => (await import("../repaint/anime.ts")).repaintAnime,
  quality: {
    // A bloom of light lies over everything, and cel shadows are deep and lean to violet.
    adherence: { night: 0.52, white: 0.78, hue: 23, lightness: { from: -0.26, to: 0.15 } },
    statistics: { fine: { to: 2.9 }, contrast: { from: 0.09, to: 0.27 } },
    brushwork: "two tones",
    eyeShare: 0.01,
    // Cel shading shifts hues.
    painting: {
      greenEyes: { hue: 147, within: 30 },
      grey: { from: 0.5, to: 0.78 },
      seenInTheDark: 0.88,
    },
  },
};
