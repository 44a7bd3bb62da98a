/** @module Several cats whose looks are listed: as many as there are cats. */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Role } from "../../../vocabulary/term.ts";
import type { CatMention } from "./cat_mentions.ts";

/** "Dwa kotki, *rudy* i *czarny*": two colours in the singular are of one cat each. */
export function lookOfEach(
  prompt: string,
  lexemes: readonly Lexeme[],
  { end, count }: CatMention,
): number[] {
  const at = lexemes.findIndex(({ start, afterBreak }) => start > end && afterBreak);
  const [one, and, other, next] = lexemes.slice(at, at + 4);
  if (at < 0 || count !== 2 || !one || !other || and?.term.role !== "and") return [];
  const isSingular = SINGULAR.get(prompt.slice(and.start, and.end).toLowerCase());
  const areLooks = isLook(one) && isLook(other) && (!next || next.afterBreak);
  return areLooks &&
      [one, other].every(({ start, end }) => isSingular?.test(prompt.slice(start, end)))
    ? [at, at + 2]
    : [];
}

/** "Four kittens: *ginger*, *black*, *grey*, *white*": as many looks as cats, behind a colon, a bracket or "are". */
export function coloursOfEach(
  prompt: string,
  lexemes: readonly Lexeme[],
  { end, count }: CatMention,
): number[] {
  const first = lexemes.findIndex((lexeme) =>
    lexeme.start > end && isLook(lexeme) && OPENS_LIST.test(prompt.slice(0, lexeme.start))
  );
  if (first < 0) return [];
  const looks = [first];
  for (let at = first + 1; at < lexemes.length; at++) {
    const isNext = lexemes[at]!.afterBreak || lexemes[at - 1]!.term.role === "and";
    if (lexemes[at]!.term.role === "and") continue;
    if (!isLook(lexemes[at]) || !isNext) break;
    looks.push(at);
  }
  return looks.length === count && count > 2 ? looks : [];
}

const OPENS_LIST = /(?:[:(]|\bare)\s*$/i;

/** By the word for "and", how adjectives of one cat end; those of several end otherwise. */
const SINGULAR: ReadonlyMap<string, RegExp> = new Map([
  ["i", /[yia]$/],
  ["и", /[йя]$/],
  ["й", /[йа]$/],
  ["та", /[йа]$/],
  ["y", /(?:[oa]|gris)$/],
  ["e", /[oa]$/],
  ["et", /[^sx]$/],
]);

/** "Three cats: a black cat, *white* cat and *an* orange one": what opens a cat of a list, and no thing. */
export function isListed(
  lexemes: readonly Lexeme[],
  { prompt, at, after }: { prompt: string; at: number; after: number },
): boolean {
  const { start, afterBreak, term } = lexemes[at]!;
  const isArticle = term.role === "article";
  const opens = afterBreak || lexemes[at - 1]?.term.role === "and" ||
    DASH.test(prompt.slice(0, start));
  if (start < after || !opens) return false;
  let next = isArticle ? at + 1 : at;
  const first = next;
  while (isLook(lexemes[next]) && (next === first || !lexemes[next]!.afterBreak)) next++;
  const head = lexemes[next];
  const isNamed = head !== undefined && !head.apart &&
    (head.term.role === "cat" && !head.term.isFur || head.term.role === "other");
  if (isNamed || isArticle && isOneOfABuild(lexemes, at + 1)) return true;
  // "Black and white" are colours of one cat.
  return isArticle && next > first && (!head || head.apart || ENDS.includes(head.term.role));
}

/** "A *fat grey one*, a *skinny* black one": a size or build before the coat. */
function isOneOfABuild(lexemes: readonly Lexeme[], from: number): boolean {
  let at = from;
  while (isLook(lexemes[at]) || isBuild(lexemes[at])) at++;
  return at > from && lexemes[at]?.term.role === "other" && !lexemes[at]!.apart;
}

function isBuild(lexeme: Lexeme | undefined): boolean {
  return lexeme?.term.role === "quality" && !lexeme.afterBreak && lexeme.term.claims.length > 0 &&
    lexeme.term.claims.every(({ slot }) => BODIES.includes(slot));
}

const BODIES: readonly string[] = ["build", "size", "age", "coat.length"];

/** "Three cats *-* a calico, …". */
const DASH = /\s[-–—]\s*$/;

const ENDS: readonly Role[] = ["and", "frame", "copula"];

/** A colour, or what cats are called by their coat: "a tabby". */
function isLook(lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined &&
    (lexeme.term.role === "colour" || lexeme.term.role === "cat" && lexeme.term.claims.length > 0);
}
