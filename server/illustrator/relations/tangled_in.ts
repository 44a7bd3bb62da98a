/** @module Cords in bands around the body. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { isAtPaws, isInMouth } from "../staging/seen.ts";
import { coveredShare } from "../staging/silhouette.ts";
import { tangle } from "../staging/around/tangling.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "tangled in, tangled up in, entangled in, all tangled up in, getting tangled in, tied up in, caught up in, wound up in",
    de: "verheddert in, verwickelt in",
    fr: "emmêlé dans, emmêlée dans, empêtré dans, empêtrée dans",
    es: "enredado en, enredada en",
    it: "aggrovigliato in, aggrovigliata in, impigliato in, impigliata in",
    pt: "enrolado em, enrolada em, emaranhado em, enroscado em",
    nl: "verstrikt in, verward in",
    pl: "zaplątany w, zaplątana w",
    ru: "запутался в, запутавшийся в, запуталась в",
    sv: "intrasslad i, trasslat in sig i",
    uk: "заплутався в, заплуталася в, заплутане в, заплутана в",
    zh: "缠在, 缠着",
    ar: "متشابك في, عالق في, عالقة في",
  },
  after: {
    tr: "dolanmış, dolaşmış",
    ja: "に絡まって, に絡まる, に絡まった, にからまって",
    ko: "에 엉킨, 에 엉켜, 에 걸린",
    hi: "में उलझी, में फँसी, में फंसी, में उलझा",
  },
  phrase: "tangled in",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "upright"],
  arrange: eachCatWithThing((cat, thing, { things }) => tangle(cat, { thing, things })),
  holds(who, what) {
    return isAtPaws(who, what) || isInMouth(who, what) || coveredShare(who.body, what.box) > 0.2;
  },
};
