/**
 * @module "Eating my homework", "playing the kazoo": what it is done with is not known, so that something
 * else is drawn for it.
 */
import type { Lexeme } from "../binding/lexeme.ts";
import type { Role } from "../../vocabulary/term.ts";

/** Words that name nothing: "eating quietly", "reading and", "playing outside". */
const NO_NOUN =
  /(?:ing|ed|ly|self|selves)$|^(?:outside|inside|together|alone|away|again|up|down|out|off|well|hard|fast|there|here|all|too|also|only|lots)$/i;

const BETWEEN: readonly Role[] = ["article", "silent", "number", "quality", "colour"];

/** Whether the word at this place names an activity by its verb alone, and an unknown noun follows it. */
export function isDoneWithUnknown(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { term: { claims }, start, end } = lexemes[at]!;
  if (!claims.some(({ by }) => by) || /\s/.test(prompt.slice(start, end))) return false;
  let next = at + 1;
  while (lexemes[next] && !lexemes[next]!.apart && BETWEEN.includes(lexemes[next]!.term.role)) {
    next++;
  }
  const noun = lexemes[next];
  return noun?.term.role === "unknown" && !noun.apart &&
    !NO_NOUN.test(prompt.slice(noun.start, noun.end));
}
