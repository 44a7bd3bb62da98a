/**
 * @module Balls, nets and sticks of the sport that a description names: "a golfing cat with a ball" has a golf
 * ball, and no beach ball. `things_of_sports.tsv` says what each sport calls them.
 */
import { dataLines } from "../../../data_lines.ts";
import { once } from "../../../once.ts";
import type { Role } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";
import { englishThing } from "../../lexicon/english_terms.ts";

/** What a word means where the sport is named. */
interface ThingOfSport {
  sport: RegExp;
  word: RegExp;
  thing: string;
}

const thingsOfSports = once(() =>
  dataLines(new URL("things_of_sports.tsv", import.meta.url)).map((line): ThingOfSport => {
    const [sport = "", word = "", thing = ""] = line.split("\t");
    return {
      sport: new RegExp(`\\b(?:${sport})`, "i"),
      word: new RegExp(`^(?:${word})$`, "i"),
      thing,
    };
  })
);

/** What such a word is read as elsewhere. */
const READ_AS: readonly Role[] = ["thing", "unknown", "place"];

/** The lexemes, such words read as the things of the sport. */
export function withThingsOfSports(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const named = thingsOfSports().filter(({ sport }) => sport.test(prompt));
  if (named.length === 0) return [...lexemes];
  return lexemes.map((lexeme) => {
    if (!READ_AS.includes(lexeme.term.role)) return lexeme;
    const written = prompt.slice(lexeme.start, lexeme.end);
    const found = named.find(({ word }) => word.test(written));
    const term = found && englishThing(found.thing);
    return term
      ? { ...lexeme, term, isPlural: lexeme.isPlural && !/s$/.test(found.thing) }
      : lexeme;
  });
}
