/**
 * @module A second cat that is called by its colour or build alone: "il gatto rosso dorme, *quello grigio* gioca", "die
 * schwarze Katze schläft, *die weiße* spielt", "чёрный кот спит, *белый* играет", "the fat cat sleeps, *the thin one* eats".
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Role } from "../../../vocabulary/term.ts";
import { languageOf } from "../../lexicon/language.ts";
import { ENGLISH } from "../../lexicon/lexicons.ts";
import { tokenise } from "../../lexicon/tokens.ts";
import { DEFINITE, WITHOUT_ARTICLES } from "../../lexicon/word_order.ts";
import type { CatMention } from "./cat_mentions.ts";

/** "That one", before a colour. */
const THAT =
  /^(?:cel(?:ui|le)(?:-ci|-là)?|quell[oa]|es[ea]|aquell?[ea]?|aquel[ea]|tamten|tamta|ten|ta|тот|та|той|den|det)$/iu;

/** What says that the colour is of a cat, and of nothing that follows: it does or wears something. */
const SAYS_MORE: readonly Role[] = ["quality", "copula", "frame", "article", "unknown"];
/** Without an article, "white on its chest" is no cat. */
const DOES_MORE: readonly Role[] = ["quality"];

/** The one mention and the cat of another colour, where the text goes on with it. */
export function withOneOfAnotherColour(
  prompt: string,
  lexemes: readonly Lexeme[],
  mentions: CatMention[],
): CatMention[] {
  const [only] = mentions;
  const language = languageOf(tokenise(prompt));
  if (mentions.length !== 1 || only!.count !== 1 || only!.name) return mentions;
  const noun = lexemes.findIndex(({ start }) => start === only!.start);
  const own = looksAround(lexemes, noun);
  if (own.length === 0) return mentions;
  const at = lexemes.findIndex((_, at) =>
    at > noun && opensClause(prompt, lexemes, at) &&
    isOfAnother(prompt, lexemes, { at, own, language })
  );
  if (at < 0) return mentions;
  const { start, end } = lexemes[at]!;
  // "Two balls, *the red one* is big".
  const isOfThings = lexemes.slice(noun + 1, at).some(({ term, isPlural }) =>
    term.role === "thing" && isPlural
  );
  if (language === ENGLISH && isOfThings) return mentions;
  // "That one" is no noun that the colour is of.
  const from = THAT.test(prompt.slice(start, end)) ? at + 1 : at;
  return [
    { ...only!, to: from },
    { ...only!, start, end, first: 2, from, isByColour: true },
  ];
}

function opensClause(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end } = lexemes[at - 1]!;
  return lexemes[at]!.afterBreak || JOINS.test(prompt.slice(start, end));
}

/** "And", "but" and "while". */
const JOINS =
  /^(?:while|whereas|but|and|a|ale|natomiast|і|й|та|а|но|але|зате|и|i|e|ma|mentre|mais|et|tandis que|pero|y|mientras|mas|enquanto|maar|en|terwijl|aber|und|während|men|och|og|tetapi|dan|ve|ama)$/iu;

function isOfAnother(
  prompt: string,
  lexemes: readonly Lexeme[],
  { at, own, language }: { at: number; own: readonly string[]; language: string },
): boolean {
  const opening = prompt.slice(lexemes[at]!.start, lexemes[at]!.end);
  const isThat = THAT.test(opening), isDefinite = DEFINITE[language]?.test(opening) ?? false;
  const isBare = !isThat && !isDefinite && WITHOUT_ARTICLES.has(language);
  if (!isThat && !isDefinite && !isBare) return false;
  const look = isBare ? at : at + 1;
  const looks = lookOf(lexemes[look]);
  if (looks.length === 0 || !isBare && lexemes[look]!.apart) return false;
  // English has a noun for it.
  const head = lexemes[look + 1];
  if (language === ENGLISH && (head?.term.role !== "other" || head.apart)) return false;
  const next = lexemes[language === ENGLISH ? look + 2 : look + 1];
  const isOther = !looks.some((one) => own.includes(one)) &&
    looks.some((one) => own.some((other) => kindOf(one) === kindOf(other)));
  return isOther && next !== undefined && !next.afterBreak &&
    (isBare ? DOES_MORE : SAYS_MORE).includes(next.term.role) &&
    !(next.term.role === "unknown" && /^\p{Lu}/u.test(prompt.slice(next.start)));
}

/** The looks said right before and behind the noun. */
function looksAround(lexemes: readonly Lexeme[], noun: number): string[] {
  const looks: string[] = [];
  for (let at = noun - 1; at >= 0 && !lexemes[at + 1]!.afterBreak; at--) {
    const own = lookOf(lexemes[at]);
    if (own.length === 0) break;
    looks.push(...own);
  }
  for (let at = noun + 1; at < lexemes.length && !lexemes[at]!.afterBreak; at++) {
    const own = lookOf(lexemes[at]);
    if (own.length === 0) break;
    looks.push(...own);
  }
  return looks;
}

/** The colour, pattern, size, build or age that a word says, with what kind of look it is. */
function lookOf(lexeme: Lexeme | undefined): string[] {
  if (lexeme?.term.role === "colour") {
    const { coat } = lexeme.term.colour ?? {};
    return coat === undefined ? [] : [`coat ${coat}`];
  }
  if (lexeme?.term.role !== "quality" && lexeme?.term.role !== "marking") return [];
  const { claims } = lexeme.term;
  return claims.every(({ slot }) => LOOKS.has(slot))
    ? claims.map(({ slot, value }) => `${LOOKS.get(slot)} ${value}`)
    : [];
}

/** A big cat and a small one, a fat cat and a thin one: each is named by its size or build. */
const LOOKS: ReadonlyMap<string, string> = new Map([
  ["coat.pattern", "coat"],
  ["coat.length", "length"],
  ["size", "body"],
  ["build", "body"],
  ["age", "body"],
]);

function kindOf(look: string): string {
  return look.slice(0, look.indexOf(" "));
}
