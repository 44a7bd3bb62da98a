/**
 * @module Words on a thing that shows none of its own: "a price tag “5 FISH”", "a box labelled FRAGILE". They stand on
 * a sign or a banner beside it.
 */
import type { Writing } from "../../../spec.ts";
import { hasFront } from "../../../wardrobe/cloth/emblems.ts";
import { isProp, propOf } from "../../../wardrobe/prop_kinds.ts";
import { ENGLISH } from "../../lexicon/lexicons.ts";
import { termOf } from "../../lexicon/term_of.ts";
import type { Reading } from "../../parsed_description.ts";
import { CAPITALS, type Found, GOES_ON, QUOTED } from "./written_text.ts";

/** Behind the thing, right before its words. */
const SAYS =
  /(?<![\p{L}'’])(?<noun>(?:\p{L}+ )?\p{L}+?)(?: on (?:it|the \p{L}+))?(?:(?:,? (?:that|which))? (?:says|say|saying|reads|reading|marked|labell?ed|titled|entitled|called|named)| with (?:the )?(?:words?|text|writing|name|inscription|title|message)(?: on it)?| with|:)[:,]? ?$/iu;

/** "A price tag “5 FISH”". */
const TAGGED = /(?:^|[,.;:]|\b(?:an?|the|its|his|her|with|and)) ?(?<noun>(?:\p{L}+ )?\p{L}+) $/iu;

/** Where it announces words without quotation marks or capitals. */
const SAYS_PLAIN =
  /(?<![\p{L}'’])(?<noun>\p{L}+),? (?:that |which )?(?:says|saying|labell?ed|(?:reads|reading)(?! (?:in|on|at|under|by|to|with|from|beside|near|while|quietly|together|an?|his|her|its|their|comics?|books?|magazines?|newspapers?|the (?:book|comic|letter|magazine|map|menu|news|newspaper|paper))\b)) (?<plain>[^.,;!?\n"“”]{2,40})/iu;

/** A text that stands for itself: "fireworks, “2025”". */
const ALONE = /(?:^|[.,;:!?]|\band|\bwith|\btext) ?$/i, ENDED = /^ ?(?:$|[.,;!?])/;

/** The words, and on what they are put instead. */
export function textOfThing(prompt: string): Found | undefined {
  return quotedBeside(prompt) ?? capitalsBeside(prompt) ?? plainBeside(prompt);
}

/** "A tattoo *that says*": who says something is "who". */
const OF_A_THING = /(?<noun>\p{L}+),? (?:that|which) (?:says|reads):? ?$/iu;

/** Whether the words before a text say that a thing bears it, and no cat says it. */
export function isBorneByThing(before: string): boolean {
  if (boardFor(SAYS.exec(before)?.groups?.noun, false)) return true;
  const noun = OF_A_THING.exec(before)?.groups?.noun;
  return noun !== undefined && termOf(noun.toLowerCase(), ENGLISH) === undefined;
}

function quotedBeside(prompt: string): Found | undefined {
  const match = QUOTED.exec(prompt), text = match?.groups?.quoted;
  if (!match || !text) return undefined;
  const start = match.index, end = start + match[0].length, before = prompt.slice(0, start);
  const on = boardOf(before);
  if (on) return { start, end, text, on, isNear: true };
  const isAlone = ALONE.test(before) && ENDED.test(prompt.slice(end)) && /[\p{Lu}\d]/u.test(text);
  return isAlone ? { start, end, text, on: "banner" } : undefined;
}

/** Right before capitals that are written. */
const ANNOUNCED =
  /(?:says?|saying|reads?|reading|marked|labell?ed|titled|entitled|words?|text|writing|inscription|title|message|\bit|:) ?$/i;

function capitalsBeside(prompt: string): Found | undefined {
  if (prompt === prompt.toUpperCase()) return undefined;
  for (const match of prompt.matchAll(new RegExp(CAPITALS, "gu"))) {
    const text = match[0], before = prompt.slice(0, match.index);
    if (text.replace(/[^\p{Lu}]/gu, "").length < 2 || !ANNOUNCED.test(before)) continue;
    const on = boardOf(before);
    if (on) return { start: match.index, end: match.index + text.length, text, on, isNear: true };
  }
  return undefined;
}

function plainBeside(prompt: string): Found | undefined {
  const match = SAYS_PLAIN.exec(prompt), { noun, plain } = match?.groups ?? {};
  const on = boardFor(noun, false);
  if (!match || !plain || !on) return undefined;
  const text = plain.replace(GOES_ON, ""), start = match.index + match[0].length - plain.length;
  return { start, end: start + text.length, text, on, isNear: true };
}

function boardOf(before: string): "sign" | "banner" | undefined {
  const said = SAYS.exec(before);
  // Who is "in a library saying" something says it; a shop is called something.
  const isName = said !== null && /(?:called|named)[:,]? ?$/i.test(said[0]);
  return boardFor((said ?? TAGGED.exec(before))?.groups?.noun, isName) ??
    (isBorneByThing(before) ? "banner" : undefined);
}

/** Words of a garment that has no front to bear them stand on a banner. */
export function onWhatIsWorn<Said extends { writing: Writing; isNear?: true }>(
  said: Said,
  readings: readonly Pick<Reading, "claims">[],
): Said {
  const isBorne = said.writing.on !== "garment" ||
    readings.some(({ claims }) =>
      claims.some(({ slot, value }) => slot === "costume" && hasFront(value))
    );
  return isBorne ? said : { ...said, writing: { ...said.writing, on: "banner" }, isNear: true };
}

/** What bears the words of this thing instead; undefined where the noun is a person, an animal or unknown. */
function boardFor(noun: string | undefined, isName: boolean): "sign" | "banner" | undefined {
  if (!noun) return undefined;
  const phrase = noun.toLowerCase(), word = phrase.split(" ").at(-1)!;
  const { claims = [] } = termOf(phrase, ENGLISH) ?? termOf(word, ENGLISH) ?? {};
  for (const { slot, value } of claims) {
    if (slot === "setting" && isName) return "sign";
    if (slot === "prop" && isProp(value)) return propOf(value).isFriend ? undefined : "sign";
    if (slot === "accessory" || slot === "costume") return "banner";
  }
  return undefined;
}
