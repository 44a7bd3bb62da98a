/**
 * One foreleg around the other, or both around a thing.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { hug } from "../staging/company.ts";
import { holdBefore } from "../staging/paws.ts";
import { coveredShare } from "../staging/silhouette.ts";
import { pawsOf, touches } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "hugging, hugs, cuddling, cuddles, cuddling with, snuggling, snuggling with, embracing, holding tight, kissing, kisses, snuggled up with, cuddled up with, curled round, curled around, curled up with",
    de: "umarmt, kuschelt mit, knuddelt, schmust mit, küsst, kuscheln",
    fr: "serre dans ses bras, enlace, câline, fait un câlin à, embrasse",
    es: "abrazando, abraza, acurrucado con, abrazado a, besando",
    it: "abbraccia, abbracciando, coccola, bacia",
    pt: "abraçando, abraça, aconchegado com, beijando",
    nl: "knuffelt, omhelst, knuffelend met",
    pl: "przytula, przytulający, obejmuje, całuje",
    ru: "обнимает, прижимается к, целует",
    zh: "拥抱",
    sv: "kramar",
    ar: "يعانق",
  },
  phrase: "hugging",
  phase: "company",
  who: "cat",
  poses: ["sitting", "waving"],
  arrange(_stage, who, what) {
    for (const actor of who) {
      if (actor.kind !== "cat") continue;
      if (what.kind === "cat") hug(actor, what);
      else holdBefore(actor, what, { largest: 230 });
    }
  },
  holds(who, what) {
    return pawsOf(who).some(({ outline }) => touches(outline, what.box)) ||
      coveredShare(who.box, what.box) > 0.05;
  },
};
