/** @module Wool, felted with a needle: soft forms, fibres over every edge. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a picture of felted wool",
  words:
    "needle felt, needle felted, needle felting, felt art, felted wool, felt style, felted style, wool felt, wool painting, felt craft, felt applique, plush style, plushie style",
  loadPainter: async () => {
    const { model } = await import("../painters/techniques/modelled.ts");
    return (scene, side = 1024) =>
      model(scene, side, {
        round: 0.8,
        gloss: 0,
        pressed: { deep: 0.4, wide: 90 },
        fibre: { reach: 6, uneven: 0.065 },
      });
  },
};
