/** @module A soft lens: light runs over into the dark. */
import type { TechniqueEntry } from "../technique_entry.ts";

export const technique: TechniqueEntry = {
  phrase: "a picture in soft focus",
  words:
    "soft focus, soft focus photo, soft focus lens, dreamy glow, hazy glow, soft dreamy glow, orton effect, bloom effect",
  base: "realistic",
  own: ["anime", "cartoon", "storybook", "watercolor"],
  load: async () => (await import("../repaint/techniques/soft_focus.ts")).soften,
};
