/**
 * Cats that a description calls by their names.
 *
 * @module
 */
import type { Lexeme } from "../binding/lexeme.ts";

/** "Milo (orange tabby) and Luna (black)", "Oreo is orange and Peanut is black", "Tom, a grey cat, and Jerry, a black one". */
export function nounsWithNames(prompt: string, lexemes: readonly Lexeme[]): number[] {
  const wordAt = (at: number) => prompt.slice(lexemes[at]!.start, lexemes[at]!.end);
  const introduced = lexemes.flatMap(({ end, term }, at) => {
    if (!/^\p{Lu}\p{Ll}+$/u.test(wordAt(at)) || NOT_NAMES.test(wordAt(at))) return [];
    const rest = prompt.slice(end, end + 24);
    const opens = /^\s*\(/.test(rest) || /^,? (?:is|ist|est|es|è|é)\b/.test(rest) ||
      term.note === "its name" && /^,? (?:an?|the|my|our) /.test(rest);
    return opens && lexemes[at + 1] ? [at] : [];
  });
  const names = new Set(introduced.map(wordAt));
  return lexemes.flatMap((_, at) =>
    introduced.includes(at) || names.has(wordAt(at)) && opensClause(lexemes, at) ? [at] : []
  );
}

/** "…, *Peanut* looks annoyed": what follows is said of that cat. */
function opensClause(lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at + 1];
  return lexemes[at]!.afterBreak && next !== undefined && !next.afterBreak;
}

/** Words that open a sentence with a capital. */
const NOT_NAMES =
  /^(?:He|She|It|They|This|That|There|Here|One|The|Both|Each|Cat|Kitten|What|Who|My|Our|His|Her|Es|Er|Sie|El|Ella|Il|Elle|Background|Style|Mood|Setting)$/;
