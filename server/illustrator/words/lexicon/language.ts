/** @module The language of a description: the one most of its words belong to. */
import { EMOJI, READ_ALWAYS, READ_SELDOM } from "./languages.ts";
import { ownThingTerm } from "./imported_words.ts";
import { baseFormsOf } from "./inflections.ts";
import { OTHER_WORDS } from "./other_words.ts";
import { type Token, tokenise } from "./tokens.ts";
import { ENGLISH, english, foreign } from "./lexicons.ts";
import { isPhraseOf, languagesOfWords } from "./dictionary_index.ts";
import { writtenIn } from "./scripts.ts";
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
  const areEnglish = tokens.map(isEnglish);
  let most = count(areEnglish);
  let best = most >= least ? ENGLISH : undefined;
  const languages = most === tokens.length ? [] : writtenIn(tokens, MAY_BE);
  const haveWord = languagesOfWords(tokens.map(({ key }) => key), languages);
  for (const language of languages) {
    if (most === tokens.length) break;
    const known = haveWord(language), found = count(known);
    // English has short words of others, too: where it lacks one of as many, the text is not English.
    const wins = found > most || found === most && (
          best === ENGLISH
            ? known.some((isKnown, at) => isKnown && !areEnglish[at])
            : best !== undefined && !READ_SELDOM.has(language) &&
              smallWords(tokens, language) > smallWords(tokens, best)
        );
    if (wins && found >= least) [best, most] = [language, found];
  }
  const isDecided = most === tokens.length || tokens.length > SHORT;
  return best === ENGLISH && !isDecided ? byForms(tokens, most) ?? best : best;
}

/** Emoji belong to every language. */
const MAY_BE = [...READ_ALWAYS.filter((language) => language !== EMOJI), ...READ_SELDOM];

function isEnglish({ key }: Token): boolean {
  return english().hasWord(key) || OTHER_WORDS.has(key);
}

function count(which: readonly boolean[]): number {
  return which.filter(Boolean).length;
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
  const languages = writtenIn(tokens, MAY_BE.filter((language) => !READ_SELDOM.has(language)));
  const haveWord = languagesOfWords(tokens.map(({ key }) => key), languages);
  return languages.find((language) => {
    const known = haveWord(language);
    if (!known.some(Boolean)) return false;
    const isForm = ({ key }: Token) =>
      !english().hasWord(key) &&
      (ownThingTerm(key, language) !== undefined ||
        baseFormsOf(key, language).some((base) =>
          base.length > 3 &&
          (isPhraseOf(base, language) || ownThingTerm(base, language) !== undefined)
        ));
    const forms = tokens.filter((token, at) => !known[at] && isForm(token));
    return count(known) + forms.length > most;
  });
}
