import assert from "node:assert/strict";
import { monthName } from "./months.ts";

Deno.test("[months] a month is called the same wherever somebody is", () => {
  assert.equal(monthName("2026-11"), "November 2026");
  assert.equal(monthName("2027-01"), "January 2027");
});
