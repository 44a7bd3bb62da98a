/**
 * @module A picture as the answer of a call: as JSON once it is drawn, or as events while it is.
 */
import type { Context } from "hono";
import { Failure } from "../failures/failure.ts";
import type { Listener } from "../generation/jobs.ts";
import type { AppEnv } from "./env.ts";
import { toProblem } from "./errors.ts";
import { eventStream } from "./event_stream.ts";
import { logCause } from "./observe_requests.ts";
import { t } from "../../lib/i18n/translate.ts";

/** `draw` may throw a `Failure`, which becomes the status, or an `error` event. */
export async function drawingAnswer(
  c: Context<AppEnv>,
  draw: (listener: Listener) => Promise<object>,
): Promise<Response> {
  if (!wantsEvents(c)) return c.json(await draw({}));
  const stream = eventStream(async (send) => {
    try {
      const onProgress = (progress: object) => send("progress", progress);
      const onPartial = (partial: object) => send("partial", partial);
      send("done", await draw({ onProgress, onPartial }));
    } catch (error) {
      // The response has begun, so its status can no longer change.
      const { status, message, retryAfterSeconds } = toProblem(error, c.var.requestId);
      logCause(c, error, { status });
      send("error", { status, message, retryAfterSeconds });
    }
  });
  // With the cookie of a guest.
  return c.newResponse(stream.body, stream);
}

/** The key under which a repeated request is the same one. Throws `invalid`. */
export function readIdempotencyKey(c: Context): string | undefined {
  const key = c.req.header("idempotency-key");
  if (key === undefined || key.length >= 8 && key.length <= 200) return key;
  throw new Failure("invalid", t("The Idempotency-Key must have 8 to 200 characters."));
}

function wantsEvents(c: Context): boolean {
  return c.req.header("accept")?.includes("text/event-stream") ?? false;
}
