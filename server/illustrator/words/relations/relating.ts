/**
 * @module Who does what with whom: relation words with the cat or thing before them and the one after them.
 */
import type { Relation } from "../../relations.ts";
import type { ParsedRelation } from "../parsed_description.ts";
import { withFlankingThings } from "./phrases/on_both_sides.ts";
import { withSecondHeld } from "./phrases/in_each_paw.ts";
import { heldInMouth } from "./phrases/carried_in_mouth.ts";
import { relationsOfParts } from "./phrases/part_of.ts";
import { relatingOf, type Said } from "./relating_state.ts";
import { relationsAt } from "./relations_at.ts";
import { withThingsInTheAir } from "./phrases/things_in_the_air.ts";
import { withThingsInUse } from "./phrases/things_in_use.ts";
import { withAudiences } from "./phrases/watched.ts";

/** The relations of a description, in the order of its words. */
export function relationsOf(prompt: string, said: Said): ParsedRelation[] {
  const state = relatingOf(prompt, said);
  const related = state.words.flatMap((_, at) => relationsAt(state, at));
  const all = withThingsInUse(state, [
    ...related,
    ...relationsOfParts(prompt, state.parts, related),
  ]);
  return placedOnce(
    heldInMouth(
      withAudiences(
        state,
        withThingsInTheAir(state, withSecondHeld(state, withFlankingThings(state, all))),
      ),
    ),
  );
}

/** "Sits in the sink all day. Draw him in the kitchen sink": who is in a thing is not at it as well. */
function placedOnce(relations: readonly ParsedRelation[]): ParsedRelation[] {
  const keyOf = ({ who, what }: ParsedRelation) => JSON.stringify([who, what]);
  return relations.map((relation) => {
    if (!PLACES_OF_CATS.includes(relation.is) || !("cat" in relation.who)) return relation;
    const first = relations.find((one) =>
      PLACES_OF_CATS.includes(one.is) && keyOf(one) === keyOf(relation)
    );
    return first && first.is !== relation.is ? { ...relation, is: first.is } : relation;
  });
}

/** A cat is in one of these to a thing. */
const PLACES_OF_CATS: readonly Relation[] = ["on", "inside", "at", "under"];
