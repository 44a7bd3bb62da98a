/** @module A rod in the raised paw. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { fish } from "../staging/acts/fishing.ts";
import { isInMouth, pawsOf, touches } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en: "fishing with, fishing for, angling for, casting",
    de: "angelt mit, angelt nach, angelnd, angelt",
    fr: "pêche avec, pêche, pêchant, pêche à",
    es: "pescando con, pescando, pesca con, pesca",
    it: "pesca con, pescando, pescando con, pesca",
    pt: "pescando com, pescando, pesca com, pesca",
    nl: "vist met, vist, vissend met",
    pl: "łowi, łowi ryby, łowiący, wędkuje",
    ru: "ловит удочкой, рыбачит с, рыбачит, удит, ловит рыбу, рыбачащий",
    uk: "ловить рибу, рибалить, ловить вудкою",
    sv: "fiskar med, fiskar, metar",
    zh: "钓, 钓鱼",
    ar: "يصطاد, تصطاد",
    da: "fisker med, fanger fisk",
    no: "fisker med, fanger fisk",
    cs: "rybaří, chytá ryby",
    fi: "kalastaa, onkii",
    hu: "horgászik",
    ro: "pescuiește",
    id: "memancing",
    vi: "câu cá",
    el: "ψαρεύει με, ψαρεύει",
    he: "דג עם, דגה עם, דג ב",
  },
  after: {
    ja: "を釣って, を釣る, を釣っている",
    ko: "낚시하는, 낚는",
    tr: "balık tutan, avlayan",
  },
  phrase: "fishing with",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting"],
  arrange: eachCatWithThing((cat, thing, { things }) => fish(cat, thing, things)),
  holds(who, what) {
    return pawsOf(who).some(({ outline }) => touches(outline, what.box)) || isInMouth(who, what);
  },
};
