/** @module The forms of the page of a cat in memory, which its owner alone sees. */
import { type Context, Hono } from "hono";
import { MEMORIAL_FORMS } from "../../lib/memorials/memorial.ts";
import { MemorialRequest } from "../../lib/schemas/memorial_request.ts";
import { validated } from "../http/validated.ts";
import type { AppEnv } from "../http/env.ts";
import { type Fields, pageForm } from "../http/page_form.ts";
import { requireUser } from "../http/session.ts";
import { answeringForms, type PageServices } from "../pages/form_answers.ts";
import type { Services } from "../services.ts";
import { characterRef } from "./character_url.ts";

/**
 * Forms of the page of a cat in memory: 303 to the page. What is refused answers with the page: 400 for fields,
 * 401 to guests, 404 for cats of others.
 */
export function memorialRoutes(services: PageServices & Pick<Services, "memorials">): Hono<AppEnv> {
  const { memorials } = services;

  async function keep(c: Context<AppEnv>, fields: Fields): Promise<string> {
    const { id } = requireUser(c);
    await memorials.keep(id, characterRef(c), validated(MemorialRequest, fields));
    return c.req.path;
  }

  async function remove(c: Context<AppEnv>): Promise<string> {
    const { id } = requireUser(c);
    await memorials.keep(id, characterRef(c), null);
    return c.req.path;
  }

  return new Hono<AppEnv>().post(
    "/memory/:id",
    pageForm(answeringForms(services), {
      [MEMORIAL_FORMS.keep]: keep,
      [MEMORIAL_FORMS.remove]: remove,
    }),
  );
}
