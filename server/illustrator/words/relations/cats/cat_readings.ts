/**
 * @module What a description of several cats says of each of them: the grammar reads the words of each cat
 * alone.
 */
import { bind } from "../../binding/bind.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Reading, Slot } from "../../parsed_description.ts";
import { plays } from "../../../vocabulary/term.ts";
import { propOf } from "../../../wardrobe/prop_kinds.ts";
import { EACH } from "./each_words.ts";
import type { CatMention } from "./cat_mentions.ts";
import { saidOfAllFrom } from "./said_of_all.ts";
import { withCostumesOfEach } from "./costumes_of_each.ts";
import { withLooksOfACouple } from "./looks_of_a_couple.ts";
import { groupBefore, groupBehind } from "./cat_groups.ts";
import { isBarePlural, isCountBehind, numberOf } from "./cat_numbers.ts";

/** What may differ between two cats of one picture. */
const OF_A_CAT: readonly Slot[] = [
  "coat.colour",
  "coat.second",
  "coat.pattern",
  "coat.length",
  "coat.white",
  "eyes.left",
  "eyes.right",
  "eyes.odd",
  "breed",
  "age",
  "build",
  "size",
  "feature",
  "mood",
  "pose",
  "view",
  "gaze",
  "facing",
  "costume",
  "accessory",
];

/** Said after the last cat, these are of all: "a black and a white cat, both asleep". */
const OF_ALL: readonly Slot[] = ["mood", "pose", "view", "gaze"];

/** Stands in for a name. */
const NAME = plays("silent", "", { note: "its name" });

/** What a look before it is said of: "skinny white *Nina*". */
const NAMED_CAT = plays("cat", "", { note: "its name" });

/** How many cats several namings make. */
export function countOf(mentions: readonly CatMention[]): number {
  return Math.max(0, ...mentions.map(({ first, count }) => first + count - 1));
}

/** The readings of a description with several cats, each with the cats it is said of. */
export function readingsOfEach(
  prompt: string,
  lexemes: readonly Lexeme[],
  mentions: readonly CatMention[],
): Reading[] {
  const all = Array.from({ length: countOf(mentions) }, (_, i) => i + 1);
  const opening = mentions[0]?.from ?? 0;
  const last = mentions.at(-1)!;
  const shared = sharedFrom(prompt, mentions);
  const list = endOfNames(prompt, mentions) ?? Infinity;
  const areApart = opening > 0 || last.isAgain === true ||
    last.name !== undefined && shared === undefined;
  const readings = [
    ...numberReadings(prompt, lexemes, mentions),
    ...withCostumesOfEach(
      prompt,
      saidOf(bind(withoutNumbers(prompt, lexemes.slice(0, opening), mentions)), all),
    ),
    ...mentions.flatMap((mention) => {
      const own = Array.from({ length: mention.count }, (_, i) => mention.first + i);
      const ofAll = saidOfAllFrom(prompt, lexemes, mention);
      const words = withoutNumbers(prompt, lexemesOf(lexemes, mention), mentions);
      // "The right one a crown; *both are grey*": no grey crown.
      const readings = [
        ...bind(words.filter(({ start }) => start <= ofAll)),
        ...bind(words.filter(({ start }) => start > ofAll)),
      ];
      const said = readings.flatMap((reading) => {
        if (reading.start > Math.min(list, ofAll)) return saidOf([reading], all);
        const isOfAll = mention === last &&
          (!areApart && !isSaidOfOne(prompt, reading, last) &&
              reading.start > (shared ?? last.end) &&
              reading.claims.every(({ slot }) => OF_ALL.includes(slot)) ||
            mentions.length > 1 && areClothesOfAll(prompt, reading, last));
        return saidOf([withNumber(prompt, reading, { mention, lexemes })], isOfAll ? all : own);
      });
      return withCostumesOfEach(prompt, said);
    }),
  ];
  return withNumberTold(mentions, withLooksOfACouple(prompt, readings));
}

/** "A black cat and a kitten": how many are drawn, where no number says it. */
function withNumberTold(mentions: readonly CatMention[], readings: Reading[]): Reading[] {
  const count = countOf(mentions), last = mentions.at(-1)!;
  const isTold = count < 2 || last.name !== undefined ||
    readings.some(({ note }) => note?.startsWith("drawn: "));
  if (isTold) return readings;
  const note = `drawn: ${COUNTS[count]}`, { start, end } = last;
  const of = readings.findIndex((reading) => reading.start < end && reading.end > start);
  if (of < 0) return [...readings, { start, end, claims: [], note }];
  return readings.map((reading, at) =>
    at === of && !reading.note && !reading.denied ? { ...reading, note } : reading
  );
}

/** "The other cat *is jealous*", "the other *asleep*": of the last cat alone. */
function isSaidOfOne(prompt: string, { start }: Reading, last: CatMention): boolean {
  const between = prompt.slice(last.end, start);
  const isOther = EACH.test(prompt.slice(last.start, last.end)) && /^[^,.;]*$/.test(between);
  // "O magro persegue o rato, *o gordo* dorme": the first one does something else.
  return last.count === 1 && (isOther || last.isByColour === true || IS.test(between));
}

const IS = /^\s*(?:\([^)]*\)\s*)?(?:is|looks|seems|was|gets|has)\b[^,.;]*$/i;

/** "One grey, one orange, *wearing hats*": more than one, and not in the words about the last cat. */
function areClothesOfAll(prompt: string, { start, end, claims }: Reading, last: CatMention) {
  return claims.length > 0 &&
    claims.every(({ slot }) => slot === "costume" || slot === "accessory") &&
    CLOTHES.test(prompt.slice(start, end)) && !PAIRS.test(prompt.slice(start, end)) &&
    (LISTED.test(prompt.slice(last.end, start)) || WORN.test(prompt.slice(last.end, start)));
}

const CLOTHES = /[^s]s$/i;

/** One cat has more than one of them as well. */
const PAIRS =
  /(?:glasses|goggles|shades|boots|shoes|socks|gloves|mittens|wings|headphones|earrings)$/i;
const LISTED =
  /[,;] (?:(?:all|both) )?(?:(?:wearing|in|dressed in) )?(?:\p{L}+ )?$|\b(?:matching|identical) (?:\p{L}+ )?$/iu;

/** "An orange cat and a black cat *in raincoats*". */
const WORN = /^ (?:both )?(?:in|wearing|dressed in) (?:[\p{L}-]+ ){0,2}$/iu;

/** What is said of one naming: behind "o amarelo" its colour colours nothing else. */
function lexemesOf(
  lexemes: readonly Lexeme[],
  { from, to, isByColour }: CatMention,
): readonly Lexeme[] {
  const own = lexemes.slice(from, to);
  if (!isByColour) return own;
  const colour = own.findIndex(({ term }) => term.role === "colour");
  const behind = own.findIndex(({ term }, at) => at > colour && term.role !== "colour");
  return own.map((lexeme, at) =>
    at === behind ? { ...lexeme, apart: true, afterBreak: true } : lexeme
  );
}

/**
 * Where what both do begins, if the last of the named cats is described in brackets and only joined to the first:
 * "Salt (white) and Pepper (grey) *asleep*".
 */
function sharedFrom(prompt: string, mentions: readonly CatMention[]): number | undefined {
  const [before, last] = mentions.slice(-2);
  if (!before || !last?.name) return undefined;
  const list = endOfNames(prompt, mentions);
  if (list !== undefined) return list;
  const named = IN_COMMAS.exec(prompt.slice(last.end));
  if (named && IN_COMMAS_AND.test(prompt.slice(before.end, last.start))) {
    return last.end + named[0].length;
  }
  const isJoined = /\)\s*,?\s*(?:and|&|und|et|y|e)\s+$/iu.test(
    prompt.slice(before.end, last.start),
  );
  const own = /^\s*\([^)]*\)/.exec(prompt.slice(last.end));
  return isJoined && own ? last.end + own[0].length : undefined;
}

/** "Plume, *blanche et mince,* et Charbon, *noir et gros,* dorment": what follows is of both. */
const IN_COMMAS = /^\s*,[^,.;()]+,/u;
const IN_COMMAS_AND = /^\s*,[^,.;()]+,\s*(?:\p{L}{1,3}|&)\s*$/u;

/** Where the brackets end that describe each cat: "three cats (Pip - black, Bo - grey) *in a bath*". */
export function endOfNames(prompt: string, mentions: readonly CatMention[]): number | undefined {
  const last = mentions.at(-1)!;
  const first = mentions.find(({ name }) => name) ?? mentions[1];
  if (!first || first === last) return undefined;
  const isOpen = /\([^()]*$/.test(prompt.slice(0, first.start)) &&
    !/[()]/.test(prompt.slice(first.start, last.end));
  const close = prompt.indexOf(")", last.end);
  return isOpen && close > 0 ? close : undefined;
}

/** Numbers of which only some are drawn. */
const MORE = /^(?:six|seven|eight|nine|ten|[6-9]|\d\d+|a dozen|dozens|hundreds|thousands)\b/i;

const COUNTS = ["", "one cat", "two cats", "three cats", "four cats", "five cats"];

/** "Three kittens": what the number says, also where fewer are drawn. */
function numberReadings(
  prompt: string,
  lexemes: readonly Lexeme[],
  mentions: readonly CatMention[],
): Reading[] {
  return lexemes.flatMap(({ term, start, end }, at): Reading[] => {
    const isNamed = mentions.some((mention) => mention.start === start);
    const group = isNamed && countOf(mentions) > 1 && groupBehind(prompt, { end });
    if (group) {
      return [{ start, end: group.end, claims: [], note: `drawn: ${COUNTS[countOf(mentions)]}` }];
    }
    const before = isNamed && countOf(mentions) > 1 && groupBefore(prompt.slice(0, start));
    // "A group of" is a number.
    const isNumber = before &&
      lexemes.some((one) =>
        one.term.role === "number" && one.start <= before.start && one.end >= before.end
      );
    if (before && !isNumber) {
      const note = `drawn: ${COUNTS[countOf(mentions)]}`;
      return [{ start: before.start, end: before.end, claims: [], note }];
    }
    const bare = term.claims.length === 0 && isBarePlural(prompt, lexemes, at) &&
      mentions.find((mention) => mention.start === start && mention.count === 2);
    if (bare) return [{ start, end, claims: [], note: `drawn: ${COUNTS[2]}` }];
    if (term.role !== "number") return [];
    const noun = countedBy(prompt, lexemes, at);
    if (noun?.term.role !== "cat") return [];
    const own = mentions.filter((mention) => mention.start === noun.start);
    const count = own.length === 1 && own[0]!.count > 1 ? own[0]!.count : countOf(mentions);
    const saidOf = numberOf(prompt, lexemes, lexemes.indexOf(noun));
    const isFewer = MORE.test(prompt.slice(start, noun.end)) ||
      own.length === 1 && own[0]!.count > 1 && own[0]!.count < saidOf;
    const note = `drawn: ${COUNTS[count]}`;
    const last = Math.max(noun.end, end);
    return [{ start, end: last, claims: [], note, ...(isFewer && { isNear: true }) }];
  });
}

/** "*Kittens* reading": no word says how many, and the receipt does. */
function withNumber(
  prompt: string,
  reading: Reading,
  { mention, lexemes }: { mention: CatMention; lexemes: readonly Lexeme[] },
): Reading {
  const isOfNoun = reading.start <= mention.start && reading.end >= mention.end;
  if (mention.count < 2 || !isOfNoun || reading.claims.length === 0 || reading.note) return reading;
  const noun = lexemes.findIndex(({ start }) => start === mention.start);
  return isBarePlural(prompt, lexemes, noun)
    ? { ...reading, note: `drawn: ${COUNTS[mention.count]}` }
    : reading;
}

function saidOf(readings: readonly Reading[], cats: number[]): Reading[] {
  return readings.map((reading) => {
    const isOfCat = reading.claims.some(({ slot }) => OF_A_CAT.includes(slot)) || reading.note;
    if (isOfCat) return { ...reading, cats };
    return reading.claims.some(isWorn) ? { ...reading, wearers: cats } : reading;
  });
}

/** "A cat in *boots* and a cat in a hat". */
function isWorn(claim: Reading["claims"][number]): boolean {
  return claim.slot === "prop" && !claim.by && propOf(claim.value).wear !== undefined;
}

/** Numbers of cats are read already, and names are not content. */
function withoutNumbers(
  prompt: string,
  lexemes: readonly Lexeme[],
  mentions: readonly CatMention[],
): Lexeme[] {
  return lexemes.flatMap((lexeme, at): Lexeme[] => {
    const named = mentions.find(({ name, start }) => name && start === lexeme.start);
    if (named) return [{ ...lexeme, term: isBehindLook(lexemes, at) ? NAMED_CAT : NAME }];
    if (lexeme.term.role !== "number") return [lexeme];
    return countedBy(prompt, lexemes, at)?.term.role === "cat" ? [] : [lexeme];
  });
}

function isBehindLook(lexemes: readonly Lexeme[], at: number): boolean {
  return !lexemes[at]!.apart && lexemes[at - 1]?.term.role === "colour";
}

/** The cat or thing that a number counts. */
function countedBy(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): Lexeme | undefined {
  if (isCountBehind(prompt, lexemes, at)) {
    return lexemes.slice(Math.max(0, at - 2), at).find(({ term }) => term.role === "cat");
  }
  return lexemes.slice(at + 1, at + 6).find(({ term }) =>
    term.role === "cat" || term.role === "thing"
  );
}
