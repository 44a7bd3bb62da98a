/**
 * @module "Hinter ihm ein Leuchtturm", "à côté de lui un chien": a clause that begins with where something
 * is beside the cat.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { CatMention } from "../cats/cat_mentions.ts";
import { verbBetween } from "./inverted_clause.ts";
import { isWorn, type Mention, mentionsOfCats } from "./mention.ts";
import type { ParsedRelation } from "../../parsed_description.ts";
import { AROUND, BETWEEN } from "../place_words.ts";
import { OF_THINGS, pronounAfter } from "./pronouns.ts";
import type { RelationWords } from "../relation_words.ts";

/** Words of place that have the pronoun in them: "atrás dele", "a su lado". */
const HAS_PRONOUN = /(?:(?<= )del[ea]|(?<= )su (?:lado|espalda)|sua volta)$/iu;

const AT_OR_BEHIND = /^за$/iu;

/** "فأر صغير *أمامه*": words that end with their pronoun, said behind what is there. */
const ENDS_WITH_PRONOUN = /(?:ها?|هما|nya|(?:לפני|אחורי|תחתי|לציד|לצד|ליד|מול)[והי]{1,2})$/u;

/** What is around the cat, where words of place with a pronoun of their own follow it. */
export function besidePronoun(
  prompt: string,
  found: RelationWords,
  { things, cats, lexemes }: {
    things: readonly Mention[];
    cats: readonly CatMention[];
    lexemes: readonly Lexeme[];
  },
): ParsedRelation | undefined {
  const isOwn = found.isAfter && AROUND.includes(found.is) &&
    ENDS_WITH_PRONOUN.test(prompt.slice(found.start, found.end));
  if (!isOwn) return undefined;
  const noun = lexemes.findLast(({ end, followsNoun }) => end <= found.start && !followsNoun);
  const thing = things.find(({ start, end }) =>
    noun !== undefined && start <= noun.start && end >= noun.end
  );
  const [who] = thing?.actors ?? [];
  if (!thing || !who || thing.start < (cats[0]?.start ?? 0)) return undefined;
  const said = cats.findLast(({ start }) => start < thing.start) ?? cats[0];
  const what = said ? mentionsOfCats([said])[0]!.actors[0]! : { cat: 1 };
  return { start: found.start, end: found.end, is: found.is, who, what };
}

/** What is around the cat, where such a clause says it. */
export function aroundPronoun(
  prompt: string,
  found: RelationWords,
  { things, cats, lexemes }: {
    things: readonly Mention[];
    cats: readonly CatMention[];
    lexemes: readonly Lexeme[];
  },
): ParsedRelation | undefined {
  // "За столом" is at a table, "за ним" behind him.
  const is = found.is === "at" && AT_OR_BEHIND.test(prompt.slice(found.start, found.end))
    ? "behind"
    : found.is;
  if (!AROUND.includes(is) || is === "between" || found.isAfter) return undefined;
  const pronoun = pronounAfter(prompt, found.end);
  if (pronoun && OF_THINGS.has(pronoun.key)) return undefined;
  const end = pronoun?.end ??
    (HAS_PRONOUN.test(prompt.slice(found.start, found.end)) ? found.end : undefined);
  const first = lexemes.findIndex((lexeme) => lexeme.end > found.start);
  const opens = first > 0 &&
    (lexemes[first]!.afterBreak || lexemes[first - 1]!.term.role === "and");
  if (end === undefined || !opens) return undefined;
  const thing = things.find(({ start }) => start >= end);
  if (!thing || isWorn(thing)) return undefined;
  const leads = lexemes.filter((one) => one.start >= end && one.end <= thing.start)
    .every(({ term: { role }, afterBreak }) =>
      !afterBreak && role !== "cat" && (BETWEEN.includes(role) || role === "copula")
    );
  if (!leads || lexemes.find((one) => one.end > thing.start)?.afterBreak) return undefined;
  const cat = cats.findLast(({ start }) => start < found.start) ?? cats[0];
  const [who] = thing.actors;
  const what = cat ? mentionsOfCats([cat])[0]!.actors[0]! : { cat: 1 };
  const verb = verbBetween(prompt, found, thing);
  return who && { start: found.start, end, is, who, what, ...(verb && { verb }) };
}
