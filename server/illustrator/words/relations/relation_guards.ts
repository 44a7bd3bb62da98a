/** @module Whether words of a relation relate nothing where they stand. */
import type { Lexeme } from "../binding/lexeme.ts";
import { isDoneAt } from "../context/animals/friends_actions.ts";
import { isDoneByPerson } from "../context/people/people.ts";
import { isDoneByPersonElsewhere } from "../context/people/people_elsewhere.ts";
import { languageOf } from "../lexicon/language.ts";
import { ENGLISH } from "../lexicon/lexicons.ts";
import { tokenise } from "../lexicon/tokens.ts";
import type { Reading } from "../parsed_description.ts";
import type { Mention } from "./grammar/mention.ts";
import { propOf } from "../../wardrobe/prop_kinds.ts";
import { isDenied, isHungThing, isPutOn, isUpset } from "./not_related.ts";
import { isOnABody } from "./grammar/object_before.ts";
import { OF_PLACE } from "./place_words.ts";
import type { RelationWords } from "./relation_words.ts";
import { isSaidOfUnknown } from "./unknown_subjects.ts";

/** What stands around the words of relations. */
export interface RelationContext {
  words: readonly RelationWords[];
  lexemes: readonly Lexeme[];
  things: readonly Mention[];
  clothes: readonly Reading[];
}

/** Whether the words at this place among those of relations say nothing of a cat or thing that is drawn. */
export function relatesNothing(prompt: string, at: number, context: RelationContext): boolean {
  const { words, lexemes, things, clothes } = context, found = words[at]!;
  return isDenied(lexemes, found) || isWithin(found, things) ||
    isUpset(prompt, found) || isPutOn(prompt, found) || isHungThing(prompt, found, things) ||
    // "A dog holding a balloon": no other animal does more than be somewhere.
    !OF_PLACE.includes(found.is) && !isOnTheCat(prompt, found) && !isOverTheCat(prompt, found) &&
      isDoneByAnother(prompt, lexemes, found) ||
    isWrittenThere(prompt, found) || isWhereItBurns(lexemes, found) ||
    !isBehindBody(prompt, words[at - 1], found) && isSaidOfUnknown(prompt, lexemes, found) ||
    isNoun(prompt, lexemes, found) || isPutOnPaws(lexemes, found) ||
    found.isAfter === true && isWornThere(found, { clothes, lexemes }) ||
    isSaidAgain(prompt, words, at, things);
}

/** "Eine Schleife um den Hals *auf dem* Korb": a neck is no unknown noun that something is said of. */
function isBehindBody(prompt: string, before: RelationWords | undefined, { start }: RelationWords) {
  return before !== undefined && isOnABody(before) &&
    /^\s*$/.test(prompt.slice(before.end, start));
}

/** "A bird *sitting on the cat's head*": it is there, and does no more. */
function isOnTheCat(prompt: string, found: RelationWords): boolean {
  return found.isAfter === true && isOnABody(found) && found.is !== "carrying in the mouth" &&
    IS_THERE.test(prompt.slice(found.start, found.end));
}

/** "A bee *flying over* the cat's head". */
function isOverTheCat(prompt: string, { is, end }: RelationWords): boolean {
  return is === "jumping over" && OVER_THE_CAT.test(prompt.slice(end));
}

const OVER_THE_CAT =
  /^ (?:(?:the|a|my|our) (?:[\p{L}-]+ ){0,2}(?:cat|kitten|kitty)|(?:its|his|her) (?:heads?|ears)|(?:it|him|her)(?![ \p{L}]*\p{L}))/iu;

const IS_THERE = /^(?:on|sit|perch|stand|rest|sleep|land|balanced|rid)/i;

function isDoneByAnother(
  prompt: string,
  lexemes: readonly Lexeme[],
  found: RelationWords,
): boolean {
  const hasCat = lexemes.some(({ term }) => term.role === "cat" && !term.isFur);
  return isDoneAt(prompt, lexemes, found) || hasCat && isDoneByPerson(prompt, found) ||
    isDoneByPersonElsewhere(prompt, lexemes, found);
}

/** "Zdmuchuje świeczki *na torcie*", "blowing out the candles *on the cake*": the candles are there, and no cat. */
function isWhereItBurns(lexemes: readonly Lexeme[], { is, start }: RelationWords): boolean {
  const before = lexemes.findLast(({ end }) => end <= start);
  return is === "on" &&
    before?.term.claims.some(({ by }) => by === "blowing out") === true;
}

/** "Draagt *gele regenlaarzen*", "porte des bottes": a verb for carrying that is one for wearing, too. */
function isPutOnPaws(lexemes: readonly Lexeme[], { is, start, end }: RelationWords): boolean {
  if (is !== "holding") return false;
  const verb = lexemes.find((lexeme) => lexeme.start >= start && lexeme.end <= end);
  if (!verb?.term.wears) return false;
  const next = lexemes.find((lexeme) => lexeme.start >= end && lexeme.term.role === "thing");
  return next !== undefined &&
    next.term.claims.some((claim) =>
      claim.slot === "prop" && propOf(claim.value).wear !== undefined
    );
}

/** "The drinks", "two rides": nothing is done. */
function isNoun(
  prompt: string,
  lexemes: readonly Lexeme[],
  { is, start, end }: RelationWords,
): boolean {
  const at = lexemes.findIndex((lexeme) => lexeme.start === start && lexeme.end === end);
  // "Davanti alla *porta*": a noun that a verb is spelt like.
  const opens = lexemes[at - 1]?.term.role;
  const isThing = lexemes[at]?.term.role === "thing" && !lexemes[at]!.afterBreak;
  if (isThing && (opens === "article" || opens === "frame") && isForeign(prompt)) return true;
  // "Dessinez-la *dans* un panier" is where it is.
  if (OF_PLACE.includes(is) || !/^\w+s$/.test(prompt.slice(start, end))) return false;
  if (/^drinks$/i.test(prompt.slice(start, end)) && SERVED.test(prompt.slice(0, start))) {
    return true;
  }
  const before = lexemes.findLast((lexeme) => lexeme.end <= start)?.term.role;
  return before === "article" || before === "number";
}

/** "A tray of *drinks*", "serving *drinks*". */
const SERVED =
  /\b(?:of|with|some|more|cold|hot|soft|tropical|fancy|serv\p{L}+|carry\p{L}*|hold\p{L}*|bring\p{L}*|mix\p{L}*|sell\p{L}*|pour\p{L}*|deliver\p{L}*|order\p{L}*|making|makes) $/iu;

function isForeign(prompt: string): boolean {
  return languageOf(tokenise(prompt)) !== ENGLISH;
}

/** "坐在*书桌前*", "*눈사람 옆에* 앉아 있다": the words behind a noun say where; to sit says no more of it. */
function isSaidAgain(
  prompt: string,
  words: readonly RelationWords[],
  at: number,
  things: readonly Mention[],
): boolean {
  const { is, isAfter, start, end } = words[at]!;
  // "*Balancing* a ball on its nose".
  if (is === "wearing" && !isAfter && words[at + 1]?.is === "on the nose") return true;
  if (!ANYWHERE.includes(is)) return false;
  const isPlace = (other: RelationWords | undefined) =>
    other !== undefined && other.isAfter && OF_PLACE.includes(other.is) &&
    !things.some((thing) => thing.start < other.start && thing.end >= other.end);
  const before = words[at - 1], next = words[at + 1];
  if (isAfter) return isPlace(before) && /^\s*$/.test(prompt.slice(before!.end, start));
  return isPlace(next) && UNSPACED.test(prompt.slice(end, next!.start));
}

/** "…, “THANKS” *on* a little flag": words are there, and no cat. */
function isWrittenThere(prompt: string, { is, start, end }: RelationWords): boolean {
  return OF_PLACE.includes(is) && BEARS_WORDS.test(prompt.slice(end)) &&
    OWN_WORDS.test(prompt.slice(0, start));
}

const OWN_WORDS =
  /(?:^|[,.;:]|\b(?:and|with|words?|text|name|letters)) *(?:"[^"]+"|“[^”]+”|«[^»]+»|„[^“”]+[“”])[,.]? *(?:(?:is )?(?:written|painted|printed|embroidered|engraved) )?$/iu;
const BEARS_WORDS =
  /^ (?:an?|the|its|his|her|my|their) (?:[\p{L}-]+ ){0,2}(?:flag|banner|sign|signpost|card|mug|cup|cake|board|blackboard|chalkboard|balloon|label|tag|collar|t-?shirt|shirt|jumper|sweater|hat|cap|apron|bib|bag|box|jar|bottle|book|scroll|ribbon|sash|badge|placard|wall|door|window|gravestone|plate|poster|envelope|paper)s?\b/iu;

/** Where one is who sits, lies or is somewhere. */
const ANYWHERE: readonly string[] = ["on", "inside", "at"];

const UNSPACED = /^\p{Script=Han}{1,5}$/u;

/** "A fish and a scarf on its head": what is worn there is no thing that lies there. */
function isWornThere(
  { start: place }: RelationWords,
  { clothes, lexemes }: { clothes: readonly Reading[]; lexemes: readonly Lexeme[] },
): boolean {
  const before = lexemes.findLast(({ end }) => end <= place);
  return before !== undefined &&
    clothes.some(({ start, end }) => start <= before.start && end >= before.end);
}

/** "A goldfish in a bowl" is one thing. */
function isWithin({ start, end }: RelationWords, things: readonly Mention[]): boolean {
  return things.some((thing) => thing.start < start && thing.end > end);
}
