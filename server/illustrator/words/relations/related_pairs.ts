/** @module The relations of those who take part, one for each: what each is called with its thing, and how near it is. */
import { type Relation, RELATIONS } from "../../relations.ts";
import type { RelationEntry } from "../../staging/relation_entry.ts";
import type { ParsedActor, ParsedRelation } from "../parsed_description.ts";
import { fitting, isDrawnOutside } from "./fitting.ts";
import { takes } from "./fitting_actors.ts";
import { verbBetween } from "./grammar/inverted_clause.ts";
import type { Mention } from "./grammar/mention.ts";
import { isByAgent, isOfAll } from "./partly_drawn.ts";
import type { Relating } from "./relating_state.ts";
import { isOfPart } from "./related_parts.ts";
import { partnersOf, stackedOn } from "./grammar/relation_partners.ts";
import type { RelationWords } from "./relation_words.ts";
import { isCurledUp, isSeenDone } from "./seen_done.ts";

/** Who takes part in what. */
export interface TakingPart {
  who: ParsedActor[];
  what: Mention | undefined;
  /** The relation that is meant. */
  meant: Relation;
  /** The thing is where something is done: "cooking on a stove". */
  isWorkplace: boolean;
  /** Where its words begin, if not with the relation's. */
  start?: number | undefined;
  /** The verb that places it. */
  verb?: ParsedRelation["verb"] | undefined;
}

export function relatedPairs(
  { prompt, lexemes, cats, things }: Relating,
  found: RelationWords,
  { who, what, meant, isWorkplace, start = found.start, verb }: TakingPart,
): ParsedRelation[] {
  const entry: RelationEntry = RELATIONS[meant];
  const others = what?.actors ?? partnersOf(who, { cats, things, lexemes, found });
  const words = prompt.slice(found.start, found.end);
  const isEachOther = found.is === "on" && EACH_OTHER.test(words);
  const placed = verb ?? (what && verbBetween(prompt, found, what));
  const isNearForAll = isByAgent(prompt, found) ||
    who.length === 1 && isOfAll(prompt, found, cats) || isOfPart(prompt, found, lexemes);
  const partners = (actor: ParsedActor) => isEachOther && !what ? stackedOn(actor) : others;
  return who.flatMap((actor): ParsedRelation[] => {
    const other = partners(actor).find((one) => takes(entry, actor, one));
    const is = other && fitting(isWorkplace ? "at" : meant, other, found);
    // A lamp that is "in the mirror" looks at nothing.
    if (!other || !is || !takes(RELATIONS[is], actor, other)) return [];
    const isLess = (is === "busy with" || is === "at") && found.is !== is;
    const isMore = (found.isNear || isLess) && !isSeenDone(words, is, other);
    const isNear = isMore || isNearForAll || isDrawnOutside(meant, is, other) ||
      isCurledUp(prompt.slice(found.start), other);
    return [{
      start,
      end: endOf(prompt, found, what),
      is,
      who: actor,
      what: other,
      ...isNear && { isNear },
      ...placed && { verb: placed },
    }];
  });
}

const EACH_OTHER = / (?:each other|one another)(?:['’]s backs)?$/i;

/** "Beside him": the pronoun belongs to the relation; "*in* Vespa rossa": the thing does not. */
function endOf(prompt: string, { start, end }: RelationWords, what: Mention | undefined): number {
  if (!what || what.start < start || what.start >= end) return end;
  if (what.start === start) return Math.max(end, what.end);
  return start + prompt.slice(start, what.start).trimEnd().length;
}
