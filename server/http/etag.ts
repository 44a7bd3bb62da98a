/**
 * @module Validators, by which a browser asks whether what it has is still the same: RFC 9110, sections
 * 8.8.3 and 13.1.2.
 */
import type { Context } from "hono";
import { hash } from "node:crypto";

/** 132 bits of the hash: no two bodies ever share them. */
const CHARACTERS = 22;

const TAG = /(?:W\/)?("[^"]*")/g;

/** The strong `ETag` of a body, quotes included. */
export function etagOf(body: Uint8Array): string {
  return `"${hash("sha256", body, "base64url").slice(0, CHARACTERS)}"`;
}

/** The `ETag` of a body that is sent in several codings. */
export function weakEtagOf(body: Uint8Array): string {
  return `W/${etagOf(body)}`;
}

/** Whether the client has what this tag stands for, so that 304 is the answer. */
export function isKnown(c: Context, etag: string): boolean {
  const known = c.req.header("if-none-match");
  if (known === undefined) return false;
  if (known === etag || known.trim() === "*") return true;
  const [own] = opaqueTags(etag);
  return opaqueTags(known).includes(own!);
}

/** The tags without what says that they are weak: a 304 does not need the same bytes. */
function opaqueTags(list: string): string[] {
  return [...list.matchAll(TAG)].map(([, tag]) => tag!);
}
