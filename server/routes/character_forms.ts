/** @module Entering, voting and withdrawing on a character's page, by forms that need no script. */
import { type Context, Hono } from "hono";
import { SLUG_PATTERN } from "../../lib/characters/character_url.ts";
import { type DONE, ENTRY_FORMS } from "../../lib/contest/entry_forms.ts";
import { DONE_PARAMETER } from "../../lib/forms/refused_form.ts";
import { SubmitRequest, VoteRequest } from "../../lib/schemas/contest.ts";
import { Failure } from "../failures/failure.ts";
import { validated } from "../http/validated.ts";
import { clientAddress } from "../http/client_address.ts";
import type { AppEnv } from "../http/env.ts";
import { type Fields, pageForm } from "../http/page_form.ts";
import { requireUser } from "../http/session.ts";
import { answeringForms, type PageServices } from "../pages/form_answers.ts";
import type { Services } from "../services.ts";
import { t } from "../../lib/i18n/translate.ts";

const PAGE = `/character/:id{[0-9]{1,15}|${SLUG_PATTERN}}`;

/**
 * Forms of a character's page: 303 to the page, which says what was done. What is refused answers with the page:
 * 400, 401, 403, 404, 409, 429 as the calls of the contest do.
 */
export function characterFormRoutes(
  services: PageServices & Pick<Services, "contest" | "config">,
): Hono<AppEnv> {
  const { contest, config } = services;

  async function submit(c: Context<AppEnv>, fields: Fields): Promise<string> {
    const { id } = requireUser(c);
    const { character, description = "" } = fields;
    const request = { characterId: Number(character), description: description || undefined };
    await contest.submit(id, validated(SubmitRequest, request));
    return doneAt(c, "submitted");
  }

  async function vote(c: Context<AppEnv>, fields: Fields): Promise<string> {
    const { id: userId } = requireUser(c);
    const { rating } = validated(VoteRequest, { rating: Number(fields.rating) });
    await contest.vote({
      submissionId: entryIn(fields),
      userId,
      rating,
      clientAddress: clientAddress(c, config.trustedProxies),
    });
    return doneAt(c, "voted");
  }

  async function withdraw(c: Context<AppEnv>, fields: Fields): Promise<string> {
    await contest.withdraw(requireUser(c).id, entryIn(fields));
    return doneAt(c, "withdrawn");
  }

  const forms = {
    [ENTRY_FORMS.submit]: submit,
    [ENTRY_FORMS.vote]: vote,
    [ENTRY_FORMS.withdraw]: withdraw,
  };
  return new Hono<AppEnv>().post(PAGE, pageForm(answeringForms(services), forms));
}

function entryIn({ entry = "" }: Fields): number {
  if (/^\d{1,15}$/.test(entry)) return Number(entry);
  throw new Failure("notFound", t("There is no such entry."));
}

function doneAt(c: Context<AppEnv>, done: keyof typeof DONE): string {
  return `${c.req.path}?${DONE_PARAMETER}=${done}`;
}
