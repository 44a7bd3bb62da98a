/**
 * Validators, by which a browser asks whether what it has is still the same.
 *
 * @module
 */
import { hash } from "node:crypto";

/** 132 bits of the hash: no two bodies ever share them. */
const CHARACTERS = 22;

/** The strong `ETag` of a body, quotes included. */
export function etagOf(body: Uint8Array): string {
  return `"${hash("sha256", body, "base64url").slice(0, CHARACTERS)}"`;
}
