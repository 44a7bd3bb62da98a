/**
 * @module White that a photo shows, as a recipe has it: marks of the coat, or a pattern of its own.
 */
import type { CatSeen, WhiteSeen } from "../../../../lib/cat_seen.ts";
import type { Pattern, WhiteMark } from "../../spec.ts";

const MARKS: Record<WhiteSeen, readonly WhiteMark[]> = {
  none: [],
  muzzle: ["muzzle"],
  bib: ["bib"],
  "muzzle and bib": ["muzzle", "bib"],
  paws: ["socks"],
  "bib and paws": ["bib", "socks"],
  "muzzle, bib and paws": ["muzzle", "bib", "socks"],
  patches: ["blaze", "muzzle", "bib", "socks", "belly"],
  "mostly white": ["blaze", "muzzle", "bib", "socks", "belly"],
};

/** Where the coat is white; undefined where the photo does not say. */
export function marksSeen({ white }: CatSeen): readonly WhiteMark[] | undefined {
  return white && MARKS[white];
}

/** The pattern: a plain coat with much white is patched. */
export function patternWithWhite({ pattern, white }: CatSeen): Pattern | undefined {
  if (white === "mostly white" && pattern !== "calico") return "van";
  return white === "patches" && pattern === "solid" ? "bicolour" : pattern;
}
