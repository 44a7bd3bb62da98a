/**
 * @module "A wheelbarrow full of pumpkins": what is named behind the words is in the thing before them.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { leadsTo } from "../grammar/leads_to.ts";
import { isFriend, isWorn, type Mention } from "../grammar/mention.ts";
import type { RelationWords } from "../relation_words.ts";

const FULL =
  /^(?:full of|filled with|loaded with|packed with|voller|plein de|llen[oa] de|pien[oa] di|che[io]+[oa]? de|vol met)$/iu;

/** The thing that is full. */
export function filledContainer(
  prompt: string,
  found: RelationWords,
  { things, lexemes }: { things: readonly Mention[]; lexemes: readonly Lexeme[] },
): Mention | undefined {
  if (found.is !== "around" || !isFull(prompt.slice(found.start, found.end))) return undefined;
  return things.findLast((thing) =>
    leadsTo(thing, found, lexemes) && !isFriend(thing) && !isWorn(thing) && !isOnBack(thing)
  );
}

/** Whether these words of a relation say what something is full of. */
export function isFull(words: string): boolean {
  return FULL.test(words);
}

/** What is in it is not seen. */
function isOnBack({ actors: [actor] }: Mention): boolean {
  return actor !== undefined && "prop" in actor && actor.prop === "rucksack";
}
