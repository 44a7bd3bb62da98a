/** @module "화분 두 개", "皿が二枚": a number and a counter behind what they count, and no dog, "개". */
import { plays, type Term } from "../../vocabulary/term.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import { UNKNOWN } from "../lexicon/new_lexeme.ts";
import type { Sentence } from "./pass.ts";

const SILENT: Term = plays("silent", "");

const COUNTER = /^(?:개|송이|권|병|잔|장|자루|그루|つ|個|本|枚|冊|匹|羽)(?:가|이|를|을|와|과)?$/u;
const ONE = /^(?:한|1|一)$/u;
const TWO = /^(?:두|2|二)$/u;
const NUMBER = /^(?:한|두|세|네|다섯|여섯|[1-9]|[一二三四五六])$/u;

/** The lexemes, with two of a thing as its plural; other numbers are not drawn. */
export function withCountsBehind(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const written = (at: number) => {
    const lexeme = lexemes[at];
    return lexeme ? prompt.slice(lexeme.start, lexeme.end) : "";
  };
  const isCounter = (at: number) =>
    COUNTER.test(written(at)) && NUMBER.test(written(at - 1)) && !lexemes[at]!.afterBreak;
  return lexemes.map((lexeme, at) => {
    if (isCounter(at)) return { ...lexeme, term: SILENT };
    if (isCounter(at + 1)) {
      const isDrawn = ONE.test(written(at)) || TWO.test(written(at));
      return { ...lexeme, term: isDrawn ? SILENT : UNKNOWN };
    }
    const isPair = lexeme.term.role === "thing" && isCounter(at + 2) && TWO.test(written(at + 1)) &&
      !lexemes[at + 1]!.afterBreak;
    return isPair
      ? { ...lexeme, isPlural: true, term: { ...lexeme.term, isPlural: true } }
      : lexeme;
  });
}
