/** @module A brush in the paw, at an easel of its own. */
import { isUpright } from "../cat/body/reaching.ts";
import { paintAt, paintWith } from "../staging/acts/painting.ts";
import { raise } from "../staging/held/paws.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { isAtPaws, isInMouth } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: { en: "painting with, drawing with, sketching with", de: "malt mit, zeichnet mit" },
  phrase: "painting with",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["upright", "sitting"],
  arrange({ things }, who, what) {
    for (const actor of who) {
      if (actor.kind !== "cat" || what.kind !== "thing") continue;
      // "Painting at an easel, with a brush": that easel.
      const easel = things.find(({ prop, isPlaced }) => prop === "easel" && !isPlaced);
      if (easel) paintAt(actor, { thing: easel, things });
      else if (isUpright(actor.cat.figure)) paintWith(actor, what);
      else raise(actor, what);
    }
  },
  holds: (who, what) => isAtPaws(who, what) || isInMouth(who, what),
};
