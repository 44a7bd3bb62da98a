/**
 * @module What a word for the cat is where others stand around it: clothes, a costume, another cat.
 */
import type { CoatColour } from "../../spec.ts";
import type { Claim } from "../parsed_description.ts";
import { type Chunk, colourSenses, namesCostume } from "./chunk.ts";
import type { Role } from "../../vocabulary/term.ts";
import type { Lexeme } from "./lexeme.ts";
import * as phrase from "./phrase.ts";

/** Colours one expects on a real cat; any other, before a costume, colours the costume. */
const NATURAL: readonly (CoatColour | undefined)[] = [
  "black",
  "charcoal",
  "grey",
  "white",
  "cream",
  "orange",
  "red",
  "apricot",
  "brown",
  "chocolate",
  "cinnamon",
  "fawn",
];

/** A noun, and the colours of its phrase. */
interface Noun {
  at: number;
  own: readonly number[];
}

/** A word for fur means clothes where it is worn, or dyed beside a costume: "a witch in a purple coat". */
export function isGarment(
  lexemes: readonly Lexeme[],
  chunks: readonly Chunk[],
  { at, own }: Noun,
): boolean {
  if (!lexemes[at]!.term.worn) return false;
  if (phrase.isWorn(lexemes, at)) return true;
  const coats = colourSenses(lexemes, own).map(({ coat }) => coat);
  // "A dentist, white coat": who works in one wears it.
  const isWork = lexemes[at]!.apart || lexemes[own[0] ?? at]!.apart;
  if (isWork && coats.every((coat) => coat === "white") && worksInWhite(lexemes, chunks)) {
    return own.length > 0;
  }
  const natural = coats.some((coat) => NATURAL.includes(coat));
  return own.length > 0 && !natural &&
    chunks.some(({ kind, at }) => kind === "garment" || namesCostume(lexemes[at]!.term));
}

const IN_WHITE: readonly Claim["value"][] = ["scrubs", "scientist", "doctor"];

function worksInWhite(lexemes: readonly Lexeme[], chunks: readonly Chunk[]): boolean {
  return chunks.some(({ at }) =>
    lexemes[at]!.term.claims.some(({ slot, value }) =>
      slot === "costume" && IN_WHITE.includes(value)
    )
  );
}

/** Socks that are worn, have a colour other than white or a make are no white paws: "in socks", "red mittens". */
export function isPawwear(lexemes: readonly Lexeme[], { at, own }: Noun): boolean {
  const { worn } = lexemes[at]!.term;
  if (worn?.slot !== "prop") return false;
  return phrase.isWorn(lexemes, at) || isJoinedToClothes(lexemes, at) ||
    own.length === 0 && isListedWithClothes(lexemes, at) ||
    colourSenses(lexemes, own).some(({ coat }) => coat !== "white") ||
    phrase.adjectivesBefore(lexemes, at).some((before) =>
      MADE.includes(lexemes[before]!.term.role)
    );
}

/** "A scarf *and mittens*", "a coat *and matching mittens*". */
function isJoinedToClothes(lexemes: readonly Lexeme[], at: number): boolean {
  const joined = lexemes.slice(0, at)
    .findLastIndex(({ term: { role } }) => role !== "silent" && role !== "article");
  return lexemes[joined]?.term.role === "and" && isClothes(lexemes, joined - 1);
}

/** "Bobble hat, *mittens*", "*mittens*, scarf". */
function isListedWithClothes(lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at + 1];
  return lexemes[at]!.afterBreak && isClothes(lexemes, at - 1) ||
    next?.afterBreak === true && lexemes[at]!.afterBreak && isClothes(lexemes, at + 1);
}

function isClothes(lexemes: readonly Lexeme[], at: number): boolean {
  const term = lexemes[at]?.term;
  if (!term) return false;
  return term.claims.some(({ slot }) => slot === "accessory" || slot === "costume") ||
    term.worn !== undefined && phrase.isWorn(lexemes, at);
}

/** Adjectives of cloth and cut: "striped knee socks". */
const MADE: readonly Role[] = ["quality", "unknown"];

/** The one colour before a costume is the costume's and not the coat's: "a purple wizard". */
export function isCostumesColour(
  lexemes: readonly Lexeme[],
  { at, own: [colour, ...others], catSeen }: Noun & { catSeen: boolean },
): boolean {
  if (colour === undefined || others.length > 0) return false;
  if (lexemes[at]!.term.role !== "character" || phrase.leadsToCat(lexemes, at)) return false;
  const { coat, thing } = lexemes[colour]!.term.colour!;
  if (!thing) return false;
  return catSeen || (!NATURAL.includes(coat) && !isFurBetween(lexemes, colour, at));
}

/** "Golden *spotted* astronaut", "purple *fluffy* wizard": the colour is the coat's. */
function isFurBetween(lexemes: readonly Lexeme[], colour: number, noun: number): boolean {
  return lexemes.slice(colour, noun).some(({ term }) =>
    term.claims.some(({ slot }) => slot.startsWith("coat."))
  );
}
