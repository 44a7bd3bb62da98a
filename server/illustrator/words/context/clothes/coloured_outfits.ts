/**
 * @module "A ninja, *black outfit*": clothes that are named by no other word have the colour, and the fur
 * has not.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { plays, type Term } from "../../../vocabulary/term.ts";
import type { Sentence } from "../pass.ts";

const OUTFIT = /^(?:outfit|clothes|clothing|attire|garb)s?$/i;

const WITHOUT_DRAWING: Term = plays("unknown", "", { isUndrawn: true });

/** The lexemes, an outfit behind its colour read as the costume that was said before, or as nothing that is drawn. */
export function withColouredOutfits(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const before = lexemes[at - 1];
    const isColoured = before?.term.role === "colour" && !lexeme.apart &&
      OUTFIT.test(prompt.slice(lexeme.start, lexeme.end));
    if (!isColoured) return lexeme;
    const costume = lexemes.slice(0, at).findLast(({ term: { claims, denied } }) =>
      !denied && claims.length > 0 && claims.every(({ slot }) => slot === "costume")
    );
    const term: Term = costume ? { ...costume.term, role: "thing" } : WITHOUT_DRAWING;
    return { ...lexeme, term };
  });
}
