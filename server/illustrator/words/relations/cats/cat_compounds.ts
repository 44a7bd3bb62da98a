/**
 * @module Words for a cat that name no cat of their own: "a cat *show*", "a mane *like a lion*".
 */
import type { Lexeme } from "../../binding/lexeme.ts";

const SHOWN =
  /^[ -](?:shows?|caf[eé]s?|food|litter|lovers?|lady|ladies|people|person|owners?|toys?|beds?|trees?|flaps?|carriers?|treats?|doors?|hotels?|shelters?|sitters?|conventions?|statues?|prints?|ears?|tails?|costumes?|hair|videos?|memes?|calendars?|magazines?|club|contest|competition|sanctuary|parade)\b/iu;

/** "A mane *like a lion*", "a *lion mane*". */
const COMPARED = /\b(?:like|mane|maned)\b/i;

/** Whether a word for a cat only says which thing is meant, or what something looks like. */
export function namesNoCat(prompt: string, { start, end }: Lexeme): boolean {
  return SHOWN.test(prompt.slice(end)) || COMPARED.test(prompt.slice(start, end));
}
