/** @module Whether two can take part in a relation: some hold between cats, some between a cat and a thing. */
import type { RelationEntry } from "../../staging/relation_entry.ts";
import type { ParsedActor } from "../parsed_description.ts";

export function takes(
  { who, what }: RelationEntry,
  actor: ParsedActor,
  other: ParsedActor,
): boolean {
  const kind = (one: ParsedActor) => "cat" in one ? "cat" : "thing";
  const isSame = JSON.stringify(actor) === JSON.stringify(other);
  return !isSame && (!who || who === kind(actor)) && (!what || what === kind(other));
}
