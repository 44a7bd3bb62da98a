/** @module Owners of a part of the body that a cat touches: "licking *a kitten's* head" names another cat. */
import type { Lexeme } from "../../binding/lexeme.ts";

const DONE_TO_ANOTHER =
  /(?<!\p{L})(?:on|onto|upon|atop|against|(?!being|having|wearing|showing)\p{L}+ing|licks|kisses|bites|grooms|washes|pats|sniffs|hugs) (?:an?|another|(?:its|his|her) (?:\p{L}+ )?) ?(?:\p{L}+ ){0,3}$/iu;

const A_PART =
  /^ (?:\p{L}+ )?(?:back|head|face|cheeks?|ears?|nose|forehead|shoulders?|tail|belly|tummy|lap|fur|neck|paws?|chin)(?!\p{L})/iu;

/** "A *cat's* face". */
export function isOwner(prompt: string, { start, end }: Lexeme): boolean {
  return /['’]s$/.test(prompt.slice(start, end));
}

/** "Licking *a kitten's* head", "asleep on *its mother's* back": of another one, with which the cat does something. */
export function isTouchedOwner(prompt: string, { start, end }: Lexeme): boolean {
  return DONE_TO_ANOTHER.test(prompt.slice(0, start)) && A_PART.test(prompt.slice(end));
}
