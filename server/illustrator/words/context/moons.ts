/**
 * @module A moon is a place for who is on it; elsewhere it is in the sky: "a black cat, halloween moon". A
 * crescent is a seat for who is on it.
 */
import type { Term } from "../../vocabulary/term.ts";
import type { Lexeme } from "../binding/lexeme.ts";

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

/** The lexemes, moons in the sky read as `fullMoon`, crescents that bear a cat as `seat`. */
export function withMoons(
  lexemes: readonly Lexeme[],
  { fullMoon, seat }: { fullMoon: Term | undefined; seat: Term | undefined },
  prompt: string,
): Lexeme[] {
  const seated = seat
    ? lexemes.map((lexeme) => isSeat(lexeme, prompt) ? { ...lexeme, term: seat } : lexeme)
    : [...lexemes];
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

function isSeat({ term, start, end }: Lexeme, prompt: string): boolean {
  const isCrescent = term.claims.some(({ slot, value }) => slot === "moon" && value === "crescent");
  return isCrescent &&
    (ON_A_CRESCENT.test(prompt.slice(0, start)) || UNDER_A_CAT.test(prompt.slice(end)));
}
