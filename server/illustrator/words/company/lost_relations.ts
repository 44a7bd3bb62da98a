/**
 * Words of place that no relation came of: "between two castles" where castles are the place. They are listed as
 * ignored, so that nothing is left out in silence.
 *
 * @module
 */
import type { Relation } from "../../relations.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import type { Reading, Said } from "../said.ts";
import { relationWords } from "./relation_words.ts";

/** What one would miss in the picture; "in", "on" and "at" lead to places and clothes as well. */
const SEEN: readonly Relation[] = [
  "between",
  "behind",
  "in front of",
  "left of",
  "right of",
  "under",
  "around",
  "jumping over",
  "leaning on",
  "hanging from",
  "chasing",
  "climbing",
  "riding",
  "carrying in the mouth",
  "throwing",
];

/** With a place or the sky these say where and when it is: "under the stars", "in front of a castle". */
const WITH_PLACES: readonly Relation[] = ["under", "in front of", "climbing", "around"];

/** What was said, with the words of lost relations among those that are not known. */
export function withLostRelations(said: Said, lexemes: readonly Lexeme[]): Said {
  const read = [...said.readings, ...said.unknown, ...said.unread];
  const lost = relationWords(said.prompt).filter(({ start, end, is }) =>
    SEEN.includes(is) && !read.some((place) => place.start < end && place.end > start) &&
    !(WITH_PLACES.includes(is) && leadsToPlace(said.readings, end)) &&
    !isDenied(lexemes, start)
  );
  if (lost.length === 0) return said;
  const places = [...said.unknown, ...lost.map(({ start, end }) => ({ start, end }))];
  return { ...said, unknown: places.toSorted((one, other) => one.start - other.start) };
}

function leadsToPlace(readings: readonly Reading[], place: number): boolean {
  const next = readings.find(({ start }) => start >= place);
  return next?.claims.some(({ slot }) =>
    slot === "setting" || slot === "time" || slot === "weather"
  ) ?? false;
}

function isDenied(lexemes: readonly Lexeme[], place: number): boolean {
  return lexemes.findLast(({ end }) => end <= place)?.term.role === "no";
}
