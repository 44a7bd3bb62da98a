/**
 * @module The body of a request as text, never more of it than the route needs. Memory is taken for bytes
 * that have come, never for bytes that a header announces.
 */
import { Failure } from "../failures/failure.ts";
import { type ByteBudget, createByteBudget } from "./byte_budget.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface BodyLimits {
  /** Shared by all bodies that are on their way. */
  budget: ByteBudget;
  /** A body of which fewer than {@link LEAST_PROGRESS_BYTES} come in this time is ended. */
  patienceMs: number;
}

/** Ten photos, or a thousand bodies of guests. */
const BYTES_IN_FLIGHT = 64 * 1024 * 1024;

/** A slow phone sends a hundred times as much in ten seconds. */
const LEAST_PROGRESS_BYTES = 1024;

const READ_BYTES = 16 * 1024;

/**
 * Announced bodies up to this size are read whole: what the announcement makes the runtime reserve is no more
 * than a stream's own buffers take, and most bodies have come with their headers.
 */
const SMALL_BYTES = 4 * 1024;

/** Long for any network that still works. */
const PATIENCE_MS = 10_000;

/** How often a body is looked at within the patience. */
const LOOKS = 10;

/** By then some of the bodies in flight have arrived. */
const RETRY_AFTER_SECONDS = 5;

/** With anything less, different bytes would become the same text; a signature is on the bytes. */
const UTF_8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

const LIMITS: BodyLimits = { budget: createByteBudget(BYTES_IN_FLIGHT), patienceMs: PATIENCE_MS };

/**
 * The whole body, never holding more than `maxBytes` of it. Throws a {@link Failure}: `tooLarge` beyond
 * that, `timedOut` when it stops coming, `unavailable` when too many others are on their way, `invalid` when it is
 * cut off or not UTF-8.
 */
export async function readText(
  request: Request,
  maxBytes: number,
  { budget, patienceMs } = LIMITS,
): Promise<string> {
  const announced = Number(request.headers.get("content-length") ?? NaN);
  if (announced > maxBytes) throw tooLarge();
  if (announced <= SMALL_BYTES && request.headers.get("transfer-encoding") === null) {
    return decode(await readSmall(request, announced, { budget, patienceMs }));
  }
  return decode(await readBytes(request, maxBytes, { budget, patienceMs }));
}

/** The same of a body that is no text. */
export async function readBytes(
  request: Request,
  maxBytes: number,
  { budget, patienceMs }: BodyLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get("content-length") ?? NaN);
  if (announced > maxBytes) throw tooLarge();
  let bytes = new Uint8Array();
  let size = 0;
  let ended = false;

  async function receive(): Promise<void> {
    for await (const chunk of arriving(request)) {
      if (ended) return;
      if (size + chunk.length > maxBytes) throw tooLarge();
      if (!budget.take(chunk.length)) {
        // At once: others whose next bytes have come at the same moment go on in its place.
        budget.giveBack(size);
        size = 0;
        bytes = new Uint8Array();
        throw tooMany();
      }
      bytes = append(bytes, size, chunk);
      size += chunk.length;
    }
  }

  const stall = Promise.withResolvers<never>();
  let mark = { size, at: performance.now() };
  const watch = setInterval(() => {
    const now = performance.now();
    if (size >= mark.size + LEAST_PROGRESS_BYTES) mark = { size, at: now };
    else if (now >= mark.at + patienceMs) stall.reject(tooSlow());
  }, patienceMs / LOOKS);
  try {
    await Promise.race([receive(), stall.promise]);
    return bytes.subarray(0, size);
  } finally {
    ended = true;
    clearInterval(watch);
    budget.giveBack(size);
  }
}

async function readSmall(
  request: Request,
  bytes: number,
  { budget, patienceMs }: BodyLimits,
): Promise<Uint8Array> {
  if (!budget.take(bytes)) throw tooMany();
  const stall = Promise.withResolvers<never>();
  const timer = setTimeout(() => stall.reject(tooSlow()), patienceMs);
  const whole = request.arrayBuffer().catch(() => {
    throw cutOff();
  });
  // It may fail after the patience, when its answer was already given.
  whole.catch(() => {});
  try {
    return new Uint8Array(await Promise.race([whole, stall.promise]));
  } finally {
    clearTimeout(timer);
    budget.giveBack(bytes);
  }
}

/** Each chunk is valid until the next one is asked for. */
async function* arriving({ body, headers }: Request): AsyncIterable<Uint8Array> {
  if (!body) return;
  const length = Number(headers.get("content-length") ?? Infinity);
  try {
    if (length > READ_BYTES) return yield* arrivingInto(new Uint8Array(READ_BYTES), body);
    for await (const chunk of body) {
      yield chunk;
      // Most have come with their headers.
      if (chunk.length === length) return;
    }
  } catch {
    throw cutOff();
  }
}

/** Into the same memory again and again: left to itself, each byte comes in 64 kB of its own. */
async function* arrivingInto(
  buffer: Uint8Array<ArrayBuffer>,
  body: ReadableStream<Uint8Array>,
): AsyncIterable<Uint8Array> {
  const reader = byteReader(body);
  if (!reader) return yield* body;
  while (true) {
    const { done, value } = await reader.read(buffer);
    if (done) return;
    yield value;
    buffer = new Uint8Array(value.buffer);
  }
}

/** Absent for a body that came with its headers: that is no stream of bytes but one chunk. */
function byteReader(body: ReadableStream): ReadableStreamBYOBReader | undefined {
  try {
    return body.getReader({ mode: "byob" });
  } catch {
    return undefined;
  }
}

function append(bytes: Uint8Array<ArrayBuffer>, size: number, chunk: Uint8Array) {
  if (size + chunk.length <= bytes.length) {
    bytes.set(chunk, size);
    return bytes;
  }
  const larger = new Uint8Array(Math.max(size + chunk.length, bytes.length * 2));
  larger.set(bytes.subarray(0, size));
  larger.set(chunk, size);
  return larger;
}

function tooLarge(): Failure {
  return new Failure("tooLarge", t("The request is too large."));
}

function tooSlow(): Failure {
  return new Failure("timedOut", t("The request did not arrive in time. Please try again."));
}

function tooMany(): Failure {
  return new Failure("unavailable", t("Too much is being uploaded right now. Please try again."), {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

/** A client that leaves in the middle is no fault of the server's, and nothing for its log. */
function cutOff(): Failure {
  return new Failure("invalid", t("The body was cut off."));
}

function decode(bytes: Uint8Array): string {
  try {
    return UTF_8.decode(bytes);
  } catch {
    throw new Failure("invalid", t("The body is not valid UTF-8."));
  }
}
