/** @module Black figures before a lit screen. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a shadow play",
  words:
    "shadow play, shadow puppet, shadow puppets, shadow puppetry, shadow theatre, shadow theater, wayang kulit, wayang, paper silhouette, silhouette, silhouettes, silhouetted, silhouette style, silhouette art, silhouette portrait, silhouette picture, black silhouette, as a silhouette, in silhouette",
  uncoloured: true,
  loadPainter: async () => (await import("../painters/techniques/shadow_play.ts")).playShadows,
};
