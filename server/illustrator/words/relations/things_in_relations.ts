/**
 * @module "Two cats, their tails making a heart": what two cats make together is no thing beside them.
 */
import { RELATIONS } from "../../relations.ts";
import type { RelationEntry } from "../../staging/relation_entry.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import { relationWords } from "./relation_words.ts";

/** The lexemes without the things that words of a relation between cats name. */
export function withoutThingsInRelations(prompt: string, lexemes: readonly Lexeme[]): Lexeme[] {
  const between = relationWords(prompt).filter(({ is }) => {
    const { who, what }: RelationEntry = RELATIONS[is];
    return who === "cat" && what === "cat";
  });
  return lexemes.filter(({ start, end }) =>
    !between.some((words) => start > words.start && end <= words.end)
  );
}
