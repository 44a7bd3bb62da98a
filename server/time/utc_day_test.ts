import assert from "node:assert/strict";
import { secondsUntilNextDay, utcDay } from "./utc_day.ts";

Deno.test("days are UTC, and end at its midnight", () => {
  const late = new Date("2026-11-20T23:59:30.500Z");
  assert.equal(utcDay(late), "2026-11-20");
  assert.equal(secondsUntilNextDay(late), 30);
  const midnight = new Date("2026-11-21T00:00:00.000Z");
  assert.equal(utcDay(midnight), "2026-11-21");
  assert.equal(secondsUntilNextDay(midnight), 86_400);
});
