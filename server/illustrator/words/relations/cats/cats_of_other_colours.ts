/**
 * @module A second cat in a clause of its own, known by a coat of another colour: "чёрный кот спит, белый
 * кот сидит".
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { isAdjective } from "../../../vocabulary/roles.ts";
import type { Role } from "../../../vocabulary/term.ts";
import { languageOf } from "../../lexicon/language.ts";
import { ENGLISH } from "../../lexicon/lexicons.ts";
import { tokenise } from "../../lexicon/tokens.ts";
import { numberOf } from "./cat_numbers.ts";

/** "黑猫在沙发上睡觉，*白猫*坐在窗台上": one cat has one coat. */
export function isOfAnotherColour(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): boolean {
  if (isShownOrDenied(lexemes, at)) return false;
  if (languageOf(tokenise(prompt)) === ENGLISH && !opensClause(prompt, lexemes, at)) return false;
  const own = coatAt(lexemes, at);
  if (own.length === 0) return false;
  const before = lexemes.flatMap(({ term }, cat) =>
    cat < at && term.role === "cat" && !term.isFur ? [cat] : []
  );
  const coats = before.map((cat) => coatAt(lexemes, cat)).filter((coat) => coat.length > 0);
  return coats.length > 0 && numberOf(prompt, lexemes, before[0]!) === 1 &&
    coats.every((coat) => !coat.some((colour) => own.includes(colour)));
}

/** "A white cat sits on a throne, *a* black cat lies beside it", "… *while a* black cat": English cats have articles. */
function opensClause(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const first = lexemes[startOfColours(lexemes, at) ?? at]!, next = lexemes[at + 1];
  const before = prompt.slice(0, first.start);
  const isBare = next === undefined || next.apart || next.term.role !== "thing";
  return isBare && first.term.role === "article" &&
    (first.afterBreak && !NAMED.test(before) || WHILE.test(before));
}

/** "His new sister Peaches, *a cream kitten*" is she. */
const NAMED = /(?<![.!?] )\b\p{Lu}\p{L}+[,:(–—-]? ?$|\b(?:is|was|named|called)[^.!?]*, $/u;

const WHILE = /\b(?:while|whereas|as|but|then) $/i;

/** "Ein Pulli *mit* weißer Katze", "*kein* weißer Kater". */
function isShownOrDenied(lexemes: readonly Lexeme[], at: number): boolean {
  const start = startOfColours(lexemes, at) ?? at;
  const opening = lexemes[start - 1], bearer = lexemes[start - 2];
  return opening?.term.role === "no" || lexemes[start]!.term.role === "no" ||
    !lexemes[start]!.afterBreak && opening?.term.role === "frame" &&
      bearer?.term.role === "thing";
}

/** Where the clause begins in which this cat is the only one. */
export function startOfItsClause(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): number | undefined {
  if (!isOfAnotherColour(prompt, lexemes, at)) return undefined;
  for (let start = at; start > 0; start--) {
    const { term, afterBreak } = lexemes[start]!;
    if (start < at && (term.role === "and" || term.role === "cat" && !term.isFur)) break;
    if (afterBreak) return start;
  }
  return startOfColours(lexemes, at);
}

/** "…자고 있고 *하얀* 고양이가": what stands before the colour is said of the cat before. */
function startOfColours(lexemes: readonly Lexeme[], noun: number): number | undefined {
  const isOwn = (at: number) =>
    !lexemes[at + 1]!.apart && OF_A_NOUN.includes(lexemes[at]?.term.role ?? "no");
  let start = noun;
  while (start > 0 && isOwn(start - 1)) start--;
  return start < noun ? start : undefined;
}

const OF_A_NOUN: readonly Role[] = ["colour", "article", "number", "degree", "quality"];

/** The coat colours and the build that are said right before or behind the noun. */
function coatAt(lexemes: readonly Lexeme[], noun: number): string[] {
  const colours: string[] = [];
  const take = ({ term }: Lexeme) => {
    if (term.role === "colour" && term.colour?.coat) colours.push(term.colour.coat);
    // "A fat cat …, a thin cat …".
    const [body] = term.claims;
    if (term.role === "quality" && body?.slot === "build") colours.push(body.value);
  };
  for (let at = noun; at > 0 && !lexemes[at]!.apart; at--) {
    const before = lexemes[at - 1]!;
    if (before.term.role !== "article" && !isAdjective(before.term.role)) break;
    if (!before.followsNoun) take(before);
  }
  for (let at = noun + 1; lexemes[at]?.followsNoun && !lexemes[at]!.apart; at++) take(lexemes[at]!);
  return colours;
}
