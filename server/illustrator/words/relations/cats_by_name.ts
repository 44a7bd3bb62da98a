/** @module Cats that a description calls by their names. */
import type { Lexeme } from "../binding/lexeme.ts";
import type { Role } from "../../vocabulary/term.ts";

/** "Milo (orange tabby) and Luna (black)", "Oreo is orange and Peanut is black", "Tom, a grey cat, and Jerry, a black one". */
export function nounsWithNames(prompt: string, lexemes: readonly Lexeme[]): number[] {
  const wordAt = (at: number) => prompt.slice(lexemes[at]!.start, lexemes[at]!.end);
  const dashed = listedWithDashes(prompt, lexemes);
  const introduced = lexemes.flatMap(({ end, term }, at) => {
    if (!/^\p{Lu}\p{Ll}+$/u.test(wordAt(at)) || NOT_NAMES.test(wordAt(at))) return [];
    const rest = prompt.slice(end, end + 24);
    const opens = /^\s*\(/.test(rest) || /^,? (?:is|ist|est|es|è|é)\b/.test(rest) ||
      term.note === "its name" && /^,? (?:an?|the|my|our) /.test(rest) ||
      dashed.has(at);
    return opens && lexemes[at + 1] ? [at] : [];
  });
  const names = new Set(introduced.map(wordAt));
  return lexemes.flatMap((_, at) =>
    introduced.includes(at) || names.has(wordAt(at)) && opensClause(lexemes, at) ? [at] : []
  );
}

/** "Pip - black, Squeak - grey and white": unknown words or names, each before a dash or colon and a look. */
function listedWithDashes(prompt: string, lexemes: readonly Lexeme[]): ReadonlySet<number> {
  const found = lexemes.flatMap(({ start, end, term, afterBreak }, at) => {
    const next = lexemes[at + 1];
    const isName = (term.role === "unknown" || term.note === "its name") &&
      /^\p{Lu}\p{Ll}+$/u.test(prompt.slice(start, end)) && (afterBreak || at === 0 ||
        lexemes[at - 1]!.term.role === "and");
    return isName && next && LOOKS.includes(next.term.role) &&
        /^(?:\s+[-–—]\s+|:\s*|\s*=\s*)$/.test(prompt.slice(end, next.start))
      ? [at]
      : [];
  });
  return new Set(found.length > 1 ? found : []);
}

const LOOKS: readonly Role[] = ["colour", "quality", "cat", "article", "degree", "silent"];

/** "…, *Peanut* looks annoyed": what follows is said of that cat. */
function opensClause(lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at + 1];
  return lexemes[at]!.afterBreak && next !== undefined && !next.afterBreak;
}

/** Words that open a sentence with a capital. */
const NOT_NAMES =
  /^(?:He|She|It|They|This|That|There|Here|One|The|Both|Each|Cat|Kitten|What|Who|My|Our|His|Her|Es|Er|Sie|El|Ella|Il|Elle|Background|Style|Mood|Setting)$/;
