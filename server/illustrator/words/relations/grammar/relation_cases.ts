/**
 * @module Languages that say "in" and "on" by a noun's ending, Turkish "koltukta", Finnish "sohvalla",
 * Hungarian "dobozban", or by its beginning, Hebrew "בסל".
 */
import type { Relation } from "../../../relations.ts";
import { baseFormsOf } from "../../lexicon/inflections.ts";
import { ownThingTerm } from "../../lexicon/imported_words.ts";
import { termOf } from "../../lexicon/term_of.ts";
import type { Token } from "../../lexicon/tokens.ts";

/** What an ending or a beginning says; those of "on" and "in" alike are loose. */
interface Case {
  mark: RegExp;
  is: Relation;
  isLoose?: true;
  /** Nouns may be as short, in letters; else shorter ones than three are those of too many words. */
  shortest?: number;
  /** It ends the second of two nouns that are one: "bisiklet sepetinde", in the basket of a bicycle. */
  ofTwo?: RegExp;
}

/** By language, of keys of `tokenise`. */
const CASES: Readonly<Record<string, readonly Case[]>> = {
  tr: [{
    mark: /(?:[ns][iu]nd[ae]|[iu]nd[ae]|nd[ae]|[dt][ae])(?:ki)?$/,
    is: "on",
    isLoose: true,
    ofTwo: /[iu]nd[ae](?:ki)?$/,
  }],
  fi: [{ mark: /ssa(?:an)?$/, is: "inside" }, { mark: /lla(?:an)?$/, is: "on" }],
  he: [{ mark: /^[וש]?ב/, is: "on", isLoose: true, shortest: 2 }],
  hu: [{ mark: /b[ae]n$/, is: "inside" }, { mark: /[aeiou]n$/, is: "on" }],
};

/** What a case says, and where its noun begins. */
interface CaseWords extends Pick<Case, "is" | "isLoose"> {
  start: number;
}

/** What the ending of the word at this place says, if it means furniture, a vessel or another thing. */
export function caseRelation(
  tokens: readonly Token[],
  at: number,
  language: string,
): CaseWords | undefined {
  const found = caseOf(tokens[at]!, language);
  if (!found) return undefined;
  const { key, afterBreak, end } = tokens[at]!, before = tokens[at - 1];
  const isOfTwo = found.ofTwo?.test(key) && before && !afterBreak && isThing(before.key, language);
  const { is, isLoose } = found;
  return { is, ...(isLoose && { isLoose }), start: isOfTwo ? before.start : end - 1 };
}

function caseOf({ key }: Token, language: string): Case | undefined {
  const found = CASES[language]?.find(({ mark }) => mark.test(key));
  if (!found) return undefined;
  const isForm =
    baseFormsOf(key, language).some((base) =>
      base.length >= (found.shortest ?? 3) && isThing(base, language)
    ) ||
    ownThingTerm(key, language) !== undefined;
  return isForm && isThing(key, language) ? found : undefined;
}

function isThing(word: string, language: string): boolean {
  const term = termOf(word, language);
  return term?.role === "thing" && term.claims.some(({ slot }) => slot === "prop");
}
