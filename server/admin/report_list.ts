/** @module Reported entries, page by page; those without a decision come first. */
import type { AdminReports } from "../../lib/admin/admin_data.ts";
import type { Moderation } from "../contest/moderation.ts";

/** Entries on one page. */
const PAGE = 25;

/** The page that `query` asks for; the first one for a page that is none. */
export async function reportList(
  moderation: Moderation,
  query: URLSearchParams,
): Promise<AdminReports> {
  const answer = await moderation.carryOut({ action: "list" });
  const all = "reported" in answer ? answer.reported : [];
  const cursor = query.get("cursor") ?? "";
  const start = /^\d{1,6}$/.test(cursor) ? Number(cursor) : 0;
  const end = start + PAGE;
  return { entries: all.slice(start, end), ...(end < all.length && { next: String(end) }) };
}
