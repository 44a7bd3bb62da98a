/**
 * @module Cats that have a rug, a mat or a picnic blanket are on it, unless words put them or it elsewhere.
 */
import type { Actor, CatSpec, Related } from "../spec.ts";
import { RELATIONS } from "../relations.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { isFloorCovering } from "../things/floor_coverings.ts";
import { heldProp } from "../wardrobe/held_prop.ts";
import { times } from "../times.ts";

/** The relations of a recipe, and those of its cats to the floor covering they have. */
export function withCoveredFloor(
  { props, others = [], relations = [] }: CatSpec,
): readonly Related[] {
  const index = props.findIndex(({ kind }) => isFloorCovering(kind));
  const what: Actor = `thing ${index + 1}`;
  const isPut = relations.some(({ who, is, what: other }) =>
    who === what || other === what || isSeat(is) && who.startsWith("cat")
  );
  if (index < 0 || isPut || heldProp(props[index]!).wear) return relations;
  const cats = times(others.length + 1, (i): Related => ({ who: `cat ${i + 1}`, is: "on", what }));
  return [...relations, ...cats];
}

function isSeat(is: Related["is"]): boolean {
  const entry: RelationEntry = RELATIONS[is];
  return entry.phase === "seat";
}
