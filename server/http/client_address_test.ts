import assert from "node:assert/strict";
import { Hono } from "hono";
import { clientAddress } from "./client_address.ts";
import type { AppEnv } from "./env.ts";

function addressSeen(
  { peer, forwarded, proxies = 0 }: { peer?: string; forwarded?: string; proxies?: number },
) {
  const app = new Hono<AppEnv>().get("/", (c) => c.text(clientAddress(c, proxies)));
  const headers = new Headers(forwarded === undefined ? [] : [["x-forwarded-for", forwarded]]);
  return app.request("/", { headers }, peer ? { remoteAddr: { hostname: peer } } : {});
}

const table: [name: string, given: Parameters<typeof addressSeen>[0], seen: string][] = [
  ["the peer", { peer: "10.0.0.7" }, "10.0.0.7"],
  ["no peer", {}, "unknown"],
  ["a forged header without proxies", { peer: "10.0.0.7", forwarded: "1.2.3.4" }, "10.0.0.7"],
  ["one proxy", { peer: "10.0.0.7", forwarded: "6.6.6.6, 1.2.3.4", proxies: 1 }, "1.2.3.4"],
  [
    "two proxies",
    { peer: "10.0.0.7", forwarded: "6.6.6.6, 1.2.3.4, 10.0.0.9", proxies: 2 },
    "1.2.3.4",
  ],
  ["fewer hops than proxies", { peer: "10.0.0.7", forwarded: "1.2.3.4", proxies: 2 }, "10.0.0.7"],
  ["IPv6 by /64", { peer: "2001:db8:1:2:3:4:5:6" }, "2001:db8:1:2::/64"],
  ["short IPv6", { peer: "2001:db8::1" }, "2001:db8:0:0::/64"],
  ["IPv4 in IPv6", { peer: "::ffff:10.0.0.7" }, "10.0.0.7"],
];

for (const [name, given, seen] of table) {
  Deno.test(`[http] client address: ${name}`, async () => {
    assert.equal(await (await addressSeen(given)).text(), seen);
  });
}
