/** @module Another animal beside the cat, which holds food to its mouth. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { giveFood } from "../staging/together/giving_food.ts";
import { eyesOf, isAtPaws, isNear, looksAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en: "feeding, feeds, hand feeding, hand feeds",
    de: "füttert, füttern, fütternd",
    fr: "nourrit, nourrissant, donne à manger à, donnant à manger à",
    es: "alimenta, alimentando, dando de comer a, da de comer a",
    it: "nutre, nutrendo, dà da mangiare a",
    pt: "alimenta, alimentando, dando comida a, dando comida para",
    nl: "voert, voedert",
    pl: "karmi, karmiący",
    ru: "кормит, кормящий",
    uk: "годує",
    sv: "matar",
    da: "fodrer",
    no: "mater",
    cs: "krmí",
    zh: "喂, 喂食",
  },
  after: { ja: "に餌をやる, に餌をあげる, に餌をあげている" },
  phrase: "feeding",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "upright"],
  arrange: eachCatWithThing((cat, thing, { things }) => giveFood(cat, { thing, things })),
  holds(who, what) {
    return (isAtPaws(who, what) || isNear(who, what)) &&
      eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};
