/**
 * @module Kittens of two saved cats.
 *
 * | call | body | answer |
 * |---|---|---|
 * | POST /api/kittens | `KittensRequest` | 201 `{ litter, odds, squares, remainingGenerations }` · 400 same sex or same cat · 401 · 403 no credits, or not allowed · 404 · 409 not of the illustrator |
 * | POST /kittens | the page's forms: a litter, a kitten to save | 303 to the page that shows it, or the page with what went wrong |
 *
 * An `Idempotency-Key` makes a repeated request the same litter; the form has one in its field `key`.
 */
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { KITTENS_FORMS, KITTENS_PAGE, kittensUrl } from "../../lib/kittens/kittens_page.ts";
import { KittensRequest } from "../../lib/schemas/kittens_request.ts";
import { Name } from "../../lib/schemas/save_request.ts";
import { validated } from "../http/validated.ts";
import { readIdempotencyKey } from "../http/drawing_answer.ts";
import type { AppEnv } from "../http/env.ts";
import { readJson } from "../http/json_body.ts";
import { type Fields, pageForm } from "../http/page_form.ts";
import { payerOf } from "../http/requester.ts";
import { requireUser } from "../http/session.ts";
import { answeringForms, type PageServices } from "../pages/form_answers.ts";
import type { Services } from "../services.ts";

/** The keys that the form makes. */
const KEY = /^[\w-]{8,200}$/;

/** Calls and forms for litters. A litter is paid for once for each `Idempotency-Key`. */
export function kittenRoutes(
  services: PageServices & Pick<Services, "kittens" | "characters">,
): Hono<AppEnv> {
  const { kittens, characters } = services;
  const answerForm = answeringForms(services);

  async function breedByForm(c: Context<AppEnv>, { mother, father, key }: Fields): Promise<string> {
    const who = payerOf(c, key && KEY.test(key) ? key : undefined);
    const couple = { motherId: Number(mother), fatherId: Number(father) };
    const { id } = await kittens.breed(who, validated(KittensRequest, couple));
    return kittensUrl({ mother, father, litter: id });
  }

  async function saveByForm(c: Context<AppEnv>, fields: Fields): Promise<string> {
    const user = requireUser(c);
    const { mother, father, litter, picture = "" } = fields;
    const { name } = validated(z.object({ name: Name }), fields);
    const id = await characters.saveOnce(user.id, { imageUrl: picture, name, traits: [] });
    return kittensUrl({ mother, father, litter, saved: id });
  }

  return new Hono<AppEnv>()
    .post("/api/kittens", async function breed(c) {
      const who = payerOf(c, readIdempotencyKey(c));
      const { id: _, ...answer } = await kittens.breed(who, await readJson(c, KittensRequest));
      return c.json(answer, 201);
    })
    .post(
      KITTENS_PAGE,
      pageForm(answerForm, {
        [KITTENS_FORMS.breed]: breedByForm,
        [KITTENS_FORMS.save]: saveByForm,
      }),
    );
}
