/**
 * @module Descriptions that no person would write: known words in any order among code, other scripts and
 * noise, a few of them empty, a few very long.
 */
import { randomStream } from "../random.ts";
import { READ_ALWAYS } from "../words/lexicon/languages.ts";
import { everyWord } from "../words/lexicon/lexicons.ts";

const NOISE = [
  "xyzzy",
  "🦖",
  "👩🏽‍🚀",
  "،",
  "\n",
  "</b>",
  "<script>alert(1)</script>",
  "'; DROP TABLE cats; --",
  "${7*7}",
  "ß",
  "İ",
  "…",
  "-",
  "'",
  "“",
  "42",
  "كلب",
  "\u202Eقطة",
  "𝕔𝕒𝕥",
  "\u0000",
];

/** How many parts a description has: mostly few, sometimes none, sometimes more than fits. */
const FEW = 14, MANY = 300;
const LONG = 0.01;

/** As many random descriptions; the same count gives the same ones. */
export function randomDescriptions(count: number): string[] {
  const { pick, whole, chance } = randomStream("fuzz", "descriptions");
  const words = everyWord(READ_ALWAYS);
  return Array.from({ length: count }, () => {
    const parts = chance(LONG) ? MANY : whole(0, FEW);
    return Array.from({ length: parts }, () => pick(chance(0.8) ? words : NOISE))
      .join(pick([" ", " ", ", ", "", "-"]));
  });
}
