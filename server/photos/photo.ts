/**
 * @module A photo that was sent, checked and made anew from its pixels: whatever else was in the file, the
 * place where it was taken included, is gone. It lives as long as the picture made from it takes, never
 * longer.
 */
import sharp from "sharp";
import { MAX_PHOTO_BYTES, PHOTO_TOO_LARGE } from "../../lib/limits.ts";
import { Failure } from "../failures/failure.ts";
import { sha256 } from "../hashing/sha256.ts";
import { t } from "../../lib/i18n/translate.ts";

/** A photo made anew from its pixels. */
export interface Photo {
  /** JPEG, upright, sRGB, at most {@link LONGEST_SIDE} wide and high. */
  jpeg: Uint8Array<ArrayBuffer>;
  /** The same for the same file. */
  fingerprint: string;
}

/** More takes too much memory to decode: twice what phones make. */
const MAX_PIXELS = 40_000_000;

/** More than the picture has is of no use. */
const LONGEST_SIDE = 1024;

/** Less shows no cat. */
const SHORTEST_SIDE = 16;

/** Hardly to be distinguished from the original. */
const QUALITY = 90;

const DECODING_LIMIT_SECONDS = 10;

const DATA_URL = /^data:[\w.+/-]*;base64,/;

const SIGNATURES = [[0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]];

/**
 * The photo in a data URL. What counts is what the bytes are, not what the URL says. Throws a
 * `Failure`: `unsupported` unless it is a whole JPG or PNG, `tooLarge` beyond 5 MB or 40
 * megapixels, `invalid` if there is nothing to see.
 */
export async function readPhoto(dataUrl: string): Promise<Photo> {
  const bytes = decode(dataUrl);
  if (isHeic(bytes)) throw unreadHeic();
  if (!SIGNATURES.some((signature) => signature.every((byte, at) => bytes[at] === byte))) {
    throw notAPhoto();
  }
  await refuseOddSizes(bytes);
  const [jpeg, fingerprint] = await Promise.all([redraw(bytes), sha256(bytes)]);
  return { jpeg, fingerprint };
}

function decode(dataUrl: string): Uint8Array<ArrayBuffer> {
  const prefix = dataUrl.match(DATA_URL)?.[0];
  if (prefix === undefined) throw notAPhoto();
  const text = dataUrl.slice(prefix.length);
  // Four characters stand for three bytes, so that a text too long need not be decoded.
  if (text.length > Math.ceil(MAX_PHOTO_BYTES / 3) * 4) throw tooManyBytes();
  const bytes = fromBase64(text);
  if (bytes.length > MAX_PHOTO_BYTES) throw tooManyBytes();
  return bytes;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.fromBase64(text);
  } catch {
    throw notAPhoto();
  }
}

/** Looks at the header only: a small file can unpack to more than the machine has. */
async function refuseOddSizes(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    .catch(() => {
      throw damaged();
    });
  if (width * height > MAX_PIXELS) {
    throw new Failure("tooLarge", t("Image must have less than 40 megapixels"));
  }
  if (Math.min(width, height) < SHORTEST_SIDE) {
    const message = t("This photo is too small to show a cat: it needs {side} × {side} pixels", {
      side: SHORTEST_SIDE,
    });
    throw new Failure("invalid", message);
  }
}

async function redraw(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const jpeg = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated" })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .jpeg({ quality: QUALITY })
      .timeout({ seconds: DECODING_LIMIT_SECONDS })
      .toBuffer();
    return new Uint8Array(jpeg);
  } catch {
    throw damaged();
  }
}

function notAPhoto(): Failure {
  return new Failure("unsupported", t("Please upload an image file (JPG, PNG, etc.)"));
}

/** The container of HEIC: its first box says which pictures are in it. */
function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(hei|hev|mif1|msf1)/.test(new TextDecoder("latin1").decode(bytes.subarray(4, 12)));
}

function unreadHeic(): Failure {
  return new Failure("unsupported", t("HEIC photos cannot be read. Please send a JPG or PNG."));
}

function tooManyBytes(): Failure {
  return new Failure("tooLarge", t(PHOTO_TOO_LARGE));
}

function damaged(): Failure {
  return new Failure("unsupported", t("This photo is damaged. Please choose another one."));
}
