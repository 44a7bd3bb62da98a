/**
 * @module Two cats of whom no number is said: "die eine Katze ist schwarz, *die andere* getigert".
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Role } from "../../../vocabulary/term.ts";
import { languageOf } from "../../lexicon/language.ts";
import { ENGLISH } from "../../lexicon/lexicons.ts";
import { tokenise } from "../../lexicon/tokens.ts";
import type { CatMention } from "./cat_mentions.ts";

const OTHER =
  /^(?:(?:der|die|das) andere|(?:el |la )?otr[oa]|l'autre|autre|l'altr[oa]|altr[oa]|(?:o |a )?outr[oa]|(?:de )?andere|drug[ia]|друг(?:ой|ая)|вторая|второй|інш(?:ий|а)|diğeri|öteki|もう一匹は?|もう片方は|다른 한 마리는|另一[只隻]|(?:den )?(?:andra|andre|anden))$/iu;

/** What there are two of on one cat. */
const OF_ONE_CAT: readonly Role[] = ["eye", "eyes", "part", "marking"];

const SAYING: readonly Role[] = ["colour", "quality", "copula", "cat"];

/** The one mention and the other cat, where the text goes on with it. */
export function withTheOther(
  prompt: string,
  lexemes: readonly Lexeme[],
  mentions: CatMention[],
): CatMention[] {
  const [only] = mentions;
  if (mentions.length !== 1 || only?.count !== 1 || only.name) return mentions;
  if (languageOf(tokenise(prompt)) === ENGLISH) return mentions;
  const at = lexemes.findIndex(({ start, end, afterBreak }, i) =>
    start > only.end && OTHER.test(prompt.slice(start, end)) &&
    (afterBreak || ["and", "article"].includes(lexemes[i - 1]!.term.role))
  );
  const next = lexemes[at + 1];
  const isSaid = at > 0 && next !== undefined && !next.apart && SAYING.includes(next.term.role);
  const isOfParts = lexemes.some(({ start, end, term }, i) =>
    i !== at && start > only.end &&
    (OF_ONE_CAT.includes(term.role) || PAIRS.test(prompt.slice(start, end)))
  );
  if (!isSaid || isOfParts) return mentions;
  const { start, end } = lexemes[at]!;
  return [{ ...only, to: at }, { ...only, start, end, first: 2, from: at }];
}

/** "Ein Handschuh ist rot, der andere blau". */
const PAIRS =
  /^(?:handschuh|schuh|socke|stiefel|guante|zapato|calcet[ií]n|bota|gant|chaussure|chaussette|botte|guanto|scarpa|calzino|stivale|luva|sapato|meia|handschoen|schoen|sok|rękawic|but|skarpet|перчатк|ботин|носок|варежк)\p{L}*$/iu;
