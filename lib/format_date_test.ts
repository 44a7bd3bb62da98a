import assert from "node:assert/strict";
import { formatDate } from "./format_date.ts";

Deno.test("[date] a day is that day everywhere, a moment the reader's day", () => {
  assert.equal(formatDate("2026-01-05"), "Jan 5, 2026");
  const noon = new Date(2026, 10, 20, 12);
  assert.equal(formatDate(noon.toISOString()), "Nov 20, 2026");
});
