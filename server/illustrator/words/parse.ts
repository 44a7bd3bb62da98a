/**
 * From text to what it says: the terms of the dictionary (`lexemes.ts`), then a light grammar (`binding/`)
 * that gives colours to their nouns and denials to what they deny.
 *
 * @module
 */
import { bind } from "./binding/bind.ts";
import { lexemesOf } from "./lexemes.ts";
import type { Said } from "./said.ts";

/**
 * What a description says. Takes any text, never throws, and needs time in proportion to its length.
 *
 * @example
 * parse("a ginger cat with a red scarf").readings.map(({ claims }) => claims);
 */
export function parse(prompt: string): Said {
  const { lexemes, unknown } = lexemesOf(prompt);
  return { prompt, readings: bind(lexemes), unknown };
}
