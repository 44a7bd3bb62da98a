/** @module Black ink on rice paper, with a seal. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "an ink wash painting",
  words:
    "ink wash painting, ink wash, ink painting, sumi e, sumi-e, sumie, chinese ink painting, chinese ink, japanese ink painting, chinese painting, shan shui, gongbi, chinese brush painting, brush painting",
  base: "cartoon",
  own: ["anime"],
  load: async () => (await import("../repaint/techniques/ink_wash.ts")).washInk,
};
