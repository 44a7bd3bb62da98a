/**
 * @module What is pushed off something: "pushing a cup *off a table*" tips from its edge, on which the cat
 * is.
 */
import type { Relation } from "../../relations.ts";
import { bearsOnly } from "../../things/anchors.ts";
import { propOf } from "../../wardrobe/prop_kinds.ts";
import type { ParsedActor } from "../parsed_description.ts";
import type { Mention } from "./mention.ts";
import type { RelationWords } from "./relation_words.ts";

/** Verbs for pushing and striking may have any of these relations. */
const PUSHING: readonly Relation[] = ["busy with", "throwing", "knocking over"];

/** From what something is pushed. */
const OFF =
  /^\s*(?:right |straight )?(?:off|from|vom|von der|de la|del|du|dalla|dal|da|z|со?)\s(?:of\s)?(?:(?:the|a|an|its|his|her|edge|of|an|einem|einer|una?|une?)\s)*/iu;

/** Where what is pushed comes from: words and furniture; undefined where it is pushed along. */
export function pushedOff(
  prompt: string,
  { is }: RelationWords,
  { what, things }: { what: Mention | undefined; things: readonly Mention[] },
): { start: number; end: number; from?: ParsedActor } | undefined {
  const off = what && PUSHING.includes(is) ? OFF.exec(prompt.slice(what.end)) : null;
  if (!what || !off) return undefined;
  const end = what.end + off[0].length;
  const start = what.end + off[0].length - off[0].trimStart().length;
  const place = things.find((thing) => thing.start >= end && thing.start <= end + LEADING);
  const from = place?.actors.find((actor) =>
    "prop" in actor && bearsOnly(propOf(actor.prop).anchors)
  );
  return { start, end: start + off[0].trim().length, ...(from && { from }) };
}

/** So many letters of an adjective may stand before the furniture: "the wooden table". */
const LEADING = 14;
