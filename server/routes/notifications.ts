/**
 * @module The signed-in user's notifications.
 *
 * | call | body | answer |
 * |---|---|---|
 * | GET /api/user/notifications | | 200 `{ unread, notifications }` · 401 |
 * | POST /api/user/notifications/read | none | 204; the page's form is led back to it · 401 |
 */
import { Hono } from "hono";
import { MARK_READ, NOTIFICATIONS } from "../../lib/notifications/notification.ts";
import type { AppEnv } from "../http/env.ts";
import { isForm } from "../http/form_body.ts";
import { requireUser } from "../http/session.ts";
import type { Services } from "../services.ts";

/** Calls and form for notifications. Reading marks all that there are. */
export function notificationRoutes(
  { notifications }: Pick<Services, "notifications">,
): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get("/api/user/notifications", async function listNotifications(c) {
      return c.json(await notifications.list(requireUser(c).id));
    })
    .post(MARK_READ, async function markNotificationsRead(c) {
      await notifications.markRead(requireUser(c).id);
      return isForm(c) ? c.redirect(NOTIFICATIONS, 303) : c.body(null, 204);
    });
}
