/**
 * At a pot or a dish before it, both paws busy.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { workAt } from "../staging/paws.ts";
import { faceOf } from "../staging/stage.ts";
import { isAtPaws, isWithin } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "cooking, cooks, baking, bakes, stirring, preparing, making, frying, grilling, toasting, roasting, kneading, brewing",
    de: "kocht, backt, rührt",
    fr: "cuisine, prépare, fait cuire",
    es: "cocinando, cocina, horneando, preparando",
    it: "cucina, cucinando, prepara",
    pt: "cozinhando, assando, preparando",
    nl: "kookt, bakt",
    pl: "gotuje, piecze",
    ru: "готовит, варит, печёт",
  },
  phrase: "cooking",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting"],
  arrange(_stage, who, what) {
    for (const actor of who) {
      if (actor.kind !== "cat" || what.kind !== "thing") continue;
      workAt(actor, what);
      actor.target = faceOf(what);
    }
  },
  holds(who, what) {
    return isAtPaws(who, what) || who.first < what.first && isWithin(who, what);
  },
};
