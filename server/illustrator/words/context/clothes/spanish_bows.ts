/** @module Spanish "moño" is a bow; without its tilde it would be an ape, overalls or cute. */
import type { Term } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";

const MOÑO = /(?:^|\s)(moño)s?$/iu;

/** The lexemes, with bows for those words. */
export function withBows(
  lexemes: readonly Lexeme[],
  bow: Term | undefined,
  prompt: string,
): Lexeme[] {
  return lexemes.map((lexeme) => {
    const word = MOÑO.exec(prompt.slice(lexeme.start, lexeme.end));
    return word && bow
      ? { ...lexeme, term: bow, start: lexeme.end - word[0].trimStart().length }
      : lexeme;
  });
}
