/** @module Calls of programs, which name an account by an API key instead of a cookie. */
import type { Context } from "hono";
import type { Session } from "../accounts/sessions.ts";
import { Failure } from "../failures/failure.ts";
import type { Services } from "../services.ts";
import { t } from "../../lib/i18n/translate.ts";

const BEARER = /^Bearer +(\S+)$/i;

/** Where keys are taken; pages are for people. */
const FOR_PROGRAMS = /^\/(api\/|mcp$)/;

/** What changes something and is open to keys; of the rest they only read. */
const OPEN: ReadonlySet<string> = new Set([
  "/api/characters/generate",
  "/api/characters/redraw",
  "/api/characters/sketch",
  "/api/characters/understand",
  "/api/kittens",
]);

/** Settings of the account, keys among them: a leaked key must not make another one. */
const CLOSED = /^\/api\/(account|keys|passkeys|admin|subscription)(\/|$)/;

/** The secret that a program sends; undefined where a browser asks, with its cookie. */
export function bearerOf(c: Context): string | undefined {
  if (!FOR_PROGRAMS.test(c.req.path)) return undefined;
  return c.req.header("authorization")?.match(BEARER)?.[1];
}

/**
 * The session that the key stands for. Throws `unauthenticated` for a key that is none, `forbidden` for a call that
 * keys may not make.
 */
export async function sessionOfKey(
  { apiKeys }: Services["accounts"],
  c: Context,
  secret: string,
): Promise<Session> {
  const session = await apiKeys.session(secret);
  if (!session) throw new Failure("unauthenticated", t("This API key is not valid."));
  const { path, method } = c.req;
  const isRead = method === "GET" || method === "HEAD";
  if (CLOSED.test(path) || !(isRead || OPEN.has(path))) {
    throw new Failure("forbidden", t("An API key cannot do this. Please sign in on the site."));
  }
  return session;
}
