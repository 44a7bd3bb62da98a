import assert from "node:assert/strict";
import { monthName } from "./month_name.ts";

Deno.test("[months] a month has the same name in every time zone", () => {
  assert.equal(monthName("2026-11"), "November 2026");
  assert.equal(monthName("2027-01"), "January 2027");
});
