/** @module Impressionism: thick dabs of uneven colour, whirls in the sky. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "an impressionist painting",
  words:
    "impressionist painting, impressionist, impressionism, impressionistic, monet style, monet painting, in the style of monet, van gogh style, in the style of van gogh, van gogh painting, post impressionist, post impressionism, expressionist, expressionism, impasto, pointillism, pointillist, renoir style",
  base: "cartoon",
  own: ["anime", "realistic"],
  load: async () => (await import("../repaint/techniques/impressionist.ts")).paintImpression,
};
