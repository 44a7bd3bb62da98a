/** @module Just off the foot that has kicked it. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { kick } from "../staging/acts/kicking.ts";
import { eyesOf, isAtFoot, looksAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en: "kicking, kicks, kicked, kicking a, kick, kicking around, playing keepie uppie with",
    de: "kickt, tritt gegen, tritt, schießt",
    fr: "tape dans, donne un coup de pied dans, shoote dans, dribble",
    es: "pateando, patea, chutando, chuta",
    it: "calcia, calciando, tira un calcio a",
    pt: "chutando, chuta",
    nl: "trapt tegen, schopt, schopt tegen, schiet",
    pl: "kopie, strzela",
    ru: "пинает, забивает",
    uk: "б'є ногою, б'є по, копає м'яч",
    sv: "sparkar",
    zh: "踢, 踢着",
    ar: "يركل, تركل",
    da: "sparker",
    no: "sparker",
    cs: "kope do, kope",
    fi: "potkaisee, potkii",
    hu: "rúg, rúgja",
    ro: "lovește cu piciorul",
    id: "menendang",
    vi: "đá",
  },
  after: {
    ja: "を蹴る, を蹴って, を蹴っている",
    ko: "차는, 차고",
    tr: "tekmeleyen, tekmeliyor",
    hi: "को लात मार, को लात मारती, को किक मार",
  },
  phrase: "kicking",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["kicking"],
  arrange: eachCatWithThing(kick),
  holds(who, what) {
    return isAtFoot(who, what) && eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};
