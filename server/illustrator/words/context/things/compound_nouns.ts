/**
 * @module Nouns that only say which: "bed hair" is no bed, "button eyes" are no button, "a swan pedalo" is
 * no swan, "a rain boot" no rain. What they name is not drawn, and a receipt lists them as ignored.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { isAdjective, isNoun } from "../../../vocabulary/roles.ts";
import { isAnimal, isPartOfAnimal, isUnknownNoun } from "./thing_of_a_thing.ts";
import { isWearable } from "../clothes/unworn_clothes.ts";
import { ENGLISH } from "../../lexicon/lexicons.ts";
import type { Role } from "../../../vocabulary/term.ts";

/** Parts of a body. */
const PARTS: readonly Role[] = ["part", "eyes", "eye"];

const HAIR = /^(?:hair|fur)/i;

/** Whether this noun only says which part of a body, or which unknown thing, the next word names. */
export function onlySaysWhich(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
  language: string,
): boolean {
  const lexeme = lexemes[at]!, next = lexemes[at + 1];
  if (!next || next.apart || !/^[ -]$/.test(prompt.slice(lexeme.end, next.start))) return false;
  if (isPlainThing(lexeme)) {
    const isPart = PARTS.includes(next.term.role) || HAIR.test(prompt.slice(next.start, next.end));
    const word = prompt.slice(next.start, next.end);
    return !lexeme.isPlural &&
      (isPart || isWearable(next) || IMAGE.test(word) ||
        language === ENGLISH && isOfAnimal(lexeme, next, word) && !isNamed(prompt, lexeme));
  }
  if (isWearable(lexeme) && PART_OF_CLOTHES.test(prompt.slice(next.start, next.end))) return true;
  if (isWeatherWord(prompt, lexemes, at)) return isThingOrClothes(next);
  if (isWork(lexeme)) return isOwned(prompt, lexemes, at);
  return isLikeness(lexeme) && next.term.role === "unknown" && opensPhrase(lexemes, at) &&
    !leadsToNoun(lexemes, at + 1);
}

/** "A fox cub" is a fox. */
const YOUNG = /^(?:cubs?|pups?|kits?|cal(?:f|ves)|chicks?|foals?|hatchlings?|joeys?|fawns?)$/i;

/** "A *swan* pedalo", of which nothing is known. */
function isOfAnimal(animal: Lexeme, next: Lexeme, word: string): boolean {
  return isAnimal(animal.term) && isUnknownNoun(word, next) &&
    !isPartOfAnimal(word) && !YOUNG.test(word);
}

/** "A mouse Jerry", "my dog rex": an animal with its name. */
function isNamed(prompt: string, { start, end }: Lexeme): boolean {
  return /^ \p{Lu}/u.test(prompt.slice(end)) ||
    /\b(?:my|our) (?:\p{L}+ )?$/iu.test(prompt.slice(0, start));
}

/** "A sugar *skull* makeup", "a *fish* tattoo": no thing of its own. */
const IMAGE =
  /^(?:make-?up|face ?paint|tattoos?|print|design|pattern|motif|logo|sticker|wallpaper|flavou?red?|themed|emblem|earrings?|brooch)$/i;

/** "In my *coat* pocket", "stuck in a *sweater* sleeve": nobody wears it. */
const PART_OF_CLOTHES =
  /^(?:pockets?|sleeves?|racks?|hangers?|hooks?|drawers?|buttons?|zips?|zippers?|shops?|stores?|factory|seller|maker)$/i;

function isWork({ term: { role, claims, denied } }: Lexeme): boolean {
  return role === "character" && !denied && claims.some(({ slot }) => slot === "costume");
}

/** "A cat, *police* tape": behind a cat, in a phrase of its own; "a cat, police uniform" wears one. */
function isOwned(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at + 1]!, before = lexemes[at - 1]?.term.role;
  const opens = lexemes[at]!.afterBreak || before === "article" || before === "frame";
  const isSecond = lexemes.slice(0, at).some(({ term }) => term.role === "cat" && !term.isFur);
  const noun = prompt.slice(next.start, next.end);
  return opens && isSecond && next.term.role === "unknown" && NOUN.test(noun) && !WORN.test(noun) &&
    !AS.test(prompt.slice(0, lexemes[at]!.start));
}

const NOUN = /^\p{Ll}{3,}(?<!ing|ed|ly)$/u;
const WORN =
  /^(?:costumes?|outfits?|uniforms?|gear|clothes|clothing|attire|garb|robes?|looks?|styles?|vibes?|themed?|badges?|who|that|and|life|career|duties|dress|suits?|kit|regalia|persona|mode|version)$/iu;
const AS =
  /(?<!\p{L})(?:as|like|dressed|dresses|being|is|becomes|a real|my|als|comme|como|come|jako|как|як|som|ca|vestid[oa] de|déguisée? en) (?:up )?(?:as )?(?:an? |the |eine? |une? |una? )?$/iu;

function isPlainThing({ term: { role, claims } }: Lexeme): boolean {
  return role === "thing" && claims.length > 0 &&
    claims.every(({ slot, by, weak }) => slot === "prop" && !by || weak === true);
}

/** "A *rain* boot", "a *snow* suit"; "in the snow boots help". */
function isWeatherWord(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end } = lexemes[at]!, before = lexemes[at - 1];
  const isThe = before !== undefined && THE.test(prompt.slice(before.start, before.end));
  return WEATHER.test(prompt.slice(start, end)) && !isThe;
}

const WEATHER = /^(?:rain|snow|storm|fog|wind|ice|thunder)$/i;
const THE = /^(?:(?:in|under|on) )?the$/i;

function isThingOrClothes({ term: { role, claims } }: Lexeme): boolean {
  return role === "thing" &&
    claims.some(({ slot }) => ["prop", "costume", "accessory"].includes(slot));
}

/** An animal after which a coat is called. */
function isLikeness({ term: { role, nearest, claims } }: Lexeme): boolean {
  return role === "cat" && nearest !== undefined && claims.length > 0 &&
    claims.every(({ slot }) => slot.startsWith("coat."));
}

/** An article or a number stands right before it, behind another noun. */
function opensPhrase(lexemes: readonly Lexeme[], at: number): boolean {
  const before = lexemes[at - 1]?.term.role;
  return (before === "article" || before === "number") &&
    lexemes.slice(0, at - 1).some(({ term }) => term.role === "cat" || term.role === "character");
}

function leadsToNoun(lexemes: readonly Lexeme[], unknown: number): boolean {
  let at = unknown + 1;
  while (lexemes[at] && !lexemes[at]!.apart && isAdjective(lexemes[at]!.term.role)) at++;
  return lexemes[at] !== undefined && !lexemes[at]!.apart && isNoun(lexemes[at]!.term.role);
}
