/**
 * @module The words for things in one language, in the form the dictionary looks words up: names of emoji,
 * in English also what WordNet and the tables of `aliases.ts` add.
 */
import { THING_COLOURS } from "../../illustrator/spec.ts";
import { ALIASES, FALSE_FRIENDS, LOOSE, NEAR } from "./aliases.ts";
import { kindsOf, kindTester } from "./kinds.ts";
import { type Named, plain } from "./packages.ts";
import { phraseIn, phraseOf } from "./phrases.ts";
import type { Selected } from "./selection.ts";
import { phrasebookNames } from "./phrasebook_names.ts";
import type { WordNet } from "./wordnet.ts";

/** Marks before a phrase; see `words/lexicon/imported_words.ts`. */
const MARK = /^~/;
const PLURAL = "+", NEAR_MARK = "~", ENGLISH_TOO = "=";
/** Before an alias that names a kind of the thing and looks as it is drawn. */
const EXACT_MARK = "=";

/** For each thing its English phrases. A phrase belongs to the first thing that has it; names come first. */
export function englishWords(
  things: readonly Selected[],
  names: ReadonlyMap<string, Named>,
  net: WordNet,
): Map<string, string[]> {
  const kinds = kindsOf(things, net);
  const listed = (table: Readonly<Record<string, string>>, name: string) =>
    (table[name] ?? "").split(", ").map(phraseOf);
  const isKind = kindTester(things, net);
  const orNear = (phrase: string) => LOOSE.includes(phrase) ? NEAR_MARK + phrase : phrase;
  /** A kind of a thing looks otherwise than what is drawn, unless a row says that it does not. */
  const alias = (name: string) => (word: string) => {
    const isExact = word.startsWith(EXACT_MARK), phrase = phraseOf(word.replace(EXACT_MARK, ""));
    return !isExact && isKind(word, name) ? NEAR_MARK + phrase : orNear(phrase);
  };
  const isFalse = (phrase: string) => FALSE_FRIENDS.includes(phrase) || startsWithColour(phrase);
  return inTurn(things, [
    ({ name }) => [phraseOf(name)],
    ({ plural }) => plural ? [PLURAL + phraseOf(plural)] : [],
    ({ name }) => (ALIASES[name] ?? "").split(", ").map(alias(name)),
    ({ emoji }) =>
      [phraseOf(names.get(plain(emoji))?.label ?? "")].filter((phrase) => !isFalse(phrase)),
    ({ name }) => listed(NEAR, name).map((phrase) => NEAR_MARK + phrase),
    ({ name }) => kinds.get(name)!.same.filter((phrase) => !isFalse(phrase)).map(orNear),
    ({ name }) =>
      kinds.get(name)!.kinds.filter((phrase) => !isFalse(phrase)).map((phrase) =>
        NEAR_MARK + phrase
      ),
  ]);
}

/** For each thing its names in another language. */
export function foreignWords(
  things: readonly Selected[],
  names: ReadonlyMap<string, Named>,
  own: Readonly<Record<string, string>>,
  { net, language }: { net: WordNet; language: string },
): Map<string, string[]> {
  const marked = (phrase: string, name: string) =>
    /^[a-z]+$/.test(phrase) && net.isEnglish(phrase) && phrase !== phraseOf(name)
      ? ENGLISH_TOO + phrase
      : phrase;
  const phrase = (word: string) => phraseIn(word, language);
  const ownOf = (name: string) => (own[name] ?? "").split(", ");
  return inTurn(things, [
    // A word for the thing itself wins over one for something near, whichever list has it first.
    ({ name }) =>
      ownOf(name).filter((word) => !word.startsWith(NEAR_MARK)).map((word) =>
        marked(phrase(word), name)
      ),
    ({ emoji, name }) => [marked(phrase(names.get(plain(emoji))?.label ?? ""), name)],
    ({ name }) => phrasebookNames(language, name).map((word) => marked(phrase(word), name)),
    ({ name }) =>
      ownOf(name).filter((word) => word.startsWith(NEAR_MARK)).map((word) =>
        NEAR_MARK + phrase(word.replace(MARK, ""))
      ),
    ({ name }) => ownOf(name).flatMap((word) => otherNumber(word, language)),
  ]);
}

/** "Botte de pluie" of "bottes de pluie", and the other way round, where languages say so by an "s". */
function otherNumber(word: string, language: string): string[] {
  const [, mark = "", head, rest] = /^(~?)([a-z]{3,}) ((?:de|d|du|a|à|en) .+)$/.exec(
    (word.startsWith(NEAR_MARK) ? NEAR_MARK : "") + phraseOf(word),
  ) ?? [];
  if (!head || !["fr", "es", "pt"].includes(language)) return [];
  const other = /[^s]s$/.test(head)
    ? head.slice(0, -1)
    : /[aeiou]$/.test(head) || language === "fr"
    ? `${head}s`
    : undefined;
  return other ? [`${mark}${other} ${rest}`] : [];
}

/** Each source of words for all things, before the next source. */
function inTurn(
  things: readonly Selected[],
  sources: readonly ((thing: Selected) => string[])[],
): Map<string, string[]> {
  const taken = new Set<string>([""]);
  const words = new Map<string, string[]>(things.map(({ name }) => [name, []]));
  for (const source of sources) {
    for (const thing of things) {
      for (const word of source(thing)) {
        const phrase = word.replace(/^[+~=]/, "");
        if (taken.has(phrase)) continue;
        taken.add(phrase);
        words.get(thing.name)!.push(word);
      }
    }
  }
  return words;
}

/** "White wine": the colour is said of the thing, and the thing has its own word. */
function startsWithColour(phrase: string): boolean {
  const [first = ""] = phrase.split(" ");
  return [...THING_COLOURS, "gray", "gold"].some((colour) => colour === first);
}
