/** @module A thing in the middle of a row of cats. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { standAmid } from "../staging/around/amid_cats.ts";
import { actorsBeside } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {},
  phrase: "between _ and its neighbour",
  phase: "surroundings",
  who: "thing",
  what: "cat",
  arrange(stage, who) {
    for (const actor of who) if (actor.kind === "thing") standAmid(actor, stage.cats);
  },
  holds(who) {
    return actorsBeside(who, -1) && actorsBeside(who, 1);
  },
};
