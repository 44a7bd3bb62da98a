/**
 * A cup held to the mouth, or a bowl before it.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { feed } from "../staging/paws.ts";
import { isNearMouth } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en: "drinking, drinks, drink, drinking from, sipping, sips, slurping, lapping",
    de: "trinkt, schlürft",
    fr: "boit, buvant, qui boit, sirote",
    es: "bebiendo, bebe, tomando, tomándose",
    it: "beve, bevendo, sorseggia",
    pt: "bebendo, bebe, tomando um, tomando uma",
    nl: "drinkt",
    pl: "pije, pijący",
    ru: "пьёт",
    zh: "喝, 喝着, 在喝",
    sv: "dricker",
    ar: "يشرب",
  },
  after: {
    ja: "を飲んで, を飲む",
    ko: "마시고, 마시는",
    tr: "içen, içiyor",
  },
  phrase: "drinking",
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
