/**
 * @module A client of the product that lives through its crashes: an answer that never comes is a value.
 */
import assert from "node:assert/strict";
import type { GeneratedCharacter } from "../../lib/character.ts";
import type { Style } from "../../lib/choices.ts";
import type { BalanceCheck } from "../../lib/credits.ts";
import { isIntactPng } from "../../server/images/png_integrity.ts";
import { sleep } from "../../lib/sleep.ts";

/** What came back. */
export interface Answer {
  status: number;
  // deno-lint-ignore no-explicit-any -- a test reads what it expects, and fails where it is something else
  body: any;
  /** The session the answer began, as the browser sends it back. */
  cookie?: string;
  retryAfterSeconds: number;
}

/** No answer: the server died, the connection did, or a proxy has no server. */
export const LOST = "lost";
export type Lost = typeof LOST;

export interface Call {
  body?: unknown;
  cookie?: string;
  idempotencyKey?: string;
}

/** A description of a picture, under the client's own key. */
export interface PictureRequest {
  idempotencyKey: string;
  prompt: string;
  /** Pixel art, the quickest, unless the drawing itself is to take long. */
  style?: Style;
}

export const PASSWORD = "correct horse battery";

/** Sends one request from the product's own pages: GET without a body, POST with one. */
export async function call(
  origin: string,
  path: string,
  { body, cookie, idempotencyKey }: Call = {},
): Promise<Answer | Lost> {
  // As a browser says it, whether the page came from the server itself or through a proxy.
  const headers = new Headers({ origin, "sec-fetch-site": "same-origin" });
  if (cookie) headers.set("cookie", cookie);
  if (idempotencyKey) headers.set("idempotency-key", idempotencyKey);
  if (body !== undefined) headers.set("content-type", "application/json");
  try {
    const response = await fetch(origin + path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (response.status === 502 && !isJson(response)) return LOST;
    return {
      status: response.status,
      body: isJson(response) ? JSON.parse(text) : text,
      cookie: response.headers.getSetCookie()[0]?.split(";")[0],
      retryAfterSeconds: Number(response.headers.get("retry-after") ?? 0),
    };
  } catch {
    return LOST;
  }
}

/** The same, from a server that must be there. */
export async function ask(origin: string, path: string, options: Call = {}): Promise<Answer> {
  const answer = await call(origin, path, options);
  assert.notEqual(answer, LOST, `${path} was not answered`);
  return answer as Answer;
}

/** Asks for a picture. */
export function draw(
  origin: string,
  { idempotencyKey, prompt, style = "pixel" }: PictureRequest,
  cookie?: string,
): Promise<Answer | Lost> {
  return call(origin, "/api/characters/generate", {
    body: { prompt, style },
    cookie,
    idempotencyKey,
  });
}

/** The status alone. */
export function statusOf(answer: Answer | Lost): number | Lost {
  return answer === LOST ? LOST : answer.status;
}

/** Asks again, after the pause in Retry-After, until the server has decided. */
export async function drawPatiently(
  origin: string,
  request: PictureRequest,
  cookie?: string,
): Promise<Answer> {
  for (;;) {
    const answer = await draw(origin, request, cookie);
    assert.notEqual(answer, LOST, `${request.idempotencyKey} was not answered`);
    if (answer === LOST || answer.status !== 503) return answer as Answer;
    assert.ok(answer.retryAfterSeconds > 0, "503 says when to come back");
    await sleep(answer.retryAfterSeconds * 1000 * Math.random());
  }
}

/** Opens an account and answers its cookie. */
export async function register(origin: string, username: string): Promise<string> {
  const body = { username, email: `${username}@example.com`, password: PASSWORD };
  const { status, cookie } = await ask(origin, "/api/register", { body });
  assert.equal(status, 201);
  return cookie!;
}

/** What adding up the account's whole statement comes to. */
export async function checkCredits(origin: string, cookie: string): Promise<BalanceCheck> {
  const { status, body } = await ask(origin, "/api/user/credits/check", { cookie });
  assert.equal(status, 200);
  return body;
}

/** Throws unless the picture is there, whole, at the address the product gives. */
export async function assertPictureThere(
  origin: string,
  { imageUrl }: Pick<GeneratedCharacter, "imageUrl">,
): Promise<void> {
  const { status, body } = await ask(
    origin,
    `/api/images/presigned?key=${encodeURIComponent(imageUrl)}`,
  );
  assert.equal(status, 200, imageUrl);
  const picture = await fetch(new URL(body.presignedUrl, origin));
  assert.equal(picture.status, 200, imageUrl);
  assert.ok(isIntactPng(await picture.bytes()), `${imageUrl} is a whole PNG`);
}

function isJson({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("application/json") ?? false;
}
