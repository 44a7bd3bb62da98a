/** @module Fire out of the mouth. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { breathe } from "../staging/acts/breathing_fire.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { isBeforeLips } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "breathing, breathes, breathing out, breathes out, spitting, spits, spewing, spews, shooting, blowing a jet of",
    de: "spuckt, speit, spuckend, speiend",
    fr: "crache, crachant",
    es: "escupiendo, escupe, echando, echa",
    it: "sputa, sputando",
    pt: "cuspindo, cospe, soltando",
    nl: "spuwt, spuugt",
    pl: "zieje, ziejący",
    ru: "изрыгает, дышит, извергает",
    sv: "sprutar",
    zh: "喷, 吐",
  },
  after: {
    en:
      "coming out of its mouth, coming out of his mouth, coming out of her mouth, comming out his mouth, coming out his mouth, coming out its mouth, coming out her mouth, coming from its mouth, coming from his mouth, coming from her mouth, out of its mouth, out of his mouth, out of her mouth, shooting from its mouth",
    ja: "を吐く, を吐いて, を吐いている, を噴く",
    ko: "뿜는, 내뿜는, 뿜고",
  },
  phrase: "breathing",
  phase: "paws",
  who: "cat",
  what: "thing",
  arrange: eachCatWithThing(breathe),
  holds: isBeforeLips,
};
