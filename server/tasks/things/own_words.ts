/**
 * @module Everyday words of other languages for things that Unicode names in a roundabout way ("hot
 * beverage"): `own_words.tsv` has a row for each thing and a column for each language.
 */
import { readTable } from "./tables.ts";

const [[, ...languages] = [], ...rows] = await readTable("own_words.tsv");

/** By language and thing, its words, separated by commas. */
export const OWN_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = Object
  .fromEntries(languages.map((language, column) => [
    language,
    Object.fromEntries(
      rows.flatMap(([thing = "", ...words]) => words[column] ? [[thing, words[column]]] : []),
    ),
  ]));
