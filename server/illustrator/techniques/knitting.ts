/** @module Stitches of wool in rows. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a knitted picture",
  words:
    "knitted style, knitted picture, crochet style, amigurumi, amigurumi crochet, amigurumi style, crochet art, knitted toy, knitwork, woolen toy style, yarn art",
  base: "cartoon",
  load: async () => {
    const { stitch } = await import("../repaint/techniques/stitches.ts");
    return (study) => stitch(study, "knit");
  },
};
