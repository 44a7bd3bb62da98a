/** @module "洗濯物の山": a heap of what stands before it, and no mountain. */
import { plays, type Term } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";

const SILENT: Term = plays("silent", "");

/** The lexemes, with heaps of things said by the things alone. */
export function withHeaps(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const link = lexemes[at - 1], thing = lexemes[at - 2];
    const isHeap = prompt.slice(lexeme.start, lexeme.end) === "山" && !lexeme.afterBreak &&
      link !== undefined && prompt.slice(link.start, link.end) === "の" &&
      thing?.term.role === "thing";
    return isHeap ? { ...lexeme, term: SILENT } : lexeme;
  });
}
