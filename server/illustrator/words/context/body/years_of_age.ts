/** @module "17 yrs", "a 17 ans", "17 Jahre alt": so many years make a cat old. */
import type { Lexeme } from "../../binding/lexeme.ts";
import { namesPerson } from "../../terms/person_nouns.ts";
import type { Sentence } from "../pass.ts";
import { englishTerm } from "../../lexicon/english_terms.ts";

/** Cats of so many years are old; more of them are a person's. */
const OLD = 12, OLDEST = 30;

const YEARS =
  /^[\s-]*(?:years?|yrs?|y\/?o|jahren?|jaar|ans|anos|años|anni|aastat|let|lat|år|vuotta|éves|ani|tahun|yaşında|лет|років|歳|才|岁|歲|살)(?![\p{L}\p{N}])/iu;

/** "My 15 year old *daughter*", "my *son* who is 13": whose age it is. */
function isOfPerson(prompt: string, { start, end }: Lexeme): boolean {
  const behind = /^[\s-]*[\p{L}/]+[\s-]+old[\s-]+(\p{L}+)/iu.exec(prompt.slice(end))?.[1];
  const before = /(\p{L}+),? (?:who )?(?:is|was|turned|turns) $/iu.exec(prompt.slice(0, start))
    ?.[1];
  return [behind, before].some((word) => word !== undefined && namesPerson(word.toLowerCase()));
}

/** The lexemes, a number of years read as the term for old. */
export function withYearsOfAge(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const old = englishTerm("senior");
  if (!old) return [...lexemes];
  return lexemes.flatMap((lexeme, at): Lexeme[] => {
    const years = Number(prompt.slice(lexeme.start, lexeme.end));
    if (!(years >= OLD && years <= OLDEST)) {
      return [lexeme];
    }
    const unit = YEARS.exec(prompt.slice(lexeme.end));
    if (!unit || isOfPerson(prompt, lexeme)) return [lexeme];
    const end = lexeme.end + unit[0].length;
    const taken = lexemes.slice(at + 1).filter((next) => next.start < end);
    return [{ ...lexeme, term: old, end: Math.max(end, ...taken.map((one) => one.end)) }];
  }).filter((lexeme, i, all) => i === 0 || lexeme.start >= all[i - 1]!.end);
}
