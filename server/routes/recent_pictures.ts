/**
 * What is free around a picture: its sketch before it is drawn, the pictures of the last day, and the same cat
 * drawn again with changes.
 *
 * @module
 */
import { type Context, Hono } from "hono";
import { isPremiumStyle, PREMIUM_STYLE_LOCKED } from "../../lib/choices.ts";
import { RedrawRequest } from "../../lib/schemas/redraw_request.ts";
import { SketchRequest } from "../../lib/schemas/sketch_request.ts";
import { clientAddress } from "../http/client_address.ts";
import { Failure } from "../failures/failure.ts";
import { drawingAnswer, readIdempotencyKey } from "../http/drawing_answer.ts";
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
  { generation, sketches, redrawing, config }: Pick<
    Services,
    "generation" | "sketches" | "redrawing" | "config"
  >,
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
    .post("/api/characters/redraw", async function redraw(c) {
      const changes = await readJson(c, RedrawRequest);
      refuseProfanity({ prompt: changes.words, traits: changes.traits });
      const user = c.var.session?.user;
      if (changes.style && isPremiumStyle(changes.style) && !user?.isPremium) {
        throw new Failure("forbidden", PREMIUM_STYLE_LOCKED);
      }
      const who = {
        owner: ownerOf(c),
        idempotencyKey: readIdempotencyKey(c),
        ...(user ? { isPremium: user.isPremium ?? false } : { browser: guests.identify(c) }),
      };
      return await drawingAnswer(
        c,
        (listener) => redrawing.redraw({ ...who, ...listener }, changes),
      );
    })
    .get("/api/generations", async function recentPictures(c) {
      const user = c.var.session?.user;
      const browser = guests.known(c);
      if (user) return c.json(await generation.recent({ owner: userOwner(user.id) }));
      return c.json(browser ? await generation.recent({ owner: GUEST, browser }) : []);
    });
}
