/**
 * @module What the illustrator says in other languages than English: one file for each, in sections. A line
 * is an English word or phrase and its translation, so a new one is one line in each file. A file is read
 * when its language is first asked for.
 *
 * A noun has its gender behind it ("m", "f", "n", "p" for a plural, "0" behind it for one without an article), and
 * where it is not regular its plural: `mouse=Maus|f|Mäuse`. German adjectives have "~" where their ending goes,
 * Romance ones their four forms: `red=rouge/rouge/rouges/rouges`.
 */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../../../lib/i18n/languages.ts";

/** A language besides English. */
export type OtherLanguage = Exclude<Language, "en">;

/** What a phrase is about: "orange" is said differently of a coat, an eye and a fruit. */
export const SECTIONS = [
  "coat",
  "pattern",
  "coated",
  "hair",
  "white",
  "seen white",
  "eye",
  "age",
  "build",
  "size",
  "feature",
  "own mark",
  "body part",
  "mood",
  "pose",
  "manner",
  "view",
  "turn",
  "gaze",
  "facing",
  "place",
  "sky",
  "time",
  "weather",
  "season",
  "moon",
  "scheme",
  "tone",
  "technique",
  "style",
  "written",
  "colour",
  "material",
  "print",
  "label",
  "text",
  "note",
  "relation",
  "breed",
  "seat",
  "character",
  "worn",
  "thing",
] as const;
export type Section = (typeof SECTIONS)[number];

/** Finds a phrase: the English one itself where it has no translation. */
export interface Phrases {
  (section: Section, english: string): string;
  has(section: Section, english: string): boolean;
  /** Every phrase of a section with its translation. */
  of(section: Section): Iterable<[english: string, translation: string]>;
}

/** Whether receipts and alternative texts speak a language besides English. */
export function isSpoken(language: string): language is OtherLanguage {
  return isLanguage(language) && language !== DEFAULT_LANGUAGE;
}

const read = new Map<OtherLanguage, Phrases>();

/** The phrases of a language. */
export function phrasesOf(language: OtherLanguage): Phrases {
  let phrases = read.get(language);
  if (!phrases) {
    phrases = phrasesIn(
      Deno.readTextFileSync(new URL(`${language}.txt`, import.meta.url)),
    );
    read.set(language, phrases);
  }
  return phrases;
}

/** The phrases of a file. Throws an `Error` that names a line of no section. */
export function phrasesIn(text: string): Phrases {
  const sections = new Map<string, Map<string, string>>();
  let section = new Map<string, string>();
  for (const [index, line] of text.split("\n").entries()) {
    if (line === "" || line.startsWith("#")) continue;
    const name = /^\[(.+)\]$/.exec(line)?.[1];
    if (name) {
      section = new Map();
      sections.set(name, section);
      continue;
    }
    const equals = line.indexOf("=");
    if (equals < 1 || sections.size === 0) throw new Error(`Line ${index + 1}: no phrase`);
    section.set(line.slice(0, equals), line.slice(equals + 1));
  }
  const find = (name: Section, english: string) => sections.get(name)?.get(english);
  return Object.assign((name: Section, english: string) => find(name, english) ?? english, {
    has: (name: Section, english: string) => find(name, english) !== undefined,
    of: (name: Section) => sections.get(name) ?? [],
  });
}
