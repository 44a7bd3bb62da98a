/**
 * @module Capital letters, digits and signs as strokes, for words that are drawn into a picture: Latin with
 * its accents, Cyrillic. A letter lies on a grid of 4 × 6, y downwards; each pair of digits is a point of a
 * stroke.
 */
import type { Point } from "../scene.ts";

/** A straight stroke of a letter. */
export type Stroke = readonly [from: Point, to: Point];

/** Units between two letters, and between two words, of the grid. */
const GAP = 1.5, SPACE = 2.6;

/** Height of a letter on its grid. */
export const LETTER = 6;

const STROKES: Readonly<Record<string, string>> = {
  A: "06 20 46|14 34",
  B: "00 06 36 45 44 33 03|00 30 41 42 33",
  C: "41 30 10 01 05 16 36 45",
  D: "00 30 41 45 36 06 00",
  E: "40 00 06 46|03 33",
  F: "40 00 06|03 33",
  G: "41 30 10 01 05 16 36 45 43 23",
  H: "00 06|40 46|03 43",
  I: "00 06",
  J: "40 45 36 16 05",
  K: "00 06|40 03 46",
  L: "00 06 46",
  M: "06 00 23 40 46",
  N: "06 00 46 40",
  O: "10 30 41 45 36 16 05 01 10",
  P: "06 00 30 41 42 33 03",
  Q: "10 30 41 45 36 16 05 01 10|24 46",
  R: "06 00 30 41 42 33 03|23 46",
  S: "41 30 10 01 02 13 33 44 45 36 16 05",
  T: "00 40|20 26",
  U: "00 05 16 36 45 40",
  V: "00 26 40",
  W: "00 16 23 36 40",
  X: "00 46|40 06",
  Y: "00 23 40|23 26",
  Z: "00 40 06 46",
  Æ: "06 20 40|20 26 46|23 43|14 24",
  Ø: "10 30 41 45 36 16 05 01 10|40 06",
  Œ: "40 10 01 05 16 46|20 26|23 43",
  Ł: "10 16 46|04 32",
  Đ: "00 30 41 45 36 06 00|03 23",
  "0": "10 30 41 45 36 16 05 01 10",
  "1": "01 20 26",
  "2": "01 10 30 41 42 06 46",
  "3": "00 40 23 33 44 45 36 16 05",
  "4": "36 30 04 44",
  "5": "40 00 02 32 43 45 36 06",
  "6": "40 10 01 05 16 36 45 44 33 03",
  "7": "00 40 16",
  "8": "13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33",
  "9": "43 13 02 01 10 30 41 45 36 06",
  "!": "00 04|06 06",
  "?": "01 10 30 41 42 23 24|26 26",
  "¡": "00 00|02 06",
  "¿": "20 20|22 23 04 05 16 36 45",
  ".": "06 06",
  ",": "16 07",
  ":": "02 02|06 06",
  "'": "00 02",
  "-": "03 33",
  "+": "03 43|21 25",
  "=": "02 42|04 44",
  "&": "46 02 01 10 20 31 05 16 26 44",
  "/": "40 06",
  "(": "10 01 05 16",
  ")": "00 11 15 06",
  "#": "10 06|40 36|02 42|04 44",
  "$": "41 30 10 01 02 13 33 44 45 36 16 05|20 26",
  "%": "40 06|00 01|45 46",
  "*": "21 25|03 43",
  "♥": "26 03 01 10 22 30 41 43 26",
  Б: "40 00 06 36 45 44 33 03",
  Г: "40 00 06",
  Д: "07 06 15 20 30 36|06 46 47|30 36",
  Ж: "00 23 06|40 23 46|20 26",
  З: "01 10 30 41 42 33 44 45 36 16 05|23 33",
  И: "00 06 40 46",
  Л: "06 15 20 40 46",
  П: "06 00 40 46",
  У: "00 23|40 16 06",
  Ф: "20 26|11 31 42 43 34 14 03 02 11",
  Ц: "00 06 46 47|40 46",
  Ч: "00 02 13 43|40 46",
  Ш: "00 06 46 40|20 26",
  Щ: "00 06 46 47|40 46|20 26",
  Ъ: "00 10 16 36 45 44 33 13",
  Ы: "00 06 26 34 33 23 03|40 46",
  Ь: "00 06 36 45 44 33 03",
  Э: "01 10 30 41 45 36 16 05|23 43",
  Ю: "00 06|03 13|20 30 41 45 36 26 15 11 20",
  Я: "46 40 10 01 02 13 43|23 06",
};

/** Cyrillic letters that look like Latin ones, signs that look like others. */
const LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [..."АAВBЕEКKМMНHОOРPСCТTХX’'‘'“'”'–-—-❤♥"].reduce<[string, string][]>((pairs, sign, i, all) => {
    if (i % 2 === 0) pairs.push([sign, all[i + 1]!]);
    return pairs;
  }, []),
);

/** What stands above or below a letter: combining marks of Unicode. */
const ACCENTS: Readonly<Record<string, Stroke[]>> = {
  "\u0300": [[[1, -2], [2.4, -1]]],
  "\u0301": [[[3, -2], [1.6, -1]]],
  "\u0302": [[[0.8, -1], [2, -2]], [[2, -2], [3.2, -1]]],
  "\u0303": [[[0.6, -1.2], [1.6, -1.8]], [[1.6, -1.8], [2.4, -1.2]], [[2.4, -1.2], [3.4, -1.8]]],
  "\u0306": [[[0.8, -2], [2, -1.2]], [[2, -1.2], [3.2, -2]]],
  "\u0307": [[[2, -1.4], [2, -1.4]]],
  "\u0308": [[[1, -1.5], [1, -1.5]], [[3, -1.5], [3, -1.5]]],
  "\u030A": [[[1.4, -1.6], [2, -2.2]], [[2, -2.2], [2.6, -1.6]], [[2.6, -1.6], [2, -1]], [[2, -1], [
    1.4,
    -1.6,
  ]]],
  "\u030B": [[[1.6, -2], [0.8, -1]], [[3.4, -2], [2.6, -1]]],
  "\u030C": [[[0.8, -2], [2, -1]], [[2, -1], [3.2, -2]]],
  "\u0327": [[[2, 6], [1.4, 7.4]]],
  "\u0328": [[[3.4, 6], [3.8, 7.2]]],
};

/** Whether every sign of a text can be drawn; upper and lower case are alike. */
export function canLetter(text: string): boolean {
  return text.trim() !== "" && [...signsOf(text)].every((sign) => sign === " " || isDrawn(sign));
}

/** The strokes of one line on its grid, from x = 0 on, and how wide it is. */
export function lettered(text: string): { strokes: Stroke[]; width: number } {
  const strokes: Stroke[] = [];
  let x = 0, last = { x: 0, width: 0 };
  for (const sign of signsOf(text)) {
    if (sign === " ") {
      x += SPACE;
      continue;
    }
    const accent = ACCENTS[sign];
    if (accent) {
      const aside = last.x + last.width / 2 - 2;
      strokes.push(
        ...accent.map(([from, to]): Stroke => [shifted(from, aside), shifted(to, aside)]),
      );
      continue;
    }
    const own = strokesOf(sign);
    const width = Math.max(...own.flatMap(([from, to]) => [from[0], to[0]]), 0);
    strokes.push(...own.map(([from, to]): Stroke => [shifted(from, x), shifted(to, x)]));
    last = { x, width };
    x += width + GAP;
  }
  return { strokes, width: Math.max(0, x - GAP) };
}

/** Capitals, accents apart. */
function signsOf(text: string): string {
  return text.replaceAll("…", "...").toUpperCase().normalize("NFD").replace(/\s+/g, " ");
}

function isDrawn(sign: string): boolean {
  return sign in STROKES || sign in LIKE || sign in ACCENTS;
}

function strokesOf(sign: string): Stroke[] {
  const code = STROKES[sign] ?? STROKES[LIKE[sign] ?? ""] ?? "";
  return code.split("|").filter(Boolean).flatMap((stroke) => {
    const points = stroke.split(" ").map(([x, y]): Point => [Number(x), Number(y)]);
    return points.slice(1).map((to, i): Stroke => [points[i]!, to]);
  });
}

function shifted([x, y]: Point, by: number): Point {
  return [x + by, y];
}
