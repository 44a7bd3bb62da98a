/** @module Signs of scripts without spaces that are only a part of a word. */
import type { Term } from "../../vocabulary/term.ts";
import { isNoun } from "../../vocabulary/roles.ts";
import type { Token } from "./tokens.ts";

/** A term that was found from the token `at` on. */
interface Match {
  at: number;
  /** In tokens. */
  length: number;
  term: Term;
  /** The word before is in no dictionary. */
  isAfterUnknown: boolean;
  language: string;
}

/**
 * Korean, katakana and Japanese kanji are read by signs: "자" is a ruler, and none in "상자"; "리스" is a wreath, and none in
 * "바리스타"; "ランプ" is a lamp, and none in "トランプ". A noun stands where its word begins, or ends it. `beginsTerm`
 * says whether another term begins at a token.
 */
export function isWithinWord(
  tokens: readonly Token[],
  { at, length, term, isAfterUnknown, language }: Match,
  beginsTerm: (at: number) => boolean,
): boolean {
  const isNumber = term.role === "number" && language === "ko";
  if (!isNoun(term.role) && term.role !== "colour" && !isNumber) return false;
  const end = at + length;
  // "真剣" is earnest, and no sword ("剣"); Chinese verbs stand before their nouns without a space.
  if (language === "ja" && length === 1 && isNoun(term.role) && isOf(KANJI, tokens[at])) {
    const isAfterPart = isAfterUnknown && wordParts(tokens, KANJI, at, -1) !== "";
    return isAfterPart || wordParts(tokens, KANJI, at, 1) !== "" && !beginsTerm(end);
  }
  const signs = [HANGUL, KATAKANA].find((one) => isOf(one, tokens[at]));
  if (!signs) return false;
  const before = wordParts(tokens, signs, at, -1);
  const rest = wordParts(tokens, signs, end - 1, 1);
  const goesOn = rest !== "" && !(signs === HANGUL && PARTICLES.test(rest));
  // Of a compound the last part is meant: "컵라면", "カップラーメン".
  const shortest = signs === HANGUL ? 2 : 3;
  if (before !== "" && isAfterUnknown) {
    return goesOn || length < shortest || before.length < shortest - 1;
  }
  // The "three" of "해주세요", a request, is none.
  if (isNumber && before !== "") return true;
  if (length === 1 && signs === HANGUL) return before !== "" || goesOn;
  return goesOn && !beginsTerm(end);
}

const HANGUL = /^[가-힣]$/;
const KATAKANA = /^[ァ-ヺー]$/;
const KANJI = /^\p{Script=Han}$/u;

/** The signs of the word that stand before (-1) or behind (1) the one at `at`. */
function wordParts(tokens: readonly Token[], signs: RegExp, at: number, step: 1 | -1): string {
  let parts = "";
  for (let here = at; isOf(signs, tokens[here]); here += step) {
    const next = tokens[here + step];
    const [first, second] = step > 0 ? [tokens[here], next] : [next, tokens[here]];
    if (!first || !second || first.end !== second.start || !isOf(signs, next)) break;
    const sign = next!.key.normalize("NFC");
    parts = step > 0 ? parts + sign : sign + parts;
  }
  return parts;
}

function isOf(signs: RegExp, token: Token | undefined): boolean {
  return token !== undefined && signs.test(token.key.normalize("NFC"));
}

/** What may follow a Korean noun. */
const PARTICLES =
  /^들?(?:[은는이가을를에의와과로도만랑인한께네용]|이랑|하고|처럼|까지|부터|보다|으로|에서|에게|에는|에도|에서는|이고|이다|같은|모양|무늬|님|이?에요|예요|입니다|(?:속|위|앞|뒤|옆|밑|안)(?:에서?|의|으로)?)?$/;
