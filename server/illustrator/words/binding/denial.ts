/** @module How far a "no", "not" or "without" reaches. */
import type { Lexeme } from "./lexeme.ts";
import { isNoun } from "../../vocabulary/roles.ts";
import type { Role } from "../../vocabulary/term.ts";

/** A denial reaches at most this many terms. */
const REACH = 8;

/** For each term, the place of the "no" that denies it. */
export function denials(lexemes: readonly Lexeme[]): (number | undefined)[] {
  const deniedBy: (number | undefined)[] = lexemes.map(() => undefined);
  lexemes.forEach(({ term }, at) => {
    if (term.role !== "no") return;
    const reached = term.isBehind ? reachBack(lexemes, at) : reachOf(lexemes, at);
    for (const denied of reached) deniedBy[denied] ??= at;
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
    const isListed = reached.length > 0 && isNoun(role) && next?.term.role === "or";
    // "Без *одежды* и бантиков", "no frills or bows": what is unknown may be one of a list.
    if (role === "unknown" && !afterBreak && isLinking(next?.term.role)) {
      open = false;
      continue;
    }
    if (role === "no" || role === "unknown" || (afterBreak && !isListed)) break;
    if (afterBreak || role === "or") open = true;
    else if (role === "and") open ||= isNoun(next?.term.role) || next?.term.role === "quality";
    if (!isDeniable(role)) continue;
    if (!open) break;
    reached.push(at);
    const noun = lexemes.slice(at + 1, at + 1 + REACH).find(({ term }) => term.role !== "silent");
    open = !isNoun(role) && noun !== undefined && !noun.apart && isDeniable(noun.term.role);
  }
  return reached;
}

/** "帽子なし", "train excluded": the noun right before it with its adjectives, and through "or" others: "花も木もない". */
function reachBack(lexemes: readonly Lexeme[], no: number): number[] {
  const reached: number[] = [];
  let isListed = false;
  for (let at = no - 1; at >= 0 && !lexemes[at + 1]!.afterBreak; at--) {
    const { term: { role } } = lexemes[at]!;
    if (role === "or") isListed = reached.length > 0;
    if (role === "silent" || role === "article" || role === "or") continue;
    if (!isDeniable(role) || isNoun(role) && reached.length > 0 && !isListed) break;
    isListed = false;
    reached.push(at);
  }
  return reached;
}

function isLinking(role: Role | undefined): boolean {
  return role === "and" || role === "or";
}

function isDeniable(role: Role): boolean {
  return isNoun(role) || role === "colour" || role === "quality";
}
