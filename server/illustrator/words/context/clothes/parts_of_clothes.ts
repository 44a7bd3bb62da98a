/**
 * @module Parts of a garment that are not drawn of their own: "a dress with a white collar", "a jacket with
 * elbow patches", "a hoodie with the hood up". They are no collar, no coat pattern and no second garment.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { isAdjective } from "../../../vocabulary/roles.ts";
import { ENGLISH } from "../../lexicon/lexicons.ts";
import { isWearable } from "./unworn_clothes.ts";

const PART =
  /^(?:collars?|lapels?|hood|sleeves?|cuffs?|buttons?|pockets?|patch(?:es)?|trims?|trimmings?|hem|linings?|laces?|ribbons?|bows?|frills?|ruffles?|fringes?|embroidery|sequins|spurs?|brim|band|plume|train|straps?|belt|buckles?)$/i;

const WITH = /^(?:with|has|having|featuring)$/i;

/** Whether the word at this place is a part of the garment before it. */
export function isPartOfClothes(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
  language: string,
): boolean {
  const { start, end } = lexemes[at]!;
  if (language !== ENGLISH || !PART.test(prompt.slice(start, end))) return false;
  let before = at - 1;
  while (before >= 0 && !lexemes[before + 1]!.afterBreak && leadsTo(lexemes[before]!)) before--;
  const by = lexemes[before], garment = lexemes[before - 1];
  return by !== undefined && garment !== undefined && !by.afterBreak &&
    WITH.test(prompt.slice(by.start, by.end)) && isWearable(garment);
}

/** "With *two rows of shiny gold* buttons". */
function leadsTo({ term: { role } }: Lexeme): boolean {
  return role === "article" || role === "number" || role === "unknown" || isAdjective(role);
}
