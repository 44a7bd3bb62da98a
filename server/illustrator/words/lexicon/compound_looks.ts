/**
 * @module Looks that are written as one word with their colour: "grårandig", "schwarzgetigert",
 * "rødternet".
 */
import type { Role, Term } from "../../vocabulary/term.ts";
import { termOf } from "./term_of.ts";
import type { Token } from "./tokens.ts";
import { COMPOUNDING } from "./word_order.ts";

/** Shorter parts are in too many words by accident. */
const SHORTEST = { colour: 3, look: 5 };

const LOOKS: readonly Role[] = ["quality", "marking", "cat"];

/** The colour and the look of such a word, each with its part of it; undefined for any other word. */
export function compoundLook(
  token: Token,
  language: string,
): readonly [part: Token, term: Term][] | undefined {
  const { key, start, end } = token;
  // Where letters were put in place of others, a part of the key is no part of the text.
  if (!COMPOUNDING.has(language) || key.length !== end - start) return undefined;
  for (let cut = SHORTEST.colour; cut <= key.length - SHORTEST.look; cut++) {
    const colour = termOf(key.slice(0, cut), language);
    if (colour?.role !== "colour") continue;
    const look = termOf(key.slice(cut), language);
    if (!look || !LOOKS.includes(look.role) || !isPattern(look)) continue;
    return [
      [{ ...token, key: key.slice(0, cut), end: start + cut }, colour],
      [{ key: key.slice(cut), start: start + cut, end, afterBreak: false }, look],
    ];
  }
}

/** A pattern of fur, or one of cloth. */
function isPattern({ claims, role }: Term): boolean {
  return claims.length === 0
    ? role === "quality"
    : claims.every(({ slot }) => slot === "coat.pattern");
}
