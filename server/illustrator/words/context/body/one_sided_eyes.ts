/**
 * @module "左目が青", "левый глаз", "mata kiri": where one word means an eye and both, a side before or behind it
 * says that it is one.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { plays, type Term } from "../../../vocabulary/term.ts";

const AN_EYE: Term = plays("eye", "");

/** The lexemes, eyes with a side read as one eye. */
export function withOneSidedEyes(lexemes: readonly Lexeme[]): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    if (lexeme.term.role !== "eyes" || lexeme.term.claims.length > 0) return lexeme;
    const before = lexemes[at - 1], behind = lexemes[at + 1];
    const hasSide = isSide(before) && !lexeme.apart || isSide(behind) && !behind!.apart;
    return hasSide ? { ...lexeme, term: AN_EYE } : lexeme;
  });
}

function isSide(lexeme: Lexeme | undefined): boolean {
  return lexeme?.term.role === "left" || lexeme?.term.role === "right";
}
