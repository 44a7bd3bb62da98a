/**
 * @module Two or more cats that are told apart by a pronoun, or by their colour before what they do.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Role } from "../../../vocabulary/term.ts";
import { languageOf } from "../../lexicon/language.ts";
import { tokenise } from "../../lexicon/tokens.ts";
import { DEFINITE, WITHOUT_ARTICLES } from "../../lexicon/word_order.ts";
import type { CatMention } from "./cat_mentions.ts";

/** "Two cats, *she* in a red dress, *he* in a suit": where one is said of each. */
export function sheAndHe(
  prompt: string,
  lexemes: readonly Lexeme[],
  { end }: CatMention,
): number[] {
  const isSaid = (pronoun: RegExp, at: number) => {
    const { start, end, afterBreak } = lexemes[at]!;
    return (afterBreak || lexemes[at - 1]!.term.role === "and") &&
      pronoun.test(prompt.slice(start, end));
  };
  const behind = lexemes.flatMap(({ start }, at) => start > end ? [at] : []);
  const she = behind.filter((at) => isSaid(SHE, at)), he = behind.filter((at) => isSaid(HE, at));
  return she.length === 1 && he.length === 1 ? [...she, ...he].sort((a, b) => a - b) : [];
}

const SHE =
  /^(?:she|ella|elle|lei|ela|sie|zij|hon|hun|ona|она|вона|هي|αυτή|היא|ea|彼女は|她)(?: \p{L}+)?$/iu;
const HE =
  /^(?:he|él|lui|il|ele|er|hij|han|on|он|він|هو|αυτός|הוא|el|彼は|他|yo|ich|je|moi|io|eu|ik|ja|я|jag|jeg|já|én)(?: \p{L}+)?$/iu;

/** "Dois gatos: *o preto* rema e *o amarelo* pesca": a colour, and what the cat of that colour does. */
export function doneByEach(
  prompt: string,
  lexemes: readonly Lexeme[],
  { end }: CatMention,
): number[] {
  const language = languageOf(tokenise(prompt));
  const isBare = WITHOUT_ARTICLES.has(language);
  return lexemes.flatMap(({ start, afterBreak, term }, at) => {
    if (start < end || !afterBreak && lexemes[at - 1]!.term.role !== "and") return [];
    const isDefinite = DEFINITE[language]?.test(prompt.slice(start, lexemes[at]!.end)) ?? false;
    if (!isDefinite && !isBare) return [];
    let next = term.role === "article" ? at + 1 : at;
    // "De *dikke* rode slaapt".
    while (isOfBody(lexemes[next])) next++;
    const first = next;
    while (lexemes[next]?.term.role === "colour" && (next === first || !lexemes[next]!.apart)) {
      next++;
    }
    const verb = lexemes[next];
    const isDone = verb !== undefined && !verb.afterBreak &&
      (VERBS.includes(verb.term.role) || isDefinite && verb.term.role === "thing");
    return next > first && isDone ? [at] : [];
  });
}

/** Its size, build or age. */
function isOfBody(lexeme: Lexeme | undefined): boolean {
  return lexeme?.term.role === "quality" && lexeme.term.claims.length > 0 &&
    lexeme.term.claims.every(({ slot }) => slot === "size" || slot === "build" || slot === "age");
}

/** What a verb may be read as. */
const VERBS: readonly Role[] = ["quality", "unknown", "frame", "copula"];
