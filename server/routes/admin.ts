/**
 * The forms of the admin pages, for owners. To everyone else there is nothing here.
 *
 * @module
 */
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { AdminData, SecretLink } from "../../lib/admin/admin_data.ts";
import { THEME_COOKIE, toTheme } from "../../lib/theme.ts";
import { Failure, FAILURE_STATUS } from "../failures/failure.ts";
import type { AppEnv } from "../http/env.ts";
import { readText } from "../http/text_body.ts";
import type { Services } from "../services.ts";

/** The longest form, every character escaped. */
const MAX_REQUEST_BYTES = 16 * 1024;

const FORM_TYPE = "application/x-www-form-urlencoded";

export function adminRoutes(
  { admin, config, renderPage }: Pick<Services, "admin" | "config" | "renderPage">,
): Hono<AppEnv> {
  /** The page at this address with these data, as the answer to a form. */
  async function answerWith(c: Context<AppEnv>, data: AdminData, status: number) {
    const page = await renderPage({
      url: c.req.path,
      user: c.var.session?.user ?? null,
      data: { admin: data },
      theme: toTheme(getCookie(c, THEME_COOKIE)),
      origin: config.appUrl,
      metaPixelId: undefined,
      adConsent: null,
      sendsMail: config.mail !== undefined,
      requestId: c.var.requestId,
    });
    const headers = { "Cache-Control": "no-store", "Content-Type": "text/html; charset=utf-8" };
    return new Response(page.html, { status: page.status === 200 ? status : page.status, headers });
  }

  return new Hono<AppEnv>().post("/admin/*", async function sendForm(c) {
    const { session } = c.var;
    if (!session?.isOwner) throw nothing();
    const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
    if (type !== FORM_TYPE) {
      throw new Failure("unsupported", `The form must be sent as ${FORM_TYPE}.`);
    }
    const body = new URLSearchParams(await readText(c.req.raw, MAX_REQUEST_BYTES));
    const values = Object.fromEntries(body);
    const sent = await admin.send({ path: c.req.path, ownerId: session.user.id, values });
    if ("failure" in sent) {
      const { failure, form } = sent;
      return await answerWith(c, { form }, FAILURE_STATUS[failure.kind]);
    }
    if ("link" in sent) return await answerWith(c, { link: sent.link satisfies SecretLink }, 200);
    return c.redirect(`${sent.to}?notice=${sent.notice}`, 303);
  });
}

function nothing(): Failure {
  return new Failure("notFound", "There is nothing at this address.");
}
