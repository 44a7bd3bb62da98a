/** @module Coloured clay, pressed with thumbs and lit by a studio lamp. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a clay model",
  words:
    "clay model, claymation, claymation style, clay style, clay art, clay figure, clay render, plasticine, plasticine style, modelling clay, play dough, playdough, stop motion, stop motion style, aardman, aardman style, wallace and gromit style, fimo, polymer clay, polymer clay art",
  loadPainter: async () => {
    const { model } = await import("../painters/techniques/modelled.ts");
    return (scene, side = 1024) =>
      model(scene, side, {
        round: 1,
        gloss: 0.24,
        pressed: { deep: 1.3, wide: 60 },
        fibre: { reach: 0, uneven: 0 },
      });
  },
};
