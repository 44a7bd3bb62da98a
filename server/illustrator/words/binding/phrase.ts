/** @module Looking around a word: what stands beside it in the same phrase. */
import type { Lexeme } from "./lexeme.ts";
import { isAdjective, isCat, isNoun } from "../../vocabulary/roles.ts";
import type { EyeColour, Material, Print, ThingColour } from "../../spec.ts";
import type { Role } from "../../vocabulary/term.ts";

/** How far before a word "left", "one" or "the other" may stand. */
const NEAR = 3;

/** The colours, of those that wait, that stand in one phrase with this noun: none before a comma. */
export function coloursOf(
  lexemes: readonly Lexeme[],
  waiting: readonly number[],
  noun: number,
): number[] {
  let first = waiting.length;
  let reach = noun;
  while (first > 0 && !hasBreak(lexemes, waiting[first - 1]! + 1, reach)) reach = waiting[--first]!;
  const own = waiting.slice(first);
  const isPlaces = lexemes[noun]!.term.role === "place" && own.length > 0;
  return isPlaces && !opensPhrase(lexemes, own[0]!) ? [] : own;
}

/** The adjective describes a thing or a place: "in a tiny hat", "on a fluffy cloud". */
export function describesThing(lexemes: readonly Lexeme[], adjective: number): boolean {
  return precedesThing(lexemes, adjective) && opensPhrase(lexemes, adjective);
}

/** A thing or a place, and no cat, is what this adjective leads to: "a bow and big eyes". */
export function precedesThing(lexemes: readonly Lexeme[], adjective: number): boolean {
  let at = adjective + 1;
  while (continues(lexemes[at], isAdjective)) at++;
  let head: Role | undefined;
  while (continues(lexemes[at], isNoun)) head = lexemes[at++]!.term.role;
  return head !== undefined && !isCat(head) && head !== "marking";
}

/** "In striped galligaskins": what it leads to is not known, a cat was said before, and this is another phrase. */
export function precedesUnknown(lexemes: readonly Lexeme[], adjective: number): boolean {
  let at = adjective + 1;
  while (continues(lexemes[at], isAdjective)) at++;
  let last = at - 1;
  // "Une vieille 2CV bleue".
  while (last > adjective && lexemes[last]!.term.role === "colour") last--;
  if (last === adjective || lexemes[last]!.term.role !== "unknown") return false;
  if (continues(lexemes[at], isNoun)) return false;
  let before = adjective - 1;
  while (before >= 0 && !lexemes[before + 1]!.apart && isAdjective(lexemes[before]!.term.role)) {
    before--;
  }
  const opens = lexemes[before]?.term.role;
  const isOther = lexemes[before + 1]!.afterBreak || opens === "frame" || opens === "article" &&
      ["frame", "copula"].includes(lexemes[before - 1]?.term.role ?? "");
  return isOther && lexemes.slice(0, before + 1).some(({ term }) => isCat(term.role));
}

/** The adjectives that stand before a noun, nearest first. */
export function adjectivesBefore(lexemes: readonly Lexeme[], noun: number): number[] {
  const adjectives: number[] = [];
  for (let at = noun; !lexemes[at]!.apart && isAdjective(lexemes[at - 1]?.term.role); at--) {
    // "قطة صغيرة … كرة": it was said of the noun before.
    if (lexemes[at - 1]!.followsNoun && lexemes[at - 1]!.term.role === "quality") break;
    adjectives.push(at - 1);
  }
  return adjectives;
}

/** The adjectives right behind a noun that are said of it, nearest first: "una pelota *roja gigante*". */
export function adjectivesBehind(lexemes: readonly Lexeme[], noun: number): number[] {
  let end = noun + 1;
  while (lexemes[end]?.followsNoun && !lexemes[end]!.apart) end++;
  return lexemes.slice(noun + 1, end).map((_, i) => noun + 1 + i);
}

/**
 * What the cloth of this noun shows all over, and the last word that says so: "a striped scarf", "bufanda a rayas",
 * "a hoodie with stars".
 */
export function printOf(
  lexemes: readonly Lexeme[],
  noun: number,
): { print: Print; at: number; ink?: ThingColour | undefined } | undefined {
  const before = adjectivesBefore(lexemes, noun).find((at) =>
    isPrint(lexemes[at]!) && !lexemes[at]!.followsNoun
  );
  if (before !== undefined) return { print: lexemes[before]!.term.print!, at: before };
  let behind = noun + 1;
  while (continues(lexemes[behind], (role) => role === "colour" || role === "degree")) behind++;
  const next = lexemes[behind];
  if (!next || !isPrint(next) || next.afterBreak) return undefined;
  if (next.motif) return { print: next.term.print!, at: behind, ink: next.motif.ink };
  if (next.followsNoun) return { print: next.term.print!, at: behind };
  return nounFollows(lexemes, behind) ? undefined : { print: next.term.print!, at: behind };
}

/** What a noun is made of by the words before it: "a wooden sword". */
export function materialBefore(lexemes: readonly Lexeme[], noun: number): Material | undefined {
  const made = adjectivesBefore(lexemes, noun).find((at) => lexemes[at]!.term.material);
  return made === undefined ? undefined : lexemes[made]!.term.material;
}

/** "A *crocheted* cardigan": right before what is worn. */
export function isOfClothes(lexemes: readonly Lexeme[], at: number): boolean {
  return lexemes.some(({ term: { claims, worn, role } }, noun) =>
    noun > at && (worn || role === "thing" &&
        claims.some(({ slot }) => slot === "costume" || slot === "accessory")) &&
    adjectivesBefore(lexemes, noun).includes(at)
  );
}

function isPrint({ term }: Lexeme): boolean {
  return term.print !== undefined && term.role === "quality";
}

/** Whether this word says what the cloth of a thing beside it shows all over. */
export function isPrintOfAThing(lexemes: readonly Lexeme[], at: number): boolean {
  if (!lexemes[at]!.term.print) return false;
  return lexemes.some(({ term }, noun) =>
    (term.role === "thing" || term.worn && isWorn(lexemes, noun)) && Math.abs(noun - at) < 6 &&
    printOf(lexemes, noun)?.at === at
  );
}

/** It is worn: "in a long blue coat", "wearing a coat". */
export function isWorn(lexemes: readonly Lexeme[], garment: number): boolean {
  let at = garment - 1;
  while (at >= 0 && !lexemes[at + 1]!.apart && isBetween(lexemes[at]!.term.role)) at--;
  return lexemes[at]?.term.wears === true;
}

function isBetween(role: Role): boolean {
  return isAdjective(role) || role === "article" || role === "and";
}

/** Where the number of this noun stands: "three red balloons". */
export function numberBefore(lexemes: readonly Lexeme[], noun: number): number | undefined {
  return adjectivesBefore(lexemes, noun).find((at) => lexemes[at]!.term.count !== undefined);
}

/** Something is said to be with this noun or to join it: "with a kitten", "and her kitten". */
export function isBeside(lexemes: readonly Lexeme[], noun: number): boolean {
  let at = noun - 1;
  while (at >= 0 && (isAdjective(lexemes[at]!.term.role) || lexemes[at]!.term.role === "article")) {
    at--;
  }
  const role = lexemes[at]?.term.role;
  return role === "frame" || role === "and";
}

/** Eyes follow, after other adjectives, or stand before it: "glowing green eyes", "eyes are glowing". */
export function isAboutEyes(lexemes: readonly Lexeme[], adjective: number): boolean {
  let at = adjective + 1;
  while (continues(lexemes[at], isAdjective) || lexemes[at]?.term.role === "and") at++;
  const before = lexemes[adjective - 1]?.term.role === "copula" ? adjective - 2 : adjective - 1;
  return [lexemes[at], lexemes[before]].some((lexeme) =>
    lexeme?.term.role === "eyes" || lexeme?.term.role === "eye"
  );
}

/** A word about the cat follows at once: "wizard cat", "space kitten". */
export function leadsToCat(lexemes: readonly Lexeme[], at: number): boolean {
  return continues(lexemes[at + 1], isCat);
}

/** The phrase goes on after this word: it may be an unknown adjective. */
export function nounFollows(lexemes: readonly Lexeme[], at: number): boolean {
  return continues(
    lexemes[at + 1],
    (role) => isNoun(role) || (isAdjective(role) && role !== "unknown"),
  );
}

/** "A black and *a* white cat": the article does not end the colours. */
export function joinsColours(lexemes: readonly Lexeme[], article: number): boolean {
  return lexemes[article - 1]?.term.role === "and" && lexemes[article + 1]?.term.role === "colour";
}

/** "Balloons *in* blue and silver": right behind a thing, and no noun has these colours. */
export function leadsToColours(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, frame, first] = lexemes.slice(at - 1, at + 2);
  if (before?.term.role !== "thing" || !frame?.term.wears || frame.afterBreak) return false;
  if (first?.term.role !== "colour" || first.afterBreak) return false;
  let end = at + 1;
  while (continues(lexemes[end], (role) => role === "colour" || role === "and")) end++;
  const next = lexemes[end];
  return !next || next.apart || next.term.role === "frame" || next.term.role === "copula";
}

/** Where "left" or "right" is said of this word: "left eye", "the right one is green". */
export function sideBefore(lexemes: readonly Lexeme[], at: number): number | undefined {
  for (let before = at - 1; before >= Math.max(0, at - NEAR); before--) {
    const { role } = lexemes[before]!.term;
    if (role === "left" || role === "right") return before;
    if (!isAdjective(role) && role !== "article" && role !== "copula") return undefined;
  }
}

/** Where the side stands right behind the eye: "mata kiri". */
export function sideBehind(lexemes: readonly Lexeme[], at: number): number | undefined {
  const { term, apart } = lexemes[at + 1] ?? {};
  return !apart && (term?.role === "left" || term?.role === "right") ? at + 1 : undefined;
}

/** "The blue one is his left", said of an eye that was named before: no coat is blue. */
export function saysWhichEye(lexemes: readonly Lexeme[], colour: number): boolean {
  const next = lexemes.slice(colour + 1, colour + 2 + NEAR).map(({ term }) => term.role);
  const isSide = next[0] === "other" && next[1] === "copula" &&
    next.some((role) => role === "left" || role === "right");
  return isSide && lexemes.slice(0, colour).some(({ term }) => term.role === "eye");
}

/** The side that "the blue one is his left" gives to an eye of this colour, where the text says so. */
export function sideSaidOf(
  lexemes: readonly Lexeme[],
  colour: EyeColour | undefined,
): "left" | "right" | undefined {
  const at = lexemes.findIndex(({ term }, place) =>
    term.role === "colour" && term.colour?.eyes === colour && saysWhichEye(lexemes, place)
  );
  const side = lexemes.slice(at + 1, at + 2 + NEAR).find(({ term: { role } }) =>
    role === "left" || role === "right"
  );
  return at < 0 ? undefined : side?.term.role as "left" | "right";
}

/** "One", "the other", "left" stand before this colour. */
export function isOneOfTwo(lexemes: readonly Lexeme[], colour: number): boolean {
  const before = lexemes.slice(Math.max(0, colour - NEAR), colour);
  return before.some(({ term: { role } }) => ["other", "left", "right"].includes(role));
}

/** Nothing but adjectives stands between this word and the beginning of its phrase. */
function opensPhrase(lexemes: readonly Lexeme[], at: number): boolean {
  let first = at;
  const follows = (role: Role | undefined) => role && (isAdjective(role) || role === "and");
  while (!lexemes[first]!.apart && follows(lexemes[first - 1]?.term.role)) first--;
  const before = lexemes[first - 1];
  return lexemes[first]!.apart || !before || !isNoun(before.term.role);
}

function continues(lexeme: Lexeme | undefined, is: (role: Role) => boolean): boolean {
  return lexeme !== undefined && !lexeme.apart && is(lexeme.term.role);
}

function hasBreak(lexemes: readonly Lexeme[], from: number, to: number): boolean {
  return lexemes.slice(from, to + 1).some(({ apart }) => apart);
}

/** "Her fur is *black* and her paws are white": what "and" or a comma leads to is another noun. */
export function isSaidOfNounBefore(
  lexemes: readonly Lexeme[],
  { first, last, at }: { first: number; last: number; at: number },
): boolean {
  return lexemes[first - 1]?.term.role === "copula" && !lexemes[first]!.afterBreak &&
    lexemes.slice(last + 1, at + 1).some(({ term, afterBreak }) =>
      term.role === "and" || afterBreak
    );
}

/** A feature that a noun names: "with a white beard"; "a white bearded cat" is white. */
export function isOwnFeature(
  lexemes: readonly Lexeme[],
  { first, at }: { first: number; at: number },
): boolean {
  const { term: { claims }, apart } = lexemes[at]!;
  const isFeature = claims.length > 0 &&
    claims.every(({ slot, value }) => slot === "feature" && OWN_FEATURES.includes(value));
  return isFeature && !apart && opensPhrase(lexemes, first) && !leadsToCat(lexemes, at);
}

const OWN_FEATURES: readonly string[] = ["beard", "moustache", "scar"];
