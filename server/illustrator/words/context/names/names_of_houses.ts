/** @module "Quiz night at the Crown", "a pint in the Red Lion": the name of a house, and nothing that is seen. */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Slot } from "../../parsed_description.ts";

/** Leads to the name, whose words all have a capital. */
const LEADS =
  /(?<!\p{L})\p{Ll}+ (?:at|in|to|down|outside|behind) the (?:\p{Lu}\p{L}+ (?:and )?){0,2}$/u;

const CAPITAL = /^\p{Lu}\p{Ll}+/u;

const SEEN: readonly Slot[] = ["prop", "costume", "accessory", "pose", "feature"];

/** Whether the word at this place is such a name. Mountains and seas keep their capitals and are drawn. */
export function isNameOfHouse(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end, term: { claims, role } } = lexemes[at]!;
  if (!CAPITAL.test(prompt.slice(start, end)) || !LEADS.test(prompt.slice(0, start))) return false;
  const isColour = role === "colour" && CAPITAL.test(prompt.slice(end).trimStart());
  return isPlainText(prompt) &&
    (isColour || claims.some(({ slot }) => SEEN.includes(slot)) || isLikeness(lexemes[at]!));
}

/** "The Red Lion": an animal after which a coat is called. */
function isLikeness({ term: { role, claims } }: Lexeme): boolean {
  return role === "cat" && claims.length > 0 &&
    claims.every(({ slot }) => slot.startsWith("coat."));
}

/** In a title a capital says nothing. */
function isPlainText(prompt: string): boolean {
  const words = prompt.match(/\p{L}{2,}/gu) ?? [];
  return words.filter((word) => CAPITAL.test(word)).length * 2 < words.length;
}
