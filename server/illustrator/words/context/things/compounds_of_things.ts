/**
 * @module Two nouns that name one thing: "a hay cart" is a cart and no hay, "a tiger balloon" no tiger cat, "a lion
 * statue" and "a stone lion" are a lion of stone. The first noun only says which thing the second one is.
 */
import { THINGS } from "../../../things/catalogue.ts";
import type { Material } from "../../../spec.ts";
import type { Role, Term } from "../../../vocabulary/term.ts";
import { isProp } from "../../../wardrobe/prop_kinds.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import { ENGLISH } from "../../lexicon/lexicons.ts";
import { hasSecondSense } from "../../terms/second_senses.ts";
import type { Sentence } from "../pass.ts";
import { writtenThing } from "../written_thing.ts";
import { isAnimal, isUnknownNoun } from "./thing_of_a_thing.ts";

/** What it shows is drawn in its place. */
const STATUE = /^(?:statues?|sculptures?|carvings?|figurines?|monuments?)$/i,
  TOY = /^(?:toys?|models?|figures?|ornaments?)$/i;

/** Nouns that say what the thing behind them is made of. */
const MATERIALS: Readonly<Record<string, Material>> = {
  stone: "stone",
  marble: "stone",
  concrete: "stone",
  bronze: "metal",
  iron: "metal",
  tin: "metal",
  china: "glass",
  porcelain: "glass",
  bamboo: "wooden",
};

/** "A *stone* gatepost": what an unknown thing is made of is none of its own. */
export function isMaterialOfUnknown(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
  language: string,
): boolean {
  const first = lexemes[at]!, head = lexemes[at + 1];
  return language === ENGLISH && head !== undefined && !head.apart &&
    prompt.slice(first.start, first.end).toLowerCase() in MATERIALS &&
    isBesideIt(prompt, first, head) && isUnknownNoun(prompt.slice(head.start, head.end), head);
}

/** The same terms; of a compound there is one, with the words of both. */
export function withCompoundsOfThings(
  lexemes: readonly Lexeme[],
  sentence: Sentence,
): Lexeme[] {
  const read = [...lexemes];
  for (let at = read.length - 2; at >= 0; at--) {
    const whole = compoundAt(read, at, sentence);
    if (whole) read.splice(at, 2, whole);
  }
  return read;
}

function compoundAt(
  lexemes: readonly Lexeme[],
  at: number,
  sentence: Sentence,
): Lexeme | undefined {
  const first = lexemes[at]!, head = lexemes[at + 1];
  if (!head || head.apart || !isBesideIt(sentence.prompt, first, head)) return undefined;
  const words = (lexeme: Lexeme) => sentence.prompt.slice(lexeme.start, lexeme.end).toLowerCase();
  const material = MATERIALS[words(first)];
  if (material) {
    const term = thingOf(head, sentence);
    const isNear = hasSecondSense(words(head)) && { isNear: true as const };
    return term && { ...wholeOf(first, head), term: madeOf(term, material), ...isNear };
  }
  if (first.isPlural || !isModifier(first) || !isThing(head) || isList(lexemes, at, words)) {
    return undefined;
  }
  const shown = thingOf(first, sentence);
  const whole = wholeOf(first, head);
  if (shown && isAnimal(shown) && STATUE.test(words(head))) {
    return { ...whole, term: madeOf(shown, "stone") };
  }
  const term = shown && TOY.test(words(head)) ? shown : head.term;
  return { ...whole, term, isNear: true };
}

function wholeOf({ start, afterBreak, apart }: Lexeme, head: Lexeme): Lexeme {
  return { ...head, start, afterBreak, apart };
}

/** The thing that a noun names, also where it is called after a coat: "lion", "tiger". */
function thingOf(lexeme: Lexeme, sentence: Sentence): Term | undefined {
  return isThing(lexeme) ? lexeme.term : writtenThing(lexeme, sentence);
}

function madeOf(term: Term, material: Material): Term {
  return { ...term, claims: term.claims.map((claim) => ({ ...claim, material })) };
}

/** Only letters, so that an emoji behind a noun stays one of its own. */
function isBesideIt(prompt: string, first: Lexeme, head: Lexeme): boolean {
  return /^[ -]$/.test(prompt.slice(first.end, head.start)) &&
    /^[\p{L}' -]+$/u.test(prompt.slice(first.start, head.end));
}

/** A thing, or an animal after which a coat is called. */
function isModifier(lexeme: Lexeme): boolean {
  const { role, nearest, claims } = lexeme.term;
  const isLikeness = role === "cat" && nearest !== undefined && claims.length > 0 &&
    claims.every(({ slot }) => slot.startsWith("coat."));
  return isLikeness || isThing(lexeme);
}

function isThing({ term: { role, claims } }: Lexeme): boolean {
  return role === "thing" && claims.length > 0 &&
    claims.every(({ slot, by, weak }) => weak === true || slot === "prop" && !by) &&
    claims.some(({ slot, value }) =>
      slot === "prop" && (!isProp(value) || THINGS.get(value)?.category !== "clothing")
    );
}

/** "Cat fish moon ghost": nouns in a row, without an article. */
function isList(
  lexemes: readonly Lexeme[],
  at: number,
  words: (lexeme: Lexeme) => string,
): boolean {
  const before = lexemes[at - 1], behind = lexemes[at + 2];
  const isLed = before === undefined ? false : lexemes[at]!.afterBreak ||
    LEADING.includes(before.term.role) || words(before) in MATERIALS;
  return !isLed || behind !== undefined && !behind.apart && isThing(behind);
}

const LEADING: readonly Role[] = ["article", "number", "frame", "colour", "quality", "copula"];
