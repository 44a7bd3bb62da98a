/**
 * What is free around a picture: its sketch before it is drawn, the pictures of the last day, and the same cat
 * drawn again with changes.
 *
 * @module
 */
import { type Context, Hono } from "hono";
import { RedrawRequest } from "../../lib/schemas/redraw_request.ts";
import { SketchRequest } from "../../lib/schemas/sketch_request.ts";
import { clientOwner } from "../http/client_owner.ts";
import type { GenerationRequest } from "../generation/generation_request.ts";
import { requirePermittedChoices } from "../generation/permitted_choices.ts";
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

  /** Whose pictures may be changed. */
  function whoOf(c: Context<AppEnv>): Pick<GenerationRequest, "owner" | "browser"> {
    const owner = clientOwner(c, config);
    return c.var.session ? { owner } : { owner, browser: guests.identify(c) };
  }

  return new Hono<AppEnv>()
    .post("/api/characters/sketch", async function sketch(c) {
      const { locked: wanted, ...choices } = await readJson(c, SketchRequest);
      refuseProfanity({ prompt: choices.prompt, traits: choices.traits });
      const locked = wanted?.parts.length ? await redrawing.lock(whoOf(c), wanted) : undefined;
      const { webp, seed } = await sketches.sketch(clientOwner(c, config), { ...choices, locked });
      return c.body(webp, 200, {
        "Content-Type": "image/webp",
        "Cache-Control": "no-store",
        "X-Seed": PRINTABLE.test(seed) ? seed : encodeURIComponent(seed),
      });
    })
    .post("/api/characters/redraw", async function redraw(c) {
      const changes = await readJson(c, RedrawRequest);
      const isPremium = c.var.session?.user.isPremium ?? false;
      requirePermittedChoices({ ...changes, prompt: changes.words }, { isPremium });
      const who = { ...whoOf(c), isPremium, idempotencyKey: readIdempotencyKey(c) };
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
