/**
 * @module Every entry of `styles`. Written by `deno task entries`: change the entries, not this file.
 */
import type { Style } from "../../lib/choices.ts";
import type { StyleEntry } from "./style_entry.ts";
import { style as anime } from "./styles/anime.ts";
import { style as cartoon } from "./styles/cartoon.ts";
import { style as neon } from "./styles/neon.ts";
import { style as pixel } from "./styles/pixel.ts";
import { style as realistic } from "./styles/realistic.ts";
import { style as stainedGlass } from "./styles/stained-glass.ts";
import { style as storybook } from "./styles/storybook.ts";
import { style as watercolor } from "./styles/watercolor.ts";

/** Every entry by its name. */
// deno-fmt-ignore
export const STYLE_ENTRIES: Readonly<Record<Style, StyleEntry>> = {
  anime, cartoon, neon, pixel, realistic, "stained-glass": stainedGlass, storybook, watercolor,
};
