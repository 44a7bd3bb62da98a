import { msg } from "../../lib/i18n/translate.ts";
import type { PageConfig } from "../types.ts";

export default {
  wide: true,
  title: msg("AI Cat Character Generator"),
  description: msg(
    "Describe a cat, pick an art style and watch it become a character of its own: pixel art, cartoon, anime, realistic or watercolor.",
  ),
} satisfies PageConfig;
