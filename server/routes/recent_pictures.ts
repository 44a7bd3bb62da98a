/**
 * @module What is free around a picture: its sketch before it is drawn, the pictures of the last day, and
 * the same cat drawn again with changes.
 */
import { Hono } from "hono";
import { RedrawRequest } from "../../lib/schemas/redraw_request.ts";
import { SketchRequest } from "../../lib/schemas/sketch_request.ts";
import { ownerOf, requesterOf } from "../http/requester.ts";
import { drawingAnswer, readIdempotencyKey } from "../http/drawing_answer.ts";
import type { AppEnv } from "../http/env.ts";
import { guestCookie } from "../http/guest_cookie.ts";
import { readJson } from "../http/json_body.ts";
import type { Services } from "../services.ts";

/** What a header can carry as it is. */
const PRINTABLE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/**
 * `POST …/sketch`: 200 WebP with its seed; `POST …/redraw`: 200 the picture; `GET /api/generations`: 200 the
 * pictures of the last day. 400 for a body that is none, 404 for a picture that is gone, 409 for one of a foreign
 * generator, 429, 503 when too many wait.
 */
export function recentPictureRoutes(
  { generation, sketches, redrawing, config }: Pick<
    Services,
    "generation" | "sketches" | "redrawing" | "config"
  >,
): Hono<AppEnv> {
  const guests = guestCookie(config.appUrl);

  return new Hono<AppEnv>()
    .post("/api/characters/sketch", async function sketch(c) {
      const { locked: wanted, ...choices } = await readJson(c, SketchRequest);
      const locked = wanted?.parts.length
        ? await redrawing.lock(requesterOf(c, { guests, config }), wanted)
        : undefined;
      const { webp, seed } = await sketches.sketch(ownerOf(c, config), { ...choices, locked });
      return c.body(webp, 200, {
        "Content-Type": "image/webp",
        "Cache-Control": "no-store",
        "X-Seed": PRINTABLE.test(seed) ? seed : encodeURIComponent(seed),
      });
    })
    .post("/api/characters/redraw", async function redraw(c) {
      const changes = await readJson(c, RedrawRequest);
      const requester = requesterOf(c, { guests, config });
      const who = { ...requester, idempotencyKey: readIdempotencyKey(c) };
      return await drawingAnswer(
        c,
        (listener) => redrawing.redraw({ ...who, ...listener }, changes),
      );
    })
    .get("/api/generations", async function recentPictures(c) {
      // A guest's pictures are those of the browser: an address can be shared by many.
      const who = { owner: ownerOf(c, config), browser: guests.known(c) };
      return c.json(await generation.recent(who));
    });
}
