/** @module Things that lie on a floor for cats to be on: who has a rug is on it. */
import type { Prop } from "../wardrobe/prop_kinds.ts";

const FLOOR_COVERINGS = new Set<Prop>([
  "rug",
  "yoga mat",
  "picnic blanket",
  "towel",
]);

/** Whether cats are on such a thing where words say nothing else. */
export function isFloorCovering(kind: Prop): boolean {
  return FLOOR_COVERINGS.has(kind);
}
