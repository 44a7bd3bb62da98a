/** @module The catalogues of translations, compared with the texts of the sources. */
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "../../../lib/i18n/languages.ts";
import { sourceFiles } from "./source_files.ts";
import { textUses } from "./text_uses.ts";

/** English texts with their translations. */
export type Catalogue = Record<string, string>;

/** English texts with the files that show them. */
export type Places = Record<string, string[]>;

/** The languages that have a catalogue: English texts name themselves. */
export const TRANSLATED = (Object.keys(LANGUAGES) as Language[])
  .filter((language) => language !== DEFAULT_LANGUAGE);

/** Where the catalogue of a language is kept. */
export function cataloguePath(language: Language): string {
  return `lib/i18n/catalogues/${language}.json`;
}

/** The catalogue; empty where there is none yet. */
export async function readCatalogue(language: Language): Promise<Catalogue> {
  try {
    return JSON.parse(await Deno.readTextFile(cataloguePath(language)));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return {};
    throw error;
  }
}

/** Every text of the sources. */
export async function textsOfSources(): Promise<Places> {
  const places = new Map<string, string[]>();
  for (const { path, source } of await sourceFiles()) {
    for (
      const text of new Set(
        textUses(path, source).flatMap(({ texts }) => texts.map((of) => of.text)),
      )
    ) {
      places.set(text, [...places.get(text) ?? [], path]);
    }
  }
  return sorted(Object.fromEntries(places));
}

/** The texts that this catalogue lacks. */
export function missingTexts(texts: Places, catalogue: Catalogue): Places {
  return Object.fromEntries(
    Object.entries(texts).filter(([text]) => !Object.hasOwn(catalogue, text)),
  );
}

/** The catalogue without what no source shows any more, in the order of its texts. */
export function tidied(texts: Places, catalogue: Catalogue): Catalogue {
  return sorted(
    Object.fromEntries(Object.entries(catalogue).filter(([text]) => Object.hasOwn(texts, text))),
  );
}

/** What is wrong with the translations there are, in words; empty when all is well. */
export function wrongTranslations(catalogue: Catalogue): string[] {
  return Object.entries(catalogue).flatMap(([text, translation]) => {
    if (translation.trim() === "") return [`"${text}" has an empty translation`];
    if (text.trim() === text && translation.trim() !== translation) {
      return [`"${text}": the translation begins or ends with a space`];
    }
    const places = placesOf(text);
    const translated = placesOf(translation);
    return places === translated ? [] : [
      `"${text}" has the places ${places || "(none)"}; its translation has ${
        translated || "(none)"
      }`,
    ];
  });
}

/** The `{places}` of a text, each once: a translation may name one twice. */
function placesOf(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(" ");
}

/** By the code points of the texts, so that every machine writes the same file. */
function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(record).sort(([one], [other]) => one < other ? -1 : one > other ? 1 : 0),
  );
}
