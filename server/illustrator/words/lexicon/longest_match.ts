/** @module The longest term of the dictionary that begins at a word. */
import type { Term } from "../../vocabulary/term.ts";
import { isNameOf } from "../terms/drawn_names.ts";
import { ENGLISH } from "./lexicons.ts";
import { longestPhrase } from "./phrase.ts";
import { mayStartPhrase } from "./phrase_lookahead.ts";
import { splitCompound } from "./split_compounds.ts";
import { termOf } from "./term_of.ts";
import type { Token } from "./tokens.ts";
import { isWithinWord } from "./within_word.ts";

/** Where a term is looked for. */
export interface Context {
  at: number;
  /** The word before is in no dictionary. */
  isAfterUnknown: boolean;
  language: string;
  names: ReadonlySet<number>;
}

/** Words that lead to a thing and not to a place. */
const BESIDE = new Set("next beside near behind under".split(" "));

const SKY: readonly string[] = ["weather", "time", "season"];

/** The longest term that begins here, in words, unless a longer one begins inside: "red *heart shaped glasses*". */
export function bestMatch(tokens: readonly Token[], spelt: string[], context: Context) {
  const { at, language } = context;
  const found = longest(tokens, spelt, context);
  if (!found || found.length < 2) {
    const whole = language === ENGLISH && !context.names.has(at + 1)
      ? splitCompound(tokens, at, found?.term)
      : undefined;
    return whole ? { length: 2, term: whole } : found;
  }
  if (language === "zh" && isCutWrong(tokens, spelt, context, found.length)) return undefined;
  if (namesAThing(tokens, spelt, { ...context, ...found })) {
    return leadingTo(spelt, { ...context, ...found });
  }
  const opening = termOf(spelt[at]!, language);
  const rest = termOf(spelt.slice(at + 1, at + found.length).join(" "), language);
  if (opening && rest && losesSky(opening, found.term, rest)) return { length: 1, term: opening };
  const place = withoutSky(spelt, { ...context, ...found });
  if (place) return place;
  const inside = longest(tokens, spelt, { ...context, at: at + 1, isAfterUnknown: false });
  const isLonger = inside !== undefined &&
    (inside.length > found.length ||
      inside.length === found.length &&
        (isColouredGarment(opening, inside.term) || leadsToLook(found.term, inside.term)));
  return opening && isLonger ? { length: 1, term: opening } : found;
}

/** "Con *cara de sueño*": of words that only lead to a look, and the look, the look is meant. */
function leadsToLook(found: Term, inside: Term): boolean {
  return found.role === "frame" && found.claims.length === 0 && inside.role === "quality" &&
    inside.claims.length > 0;
}

/** "A *red nose* ring" is a ring, and no clown's nose. */
function isColouredGarment(opening: Term | undefined, { claims }: Term): boolean {
  return opening?.role === "colour" && claims.length > 0 &&
    claims.every(({ slot }) => slot === "accessory");
}

/** "包包子" is to make buns, "包子", and no handbag, "包包": what is left over of the word ends a later one. */
function isCutWrong(
  tokens: readonly Token[],
  spelt: string[],
  context: Context,
  length: number,
): boolean {
  const end = context.at + length, left = tokens[end];
  if (length !== 2 || !left || left.start !== tokens[end - 1]!.end) return false;
  if (longest(tokens, spelt, { ...context, at: end })) return false;
  return longest(tokens, spelt, { ...context, at: end - 1 })?.length === 2;
}

/** "Next to the fireplace" names a fireplace, though it makes one think of a living room. */
function namesAThing(
  tokens: readonly Token[],
  spelt: string[],
  context: Context & { length: number; term: Term },
): boolean {
  const { at, length, term, language } = context;
  // "Under the waves" is under water, and beside no wave.
  const isPlace = length > 2 && BESIDE.has(spelt[at]!) &&
    term.claims.every(({ slot, value }) => slot === "setting" && value !== "underwater");
  if (!isPlace || isNameOf(spelt.slice(at, at + length).join(" "), term)) return false;
  return tokens.slice(at + 1, at + length).some((_, i) => {
    const inside = longest(tokens, spelt, { ...context, at: at + 1 + i, language });
    return inside?.length === length - 1 - i && inside.term.claims[0]?.slot === "prop";
  });
}

/** The words that lead to a thing: "next to". */
function leadingTo(
  spelt: string[],
  { at, length, language }: Context & { length: number },
): { length: number; term: Term } | undefined {
  for (let words = length - 1; words > 0; words--) {
    const term = termOf(spelt.slice(at, at + words).join(" "), language);
    if (term?.role === "frame") return { length: words, term };
  }
}

/** "Graveyard at night" as one term would say nothing of the night. */
function withoutSky(
  spelt: string[],
  { at, length, term, language }: Context & { length: number; term: Term },
): { length: number; term: Term } | undefined {
  for (let words = 1; words < length; words++) {
    const opening = termOf(spelt.slice(at, at + words).join(" "), language);
    const ending = termOf(spelt.slice(at + words, at + length).join(" "), language);
    if (opening && ending && losesSky(ending, term, opening)) {
      return { length: words, term: opening };
    }
  }
}

/** "Foggy forest" as one term would say nothing of the fog. */
function losesSky(opening: Term, whole: Term, rest: Term): boolean {
  return rest.claims[0]?.slot === "setting" && rest.claims[0].value === whole.claims[0]?.value &&
    whole.claims.every(({ slot }) => slot === "setting") &&
    opening.claims.some(({ slot }) => SKY.includes(slot)) &&
    opening.claims.every(({ slot, weak }) => slot !== "setting" || weak === true);
}

function longest(
  tokens: readonly Token[],
  spelt: string[],
  { at, language, names, isAfterUnknown }: Context,
): { length: number; term: Term } | undefined {
  const beginsTerm = (next: number) =>
    longest(tokens, spelt, { at: next, language, names, isAfterUnknown: false }) !== undefined;
  if (at >= tokens.length || names.has(at)) return undefined;
  let phrase = spelt[at]!;
  let found: { length: number; term: Term } | undefined;
  const most = longestPhrase(language);
  for (let length = 1; length <= most; length++) {
    if (length > 1) {
      const next = tokens[at + length - 1];
      if (!next || next.afterBreak || names.has(at + length - 1)) break;
      phrase += ` ${spelt[at + length - 1]}`;
    }
    const term = termOf(phrase, language);
    if (
      term && !isOfAThing(phrase, tokens[at + length]) &&
      !isWithinWord(tokens, { at, length, term, isAfterUnknown, language }, beginsTerm)
    ) {
      found = { length, term };
    }
    if (!mayStartPhrase(phrase, length, language)) break;
  }
  return found;
}

/** "Tangled up *in a ball* of blue yarn": the ball is a thing, and the cat not curled up. */
function isOfAThing(phrase: string, next: Token | undefined): boolean {
  return / ball$/.test(phrase) && next?.key === "of" && !next.afterBreak;
}
