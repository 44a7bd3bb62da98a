import assert from "node:assert/strict";
import { Stripe } from "stripe";
import { isSigned, sign, signingKey } from "./signature.ts";

const SECRET = "whsec_test";
const NOW = new Date("2026-11-20T12:00:00.000Z");
const BODY = '{ "id": "evt_1" }';
const key = await signingKey(new TextEncoder().encode(SECRET));
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

Deno.test("[signature] ours passes Stripe's check, and Stripe's passes ours", async () => {
  const header = await sign(key, BODY, new Date());
  const client = new Stripe("sk_test");
  const event = await client.webhooks.constructEventAsync(BODY, header, SECRET);
  assert.equal(event.id, "evt_1");
  const theirs = await client.webhooks.generateTestHeaderStringAsync({
    payload: BODY,
    secret: SECRET,
  });
  assert.equal(await isSigned(key, BODY, { header: theirs, now: new Date() }), true);
});

Deno.test("[signature] it is valid for five minutes, and not in the future", async () => {
  const header = await sign(key, BODY, NOW);
  for (
    const [seconds, good] of [[0, true], [300, true], [301, false], [-300, true], [
      -301,
      false,
    ]] as const
  ) {
    assert.equal(await isSigned(key, BODY, { header, now: later(seconds) }), good, `${seconds} s`);
  }
});

Deno.test("[signature] malformed signatures are refused", async () => {
  const header = await sign(key, BODY, NOW);
  const [time, signature] = header.split(",") as [string, string];
  const wrong = [
    undefined,
    "",
    time,
    signature,
    `${time},v1=`,
    `${time},v1=${"0".repeat(64)}`,
    `${time},${signature.toUpperCase()}`,
    `${time},${signature}00`,
    `t=,${signature}`,
    `t=NaN,${signature}`,
    `t=Infinity,${signature}`,
    `t=1e9,${signature}`,
    ",,,===",
  ];
  for (const header of wrong) {
    assert.equal(await isSigned(key, BODY, { header, now: NOW }), false, header);
  }
  assert.equal(await isSigned(key, `${BODY} `, { header, now: NOW }), false);
  // While a secret is being replaced, each event is signed with both.
  const both = `${time},v1=${"0".repeat(64)},${signature}`;
  assert.equal(await isSigned(key, BODY, { header: both, now: NOW }), true);
});
