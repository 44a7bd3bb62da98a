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
  const between = lexemes.filter((lexeme) => lexeme.start >= end && lexeme.end <= found.start);
  const isOfFriend = isFriend({ start, end, actors: actor ? [actor] : [] });
  return between.every(({ term: { role }, afterBreak }) =>
    role === "copula" ||
    !afterBreak &&
      (role === "unknown" ||
        isOfFriend && (role === "quality" || role === "degree" || role === "silent"))
  );
}
