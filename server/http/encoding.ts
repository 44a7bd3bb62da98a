/** @module Compressing answers as RFC 9110, section 12.5.3, has it negotiated. */
import type { Context, MiddlewareHandler, Next } from "hono";
import Negotiator from "negotiator";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { isRead } from "./read_method.ts";
import { createBoundedMap } from "../../lib/bounded_map.ts";

/** Content codings, best first. */
const KNOWN = ["br", "zstd", "gzip"] as const;
export type Encoding = (typeof KNOWN)[number];

/**
 * How hard to compress. `kept`: an answer that is made once and sent many times; `once`: a client waits, and
 * a page of 400 kB must not take longer than its rendering.
 */
const LEVELS = { kept: { br: 9, gzip: 9 }, once: { br: 4, gzip: 6 } };

/** What is shorter fits into one packet anyway. */
const MIN_BYTES = 1024;

const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|xml|atom\+xml|manifest\+json))/;

/** A browser sends the same header each time; many others are no browsers. */
const MAX_REMEMBERED = 100;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const zstd = zlib.zstdCompress && promisify(zlib.zstdCompress);

/** What this runtime can make: Deno 2.5 has no Zstandard. */
export const ENCODINGS: readonly Encoding[] = KNOWN.filter((name) => name !== "zstd" || zstd);

const remembered = createBoundedMap<string, readonly string[]>(MAX_REMEMBERED);

/** The best of the available codings that the client accepts; none where it prefers the body as it is. */
export function acceptedEncoding<Available extends Encoding>(
  c: Context,
  available: readonly Available[],
): Available | undefined {
  const accepted = acceptedEncodings(c.req.header("accept-encoding") ?? "");
  const usable = accepted.find((name) =>
    name === "identity" || (available as readonly string[]).includes(name)
  );
  return usable === "identity" ? undefined : usable as Available | undefined;
}

/** The compressed bytes. */
export async function encode(
  body: string | Uint8Array,
  encoding: Encoding,
  use: keyof typeof LEVELS,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await compress(body, encoding, use));
}

/** Compresses what routes answer as they find it: lists, documents. */
export function encoded(): MiddlewareHandler {
  return (c, next) => isRead(c) && c.req.header("accept-encoding") ? encodeAnswer(c, next) : next();
}

async function encodeAnswer(c: Context, next: Next): Promise<void> {
  await next();
  const { headers, status, body } = c.res;
  if (!body || status !== 200 || headers.has("Content-Encoding")) return;
  if (!COMPRESSIBLE.test(headers.get("Content-Type") ?? "")) return;
  const bytes = await c.res.bytes();
  const encoding = bytes.length >= MIN_BYTES && acceptedEncoding(c, ENCODINGS);
  const sent = encoding ? await encode(bytes, encoding, "once") : bytes;
  const own = new Headers(headers);
  if (bytes.length >= MIN_BYTES) own.append("Vary", "Accept-Encoding");
  if (encoding) own.set("Content-Encoding", encoding);
  c.res = undefined;
  c.res = new Response(sent, { headers: own });
}

function compress(body: string | Uint8Array, encoding: Encoding, use: keyof typeof LEVELS) {
  if (encoding === "zstd") return zstd(body);
  const level = LEVELS[use][encoding];
  if (encoding === "gzip") return gzip(body, { level });
  return brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level } });
}

function acceptedEncodings(header: string): readonly string[] {
  const known = remembered.get(header);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { "accept-encoding": header } });
  const accepted = negotiator.encodings([...KNOWN, "identity"], { preferred: [...KNOWN] });
  remembered.set(header, accepted);
  return accepted;
}
