/** @module The muted evening colours of pictures for music to study to. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a lo-fi picture",
  words:
    "lofi, lo-fi, lofi style, lo-fi style, lofi aesthetic, lofi girl style, lofi anime style, lofi vibes, lo-fi vibes, lofi art, chillhop",
  base: "anime",
  own: ["cartoon", "storybook", "watercolor"],
  load: async () => (await import("../repaint/techniques/lofi.ts")).calmed,
};
