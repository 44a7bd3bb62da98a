/** @module A blade in the paw of each; those of two cats cross. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { fence } from "../staging/acts/fencing.ts";
import { isInMouth, pawsOf, touches } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "fencing with, fences with, duelling with, dueling with, fighting with, fights with, fight with, fighting a duel with, brandishing, brandishes",
    de: "kämpft mit, kämpfen mit, ficht mit, fechten mit, schwingt",
    fr: "se bat avec, se battent avec, combattant avec, brandit",
    es: "peleando con, luchando con, pelea con, blandiendo",
    it: "combatte con, combattono con, duella con, brandisce",
    pt: "lutando com, luta com, brandindo",
    nl: "vecht met, vechten met",
    pl: "walczy, walczą",
    ru: "сражается, сражаются, дерётся",
    sv: "slåss med, fäktas med",
    zh: "挥舞, 挥着",
    da: "kæmper med",
    no: "kjemper med",
  },
  phrase: "fighting with",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["upright"],
  arrange(_stage, who, what) {
    if (what.kind === "thing") fence(who.filter((actor) => actor.kind === "cat"), what);
  },
  holds(who, what) {
    return pawsOf(who).some(({ outline }) => touches(outline, what.box)) || isInMouth(who, what);
  },
};
