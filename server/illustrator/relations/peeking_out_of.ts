/**
 * Only head and paws show over the rim.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { seatIn } from "../staging/seating.ts";
import { isWithin, middleOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "peeking out of, peeks out of, peeking from, peeping out of, looking out of, poking out of, popping out of, coming out of, hiding in, hides in, emerging from",
    de: "guckt aus, schaut aus, lugt aus, blickt aus, versteckt in",
    fr: "sort de, qui sort de, caché dans, cachée dans",
    es: "asomándose de, asomado en, asomada en, saliendo de, escondido en, escondida en",
    it: "che sbuca da, nascosto in, spunta da",
    pt: "saindo de, espiando de, escondido em, escondida em",
    nl: "gluurt uit, kijkt uit",
    pl: "wygląda z, wyglądający z",
    ru: "выглядывает из",
  },
  phrase: "peeking out of",
  phase: "seat",
  who: "cat",
  what: "thing",
  poses: ["sitting"],
  arrange(_stage, who, what) {
    if (what.kind === "thing") seatIn(who, what, MOSTLY);
  },
  holds(who, what) {
    return isWithin(who, what) && what.last > who.first && who.body.top < middleOf(what.box)[1] &&
      who.body.bottom > what.box.top - 12;
  },
};

/** The share of the cat that is hidden. */
const MOSTLY = 0.46;
