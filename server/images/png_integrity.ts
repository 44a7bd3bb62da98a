/**
 * @module Whether a PNG file is as it was written: every chunk has its checksum, and the last one ends the
 * file.
 */
import { crc32 } from "node:zlib";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Length, type and checksum of a chunk, around its content. */
const FRAME_BYTES = 12;

/** The type of the last chunk: `IEND`. */
const END = 0x49454e44;

/** Decodes no pixel: a file cut off or changed anywhere has a wrong checksum. */
export function isIntactPng(bytes: Uint8Array<ArrayBuffer>): boolean {
  if (!SIGNATURE.every((byte, index) => bytes[index] === byte)) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = SIGNATURE.length; at + FRAME_BYTES <= bytes.length;) {
    const next = at + FRAME_BYTES + view.getUint32(at);
    if (next > bytes.length) return false;
    const checksum = crc32(bytes.subarray(at + 4, next - 4));
    if (checksum !== view.getUint32(next - 4)) return false;
    if (view.getUint32(at + 4) === END) return next === bytes.length;
    at = next;
  }
  return false;
}
