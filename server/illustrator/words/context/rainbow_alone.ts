/** @module "In a field, *rainbow*, dusk": alone in a list a rainbow is in the sky, and no colour of anything. */
import { says } from "../../vocabulary/term.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import type { Sentence } from "./pass.ts";

const ALONE =
  /^(?:rainbows?|arc-en-ciel|arco-?[ií]ris|arcobaleno|regenbogen|regenboog|tęcza|радуга|веселка|虹|彩虹|무지개)$/iu;

const IN_THE_SKY = says({ weather: "rainbow" }, "", { role: "place" });

/** The lexemes; a rainbow between two breaks is a weather. */
export function withRainbowAlone(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const next = lexemes[at + 1];
    const isAlone = at > 0 && lexeme.afterBreak && (!next || next.afterBreak);
    return isAlone && ALONE.test(prompt.slice(lexeme.start, lexeme.end))
      ? { ...lexeme, term: IN_THE_SKY }
      : lexeme;
  });
}
