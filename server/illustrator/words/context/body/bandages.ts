/**
 * @module "A bandaged paw" is no mummy, "with a cold drink" no illness. Without a drawing of what is meant,
 * a receipt lists the words as ignored.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { isNoun } from "../../../vocabulary/roles.ts";

const BANDAGED = /^(?:bandaged|bandages?)$/i;
const OF_A_PART =
  /^ (?:(?:on|around|round) (?:\w+ ){1,3})?(?:paw|leg|tail|ear|head|foot|eye|nose)s?\b/i;
const WITH_A_COLD = /\bcold$/i;

/** Whether a bandage is on one part of the cat only, or "cold" belongs to the noun that follows. */
export function isOfAPartOnly(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end } = lexemes[at]!, next = lexemes[at + 1];
  const words = prompt.slice(start, end);
  if (BANDAGED.test(words)) return OF_A_PART.test(prompt.slice(end));
  if (!WITH_A_COLD.test(words) || !next || next.apart) return false;
  return isNoun(next.term.role) || next.term.role === "unknown";
}
