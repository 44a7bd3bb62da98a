/**
 * @module The keys pictures are stored under. A key is enough to see the picture, so it cannot be guessed;
 * and only keys of this form reach the storage, so none can lead anywhere else.
 */
import { type Style, STYLES } from "../../lib/choices.ts";
import { type PictureColours, writeColours } from "../../lib/picture_colours.ts";
import { PICTURE_WIDTHS, type PictureWidth } from "../../lib/picture_widths.ts";

/** 144 random bits: above the 128 that cannot be guessed, and base64url without padding. */
const RANDOM_BYTES = 18;

/** What every key begins with. */
export const PICTURE_FOLDER = "pictures/";

/** What is random, and the picture's colours; older keys have none of those. */
const NAME = "[A-Za-z0-9_-]{24}(?:[A-Za-z0-9_-]{6})?";

/** The name of the file of a picture, without anchors. */
export const PICTURE_FILE = String.raw`${NAME}\.png`;

const PICTURE_KEY = new RegExp(`^${PICTURE_FOLDER}${PICTURE_FILE}$`);

/** What stands behind a picture's name in the keys of its copies. */
const COPY_ENDING = String.raw`-((${[...PICTURE_WIDTHS, ...STYLES].join("|")})\.webp|card\.png)$`;
const COPY_KEY = new RegExp(`^${PICTURE_FOLDER}${NAME}${COPY_ENDING}`);

/** A key for a new picture of these colours. */
export function newPictureKey(colours?: PictureColours): string {
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  const name = random.toBase64({ alphabet: "base64url" });
  return `${PICTURE_FOLDER}${name}${colours ? writeColours(colours) : ""}.png`;
}

/** Whether a text has the form of our keys. */
export function isPictureKey(text: string): boolean {
  return PICTURE_KEY.test(text);
}

/** The key of a picture's WebP copy of this width. */
export function variantKey(key: string, width: PictureWidth): string {
  return `${key.slice(0, -".png".length)}-${width}.webp`;
}

/** The key of the small WebP that shows the same cat in this style. */
export function styleKey(key: string, style: Style): string {
  return `${key.slice(0, -".png".length)}-${style}.webp`;
}

/** The key of the card that shows a picture to other sites. */
export function cardKey(key: string): string {
  return `${key.slice(0, -".png".length)}-card.png`;
}

/** The key of the picture that lies under this key, or that this is a copy of. */
export function originalKey(key: string): string {
  return key.replace(new RegExp(COPY_ENDING), ".png");
}

/** Whether the storage may have something under this key: a picture, or a copy of one. */
export function isStoredKey(text: string): boolean {
  return isPictureKey(text) || COPY_KEY.test(text);
}

/** Throws a `TypeError` on anything else, so that no other key ever reaches a storage. */
export function assertStoredKey(key: string): void {
  if (!isStoredKey(key)) throw new TypeError("This is not the key of a picture.");
}

/** The key itself and, when it is a picture's, those of all its copies. */
export function withVariants(key: string): string[] {
  if (!isPictureKey(key)) return [key];
  return [
    key,
    ...PICTURE_WIDTHS.map((width) => variantKey(key, width)),
    ...STYLES.map((style) => styleKey(key, style)),
    cardKey(key),
  ];
}

/** The media type of what lies under a key. */
export function contentTypeOf(key: string): "image/png" | "image/webp" {
  return key.endsWith(".webp") ? "image/webp" : "image/png";
}
