/**
 * Words of other languages for stairs and for ladders alike: who paints a wall, picks fruit or mends a roof stands on a
 * ladder.
 *
 * @module
 */
import type { Term } from "../../vocabulary/term.ts";
import type { Lexeme } from "../binding/lexeme.ts";

const EITHER = /^(?:escaler(?:as?|illa)|escadas?|scal[ae]|лестниц\p{L}+|merdiven\p{L}*|trap)$/iu;

/** It is climbed at these, or moved; "de mano" says so itself. */
const NEEDS_A_LADDER = new RegExp(
  "árbol|manzan|cereza|frut|tejado|bombilla|pintando|bombero|apoyad|estanter|escalera alta|" +
    "árvore|maç|cereja|telhado|lâmpada|bombeiro|encostad|" +
    "alber|mel[ae]|cilieg|tetto|lampadina|dipinge|imbianc|pompier|appoggiat|scaffal|" +
    "дерев|яблок|вишн|крыш|лампочк|крас(?:ит|ящ)|пожарн|прислон|" +
    "ağaç|ağac|elma|kiraz|çatı|ampul|boyuyor|boyayan|itfaiye|dayalı|" +
    "boom|appel|kers(?!t)|gloeilamp|schilder|verf|brandweer",
  "iu",
);

/** The lexemes, such words read as `ladder` where the text names what is reached from one. */
export function withLadders(
  lexemes: readonly Lexeme[],
  ladder: Term | undefined,
  prompt: string,
): Lexeme[] {
  if (!ladder || !NEEDS_A_LADDER.test(prompt)) return [...lexemes];
  return lexemes.map((lexeme) =>
    lexeme.term.role === "thing" && EITHER.test(prompt.slice(lexeme.start, lexeme.end))
      ? { ...lexeme, term: ladder }
      : lexeme
  );
}
