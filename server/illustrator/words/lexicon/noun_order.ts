/** @module Adjectives that follow their noun, and nouns that belong to none before them. */
import type { Role } from "../../vocabulary/term.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import { ENGLISH } from "./lexicons.ts";
import { ADJECTIVES_FOLLOW } from "./word_order.ts";
import { isCat, isNoun } from "../../vocabulary/roles.ts";

/** What leads to a noun. */
const OPENS_NOUN: readonly Role[] = ["article", "number", "frame"];

/** What may stand between a noun and an adjective that follows it. */
const DESCRIBES: readonly Role[] = ["colour", "quality", "degree"];

/** "Şişman kedi balkonda": only English names a thing after a cat, "a cat lamp". */
export function isAfterCat(lexemes: readonly Lexeme[], at: number, language: string): boolean {
  const { role } = lexemes[at]!.term;
  return language !== ENGLISH && (role === "thing" || role === "place") &&
    lexemes[at - 1]?.term.role === "cat";
}

/**
 * A colour or an adjective of the noun before it: "gato negro", "قطة سوداء صغيرة"; elsewhere only a colour, of the cat,
 * and of no noun after it: "кот рыжий".
 */
export function followsNoun(lexemes: readonly Lexeme[], at: number, language: string): boolean {
  const { term, apart } = lexemes[at]!;
  const before = lexemes[nounBefore(lexemes, at)]?.term.role;
  if (term.role === "quality" && !lexemes[at]!.afterBreak) {
    return ADJECTIVES_FOLLOW.has(language) &&
      (lexemes[describedNoun(lexemes, at)]?.term.role === "thing" || followsSky(lexemes, at) ||
        followsCat(lexemes, at));
  }
  if (term.role !== "colour" || apart) return false;
  if (isUnknownNoun(lexemes, at - 1)) return ADJECTIVES_FOLLOW.has(language);
  // "واحدة سوداء بقبعة": one of them is black.
  if (before === "other") return ADJECTIVES_FOLLOW.has(language);
  if (!isNoun(before)) return false;
  if (ADJECTIVES_FOLLOW.has(language)) return true;
  return language !== "en" && before === "cat" && !leadsToNoun(lexemes, at);
}

/** "橘猫坐在*红色的大沙发*上": the colour of the noun behind it, before which other words say how that is. */
function leadsToNoun(lexemes: readonly Lexeme[], colour: number): boolean {
  let at = colour + 1;
  while (lexemes[at] && !lexemes[at]!.apart && saysHowThingIs(lexemes[at]!)) at++;
  return isNoun(lexemes[at]?.term.role) && (at === colour + 1 || !lexemes[at]!.apart);
}

/** A size, a material or a word that is not drawn, and nothing that a cat does. */
function saysHowThingIs({ term: { role, claims } }: Lexeme): boolean {
  return role === "silent" && claims.length === 0 ||
    role === "quality" && claims.every(({ slot }) => slot === "size");
}

/** "Trời mưa *to*": heavy rain, and no big cat. */
function followsSky(lexemes: readonly Lexeme[], at: number): boolean {
  const before = lexemes[at - 1]?.term;
  return before?.role === "place" && before.claims.length > 0 &&
    before.claims.every(({ slot }) => slot === "weather") &&
    lexemes[at]!.term.claims.every(({ slot }) => slot === "size");
}

/** Where the noun stands that an adjective follows, also behind another: "mesa pequeña roja". */
export function nounBefore(lexemes: readonly Lexeme[], at: number): number {
  let noun = at - 1;
  while (lexemes[noun]?.term.role === "quality" && !lexemes[noun + 1]!.apart) noun--;
  // "قطتي مشمش برتقالية": the name of the cat.
  const isName = lexemes[noun]?.term.note === "its name" && !lexemes[noun]!.apart;
  return isName && lexemes[noun - 1]?.term.role === "cat" ? noun - 1 : noun;
}

/** The noun before, behind which only colours and adjectives stand: "palla rossa *enorme*". */
export function describedNoun(lexemes: readonly Lexeme[], at: number): number {
  let noun = at - 1;
  while (
    ["colour", "quality"].includes(lexemes[noun]?.term.role ?? "no") && !lexemes[noun + 1]!.apart
  ) noun--;
  return noun;
}

/** Only colours and adjectives stand between the cat and this word. */
function followsCat(lexemes: readonly Lexeme[], at: number): boolean {
  let before = at - 1;
  while (DESCRIBES.includes(lexemes[before]?.term.role ?? "cat") && !lexemes[before + 1]!.apart) {
    before--;
  }
  return lexemes[before]?.term.role === "cat" && !lexemes[before + 1]!.apart;
}

/** "…, capote rojo", "con un capote rojo": in "un gato callejero negro" it is no noun. */
function isUnknownNoun(lexemes: readonly Lexeme[], at: number): boolean {
  if (at < 1 || lexemes[at]!.term.role !== "unknown") return false;
  if (!lexemes.slice(0, at).some(({ term }) => isCat(term.role))) return false;
  let before = at - 1;
  while (lexemes[before]?.term.role === "quality" && !lexemes[before]!.apart) before--;
  return lexemes[at]!.apart || OPENS_NOUN.includes(lexemes[before]?.term.role ?? "unknown");
}

/** Languages whose words for where stand behind their nouns. */
const POSTPOSITIONS: ReadonlySet<string> = new Set(["hi", "ja", "ko", "tr"]);

/** "이불 속에 *누워* 티비를 보고": what is done there, and no adjective of the noun that follows. */
export function isAfterPostposition(
  lexemes: readonly Lexeme[],
  at: number,
  language: string,
): boolean {
  return POSTPOSITIONS.has(language) && lexemes[at - 1]?.term.role === "frame" &&
    lexemes[at]!.term.claims.some(({ slot }) => slot === "pose");
}

/** "目が青い*白*猫", "目がまん丸で怒ってる*黒*猫": the colour right before the cat is not that of its eyes. */
export function isBehindEyes(
  lexemes: readonly Lexeme[],
  at: number,
  language: string,
): boolean {
  const role = (step: number) => lexemes[at + step]?.term.role;
  if (!POSTPOSITIONS.has(language) || role(0) !== "colour" || role(1) !== "cat") return false;
  if (role(-1) === "quality") return lexemes.slice(0, at).some(({ term }) => isOfEyes(term.role));
  return role(-1) === "colour" && (isOfEyes(role(-2)) || isOfEyes(role(-3)));
}

function isOfEyes(role: Role | undefined): boolean {
  return role === "eyes" || role === "eye";
}
