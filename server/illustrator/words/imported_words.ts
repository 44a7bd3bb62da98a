/**
 * Words for imported things in every language, read from the files that `deno task things` writes: every line
 * a thing and its phrases. A phrase is keys of `tokenise`, joined by spaces; "=" before one says that English
 * has the word, too, and means something else.
 *
 * @module
 */
import { THINGS } from "../things/catalogue.ts";
import { says, type Term } from "../vocabulary/term.ts";
import type { Prop } from "../wardrobe/prop_kinds.ts";
import { tokenise } from "./tokens.ts";

interface Word {
  thing: string;
  isEnglish: boolean;
}

const FOLDER = new URL("../things/data/words/", import.meta.url);

const ENGLISH = "en";

const languages: ReadonlyMap<string, ReadonlyMap<string, Word>> = new Map(
  [...Deno.readDirSync(FOLDER)].map(({ name }) => [
    name.replace(".tsv", ""),
    wordsOf(Deno.readTextFileSync(new URL(name, FOLDER))),
  ]),
);

const emoji: ReadonlyMap<string, string> = new Map(
  [...THINGS.values()].flatMap(({ emoji, name }) => {
    const tokens = tokenise(emoji);
    return [...emoji].length === 1 && tokens[0] ? [[tokens[0].key, name]] : [];
  }),
);

const terms = new Map<string, Term>();

/**
 * The term of a phrase that means an imported thing in a description of this language: by its own words, by
 * English ones, by those of any other language.
 */
export function thingTerm(phrase: string, language: string): Term | undefined {
  const own = languages.get(language)?.get(phrase) ?? languages.get(ENGLISH)?.get(phrase);
  const drawn = emoji.get(phrase) ?? own?.thing;
  if (drawn) return termOf(drawn);
  for (const words of languages.values()) {
    const word = words.get(phrase);
    if (word && !(word.isEnglish && language === ENGLISH)) return termOf(word.thing);
  }
}

function termOf(thing: string): Term {
  let term = terms.get(thing);
  if (!term) {
    term = says({ prop: thing as Prop }, thing, { role: "thing" });
    terms.set(thing, term);
  }
  return term;
}

function wordsOf(text: string): Map<string, Word> {
  const words = new Map<string, Word>();
  for (const line of text.split("\n")) {
    const [thing = "", ...phrases] = line.split("\t");
    for (const phrase of phrases) {
      const isEnglish = phrase.startsWith("=");
      const key = isEnglish ? phrase.slice(1) : phrase;
      if (!words.has(key)) words.set(key, { thing, isEnglish });
    }
  }
  return words;
}
