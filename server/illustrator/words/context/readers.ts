/**
 * @module French "lit" is a bed, and what who has a book before them does: "celui de droite *lit* un
 * journal".
 */
import { plays, type Term } from "../../vocabulary/term.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import type { Sentence } from "./pass.ts";

const SILENT: Term = plays("silent", "");

const IS_READ =
  /^ (?:une?|le|la|son|sa|des|les|ses) (?:\p{L}+ )?(?:journal|journaux|livres?|roman|magazine|lettres?|carte|bd|bouquin|histoire|recette|poème|parchemin|grimoire|menu|plan|partition)\b/iu;

/** The lexemes, without beds that are verbs. */
export function withReaders(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  return lexemes.map((lexeme) =>
    /^lit$/i.test(prompt.slice(lexeme.start, lexeme.end)) && IS_READ.test(prompt.slice(lexeme.end))
      ? { ...lexeme, term: SILENT }
      : lexeme
  );
}
