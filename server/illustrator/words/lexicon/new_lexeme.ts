/** @module A term with the words of a description that it was found in. */
import { isNoun } from "../../vocabulary/roles.ts";
import { plays, type Term } from "../../vocabulary/term.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import { THINGS } from "../../things/catalogue.ts";
import { isNameOf } from "../terms/drawn_names.ts";
import { meaningIn } from "./dictionary_term.ts";
import { NEAR } from "./languages.ts";
import { withoutPrefixes } from "./inflections.ts";
import { termOf } from "./term_of.ts";
import { isShade } from "./shades.ts";
import { keyOf, type Token } from "./tokens.ts";

/** Stands where a word is unknown: no colour or denial reaches across it by accident. */
export const UNKNOWN: Term = plays("unknown", "");

/** Elsewhere a word that ends so may be one: a Polish "lis" is a fox, a Danish "is" an ice cream. */
const PLURAL_ENDS_IN_S: ReadonlySet<string> = new Set(["de", "en", "es", "fr", "nl", "pt"]);

/** An emoji behind a noun, or an unknown one, is nothing of the words before it: "in a flower pot 🌷". */
const PICTOGRAM = /^\p{Extended_Pictographic}/u;

/** "Paraguas": what parts rain is one. */
const INVARIABLE = /^(?:para|saca|corta|lava|abre|salva|porta|guarda|rompe|pinta|toca)[a-z]+s$/;

const IRREGULAR_PLURAL = /^(?:mice|geese|wolves)$/;

/** French nouns that end in s for one. */
const INVARIABLE_FRENCH = new Set(
  "souris ours tapis bras bas bois dos matelas repas radis ananas puits palais iris cadenas lilas jus chamois cassis maquis compas marquis anis mois temps corps avis fils heros"
    .split(" "),
);

/** The lexeme of a term; `spelt` are its words without typos. `isForm`: the first one stands there in its base form. */
export function newLexeme(
  term: Term,
  words: Token[],
  { spelt, language, before, isForm = false }: {
    spelt: string[];
    language: string;
    before?: Lexeme | undefined;
    isForm?: boolean;
  },
): Lexeme {
  const isPictogram = PICTOGRAM.test(words[0]!.key);
  const afterBreak = words[0]!.afterBreak ||
    isPictogram && before !== undefined && isNoun(before.term.role);
  const corrected = !isForm &&
    spelt.some((word, i) => word !== words[i]!.key && keyOf(word) !== words[i]!.key);
  const { colour } = term, phrase = spelt.join(" ");
  const name = (term.claims.length > 0 || colour?.thing) && !term.nearest
    ? meaningIn(phrase, term, language)
    : undefined;
  return {
    term,
    start: words[0]!.start,
    end: words.at(-1)!.end,
    afterBreak,
    apart: afterBreak || opensWithPreposition(words, language) ||
      hasGrownPreposition(term, phrase, language) || term === UNKNOWN && isPictogram,
    isPlural: term.isPlural ??
      (IRREGULAR_PLURAL.test(words.at(-1)!.key) ||
        !isNamedInPlural(term) && PLURAL_ENDS_IN_S.has(language) &&
          /[^su]s$/.test(words.at(-1)!.key) &&
          !(language === "es" && INVARIABLE.test(words[0]!.key)) &&
          !(language === "fr" && INVARIABLE_FRENCH.has(words.at(-1)!.key))),
    ...(corrected && { readAs: spelt.join(" ") }),
    ...(name !== undefined && !colour &&
      (name.startsWith(NEAR) || !isNamed(name, term)) && { isNear: true as const }),
    ...(name !== undefined && colour?.thing && isShade(name, colour.thing) &&
      { isShade: true as const }),
  };
}

/** "Sun flower" names a sunflower, too. */
function isNamed(name: string, term: Term): boolean {
  return isNameOf(name, term) || isNameOf(name.replaceAll(" ", ""), term);
}

/** One drawing stands for all of them: "fireworks". */
function isNamedInPlural({ claims }: Term): boolean {
  return claims.some(({ slot, value }) => slot === "prop" && THINGS.get(value)?.plural === value);
}

/** "In a box" is one term, and yet what stands before it belongs to something else. */
function opensWithPreposition(words: Token[], language: string): boolean {
  return words.length > 1 && termOf(words[0]!.key, language)?.role === "frame";
}

/** "بخوذة" is one word for "with a helmet". */
function hasGrownPreposition(term: Term, phrase: string, language: string): boolean {
  return withoutPrefixes(phrase, language).some((bare) => termOf(bare, language) === term);
}
