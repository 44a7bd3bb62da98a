/** @module Paper folded by hand: large facets between creases. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a picture of folded paper",
  words:
    "origami style, origami art, origami, as origami, folded paper, folded paper style, paper folding art, made of folded paper, folded from paper, folded out of paper, origami paper style",
  base: "cartoon",
  load: async () => {
    const { facet, FOLDS } = await import("../repaint/techniques/low_poly.ts");
    return (study, scene) => facet(study, scene, FOLDS);
  },
};
