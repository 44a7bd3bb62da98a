/**
 * @module "It drinks" is no drink: behind the cat, its name or "it" the word says what is done. "Boit un
 * café" is no place.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Term } from "../../../vocabulary/term.ts";

const CAT_BEFORE = /\b(?:it|he|she|who|that|which|cat|kitten|kitty|tabby)\s+(?:\w+ly\s+)?$/i;

/** The lexemes, "drinks" read as the activity where the cat does it. */
export function withDrinking(
  lexemes: readonly Lexeme[],
  term: Term | undefined,
  prompt: string,
): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    if (!term || !/^drinks$/i.test(prompt.slice(lexeme.start, lexeme.end))) return lexeme;
    const isName = !lexeme.afterBreak && lexemes[at - 1]?.term.note === "its name";
    return isName || CAT_BEFORE.test(prompt.slice(0, lexeme.start)) ? { ...lexeme, term } : lexeme;
  });
}

/** The lexemes, a café that is drunk read as a cup of coffee. */
export function withCoffee(
  lexemes: readonly Lexeme[],
  coffee: Term | undefined,
  prompt: string,
): Lexeme[] {
  return lexemes.map((lexeme) =>
    coffee && /^(?:caf[eéè]s?|καφ[έε])$/iu.test(prompt.slice(lexeme.start, lexeme.end)) &&
      DRINKS.test(prompt.slice(0, lexeme.start))
      ? { ...lexeme, term: coffee }
      : lexeme
  );
}

/** Verbs for drinking in languages that call coffee and where it is drunk alike. */
const DRINKS =
  /(?<!\p{L})(?:boi[st]|boi(?:re|vent)|buvant|buvai[st]|sirot\p{L}+|beb(?:e|en|iendo|endo|er|em)|bebiéndose|tom(?:a|an|am|ando|ar)|tomándose|bev(?:e|ono|endo)|πίν(?:ει|ουν|οντας)|sorseggia(?:ndo)?)\s+(?:(?:έναν?|une?|du|des|el|os?|uma?|il|su|son|sa|seu|le|una?|(?:petit|grand|bon|rico|gran)e?)\s+)*$/iu;
