/**
 * Aslant, with its weight against the side of it.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { lean } from "../staging/company.ts";
import { coveredShare } from "../staging/silhouette.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "leaning on, leaning against, leans on, leans against, resting against, resting on, propped against, rubbing on",
    de: "lehnt an, angelehnt an, lehnt sich an, lehnt gegen",
    fr: "appuyé contre, appuyé sur, appuyée contre, adossé à",
    es: "apoyado en, apoyada en, apoyándose en, recostado en",
    it: "appoggiato a, appoggiata a",
    pt: "encostado em, apoiado em, encostada em",
    nl: "leunt op, leunt tegen",
    pl: "oparty o, opiera się o",
    ru: "опирается на, прислонился к, облокотившись на",
  },
  phrase: "leaning on",
  phase: "surroundings",
  who: "cat",
  poses: ["sitting", "standing"],
  arrange(_stage, who, what) {
    for (const actor of who) lean(actor, what);
  },
  holds(who, what) {
    return coveredShare(what.box, who.box) > 0.02 && coveredShare(who.body, what.body) < 0.6;
  },
};
