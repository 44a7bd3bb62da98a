/**
 * In a thing whose rim covers the lower part.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { seatIn, seatOn } from "../staging/seating.ts";
import { isWithin } from "../staging/seen.ts";
import { bearsOnly } from "../things/anchors.ts";

export const relation: RelationEntry = {
  words: {
    en: "in, inside, inside of, into, within, sitting in, sits in, sleeping in, sitting inside",
    de: "in, im, drinnen in",
    fr: "dans, dedans",
    es: "en, dentro de",
    it: "in, dentro, nel, nella, dentro a",
    pt: "em, dentro de, dentro do, dentro da, no, na",
    nl: "in, binnenin",
    pl: "w, we, wewnątrz",
    ru: "в, во, внутри",
    sv: "i, inuti",
    ar: "داخل, في",
  },
  after: {
    ja: "の中, に入って, に入った, の中で, の中に",
    zh: "里, 里面, 裡, 中",
    ko: "안에, 안에서, 속에",
    tr: "içinde, içine",
    hi: "में",
  },
  phrase: "in",
  phase: "seat",
  what: "thing",
  poses: ["sitting", "loaf", "sleeping", "waving"],
  arrange(_stage, who, what) {
    if (what.kind !== "thing") return;
    if (bearsOnly(what.art.anchors)) seatOn(who, what);
    else seatIn(who, what);
  },
  holds(who, what) {
    return isWithin(who, what) && who.body.bottom > what.box.top && what.last > who.first;
  },
};
