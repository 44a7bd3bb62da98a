/** @module Blue and white tiles of Portugal and Delft. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a picture on blue and white tiles",
  words:
    "painted tiles, azulejo, azulejos, azulejo style, portuguese tiles, portuguese tile, delft, delftware, delft style, delft blue, delft tile, delft tiles, blue and white porcelain style, porcelain painting, blue willow style, ceramic tile art",
  uncoloured: true,
  loadPainter: async () => (await import("../painters/techniques/painted_tiles.ts")).paintTiles,
};
