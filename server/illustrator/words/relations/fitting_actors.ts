/** @module Whether two can take part in a relation: some hold between cats, some between a cat and a thing. */
import type { RelationEntry } from "../../staging/relation_entry.ts";
import { propOf } from "../../wardrobe/prop_kinds.ts";
import type { ParsedActor } from "../parsed_description.ts";
import { isSameActor } from "./same_actor.ts";

export function takes(
  { who, what }: RelationEntry,
  actor: ParsedActor,
  other: ParsedActor,
): boolean {
  return !isSameActor(actor, other) && (!who || isA(who, actor)) && (!what || isA(what, other));
}

function isA(kind: "cat" | "thing" | "animal", one: ParsedActor): boolean {
  if (kind === "animal") return "cat" in one || propOf(one.prop).isFriend === true;
  return kind === ("cat" in one ? "cat" : "thing");
}
