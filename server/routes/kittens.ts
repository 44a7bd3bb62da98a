/**
 * Kittens of two saved cats.
 *
 * | call | body | answer |
 * |---|---|---|
 * | POST /api/kittens | `KittensRequest` | 201 `{ litter, odds, squares, remainingGenerations }` · 400 same sex or same cat · 401 · 403 no credits, or not allowed · 404 · 409 not of the illustrator |
 * | POST /kittens | the page's form | 303 to the page with the litter, or with what went wrong |
 * | POST /kittens/save | the form of a kitten | 303 to the page |
 *
 * An `Idempotency-Key` makes a repeated request the same litter; the form has one in its field `key`.
 *
 * @module
 */
import { type Context, Hono } from "hono";
import { KITTENS_PAGE, type KittensNotice } from "../../lib/kittens/kittens_page.ts";
import { DEFAULT_COLOUR_SCHEME } from "../../lib/choices.ts";
import { KittensRequest } from "../../lib/schemas/kittens_request.ts";
import { Name } from "../../lib/schemas/save_request.ts";
import { Failure, type FailureKind } from "../failures/failure.ts";
import { readIdempotencyKey } from "../http/drawing_answer.ts";
import type { AppEnv } from "../http/env.ts";
import { readForm } from "../http/form_body.ts";
import { readJson } from "../http/json_body.ts";
import { requireUser } from "../http/session.ts";
import { isPictureKey } from "../images/picture_key.ts";
import type { Services } from "../services.ts";
import { findByImage } from "../store/generations/generation_lookups.ts";

/** What the page says when a litter failed; other failures the page finds itself. */
const NOTICES: Partial<Record<FailureKind, KittensNotice>> = {
  forbidden: "no-credits",
  unavailable: "busy",
  provider: "not-drawn",
};

/** The keys that the form makes. */
const KEY = /^[\w-]{8,200}$/;

export function kittenRoutes(
  { kittens, characters, kv }: Pick<Services, "kittens" | "characters" | "kv">,
): Hono<AppEnv> {
  function breeder(c: Context<AppEnv>, idempotencyKey: string | undefined) {
    const { id, isPremium = false } = requireUser(c);
    return { userId: id, isPremium, ...(idempotencyKey !== undefined && { idempotencyKey }) };
  }

  return new Hono<AppEnv>()
    .post("/api/kittens", async function breed(c) {
      const who = breeder(c, readIdempotencyKey(c));
      const { id: _, ...answer } = await kittens.breed(who, await readJson(c, KittensRequest));
      return c.json(answer, 201);
    })
    .post("/kittens", async function sendForm(c) {
      requireUser(c);
      const { mother = "", father = "", key } = await readForm(c);
      const request = coupleIn({ motherId: Number(mother), fatherId: Number(father) });
      const couple = { mother, father };
      try {
        const who = breeder(c, key && KEY.test(key) ? key : undefined);
        const { id } = await kittens.breed(who, request);
        return c.redirect(pageUrl({ ...couple, litter: id }), 303);
      } catch (error) {
        const notice = error instanceof Failure && NOTICES[error.kind];
        if (!notice) throw error;
        return c.redirect(pageUrl({ ...couple, notice }), 303);
      }
    })
    .post("/kittens/save", async function saveKitten(c) {
      const user = requireUser(c);
      const { mother = "", father = "", litter = "", picture = "", name } = await readForm(c);
      const back = { mother, father, litter };
      const read = Name.safeParse(name);
      if (!read.success) return c.redirect(pageUrl({ ...back, notice: "no-name" }), 303);
      const drawn = isPictureKey(picture) ? await findByImage(kv, picture) : null;
      const { id } = await characters.save(user.id, {
        imageUrl: picture,
        name: read.data,
        traits: [],
        accessories: [],
        colorScheme: drawn?.colorScheme ?? DEFAULT_COLOUR_SCHEME,
      });
      return c.redirect(pageUrl({ ...back, saved: String(id) }), 303);
    });
}

function coupleIn(fields: unknown): KittensRequest {
  const read = KittensRequest.safeParse(fields);
  if (read.success) return read.data;
  throw new Failure("invalid", read.error.issues[0]!.message);
}

function pageUrl(query: Record<string, string>): string {
  return `${KITTENS_PAGE}?${new URLSearchParams(query)}`;
}
