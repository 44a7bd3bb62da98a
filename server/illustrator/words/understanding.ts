/**
 * @module The receipt of a description: what each of its words decided, what was left to us, what we do not
 * know.
 */
import { withoutColours } from "../uncoloured.ts";
import type { WordsRead } from "../../../lib/understanding.ts";
import type { CatSeen, SeenTrait } from "../../../lib/cat_seen.ts";
import { catCount, type CatSpec } from "../spec.ts";
import { meaningOf } from "./wording/meaning.ts";
import { seenEyeColours } from "../cat/head/open_eyes.ts";
import { ENGLISH_RECEIPT } from "./wording/english_receipt.ts";
import type { Guess, ReceiptWords } from "./wording/receipt_words.ts";
import { resolve } from "./resolve.ts";
import type { ParsedDescription, Reading } from "./parsed_description.ts";
import { seenWords } from "./wording/seen_words.ts";

/** How a receipt calls the photo, in every language: who shows it says it to the reader. */
export const YOUR_PHOTO = "your photo";

/** What it says of a photo without anything like a cat. */
const NO_COAT = "no cat's coat could be read from it";

/** The decisions of a recipe that each trait can take. */
const DECISIONS: Record<SeenTrait, string> = {
  colour: "coat.colour",
  pattern: "coat.pattern",
  white: "coat.white",
  eyes: "eyes",
  length: "coat.length",
};

/** What it says of one that shows nothing the words had not decided. */
const OVERRULED = "your words already say what it shows";

/** What a guess shows before there is a picture, in every language. */
const OPEN = "we choose";

/**
 * What became of the words: with the recipe of a picture, its own choices; without, which choices are
 * still open. `photo` is what was read from one, null if nothing, absent if there was none. `seen` is the recipe as
 * its scene shows it, once there is one.
 *
 * @example
 * understanding(parse("a ginger cat playing the hurdy-gurdy"));
 * // { understood: [{ text: "ginger", meaning: "coat colour: orange" }, …], guessed: [{ what: "eyes", value: "we choose" }, …], ignored: ["hurdy-gurdy"] }
 */
export function understanding(
  said: ParsedDescription,
  spec?: CatSpec,
  photo?: CatSeen | null,
  words: ReceiptWords = ENGLISH_RECEIPT,
  seen?: CatSpec,
): WordsRead {
  // What words decide does not depend on the seed, so any recipe shows which of them were understood.
  const recipe = spec ?? resolve(said, { style: "cartoon", seed: "" });
  const understood = said.readings.map((reading) => ({
    text: ownWords(said, reading),
    ...meaningOf(reading, { recipe, seen: withoutColours(seen ?? recipe) }, words),
    ...(catCount(recipe) > 1 && reading.cats?.length === 1 && { cat: reading.cats[0] }),
  }));
  return {
    understood: [
      ...unique(understood, ({ text, meaning, cat = 0 }) => `${cat} ${text} ${meaning}`),
      ...fromPhoto(recipe, photo, words),
    ],
    guessed: guesses(recipe).map(words.guess)
      .map(({ what, value }) => ({ what, value: spec ? value : OPEN }))
      .filter(({ value }) => value !== ""),
    ignored: ignoredWords(said, [...said.unknown, ...said.unread]),
  };
}

/** The person's own words at these places, each once. */
export function ignoredWords(
  said: ParsedDescription,
  places: readonly { start: number; end: number }[],
): string[] {
  const inOrder = places.toSorted((one, other) => one.start - other.start);
  return unique(inOrder.map((place) => quoted(said, place)), (text) => text);
}

/** "Golden … umbrella": the words of a reading without those between them that mean something else. */
function ownWords(said: ParsedDescription, { start, end }: Reading): string {
  const between = [...said.readings, ...said.unknown, ...said.unread]
    .filter((other) =>
      other.start >= start && other.end <= end && other.end - other.start < end - start ||
      // Of two that cross, the later one has the words that both span.
      other.start > start && other.start < end && other.end > end
    )
    .toSorted((one, other) => one.start - other.start);
  const parts: string[] = [];
  let from = start;
  for (const other of between) {
    if (other.start > from) parts.push(quoted(said, { start: from, end: other.start }));
    from = Math.max(from, other.end);
  }
  parts.push(quoted(said, { start: from, end }));
  return parts.map((part) => part.trim()).filter((part) => part !== "").join(" … ");
}

/** The words at this place, on one line. */
function quoted(
  { prompt }: ParsedDescription,
  { start, end }: { start: number; end: number },
): string {
  return prompt.slice(start, end).replaceAll(/\s+/g, " ");
}

/** What the photo decided, where the words did not. */
function fromPhoto(
  { coat, provenance }: CatSpec,
  photo: CatSeen | null | undefined,
  words: ReceiptWords,
): WordsRead["understood"] {
  if (photo === undefined) return [];
  const isDecided = (trait: SeenTrait) => provenance[DECISIONS[trait]] === "photo";
  // Words may have left nothing of a pattern but its colours.
  const drawn = photo && { ...photo, ...(photo.pattern && { pattern: coat.pattern }) };
  const decided = seenWords(drawn, words, isDecided);
  const meanings = decided.length > 0 || !seenWords(photo, words).length
    ? orNothing(decided, words)
    : [words.text(OVERRULED)];
  return [{ text: YOUR_PHOTO, meaning: meanings.join(words.text(", ")) }];
}

/** What a receipt says of a photo in which this was seen. */
export function orNothing(seen: string[], words: ReceiptWords): string[] {
  return seen.length > 0 ? seen : [words.text(NO_COAT)];
}

/** The decisions people look for first, as far as the seed took them. */
function guesses(spec: CatSpec): Guess[] {
  const { coat, pose, mood, setting, time, provenance } = spec;
  const decisions: (Guess & { by: string })[] = [
    { by: "coat.colour", what: "coat", claim: { slot: "coat.colour", value: coat.colour } },
    { by: "coat.pattern", what: "pattern", claim: { slot: "coat.pattern", value: coat.pattern } },
    { by: "eyes", what: "eyes", colours: seenEyeColours(spec) },
    { by: "pose", what: "pose", claim: { slot: "pose", value: pose } },
    { by: "mood", what: "mood", claim: { slot: "mood", value: mood } },
    { by: "setting", what: "place", claim: { slot: "setting", value: setting } },
    { by: "time", what: "time", claim: { slot: "time", value: time } },
  ];
  return decisions.filter(({ by }) => provenance[by] === "seed");
}

function unique<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const name = nameOf(item).toLowerCase();
    return !seen.has(name) && seen.add(name);
  });
}
