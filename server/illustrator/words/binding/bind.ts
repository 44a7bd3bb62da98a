/**
 * @module The light grammar: which noun a colour belongs to, what a "no" denies, which adjective describes
 * a thing and not the cat. It is a row of passes over the terms of a description, one in each file.
 */
import type { Reading } from "../parsed_description.ts";
import { bodyReadings, lightReadings } from "./body_readings.ts";
import { catReadings, coatReadings } from "./cat_readings.ts";
import type { Chunk, ChunkKind } from "./chunk.ts";
import { chunksOf } from "./chunks.ts";
import { denials } from "./denial.ts";
import { eyeReadings } from "./eye_readings.ts";
import type { Lexeme } from "./lexeme.ts";
import { qualityReadings } from "./quality_readings.ts";
import { noteOfAnother, readingOf, type Sentence } from "./reading.ts";
import { settleStrayColours } from "./stray_colours.ts";
import { garmentReadings, thingReadings } from "./thing_readings.ts";

const READINGS: Record<
  Exclude<ChunkKind, "eyes">,
  (sentence: Sentence, chunk: Chunk) => Reading[]
> = {
  thing: thingReadings,
  garment: garmentReadings,
  cat: catReadings,
  body: bodyReadings,
  quality: qualityReadings,
  coat: coatReadings,
  note: (sentence, chunk) => [readingOf(sentence, chunk, [])],
  light: lightReadings,
  "costume colour": (sentence, chunk) => [
    readingOf(sentence, chunk, [], { note: `colour of the costume: ${chunk.dye}` }),
  ],
  "unknown thing": (sentence, chunk) => [
    readingOf(sentence, chunk, [], { note: "left out with what it belongs to" }),
  ],
};

/** What the terms of a description say together, in reading order. */
export function bind(lexemes: readonly Lexeme[]): Reading[] {
  const deniedBy = denials(lexemes);
  const sentence = { lexemes, deniedBy };
  const chunks = settleStrayColours(sentence, chunksOf(lexemes, deniedBy));
  const readings = chunks.flatMap((chunk) =>
    isLookOfFriend(sentence, chunk)
      ? [readingOf(sentence, chunk, [], { note: noteOfAnother(lexemes, chunk.at) })]
      : chunk.kind === "eyes"
      ? []
      : READINGS[chunk.kind](sentence, chunk)
  );
  const eyes = eyeReadings(
    sentence,
    chunks.filter((chunk) => chunk.kind === "eyes" && !isLookOfFriend(sentence, chunk)),
  );
  return [...readings, ...eyes]
    .filter(({ claims, note }) => claims.length > 0 || note)
    .sort((a, b) => a.start - b.start);
}

/** "A dog in a top hat", "with floppy ears"; what it does is read with other adjectives and verbs. */
function isLookOfFriend({ lexemes }: Sentence, { kind, at }: Chunk): boolean {
  const { ofFriend, term: { claims } } = lexemes[at]!;
  const isDone = claims.some(({ slot, by }) => by || slot === "mood" || slot === "pose");
  return ofFriend === true && !isDone &&
    ["thing", "garment", "cat", "eyes", "body", "quality"].includes(kind);
}
