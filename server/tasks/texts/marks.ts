/**
 * @module Marks around the texts of the browser's files while they are built: characters for private use,
 * which no source has.
 */

const START = "\uE000";
const END = "\uE001";

const MARKED = /\uE000([^\uE001]*)\uE001/g;

/** The text with its marks. */
export function marked(text: string): string {
  return START + text + END;
}

/** Whether something is marked in it. */
export function hasMarks(source: string): boolean {
  return source.includes(START) || source.includes(END);
}

/** The string with each marked text replaced. */
export function withTexts(string: string, replaced: (text: string) => string): string {
  return string.replace(MARKED, (_, text: string) => replaced(text));
}
