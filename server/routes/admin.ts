/**
 * The forms of the admin pages, for owners. To everyone else there is nothing here.
 *
 * @module
 */
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { THEME_COOKIE, toTheme } from "../../lib/theme.ts";
import { Failure, FAILURE_STATUS } from "../failures/failure.ts";
import type { AppEnv } from "../http/env.ts";
import { readForm } from "../http/form_body.ts";
import { openPageLoading, type PageSources } from "../pages/page_loaders.ts";
import type { PageInput } from "../pages/page_renderer.ts";
import type { Services } from "../services.ts";

export function adminRoutes(
  services: PageSources & Pick<Services, "config" | "generator" | "renderPage">,
): Hono<AppEnv> {
  const { admin, config, generator, renderPage } = services;

  /** The page at this URL, as the answer to its form. */
  async function answerWith(
    c: Context<AppEnv>,
    formAnswer: PageInput["formAnswer"],
    status: number,
  ) {
    const { session } = c.var;
    const page = await renderPage({
      url: c.req.path,
      user: session?.user ?? null,
      isOwner: session?.isOwner ?? false,
      load: openPageLoading(services, session).loaders,
      formAnswer,
      theme: toTheme(getCookie(c, THEME_COOKIE)),
      origin: config.appUrl,
      metaPixelId: undefined,
      adConsent: null,
      sendsMail: config.mail !== undefined,
      changesAreFree: generator.revise !== undefined,
      requestId: c.var.requestId,
    });
    const headers = { "Cache-Control": "no-store", "Content-Type": "text/html; charset=utf-8" };
    return new Response(page.html, { status: page.status === 200 ? status : page.status, headers });
  }

  return new Hono<AppEnv>().post("/admin/*", async function sendForm(c) {
    const { session } = c.var;
    if (!session?.isOwner) throw nothing();
    const values = await readForm(c);
    const sent = await admin.send({ path: c.req.path, ownerId: session.user.id, values });
    if ("failure" in sent) {
      const { failure, form } = sent;
      return await answerWith(c, { form }, FAILURE_STATUS[failure.kind]);
    }
    if ("link" in sent) return await answerWith(c, { link: sent.link }, 200);
    return c.redirect(`${sent.to}?notice=${sent.notice}`, 303);
  });
}

function nothing(): Failure {
  return new Failure("notFound", "There is nothing at this address.");
}
