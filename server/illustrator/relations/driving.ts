/**
 * In a vehicle, head and shoulders above it, paws on the rim.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { drive } from "../staging/seating.ts";
import { isWithin } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "driving, drives, drive, steering, piloting, flying, rowing, paddling, sailing, at the wheel of, behind the wheel of",
    de: "fährt, lenkt, steuert, rudert",
    fr: "conduit, conduisant, qui conduit, pilote",
    es: "conduciendo, conduce, manejando, pilotando, remando",
    it: "guida, guidando, che guida, pilota",
    pt: "dirigindo, dirige, pilotando, remando",
    nl: "rijdt in, bestuurt, vaart",
    pl: "prowadzi, kieruje",
    ru: "ведёт, управляет, за рулём",
  },
  phrase: "driving",
  phase: "seat",
  who: "cat",
  what: "thing",
  poses: ["sitting"],
  arrange(_stage, who, what) {
    if (what.kind === "thing") drive(who, what);
  },
  holds(who, what) {
    return isWithin(who, what) && what.last > who.first && who.body.top < what.box.top &&
      who.body.bottom > what.box.top - 12;
  },
};
