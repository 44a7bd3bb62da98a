/** @module What English phrases mean, whichever language a description is written in. */
import type { Term } from "../../vocabulary/term.ts";
import { thingTerm } from "./imported_words.ts";
import { ENGLISH } from "./lexicons.ts";
import { termOf } from "./term_of.ts";

/** The term of an English phrase. */
export const englishTerm = (phrase: string): Term | undefined => termOf(phrase, ENGLISH);

/** The thing that an English phrase names, even where it means something else as well. */
export const englishThing = (phrase: string): Term | undefined => thingTerm(phrase, ENGLISH);
