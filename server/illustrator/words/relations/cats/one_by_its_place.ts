/**
 * @module One of several cats, named by its place among them: "three kittens on a bike, *the front one* wears a
 * hat", "最前面那只".
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { CatMention } from "./cat_mentions.ts";

/** The first of them, by alternatives of one regular expression for the beginning of a clause. */
const FIRST = [
  "the (?:front|first|foremost|leading) one",
  "(?:der|die|das) (?:vorderste|vordere|erste) (?=trägt|hat|hält|mit|ist)",
  "cel(?:ui|le) (?:de devant|en tête)",
  "(?:el|la) (?:de delante|del frente|de adelante)",
  "quell[oa] (?:davanti|in testa)",
  "[oa] da frente",
  "de voorste",
  "(?:ten|ta) z przodu|pierwszy z nich",
  "(?:тот|та),? (?:что|который|которая) (?:впереди|спереди)|передний|первый из них",
  "(?:den|det) främste|den främsta|den forreste|det forreste",
  "最前面那[只隻]|前面那[只隻]|领头的?那[只隻]|先頭の子[はが]|一番前の子[はが]|맨 앞(?:의)? ?(?:고양이|아이)?[는은가이]",
].join("|");

/** The last of them. */
const LAST = [
  "the (?:back|last|hindmost|rear) one",
  "(?:der|die|das) (?:hinterste|hintere|letzte) (?=trägt|hat|hält|mit|ist)",
  "cel(?:ui|le) (?:de derrière|du fond)",
  "(?:el|la) de (?:atrás|detrás)",
  "quell[oa] (?:dietro|in fondo)",
  "[oa] de trás",
  "de achterste",
  "(?:ten|ta) z tyłu|ostatni z nich",
  "(?:тот|та),? (?:что|который|которая) (?:сзади|позади)|задний|последний из них",
  "(?:den|det) (?:bakerste|bagerste)|den bakersta",
  "最后面?那[只隻]|后面那[只隻]|最後の子[はが]|一番後ろの子[はが]|맨 뒤(?:의)? ?(?:고양이|아이)?[는은가이]",
].join("|");

const OPENS = new RegExp(`^(?:(${FIRST})|${LAST})`, "iu");

/** The one mention of several cats, and the one of them that a clause behind it is about; undefined for none. */
export function withOneByItsPlace(
  prompt: string,
  lexemes: readonly Lexeme[],
  only: CatMention,
): CatMention[] | undefined {
  for (const [at, { start, afterBreak }] of lexemes.entries()) {
    const opens = start > only.end && (afterBreak || lexemes[at - 1]?.term.role === "and");
    const said = opens ? OPENS.exec(prompt.slice(start)) : null;
    if (!said) continue;
    const first = said[1] ? only.first : only.first + only.count - 1;
    const end = start + said[0].trimEnd().length;
    return [
      { ...only, to: at },
      { ...only, start, end, first, count: 1, from: at, to: lexemes.length, isByNumber: true },
    ];
  }
  return undefined;
}
