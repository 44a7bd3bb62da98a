/** @module Other names of what is drawn, by its own name, as single words: `words/english/drawn_synonyms.tsv`. */
import { rowsOf } from "../english/english_terms.ts";

/** Words that name the same as the words they stand beside. */
export const SYNONYMS: ReadonlyMap<string, string> = rowsOf("drawn_synonyms").reduce(
  (all, [name = "", words]) => all.set(name, `${all.get(name) ?? ""} ${words}`),
  new Map<string, string>(),
);
