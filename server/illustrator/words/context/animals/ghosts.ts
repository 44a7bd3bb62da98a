/** @module "Ghost cat", "chat fantôme", "Geisterkatze": the cat is one, and none hovers beside it. */
import { isCat } from "../../../vocabulary/roles.ts";
import { plays, type Term } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";
import { englishTerm } from "../../lexicon/english_terms.ts";

const UNSEEN: Term = plays("unknown", "", { isUndrawn: true });

/** The lexemes, with ghosts that stand right before or behind the cat as what it is; `ghostly` says that. */
export function withGhosts(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const ghostly = englishTerm("see through");
  if (!ghostly) return [...lexemes];
  const isBeside = (one: Lexeme | undefined, other: Lexeme | undefined) =>
    one !== undefined && other !== undefined && !other.afterBreak &&
    /^[\s-]?の?$/u.test(prompt.slice(one.end, other.start));
  return lexemes.map((lexeme, at): Lexeme => {
    const before = lexemes[at - 1], after = lexemes[at + 1];
    if (isClear(lexeme) && after?.term.role === "thing" && !after.apart) {
      return { ...lexeme, term: UNSEEN };
    }
    if (!isGhost(lexeme) || lexeme.isPlural) return lexeme;
    const isOfCat = isCatNoun(after) && isBeside(lexeme, after) ||
      isCatNoun(before) && isBeside(before, lexeme);
    return isOfCat ? { ...lexeme, term: ghostly } : lexeme;
  });
}

/** "A *see-through* umbrella", "透明的伞": it is the thing, and no cat, that one can see through. */
function isClear({ term: { role, claims } }: Lexeme): boolean {
  return role === "quality" && claims.some(({ value }) => value === "ghostly body");
}

function isGhost({ term: { claims } }: Lexeme): boolean {
  return claims.some(({ slot, value }) => slot === "prop" && value === "ghost");
}

function isCatNoun(lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined && isCat(lexeme.term.role) && !lexeme.term.isFur;
}
