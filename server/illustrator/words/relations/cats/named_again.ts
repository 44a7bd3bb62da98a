/**
 * @module Cats that are named again by how they look: "a black cat and a white cat, *the black one* is
 * asleep".
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { CatMention } from "./cat_mentions.ts";

/** A look with "the" before it that was said before; `at` is the article, `look` and `noun` are its words. */
interface Again {
  at: number;
  look: number;
  noun: number;
}

/** Where looks are said again of a cat, in order; only what follows is said of that cat. */
export function looksSaidAgain(prompt: string, lexemes: readonly Lexeme[]): Again[] {
  const wordAt = (at: number) => wordOf(prompt, lexemes[at]!);
  return lexemes.flatMap((lexeme, at): Again[] => {
    const look = at + 1, next = lexemes[look + 1];
    if (lexeme.term.role !== "article" || wordAt(at) !== "the" || !isLook(lexemes[look])) return [];
    const isHeaded = next !== undefined && !next.apart &&
      (next.term.role === "other" || next.term.role === "cat" && !next.term.isFur);
    const noun = isHeaded ? look + 1 : look, behind = lexemes[noun + 1];
    const goesOn = behind !== undefined && !behind.apart && SAYS_MORE.includes(behind.term.role);
    const isKnown = lexemes.slice(0, at).some((other) =>
      isLook(other) && wordOf(prompt, other) === wordAt(look)
    );
    return goesOn && isKnown ? [{ at, look, noun }] : [];
  });
}

/** The mentions for these; none where it is not plain which cat is meant. */
export function mentionsAgain(
  prompt: string,
  lexemes: readonly Lexeme[],
  { before, again }: { before: readonly CatMention[]; again: readonly Again[] },
): CatMention[] {
  const found = again.flatMap(({ at, look, noun }, i): CatMention[] => {
    const word = wordOf(prompt, lexemes[look]!);
    const own = before.filter(({ from, to }) =>
      lexemes.slice(from, to).some((other) => isLook(other) && wordOf(prompt, other) === word)
    );
    const [only] = own;
    if (own.length !== 1 || only!.count !== 1) return [];
    const { start, end } = lexemes[noun]!;
    return [{
      ...only!,
      start,
      end,
      from: at,
      to: again[i + 1]?.at ?? lexemes.length,
      isAgain: true,
    }];
  });
  return found.length === again.length ? found : [];
}

/** A colour, or what cats are called by their coat. */
function isLook(lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined &&
    (lexeme.term.role === "colour" || lexeme.term.role === "cat" && lexeme.term.claims.length > 0);
}

/** What follows a cat of which more is said. */
const SAYS_MORE: readonly string[] = ["copula", "frame", "quality", "unknown", "silent", "degree"];

function wordOf(prompt: string, { start, end }: Lexeme): string {
  return prompt.slice(start, end).toLowerCase();
}
