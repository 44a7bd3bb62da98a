/**
 * @module Forms of the first word of a phrase: "w koszu na pranie" has the phrase "kosz na pranie", "chapeuzinho de palha"
 * the phrase "chapéu de palha". What follows the noun stays as it is in every case and number.
 */
import { mayGoOnAsThing, ownThingTerm } from "./imported_words.ts";
import { baseFormsOf, plainFormsOf } from "./inflections.ts";
import { lexiconOfTexts } from "./lexicons.ts";
import type { Token } from "./tokens.ts";

/** Languages whose phrases open with a noun that has cases or diminutives. */
const OPENED_BY_NOUNS: ReadonlySet<string> = new Set(["cs", "es", "it", "pl", "pt", "ru", "uk"]);

/** Shorter words are prepositions and the like. */
const SHORTEST = 4;

/** The longest phrase that is looked for, in words. */
const LONGEST = 4;

/** The base form of a word that opens a phrase of the dictionary with the words behind it; undefined where it opens none. */
export function openingForm(
  tokens: readonly Token[],
  at: number,
  language: string,
): string | undefined {
  const next = tokens[at + 1], { key } = tokens[at]!;
  if (!next || next.afterBreak || !OPENED_BY_NOUNS.has(language)) return undefined;
  if (key.length < SHORTEST) return undefined;
  const rests = restsBehind(tokens, at + 1);
  if (rests.some((rest) => isPhrase(key + rest, language))) return undefined;
  return openingFormsOf(key, language).find((base) =>
    rests.some((rest) => isPhrase(base + rest, language))
  );
}

/** Base forms with which a longer phrase of the language begins. */
function openingFormsOf(word: string, language: string): readonly string[] {
  const known = recent.get(language) ?? new Map<string, readonly string[]>();
  if (known.size > MOST_RECENT) known.clear();
  recent.set(language, known);
  let forms = known.get(word);
  if (!forms) {
    const own = lexiconOfTexts(language);
    forms = [...baseFormsOf(word, language), ...plainFormsOf(word, language)].filter((base) =>
      own?.hasStart(base) || mayGoOnAsThing(base, language)
    );
    known.set(word, forms);
  }
  return forms;
}

/** What was looked up last, by language. */
const recent = new Map<string, Map<string, readonly string[]>>();

/** More words than these are forgotten. */
const MOST_RECENT = 8000;

/** " na", " na pranie", …: what may follow the first word, up to a break. */
function restsBehind(tokens: readonly Token[], from: number): string[] {
  const rests: string[] = [];
  for (let at = from; at < from + LONGEST - 1; at++) {
    const token = tokens[at];
    if (!token || token.afterBreak) break;
    rests.push(`${rests.at(-1) ?? ""} ${token.key}`);
  }
  return rests.reverse();
}

function isPhrase(phrase: string, language: string): boolean {
  return lexiconOfTexts(language)?.terms.has(phrase) === true ||
    ownThingTerm(phrase, language) !== undefined;
}
