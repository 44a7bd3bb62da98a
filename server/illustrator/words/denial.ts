/**
 * How far a "no", "not" or "without" reaches.
 *
 * @module
 */
import type { Lexeme } from "./binding.ts";
import { isNoun } from "./roles.ts";

/** A denial reaches at most this many terms. */
const REACH = 8;

/** For each term, the place of the "no" that denies it. */
export function denials(lexemes: readonly Lexeme[]): (number | undefined)[] {
  const deniedBy: (number | undefined)[] = lexemes.map(() => undefined);
  lexemes.forEach(({ term }, at) => {
    if (term.role !== "no") return;
    for (const denied of reachOf(lexemes, at)) deniedBy[denied] ??= at;
  });
  return deniedBy;
}

/**
 * "No red hat or glasses": up to and with the first noun (or the last adjective, if no noun follows),
 * then on through "or"; through "and" only before a bare noun: "no hat and green eyes" keeps the eyes.
 */
function reachOf(lexemes: readonly Lexeme[], no: number): number[] {
  const reached: number[] = [];
  let open = true;
  for (let at = no + 1; at < Math.min(lexemes.length, no + 1 + REACH); at++) {
    const { term: { role }, afterBreak } = lexemes[at]!;
    const next = lexemes[at + 1];
    if (role === "no" || role === "but" || role === "unknown") break;
    if (afterBreak) {
      const listed = reached.length > 0 && isNoun(role) && next?.term.role === "or";
      if (!listed) break;
      open = true;
    }
    if (role === "or") open = true;
    else if (role === "and") {
      open ||= next !== undefined && (isNoun(next.term.role) || next.term.role === "quality");
    } else if (role === "frame") {
      if (reached.length > 0) break;
    } else if (isNoun(role) || role === "colour" || role === "quality") {
      if (!open) break;
      reached.push(at);
      open = !isNoun(role) && next !== undefined && !next.afterBreak &&
        (isNoun(next.term.role) || next.term.role === "colour" || next.term.role === "quality");
    }
  }
  return reached;
}
