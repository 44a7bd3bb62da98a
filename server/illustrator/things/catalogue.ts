/**
 * @module Every imported thing, by name. Facts are read at once, drawings when the first one is needed.
 */
import { dataLines } from "../data_lines.ts";
import { pluralOf } from "../plurals.ts";
import { decodeDrawing, type Drawing } from "./drawing.ts";
import type { Category, SizeClass, Thing } from "./thing.ts";

const DATA = new URL("data/", import.meta.url);

/** Every thing, in the order of the table they were imported by. */
export const THINGS: ReadonlyMap<string, Thing> = new Map(
  dataLines(new URL("things.tsv", DATA)).map((line) => {
    const [name = "", plural = "", emoji = "", category, size] = line.split("\t");
    const thing = {
      name,
      plural: plural || pluralOf(name),
      emoji,
      category: category as Category,
      size: size as SizeClass,
    };
    return [name, thing];
  }),
);

let lines: ReadonlyMap<string, string> | undefined;

/** The drawing of a thing. Throws an `Error` for a name that is none. */
export function drawingOf(name: string): Drawing {
  lines ??= new Map(
    dataLines(new URL("drawings.tsv", DATA)).map((line) => {
      const tab = line.indexOf("\t");
      return [line.slice(0, tab), line.slice(tab + 1)];
    }),
  );
  const line = lines.get(name);
  if (line === undefined) throw new Error(`No drawing of “${name}”`);
  return decodeDrawing(line);
}
