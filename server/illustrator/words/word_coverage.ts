/**
 * @module Every word that carries meaning is in one place of the receipt: what no reading covers is listed
 * as ignored, and "no" before a word that nothing draws is obeyed.
 */
import type { Lexeme } from "./binding/lexeme.ts";
import type { ParsedDescription, Reading } from "./parsed_description.ts";
import { withoutWords } from "./relations/relation_readings.ts";

/** What becomes of "no text". */
const LEFT_OUT = "left out, as you say";

/** "No" before a noun, as it is written in the languages of the dictionary. */
const NO = /^(?:no|without|minus|sans|sin|ohne|kein(?:e[nmrs]?)?|senza|sem|без|bez)$/i;

/** The same readings and unknown words, with every other word that carries meaning added to one of them. */
export function withEveryWordCovered(
  said: ParsedDescription,
  lexemes: readonly Lexeme[],
): ParsedDescription {
  const denied = deniedUnknowns(said, lexemes);
  const readings = [...said.readings, ...denied].sort((a, b) => a.start - b.start);
  const unread = lexemes.filter((lexeme, at) =>
    (carriesMeaning(lexeme) || isNumberOfMore(lexemes, at)) &&
    !isCovered(lexeme, [...readings, ...said.unread])
  );
  // Of "straight up in a tree", "up" is a part of where the cat is.
  const across = readings.filter((reading) => !isCovered(reading, unread));
  const unknown = [
    // A word that is read by itself is no part of an unknown phrase.
    ...said.unknown.flatMap((place) =>
      withoutWords(
        said.prompt,
        cut(place, denied),
        said.readings.filter((reading) => isWithin(reading, place, false)),
      )
    ),
    ...withoutWords(said.prompt, unread.map(({ start, end }) => ({ start, end })), across),
  ];
  return {
    ...said,
    // The "in" of "glow in the dark" is no word by itself.
    readings: readings.filter((reading) => !isCovered(reading, unread)),
    unknown: unknown.filter((place, at) =>
      !readings.some(({ start, end }) => start === place.start && end === place.end) &&
      !unknown.some((other, i) => i !== at && isWithin(place, other, i < at))
    ).sort((a, b) => a.start - b.start),
  };
}

function carriesMeaning({ term }: Lexeme): boolean {
  return term.claims.length > 0 || term.colour !== undefined || term.isUndrawn === true;
}

/** A number, but for the two eyes that every cat has. */
function isNumberOfMore(lexemes: readonly Lexeme[], at: number): boolean {
  const { role, count } = lexemes[at]!.term;
  const isOfEyes = lexemes.slice(at + 1, at + 4).some(({ term }) => term.role === "eyes");
  return role === "number" && !(count === 2 && isOfEyes);
}

function isCovered(
  { start, end }: { start: number; end: number },
  places: readonly { start: number; end: number }[],
): boolean {
  return places.some((place) => place.start <= start && place.end >= end);
}

/** Whether a place is a part of another one; of two that are the same, the first is kept. */
function isWithin(
  place: { start: number; end: number },
  other: { start: number; end: number },
  isLater: boolean,
): boolean {
  const isSame = other.start === place.start && other.end === place.end;
  return isSame ? isLater : isCovered(place, [other]);
}

/** "No text": a word that is not known is not drawn. */
function deniedUnknowns(
  { prompt, readings }: ParsedDescription,
  lexemes: readonly Lexeme[],
): Reading[] {
  return lexemes.flatMap((no, at) => {
    if (no.term.role !== "no" || !NO.test(prompt.slice(no.start, no.end))) return [];
    const next = lexemes[lexemes[at + 1]?.term.role === "article" ? at + 2 : at + 1];
    if (next?.term.role !== "unknown" || next.apart || isCovered(no, readings)) return [];
    return [{ start: no.start, end: next.end, claims: [], denied: true, note: LEFT_OUT }];
  });
}

/** What is left of a place without these readings. */
function cut<P extends { start: number; end: number }>(place: P, readings: readonly Reading[]) {
  const over = readings.find(({ start, end }) => start < place.end && end > place.start);
  if (!over) return [{ start: place.start, end: place.end }];
  const rest = { start: over.end, end: place.end };
  return rest.end - rest.start > 1 ? [{ start: rest.start + 1, end: rest.end }] : [];
}
