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
    uk: "годує, підгодовує",
    sv: "matar",
    da: "fodrer",
    no: "mater",
    cs: "krmí",
    zh: "喂, 喂食",
    ar: "يطعم, تطعم",
  },
  after: {
    ja: "に餌をやる, に餌をあげる, に餌をあげている",
    tr: "besliyor, besleyen, yem veriyor, yediriyor",
    ko: "먹이 주는, 에게 먹이, 먹이는, 밥 주는, 먹이를 주는",
    hi: "को खिला रही, को दाना डाल, को खाना खिला, को खिलाती",
  },
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
