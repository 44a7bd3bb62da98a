/**
 * @module Where a description says a relation: "on", "in front of", "hugging", in its own language.
 */
import { type Relation, RELATION_NAMES, RELATIONS } from "../../relations.ts";
import type { RelationEntry } from "../../staging/relation_entry.ts";
import { languageOf } from "../lexicon/language.ts";
import { caseRelation } from "./grammar/relation_cases.ts";
import { DONE_AS_SAID, NEAR_ACTIONS, NEAR_PHRASES } from "./near_actions.ts";
import { mayGoOn, phraseStarts } from "../lexicon/phrase_starts.ts";
import { phraseOf, TONAL, tonedPhraseOf } from "../lexicon/phrase.ts";
import { type Token, tokenise } from "../lexicon/tokens.ts";
import { alternatives } from "../../vocabulary/alternatives.ts";

/** Words that say a relation. */
export interface RelationWords {
  start: number;
  end: number;
  is: Relation;
  /** What it is about stands before the words: "a fish in its mouth". */
  isAfter: boolean;
  /** They mean more than the relation: "stealing" is drawn as holding. */
  isNear?: true;
  /** They are said for "in" and "on" alike: "dormida en". */
  isLoose?: true;
  /** They are said for "at" and "beside" alike: "am Kamin". */
  isBesideToo?: true;
  /** They are "by" before a bare noun, "by bicycle", or the ending of a case that also says so: "luudalla". */
  isByWay?: true;
  /** They say where something is done, of furniture as of places: "소파에서", "ソファで". */
  isWhereDone?: true;
  /** They are "on" before a bare noun: "on tuba". */
  isBare?: true;
  /** They say that one is stuck there. */
  isStuck?: true;
  /** They are English "at" or "sitting at". */
  isBareAt?: true;
}

interface Phrases {
  meanings: ReadonlyMap<string, Pick<RelationWords, "is" | "isAfter">>;
  starts: ReadonlySet<string>;
}

/** The longest phrase, in words or, where each sign is a token, in signs. */
const LONGEST = 12;

const phrasesOf = new Map<string, Phrases>();

/** The relations a text names, in order, none within another. */
export function relationWords(prompt: string): readonly RelationWords[] {
  const tokens = tokenise(prompt);
  let found = wordsOf.get(tokens);
  if (!found) wordsOf.set(tokens, found = relationWordsOf(tonedTokens(tokens, prompt)));
  return found;
}

/** "Dưới" is under, and "đuổi" to chase: Vietnamese words keep their accents where a text has them. */
function tonedTokens(tokens: readonly Token[], prompt: string): readonly Token[] {
  if (languageOf(tokens) !== TONAL || /^[ -~]*$/.test(prompt)) return tokens;
  return tokens.map((token) => ({
    ...token,
    key: tonedPhraseOf(prompt.slice(token.start, token.end)),
  }));
}

/** By the words of a text: each pass of the grammar asks for them. */
const wordsOf = new WeakMap<readonly Token[], readonly RelationWords[]>();

function relationWordsOf(tokens: readonly Token[]): RelationWords[] {
  const language = languageOf(tokens);
  const phrases = inLanguage(language);
  const found: RelationWords[] = [];
  for (let at = 0; at < tokens.length;) {
    const match = longest(tokens, at, phrases);
    // "Sleeping *in front of* the fire".
    const last = match && match.length > 1 ? longest(tokens, at + match.length - 1, phrases) : null;
    if (match && last && last.length > match.length && !last.isAfter) {
      at += match.length - 1;
      continue;
    }
    if (match) {
      const { length, ...said } = match;
      const words = tokens.slice(at, at + length);
      const isRidden = said.is === "on" && isRiddenLast(tokens, at + length, language);
      const relation = isRidden ? { ...said, is: "riding" as const } : said;
      const isNear = isMore(relation.is, words);
      found.push({
        ...relation,
        ...(isNear && { isNear }),
        ...(LOOSE.has(words.at(-1)!.key) && { isLoose: true as const }),
        ...(words.some(({ key }) => BESIDE_TOO.has(key)) && { isBesideToo: true as const }),
        ...(isWhereDone(words) && { isWhereDone: true as const }),
        ...(isByWay(words, tokens[at + length]) && { isByWay: true as const }),
        ...(STUCK.test(words[0]!.key) && { isStuck: true as const }),
        ...(isBare(words, tokens[at + length]) && { isBare: true as const }),
        ...(relation.is === "at" && words.at(-1)!.key === "at" && { isBareAt: true as const }),
        start: tokens[relation.isAfter && isPut(tokens, at) ? at - 1 : at]!.start,
        end: tokens[at + length - 1]!.end,
      });
    }
    const said = match ? undefined : caseRelation(tokens, at, language);
    if (said) found.push({ ...said, end: tokens[at]!.end, isAfter: false, isByWay: true });
    at += match?.length ?? 1;
  }
  return found;
}

/** "Toast *stuck* on its head": how it came to be there. */
function isPut(tokens: readonly Token[], at: number): boolean {
  return !tokens[at]!.afterBreak && PUT.has(tokens[at - 1]?.key ?? "");
}

const PUT = new Set(
  "stuck glued taped placed plopped perched left put set draped pushed pulled strapped dangling wobbling melting"
    .split(" "),
);

/** "Auf einem Besen durch die Nacht *reitet*": the verb at the end of the clause says it. */
function isRiddenLast(tokens: readonly Token[], from: number, language: string): boolean {
  const verbs = RIDES_LAST[language];
  if (!verbs) return false;
  let last = from;
  while (
    last + 1 < tokens.length && !ENDS_CLAUSE.has(tokens[last + 1]!.key) &&
    !tokens[last + 1]!.afterBreak
  ) last++;
  return verbs.has(tokens[last]?.key ?? "");
}

const ENDS_CLAUSE = new Set("und en".split(" "));

/** By language, of keys of `tokenise`. */
const RIDES_LAST: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set(
    "reitet reiten reitend saust rast flitzt fliegt fahrt surft skatet radelt".split(" "),
  ),
  nl: new Set("rijdt rijden rijdend vliegt racet surft fietst skatet".split(" ")),
};

function isWhereDone(words: readonly Token[]): boolean {
  return WHERE_DONE.has(words.map(({ key }) => key).join(" "));
}

const WHERE_DONE = new Set(
  ["에서", "で"].map(phraseOf),
);

function isByWay(words: readonly Token[], next: Token | undefined): boolean {
  return words.length === 1 && words[0]!.key === "by" && !ARTICLES.has(next?.key ?? "the");
}

/** "On tuba": nothing lies on it. */
function isBare(words: readonly Token[], next: Token | undefined): boolean {
  return words.length === 1 && words[0]!.key === "on" && !ARTICLES.has(next?.key ?? "the");
}

const STUCK = /^(?:stuck|trapped|wedged|jammed)$/;

const ARTICLES = new Set("a an the its his her their my our some this that one two".split(" "));

/** Prepositions for "in" and "on". */
const LOOSE = new Set("en em no na num numa di".split(" "));

/** Prepositions for "at" and "beside". */
const BESIDE_TOO = new Set("am an przy".split(" "));

/** The words mean more than the relation; who is busy with a thing is only seen to touch it. */
function isMore(is: Relation, words: readonly Token[]): boolean {
  if (words.some(({ key }) => NEAR_ACTIONS.has(key))) return true;
  if (words.length === 1 && WAYS.has(words[0]!.key)) return true;
  if (NEAR_PHRASES.has(words.map(({ key }) => key).join(" "))) return true;
  return is === "busy with" && !words.some(({ key }) => DONE_AS_SAID.has(key));
}

/** Which way something goes, of which only where it is can be drawn. */
const WAYS = new Set("into over".split(" "));

function longest(tokens: readonly Token[], at: number, phrases: Phrases) {
  let phrase = "";
  let best: { length: number; is: Relation; isAfter: boolean } | undefined;
  for (let length = 1; length <= LONGEST && at + length <= tokens.length; length++) {
    const token = tokens[at + length - 1]!;
    if (length > 1 && token.afterBreak) break;
    // "On its *own* nose", "on her *little* head".
    if (length > 1 && OF_A_PART.has(token.key) && WHOSE.has(tokens[at + length - 2]!.key)) continue;
    phrase += length > 1 ? ` ${token.key}` : token.key;
    const relation = phrases.meanings.get(phrase);
    if (relation) best = { length, ...relation };
    if (!mayGoOn(phrases.starts, phrase, length)) break;
  }
  return best;
}

const OF_A_PART = new Set("own little tiny small big fat fluffy fuzzy furry round".split(" "));
const WHOSE = new Set("its his her their the".split(" "));

function inLanguage(language: string): Phrases {
  const known = phrasesOf.get(language);
  if (known) return known;
  const meanings = new Map<string, Pick<RelationWords, "is" | "isAfter">>();
  const said = wordsIn(language);
  const means = (key: string, { is, isAfter }: (typeof said)[number]) => {
    if (!meanings.has(key)) meanings.set(key, { is, isAfter });
  };
  // "Trong" is in, and "trồng" to plant: words without accents mean those with them where nothing else does.
  if (language === TONAL) { for (const one of said) means(tonedPhraseOf(one.word.trim()), one); }
  for (const one of said) {
    const key = phraseOf(one.word);
    means(key, one);
    // "And" is written as one word with the verb: "وتطبخ".
    if (language === "ar") means(`و${key}`, one);
  }
  if (language === "ja") {
    for (const one of said) {
      for (const form of spokenForms(one.word.trim())) {
        means(phraseOf(form), one);
      }
    }
  }
  const phrases = { meanings, starts: phraseStarts(meanings.keys()) };
  phrasesOf.set(language, phrases);
  return phrases;
}

/** How a Japanese verb is said among friends: "を持って" as "持ってる", "を食べている" as "食べてる". */
function spokenForms(verb: string): string[] {
  const whole = /[てで]$/.test(verb) ? `${verb}る` : verb.replace(/([てで])いる$/, "$1る");
  return [verb, whole].flatMap((form) => {
    const bare = form.replace(/^を/, "");
    return bare.length > 2 ? [form, bare] : [form];
  });
}

/** The words of every relation in a language. */
function wordsIn(language: string): { word: string; is: Relation; isAfter: boolean }[] {
  return RELATION_NAMES.flatMap((is) => {
    const { words, after }: RelationEntry = RELATIONS[is];
    return [{ list: words, isAfter: false }, { list: after, isAfter: true }].flatMap((
      { list, isAfter },
    ) =>
      (list?.[language]?.split(",") ?? []).flatMap(alternatives)
        .map((word) => ({ word, is, isAfter }))
    );
  });
}
