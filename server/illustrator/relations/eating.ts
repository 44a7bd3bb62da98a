/**
 * Food in its paws under the chin, or on the ground before it.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { feed } from "../staging/paws.ts";
import { isNearMouth } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "eating, eats, eat, nibbling, munching, munching on, tasting, licking, chewing, devouring, snacking on, licks, gnawing on",
    de: "isst, frisst, nascht, knabbert",
    fr: "mange, mangeant, qui mange, déguste, croque",
    es: "comiendo, come, devorando, comiéndose",
    it: "mangia, mangiando, che mangia",
    pt: "comendo, come, tomando",
    nl: "eet, smult van",
    pl: "je, jedzący",
    ru: "ест, кушает, жуёт",
  },
  after: {
    ja: "を食べ, 食べて, を食べて",
    ko: "먹는, 먹고, 먹고 있는",
    tr: "yiyen, yiyor",
    hi: "खा रही, खा रहा",
  },
  phrase: "eating",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "waving"],
  arrange(_stage, who, what) {
    for (const actor of who) if (actor.kind === "cat" && what.kind === "thing") feed(actor, what);
  },
  holds(who, what) {
    return isNearMouth(who, what);
  },
};
