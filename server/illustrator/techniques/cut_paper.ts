/** @module Sheets of coloured paper, cut and laid over each other. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a picture of cut paper",
  words:
    "cut paper, paper cut, papercut, paper cutout, paper cut out, cut paper art, paper cut art, papercut art, papercraft, paper craft, layered paper, layered paper art, paper art, paper collage, collage, cutout style, paper diorama, construction paper, matisse cutout, eric carle, eric carle style",
  loadPainter: async () => (await import("../painters/techniques/cut_paper.ts")).layPaper,
};
