/**
 * @module One cat and several others, which "she" and "they" refer to by number: "a cat with three kittens, *she* is grey and *they*
 * are ginger", "chatte et ses trois petits, *elle* … *eux* …".
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { plays } from "../../../vocabulary/term.ts";
import type { CatMention } from "./cat_mentions.ts";
import { languageOf } from "../../lexicon/language.ts";
import { tokenise } from "../../lexicon/tokens.ts";
import { litterWords } from "./litter_words.ts";

/** Where words take up the one cat again, or the others; `at` is the lexeme that opens the clause. */
interface TakenUp {
  at: number;
  end: number;
  areOthers: boolean;
}

/** Every such place, in order. */
export function takenUpByNumber(prompt: string, lexemes: readonly Lexeme[]): TakenUp[] {
  const words = litterWords(languageOf(tokenise(prompt)));
  if (!words) return [];
  return lexemes.flatMap(({ start, afterBreak }, at): TakenUp[] => {
    const opens = at > 0 &&
      (afterBreak || lexemes[at - 1]!.term.role === "and" || JOINED.test(prompt.slice(0, start)));
    if (!opens) return [];
    const rest = prompt.slice(start);
    const others = words.others.exec(rest), word = others ?? words.parent.exec(rest);
    return word ? [{ at, end: start + word[0].length, areOthers: others !== null }] : [];
  });
}

/** Conjunctions between the two clauses. */
const JOINED =
  /(?:^|[\s,;])(?:but|while|whereas|aber|während|mais|alors que|tandis que|pero|mientras(?: que)?|ma|mentre|mas|enquanto|maar|terwijl|ale|a|natomiast|а|но|але|men|medan|mens|ama|ise|dar|iar|tetapi|sedangkan|còn|και|αλλά|ενώ|míg|viszont|mutta) $/iu;

/** The mentions for these, where before them one cat and several others are named; none otherwise. */
export function mentionsByNumber(
  prompt: string,
  lexemes: readonly Lexeme[],
  { before, taken }: { before: readonly CatMention[]; taken: readonly TakenUp[] },
): CatMention[] {
  const parent = before.find(({ count }) => count === 1);
  const groups = before.filter(({ count }) => count > 1);
  const [others] = groups;
  if (!parent || !others || groups.length > 1) return [];
  const all = Math.max(...before.map(({ first, count }) => first + count - 1));
  return taken.flatMap(({ at, end, areOthers }, i): CatMention[] => {
    const to = taken[i + 1]?.at ?? lexemes.length;
    const { start } = lexemes[at]!;
    const said = {
      ...(areOthers ? others : parent),
      start,
      end,
      isAgain: true as const,
      isByNumber: true as const,
    };
    const sentence = lexemes.findIndex((lexeme, next) =>
      next > at && next < to && ENDED.test(prompt.slice(end, lexeme.start))
    );
    if (sentence < 0) return [{ ...said, from: at, to }];
    // The next sentence is about all of them, up to where it names the others.
    const next = lexemes[sentence]!.start;
    const named = lexemes.findIndex((lexeme, place) =>
      place >= sentence && place < to && isYoung(lexeme)
    );
    const company = { start: next, end: next, first: 1, count: all, isAgain: true as const };
    return [
      { ...said, from: at, to: sentence },
      { ...company, from: sentence, to: named < 0 ? to : named },
      ...(named < 0 ? [] : [{ ...others, ...placeOf(lexemes[named]!), from: named, to }]),
    ];
  });
}

/** "*Ellos* son blancos", "*die Kleinen* sind grau": no words that anything else is said of. */
export function withoutTakenUp(
  lexemes: readonly Lexeme[],
  mentions: readonly CatMention[],
): Lexeme[] {
  const taken = mentions.filter(({ isByNumber }) => isByNumber);
  const isTaken = (one: Lexeme) =>
    one.term.role !== "cat" &&
    taken.some(({ start, end }) => one.start >= start && one.end <= end);
  return lexemes.map((lexeme) => isTaken(lexeme) ? { ...lexeme, term: PRONOUN } : lexeme);
}

const PRONOUN = plays("article", "");

function placeOf({ start, end }: Lexeme) {
  return { start, end, isAgain: true as const };
}

/** A kitten. */
export function isYoung({ term: { role, claims } }: Lexeme): boolean {
  return role === "cat" && claims.some(({ slot, value }) => slot === "age" && value === "kitten");
}

const ENDED = /[.!?。！？\n]/u;
