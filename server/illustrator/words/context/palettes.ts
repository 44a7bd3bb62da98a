/** @module Two colours of the whole picture: "blue and orange palette", "in purple and teal tones", "blues and greys". */
import { says } from "../../vocabulary/term.ts";
import type { Shade, ThingColour, Tone } from "../../spec.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import { ENGLISH } from "../lexicon/lexicons.ts";
import { termOf } from "../lexicon/term_of.ts";

/** Absent: colours without a hue, which every picture may have. */
const SHADE_OF: Partial<Record<ThingColour, Shade>> = {
  red: "shades of red",
  burgundy: "shades of red",
  orange: "shades of orange",
  yellow: "shades of yellow",
  golden: "shades of yellow",
  green: "shades of green",
  blue: "shades of blue",
  navy: "shades of blue",
  turquoise: "shades of blue",
  purple: "shades of purple",
  pink: "shades of pink",
  brown: "shades of brown",
  beige: "shades of brown",
};

/** A colour, and a noun for the colours of a picture. */
const OF_A_PICTURE =
  /^(?<colour>\p{L}+(?: \p{L}+)??) (?:(?:colou?r )?(?:palette|scheme|combo)|tones|hues|theme)\b/iu;

/** A colour in the plural is no look of a cat. */
const SEVERAL = /^(?<colour>\p{L}{3,})s\b/iu;

/** The lexemes, with two colours and what they are colours of as one. */
export function withPalettes(
  lexemes: readonly Lexeme[],
  prompt: string,
  language: string,
): Lexeme[] {
  const merged: Lexeme[] = [];
  for (let at = 0; at < lexemes.length;) {
    const palette = paletteAt(lexemes, at, { prompt, language });
    merged.push(palette ?? lexemes[at]!);
    at = palette ? lexemes.findLastIndex(({ start }) => start < palette.end) + 1 : at + 1;
  }
  return merged;
}

function paletteAt(
  lexemes: readonly Lexeme[],
  at: number,
  { prompt, language }: { prompt: string; language: string },
): Lexeme | undefined {
  const [first, and, second] = lexemes.slice(at, at + 3);
  const one = first!.term.colour?.thing;
  if (!one || and?.term.role !== "and" || !second) return undefined;
  const rest = prompt.slice(second.start);
  // "Dos gatos, negros y blancos": elsewhere adjectives have plurals.
  const isPlural = language === ENGLISH && SEVERAL.test(prompt.slice(first!.start, first!.end));
  const found = OF_A_PICTURE.exec(rest) ?? (isPlural ? SEVERAL.exec(rest) : null);
  const other = found && termOf(found.groups!.colour!.toLowerCase(), ENGLISH)?.colour?.thing;
  if (!other) return undefined;
  const end = second.start + found[0].length;
  const text = prompt.slice(first!.start, end);
  return { ...first!, end, term: says({ tone: tonesOf(one, other) }, text) };
}

function tonesOf(one: ThingColour, other: ThingColour): Tone[] {
  const shades = [SHADE_OF[one], SHADE_OF[other]].filter((shade) => shade !== undefined);
  return shades.length > 0 ? [...new Set(shades)] : ["black and white"];
}
