/** @module From a thing to the relation that is said of it. */
import type { Lexeme } from "../../binding/lexeme.ts";
import { isFriend, type Mention } from "./mention.ts";
import type { RelationWords } from "../relation_words.ts";

/**
 * Whether a thing is what a word of place is said of: nothing but "is" or what it does stands between: "a ball rolled
 * under the chair", "a dog barking behind the fence".
 */
export function leadsTo(
  { start, end, actors: [actor] }: Mention,
  found: RelationWords,
  lexemes: readonly Lexeme[],
): boolean {
  if (end > found.start || start >= found.start) return false;
  const isOfFriend = isFriend({ start, end, actors: actor ? [actor] : [] });
  for (let at = lastBefore(lexemes, found.start); at >= 0; at--) {
    const lexeme = lexemes[at]!, { term: { role }, afterBreak } = lexeme;
    if (lexeme.start < end) break;
    if (lexeme.end > found.start || role === "copula") continue;
    const isDone = role === "unknown" ||
      isOfFriend && (role === "quality" || role === "degree" || role === "silent");
    if (afterBreak || !isDone) return false;
  }
  return true;
}

/** Where the last word that begins before a place is; -1 where none does. */
function lastBefore(lexemes: readonly Lexeme[], place: number): number {
  let from = 0, to = lexemes.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (lexemes[middle]!.start < place) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
