/**
 * Paws on the keys.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { workAt } from "../staging/paws.ts";
import { faceOf } from "../staging/stage.ts";
import { isAtPaws, isWithin } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en: "typing, types, typing on, working on, coding on, using, working at, operating, hacking",
    de: "tippt, tippt auf, arbeitet an",
    fr: "tape, tape sur, travaille sur",
    es: "tecleando, escribiendo en, trabajando en",
    it: "digita, scrive su, lavora a",
    pt: "digitando, trabalhando no, digitando no",
    nl: "typt, werkt aan",
    pl: "pisze na, pracuje na",
    ru: "печатает на, работает за",
  },
  phrase: "typing on",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting"],
  arrange(_stage, who, what) {
    for (const actor of who) {
      if (actor.kind !== "cat" || what.kind !== "thing") continue;
      workAt(actor, what, { highest: 130 });
      actor.target = faceOf(what);
    }
  },
  holds(who, what) {
    return isAtPaws(who, what) || who.first < what.first && isWithin(who, what);
  },
};
