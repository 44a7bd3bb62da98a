/**
 * Activities whose words name no thing: what is done becomes a relation of the cat to the thing that it takes.
 *
 * @module
 */
import type { Claim, Reading, SaidRelation } from "../said.ts";

/** What becomes of "not fishing". */
const LEFT_OUT = "left out, as you say";

interface Related {
  readings: Reading[];
  relations: SaidRelation[];
}

/** Relations for the activities among the readings; where words relate the cat to another thing, that one is meant. */
export function withActivities({ readings, relations }: Related): Related {
  const added: SaidRelation[] = [];
  const read = readings.map((reading): Reading => {
    const activity = reading.claims.find(({ by }) => by);
    if (!activity) return reading;
    if (reading.denied) return { ...reading, claims: [], note: LEFT_OUT };
    const named = relations.some(({ start, end }) => start < reading.end && end > reading.start);
    if (named) return without(reading);
    const own = relationsOf(reading, activity);
    added.push(...own);
    return own[0] ? { ...reading, relation: own[0] } : reading;
  });
  const all = [...relations, ...added].toSorted((one, other) => one.start - other.start);
  return { readings: read, relations: all };
}

function relationsOf({ start, end, cats = [1] }: Reading, { by, ...claim }: Claim): SaidRelation[] {
  if (claim.slot !== "prop" || !by) return [];
  return cats.map((cat) => ({ start, end, is: by, who: { cat }, what: { prop: claim.value } }));
}

function without(reading: Reading): Reading {
  return { ...reading, claims: reading.claims.filter(({ by }) => !by) };
}
