/**
 * @module What hangs or peeks out, where it is not the cat: "one paw hanging down", "only its tail peeking
 * out", "hanging ornaments on a tree". A cat that hangs from a branch was never said, so the words are
 * listed as ignored.
 */
import type { Relation } from "../../../relations.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import { isAdjective } from "../../../vocabulary/roles.ts";

const HANGING: readonly Relation[] = ["hanging from", "peeking out of"];

/** A part of the body right before the verb. */
const PART =
  /\b(?:paws?|tails?|legs?|feet|foot|ears?|tongue|whiskers|toes?|fangs?|arms?|belly) (?:is |are |just |still )?$/i;

/** Whether this activity is done by a part of the body, or to the thing behind it. */
export function isOfAPart(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { term, start } = lexemes[at]!;
  const isHanging = term.claims.some((claim) =>
    claim.slot === "prop" && claim.by !== undefined && HANGING.includes(claim.by)
  );
  return isHanging && (PART.test(prompt.slice(0, start)) || leadsToThing(lexemes, at));
}

function leadsToThing(lexemes: readonly Lexeme[], at: number): boolean {
  let next = at + 1;
  while (lexemes[next] && !lexemes[next]!.apart && isBeforeNoun(lexemes[next]!)) next++;
  const noun = lexemes[next];
  return noun !== undefined && !noun.apart && ["thing", "place"].includes(noun.term.role);
}

function isBeforeNoun({ term: { role } }: Lexeme): boolean {
  return role === "article" || role === "number" || isAdjective(role);
}
