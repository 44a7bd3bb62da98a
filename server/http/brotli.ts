/**
 * Compressing answers with Brotli, which every browser accepts over https and on localhost.
 *
 * @module
 */
import type { Context } from "hono";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/**
 * How hard to compress, up to 11. `kept`: an answer that is made once and sent many times; `once`:
 * a client waits, and a page of 400 kB must not take longer than its rendering.
 */
const QUALITIES = { kept: 9, once: 4 };

/** The compressed bytes. */
export async function brotli(
  body: string | Uint8Array,
  use: keyof typeof QUALITIES,
): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITIES[use] };
  return new Uint8Array(await compress(body, { params }));
}

/** Whether the client can read it. */
export function acceptsBrotli(c: Context): boolean {
  return c.req.header("accept-encoding")?.includes("br") ?? false;
}
