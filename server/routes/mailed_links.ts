/**
 * @module Lost passwords, and e-mails to be verified: what links from letters do.
 *
 * | call | body | answer |
 * |---|---|---|
 * | POST /api/password/forgot | `{ usernameOrEmail }` | 202, whether or not there is such an account · 429 |
 * | POST /api/password/reset | `{ token, password }` | 204, every session has ended · 400 · 410 |
 * | POST /api/email/verify | `{ token }` | 204, the e-mail counts · 409 another account has it · 410 |
 */
import { Hono } from "hono";
import {
  EmailVerification,
  PasswordForgotten,
  PasswordReset,
} from "../../lib/schemas/mailed_links.ts";
import { clientAddress } from "../http/client_address.ts";
import type { AppEnv } from "../http/env.ts";
import { readJson } from "../http/json_body.ts";
import type { Services } from "../services.ts";

/** The longest password, every character escaped, and the token. */
const MAX_REQUEST_BYTES = 8 * 1024;

/** Calls of links from letters. Whether an account exists is never said. */
export function mailedLinkRoutes(
  { accounts, config }: Pick<Services, "accounts" | "config">,
): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post("/api/password/forgot", async function forgotPassword(c) {
      const { usernameOrEmail } = await readJson(c, PasswordForgotten, MAX_REQUEST_BYTES);
      await accounts.forgetPassword(usernameOrEmail, clientAddress(c, config.trustedProxies));
      return c.body(null, 202);
    })
    .post("/api/password/reset", async function resetPassword(c) {
      await accounts.resetPassword(await readJson(c, PasswordReset, MAX_REQUEST_BYTES));
      return c.body(null, 204);
    })
    .post("/api/email/verify", async function verifyEmail(c) {
      const { token } = await readJson(c, EmailVerification, MAX_REQUEST_BYTES);
      await accounts.verifyEmail(token);
      return c.body(null, 204);
    });
}
