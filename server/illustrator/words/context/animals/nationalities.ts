/**
 * @module "A Russian samovar", "in a Siberian forest": adjectives of countries that are breeds as well. Before a noun
 * that is no cat they say where it comes from, which is not drawn.
 */
import { isAdjective, isNoun } from "../../../vocabulary/roles.ts";
import { plays, type Term } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";

const OF_A_COUNTRY: Term = plays("unknown", "", { isUndrawn: true });

const COUNTRIES =
  /^(?:russian|siberian|persian|turkish|egyptian|norwegian|burmese|siamese|british|american|japanese|javanese|balinese|himalayan|abyssinian|scottish|european|somali|cornish|devon|bengal|bombay|havana|oriental|thai|ukrainian|brazilian|australian|arabian|asian)$/i;

/** The lexemes, breeds before things and places said of those. */
export function withNationalities(
  lexemes: readonly Lexeme[],
  { prompt }: Sentence,
): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const isBreed = lexeme.term.claims.some(({ slot }) => slot === "breed");
    return isBreed && COUNTRIES.test(prompt.slice(lexeme.start, lexeme.end)) && isOfThing(at)
      ? { ...lexeme, term: OF_A_COUNTRY }
      : lexeme;
  });

  function isOfThing(at: number): boolean {
    let next = at + 1;
    while (lexemes[next] && !lexemes[next]!.apart && isAdjective(lexemes[next]!.term.role)) next++;
    const noun = lexemes[next];
    return noun !== undefined && !noun.apart && isNoun(noun.term.role) &&
      (noun.term.role === "thing" || noun.term.role === "place");
  }
}
