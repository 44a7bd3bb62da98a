/**
 * @module Base forms of inflected nouns and adjectives of other languages: "Kürbisse" may be of "Kürbis",
 * "тыквами" of "тыква". Only words that no dictionary has are looked up by them.
 */
import { dataLines } from "../../data_lines.ts";
import { once } from "../../once.ts";

/** What a language takes off a word and puts in its place, in the order of the file, by the last letter of the ending. */
type Endings = Map<string, [ending: string, bases: readonly string[]][]>;

/** Shorter stems are those of too many words. */
const SHORTEST_STEM = 3;

/** Shorter words are inside too many that are no diminutives: "matka", a mother, is no small "mata". */
const SHORTEST_PLAIN = 4;

const endings = once(() => readEndings("inflections.tsv"));
const diminutives = once(() => readEndings("diminutives.tsv"));

/** "And", "so", "with", "for", "as", grown together with the noun: "وفانوس", "بقبعة". */
const ARABIC_PREFIX = /^[وفبلك](?=[\u0600-\u06FF]{3})/;
const ARABIC_PREFIXES = /^[وفبلك]{2}(?=[\u0600-\u06FF]{3})/;

/** "The", "in", "to", "from", "and", "which", grown together with the noun: "והכלב", "במטבח". */
const HEBREW_PREFIX = /^[הובלמשכ](?=[\u05D0-\u05EA]{2})/;
const HEBREW_PREFIXES = /^[וש]?[בלמכ]?ה?(?=[\u05D0-\u05EA]{2})/;

const PREFIXES: Readonly<Record<string, readonly RegExp[]>> = {
  ar: [ARABIC_PREFIX, ARABIC_PREFIXES],
  he: [HEBREW_PREFIX, HEBREW_PREFIXES],
};

/** The same words without what is grown together with the first one: "بربطة عنق", a tie; none for other languages. */
export function withoutPrefixes(words: string, language: string): string[] {
  const bare = (PREFIXES[language] ?? []).map((prefix) => words.replace(prefix, ""));
  return bare.filter((one) => one !== words);
}

/** Words that the given word may be a form of, the likeliest first; `word` is a key of `tokenise`. */
export function baseFormsOf(word: string, language: string): string[] {
  const prefixes = PREFIXES[language];
  if (!prefixes) return formsOf(word, language);
  const bare = prefixes.map((prefix) => word.replace(prefix, ""));
  return [
    ...bare.filter((one) => one !== word),
    ...[...bare, word].flatMap((one) => formsOf(one, language)),
  ];
}

/** The plain words that a word may be a diminutive of: "сапожках" of "сапоги", "lacito" of "lazo". */
export function plainFormsOf(word: string, language: string): string[] {
  const rules = diminutives().get(language);
  if (!rules) return [];
  const plain = [word, ...baseFormsOf(word, language)].flatMap((form) => replaced(form, rules));
  return [...new Set(plain)].filter((one) => one.length >= SHORTEST_PLAIN);
}

function readEndings(file: string): Map<string, Endings> {
  const all = new Map<string, Endings>();
  for (const line of dataLines(new URL(file, import.meta.url))) {
    const [languages = "", ending = "", bases = ""] = line.split("\t");
    const last = ending.slice(-1);
    for (const language of languages.split(" ")) {
      const known = all.get(language) ?? new Map();
      all.set(language, known);
      const alike = known.get(last) ?? [];
      known.set(last, alike);
      alike.push([ending, bases.split(" ").map((base) => base === "-" ? "" : base)]);
    }
  }
  return all;
}

function formsOf(word: string, language: string): string[] {
  const own = respelt(word, language);
  const stemsOf = language === "fi" ? gradedStems : undefined;
  return own.concat(replaced(word, endings().get(language), stemsOf));
}

/** The word with each of the endings that it has taken off and its bases put in its place. */
function replaced(
  word: string,
  rules: Endings | undefined,
  stemsOf = (stem: string): string[] => [stem],
): string[] {
  const alike = rules?.get(word.slice(-1)) ?? [], always = rules?.get("") ?? [];
  return [...alike, ...always].flatMap(([ending, bases]) => {
    if (!word.endsWith(ending) || word.length - ending.length < SHORTEST_STEM) return [];
    const stems = stemsOf(word.slice(0, word.length - ending.length));
    return stems.flatMap((one) => bases.map((base) => one + base)).filter((base) => base !== word);
  });
}

/** Finnish stems change before endings: "laatikossa" of "laatikko", "pöydällä" of "pöytä". */
function gradedStems(stem: string): string[] {
  const [, start, consonant, vowel] = /^(.+)([kptd])([aeiouy])$/.exec(stem) ?? [];
  if (!consonant) return [stem];
  return [stem, `${start}${consonant === "d" ? "t" : consonant + consonant}${vowel}`];
}

/** Turkish "dolabın" is of "dolap", "ağacın" of "ağaç", "sepetin" as it stands. */
function hardened(word: string): string[] {
  const [, start, soft] = /^(.{2,}[aeiou])([bcdg])[iu](?:n|n[iu]n|nd[ae])?$/.exec(word) ?? [];
  return soft ? [start + HARD[soft]!] : [];
}

const HARD: Readonly<Record<string, string>> = { b: "p", c: "c", d: "t", g: "k" };

/** What is spelt otherwise before an ending: Dutch "ballonnen" of "ballon", "bomen" of "boom"; Hungarian "gombolyaggal". */
function respelt(word: string, language: string): string[] {
  if (language === "hu" && /(.)\1[ae]l$/.test(word)) return [word.slice(0, -3)];
  if (language === "tr") return hardened(word);
  if (language !== "nl" || word.length < 5 || !word.endsWith("en")) return [];
  const stem = word.slice(0, -2);
  if (/([^aeiou])\1$/.test(stem)) return [stem.slice(0, -1)];
  const [, start, vowel, last] = /^(.*[^aeiou])([aeou])([^aeiou])$/.exec(stem) ?? [];
  if (!vowel) return [];
  return [`${start}${vowel}${vowel}${last!.replace("v", "f").replace("z", "s")}`];
}
