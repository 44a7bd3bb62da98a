/**
 * In a thing whose rim covers the lower part.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { seatIn } from "../staging/seating.ts";

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
  },
  phrase: "in",
  phase: "seat",
  what: "thing",
  poses: ["sitting", "loaf", "sleeping", "waving"],
  arrange(_stage, who, what) {
    if (what.kind === "thing") seatIn(who, what);
  },
  holds(who, what) {
    const rim = what.items.at(-1);
    const hidden = who.body.bottom > what.box.top && who.body.top < what.box.top;
    return rim !== undefined && hidden && what.last > who.first;
  },
};
