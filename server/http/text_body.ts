/**
 * The body of a request as text, never more of it than the route needs.
 *
 * @module
 */
import { Failure } from "../failure.ts";

/** With anything less, different bytes would become the same text; a signature is on the bytes. */
const UTF_8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * The whole body, never holding more than `maxBytes` of it. Throws a {@link Failure}: `tooLarge` beyond
 * that, `invalid` when it is cut off or not UTF-8.
 */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const declared = Number(request.headers.get("content-length") ?? NaN);
  if (declared > maxBytes) throw tooLarge();
  // With a declared length the HTTP layer delivers exactly that much; otherwise nobody but us counts.
  // `get` asks for one header; `has` would fetch them all.
  const isBounded = declared >= 0 && request.headers.get("transfer-encoding") === null;
  return decode(await (isBounded ? wholeBody(request) : countedBody(request, maxBytes)));
}

async function wholeBody(request: Request): Promise<ArrayBuffer> {
  try {
    return await request.arrayBuffer();
  } catch {
    throw cutOff();
  }
}

async function countedBody(request: Request, maxBytes: number): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of arriving(request)) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return await new Blob(chunks as BlobPart[]).arrayBuffer();
}

async function* arriving({ body }: Request): AsyncIterable<Uint8Array> {
  try {
    yield* body ?? [];
  } catch {
    throw cutOff();
  }
}

function tooLarge(): Failure {
  return new Failure("tooLarge", "The request is too large.");
}

/** A client that leaves in the middle is no fault of the server's, and nothing for its log. */
function cutOff(): Failure {
  return new Failure("invalid", "The body was cut off.");
}

function decode(bytes: ArrayBuffer): string {
  try {
    return UTF_8.decode(bytes);
  } catch {
    throw new Failure("invalid", "The body is not valid UTF-8.");
  }
}
