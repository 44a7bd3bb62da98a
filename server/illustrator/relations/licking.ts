/** @module The tongue on another cat or an animal that it washes. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { groom } from "../staging/together/grooming.ts";
import { embrace } from "../staging/held/embrace.ts";
import { faceOf } from "../staging/actor_boxes.ts";
import { coveredShare } from "../staging/silhouette.ts";
import { eyesOf, isNear, pawsOf, touches } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "licking, licks, licking a, licks a, lick, grooming, grooms, washing her, washing his, washing its, washing their, licking clean, giving a lick to, licking her, licking his, licking its, grooming her, grooming his, grooming its",
    de: "leckt, putzt ihr, schleckt ab",
    fr: "lèche, léchant, toilette son",
    es: "lamiendo, lame, lamiendo a, lame a",
    it: "lecca, leccando",
    pt: "lambendo, lambe",
    nl: "likt",
    pl: "liże",
    ru: "лижет, облизывает, вылизывает",
    uk: "лиже, вилизує",
  },
  phrase: "licking",
  phase: "company",
  who: "cat",
  poses: ["sitting", "waving"],
  arrange(_stage, who, what) {
    for (const actor of who) {
      if (actor.kind !== "cat") continue;
      if (what.kind === "cat") {
        groom(actor, what);
        continue;
      }
      embrace(actor, what);
      actor.mouth = "tongue";
      actor.target = faceOf(what);
    }
  },
  holds(who, what) {
    return isNear(who, what) && eyesOf(who).length === 1 ||
      pawsOf(who).some(({ outline }) => touches(outline, what.box)) ||
      coveredShare(who.box, what.box) > 0.05;
  },
};
