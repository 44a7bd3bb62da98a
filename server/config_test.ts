import assert from "node:assert/strict";
import { ConfigError, readConfig } from "./config.ts";

Deno.test("[config] limits have defaults, and 0 turns each off", () => {
  const { guestGenerationsPerDay, signInsPerMinute, registrationsPerHour } = readConfig({});
  assert.deepEqual([guestGenerationsPerDay, signInsPerMinute, registrationsPerHour], [30, 10, 40]);
  const off = readConfig({ SIGN_INS_PER_MINUTE: "0", REGISTRATIONS_PER_HOUR: "0" });
  assert.deepEqual([off.signInsPerMinute, off.registrationsPerHour], [0, 0]);
});

Deno.test("[config] an empty variable is an absent one", () => {
  assert.equal(readConfig({ SIGN_INS_PER_MINUTE: "" }).signInsPerMinute, 10);
});

for (const value of ["-1", "1.5", "many"]) {
  Deno.test(`[config] a limit of ${value} is refused, and the variable is named`, () => {
    assert.throws(() => readConfig({ SIGN_INS_PER_MINUTE: value }), (error) => {
      assert(error instanceof ConfigError);
      assert.match(error.message, /SIGN_INS_PER_MINUTE/);
      return true;
    });
  });
}
