/**
 * @module Verbs that look like the name of a thing: "gulls *wheel* above", "learning to *fish*". They are
 * read as what is done, where that can be drawn; else a receipt lists them as ignored.
 */
import type { Lexeme } from "../binding/lexeme.ts";
import { plays, type Term } from "../../vocabulary/term.ts";
import { isAdjective, isNoun } from "../../vocabulary/roles.ts";
import { isOtherAnimal } from "./animals/friends_actions.ts";
import type { Sentence } from "./pass.ts";
import { writtenActivity } from "./written_thing.ts";

const WITHOUT_DRAWING: Term = plays("unknown", "", { isUndrawn: true });

/** Before a verb, and before no noun without an article. */
const SUBJECT = /^(?:he|she|they|we|who|cats|kittens|kitties)$/i;

/** Of these one does not see whether they are several. */
const UNCHANGED = /^(?:fish|goldfish|sheep|deer|mice|geese|people)$/i;

/** The lexemes, such verbs read as activities. */
export function withVerbsLikeThings(lexemes: readonly Lexeme[], sentence: Sentence): Lexeme[] {
  const { prompt } = sentence;
  return lexemes.map((lexeme, at) => {
    const before = lexemes[at - 1];
    if (isOfOneCat(lexemes, at)) {
      return { ...lexeme, term: writtenActivity(lexeme, sentence) ?? WITHOUT_DRAWING };
    }
    if (!before || lexeme.apart || !isPlainThing(lexeme) || goesOn(lexemes[at + 1])) return lexeme;
    const word = prompt.slice(before.start, before.end);
    const isOfAnimals = isOtherAnimal(before) && (before.isPlural || UNCHANGED.test(word));
    if (!isOfAnimals && word.toLowerCase() !== "to" && !SUBJECT.test(word)) return lexeme;
    const activity = isOfAnimals ? WITHOUT_DRAWING : writtenActivity(lexeme, sentence);
    return activity ? { ...lexeme, term: activity } : lexeme;
  });
}

/** "A cat *anchors* a boat": an "s" behind one cat, and a noun of its own behind it. */
function isOfOneCat(lexemes: readonly Lexeme[], at: number): boolean {
  const { term: { role, claims }, isPlural, apart } = lexemes[at]!;
  const before = lexemes[at - 1], next = lexemes[at + 1];
  return role === "thing" && isPlural && !apart && claims.length > 0 &&
    claims.every(({ slot, by }) => slot === "prop" && by === undefined) &&
    before?.term.role === "cat" && !before.isPlural && !before.term.isFur &&
    next?.term.role === "article" && !next.apart;
}

/** One word in the singular for a thing beside the cat. */
function isPlainThing({ term: { role, claims }, isPlural }: Lexeme): boolean {
  return role === "thing" && !isPlural && claims.length > 0 &&
    claims.every(({ slot, by }) => slot === "prop" && by === undefined);
}

/** "To fish tacos": the noun is another one. */
function goesOn(next: Lexeme | undefined): boolean {
  return next !== undefined && !next.apart &&
    (isNoun(next.term.role) || isAdjective(next.term.role) && next.term.role !== "unknown" ||
      next.term.role === "and");
}
