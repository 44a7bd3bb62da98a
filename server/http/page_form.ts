/**
 * @module Forms that pages send to their own URL without a script. What is done is answered with 303 to the
 * page that shows it; what is refused, with the page itself, which says why and keeps what was typed.
 */
import type { Context, Handler } from "hono";
import { loginUrl } from "../../lib/auth/login_url.ts";
import { FORM_FIELD, type RefusedForm } from "../../lib/forms/refused_form.ts";
import { Failure } from "../failures/failure.ts";
import type { PageInput } from "../frontend.ts";
import type { AppEnv } from "./env.ts";
import type { Problem } from "./errors.ts";
import { readForm } from "./form_body.ts";
import { refusedAnswer } from "./refused_answer.ts";
import { t } from "../../lib/i18n/translate.ts";

export type Fields = Record<string, string>;

/** Answers with the page at the URL of the request, and this status unless the page has one of its own. */
export type FormAnswering = (
  c: Context<AppEnv>,
  formAnswer: PageInput["formAnswer"],
  status: number,
) => Promise<Response>;

/** Does what a form asks for; answers the URL to go on to. */
export type FormHandler = (c: Context<AppEnv>, fields: Fields) => Promise<string>;

/** Never sent back to the page. */
const SECRETS = ["password", "cardNumber", "cvc"];

/** The forms of a page, by the names in their field `form`. A guest who must sign in is sent there and back. */
export function pageForm(
  answerForm: FormAnswering,
  handlers: Record<string, FormHandler>,
): Handler<AppEnv> {
  return async function sendForm(c) {
    const fields = await readForm(c);
    const name = fields[FORM_FIELD] ?? "";
    try {
      return c.redirect(await handlerNamed(handlers, name)(c, fields), 303);
    } catch (error) {
      if (needsSession(c, error)) return c.redirect(loginUrl(urlOf(c)), 303);
      return await refusedAnswer(c, error, (problem) => {
        const refused = refusedForm({ name, fields, problem });
        return answerForm(c, { refused }, problem.status);
      });
    }
  };
}

function refusedForm(
  { name, fields, problem }: { name: string; fields: Fields; problem: Problem },
): RefusedForm {
  const { message, issues = [] } = problem;
  return {
    form: name,
    message,
    problems: Object.fromEntries(issues.map(({ path, message }) => [path, message])),
    values: Object.fromEntries(
      Object.entries(fields).filter(([field]) => !SECRETS.includes(field)),
    ),
  };
}

function handlerNamed(handlers: Record<string, FormHandler>, name: string): FormHandler {
  const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
  if (handler) return handler;
  throw new Failure("invalid", t("There is no such form on this page."));
}

/** A wrong password is no reason to ask for a session. */
function needsSession(c: Context<AppEnv>, error: unknown): boolean {
  return error instanceof Failure && error.kind === "unauthenticated" && !c.var.session &&
    c.req.path !== "/auth";
}

function urlOf(c: Context<AppEnv>): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}
