/**
 * @module The endpoint for clients of the Model Context Protocol.
 *
 * | call | body | answer |
 * |---|---|---|
 * | POST /mcp | one JSON-RPC message | what the protocol says · 400 · 401 without a valid API key · 413 · 415 · 429 |
 * | anything else | | 405: there are no sessions |
 */
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { AppEnv } from "../http/env.ts";
import { bearerOf } from "../http/api_key.ts";
import { toProblem } from "../http/errors.ts";
import { readJson } from "../http/json_body.ts";
import { logCause } from "../http/observe_requests.ts";
import type { Services } from "../services.ts";
import { t } from "../../lib/i18n/translate.ts";

/** A list of messages would be many calls for the price of one. */
const Message = z.looseObject({
  jsonrpc: z.literal("2.0", { error: () => t("The body must be one JSON-RPC 2.0 message.") }),
});

const CHALLENGE = 'Bearer realm="Purrtrait"';

/** The endpoint for assistants, over the same use cases as the calls of the API. */
export function mcpRoutes(services: Services): Hono<AppEnv> {
  const { apiKeys } = services.accounts;

  /** What a tool says of an error: what the API would. */
  function messageOf(c: Context<AppEnv>, error: unknown): string {
    const { status, message } = toProblem(error, c.var.requestId);
    logCause(c, error, { status });
    return message;
  }

  return new Hono<AppEnv>()
    .post("/mcp", async function mcp(c) {
      const secret = bearerOf(c);
      const session = secret === undefined ? null : await apiKeys.session(secret);
      c.header("Cache-Control", "no-store");
      if (!session) {
        const message = secret === undefined
          ? t("This address needs an API key: Authorization: Bearer.")
          : t("This API key is not valid.");
        return c.json({ message }, 401, { "WWW-Authenticate": CHALLENGE });
      }
      c.set("session", session);
      const message = await readJson(c, Message);
      // 30 MB of memory, which a site without such clients never needs.
      const { answerMessage } = await import("../mcp/answer_message.ts");
      const { user } = session;
      return await answerMessage(c.req.raw, message, {
        services,
        user,
        messageOf: (error) => messageOf(c, error),
      });
    })
    .all("/mcp", function notAllowed(c) {
      c.header("Allow", "POST");
      return c.json({
        message: t("This address does not answer {method}.", { method: c.req.method }),
      }, 405);
    });
}
