/**
 * In the air above it.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { liftOver } from "../staging/seating.ts";
import { middleOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "jumping over, jumps over, leaping over, leaps over, flying over, flies over, hopping over, vaulting over, soaring over, above, over, floating above, hovering over",
    de: "springt über, fliegt über, über",
    fr: "saute par-dessus, saute au-dessus de, vole au-dessus de, au-dessus de",
    es: "saltando sobre, salta sobre, volando sobre, por encima de, saltando por encima de",
    it: "salta sopra, vola sopra",
    pt: "pulando sobre, saltando sobre, voando sobre, pulando por cima de",
    nl: "springt over, vliegt over",
    pl: "skacze przez, skacze nad, nad",
    ru: "прыгает через, летит над, над",
  },
  phrase: "above",
  phase: "seat",
  poses: ["jumping", "running"],
  arrange(_stage, who, what) {
    liftOver(who, what);
  },
  holds(who, what) {
    const [x] = middleOf(who.body);
    return middleOf(who.body)[1] < middleOf(what.box)[1] && what.box.left < who.body.right &&
      what.box.right > who.body.left && Math.abs(x) >= 0;
  },
};
