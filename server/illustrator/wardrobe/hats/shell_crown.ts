/** @module A crown of shells from the beach. */
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { cockle, PEARL } from "../shells.ts";

/** A row of cockles, the largest in the middle, pearls between them. */
const shellCrown: HatOf = (colour, role = "accessory") => {
  const at = (t: number): number => -66 - 22 * (1 - t * t);
  return [
    ...[-0.98, -0.49, 0.49, 0.98, 0].map((t) =>
      cockle([t * 84, at(t) - 14], t === 0 ? 40 : 29, t * 0.5, colour, role)
    ),
    ...[-0.74, -0.25, 0.25, 0.74].map((t) => PEARL([t * 84, at(t) + 4], 9, role)),
  ];
};

export const variant: HatEntry = {
  words:
    "shell crown, seashell crown, crown of shells, crown of seashells, crown made of shells, crown made of seashells, mermaid crown, shell tiara, seashell tiara, crown of coral",
  synonyms: "seashell shells seashells mermaid tiara coral made",
  colour: { l: 0.88, c: 0.06, h: 40 },
  draw: shellCrown,
};
