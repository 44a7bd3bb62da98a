/**
 * @module Words that receipts and alternative texts use in other languages: what a person reads there, the
 * dictionary understands.
 */
import { isSpoken, phrasesOf, type Section } from "../phrasebook/phrases.ts";
import { placeName } from "./phrasebook_places.ts";

/** A phrase of another language and the English phrase that it translates. */
export type PhrasebookWord = readonly [word: string, english: string];

/** Sections whose phrases mean the same alone as in a sentence. */
const SECTIONS: readonly Section[] = [
  "coat",
  "hair",
  "build",
  "feature",
  "mood",
  "manner",
  "print",
  "material",
  "time",
  "weather",
  "breed",
  "character",
  "worn",
  "thing",
  "technique",
];

/** What an adjective of German ends in, where a phrase has "~". */
const GERMAN_ENDINGS = ["", "e", "er", "es", "em", "en"];

/** The phrases of a language in all their forms; none of one that receipts do not speak. */
export function* phrasebookWords(language: string): Iterable<PhrasebookWord> {
  if (!isSpoken(language)) return;
  const phrases = phrasesOf(language);
  for (const section of SECTIONS) {
    for (const [english, translation] of phrases.of(section)) {
      for (const word of formsOf(translation)) yield [word, english];
    }
  }
  for (const [english, translation] of phrases.of("place")) {
    const [place, name] = placeName(language, english, translation);
    yield [name, place];
  }
}

/** "Getigerte" of "getigert~", "verts" of "vert/verte/verts/vertes"; gender and plural stand behind bars. */
function formsOf(translation: string): string[] {
  if (translation.includes("{")) return [];
  const [word = "", , plural] = translation.split("|");
  const forms = /^[^ ]+(?:\/[^ ]+)+$/.test(word) ? word.split("/") : [word];
  const inflected = forms.flatMap((form) =>
    form.includes("~") ? GERMAN_ENDINGS.map((ending) => form.replaceAll("~", ending)) : form
  );
  return plural && /^[^~/]+$/.test(plural) ? [...inflected, plural] : inflected;
}
