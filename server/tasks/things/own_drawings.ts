/**
 * @module Things that have no emoji, or another look than it, drawn by hand in the same flat way.
 * `own_drawings.tsv` has a row for each: its facts, and what stands inside an SVG element of 32 × 32.
 */
import type { Category, SizeClass } from "../../illustrator/things/thing.ts";
import type { Selected } from "./selection.ts";
import { readTable } from "./tables.ts";

/** A thing with its drawing. */
export interface OwnDrawing extends Selected {
  svg: string;
}

const [, ...rows] = await readTable("own_drawings.tsv");

export const OWN_DRAWINGS: readonly OwnDrawing[] = rows.map((
  [name = "", plural, emoji = "", category, size, svg = ""],
) => ({
  emoji,
  name,
  category: category as Category,
  size: size as SizeClass,
  svg,
  ...(plural && { plural }),
}));
