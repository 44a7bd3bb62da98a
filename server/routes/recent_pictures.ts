/** @module The pictures of the last day, of a user or of a guest's browser. */
import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { guestCookie } from "../http/guest_cookie.ts";
import { ownerOf } from "../http/requester.ts";
import type { Services } from "../services.ts";

/** `GET /api/generations`: 200, the newest first. */
export function recentPictureRoutes(
  { generation, config }: Pick<Services, "generation" | "config">,
): Hono<AppEnv> {
  const guests = guestCookie(config.appUrl);

  return new Hono<AppEnv>().get("/api/generations", async function recentPictures(c) {
    // A guest's pictures are those of the browser: an address can be shared by many.
    const who = { owner: ownerOf(c, config), browser: guests.known(c) };
    return c.json(await generation.recent(who));
  });
}
