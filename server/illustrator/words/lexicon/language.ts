/** @module The language of a description: the one most of its words belong to. */
import { EMOJI, READ_ALWAYS, READ_SELDOM } from "./languages.ts";
import { ownThingTerm } from "./imported_words.ts";
import { baseFormsOf } from "./inflections.ts";
import { OTHER_WORDS } from "./other_words.ts";
import { type Token, tokenise } from "./tokens.ts";
import { ENGLISH, english, foreign } from "./lexicons.ts";
import { mayBe } from "./scripts.ts";
import type { Role } from "../../vocabulary/term.ts";

/**
 * The language that most words of a text belong to, as an ISO 639-1 code; English where that is undecided.
 *
 * @example
 * languageOf(tokenise("un chat noir")); // "fr"
 */
export function languageOf(tokens: readonly Token[]): string {
  let language = languagesOf.get(tokens);
  if (!language) languagesOf.set(tokens, language = knownLanguageOf(tokens) ?? ENGLISH);
  return language;
}

const languagesOf = new WeakMap<readonly Token[], string>();

/** The same for a text; undefined where less than a third of it is known. */
export function languageOfText(text: string): string | undefined {
  const tokens = tokenise(text);
  return knownLanguageOf(tokens, Math.max(1, tokens.length / 3));
}

function knownLanguageOf(tokens: readonly Token[], least = 1): string | undefined {
  const isEnglish = ({ key }: Token) => english().words().has(key) || OTHER_WORDS.has(key);
  let most = tokens.filter(isEnglish).length;
  let best = most >= least ? ENGLISH : undefined;
  for (const language of [...READ_ALWAYS, ...READ_SELDOM]) {
    if (most === tokens.length) break;
    if (language === EMOJI || !mayBe(language, tokens)) continue;
    const { words } = foreign.get(language)!();
    const known = tokens.filter(({ key }) => words().has(key));
    const count = known.length;
    // English has short words of others, too: where it lacks one of as many, the text is not English.
    const wins = count > most || count === most && (
          best === ENGLISH
            ? !known.every(isEnglish)
            : best !== undefined && !READ_SELDOM.has(language) &&
              smallWords(tokens, language) > smallWords(tokens, best)
        );
    if (wins && count >= least) [best, most] = [language, count];
  }
  const isDecided = most === tokens.length || tokens.length > SHORT;
  return best === ENGLISH && !isDecided ? byForms(tokens, most) ?? best : best;
}

/** How many words of a text are a language's prepositions and the like, which it shares least: "com" is Portuguese. */
function smallWords(tokens: readonly Token[], language: string): number {
  const { terms } = foreign.get(language)!();
  return tokens.filter(({ key }) => SMALL.has(terms.get(key)?.role ?? "unknown")).length;
}

const SMALL: ReadonlySet<Role> = new Set(["frame", "article", "and", "no", "copula", "number"]);

/** Texts that may have too few words of the lists to be known by them. */
const SHORT = 6;

/** "Sandalyede kedi": of a short text whose listed words are English ones, too, forms of others tell the language. */
function byForms(tokens: readonly Token[], most: number): string | undefined {
  return READ_ALWAYS.find((language) => {
    if (language === EMOJI || !mayBe(language, tokens)) return false;
    const { words, terms } = foreign.get(language)!();
    const isForm = ({ key }: Token) =>
      !words().has(key) && !english().words().has(key) &&
      (ownThingTerm(key, language) !== undefined ||
        baseFormsOf(key, language).some((base) =>
          base.length > 3 && (terms.has(base) || ownThingTerm(base, language) !== undefined)
        ));
    const listed = tokens.filter(({ key }) => words().has(key)).length;
    return listed > 0 && listed + tokens.filter(isForm).length > most;
  });
}
