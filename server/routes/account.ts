/**
 * @module The account page: password, e-mail, sessions, the user's data, and deletion.
 *
 * | call | body | answer |
 * |---|---|---|
 * | POST /api/account/password | `{ currentPassword, newPassword }` | 204, with a new session · 400 · 401 · 429 |
 * | GET /api/account/email | | 200 `{ email, verified, pending }` · 401 |
 * | POST /api/account/email | `{ email, password }` | 200 the same · 400 · 401 · 409 · 429 |
 * | POST /api/account/email/verification | none | 202, a letter follows · 401 · 409 · 429 |
 * | GET /api/account/sessions | | 200 `[{ id, device, current, signedInAt, lastUsed, network? }]` · 401 |
 * | DELETE /api/account/sessions/{id} | | 204 · 401 · 404 |
 * | POST /api/account/sessions/end-others | none | 204 · 401 |
 * | GET /api/account/export | | 200 ZIP · 401 |
 * | POST /api/account/delete | `{ password }` | 204 · 400 · 401 · 429 |
 */
import { Hono } from "hono";
import { AccountDeletion, EmailChange, PasswordChange } from "../../lib/schemas/account_changes.ts";
import { lifeSeconds } from "../accounts/sessions.ts";
import { Failure } from "../failures/failure.ts";
import type { AppEnv } from "../http/env.ts";
import { readJson } from "../http/json_body.ts";
import { requireSession, requireUser } from "../http/session.ts";
import { sessionCookie } from "../http/session_cookie.ts";
import type { Services } from "../services.ts";
import { browserSession } from "./browser_session.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Two of the longest passwords, every character escaped. */
const MAX_REQUEST_BYTES = 8 * 1024;

/** Calls of the account page; each answers with the codes of the table, and 401 to guests. */
export function accountRoutes(
  { accounts, config }: Pick<Services, "accounts" | "config">,
): Hono<AppEnv> {
  const cookie = sessionCookie(config.appUrl);
  const { client } = browserSession({ accounts, config });

  return new Hono<AppEnv>()
    .post("/password", async function changePassword(c) {
      const user = requireUser(c);
      const change = await readJson(c, PasswordChange, MAX_REQUEST_BYTES);
      const { session } = await accounts.changePassword(user, change, client(c));
      cookie.write(c, session.token, lifeSeconds(session.row));
      return c.body(null, 204);
    })
    .get("/email", async function email(c) {
      return c.json(await accounts.email(requireUser(c)));
    })
    .post("/email", async function changeEmail(c) {
      const user = requireUser(c);
      return c.json(
        await accounts.changeEmail(user, await readJson(c, EmailChange, MAX_REQUEST_BYTES)),
      );
    })
    .post("/email/verification", async function resendVerification(c) {
      await accounts.resendVerification(requireUser(c));
      return c.body(null, 202);
    })
    .get("/sessions", async function sessions(c) {
      return c.json(await accounts.sessions.list(requireSession(c)));
    })
    .delete("/sessions/:id", async function endSession(c) {
      const session = requireSession(c);
      const id = c.req.param("id");
      if (!await accounts.sessions.end(session, id)) {
        throw new Failure("notFound", t("There is no such session."));
      }
      if (id === session.id) cookie.clear(c);
      return c.body(null, 204);
    })
    .post("/sessions/end-others", async function endOtherSessions(c) {
      await accounts.sessions.endOthers(requireSession(c));
      return c.body(null, 204);
    })
    .get("/export", function exportAccount(c) {
      const session = requireSession(c);
      return c.body(accounts.exportData(session), 200, {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="purrtrait-${session.user.username}.zip"`,
      });
    })
    .post("/delete", async function deleteAccount(c) {
      const user = requireUser(c);
      await accounts.deleteAccount(user, await readJson(c, AccountDeletion, MAX_REQUEST_BYTES));
      cookie.clear(c);
      c.header("Clear-Site-Data", '"cache"');
      return c.body(null, 204);
    });
}
