/**
 * @module The colours of a picture in its key, so that its place shows them before it has come, wherever
 * the key is known: three from top to bottom, each of twelve bits, two letters of base64url.
 */

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** From top to bottom. */
export type PictureColours = readonly [Rgb, Rgb, Rgb];

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Behind what is random in the key; older keys have none. */
const IN_KEY = /^pictures\/[\w-]{24}([\w-]{6})\.png$/;

/** Six letters. */
export function writeColours(colours: PictureColours): string {
  return colours.map((colour) => {
    const bits = colour.reduce((bits, part) => bits * 16 + Math.round(part / 17), 0);
    return LETTERS[bits >> 6]! + LETTERS[bits & 63]!;
  }).join("");
}

/** A CSS background of the colours of the picture with this key; undefined where it has none. */
export function placeholderOf(key: string): string | undefined {
  const letters = key.match(IN_KEY)?.[1];
  if (!letters) return undefined;
  const colours = [0, 2, 4].map((at) => {
    const bits = LETTERS.indexOf(letters[at]!) * 64 + LETTERS.indexOf(letters[at + 1]!);
    return `#${bits.toString(16).padStart(3, "0")}`;
  });
  return `linear-gradient(${colours})`;
}
