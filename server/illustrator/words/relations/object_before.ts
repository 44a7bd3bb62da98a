/**
 * What a relation is about, where the text names it before the relation's words: "*a hat* on its head".
 *
 * @module
 */
import type { Lexeme } from "../binding/lexeme.ts";
import type { Mention } from "./mention.ts";
import { isPartOfPlace } from "./not_related.ts";
import type { RelationWords } from "./relation_words.ts";

/** "頭の上にみかん": of what is on a head or a back, what stands right behind the words. */
export function objectRightBehind(
  { is, end }: RelationWords,
  things: readonly Mention[],
): Mention | undefined {
  return ON_A_BODY.includes(is) ? things.find(({ start }) => start === end) : undefined;
}

/** A thing on a head or a back. */
const ON_A_BODY: readonly string[] = ["wearing", "carrying on the back"];

/** What marks an object: Korean "을", Japanese "を". */
const PARTICLE = /^[을를を]$/u;

/** The last thing, or other cat, said before; none where an unknown word stands there: "foam on the head". */
export function objectBefore(
  things: readonly Mention[],
  found: RelationWords,
  { prompt, lexemes }: { prompt: string; lexemes: readonly Lexeme[] },
): Mention | undefined {
  if (isPartOfPlace(found, lexemes)) return undefined;
  const nearest = lexemes.findLast(({ end }) => end <= found.start);
  // "A ball, lying on its back": the cat lies.
  if (found.is === "carrying on the back" && !things.some(({ end }) => end === nearest?.end)) {
    return;
  }
  // "리모컨을 들고": an unknown word is what it is done with, also with its particle.
  const bare = nearest && PARTICLE.test(prompt.slice(nearest.start, nearest.end))
    ? lexemes.findLast(({ end }) => end <= nearest.start)
    : undefined;
  if (bare?.term.role === "unknown" && bare.end === nearest!.start) return;
  if (nearest?.term.role === "unknown" && !things.some(({ end }) => end === nearest.end)) return;
  return things.filter(({ end }) => end <= found.start)
    .sort((one, other) => one.end - other.end).at(-1);
}
