/**
 * A person's pictures of the last day, and sketches of what is not drawn yet. Both are free.
 *
 * @module
 */
import { type Context, Hono } from "hono";
import { SketchRequest } from "../../lib/schemas/generate_request.ts";
import { clientAddress } from "../http/client_address.ts";
import type { AppEnv } from "../http/env.ts";
import { guestCookie } from "../http/guest_cookie.ts";
import { readJson } from "../http/json_body.ts";
import { refuseProfanity } from "../language/wording.ts";
import type { Services } from "../services.ts";
import { type Owner, userOwner } from "../store/generations/generation_row.ts";

/** What a header can carry as it is. */
const PRINTABLE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** Guests find their pictures by their browser: an address can be shared by many. */
const GUEST: Owner = "guest:";

export function recentPictureRoutes(
  { generation, sketches, config }: Pick<Services, "generation" | "sketches" | "config">,
): Hono<AppEnv> {
  const guests = guestCookie(config.appUrl);

  function ownerOf(c: Context<AppEnv>): Owner {
    const user = c.var.session?.user;
    return user ? userOwner(user.id) : `guest:${clientAddress(c, config.trustedProxies)}`;
  }

  return new Hono<AppEnv>()
    .post("/api/characters/sketch", async function sketch(c) {
      const choices = await readJson(c, SketchRequest);
      refuseProfanity({ prompt: choices.prompt, traits: choices.traits });
      const { webp, seed } = await sketches.sketch(ownerOf(c), choices);
      return c.body(webp, 200, {
        "Content-Type": "image/webp",
        "Cache-Control": "no-store",
        "X-Seed": PRINTABLE.test(seed) ? seed : encodeURIComponent(seed),
      });
    })
    .get("/api/generations", async function recentPictures(c) {
      const user = c.var.session?.user;
      const browser = guests.known(c);
      if (user) return c.json(await generation.recent({ owner: userOwner(user.id) }));
      return c.json(browser ? await generation.recent({ owner: GUEST, browser }) : []);
    });
}
