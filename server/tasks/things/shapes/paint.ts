/** @module SVG elements of flat drawings, in units of a square of 32. */

/** Colours as tables name them. */
const COLOURS: Readonly<Record<string, string>> = {
  red: "f8312f",
  crimson: "ca0b4a",
  blue: "2f6fd0",
  sky: "00a6ed",
  navy: "2b3a67",
  green: "44a12f",
  bottle: "1f7a4d",
  lime: "86d72f",
  yellow: "fcd53f",
  gold: "f9c23c",
  orange: "ff822d",
  brown: "8c5543",
  oak: "a56953",
  tan: "d3a77a",
  card: "c99a63",
  cream: "fff1d0",
  white: "f6f6f6",
  silver: "d3d3d3",
  grey: "a9a4b4",
  slate: "6b6780",
  black: "3a3550",
  pink: "ff8fb0",
  purple: "8d65c5",
  teal: "2fb0a4",
  glass: "a6d8f5",
  rust: "b35a36",
};

/** A colour by its name, or as six hexadecimal digits. Throws an `Error` for what is neither. */
export function hexOf(name: string): string {
  const hex = COLOURS[name] ?? (/^[0-9a-f]{6}$/.test(name) ? name : undefined);
  if (!hex) throw new Error(`No colour “${name}”`);
  return hex;
}

/** The colour in shade; with a negative share in light. */
export function shaded(hex: string, share = 0.18): string {
  const towards = share > 0 ? [50, 27, 65] : [255, 255, 255];
  return [0, 2, 4].map((at, i) => {
    const value = parseInt(hex.slice(at, at + 2), 16);
    return Math.round(value + (towards[i]! - value) * Math.abs(share)).toString(16).padStart(
      2,
      "0",
    );
  }).join("");
}

/** A rectangle from its upper left corner. */
export function rect(fill: string, [x, y, width, height]: Box, rx = 0, more = ""): string {
  return `<rect fill="#${fill}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"${
    more && ` ${more}`
  }/>`;
}

/** An ellipse around its middle. */
export function oval(fill: string, x: number, y: number, rx: number, ry = rx, more = ""): string {
  return `<ellipse fill="#${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${
    more && ` ${more}`
  }/>`;
}

/** A filled path. */
export function path(fill: string, d: string, more = ""): string {
  return `<path fill="#${fill}" d="${d}"${more && ` ${more}`}/>`;
}

/** A bar of this thickness from one point to another. */
export function bar(
  fill: string,
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  thick = 1.6,
): string {
  const long = Math.hypot(toX - x, toY - y);
  const dx = (toY - y) / long * thick / 2, dy = (x - toX) / long * thick / 2;
  const at = (px: number, py: number) => `${px.toFixed(2)} ${py.toFixed(2)}`;
  return path(
    fill,
    `M${at(x + dx, y + dy)}L${at(toX + dx, toY + dy)}L${at(toX - dx, toY - dy)}L${
      at(x - dx, y - dy)
    }Z`,
  );
}

/** Left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** What a row says of a shape: its colours, its measures, and what is pictured on it. */
export interface Row {
  /** The main colour, then others. */
  colours: readonly string[];
  /** A colour by its place; the last one where there are fewer. */
  colour: (index: number) => string;
  /** A measure by its letter. */
  measure: (letter: string, otherwise: number) => number;
  /** The picture on it. */
  on: string | undefined;
  /** A word for the kind of its part. */
  kind: string | undefined;
}

/** Draws a shape as the inside of an SVG of 32 × 32. */
export type Shape = (row: Row) => string;
