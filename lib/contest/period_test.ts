import assert from "node:assert/strict";
import { endOf, isPeriod, lastDayOf, periodBefore, periodOf } from "./period.ts";

Deno.test("a month begins and ends at midnight in UTC", () => {
  assert.equal(periodOf(new Date("2026-11-30T23:59:59.999Z")), "2026-11");
  assert.equal(periodOf(new Date("2026-12-01T00:00:00.000Z")), "2026-12");
  assert.equal(new Date(endOf("2026-12")).toISOString(), "2027-01-01T00:00:00.000Z");
  assert.equal(lastDayOf("2028-02"), "2028-02-29");
  assert.equal(periodBefore("2027-01"), "2026-12");
});

Deno.test("only months are months", () => {
  for (const text of ["2026-13", "2026-00", "2026-1", "26-01", "2026-01-01", ""]) {
    assert.equal(isPeriod(text), false, text);
  }
  assert.equal(isPeriod("2026-09"), true);
});
