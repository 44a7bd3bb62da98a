/** @module The painter of a style as every file uses it. */
import type { Style } from "../../lib/choices.ts";
import { withGhosts } from "./painters/ghosts.ts";
import type { Painter } from "./style_entry.ts";
import { STYLE_ENTRIES } from "./styles.ts";

/** The painter of a style, loaded when it is first needed. */
export async function loadPainter(style: Style): Promise<Painter> {
  return withGhosts(await STYLE_ENTRIES[style].loadPainter());
}
