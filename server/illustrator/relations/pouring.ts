/** @module Out of a pot in a paw into a cup. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { pourOut } from "../staging/acts/pouring_out.ts";
import { isAtPaws, isInMouth, isNear } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en: "pouring, pours, pouring out, pours out, pouring from, pours from",
    de: "gießt ein, schenkt ein, schenkt",
    fr: "verse, versant, versent",
    es: "vierte, vertiendo, sirviendo una taza de",
    it: "versa, versando",
    pt: "despeja, despejando",
    nl: "schenkt in, schenkt een kopje",
    pl: "nalewa, wlewa, rozlewa",
    ru: "наливает, разливает, льёт",
    uk: "наливає, розливає",
    sv: "häller upp, häller",
    zh: "倒着, 斟, 斟着",
    ar: "يصب, تصب, يسكب, تسكب",
  },
  after: {
    ja: "を注いで, を注ぐ, を注いでいる",
    tr: "dolduran, dolduruyor, döküyor, döken",
    ko: "따르는, 따르고, 붓는",
    hi: "उड़ेल रही, उड़ेलती",
  },
  phrase: "pouring",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "upright"],
  arrange: eachCatWithThing((cat, thing, { things }) => pourOut(cat, { thing, things })),
  holds(who, what) {
    return isAtPaws(who, what) || isInMouth(who, what) || isNear(who, what);
  },
};
