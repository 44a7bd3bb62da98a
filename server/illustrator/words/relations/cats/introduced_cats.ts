/**
 * @module Cats that are introduced one after the other by who they are and how they look: "Milo (orange tabby) and
 * Luna (black)", "Salt = white, Pepa = grey", "the big one is orange, the small one is grey", "the bride is a
 * Persian, the groom is a tuxedo cat".
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { languageOf } from "../../lexicon/language.ts";
import { ENGLISH } from "../../lexicon/lexicons.ts";
import { tokenise } from "../../lexicon/tokens.ts";
import { numberOf } from "./cat_numbers.ts";
import { type IntroducedCat, listedByName, lookBehindComma } from "./listed_cats.ts";
import { A_CAT, COLOURED, isSaidToBe, leadsTo } from "./looks_said.ts";
import { BEFORE, CALLED, isName, isOfSize, isSizeAlone, NAME } from "./names_of_cats.ts";
import type { Role } from "../../../vocabulary/term.ts";

/** The cats that are introduced so, and where those with a name are named again; none where it is only one. */
export function introducedCats(prompt: string, lexemes: readonly Lexeme[]): IntroducedCat[] {
  const found = lexemes.flatMap((_, at) => introducedAt(prompt, lexemes, at) ?? []);
  const listed = lexemes.flatMap((_, at) =>
    found.length > 1 && lookBehindComma(prompt, lexemes, at) || []
  );
  const introduced = [
    ...found,
    ...listed,
    ...anotherOne(prompt, lexemes, found),
    ...(found.length === 0 ? listedByName(prompt, lexemes) : []),
  ].toSorted((one, other) => one.at - other.at);
  const wordAt = (at: number) => prompt.slice(lexemes[at]!.start, lexemes[at]!.end);
  const names = new Set(introduced.flatMap(({ name }) => name ?? []));
  const all = introduced.map(({ at, name }) => name ?? wordsOf(prompt, lexemes, at));
  if (new Set(all).size < 2) return [];
  return lexemes.flatMap((_, at): IntroducedCat[] => {
    const own = introduced.find((one) => one.at === at);
    if (own) return [own];
    return names.has(wordAt(at)) && opensClause(lexemes, at)
      ? [{ at, from: at, name: wordAt(at) }]
      : [];
  });
}

/** Who is introduced by the noun at this place. */
function introducedAt(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): IntroducedCat | undefined {
  const { term, start, end, isPlural } = lexemes[at]!;
  const word = prompt.slice(start, end);
  // Before a look behind the name: "our black girl Inky a rose" gives her one.
  const before = lookBeforeName(prompt, lexemes, at);
  if (before !== undefined) return { at, from: before, name: word };
  if (isName(prompt, lexemes, at) && isNameWithLook(prompt, lexemes, at)) {
    return { at, from: at, name: word };
  }
  const look = lookOfNumbered(prompt, lexemes, at);
  if (look !== undefined) return { at, from: look };
  const isOne = term.role === "cat" || term.role === "other";
  const from = openingOf(lexemes, at, isOne ? BEFORE_A_CAT : BEFORE);
  // "Her three kittens are black", "the others are grey".
  if (from === undefined || isPlural || numberOf(prompt, lexemes, at) > 1) return undefined;
  // "*Le grand* est noir", "der Kleine ist rot": nothing else is said of whom.
  if (term.role === "quality" && isOfSize(term) && isSizeAlone(lexemes, at)) return { at, from };
  if (term.role === "other") {
    if (lexemes[at - 1]?.term.role === "other") return undefined;
    // "The other *one*", "the younger *one*".
    const verb = lexemes[at + 1]?.term.role === "other" ? at + 2 : at + 1;
    const isNew = from < at && isSaidToBe(lexemes, verb, COLOURED) ||
      isOneWithLook(prompt, lexemes, { at, from, verb });
    return isNew ? { at, from } : undefined;
  }
  // "*The older cat* is grey", "*one cat* is black", "*her kitten* is white".
  if (term.role === "cat" && !term.isFur) {
    const isNew = from < at && isSaidToBe(lexemes, at + 1, COLOURED) &&
      introducedAt(prompt, lexemes, at - 1) === undefined;
    return isNew ? { at, from } : undefined;
  }
  if (!CALLED.includes(term.role) || term.note === NAME) return undefined;
  const isCat = lexemes[at + 1]?.term.role === "cat" && !lexemes[at + 1]!.apart;
  // "The bride is white": who wears a costume is a cat. "The border is white" is none.
  const isLook = term.role === "character" && isDefinite(prompt, lexemes[from]!) ? COLOURED : A_CAT;
  if (!isSaidToBe(lexemes, isCat ? at + 2 : at + 1, isLook)) return undefined;
  // "Thor is *the* orange one": he is called so. "Groom is *a* tuxedo cat" says who it is.
  const isNamed = from === at && !isCat &&
    (term.role === "unknown" || isDefinite(prompt, lexemes[at + 2]!));
  return { at, from, ...(isNamed && { name: word }) };
}

/** "*The black one* naps on the sofa": by its coat, with what it does. Of "two balls", it is one of those. */
function isOneWithLook(
  prompt: string,
  lexemes: readonly Lexeme[],
  { at, from, verb }: { at: number; from: number; verb: number },
): boolean {
  const next = lexemes[verb];
  const hasLook = lexemes.slice(from, at).some(({ term }) =>
    term.role === "colour" || term.claims.some(({ slot }) => slot === "coat.pattern")
  );
  const isOfThings = lexemes.slice(0, from).some(({ term, isPlural }) =>
    isPlural && term.role === "thing" || term.role === "eyes"
  );
  return isDefinite(prompt, lexemes[from]!) && hasLook && !isOfThings &&
    next !== undefined && !next.apart && GOES_ON.includes(next.term.role);
}

/** What follows one of which something is said. */
const GOES_ON: readonly Role[] = ["copula", "frame", "quality"];

/** "The orange one is hugging *the grey one*": whom the only one introduced has to do with. */
function anotherOne(
  prompt: string,
  lexemes: readonly Lexeme[],
  [only, ...more]: readonly IntroducedCat[],
): IntroducedCat[] {
  if (!only || more.length > 0 || lexemes[only.at]!.term.role !== "other") return [];
  const own = lexemes[only.at - 1]!.term.colour?.coat;
  const at = lexemes.findIndex(({ term, apart }, at) =>
    at > only.at + 1 && term.role === "other" && !apart &&
    lexemes[at - 2] !== undefined && isDefinite(prompt, lexemes[at - 2]!) &&
    lexemes[at - 1]!.term.colour?.coat !== undefined && lexemes[at - 1]!.term.colour?.coat !== own
  );
  return at < 0 ? [] : [{ at, from: at - 2 }];
}

function isDefinite(prompt: string, { start, end }: Lexeme): boolean {
  return /^the$/i.test(prompt.slice(start, end));
}

/** "*Cat 1*: black", "the *second cat* is grey": where the look of a cat with a number begins. */
function lookOfNumbered(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): number | undefined {
  const { term, end } = lexemes[at]!;
  if (term.role !== "cat" || term.isFur) return undefined;
  const digit = /^ ?#?[1-5](?=\s*[:=(–-])/.exec(prompt.slice(end));
  const isOrdinal = ORDINAL.test(prompt.slice(0, lexemes[at]!.start));
  const next = at + (digit ? 2 : 1);
  const isApart = digit !== null ||
    isOrdinal && /^\s*[:=]/.test(prompt.slice(end));
  if (isApart) return leadsTo(lexemes, next, COLOURED) ? next : undefined;
  return isOrdinal && isSaidToBe(lexemes, next, COLOURED) ? next : undefined;
}

const ORDINAL =
  /(?:^|[.,;:!?\n–-]\s*|\band )(?:the )?(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th) $/i;

/** "Milo (orange tabby)", "Oreo is orange", "Tom, a grey cat", "Byte the black cat", "Pip - black". */
function isNameWithLook(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { end, term } = lexemes[at]!;
  const next = lexemes[at + 1];
  if (!next) return false;
  const rest = prompt.slice(end, end + 24);
  return /^\s*\(/.test(rest) || next.term.role === "copula" && IS.test(rest) ||
    IS_ACCENTED.test(rest) ||
    isWithoutVerb(prompt, lexemes, at) ||
    term.note === NAME && /^,? (?:an?|the|my|our) /.test(rest) ||
    // "Tom, a grey cat": a name that is a word for a cat, too.
    term.role === "cat" && /^, an? /.test(rest) ||
    isBeforeDash(prompt, lexemes, at) && (LOOKS.includes(next.term.role));
}

/** "My fat grey tabby *Boris* and skinny white *Nina*": where the look begins that a name follows, in one phrase. */
function lookBeforeName(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): number | undefined {
  const { term, apart } = lexemes[at]!;
  const isCalled = term.role === "unknown" || term.note === NAME;
  if (apart || !isCalled || !isName(prompt, lexemes, at)) return undefined;
  const next = lexemes[at + 1];
  // "A red Ferrari engine", "black Adidas shoes".
  if (next && !next.apart && NOUNS.includes(next.term.role)) return undefined;
  if (languageOf(tokenise(prompt)) !== ENGLISH) return undefined;
  let from = at;
  while (!lexemes[from]!.apart && LOOKS_OF_NAMED.includes(lexemes[from - 1]?.term.role ?? "no")) {
    from--;
  }
  const opening = lexemes[from - 1], own = lexemes.slice(from, at);
  const opens = opening === undefined || lexemes[from]!.afterBreak ||
    OPENS_NAMED.test(prompt.slice(0, lexemes[from]!.start));
  const hasLook = own.some((lexeme) => COLOURED(lexeme));
  return opens && hasLook ? from : undefined;
}

const OPENS_NAMED = /\b(?:and|with|my|our|his|her|their|&) $/i;

const LOOKS_OF_NAMED: readonly Role[] = ["quality", "degree", "colour", "marking", "cat"];

const NOUNS: readonly Role[] = ["thing", "place", "character", "cat", "part"];

/** "Is" and "was", of one. */
const IS =
  /^,? (?:is|was|ist|war|est|était|es|era|è|é|e|este|jest|był[ao]?|är|var|er|je|byl[ao]?|on|oli|είναι|ήταν)(?![\p{L}\p{M}])/u;

/** Its accent tells it from "and". */
const IS_ACCENTED = /^,? [èé] /u;

/** "*Дуся* серая и толстая, *Фёкла* белая": some languages say it without a verb. */
function isWithoutVerb(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { term } = lexemes[at]!;
  return WITHOUT_VERB.has(languageOf(tokenise(prompt))) &&
    (term.role === "unknown" || term.note === NAME) &&
    !lexemes[at + 1]!.afterBreak && leadsTo(lexemes, at + 1, COLOURED) &&
    (at === 0 || lexemes[at]!.afterBreak || SMALL.includes(lexemes[at - 1]!.term.role));
}

const WITHOUT_VERB: ReadonlySet<string> = new Set(["hu", "id", "ru", "tr", "uk"]);

const SMALL: readonly Role[] = ["and", "but"];

/** "*Pip* - black", "*Luna*: white", "*Salt* = white": a name or unknown word that opens its clause. */
function isBeforeDash(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { end, term, afterBreak } = lexemes[at]!;
  return (term.role === "unknown" || term.note === NAME) &&
    (at === 0 || afterBreak || lexemes[at - 1]!.term.role === "and") &&
    /^(?:\s+[-–—]\s+|:\s*|\s*=\s*)$/.test(prompt.slice(end, lexemes[at + 1]!.start));
}

const LOOKS: readonly Role[] = ["colour", "quality", "cat", "article", "degree", "silent"];

/** Where the words begin that open a clause with this noun: "*the* big one", "and *groom*". */
function openingOf(
  lexemes: readonly Lexeme[],
  at: number,
  before: readonly Role[],
): number | undefined {
  let from = at;
  while (from > 0 && !lexemes[from]!.afterBreak && before.includes(lexemes[from - 1]!.term.role)) {
    from--;
  }
  const opens = from === 0 || lexemes[from]!.afterBreak || lexemes[from - 1]!.term.role === "and";
  return opens ? from : undefined;
}

/** The same before "cat" and "one": "the *younger* one", "*left* cat". */
const BEFORE_A_CAT: readonly Role[] = [
  ...BEFORE,
  "colour",
  "unknown",
  "number",
  "other",
  "left",
  "right",
];

/** "…, *Peanut* looks annoyed": what follows is said of that cat. */
function opensClause(lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at + 1];
  return lexemes[at]!.afterBreak && next !== undefined && !next.afterBreak;
}

/** What it is called, with its number. */
function wordsOf(prompt: string, lexemes: readonly Lexeme[], at: number): string {
  const { end } = lexemes[at]!;
  const before = /(?:[\p{L}\d]+ ){0,3}$/u.exec(prompt.slice(0, lexemes[at]!.start))![0];
  return (before + prompt.slice(lexemes[at]!.start, end + 3)).toLowerCase();
}
