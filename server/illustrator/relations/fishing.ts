/**
 * A rod in the raised paw.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { raise } from "../staging/paws.ts";
import { isInMouth, pawsOf, touches } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en: "fishing with, fishing for, angling for, casting",
    de: "angelt mit, angelt nach",
    fr: "pêche avec, pêche",
    es: "pescando con, pescando",
    it: "pesca con, pescando",
    pt: "pescando com, pescando",
    nl: "vist met",
    pl: "łowi",
    ru: "ловит удочкой, рыбачит с",
  },
  phrase: "fishing with",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting"],
  arrange(_stage, who, what) {
    for (const actor of who) if (actor.kind === "cat" && what.kind === "thing") raise(actor, what);
  },
  holds(who, what) {
    return pawsOf(who).some(({ outline }) => touches(outline, what.box)) || isInMouth(who, what);
  },
};
