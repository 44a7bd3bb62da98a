/**
 * @module A moon is a place for who is on it; elsewhere it is in the sky: "a black cat, halloween moon".
 */
import type { Term } from "../../vocabulary/term.ts";
import type { Lexeme } from "../binding/lexeme.ts";

const MOON = /^moon$/i;

/** "On the moon", "from a cheese moon". */
const ON_IT =
  /\b(?:on|onto|to|from|of|across|at|over|explores?|exploring|visiting) (?:the |an? )?(?:\w+ )?$/i;

/** Who flies there is on it. */
const IN_SPACE =
  /\b(?:astronauts?|spacesuit|space ?suit|rockets?|lunar|craters?|lander|spaceship)\b/i;

/** A moon that is listed with these is seen from below. */
const BELOW =
  /\b(?:stars?|sky|night|clouds?|windows?|trees?|forest|woods|sea|ocean|lake|pond|river|beach|roofs?|rooftops?|chimneys?|fences?|walls?|grass|meadow|fields?|garden|hills?|mountains?|street|alley|city|town|village|houses?|castle|tower|bridge|bench|boat|balcony|lanterns?|pumpkins?|broom|bats?|owls?|fireflies)\b/i;

/** The lexemes, moons in the sky read as `fullMoon`. */
export function withMoons(
  lexemes: readonly Lexeme[],
  fullMoon: Term | undefined,
  prompt: string,
): Lexeme[] {
  if (!fullMoon || IN_SPACE.test(prompt)) return [...lexemes];
  return lexemes.map((lexeme, at) => {
    const { start, end, apart } = lexeme;
    const isListed = apart && lexemes[at + 1]?.apart !== false && !BELOW.test(prompt);
    if (isListed) return lexeme;
    const isInSky = MOON.test(prompt.slice(start, end)) && !ON_IT.test(prompt.slice(0, start)) &&
      !/^[ -](?:cat|kitten)/i.test(prompt.slice(end));
    return isInSky ? { ...lexeme, term: fullMoon } : lexeme;
  });
}
