/** @module Which words may name a cat that is introduced. */
import type { Role, Term } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import { COLOURED, isSaidToBe } from "./looks_said.ts";

/** The note of a term that is known to be a name. */
export const NAME = "its name";

/** Words that name a cat only where a look is said of them: "the bride is a Persian". */
export const CALLED: readonly Role[] = ["character", "unknown", "silent"];

/** What stands before the noun that names a cat. */
export const BEFORE: readonly Role[] = ["article", "quality", "degree", "silent"];

/** A capital, or what is known to be a name. */
export function isName(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end, term } = lexemes[at]!;
  const word = prompt.slice(start, end);
  return /^\p{Lu}\p{Ll}+$/u.test(word) && !NOT_NAMES.test(word) &&
    term.role !== "copula" &&
    !(term.role === "cat" && !term.isFur && isBehindItsWords(lexemes, at)) &&
    !(isOfSize(term) && isSizeAlone(lexemes, at));
}

/** "Der kleine *Kater*": a noun with a capital is no name. */
function isBehindItsWords(lexemes: readonly Lexeme[], at: number): boolean {
  return !lexemes[at]!.afterBreak && BEFORE.includes(lexemes[at - 1]?.term.role ?? "cat");
}

/** "*Le grand* est noir": a size alone with its article. */
export function isSizeAlone(lexemes: readonly Lexeme[], at: number): boolean {
  return lexemes[at - 1]?.term.role === "article" && isSaidToBe(lexemes, at + 1, COLOURED);
}

/** Whether a quality is one of the body. */
export function isOfSize({ claims }: Term): boolean {
  return claims.some(({ slot }) => slot === "size" || slot === "build" || slot === "age");
}

/** Words that open a sentence with a capital. */
const NOT_NAMES =
  /^(?:He|She|It|They|This|That|There|Here|One|The|Both|Each|Cat|Kitten|What|Who|My|Our|His|Her|Es|Er|Sie|El|Ella|Il|Elle|Background|Style|Mood|Setting)$/;
