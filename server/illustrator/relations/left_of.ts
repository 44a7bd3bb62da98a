/**
 * To the left of it as the viewer sees it.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { arrangeSides } from "../staging/sides.ts";
import { middleOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en: "on the left, left of, to the left of, on the left of, on the left side of",
    de: "links von, links neben, links vom",
    fr: "à gauche de",
    es: "a la izquierda de",
    it: "a sinistra di",
    pt: "à esquerda de",
    nl: "links van",
    pl: "po lewej stronie",
    ru: "слева от",
  },
  phrase: "to the left of",
  phase: "surroundings",
  arrange(_stage, who, what) {
    arrangeSides(who, what, -1);
  },
  holds(who, what) {
    return middleOf(who.body)[0] < middleOf(what.body)[0];
  },
};
