/**
 * Cats that a description calls by their names.
 *
 * @module
 */
import type { Lexeme } from "../binding/lexeme.ts";

/** "Milo (orange tabby) and Luna (black)", "Oreo is orange and Peanut is black". */
export function nounsWithNames(prompt: string, lexemes: readonly Lexeme[]): number[] {
  return lexemes.flatMap(({ start, end }, at) => {
    const word = prompt.slice(start, end);
    if (!/^\p{Lu}\p{Ll}+$/u.test(word) || NOT_NAMES.test(word)) return [];
    const rest = prompt.slice(end, end + 24);
    const opens = /^\s*\(/.test(rest) || /^,? (?:is|ist|est|es|è|é)\b/.test(rest);
    const next = lexemes[at + 1];
    return opens && next ? [at] : [];
  });
}

/** Words that open a sentence with a capital. */
const NOT_NAMES =
  /^(?:He|She|It|They|This|That|There|Here|One|The|Both|Each|Cat|Kitten|What|Who|My|Our|His|Her|Es|Er|Sie|El|Ella|Il|Elle|Background|Style|Mood|Setting)$/;
