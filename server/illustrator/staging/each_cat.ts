/** @module A relation that every cat has to one thing for itself: each is laid out alike. */
import type { CatOnStage, ThingOnStage } from "./actors.ts";
import type { RelationEntry } from "./relation_entry.ts";
import type { Stage } from "./stage.ts";

/** Arranges each of the cats with the thing; what else relates, or is related to, stays where it is. */
export function eachCatWithThing(
  arrange: (cat: CatOnStage, thing: ThingOnStage, stage: Stage) => void,
): RelationEntry["arrange"] {
  return (stage, who, what) => {
    if (what.kind !== "thing") return;
    for (const actor of who) if (actor.kind === "cat") arrange(actor, what, stage);
  };
}
