/** @module A page of a manga, black and white with screentone. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a manga drawing in black and white",
  words:
    "manga page, manga panel, black and white manga, manga drawing, manga illustration, manga ink, screentone, shonen manga, seinen manga, junji ito",
  uncoloured: true,
  loadPainter: async () => (await import("../painters/techniques/manga.ts")).drawManga,
};
