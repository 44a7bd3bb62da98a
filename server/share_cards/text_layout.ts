/** @module Setting a text in lines that fit. */

export interface Room {
  width: number;
  height: number;
  /** Sizes to try, the largest first. */
  sizes: readonly number[];
  /** Height of a line divided by the size. */
  leading: number;
}

export interface SetText {
  lines: string[];
  size: number;
}

/** How wide a text is at a size, in pixels. */
export type Measure = (text: string, size: number) => number;

/**
 * The text as large as it fits with its words whole. Only at the smallest size are words broken, and is cut
 * off what has no room.
 */
export function fit(
  text: string,
  { width, height, sizes, leading }: Room,
  measure: Measure,
): SetText {
  const smallest = sizes.at(-1)!;
  for (const size of sizes) {
    const fits = (line: string) => measure(line, size) <= width;
    if (size !== smallest && !text.split(" ").every(fits)) continue;
    const lines = wrap(text, fits);
    const mostLines = Math.floor(height / (size * leading));
    if (lines.length <= mostLines) return { lines, size };
    if (size === smallest) return { lines: cut(lines, mostLines), size };
  }
  throw new RangeError("There is no size to try.");
}

/** Breaks between words, and within a word when it is too long for a line of its own. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(...pieces(word, fits));
  }
  return lines;
}

/** The word, or as much of it as fits in a line, again and again. */
function pieces(word: string, fits: (line: string) => boolean): string[] {
  const found = [""];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const longer = found.at(-1) + segment;
    if (found.at(-1) === "" || fits(longer)) found.splice(-1, 1, longer);
    else found.push(segment);
  }
  return found;
}

function cut(lines: string[], most: number): string[] {
  return [...lines.slice(0, most - 1), `${lines[most - 1]}…`];
}
