import assert from "node:assert/strict";
import { readLanguageBy } from "../../lib/i18n/current_language.ts";
import { formatDate, formatDay } from "./format_date.ts";

Deno.test("[date] a day is that day everywhere, a moment the reader's day", () => {
  assert.equal(formatDate("2026-01-05"), "Jan 5, 2026");
  const noon = new Date(2026, 10, 20, 12);
  assert.equal(formatDate(noon.toISOString()), "Nov 20, 2026");
});

Deno.test("[date] what a server writes is the UTC day for every reader", () => {
  assert.equal(formatDay("2026-11-20T23:59:59.999Z"), "Nov 20, 2026");
  assert.equal(formatDay("2026-11-21T00:00:00.000Z"), "Nov 21, 2026");
});

Deno.test("[date] dates are written in the reader's language", () => {
  readLanguageBy(() => "de");
  assert.equal(formatDate("2026-03-05"), "5. März 2026");
  readLanguageBy(() => "ja");
  assert.equal(formatDate("2026-03-05"), "2026年3月5日");
  readLanguageBy(() => "en");
});
