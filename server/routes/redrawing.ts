/** @module The same cat drawn again with changes, for nothing. */
import { Hono } from "hono";
import { RedrawRequest } from "../../lib/schemas/redraw_request.ts";
import { drawingAnswer, readIdempotencyKey } from "../http/drawing_answer.ts";
import type { AppEnv } from "../http/env.ts";
import { guestCookie } from "../http/guest_cookie.ts";
import { readJson } from "../http/json_body.ts";
import { requesterOf } from "../http/requester.ts";
import type { Services } from "../services.ts";

/**
 * `POST /api/characters/redraw`: 200 the picture. 400 for a body that is none, 404 for a picture that is gone, 409
 * for one of a foreign generator, 429, 503 when too many wait.
 */
export function redrawingRoutes(
  { redrawing, config }: Pick<Services, "redrawing" | "config">,
): Hono<AppEnv> {
  const guests = guestCookie(config.appUrl);

  return new Hono<AppEnv>().post("/api/characters/redraw", async function redraw(c) {
    const changes = await readJson(c, RedrawRequest);
    const requester = requesterOf(c, { guests, config });
    const who = { ...requester, idempotencyKey: readIdempotencyKey(c) };
    return await drawingAnswer(
      c,
      (listener) => redrawing.redraw({ ...who, ...listener }, changes),
    );
  });
}
