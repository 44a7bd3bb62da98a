/**
 * The keys pictures are stored under. Who knows a key may see the picture, so a key cannot be guessed; and
 * only keys of this form reach the storage, so none can lead anywhere else.
 *
 * @module
 */

/** 144 random bits: above the 128 that nobody can guess, and base64url without padding. */
const RANDOM_BYTES = 18;

const PICTURE_KEY = /^pictures\/[A-Za-z0-9_-]{24}\.png$/;

/** A key for a new picture. */
export function newPictureKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return `pictures/${random.toBase64({ alphabet: "base64url" })}.png`;
}

/** Whether a text has the form of our keys. */
export function isPictureKey(text: string): boolean {
  return PICTURE_KEY.test(text);
}
