/**
 * @module A second cat that is called by its colour alone: "il gatto rosso dorme, *quello grigio* gioca", "die schwarze
 * Katze schläft, *die weiße* spielt", "чёрный кот спит, *белый* играет".
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
const SAYS_MORE: readonly Role[] = ["quality", "copula", "frame", "article"];
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
  if (mentions.length !== 1 || only!.count !== 1 || only!.name || language === ENGLISH) {
    return mentions;
  }
  const noun = lexemes.findIndex(({ start }) => start === only!.start);
  const own = coloursAround(lexemes, noun);
  if (own.length === 0) return mentions;
  const at = lexemes.findIndex((_, at) =>
    at > noun && opensClause(prompt, lexemes, at) &&
    isOfAnother(prompt, lexemes, { at, own, language })
  );
  if (at < 0) return mentions;
  const { start, end } = lexemes[at]!;
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
  /^(?:a|ale|natomiast|і|й|та|а|но|але|зате|и|i|e|ma|mentre|mais|et|tandis que|pero|y|mientras|mas|enquanto|maar|en|terwijl|aber|und|während|men|och|og|tetapi|dan|ve|ama)$/iu;

function isOfAnother(
  prompt: string,
  lexemes: readonly Lexeme[],
  { at, own, language }: { at: number; own: readonly string[]; language: string },
): boolean {
  const opening = prompt.slice(lexemes[at]!.start, lexemes[at]!.end);
  const isThat = THAT.test(opening), isDefinite = DEFINITE[language]?.test(opening) ?? false;
  const isBare = !isThat && !isDefinite && WITHOUT_ARTICLES.has(language);
  if (!isThat && !isDefinite && !isBare) return false;
  const colour = isBare ? at : at + 1, next = lexemes[colour + 1];
  const { term, apart } = lexemes[colour] ?? {};
  const isOther = term?.role === "colour" && term.colour?.coat !== undefined &&
    (isBare || !apart) && !own.includes(term.colour.coat);
  return isOther && next !== undefined && !next.afterBreak &&
    (isBare ? DOES_MORE : SAYS_MORE).includes(next.term.role);
}

/** The coat colours said right before and behind the noun. */
function coloursAround(lexemes: readonly Lexeme[], noun: number): string[] {
  const colours: string[] = [];
  for (let at = noun - 1; lexemes[at]?.term.role === "colour"; at--) {
    colours.push(lexemes[at]!.term.colour?.coat ?? "");
  }
  for (let at = noun + 1; lexemes[at]?.term.role === "colour" && !lexemes[at]!.afterBreak; at++) {
    colours.push(lexemes[at]!.term.colour?.coat ?? "");
  }
  return colours.filter((colour) => colour !== "");
}
