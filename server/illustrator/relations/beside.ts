/**
 * Next to each other on the ground.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { arrangeSides } from "../staging/sides.ts";
import { coveredShare } from "../staging/silhouette.ts";
import { middleOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en: "beside, next to, by, near, alongside, at the side of, close to, with, together with",
    de: "neben, bei, nahe, mit",
    fr: "à côté de, près de, avec, aux côtés de",
    es: "junto a, al lado de, cerca de, con, al lado del",
    it: "accanto a, vicino a, con, accanto al",
    pt: "ao lado de, perto de, com, junto a, ao lado do",
    nl: "naast, bij, met",
    pl: "obok, przy, koło",
    ru: "рядом с, возле, около",
  },
  phrase: "beside",
  phase: "surroundings",
  arrange(stage, who, what) {
    const index = what.kind === "thing" ? stage.things.indexOf(what) : 0;
    arrangeSides(who, what, index % 2 === 0 ? -1 : 1);
  },
  holds(who, what) {
    return coveredShare(who.body, what.body) < 0.5 &&
      Math.abs(middleOf(who.box)[0] - middleOf(what.box)[0]) > 20;
  },
};
