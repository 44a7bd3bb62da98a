/** @module Socks that the cat does not wear are no white paws: "socks in a basket", "a pile of socks". */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";
import { englishThing } from "../../lexicon/english_terms.ts";

const SOCKS = /^socks$/i;

const BEFORE =
  /\b(?:(?:basket|pile|heap|drawer|bag|box|ball|load|mountain|lot|bunch)s? of (?:\w+ )?|\bfull of (?:\w+ )?|(?:between|among|amongst|amid) (?:the |some |two |its |their )?(?:\w+ )?|(?:steal|chas|eat|chew|bit|fold|wash|sort|knit|hid|play)\w* (?:with |on )?(?:\w+ )?|(?:dirty|smelly|stinky|lost|odd|missing|stolen|clean) |(?:my|his|her|their|dad's|mum's|mom's) )$/i;

const AFTER =
  /^ (?:(?:are |lie |lying )?(?:in|on|under) (?:an?|the|my|its)\b|on (?:his|her|its|the) (?:head|face|ears?|tail)\b|everywhere\b|hanging\b|drying\b|(?:all )?around\b|all over\b)/i;

/** "Sandals with socks": they are worn together. */
const SHOES =
  "(?:sandals?|shoes?|slippers?|crocs|clogs|boots|trainers|sneakers|flip-?flops|loafers|heels|skates)";
const WORN_BEFORE = new RegExp(`\\b${SHOES} (?:with|and|over) (?:\\w+ )?$`, "i");
const WORN_AFTER = new RegExp(`^ (?:and|with|in|under) (?:\\w+ )?${SHOES}\\b`, "i");

/** The lexemes, such socks read as the thing. */
export function withLooseSocks(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const socks = englishThing("socks");
  return lexemes.map((lexeme) =>
    socks && isLoose(prompt, lexeme) ? { ...lexeme, term: socks, isPlural: false } : lexeme
  );
}

function isLoose(prompt: string, { start, end, term }: Lexeme): boolean {
  if (term.role !== "part" || !SOCKS.test(prompt.slice(start, end))) return false;
  const before = prompt.slice(0, start);
  if (WORN_BEFORE.test(before) || WORN_AFTER.test(prompt.slice(end))) return true;
  if (/(?<!\bplay\w* )\bwith (?:\w+ )?$/i.test(before)) return false;
  return BEFORE.test(before) || AFTER.test(prompt.slice(end));
}
