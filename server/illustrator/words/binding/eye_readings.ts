/** @module What words for eyes say: both alike, two that differ, or each by its side. */
import type { Reading } from "../parsed_description.ts";
import { type Chunk, colourSenses } from "./chunk.ts";
import { addColour, type EyeWords, pairEyes } from "./eye_pairs.ts";
import { INBORN } from "./inborn.ts";
import * as phrase from "./phrase.ts";
import { readingOf, type Sentence } from "./reading.ts";

/** The readings of all chunks that are about eyes. */
export function eyeReadings(sentence: Sentence, chunks: readonly Chunk[]): Reading[] {
  const mentions = chunks.map((chunk) => mentionOf(sentence, chunk));
  pairEyes(mentions);
  return mentions.map(({ reading }) => reading);
}

function mentionOf(sentence: Sentence, chunk: Chunk): EyeWords {
  const { lexemes, deniedBy } = sentence;
  const { from, at, to, colours, dye } = chunk;
  const { role, claims } = lexemes[at]!.term;
  const isNoun = role !== "colour";
  const kind = role === "eyes" || role === "odd" ? role : "eye";
  const side = kind === "eye"
    ? phrase.sideBehind(lexemes, at) ?? phrase.sideBefore(lexemes, isNoun ? at : from)
    : undefined;
  const isDeniedWhole = isNoun && deniedBy[at] !== undefined && from === at;
  const words: EyeWords = {
    kind,
    reading: readingOf(
      sentence,
      { from: isNoun ? Math.min(from, side ?? from) : from, at, to },
      claims.map((claim) => ({ ...claim, ...(dye && { colour: dye }) })),
      isDeniedWhole ? { note: INBORN } : {},
    ),
    colours: [],
    side: side === undefined ? undefined : lexemes[side]!.term.role as EyeWords["side"],
  };
  for (const sense of colourSenses(lexemes, colours)) addColour(words, sense);
  const [colour, another] = words.colours;
  if (kind === "eye" && !another) words.side ??= phrase.sideSaidOf(lexemes, colour);
  return words;
}
