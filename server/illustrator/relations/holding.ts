/**
 * In the paws, before the chest; four-legged poses carry it in the mouth.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { holdBefore, raise } from "../staging/paws.ts";
import { isInMouth, pawsOf, touches } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "holding, holds, hold, carrying, carries, clutching, clutches, gripping, grasping, showing, waving a, swinging, wielding, brandishing",
    de: "hält, trägt, mit einem, mit einer",
    fr: "tient, tenant, qui tient, porte dans ses pattes",
    es: "sosteniendo, sostiene, agarrando, sujetando, llevando",
    it: "tiene, tenendo, che tiene, con in mano",
    pt: "segurando, segura, carregando",
    nl: "houdt, vasthoudt, draagt",
    pl: "trzyma, trzymający, niesie",
    ru: "держит, несёт",
    zh: "拿着, 抱着, 举着, 捧着",
    sv: "håller, bär",
    ar: "يحمل, تحمل",
  },
  after: {
    ja: "を持って, を抱えて, を抱いて",
    ko: "들고, 들고 있는, 안고",
    tr: "tutan, taşıyan",
  },
  phrase: "holding",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "waving", "dancing"],
  arrange(_stage, who, what) {
    const [cat] = who;
    if (cat?.kind !== "cat" || what.kind !== "thing") return;
    if (what.art.spot === "hand") raise(cat, what);
    else holdBefore(cat, what);
  },
  holds(who, what) {
    return pawsOf(who).some(({ outline }) => touches(outline, what.box)) || isInMouth(who, what);
  },
};
