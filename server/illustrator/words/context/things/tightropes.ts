/** @module "Balancing on a rope": it is stretched between two posts, and no coil. */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";
import { englishThing } from "../../lexicon/english_terms.ts";

/** The lexemes; a rope on which one balances or walks is a tightrope. */
export function withTightropes(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const tightrope = englishThing("tightrope");
  if (!tightrope) return [...lexemes];
  return lexemes.map((lexeme) =>
    ROPE.test(prompt.slice(lexeme.start, lexeme.end)) &&
      BALANCED_ON.test(prompt.slice(0, lexeme.start))
      ? { ...lexeme, term: tightrope }
      : lexeme
  );
}

const ROPE =
  /^(?:(?:long )?rope|wire|seil|corde|cuerda|corda|fune|touw|lina|linie|канат\p{L}*|верёвк\p{L}*)$/iu;

/** What one does on a rope between two ends, before the rope. */
const BALANCED_ON =
  /(?:balanc(?:es?|ing|ed)|walk(?:s|ing)?|tiptoe(?:s|ing)?|danc(?:es?|ing)|balancier\p{L}*|läuft|équilibre|marche|equilibr\p{L}+|camin\p{L}+|balanceer\p{L}*|балансиру\p{L}+|ид[её]т) (?:carefully |up |high up )?(?:on|along|across|over|auf|sur|en|sobre|por|em|na|su|sulla|op|over|na|на|по)(?: \p{L}+){0,2} $/iu;
