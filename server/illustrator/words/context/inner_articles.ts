/**
 * @module Turkish puts "bir" between an adjective and its noun, "kırmızı bir top", where it says nothing
 * more.
 */
import type { Lexeme } from "../binding/lexeme.ts";
import { isAdjective } from "../../vocabulary/roles.ts";
import type { Sentence } from "./pass.ts";

const INNER_ARTICLES: Readonly<Record<string, RegExp>> = { tr: /^bir$/i };

/** The lexemes without articles that stand right behind an adjective. */
export function withoutInnerArticles(
  lexemes: readonly Lexeme[],
  { prompt, language }: Sentence,
): Lexeme[] {
  const article = INNER_ARTICLES[language];
  return lexemes.filter(({ start, end, afterBreak }, at) => {
    const before = lexemes[at - 1], next = lexemes[at + 1];
    return !(article?.test(prompt.slice(start, end)) && !afterBreak && next && !next.afterBreak &&
      isAdjective(before?.term.role));
  });
}
