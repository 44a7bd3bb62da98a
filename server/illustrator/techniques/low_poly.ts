/** @module Flat triangles, as early computer graphics and papercrafts have them. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a low-poly picture",
  words:
    "low poly, lowpoly, low-poly, low poly art, low poly style, polygon art, polygonal art, polygonal style, triangulated, faceted style, geometric art, geometric style, geometric illustration",
  base: "cartoon",
  load: async () => {
    const { facet, POLYGONS } = await import("../repaint/techniques/low_poly.ts");
    return (study, scene) => facet(study, scene, POLYGONS);
  },
};
