/**
 * @module Colours that stand alone, far from the cat: "a black cat in a city, neon alley, purple and teal".
 * What is said of the cat itself wins over them; without that, colours no cat has are those of the picture.
 */
import type { CoatColour } from "../../spec.ts";
import { type Chunk, colourSenses } from "./chunk.ts";
import type { Sentence } from "./reading.ts";

/** No cat was ever born so. */
const FANTASTIC: readonly (CoatColour | undefined)[] = ["blue", "green", "pink", "purple"];

/** The chunks, with stray colours marked as such. */
export function settleStrayColours(sentence: Sentence, chunks: readonly Chunk[]): Chunk[] {
  const coats = chunks.filter(({ kind, from }) =>
    kind === "coat" && sentence.deniedBy[from] === undefined
  );
  const stray = coats.filter((chunk) => isStray(sentence, chunks, chunk));
  const isSaidOfCat = coats.length > stray.length;
  return chunks.map((chunk) => {
    if (!stray.includes(chunk)) return chunk;
    if (isSaidOfCat) return { ...chunk, isWeak: true };
    const isFantastic = colourSenses(sentence.lexemes, chunk.colours)
      .every(({ coat }) => FANTASTIC.includes(coat));
    return isFantastic ? { ...chunk, kind: "light" } : chunk;
  });
}

/** Punctuation keeps it apart on both sides, and something else stands between it and the cat. */
function isStray({ lexemes }: Sentence, chunks: readonly Chunk[], chunk: Chunk): boolean {
  const next = lexemes[chunk.at + 1];
  if (!lexemes[chunk.from]!.afterBreak || (next && !next.apart)) return false;
  const before = chunks.slice(0, chunks.indexOf(chunk));
  return before.some(({ kind }) => kind === "cat") && before.at(-1)?.kind !== "cat";
}
