/**
 * @module Answers that are asked for often. A response that is made with several headers is written by Deno
 * for the wire at once and watched by the garbage collector, in vain: the security headers are still to
 * come. Made without any, it waits for them.
 */

/** These bytes or nothing, with these headers. */
export function answer(
  body: Uint8Array<ArrayBuffer> | null,
  headers: Record<string, string>,
  status = 200,
): Response {
  const response = new Response(body, { status });
  const own = response.headers;
  for (const name in headers) own.append(name, headers[name]!);
  return response;
}
