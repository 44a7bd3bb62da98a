/**
 * Before a thing that still shows.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { coveredShare } from "../staging/silhouette.ts";
import { standAtFeet, standBehind, stepBehind } from "../staging/sides.ts";

export const relation: RelationEntry = {
  words: {
    en: "in front of, before, in the front of",
    de: "vor, vorm",
    fr: "devant",
    es: "delante de, frente a, delante del, enfrente de",
    it: "davanti a, di fronte a, davanti al, davanti alla",
    pt: "em frente de, na frente de, diante de, em frente ao",
    nl: "voor",
    pl: "przed",
    ru: "перед",
    sv: "framför",
    ar: "أمام",
  },
  after: {
    ja: "の前",
    ko: "앞에",
    tr: "önünde",
    zh: "前面, 前",
    hi: "के सामने",
  },
  phrase: "in front of",
  phase: "surroundings",
  arrange(_stage, who, what) {
    if (what.kind === "thing") return standBehind(what, who);
    for (const actor of who) {
      if (actor.kind === "thing") standAtFeet(actor, what);
      else stepBehind(what, actor);
    }
  },
  holds(who, what) {
    return who.last > what.last &&
      (who.box.bottom >= what.box.bottom - 12 || coveredShare(what.box, who.box) > 0.1);
  },
};
