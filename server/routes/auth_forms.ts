/** @module Signing in and out, and opening an account, by forms that need no script. */
import { type Context, Hono } from "hono";
import { AUTH_FORMS, AUTH_PAGE } from "../../lib/auth/auth_forms.ts";
import { ownUrl } from "../../lib/auth/own_url.ts";
import { LoginRequest, RegisterRequest } from "../../lib/schemas/account.ts";
import { validated } from "../http/validated.ts";
import type { AppEnv } from "../http/env.ts";
import { type Fields, pageForm } from "../http/page_form.ts";
import { answeringForms, type PageServices } from "../pages/form_answers.ts";
import type { Services } from "../services.ts";
import { browserSession } from "./browser_session.ts";

/**
 * Forms of the page for signing in: 303 to where the visitor wanted to go. What is refused answers with the page:
 * 400 for fields, 401 for a wrong name or password, 403 for a suspended account and where registration is closed,
 * 409 for a taken name, 429 for too many attempts.
 */
export function authFormRoutes(
  services: PageServices & Pick<Services, "accounts" | "config">,
): Hono<AppEnv> {
  const { accounts, config } = services;
  const { client, startSession, endSession } = browserSession({ accounts, config });

  async function login(c: Context<AppEnv>, fields: Fields): Promise<string> {
    const request = validated(LoginRequest, fields);
    await startSession(c, await accounts.signIn(request, client(c)));
    return ownUrl(c.req.query("redirect"));
  }

  async function register(c: Context<AppEnv>, fields: Fields): Promise<string> {
    const request = validated(RegisterRequest, fields);
    await startSession(c, await accounts.register(request, client(c)));
    return ownUrl(c.req.query("redirect"));
  }

  async function logout(c: Context<AppEnv>): Promise<string> {
    await endSession(c);
    return "/";
  }

  const forms = {
    [AUTH_FORMS.login]: login,
    [AUTH_FORMS.register]: register,
    [AUTH_FORMS.logout]: logout,
  };
  return new Hono<AppEnv>().post(AUTH_PAGE, pageForm(answeringForms(services), forms));
}
