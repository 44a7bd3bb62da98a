/**
 * Between the teeth.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { carryByScruff, takeInMouth } from "../staging/paws.ts";
import { isInMouth } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en: "biting, bites, carrying in its mouth",
  },
  after: {
    en:
      "in its mouth, in his mouth, in her mouth, in their mouth, in the mouth, in mouth, between its teeth, by the scruff",
    de: "im Maul, im Mund",
    fr: "dans la gueule, dans sa gueule",
    es: "en la boca, en su boca",
    it: "in bocca",
    pt: "na boca",
    nl: "in zijn bek, in de bek",
    pl: "w pysku",
    ru: "в зубах, во рту",
  },
  phrase: "carrying _ in its mouth",
  phase: "paws",
  who: "cat",
  arrange(_stage, who, what) {
    const [cat] = who;
    if (cat?.kind !== "cat") return;
    if (what.kind === "thing") takeInMouth(cat, what);
    else carryByScruff(cat, what);
  },
  holds(who, what) {
    return isInMouth(who, what);
  },
};
