import assert from "node:assert/strict";
import { createSingleFlight } from "./single_flight.ts";

Deno.test("simultaneous calls for one key share one result", async () => {
  const flight = createSingleFlight<string>();
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = flight.run("a", () => promise);
  assert.equal(flight.run("a", () => Promise.resolve("another")), first);
  assert.equal(flight.underWay("a"), first);
  assert.equal(await flight.run("b", () => Promise.resolve("b")), "b");
  resolve("a");
  assert.equal(await first, "a");
  assert.equal(flight.underWay("a"), undefined);
  assert.equal(await flight.run("a", () => Promise.resolve("anew")), "anew");
});

Deno.test("work that fails is done again for the next one", async () => {
  const flight = createSingleFlight<string>();
  await assert.rejects(flight.run("a", () => Promise.reject(new Error("away"))), /away/);
  assert.equal(await flight.run("a", () => Promise.resolve("back")), "back");
});
