/**
 * Below a thing that reaches over the head.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { lieUnder, standOver } from "../staging/sides.ts";
import { middleOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "under, underneath, beneath, below, sheltering under, hiding under, walking under, sitting under",
    de: "unter, unterm, unter dem",
    fr: "sous, en dessous de",
    es: "bajo, debajo de, debajo del",
    it: "sotto, sotto a",
    pt: "sob, embaixo de, debaixo de, debaixo do",
    nl: "onder",
    pl: "pod",
    ru: "под",
    sv: "under",
    ar: "تحت",
  },
  after: {
    ja: "の下",
    zh: "下, 下面, 底下",
    ko: "아래, 아래에, 밑에",
    tr: "altında",
    hi: "के नीचे",
  },
  phrase: "under",
  phase: "surroundings",
  what: "thing",
  arrange(_stage, who, what) {
    if (what.kind !== "thing") return;
    if (what.isPlaced && who.every(({ kind }) => kind === "thing")) lieUnder(who, what);
    else standOver(what, who);
  },
  holds(who, what) {
    const [x] = middleOf(who.body);
    return what.box.top < who.body.top && what.box.left < x && x < what.box.right &&
      what.first < who.first;
  },
};
