import type { Notifications } from "../../lib/notifications/notification.ts";
import type { PageContext } from "../types.ts";

export async function data({ load }: PageContext): Promise<Notifications> {
  return await load.notifications();
}
