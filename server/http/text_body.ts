/**
 * The body of a request as text, never more of it than the route needs.
 *
 * @module
 */
import { Failure } from "../failure.ts";

/**
 * The whole body, never holding more than `maxBytes` of it. Throws a {@link Failure}: `tooLarge` beyond
 * that, `invalid` when it is not UTF-8.
 */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = () => new Failure("tooLarge", "The request is too large.");
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return decode(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

/** Without `fatal`, different bytes would become the same text. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Failure("invalid", "The body is not valid UTF-8.");
  }
}
