/**
 * @module Words that people use for the same thing, so that a "couch" is found where a "sofa" is drawn: a line
 * each of `synonyms.txt`.
 */
import { dataLines } from "../../data_lines.ts";

const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  dataLines(new URL("synonyms.txt", import.meta.url)).map((line) => {
    const names = line.split(/[,:]/).map((name) => name.trim().toLowerCase());
    return [names[0]!, names] as const;
  }),
);

/** The name and all others by which the same thing may be drawn. */
export function synonymsOf(name: string): readonly string[] {
  return SYNONYMS.get(name) ?? [name];
}
