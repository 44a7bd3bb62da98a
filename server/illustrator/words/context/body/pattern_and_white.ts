/**
 * @module "A tabby *and white* cat": one cat, whose pattern has white places. Where the second colour has
 * an article of its own ("a tabby and a white cat") there are two.
 */
import { plays, says } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";

const SILENT = plays("silent", "");
const WHITE_PLACES = says({ "coat.white": ["muzzle", "bib", "socks"] }, "and white", {
  weak: true,
});

/** The lexemes, white that is joined to a pattern read as its white places. */
export function withWhiteOfPatterns(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const whites = new Set(lexemes.flatMap((_, at) => isJoined(prompt, lexemes, at) ? [at] : []));
  if (whites.size === 0) return [...lexemes];
  return lexemes.map((lexeme, at) => {
    if (whites.has(at)) return { ...lexeme, term: WHITE_PLACES };
    return whites.has(at + 1) ? { ...lexeme, term: SILENT } : lexeme;
  });
}

function isJoined(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end, term, afterBreak } = lexemes[at]!;
  const [pattern, and] = lexemes.slice(Math.max(0, at - 2), at);
  if (term.role !== "colour" || afterBreak || and?.term.role !== "and") return false;
  if (!/^white$/i.test(prompt.slice(start, end)) || !pattern || !isPattern(pattern)) return false;
  const next = lexemes[at + 1];
  // "A tabby and white socks": the white is theirs.
  return !next || next.apart || ["cat", "frame", "quality", "copula"].includes(next.term.role);
}

function isPattern({ term: { role, claims } }: Lexeme): boolean {
  return role === "cat" && claims.some(({ slot }) => slot === "coat.pattern");
}
