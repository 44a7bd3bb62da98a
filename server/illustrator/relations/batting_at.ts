/** @module In the air before it, a paw at it. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { batAt } from "../staging/acts/batting.ts";
import { eyesOf, isAtPaws, isInMouth, looksAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "batting at, bats at, batting, swatting, swatting at, swats, swats at, hitting, hits, pawing, swiping at, swipes at, boxing at",
    de: "schlägt nach, schlägt, hascht nach",
    fr: "frappe, donne un coup de patte à",
    es: "golpeando, dando zarpazos a",
    it: "colpisce, dà una zampata a",
    pt: "dando patadas em",
    nl: "slaat, slaat naar",
    ru: "бьёт",
    sv: "slår på, slår efter",
    ro: "lovește",
  },
  phrase: "batting at",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["reaching up", "sitting", "waving"],
  arrange: eachCatWithThing(batAt),
  holds(who, what) {
    return isInMouth(who, what) || isAtPaws(who, what) && what.box.bottom < who.box.bottom - 30 &&
        eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};
