/** @module What a phrase of a description means. */
import type { Term } from "../../vocabulary/term.ts";
import { isNameOf } from "../terms/drawn_names.ts";
import { THINGS } from "../../things/catalogue.ts";
import { DRAWN_ONCE, ownThingTerm, thingTerm } from "./imported_words.ts";
import { baseFormsOf, plainFormsOf, withoutPrefixes } from "./inflections.ts";
import { NOT_MISSPELT } from "./other_words.ts";
import { isNoun } from "../../vocabulary/roles.ts";
import type { Claim } from "../parsed_description.ts";
import { isCarried } from "../../wardrobe/carried.ts";
import { compoundTerm } from "./compounds.ts";
import { dictionaryTerm, inEnglish, isOnlyNear } from "./dictionary_term.ts";
import { INFLECTED } from "./english_plurals.ts";
import { ENGLISH, lexiconOfTexts } from "./lexicons.ts";
import { phraseOf } from "./phrase.ts";
import { isPluralForm } from "./plural_forms.ts";
import { COMPOUNDING } from "./word_order.ts";

/**
 * The term of a phrase in a description of this language: its own words first, then English ones, then those
 * of all others. `phrase` is keys of `tokenise`, joined by spaces.
 */
export function termOf(phrase: string, language: string): Term | undefined {
  let terms = recent.get(language);
  if (!terms || terms.size > MOST_RECENT) recent.set(language, terms = new Map());
  let term = terms.get(phrase);
  if (term === undefined) terms.set(phrase, term = newTermOf(phrase, language) ?? null);
  return term ?? undefined;
}

/** What phrases mean, by language: the same ones are looked up again and again. */
const recent = new Map<string, Map<string, Term | null>>();

/** More phrases than these are forgotten, so that texts cannot fill the memory. */
const MOST_RECENT = 8000;

function newTermOf(phrase: string, language: string): Term | undefined {
  const term = ownOrForeignTerm(phrase, language);
  return term?.role === "thing" && language !== ENGLISH && isListedPlural(phrase, term, language)
    ? severalOf(term)
    : term;
}

/** "Tulpen" stands in a list beside "Tulpe". */
function isListedPlural(word: string, term: Term, language: string): boolean {
  const prop = propIn(term);
  return prop !== undefined && !term.isPlural && !word.includes(" ") &&
    baseFormsOf(word, language).some((base) => {
      const one = isPluralForm(word, base, language)
        ? lexiconOfTexts(language)?.terms.get(base) ?? ownThingTerm(base, language)
        : undefined;
      return one !== undefined && propIn(one) === prop;
    });
}

function propIn({ claims }: Term): string | undefined {
  const value = claims.find(({ slot }) => slot === "prop")?.value;
  return value === undefined ? undefined : String(value);
}

function ownOrForeignTerm(phrase: string, language: string): Term | undefined {
  const term = dictionaryTerm(phrase, language);
  if (!term) {
    const thing = thingTerm(phrase, language);
    return thing && language !== ENGLISH
      ? asInEnglish(thing)
      : thing ?? inflectedTerm(phrase, language) ?? wholeCompound(phrase, language);
  }
  const isOfThings = term.role !== "number" &&
      term.claims.every(({ slot }) => slot === "prop" || slot === "setting") ||
    isReplaceable(term);
  // What is only drawn as something near gives way to a drawing of the thing itself; lemons are no colour.
  const isNear = isOfThings && (term.nearest !== undefined || isNearTo(phrase, term, language));
  const isPlural = language === ENGLISH && term.role === "colour" && phrase.endsWith("s");
  const thing = isNear || isPlural
    ? thingTerm(phrase, language) ?? meantThing(phrase, term, language)
    : undefined;
  const isBetter = !thing?.nearest || term.nearest && isOnlyNear(phrase, term, language);
  if (!thing || !isBetter) return term;
  return term.nearest ? thing : inItsPlace(thing, term);
}

/** The thing that the English word for it names: "玉座" means "throne", which the dictionary draws as a cushion. */
function meantThing(phrase: string, term: Term, language: string): Term | undefined {
  const meaning = language === ENGLISH ? undefined : inEnglish(phrase, term, language);
  const thing = meaning && phraseOf(meaning) !== phrase
    ? thingTerm(phraseOf(meaning), ENGLISH)
    : undefined;
  if (!thing || !isOnlyNear(phrase, term, language)) return thing;
  return term.nearest ? { ...thing, nearest: "as" } : undefined;
}

/** Drawn as a bag, a gadget, a costume or a season only because the thing itself had no drawing. */
function isReplaceable({ nearest, role, claims }: Term): boolean {
  return nearest !== undefined && claims.length > 0 &&
    claims.every(({ slot, value }) =>
      value === "backpack" || value === "gadget" ||
      slot === "costume" && role === "thing" && value !== "fairy" ||
      slot === "season" || slot === "weather" || slot === "setting"
    );
}

/** The words name another thing, "cup of tea" of a cup, or no word names the place: "fireplace" of a living room. */
function isNearTo(phrase: string, term: Term, language: string): boolean {
  const name = inEnglish(phrase, term, language);
  // What is done is no thing.
  if (name === undefined || term.claims.some(({ by }) => by)) return false;
  if (isOnlyNear(phrase, term, language)) return true;
  if (term.claims.every(({ slot }) => slot === "prop")) return !isNameOf(name, term);
  return name.split(" ").every((word) => !isNameOf(word, term));
}

const placed = new Map<Term, Term>();

/** A thing that makes one think of a place: a fireplace is in a living room, unless words say otherwise. */
function inItsPlace(thing: Term, { claims }: Term): Term {
  const places = claims.filter(({ slot }) => slot === "setting");
  if (places.length === 0) return thing;
  const known = placed.get(thing);
  if (known) return known;
  const weak = places.map((claim): Claim => ({ ...claim, weak: true }));
  const term = { ...thing, claims: [...thing.claims, ...weak] };
  placed.set(thing, term);
  return term;
}

/** What English says of the same thing: "джинсы" are worn, and a "камин" makes one think of a living room. */
function asInEnglish(thing: Term): Term {
  const [claim] = thing.claims;
  if (claim?.slot !== "prop") return thing;
  const said = termOf(phraseOf(claim.value), ENGLISH);
  if (!said || said.nearest || said.claims.length === 0) return thing;
  const isWorn = said.role === "thing" &&
    said.claims.every((claim) =>
      claim.slot === "costume" ||
      claim.slot === "accessory" && !isCarried({ ...claim, kind: claim.value })
    );
  if (isWorn) return isNameOf(phraseOf(claim.value), said) ? said : { ...said, nearest: "as" };
  const isSame = said.claims.some(({ slot, value }) => slot === "prop" && value === claim.value);
  return isSame && !thing.nearest ? { ...thing, claims: said.claims } : thing;
}

/** The term of "Küchentisch", by its parts. */
function wholeCompound(word: string, language: string): Term | undefined {
  if (!COMPOUNDING.has(language) || word.includes(" ") || NOT_MISSPELT.has(word)) return undefined;
  const own = (part: string) =>
    lexiconOfTexts(language)?.terms.get(part) ?? ownThingTerm(part, language) ??
      inflectedTerm(part, language);
  return compoundTerm(word, language, {
    own,
    englishOf: (part, term) => inEnglish(part, term, language) ?? term.words[0]!,
    inEnglish: (words) => dictionaryTerm(words, ENGLISH) ?? thingTerm(words, ENGLISH),
  });
}

/** The term of a word's base form in its own language: "Kürbisse", "тыквами". */
function inflectedTerm(word: string, language: string): Term | undefined {
  if (word.includes(" ")) return inflectedPhrase(word, language);
  if (NOT_MISSPELT.has(word)) return undefined;
  return termOfForm(word, baseFormsOf(word, language), language) ??
    termOfForm(word, plainFormsOf(word, language), language);
}

/** The term of the first of these base forms that the language has. */
function termOfForm(word: string, bases: readonly string[], language: string): Term | undefined {
  for (const base of bases) {
    const own = lexiconOfTexts(language)?.terms.has(base) ? termOf(base, language) : undefined;
    const thing = own ? undefined : ownThingTerm(base, language);
    const term = own ?? (thing && asInEnglish(thing));
    if (!term || !INFLECTED.includes(term.role) && !isNoun(term.role)) continue;
    return isPluralForm(word, base, language) ? severalOf(term) : term;
  }
}

const several = new Map<Term, Term>();

/** The same thing more than once, unless its drawing shows several or is worn in pairs. */
function severalOf(term: Term): Term {
  const prop = propIn(term), thing = prop === undefined ? undefined : THINGS.get(prop);
  const isOnce = prop === undefined || DRAWN_ONCE.has(prop) ||
    thing?.plural === prop || thing?.category === "clothing";
  if (isOnce) return term;
  let plural = several.get(term);
  if (!plural) several.set(term, plural = { ...term, isPlural: true });
  return plural;
}

/** Languages whose phrases take the endings of cases at their last word: "ağaç dalında" of "ağaç dalı". */
const ENDS_TAKE_CASES: ReadonlySet<string> = new Set(["fi", "hu", "tr"]);

function inflectedPhrase(phrase: string, language: string): Term | undefined {
  for (const bare of withoutPrefixes(phrase, language)) {
    const own = lexiconOfTexts(language)?.terms.get(bare) ?? ownThingTerm(bare, language);
    if (own) return own.isThing ? asInEnglish(own) : own;
  }
  if (!ENDS_TAKE_CASES.has(language)) return undefined;
  const at = phrase.lastIndexOf(" ") + 1;
  for (const base of baseFormsOf(phrase.slice(at), language)) {
    const thing = ownThingTerm(phrase.slice(0, at) + base, language);
    if (thing) return asInEnglish(thing);
  }
}
