/** @module The forms of the admin pages, for owners. To everyone else there is nothing here. */
import { Hono } from "hono";
import { nothingHere } from "../failures/nothing_here.ts";
import type { AppEnv } from "../http/env.ts";
import { readForm } from "../http/form_body.ts";
import { refusedAnswer } from "../http/refused_answer.ts";
import { answeringForms, type PageServices } from "../pages/form_answers.ts";

/**
 * Forms of the admin pages: 303 to the page with a notice, 200 with a link that is shown once, or the page again
 * with the status of what was refused. 404 to all but owners.
 */
export function adminRoutes(services: PageServices): Hono<AppEnv> {
  const { admin } = services;
  const answerForm = answeringForms(services);

  return new Hono<AppEnv>().post("/admin/*", async function sendForm(c) {
    const { session } = c.var;
    if (!session?.isOwner) throw nothingHere();
    const values = await readForm(c);
    const sent = await admin.send({ path: c.req.path, ownerId: session.user.id, values });
    if ("failure" in sent) {
      const { failure, form } = sent;
      return await refusedAnswer(c, failure, ({ status }) => answerForm(c, { form }, status));
    }
    if ("link" in sent) return await answerForm(c, { link: sent.link }, 200);
    return c.redirect(`${sent.to}?notice=${sent.notice}`, 303);
  });
}
