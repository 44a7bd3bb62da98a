/**
 * @module What a grammar does for the telling of a picture: it puts articles and endings to nouns, and the
 * parts of a sentence in their order.
 */

/** What a noun is in its sentence. */
export type Case = "nominative" | "accusative" | "dative";

/** How a noun begins: "ein Hut", "der Hut", "Hut". */
export type Article = "indefinite" | "definite" | "none";

/** A thing or a part of a cat; nouns, adjectives and `after` are entries of the language's file. */
export interface Item {
  noun: string;
  adjectives?: readonly string[];
  /** Stands behind the noun, or in Japanese before it: "aus Holz". */
  after?: string;
  count?: number;
  /** Several without a number: boots on paws. */
  isPair?: boolean;
  /** Whether it lives, which some languages count differently. */
  isAlive?: boolean;
}

/** The words for one cat. */
export interface CatParts {
  /** "cat" or "kitten", an entry of the file. */
  noun: string;
  /** Mood, size, age and build. */
  manner: readonly string[];
  /** "flauschig~", where it is said. */
  hair?: string | undefined;
  /** "orange getigert~". */
  coat: string;
  /** Eyes, marks and clothes. */
  looks: readonly Item[];
  /** The same, as phrases that need no grammar. */
  phrases: readonly string[];
  name?: string | undefined;
}

/** The words for a picture; every part but `cats` may be empty. */
export interface SceneParts {
  /** Each in the words of `cat`. */
  cats: readonly string[];
  isPortrait: boolean;
  /** "sitzt". */
  verb: string;
  turn: string;
  /** What it sits in or on. */
  seat: string;
  place: string;
  /** Hour, season and weather. */
  sky: readonly string[];
  /** Clauses: who does what with whom. */
  relations: readonly string[];
  /** What else is there. */
  things: readonly Item[];
}

/** Who takes part in a relation. */
export type Partner = { item: Item; article: Article } | { name: string };

/** The grammar of a language. */
export interface Grammar {
  /** "einen roten Schal" */
  item(item: Item, which?: Case, article?: Article): string;
  cat(parts: CatParts): string;
  sentence(parts: SceneParts): string;
  /** "sie hält einen Fisch"; without `who` it is about the only cat, whose noun is `cat`. */
  clause(relation: string, who: Partner | undefined, what: Partner, cat: string): string;
  /** An adjective by itself: "flauschig". */
  plain(adjective: string): string;
  /** The same of several: "verts". */
  plainOfSeveral(adjective: string): string;
  /** A colour as a noun: "in Orange". */
  colour(colour: string): string;
  /** A coat as an adjective; the pattern has places for the first and the second colour. */
  coat(pattern: string, first: string, second: string | undefined): string;
  /** Phrases in a row: "A, B und C". */
  list(phrases: readonly string[]): string;
  /** Between two sentences. */
  gap: string;
  /** The longest text that screen readers read in one breath. */
  longest: number;
}

/** A noun of a file, taken apart. */
export interface Noun {
  word: string;
  gender: "m" | "f" | "n";
  isPlural: boolean;
  /** Whether it has no article: "Milch". */
  isBare: boolean;
  /** Absent: regular. */
  plural?: string;
  /** Its word in other cases, where it has another. */
  oblique?: string;
}

/** A noun of a file. */
export function nounOf(entry: string): Noun {
  const [word = "", code = "m", plural, oblique] = entry.split("|");
  const gender = code.includes("f") ? "f" : code.includes("n") ? "n" : "m";
  return {
    word,
    gender,
    isPlural: code.includes("p"),
    isBare: code.includes("0"),
    ...(plural && { plural }),
    ...(oblique && { oblique }),
  };
}

/** A sentence begins with a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words with one space between, none before a comma; empty ones are passed over. */
export function spaced(...words: readonly string[]): string {
  return words.filter(Boolean).join(" ").replaceAll(" ,", ",");
}
