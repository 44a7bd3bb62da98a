/**
 * @module What people wear, and by which pieces it is seen: names of regions that are cloth, metal or
 * leather on the cat.
 */
import { dataLines } from "../../data_lines.ts";
import { singular } from "./label.ts";

const GARMENTS: ReadonlyMap<string, readonly string[]> = new Map(
  dataLines(new URL("garments.txt", import.meta.url)).map((line) => {
    const [name, pieces] = line.split(": ") as [string, string];
    return [name.split(" ").map(singular).join(" "), pieces.split(", ")] as const;
  }),
);

const COSTUMES: readonly (readonly string[])[] = dataLines(
  new URL("costumes.txt", import.meta.url),
).map((line) => line.split(", "));

/** What clothes are made of, or how they are worn: without it they are still the same. */
const MANNERS = new Set(
  ("knitted woolly wool woollen leather velvet silk lace cotton denim linen fur cosy warm pointy pointed" +
    " fancy fine striped polka dot checkered plaid tie dye floral backward powdered feathery small half shiny" +
    " sparkly flared studded round of tiny neon glitter navy heart-shaped star-shaped shaped heart star oversized checked plaid dotted heart patterned star stripy flowery flowered side rubber long")
    .split(" "),
);

/** The pieces by which a garment is seen; its own words where it is not listed. A shower cap is no cap. */
export function piecesOf(words: readonly string[]): readonly string[] {
  for (let start = 0; start < words.length; start++) {
    const pieces = GARMENTS.get(words.slice(start).join(" "));
    if (pieces) return pieces;
    if (!MANNERS.has(words[start]!)) break;
  }
  return [words.join(" ")];
}

const SUITS =
  /\b(?:outfit|costume|uniform|kit|gear|suit|robe|armour|armor|jacket|dress|coat|clothes|overalls)$/;

/** The costumes that "wizard outfit" or "firefighter uniform" asks for; undefined where it names none. */
export function costumesOf(text: string): readonly string[] | undefined {
  if (!SUITS.test(text)) return undefined;
  const rest = text.replace(SUITS, "").trim();
  return COSTUMES.find(([name]) => rest.split(" ").join(" ").includes(name!)) ??
    (/(?:outfit|costume|uniform|kit|gear|clothes)$/.test(text) && rest !== "" ? [rest] : undefined);
}
