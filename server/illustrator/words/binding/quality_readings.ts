/** @module What an adjective or a verb says: of the cat, of its eyes, of a thing. */
import type { Claim, Reading } from "../parsed_description.ts";
import type { Term } from "../../vocabulary/term.ts";
import { propOf } from "../../wardrobe/prop_kinds.ts";
import { PRINT_NOTE } from "../terms/print_terms.ts";
import { isAdjective, isNoun } from "../../vocabulary/roles.ts";
import type { Chunk } from "./chunk.ts";
import type { Lexeme } from "./lexeme.ts";
import { CLOTHS } from "./thing_readings.ts";
import { describedNoun } from "../lexicon/noun_order.ts";
import * as phrase from "./phrase.ts";
import { noteOfAnother, OF_A_THING, readingOf, type Sentence } from "./reading.ts";

/** Slots whose adjectives may also describe a thing: "a tiny hat", "a fluffy cloud". */
const OF_A_BODY: readonly Claim["slot"][] = ["age", "build", "size", "coat.length", "coat.pattern"];

/** What becomes of adjectives of size that describe a thing. */
const OF_THE_THING = "about the thing, not the cat";

/** ParsedDescription of eyes alone: a glowing lantern glows anyway. */
const EYE_LOOKS: readonly Claim["value"][] = [
  "glowing eyes",
  "sparkling eyes",
  "almond eyes",
  "big eyes",
];

/** None for looks of eyes where no eyes are. */
export function qualityReadings(sentence: Sentence, { at, dye }: Chunk): Reading[] {
  const { lexemes } = sentence;
  const { claims } = lexemes[at]!.term;
  const here = { from: at, at };
  const isAboutEyes = phrase.isAboutEyes(lexemes, at);
  if (claims.some(({ value }) => EYE_LOOKS.includes(value)) && !isAboutEyes) return [];
  if (claims.some(({ value }) => value === "giant") && isAboutEyes) {
    return [readingOf(sentence, here, [{ slot: "feature", value: "big eyes" }])];
  }
  const { material, print } = lexemes[at]!.term;
  // "Rainbow striped": both say the one print.
  const isSaidTwice = print !== undefined && lexemes[at + 1]?.term.print === print &&
    phrase.isPrintOfAThing(lexemes, at + 1);
  if (isSaidTwice || phrase.isPrintOfAThing(lexemes, at)) {
    return [readingOf(sentence, here, [], { note: PRINT_NOTE })];
  }
  if (print && claims.length === 0) return [readingOf(sentence, here, [], { note: OF_A_THING })];
  if (material && !isOfAProp(sentence, at)) {
    const note = phrase.isOfClothes(lexemes, at) && CLOTHS[material] ? PRINT_NOTE : OF_A_THING;
    return [readingOf(sentence, here, [], { note })];
  }
  if (isOfAFriend(sentence, at)) {
    return [readingOf(sentence, here, [], { note: noteOfAnother(lexemes, at) })];
  }
  if (
    isOfAThingBefore(sentence, at) || isOfAListedThing(sentence, at) || isAttributive(sentence, at)
  ) {
    const isSize = lexemes[at]!.followsNoun && claims.some(({ slot }) => slot === "size");
    return [readingOf(sentence, here, [], { note: isSize ? OF_THE_THING : OF_A_THING })];
  }
  if (isOfAThing(sentence, at)) {
    const note = sizesAThing(sentence, at) ? OF_THE_THING : OF_A_THING;
    return [readingOf(sentence, here, [], { note })];
  }
  const degree = at > 0 && !lexemes[at]!.apart ? lexemes[at - 1]!.term.degree : undefined;
  const said = claims.map((claim): Claim => ({
    ...claim,
    ...(degree && { degree }),
    ...(dye && { colour: dye }),
  }));
  return [readingOf(sentence, degree ? { from: at - 1, at } : here, said)];
}

/** "An angry dog", "…, a dog barking": no cat stands in the phrase of this animal. */
function isOfAFriend({ lexemes }: Sentence, at: number): boolean {
  const { claims } = lexemes[at]!.term;
  const isDone = claims.every(({ slot, by }) => slot === "mood" || slot === "pose" || by);
  if (claims.length === 0 || !isDone) return false;
  if (lexemes[at]!.ofFriend) return true;
  if (phrase.describesThing(lexemes, at)) {
    const noun = lexemes.findIndex(({ term }, index) => index > at && isNoun(term.role));
    return isFriend(lexemes[noun]!.term);
  }
  const before = lexemes[at - 1];
  if (lexemes[at]!.apart || !before || !isFriend(before.term)) return false;
  const first = Math.min(at - 1, ...phrase.adjectivesBefore(lexemes, at - 1));
  return lexemes[first]!.afterBreak;
}

function isThing(lexeme: Lexeme | undefined): boolean {
  return lexeme?.term.role === "thing";
}

function isFriend({ claims }: Term): boolean {
  return claims.some((claim) =>
    claim.slot === "prop" && !claim.by && propOf(claim.value).isFriend === true
  );
}

function isOfAThing({ lexemes }: Sentence, at: number): boolean {
  const { claims } = lexemes[at]!.term;
  if (isLookOfAThing(lexemes, at)) return true;
  if (lexemes[at]!.followsNoun || !claims.every(({ slot }) => OF_A_BODY.includes(slot))) {
    return false;
  }
  // "A crown too big for its head".
  if (lexemes[at - 1]?.isTooMuch && isThing(lexemes[at - 2])) return true;
  if (phrase.precedesUnknown(lexemes, at) || isOfAFeature(lexemes, at)) return true;
  return claims.some(({ slot }) => slot === "size")
    ? phrase.precedesThing(lexemes, at)
    : phrase.describesThing(lexemes, at);
}

/** "With a *wet* floor cloth", "on a *grumpy* sea": moods and other looks that stand before no word of a cat. */
function isLookOfAThing(lexemes: readonly Lexeme[], at: number): boolean {
  const { followsNoun, term: { claims } } = lexemes[at]!;
  // A sooty face is the cat's, in languages whose word for a face is not known as well.
  const isOfAFeature = claims.length > 0 &&
    claims.every(({ slot, value }) => slot === "feature" && value !== "soot");
  if (isOfAFeature && phrase.precedesUnknown(lexemes, at)) return true;
  // "Following muddy paw prints".
  const isRightBefore = claims.every(({ slot, value }) => slot === "feature" && value === "soot") &&
    isThing(lexemes[at + 1]) && !lexemes[at + 1]!.apart &&
    lexemes[at + 1]!.term.claims.every(({ slot }) => slot === "prop");
  if (isRightBefore) return true;
  // "With a grumpy face": the mood of a face is the cat's.
  const noun = lexemes.slice(at + 1).find(({ term }) => isNoun(term.role));
  if (noun?.term.role === "part" && claims.every(({ slot }) => slot === "mood")) return false;
  return !followsNoun && claims.length > 0 && isWithArticle(lexemes, at) &&
    claims.every(({ slot, by }) => (slot === "mood" || slot === "feature") && !by) &&
    phrase.describesThing(lexemes, at);
}

/** "With a", "in the": what follows is another noun than the cat. */
function isWithArticle(lexemes: readonly Lexeme[], at: number): boolean {
  let first = at;
  while (!lexemes[first]!.apart && isAdjective(lexemes[first - 1]?.term.role ?? "no")) first--;
  const [frame, article] = lexemes.slice(Math.max(0, first - 2), first);
  return !lexemes[first]!.apart && article?.term.role === "article" &&
    (frame?.term.role === "frame" || frame?.term.role === "copula");
}

/** "A *big* moustache"; "a tiny bearded cat" is tiny. */
function isOfAFeature(lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at + 1];
  return next !== undefined && !next.apart && next.term.role === "quality" &&
    next.term.claims.length > 0 && next.term.claims.every(({ slot }) => slot === "feature") &&
    !phrase.leadsToCat(lexemes, at + 1) && !phrase.nounFollows(lexemes, at + 1);
}

/** "A black cat, *floating* candles": what a thing of a list does. */
function isOfAListedThing({ lexemes }: Sentence, at: number): boolean {
  const { afterBreak, term: { claims } } = lexemes[at]!;
  return afterBreak && at > 0 && claims.length > 0 && claims.every(({ slot }) => slot === "pose") &&
    isThing(lexemes[at + 1]) && !lexemes[at + 1]!.apart &&
    lexemes[at + 1]!.term.claims.every(({ slot, by }) => slot === "prop" && !by);
}

/** "Under *falling* leaves", "with a *floating* lantern": between what leads to a thing or place and its noun. */
function isAttributive({ lexemes }: Sentence, at: number): boolean {
  const { apart, term: { claims, words } } = lexemes[at]!, before = lexemes[at - 1]?.term.role;
  return !apart && (before === "frame" || before === "article" || before === "number") &&
    claims.length > 0 && claims.every(({ slot }) => slot === "pose") &&
    words.some((word) => word.endsWith("ing")) && phrase.describesThing(lexemes, at);
}

/**
 * "Bufanda a rayas", "une robe à pois": a pattern said right behind what is worn, and before no cat; "occhiali
 * rotondi".
 */
function isOfAThingBefore({ lexemes }: Sentence, at: number): boolean {
  const { followsNoun, term: { claims } } = lexemes[at]!;
  if (
    followsNoun && isThing(lexemes[describedNoun(lexemes, at)]) && claims.length > 0 &&
    claims.every(({ slot, value }) => OF_A_BODY.includes(slot) || value === "wet fur")
  ) {
    return !phrase.leadsToCat(lexemes, at);
  }
  let noun = at - 1;
  while (lexemes[noun]?.term.role === "colour" && !lexemes[noun]!.afterBreak) noun--;
  const before = lexemes[noun];
  return before !== undefined && !lexemes[at]!.afterBreak &&
    lexemes[at]!.term.claims.every(({ slot }) => slot === "coat.pattern") &&
    before.term.claims.some(({ slot }) => slot === "accessory" || slot === "costume") &&
    !phrase.leadsToCat(lexemes, at);
}

/** "A tiny mouse": the thing that follows is drawn in this size. */
function sizesAThing(sentence: Sentence, at: number): boolean {
  return sentence.lexemes[at]!.term.claims.every(({ slot }) => slot === "size") &&
    isOfAProp(sentence, at);
}

/** The thing that follows takes a size and a material. */
function isOfAProp({ lexemes }: Sentence, at: number): boolean {
  const noun = lexemes.findIndex(({ term }, index) => index > at && isNoun(term.role));
  return noun > 0 && phrase.adjectivesBefore(lexemes, noun).includes(at) &&
    lexemes[noun]!.term.claims.some(({ slot }) => slot === "prop");
}
