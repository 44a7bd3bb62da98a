/** @module What a part of the body, a marking or a place says with its colours. */
import type { Claim, Reading } from "../parsed_description.ts";
import type { ColourSense, Term } from "../../vocabulary/term.ts";
import { schemeOf } from "./scheme_colours.ts";
import { type Chunk, colourSenses, thingColour } from "./chunk.ts";
import { markingSense, partSense, placeSense, type Sense } from "./coloured_nouns.ts";
import { INBORN } from "./inborn.ts";
import * as phrase from "./phrase.ts";
import { readingOf, type Sentence } from "./reading.ts";

/** "White paws", "black stripes", "under a pink sky". */
export function bodyReadings(sentence: Sentence, { from, at, to, colours }: Chunk): Reading[] {
  const { claims, ...how } = senseOf(
    sentence,
    sentence.lexemes[at]!.term,
    colourSenses(sentence.lexemes, colours),
  );
  const isOfEyes = !sentence.lexemes[at]!.apart && phrase.isAboutEyes(sentence.lexemes, at);
  if (isOfEyes && claims.some(isOfTheSky)) return [];
  const isDeniedWhole = claims.length === 0 && sentence.deniedBy[at] !== undefined;
  return [
    readingOf(sentence, { from, at, to }, claims, isDeniedWhole ? { ...how, note: INBORN } : how),
  ];
}

/** "Cloudy eyes" are no weather. */
function isOfTheSky({ slot }: Claim): boolean {
  return slot === "time" || slot === "weather" || slot === "season";
}

/** "Purple and teal": the light of the picture. */
export function lightReadings(sentence: Sentence, { from, at, colours }: Chunk): Reading[] {
  const scheme = schemeOf(thingColour(colourSenses(sentence.lexemes, colours)));
  return [readingOf(sentence, { from, at }, scheme ? [{ slot: "scheme", value: scheme }] : [])];
}

/** So many dark parts make a pointed coat. */
const POINTS = 3;

function senseOf(
  { lexemes }: Sentence,
  term: Term,
  colours: readonly ColourSense[],
): Sense {
  const coats = colours.flatMap(({ coat }) => coat ?? []);
  if (term.role === "place") return placeSense(term, thingColour(colours));
  if (term.role !== "part") return markingSense(term, coats);
  const tail = mermaidTail(lexemes, term, colours);
  if (tail) return tail;
  const extremities = lexemes.filter((one) => one.term.extremity).length;
  return partSense(term, coats[0], extremities >= POINTS);
}

/** A mermaid "with a turquoise tail": that of her costume. */
function mermaidTail(
  lexemes: Sentence["lexemes"],
  { bodyPart }: Term,
  colours: readonly ColourSense[],
): Sense | undefined {
  const colour = thingColour(colours);
  const isMermaid = lexemes.some((one) => one.term.claims.some(({ value }) => value === "mermaid"));
  return bodyPart === "tail" && colour && isMermaid
    ? { claims: [{ slot: "costume", value: "mermaid", colour }] }
    : undefined;
}
