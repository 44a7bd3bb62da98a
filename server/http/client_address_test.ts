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
  ["IPv6 by /56", { peer: "2001:db8:1:2a3b:3:4:5:6" }, "2001:db8:1:2a00::/56"],
  ["another address of the same household", { peer: "2001:DB8:1:2aff::9" }, "2001:db8:1:2a00::/56"],
  ["the next household", { peer: "2001:db8:1:2b00::9" }, "2001:db8:1:2b00::/56"],
  ["short IPv6", { peer: "2001:db8::1" }, "2001:db8:0:0::/56"],
  ["shortest IPv6", { peer: "::1" }, "0:0:0:0::/56"],
  ["IPv6 with zeros at its end", { peer: "2001:db8:1:2a3b::" }, "2001:db8:1:2a00::/56"],
  ["IPv6 with a zone", { peer: "fe80::1%eth0" }, "fe80:0:0:0::/56"],
  ["IPv6 with dots", { peer: "64:ff9b::192.0.2.33" }, "64:ff9b:0:0::/56"],
  ["IPv4 in IPv6 with a port", { forwarded: "[::ffff:1.2.3.4]:80", proxies: 1 }, "1.2.3.4"],
  ["a port after IPv4", { forwarded: "6.6.6.6, 1.2.3.4:5678", proxies: 1 }, "1.2.3.4"],
  [
    "a port after IPv6",
    { forwarded: "[2001:db8:1:2a3b::1]:5678", proxies: 1 },
    "2001:db8:1:2a00::/56",
  ],
  ["brackets alone", { forwarded: "[2001:db8:1:2a3b::1]", proxies: 1 }, "2001:db8:1:2a00::/56"],
  ["no address", { forwarded: "unknown", proxies: 1 }, "unknown"],
  ["a made-up name", { forwarded: "guest-4711", proxies: 1 }, "unknown"],
  ["too many groups", { forwarded: "1:2:3:4:5:6:7:8:9", proxies: 1 }, "unknown"],
  ["IPv4 in IPv6", { peer: "::ffff:10.0.0.7" }, "10.0.0.7"],
];

for (const [name, given, seen] of table) {
  Deno.test(`[http] client address: ${name}`, async () => {
    assert.equal(await (await addressSeen(given)).text(), seen);
  });
}
