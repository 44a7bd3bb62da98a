/**
 * @module A moon is a place for who is on it; elsewhere it is in the sky: "a black cat, halloween moon". A
 * crescent is a seat for who is on it.
 */
import type { Term } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";
import { englishTerm } from "../../lexicon/english_terms.ts";

const MOON = /^moon$/i;

/** "On the moon", "from a cheese moon". */
const ON_IT =
  /\b(?:on|onto|to|from|(?<!front )of|across|at|over|explores?|exploring|visiting) (?:the |an? )?(?:\w+ )?$/i;

/** Who flies there is on it. */
const IN_SPACE =
  /\b(?:astronauts?|spacesuit|space ?suit|rockets?|lunar|craters?|lander|spaceship)\b/i;

/** A moon that is listed with these is seen from below. */
const BELOW =
  /\b(?:stars?|sky|night|clouds?|windows?|trees?|forest|woods|sea|ocean|lake|pond|river|beach|roofs?|rooftops?|chimneys?|fences?|walls?|grass|meadow|fields?|garden|hills?|mountains?|street|alley|city|town|village|houses?|castle|tower|bridge|bench|boat|balcony|lanterns?|pumpkins?|broom|bats?|owls?|fireflies)\b/i;

/** "Asleep on a crescent moon", "en una luna creciente". */
const ON_A_CRESCENT =
  /(?<!\p{L})(?:on|onto|atop|upon|in|inside|from|auf|sur|dans|en|sobre|sulla|su una|sullo|na|numa|em uma|op|på|на|pe)(?: (?:the|an?|of|einem|einer|dem|der|une?|la|le|una|uma|o|een|de|en))? (?:[\p{L}-]+ )?$/iu;
const UNDER_A_CAT = /^\s*(?:の上|に座|に乗|上|위|의 위|에 앉|üzerinde|पर|के ऊपर)/u;

/** What a moon may mean. */
interface MoonTerms {
  fullMoon: Term | undefined;
  crescent: Term | undefined;
  seat: Term | undefined;
}

/** The lexemes, moons in the sky read as `fullMoon`, crescents that bear a cat as `seat`, others as `crescent`. */
export function withMoons(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const fullMoon = englishTerm("full moon");
  const crescent = englishTerm("crescent moon");
  const seat = englishTerm("crescent moon seat");
  const seated = lexemes.map((lexeme) => {
    const term = !isCrescent(lexeme, prompt)
      ? undefined
      : bearsCat(lexeme, prompt)
      ? seat
      : crescent;
    return term ? { ...lexeme, term } : lexeme;
  });
  if (!fullMoon || IN_SPACE.test(prompt)) return seated;
  return seated.map((lexeme, at) => {
    const { start, end, apart } = lexeme;
    const isListed = apart && lexemes[at + 1]?.apart !== false && !BELOW.test(prompt);
    if (isListed) return lexeme;
    const isInSky = MOON.test(prompt.slice(start, end)) && !ON_IT.test(prompt.slice(0, start)) &&
      !/^[ -](?:cat|kitten)/i.test(prompt.slice(end));
    return isInSky ? { ...lexeme, term: fullMoon } : lexeme;
  });
}

/** Words of other languages may mean the seat by themselves; "a moon swing" is always one. */
function isCrescent({ term, start, end }: Lexeme, prompt: string): boolean {
  return !SEAT.test(prompt.slice(start, end)) &&
    term.claims.some(({ slot, value }) =>
      slot === "moon" && value === "crescent" || slot === "prop" && value === "crescent moon"
    );
}

const SEAT = /\b(?:seat|swing|chair)$/i;

function bearsCat({ start, end }: Lexeme, prompt: string): boolean {
  return ON_A_CRESCENT.test(prompt.slice(0, start)) || UNDER_A_CAT.test(prompt.slice(end));
}
