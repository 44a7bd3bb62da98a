/**
 * Pages that are the answer to one of their own forms.
 *
 * @module
 */
import { getCookie } from "hono/cookie";
import { THEME_COOKIE, toTheme } from "../../lib/theme.ts";
import type { FormAnswering } from "../http/page_form.ts";
import { languageOfRequest } from "../i18n/request_language.ts";
import type { Services } from "../services.ts";
import { openPageLoading, type PageSources } from "./page_loaders.ts";
import { readVisitor } from "./visitor.ts";

/** What renders a page. */
export type PageServices = PageSources & Pick<Services, "config" | "generator" | "renderPage">;

export function answeringForms(services: PageServices): FormAnswering {
  const { config, generator, renderPage } = services;

  return async function answerForm(c, formAnswer, status) {
    const { session } = c.var;
    const { pathname, search } = new URL(c.req.url);
    const page = await renderPage({
      url: pathname + search,
      ...await readVisitor(services, session),
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
    if (page.location) return c.redirect(page.location, 303);
    const headers = {
      "Cache-Control": "no-store",
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": languageOfRequest(),
    };
    return new Response(page.html, { status: page.status === 200 ? status : page.status, headers });
  };
}
