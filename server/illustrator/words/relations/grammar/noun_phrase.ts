/** @module Where a noun phrase begins. */
import type { Lexeme } from "../../binding/lexeme.ts";
import { isAdjective } from "../../../vocabulary/roles.ts";

/** The position of the first lexeme of the noun phrase whose noun stands at `at`. */
export function phraseStart(lexemes: readonly Lexeme[], at: number): number {
  let start = at;
  while (start > 0 && !lexemes[start]!.apart) {
    const { role } = lexemes[start - 1]!.term;
    if (role === "article") return start - 1;
    if (role !== "cat" && role !== "character" && role !== "and" && !isAdjective(role)) break;
    const joined = lexemes[start - 2]?.term.role ?? "no";
    // "I am 9 and my cat is brown": the number counts no cats.
    if (role === "and" && (joined === "number" || !isAdjective(joined))) break;
    start--;
  }
  return start;
}
