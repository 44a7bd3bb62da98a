/** @module In the air around a cat: what falls, flies or is thrown up. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { scatterInTheAir } from "../staging/around/in_the_air.ts";
import { middleOf } from "../staging/seen.ts";

/** How far below its feet the lowest may end, as a share of the height of the cat above them. */
const LOWEST = 0.2;

/** How far aside the middle of all may be, as a share of its size. */
const ASIDE = 0.9;

export const relation: RelationEntry = {
  // Grammar finds it: `words/relations/phrases/things_in_the_air.ts`.
  words: {},
  phrase: "in the air around",
  phase: "surroundings",
  who: "thing",
  what: "cat",
  arrange(_stage, who, what) {
    for (const actor of who) if (actor.kind === "thing") scatterInTheAir(actor, what);
  },
  holds(who, what) {
    const { left, right, top, bottom } = what.body;
    const high = bottom - top, reach = ASIDE * Math.max(right - left, high);
    return Math.abs(middleOf(who.box)[0] - (left + right) / 2) < reach &&
      who.box.bottom < bottom - LOWEST * high;
  },
};
