/**
 * @module Verbs that often mean more than the relation they are drawn as, and do not here: who throws a ball
 * is drawn throwing it, who pushes a pram behind it.
 */
import type { Relation } from "../../relations.ts";
import { showsUse } from "../../things/shown_uses.ts";
import type { ParsedActor } from "../parsed_description.ts";

/** By relation, verbs that mean just what it is drawn as. */
const DRAWN_AS_DONE: Partial<Record<Relation, RegExp>> = {
  throwing: /^(?:throw|toss|hurl|wirft|werf|lan[cz]|jett)/iu,
  pouring: /^(?:pour|vers|gieß|schenk)/iu,
  holding: /^(?:giv|hand|offer|present|pass|donn|offr|reich|schenk|gib)/iu,
  "knocking over": /^push/iu,
  pulling: /^/,
  "looking through": /^/,
  "splashing in": /^/,
};

/** Whether the drawing shows what these words say is done with it. */
export function isSeenDone(words: string, is: Relation | undefined, what: ParsedActor): boolean {
  if (is && DRAWN_AS_DONE[is]?.test(words)) return true;
  return "prop" in what && showsUse(what.prop, words);
}

/** "*Curled up* together": two cats are drawn sitting. */
export function isCurledUp(words: string, what: ParsedActor): boolean {
  return "cat" in what && /^curl/i.test(words);
}
