/** @module Looking over what stands before it: the edge of a tub, the back of a sofa, a wall. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { stepBehind } from "../staging/around/before_and_behind.ts";
import { peekOver } from "../staging/seats/peek_over.ts";
import { isWithin, middleOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "peeking over, peeks over, peeping over, peeps over, peering over, peers over, looking over, looks over, peeking over the edge of, peering over the edge of, looking over the edge of, peeking over the top of, peering over the top of, looking out over the edge of, over the edge of, over the top of, over the back of, peeking over the back of, looking over the back of, peering over the back of, looking down over, peers over the edge of, peeks over the edge of, looks over the edge of, peeping over the edge of, peering over the side of, looking over the side of, peeking over the side of, peeking over the arm of, looking over the top of",
    de:
      "guckt über, lugt über, schaut über, späht über, blickt über, guckt über den rand, schaut über den rand, blickt über den rand, lugt über den rand",
    fr:
      "regarde par-dessus, jette un œil par-dessus, regarde par-dessus le bord de, regarde par-dessus le bord d', regarde par-dessus le bord du",
    es:
      "asomado por encima de, asomada por encima de, asomándose por encima de, se asoma por encima de, mirando por encima de",
    it: "sbircia sopra, guarda sopra, fa capolino sopra",
    nl: "gluurt over, kijkt over",
  },
  phrase: "peeking over",
  phase: "surroundings",
  who: "cat",
  poses: ["sitting"],
  arrange(_stage, who, what) {
    if (what.kind === "thing") return peekOver(who, what);
    for (const actor of who) stepBehind(actor, what);
  },
  holds(who, what) {
    // Of another cat one sees over the back.
    if (what.items.some(({ role }) => role === "coat")) return who.first < what.first;
    return who.first < what.last && isWithin(who, what) && who.body.top < middleOf(what.box)[1] &&
      who.body.bottom > what.box.top - 12;
  },
};
