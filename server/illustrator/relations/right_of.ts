/**
 * To the right of it as the viewer sees it.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { arrangeSides } from "../staging/sides.ts";
import { middleOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en: "on the right, right of, to the right of, on the right of, on the right side of",
    de: "rechts von, rechts neben, rechts vom",
    fr: "à droite de",
    es: "a la derecha de",
    it: "a destra di",
    pt: "à direita de",
    nl: "rechts van",
    pl: "po prawej stronie",
    ru: "справа от",
  },
  phrase: "to the right of",
  phase: "surroundings",
  arrange(_stage, who, what) {
    arrangeSides(who, what, 1);
  },
  holds(who, what) {
    return middleOf(who.body)[0] > middleOf(what.body)[0];
  },
};
