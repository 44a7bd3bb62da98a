/**
 * @module English words that belong to no entry, a file for each subject in `words/english/`: a line is a
 * meaning, a tab, and words with commas between them.
 *
 * A meaning is settings, with semicolons between them: `slot=value` is a claim, `slot?=value` one that gives
 * way to others, `by` and `variant` belong to the claim before them, the rest are fields of {@link Term}.
 * `{a|b}` in words stands for each of both: "{looks|gazes} {up|down}".
 */
import { dataLines } from "../../data_lines.ts";
import type { ColourSense, Term } from "../../vocabulary/term.ts";
import type { Claim } from "../parsed_description.ts";
import { alternatives } from "../../vocabulary/alternatives.ts";

/** A meaning: everything of a term but its words. */
export type Meaning = Omit<Term, "words">;

/** Fields of terms that have a value; a setting without one is a flag. */
const FIELDS = new Set(
  [
    "role",
    "nearest",
    "note",
    "white",
    "furLength",
    "material",
    "print",
    "degree",
    "count",
    "bodyPart",
    "bodyState",
  ],
);

const NUMBERS = new Set(["degree", "count"]);

const FIELDS_OF_CLAIMS = new Set(["by", "variant"]);

/** The terms of a file. Throws an `Error` for a line without words. */
export function englishTerms(subject: string): Term[] {
  return rowsOf(subject).map(([settings = "", words]) => {
    if (!words) throw new Error(`${subject}.tsv: no words for “${settings}”`);
    return {
      ...meaningOf(settings),
      words: words.includes("{") ? words.split(", ").flatMap(alternatives) : words.split(", "),
    };
  });
}

/** The lines of a file as columns, comments left out. */
export function rowsOf(subject: string): string[][] {
  return dataLines(new URL(`./${subject}.tsv`, import.meta.url)).map((line) => line.split("\t"));
}

/** What settings say. */
export function meaningOf(settings: string): Meaning {
  const claims: Record<string, unknown>[] = [], colour: Record<string, unknown> = {};
  const fields: Record<string, unknown> = {};
  for (const setting of settings.split("; ")) {
    const equals = setting.indexOf("=");
    const key = equals < 0 ? setting : setting.slice(0, equals);
    const value = equals < 0 ? true : setting.slice(equals + 1);
    if (key.startsWith("colour.")) colour[key.slice("colour.".length)] = value;
    else if (key.startsWith("worn.")) fields.worn = { slot: key.slice("worn.".length), value };
    else if (FIELDS_OF_CLAIMS.has(key)) claims.at(-1)![key] = value;
    else if (FIELDS.has(key)) fields[key] = NUMBERS.has(key) ? Number(value) : value;
    else if (value === true) fields[key] = true;
    else if (key.endsWith("?")) claims.push({ slot: key.slice(0, -1), value, weak: true });
    else claims.push({ slot: key, value });
  }
  const { degree } = fields;
  return {
    role: "quality",
    ...fields,
    claims: claims.map((claim) => degree ? { ...claim, degree } : claim) as unknown as Claim[],
    ...(Object.keys(colour).length > 0 && { role: "colour", colour: colour as ColourSense }),
  };
}
