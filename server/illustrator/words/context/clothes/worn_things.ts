/**
 * @module Clothes that no cat is drawn wearing: "in socks and *sandals*". They are beside it, and a receipt
 * says so.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { THINGS } from "../../../things/catalogue.ts";
import { isAdjective } from "../../../vocabulary/roles.ts";
import { propOf } from "../../../wardrobe/prop_kinds.ts";

/** Whether the thing at this place is said to be worn, and lies beside the cat. */
export function isWornInVain(lexemes: readonly Lexeme[], at: number): boolean {
  const { term: { role, claims } } = lexemes[at]!;
  const isOfClothes = role === "thing" &&
    claims.some((claim) =>
      claim.slot === "prop" && !claim.by && !propOf(claim.value).wear &&
      THINGS.get(claim.value)?.category === "clothing"
    );
  if (!isOfClothes) return false;
  let before = at - 1;
  while (before >= 0 && !lexemes[before + 1]!.apart && isOfList(lexemes[before]!)) before--;
  return lexemes[before]?.term.wears === true && !lexemes[before + 1]!.afterBreak;
}

/** "In *a pair of white socks and* sandals". */
function isOfList({ term: { role, claims } }: Lexeme): boolean {
  return role === "article" || role === "and" || isAdjective(role) ||
    role !== "frame" && claims.length > 0;
}
