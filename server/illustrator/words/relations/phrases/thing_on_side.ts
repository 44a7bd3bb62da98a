/** @module Things on a side of the picture: "a lamp *on the left*, a dog *on the right*", "*on the left* a tree". */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { ParsedActor } from "../../parsed_description.ts";
import type { Mention } from "../grammar/mention.ts";
import { BETWEEN } from "../place_words.ts";
import type { RelationWords } from "../relation_words.ts";

/** "On the left of the sofa" names beside what. */
const SIDE = /^(?:on|to|at) the (?:left|right)$/i, OF_SOMETHING = /^ (?:side )?of\b/i;

/** Something new is named, with a verb or without. */
const NEW = /^,? (?:(?:there )?(?:is|are|stands?|sits?|lies|hangs) )?(?:an?|some|two|three) /i;

/** What stands there beside the first cat; undefined where these words are of a cat or of no side alone. */
export function thingOnSide(
  prompt: string,
  { start, end }: RelationWords,
  { things, lexemes }: { things: readonly Mention[]; lexemes: readonly Lexeme[] },
): { who: ParsedActor; what: ParsedActor } | undefined {
  const rest = prompt.slice(end);
  if (!SIDE.test(prompt.slice(start, end)) || OF_SOMETHING.test(rest)) return undefined;
  const isJoined = (from: number, to: number) =>
    lexemes.every((one) =>
      one.start < from || one.end > to ||
      !one.afterBreak && (one.term.role === "copula" || BETWEEN.includes(one.term.role))
    );
  const opens = lexemes.find((one) => one.end > start)?.afterBreak === true;
  const thing = opens
    ? NEW.test(rest)
      ? things.find((one) => one.start >= end && isJoined(end, one.start))
      : undefined
    : things.findLast((one) => one.end <= start && prompt.slice(one.end, start).trim() === "");
  const [who] = thing?.actors ?? [];
  return who && "prop" in who ? { who, what: { cat: 1 } } : undefined;
}
