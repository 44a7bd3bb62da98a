/**
 * @module A chunk: one noun or adjective of a description with the colours that are said of it, or colours
 * that stand alone. Places are indexes into the lexemes.
 */
import type { ThingColour } from "../../spec.ts";
import type { ColourSense, Term } from "../../vocabulary/term.ts";
import type { Lexeme } from "./lexeme.ts";

/** What a chunk is about. */
export type ChunkKind =
  /** A thing or a costume; its colour is `dye`. */
  | "thing"
  /** A word for fur where clothes are meant: "in a blue coat". */
  | "garment"
  /** A word for the cat. */
  | "cat"
  | "eyes"
  /** A part of the body, a marking or a place. */
  | "body"
  /** A mood, a pose, a size. */
  | "quality"
  /** Words that only have a note. */
  | "note"
  /** Colours of the coat. */
  | "coat"
  /** Colours of the whole picture: "…, purple and teal, cyberpunk". */
  | "light"
  /** Colours of a costume said before: "a wizard, in purple". */
  | "costume colour"
  /** Colours of a thing that is not known. */
  | "unknown thing";

export interface Chunk {
  kind: ChunkKind;
  /** Its first word that is no number. */
  from: number;
  /** Its noun or adjective; of colours that stand alone, the last one. */
  at: number;
  /** Said of the noun, in the order of the words. */
  colours: number[];
  /** The last word that says something of it; `at` unless a colour follows: "a scarf that is red". */
  to: number;
  /** The one colour of a thing or costume. */
  dye?: ThingColour;
  /** More colours are said of it than it is drawn in: "a red and blue scarf". */
  isOfTwoColours?: true;
  /** Of a coat: gives way to what is said of the cat itself. */
  isWeak?: true;
}

/** What the colours at these places look like. */
export function colourSenses(lexemes: readonly Lexeme[], colours: readonly number[]) {
  return colours.map((at): ColourSense => lexemes[at]!.term.colour!);
}

/** The first of these colours that a thing can have. */
export function thingColour(colours: readonly ColourSense[]): ThingColour | undefined {
  return colours.find(({ thing }) => thing)?.thing;
}

/** Whether these are two colours that a thing can have: "red and blue". */
export function areTwo(colours: readonly ColourSense[]): boolean {
  return new Set(colours.flatMap(({ thing }) => thing ?? [])).size > 1;
}

/** Whether the word says what the cat is dressed up as. */
export function namesCostume({ claims }: Term): boolean {
  return claims.some(({ slot }) => slot === "costume");
}
