/**
 * @module Two cats of whom no number is said: "die eine Katze ist schwarz, *die andere* getigert".
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Role } from "../../../vocabulary/term.ts";
import { languageOf } from "../../lexicon/language.ts";
import { ENGLISH } from "../../lexicon/lexicons.ts";
import { tokenise } from "../../lexicon/tokens.ts";
import type { CatMention } from "./cat_mentions.ts";
import { phraseStart } from "../grammar/noun_phrase.ts";

const OTHER =
  /^(?:other|(?:der|die|das) andere|(?:el |la )?otr[oa]|l'autre|autre|l'altr[oa]|altr[oa]|(?:o |a )?outr[oa]|(?:de )?andere|drug[ia]|друг(?:ой|ая)|вторая|второй|інш(?:ий|а)|diğeri|öteki|もう一匹は?|もう片方は|다른 한 마리는|另一[只隻]|(?:den )?(?:andra|andre|anden))$/iu;

/** What there are two of on one cat. */
const OF_ONE_CAT: readonly Role[] = ["eye", "eyes", "part", "marking"];

/** "One cat with *one ear* up and the other down". */
const OF_BODIES = /\bone (?:\p{L}+ )?(?:ear|eye|paw|leg|foot|half|side|cheek|fang|whisker)\b/iu;

/** What goes on with the other cat; in English, where "one cat" came before, also what it wears or where it is. */
const SAYING: readonly Role[] = ["colour", "quality", "copula", "cat"];
const SAYING_MORE: readonly Role[] = [...SAYING, "frame", "article"];

/** The one mention and the other cat, where the text goes on with it. */
export function withTheOther(
  prompt: string,
  lexemes: readonly Lexeme[],
  mentions: CatMention[],
): CatMention[] {
  const [only] = mentions;
  if (mentions.length !== 1 || only?.count !== 1 || only.name) return mentions;
  // In English "one" has to stand before the first: "the other" is said of many things.
  const isEnglish = languageOf(tokenise(prompt)) === ENGLISH;
  if (isEnglish && (!isOne(prompt, lexemes, only) || OF_BODIES.test(prompt.slice(only.end)))) {
    return mentions;
  }
  const at = lexemes.findIndex(({ start, end, afterBreak }, i) =>
    start > only.end && OTHER.test(prompt.slice(start, end)) &&
    (afterBreak || ["and", "article"].includes(lexemes[i - 1]!.term.role))
  );
  const next = lexemes.slice(at + 1).find(({ term }) => term.role !== "other");
  const isCatInCommas = at > 0 && isLookInCommas(lexemes, at + 1);
  const isSaid = at > 0 && next !== undefined && !next.apart &&
    (isEnglish ? SAYING_MORE : SAYING).includes(next.term.role);
  const isOfParts = at > 0 &&
    lexemes.some(({ start, end, term, isPlural }, i) =>
      i !== at && start > only.end &&
      (OF_ONE_CAT.includes(term.role) || isEnglish && isPlural && term.role === "thing" && i < at ||
        PAIRS.test(prompt.slice(start, end)))
    );
  if (!isCatInCommas && (!isSaid || isOfParts)) return mentions;
  const { start, end } = lexemes[at]!;
  return [{ ...only, to: at }, { ...only, start, end, first: 2, from: at }];
}

/** "The other, *a brown tabby*, is washing": a look between commas. */
function isLookInCommas(lexemes: readonly Lexeme[], at: number): boolean {
  if (lexemes[at]?.term.role !== "article" || !lexemes[at]!.afterBreak) return false;
  const end = lexemes.findIndex(({ afterBreak }, i) => i > at && afterBreak);
  const own = lexemes.slice(at + 1, end < 0 ? undefined : end);
  return own.length > 0 && own.every(({ term: { role } }) => IN_COMMAS.includes(role)) &&
    own.some(({ term: { role } }) => role === "colour" || role === "cat");
}

const IN_COMMAS: readonly Role[] = ["colour", "cat", "quality", "degree", "and", "other"];

/** "*One* cat reads, the other one plays the guitar". */
function isOne(prompt: string, lexemes: readonly Lexeme[], { start }: CatMention): boolean {
  const at = lexemes.findIndex((lexeme) => lexeme.start === start);
  const before = lexemes.slice(phraseStart(lexemes, at), at + 1);
  return before.some((lexeme) => /^one\b/i.test(prompt.slice(lexeme.start, lexeme.end)));
}

/** "Ein Handschuh ist rot, der andere blau". */
const PAIRS =
  /^(?:handschuh|schuh|socke|stiefel|guante|zapato|calcet[ií]n|bota|gant|chaussure|chaussette|botte|guanto|scarpa|calzino|stivale|luva|sapato|meia|handschoen|schoen|sok|rękawic|but|skarpet|перчатк|ботин|носок|варежк)\p{L}*$/iu;
