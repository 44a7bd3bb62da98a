/**
 * Lost passwords.
 *
 * | call | body | answer |
 * |---|---|---|
 * | POST /api/password/forgot | `{ usernameOrEmail }` | 202, whether or not there is such an account · 429 |
 * | POST /api/password/reset | `{ token, password }` | 204, every session has ended · 400 · 410 |
 *
 * @module
 */
import { Hono } from "hono";
import { PasswordForgotten, PasswordReset } from "../../lib/schemas/account.ts";
import { clientAddress } from "../http/client_address.ts";
import type { AppEnv } from "../http/env.ts";
import { readJson } from "../http/json_body.ts";
import type { Services } from "../services.ts";

/** The longest password, every character escaped, and the token. */
const MAX_REQUEST_BYTES = 8 * 1024;

export function passwordRoutes(
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
    });
}
