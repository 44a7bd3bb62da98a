/** @module The free pencil sketch of what Generate would draw. */
import { Hono } from "hono";
import { SketchRequest } from "../../lib/schemas/sketch_request.ts";
import type { AppEnv } from "../http/env.ts";
import { guestCookie } from "../http/guest_cookie.ts";
import { readJson } from "../http/json_body.ts";
import { ownerOf, requesterOf } from "../http/requester.ts";
import type { Services } from "../services.ts";

/** What a header can carry as it is. */
const PRINTABLE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/**
 * `POST /api/characters/sketch`: 200 WebP with its seed in `X-Seed`. 400 for a body that is none, 404 for a picture
 * that is gone, 429, 503 when too many wait.
 */
export function sketchRoutes(
  { sketches, redrawing, config }: Pick<Services, "sketches" | "redrawing" | "config">,
): Hono<AppEnv> {
  const guests = guestCookie(config.appUrl);

  return new Hono<AppEnv>().post("/api/characters/sketch", async function sketch(c) {
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
  });
}
