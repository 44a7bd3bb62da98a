/**
 * Several cats that are named together and described one by one.
 *
 * @module
 */
import type { Lexeme } from "../binding/lexeme.ts";
import type { CatMention } from "./cat_mentions.ts";

/** Words that open the description of each of several cats. */
const EACH =
  /^(?:one|eins|eines|één|een|jeden|jedna|один|одна|the other|other|another|second|third|un|uno|una|une|l'un|l'autre|otro|otra|autre|eine|einer|die andere|der andere|andere|uno|l'altro|altro|outro|outra)$/i;

/** "Two cats, one black, one white": the one mention becomes one for each. */
export function oneByOne(
  prompt: string,
  lexemes: readonly Lexeme[],
  mentions: CatMention[],
): CatMention[] {
  const [only] = mentions;
  if (mentions.length !== 1 || !only || only.count < 2) return mentions;
  const openings = lexemes.flatMap(({ start, end }, at) =>
    start > only.end && EACH.test(prompt.slice(start, end)) && !isEachOther(prompt, start) &&
      describes(lexemes[at + 1]) && !isPartOfEye(lexemes, at)
      ? [at]
      : []
  );
  if (openings.length !== only.count) {
    const [one, ...more] = openings.filter((at) => isOfOne(prompt, lexemes, at));
    return one === undefined || more.length > 0
      ? mentions
      : [{ ...only, to: one }, { ...only, count: 1, from: one, to: lexemes.length }];
  }
  return openings.map((from, i) => ({
    start: i === 0 ? only.start : lexemes[from]!.start,
    end: i === 0 ? only.end : lexemes[from]!.end,
    first: i + 1,
    count: 1,
    from,
    to: openings[i + 1] ?? lexemes.length,
  }));
}

/** "Three kittens, one has a blue hat": what one of them wears or does. */
function isOfOne(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end, afterBreak } = lexemes[at]!;
  const isListed = afterBreak || lexemes[at - 1]?.term.role === "and";
  return isListed && ONE.test(prompt.slice(start, end)) && HAS.test(prompt.slice(end));
}

const ONE = /^(?:one|eine[rs]?|eins|une?|l'un|un[oa]?|uma?|een|één|jeden|jedna|один|одна)$/i;

const HAS =
  /^ (?:of them |of which |davon |d'eux |d'elles |di loro |de ellos |de ellas |deles |delas )?(?:has|is|wears|wearing|with|in|hat|trägt|ist|mit|porte|a|est|avec|tiene|lleva|está|con|ha|porta|è|tem|usa|com|heeft|draagt|met|ma|nosi|w|z) /i;

function isEachOther(prompt: string, start: number): boolean {
  return /\beach $/i.test(prompt.slice(0, start));
}

function describes(next: Lexeme | undefined): boolean {
  return next !== undefined && !next.apart &&
    [
      "colour",
      "quality",
      "cat",
      "copula",
      "degree",
      "marking",
      "unknown",
      "silent",
      "frame",
      "article",
    ]
      .includes(
        next.term.role,
      );
}

function isPartOfEye(lexemes: readonly Lexeme[], at: number): boolean {
  return lexemes.slice(at + 1, at + 4).some(({ term }) => term.role === "eye");
}
