/** @module What words for the cat say, and for the colours of its coat. */
import type { CoatColour } from "../../spec.ts";
import { coatClaims, isShadeOf } from "./coat_colours.ts";
import type { Lexeme } from "./lexeme.ts";
import type { Claim, Reading } from "../parsed_description.ts";
import { type Chunk, colourSenses } from "./chunk.ts";
import * as phrase from "./phrase.ts";
import { readingOf, type Sentence } from "./reading.ts";

/** Breeders call grey blue: "a blue British shorthair". */
const BREEDERS_BLUE: CoatColour = "grey";

/** "Long brown fur". */
export function catReadings(sentence: Sentence, { at, to, dye }: Chunk): Reading[] {
  const { lexemes } = sentence;
  const { term } = lexemes[at]!;
  const claims = term.claims.map((claim) => ({
    ...claim,
    ...(term.print && claim.slot === "costume" && { print: term.print }),
    ...(dye && { colour: dye }),
  }));
  return [
    ...(term.isFur ? furLengths(sentence, at) : []),
    readingOf(sentence, { from: at, at, to }, claims),
  ];
}

/** "A *blue* British shorthair", "british shorthair, *blue*", "британец *голубого* цвета". */
function isOfBreed(
  lexemes: Sentence["lexemes"],
  { from, at }: { from: number; at: number },
): boolean {
  const isBreed = (lexeme: Lexeme | undefined) =>
    lexeme?.term.claims.some(({ slot }) => slot === "breed") ?? false;
  if (isBreed(lexemes[at + 1]) || isBreed(lexemes[from - 1])) return true;
  for (let before = from - 1; before >= 0 && !lexemes[before + 1]!.afterBreak; before--) {
    const lexeme = lexemes[before]!;
    if (isBreed(lexeme)) return true;
    if (!["article", "cat", "copula", "quality"].includes(lexeme.term.role)) return false;
  }
  return false;
}

/** "Black and white". */
export function coatReadings(sentence: Sentence, { from, at, colours, isWeak }: Chunk): Reading[] {
  const { lexemes, deniedBy } = sentence;
  const own = colours.filter((colour, i) => !isShade(sentence, colour, colours[i + 1]));
  const isBreeds = isOfBreed(lexemes, { from, at });
  const coats = colourSenses(lexemes, own)
    .flatMap(({ coat }) => coat === "blue" && isBreeds ? BREEDERS_BLUE : coat ?? []);
  const each = coats.map((value): Claim => ({ slot: "coat.colour", value }));
  const claims = deniedBy[from] === undefined ? coatClaims(coats) : each;
  const weak = isWeak && { weak: true as const };
  const isBlueCalled = isBreeds && colourSenses(lexemes, own).some(({ coat }) => coat === "blue");
  return [
    readingOf(
      sentence,
      { from, at },
      claims.map((claim) => ({ ...claim, ...weak })),
      isBlueCalled ? { isNear: true } : {},
    ),
  ];
}

/** "Smoky" of "smoky grey": one colour, named by two words. */
function isShade({ lexemes }: Sentence, colour: number, next: number | undefined): boolean {
  if (next !== colour + 1 || lexemes[next]!.apart) return false;
  const [first, second]: (CoatColour | undefined)[] = colourSenses(lexemes, [colour, next])
    .map(({ coat }) => coat);
  return first !== undefined && second !== undefined && isShadeOf(first, second);
}

/** "Long brown fur". */
function furLengths(sentence: Sentence, fur: number): Reading[] {
  return phrase.adjectivesBefore(sentence.lexemes, fur).flatMap((at) => {
    const { furLength } = sentence.lexemes[at]!.term;
    if (!furLength) return [];
    return [
      readingOf(sentence, { from: at, at: fur }, [{ slot: "coat.length", value: furLength }]),
    ];
  });
}
