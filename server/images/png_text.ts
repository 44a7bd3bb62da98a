/**
 * @module Texts inside PNG files: an `iTXt` chunk with a keyword, which every viewer leaves alone.
 */
import { crc32 } from "node:zlib";

/** The signature, then the header chunk, which always comes first and is always as long. */
const SIGNATURE_BYTES = 8;
const HEADER_END = SIGNATURE_BYTES + 25;

/** Length before the type of a chunk; both; both and the checksum after the content. */
const LENGTH_BYTES = 4;
const HEAD_BYTES = 8;
const FRAME_BYTES = 12;

/** Not compressed, no language, no translated keyword. */
const PLAIN = [0, 0, 0, 0, 0];

/** A copy of the PNG with this text under a keyword of Latin letters. */
export function withText(
  png: Uint8Array<ArrayBuffer>,
  keyword: string,
  text: string,
): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const content = [...encoder.encode(`iTXt${keyword}`), ...PLAIN, ...encoder.encode(text)];
  const chunk = new Uint8Array(LENGTH_BYTES + content.length + 4);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length - LENGTH_BYTES);
  chunk.set(content, LENGTH_BYTES);
  view.setUint32(chunk.length - 4, crc32(chunk.subarray(LENGTH_BYTES, -4)));

  const result = new Uint8Array(png.length + chunk.length);
  result.set(png.subarray(0, HEADER_END));
  result.set(chunk, HEADER_END);
  result.set(png.subarray(HEADER_END), HEADER_END + chunk.length);
  return result;
}

/** The text that {@link withText} wrote under this keyword, or null. */
export function textIn(png: Uint8Array<ArrayBuffer>, keyword: string): string | null {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const start = `iTXt${keyword}${String.fromCharCode(...PLAIN)}`;
  const decoder = new TextDecoder();
  for (let at = HEADER_END; at + FRAME_BYTES <= png.length;) {
    const length = view.getUint32(at);
    const content = png.subarray(at + LENGTH_BYTES, at + HEAD_BYTES + length);
    if (decoder.decode(content.subarray(0, start.length)) === start) {
      return decoder.decode(content.subarray(start.length));
    }
    at += FRAME_BYTES + length;
  }
  return null;
}
