/**
 * @module Two colours of the whole picture: "blue and orange palette", "in purple and teal tones", "blues and greys", "в
 * синих и оранжевых тонах", "en tonos azules y dorados", "in Blau- und Orangetönen".
 */
import { says } from "../../vocabulary/term.ts";
import type { Shade, ThingColour, Tone } from "../../spec.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import { ENGLISH } from "../lexicon/lexicons.ts";
import { termOf } from "../lexicon/term_of.ts";
import type { Sentence } from "./pass.ts";

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

/** The second of two colours that stand alone in a list: "a cat with a violin, brown and blue". */
const ALONE = /^(?<colour>\p{L}+(?: \p{L}+)?)(?= ?(?:[.,;!\n]|$))/iu;

/** What stands before them there. */
const BREAK = /[.,;!\n] ?(?:in |all )?(?:(?:bright|soft|pale|deep|dark|muted|vivid|dusty) )?$/i;

/** Colours that no coat has: two with one of these behind a cat are those of the picture. */
const OF_NO_COAT: readonly ThingColour[] = [
  "blue",
  "burgundy",
  "golden",
  "green",
  "navy",
  "pink",
  "purple",
  "red",
  "turquoise",
  "yellow",
];

/** Whether two colours behind a break are those of the picture. */
function isPaletteAlone(prompt: string, first: Lexeme, second: Lexeme): boolean {
  const before = prompt.slice(0, first.start);
  const colours = [first, second].map(({ term }) => term.colour?.thing);
  return BREAK.test(before) && ALONE.test(prompt.slice(second.start)) &&
    !BEHIND_CAT.test(before) && !CATS.test(prompt) &&
    colours.every((colour) => colour !== undefined) &&
    colours.some((colour) => OF_NO_COAT.includes(colour!));
}

/** Colours right behind a cat are its coat: "a kitten, orange and white". */
const BEHIND_CAT =
  /\b(?:cat|kitty|kitten|tom|persian|siamese|tabby|birman|ragdoll|maine coon)[.,;!\n] ?[^.,;!\n]*$/i;

/** Colours of several cats are shared out among them. */
const CATS = /\b(?:cats|kittens|kitties)\b/i;

/** A colour in the plural is no look of a cat. */
const SEVERAL = /^(?<colour>\p{L}{3,})s\b/iu;

/** The same noun in other languages, behind the colours. */
const TONES_BEHIND =
  /^(?:[\s-]*(?:farb)?(?:tönen|töne|tonach|barwach|kolorystyce|palecie|тонах|гамме|гамі|tonlar(?:da|ında)|renk paletinde|tinten|tonen|palet|palett|palette)(?!\p{L})|\s*[の的]?(?:色調|色调|调|トーン|배색|톤|색조)[の的의]?)/iu;

/** "Orange*tönen*": grown together with the second colour. */
const GROWN_TOGETHER = /^(?<colour>\p{L}{3,}?)(?:farb)?(?:tönen|töne|tinten|tonen)$/iu;

/** Before the colours. */
const TONES_BEFORE =
  /^(?:farbpalette|palette|paleta|palet|tavolozza|nuansa|warna|tons?|tonos|toni|tonalità|tonalidades|nuances|odcieniach|barwach)$/iu;

/** The lexemes, with two colours and what they are colours of as one. */
export function withPalettes(lexemes: readonly Lexeme[], { prompt, language }: Sentence): Lexeme[] {
  const merged: Lexeme[] = [];
  for (let at = 0; at < lexemes.length;) {
    const palette = paletteAt(lexemes, at, { prompt, language }) ??
      (language === ENGLISH ? undefined : foreignPaletteAt(lexemes, at, { prompt, language }));
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
  const isAlone = language === ENGLISH && isPaletteAlone(prompt, first!, second);
  const found = OF_A_PICTURE.exec(rest) ?? (isPlural ? SEVERAL.exec(rest) : null) ??
    (isAlone ? ALONE.exec(rest) : null);
  const other = found && termOf(found.groups!.colour!.toLowerCase(), ENGLISH)?.colour?.thing;
  if (!other) return undefined;
  const end = second.start + found[0].length;
  const text = prompt.slice(first!.start, end);
  return { ...first!, end, term: says({ tone: tonesOf(one, other) }, text) };
}

function foreignPaletteAt(
  lexemes: readonly Lexeme[],
  at: number,
  { prompt, language }: { prompt: string; language: string },
): Lexeme | undefined {
  const first = lexemes[at]!, written = (one: Lexeme) => prompt.slice(one.start, one.end);
  const merged = (end: number, tone: Tone[]) => ({
    ...first,
    end,
    term: says({ tone }, prompt.slice(first.start, end)),
  });
  // "Tonos azules *y dorados*".
  const [shade] = first.term.claims;
  if (first.term.claims.length === 1 && shade?.slot === "tone" && /^shades/.test(shade.value)) {
    const second = secondColour(lexemes, at + 1);
    const other = second && SHADE_OF[second.term.colour!.thing!];
    return other && second ? merged(second.end, [shade.value, other]) : undefined;
  }
  const isBefore = TONES_BEFORE.test(written(first));
  const from = isBefore ? afterArticles(lexemes, at + 1) : at;
  const one = lexemes[from]?.term.colour?.thing;
  if (!one) return undefined;
  const second = secondColour(lexemes, from + 1);
  if (isBefore) return second && merged(second.end, tonesOf(one, second.term.colour!.thing!));
  const grown = lexemes[from + 1]?.term.role === "and" && lexemes[from + 2];
  const { colour } = grown && GROWN_TOGETHER.exec(written(grown))?.groups || {};
  const other = colour && termOf(colour.toLowerCase(), language)?.colour?.thing;
  if (grown && other) return merged(grown.end, tonesOf(one, other));
  const noun = second && TONES_BEHIND.exec(prompt.slice(second.end));
  return noun
    ? merged(second!.end + noun[0].length, tonesOf(one, second!.term.colour!.thing!))
    : undefined;
}

/** A colour of things, behind "and" or right here: "сине-*оранжевых*". */
function secondColour(lexemes: readonly Lexeme[], at: number): Lexeme | undefined {
  const next = afterArticles(lexemes, lexemes[at]?.term.role === "and" ? at + 1 : at);
  const second = lexemes[next];
  const behind = lexemes[next + 1];
  const isOfNoun = behind?.term.role === "cat" && !behind.apart;
  return second?.term.colour?.thing && !second.afterBreak && !isOfNoun ? second : undefined;
}

function afterArticles(lexemes: readonly Lexeme[], at: number): number {
  let next = at;
  while (["article", "copula"].includes(lexemes[next]?.term.role ?? "")) next++;
  return next;
}

function tonesOf(one: ThingColour, other: ThingColour): Tone[] {
  const shades = [SHADE_OF[one], SHADE_OF[other]].filter((shade) => shade !== undefined);
  return shades.length > 0 ? [...new Set(shades)] : ["black and white"];
}
