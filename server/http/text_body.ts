/**
 * The body of a request as text, never more of it than the route needs.
 *
 * @module
 */
import { Failure } from "../failure.ts";

/**
 * The whole body, never holding more than `maxBytes` of it. Throws a {@link Failure}: `tooLarge` beyond
 * that, `invalid` when it is cut off or not UTF-8.
 */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = () => new Failure("tooLarge", "The request is too large.");
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of arriving(request)) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return decode(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

/** A client that leaves in the middle is no fault of the server's, and nothing for its log. */
async function* arriving({ body }: Request): AsyncIterable<Uint8Array> {
  try {
    yield* body ?? [];
  } catch {
    throw new Failure("invalid", "The body was cut off.");
  }
}

/** Without `fatal`, different bytes would become the same text. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Failure("invalid", "The body is not valid UTF-8.");
  }
}
