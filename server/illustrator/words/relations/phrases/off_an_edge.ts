/**
 * @module What is pushed off something: "pushing a cup *off a table*" tips from its edge, on which the cat
 * is.
 */
import type { Relation } from "../../../relations.ts";
import { bearsOnly } from "../../../things/anchors.ts";
import { propOf } from "../../../wardrobe/prop_kinds.ts";
import type { ParsedActor } from "../../parsed_description.ts";
import type { Mention } from "../grammar/mention.ts";
import type { RelationWords } from "../relation_words.ts";

/** Verbs for pushing and striking may have any of these relations; of those that only touch, these push. */
const PUSHING: readonly Relation[] = ["busy with", "throwing", "knocking over", "batting at"];

const PUSHES =
  /^(?:push|pok|shov|nudg|sweep|schieb|schub|stöß|pouss|empuj|sping|spint|empurr|duw|толка|pcha)/iu;

/** From what something is pushed. */
const OFF =
  /^\s*(?:right |straight )?(?:off|from|vom|von der|de la|del|du|dalla|dal|da|z|со?)\s(?:of\s)?(?:(?:the|a|an|its|his|her|edge|of|an|einem|einer|una?|une?)\s)*/iu;

/** Where what is pushed comes from: words and furniture; undefined where it is pushed along. */
export function pushedOff(
  prompt: string,
  { is, start: from, end: to }: RelationWords,
  { what, things }: { what: Mention | undefined; things: readonly Mention[] },
): { start: number; end: number; from?: ParsedActor } | undefined {
  const pushes = is !== "busy with" || PUSHES.test(prompt.slice(from, to));
  const off = what && pushes && PUSHING.includes(is) ? OFF.exec(prompt.slice(what.end)) : null;
  if (!what || !off) return undefined;
  const end = what.end + off[0].length;
  const start = what.end + off[0].length - off[0].trimStart().length;
  const place = things.find((thing) => thing.start >= end && thing.start <= end + LEADING);
  const edge = place?.actors.find((actor) =>
    "prop" in actor && bearsOnly(propOf(actor.prop).anchors)
  );
  return { start, end: start + off[0].trim().length, ...(edge && { from: edge }) };
}

/** So many letters of an adjective may stand before the furniture: "the wooden table". */
const LEADING = 14;

const STEALS = /^(?:steal|stole|snatch|swip|grabb|pinch|nick|pull|sneak)/iu;

/** "Stealing a sausage *off the table*": who does it is on the table; undefined where nothing is stolen from furniture. */
export function stolenFrom(
  prompt: string,
  { start: from, end: to }: RelationWords,
  { what, things }: { what: Mention | undefined; things: readonly Mention[] },
): { start: number; end: number; from: ParsedActor } | undefined {
  const off = what && STEALS.test(prompt.slice(from, to)) && OFF.exec(prompt.slice(what.end));
  if (!what || !off) return undefined;
  const end = what.end + off[0].length;
  const place = things.find((thing) => thing.start >= end && thing.start <= end + LEADING);
  const edge = place?.actors.find((actor) =>
    "prop" in actor && bearsOnly(propOf(actor.prop).anchors)
  );
  const start = end - off[0].trimStart().length;
  return edge && { start, end: start + off[0].trim().length, from: edge };
}
