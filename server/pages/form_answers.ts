/** @module Pages that are the answer to one of their own forms. */
import type { FormAnswering } from "../http/page_form.ts";
import { languageOfRequest } from "../i18n/request_language.ts";
import type { Services } from "../services.ts";
import { openPageLoading, type PageSources } from "./page_loaders.ts";
import { readPageInput } from "./page_input.ts";

/** What renders a page. */
export type PageServices = PageSources & Pick<Services, "config" | "generator" | "renderPage">;

/** How these services answer a form with its own page. */
export function answeringForms(services: PageServices): FormAnswering {
  return async function answerForm(c, formAnswer, status) {
    const page = await services.renderPage({
      ...await readPageInput(services, c),
      load: openPageLoading(services, c.var.session).loaders,
      formAnswer,
      metaPixelId: undefined,
      adConsent: null,
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
