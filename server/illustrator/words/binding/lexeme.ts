/** @module What the passes of the grammar read: the terms of a description, in order. */
import type { ThingColour } from "../../spec.ts";
import type { Term } from "../../vocabulary/term.ts";

/** A term found in the description. */
export interface Lexeme {
  term: Term;
  start: number;
  end: number;
  /** Punctuation stands before it. */
  afterBreak: boolean;
  /** Punctuation, or a preposition of its own ("in a box"), keeps it apart from what stands before. */
  apart: boolean;
  /** Its last word ends like a plural. */
  isPlural: boolean;
  readAs?: string;
  /** The words are no name of what is drawn for them: it is something near. */
  isNear?: true;
  /** What stands around it says which of its senses is meant. */
  isSenseKnown?: true;
  /** A colour that things are painted in as something near: "dark green". */
  isShade?: true;
  /** "Too" of "too big". */
  isTooMuch?: true;
  /** What cloth shows all over, said behind it with "with", and its colour: "a shirt *with red dots*". */
  motif?: { ink?: ThingColour | undefined };
  /** A colour or quality of the noun right before it, where adjectives follow their nouns: "gato negro". */
  followsNoun?: true;
  /** Said of the animal right before it: "a dolphin jumping". */
  ofFriend?: true;
  /** It names a person who is not drawn. */
  isPerson?: true;
}

/** For each lexeme, the place of the "no" that denies it. */
export type DeniedBy = readonly (number | undefined)[];
