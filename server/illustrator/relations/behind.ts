/**
 * Partly hidden by what stands before it.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { placeBeside, standBefore, standBehind, stepBehind } from "../staging/sides.ts";
import { coveredShare } from "../staging/silhouette.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "behind, hiding behind, hides behind, sitting behind, in back of, peeking from behind, peeks from behind",
    de: "hinter, hinterm",
    fr: "derrière, caché derrière",
    es: "detrás de, tras, detrás del, escondido detrás de",
    it: "dietro, dietro a, dietro al",
    pt: "atrás de, atrás do, atrás da, por trás de",
    nl: "achter",
    pl: "za",
    ru: "за, позади",
    sv: "bakom",
    ar: "خلف, وراء",
  },
  after: {
    ja: "の後ろ",
    ko: "뒤에",
    tr: "arkasında",
    zh: "后面, 背后",
    hi: "के पीछे",
  },
  phrase: "behind",
  phase: "surroundings",
  arrange(stage, who, what) {
    if (what.kind === "thing") {
      const things = who.filter(({ kind, isPlaced }) => kind === "thing" && !isPlaced);
      if (things.length > 0) placeBeside(things, stage.cats, 1);
      return standBefore(what, who);
    }
    for (const actor of who) {
      if (actor.kind === "thing") standBehind(actor, [what]);
      else stepBehind(actor, what);
    }
  },
  holds(who, what) {
    return who.first < what.first && coveredShare(who.box, what.box) > 0.03;
  },
};
