/** @module The face over the rim of what it looks into. */
import { bounds } from "../geometry/measure.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { faceOf } from "../staging/actor_boxes.ts";
import { isNoseAt, peerInto } from "../staging/acts/nose_down.ts";
import { partOf } from "../staging/seen.ts";

/** How far a face is above a rim at most, in units. */
const NEAR = 90;

export const relation: RelationEntry = {
  words: {
    en:
      "looking in, looking into, looks into, looking down into, peering into, peering in, peers into, peering down into, staring into, stares into, gazing into, gazes into, peeking into, peeking in, peeks into, peeping into, peering inside, looking inside, looks inside, peeking inside, with its head over, leaning over, bending over, bent over",
  },
  phrase: "looking into",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "crouching", "standing"],
  arrange(_stage, who, what) {
    const [cat] = who;
    if (cat?.kind !== "cat") return;
    if (what.kind === "thing" && !what.isPlaced) peerInto(cat, what);
    else cat.target = faceOf(what);
  },
  holds(who, what) {
    const nose = partOf(who, "nose");
    return nose !== undefined && isNoseAt(bounds(nose.outline), what.box, NEAR);
  },
};
