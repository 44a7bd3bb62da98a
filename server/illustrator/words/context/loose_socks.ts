/**
 * @module Socks that the cat does not wear are no white paws: "socks in a basket", "a pile of socks". They
 * have no drawing apart from paws, so a receipt lists them as ignored.
 */
import type { Lexeme } from "../binding/lexeme.ts";

const SOCKS = /^socks$/i;

const BEFORE =
  /\b(?:(?:basket|pile|heap|drawer|bag|box|ball|load|mountain|lot|bunch)s? of (?:\w+ )?|\bfull of (?:\w+ )?|(?:steal|chas|eat|chew|bit|fold|wash|sort|knit|hid|play)\w* (?:with |on )?(?:\w+ )?|(?:dirty|smelly|stinky|lost|odd|missing|stolen|clean) |(?:my|his|her|their|dad's|mum's|mom's) )$/i;

const AFTER =
  /^ (?:(?:are |lie |lying )?(?:in|on|under) (?:an?|the|my|its)\b|on (?:his|her|its|the) (?:head|face|ears?|tail)\b|everywhere\b|hanging\b|drying\b)/i;

/** Whether these socks lie or hang somewhere. */
export function isLooseSocks(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end, term } = lexemes[at]!;
  if (term.role !== "part" || !SOCKS.test(prompt.slice(start, end))) return false;
  if (/(?<!\bplay\w* )\bwith (?:\w+ )?$/i.test(prompt.slice(0, start))) return false;
  return BEFORE.test(prompt.slice(0, start)) || AFTER.test(prompt.slice(end));
}
